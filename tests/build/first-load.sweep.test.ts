import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import { webpack, type Stats } from 'webpack';
import { FIRST_LOAD_LIMIT, FirstLoad } from '../../build/first-load.cjs';

const LOOSE = 'loose.css';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-load-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a pane weighs: bytes that gzip cannot save. */
interface Pane {
  readonly script?: number;
  readonly styles?: number;
  readonly later?: number;
}

const text = (bytes: number): string => JSON.stringify(randomBytes(bytes).toString('base64'));

/** Builds a page of those weights: what went wrong, what was told, what was written. */
const build = async ({ script = 0, styles = 0, later = 0 }: Pane) => {
  writeFileSync(join(folder, 'later.js'), `export default ${text(later)};`);
  writeFileSync(
    join(folder, 'index.js'),
    `document.title = ${text(script)}; document.onclick = () => import('./later.js').then((x) => (document.title = x.default));`,
  );
  const told: string[] = [];
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { pane: './index.js' },
    output: { path: join(folder, 'out'), filename: '[name].js' },
    devtool: 'source-map',
    performance: false,
    plugins: [
      new HtmlPlugin({ filename: 'pane.html' }),
      {
        apply: ({ hooks, webpack: { sources } }) =>
          hooks.thisCompilation.tap('styles', (compilation) =>
            compilation.emitAsset(LOOSE, new sources.RawSource(`body { content: ${text(styles)} }`)),
          ),
      },
      new FirstLoad({
        entry: 'pane',
        page: 'pane.html',
        styles: [LOOSE],
        tell: (line: string) => told.push(line),
      }),
    ],
  });
  const stats = await new Promise<Stats>((done, failed) =>
    compiler.run((error, result) => (result ? done(result) : failed(error))),
  );
  await new Promise((done) => compiler.close(done));
  return {
    told,
    errors: stats.compilation.errors.map(({ message }) => message),
    written: existsSync(join(folder, 'out')),
  };
};

const weightIn = (line: string | undefined): number => Number(/(\d+) bytes/.exec(line ?? '')?.[1]);

describe('the first load of a page', () => {
  it('is 200,000 bytes at most', () => {
    expect(FIRST_LOAD_LIMIT).toBe(200_000);
  });

  it('is told: page, script and styles, gzipped, without what is loaded later', async () => {
    const { told, errors, written } = await build({ script: 60_000, styles: 30_000, later: 150_000 });
    expect(errors).toEqual([]);
    expect(written).toBe(true);
    expect(weightIn(told[0])).toBeGreaterThan(90_000);
    expect(weightIn(told[0])).toBeLessThan(100_000);
  });

  it.each([
    ['script', { script: 200_000 }],
    ['styles', { styles: 200_000 }],
    ['both together', { script: 100_000, styles: 100_000 }],
  ])('fails the build when it is too heavy by its %s; nothing is written', async (_, pane) => {
    const { told, errors, written } = await build(pane);
    expect(told).toEqual([]);
    expect(errors).toHaveLength(1);
    expect(weightIn(errors[0])).toBeGreaterThan(200_000);
    expect(errors[0]).toContain('of 200000 at most');
    expect(written).toBe(false);
  });
});
