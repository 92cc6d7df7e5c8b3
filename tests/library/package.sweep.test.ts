import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { webpack } from 'webpack';
import { buildLibrary } from '../../build/library.cjs';
import { optimization } from '../../build/rules.cjs';
import { EXAMPLES, MANUAL } from './api';

let folder: string;
let library: string;

/** The program of somebody who has installed the library. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-'));
  library = join(folder, 'node_modules/roundabout');
  buildLibrary(library);
  EXAMPLES.forEach(({ code }, at) => writeFileSync(join(folder, `example${at}.mts`), code));
});
afterAll(() => rmSync(folder, { recursive: true }));

const STRICT: ts.CompilerOptions = {
  ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
  ...{ module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts'], types: [] },
};

/** What a bundle weighs that uses this of the library, minified and gzipped. */
const weightOf = async (uses: string): Promise<number> => {
  const entry = /[^\w]/.test(uses) ? `export * from '${uses}'` : `export { ${uses} } from 'roundabout/core'`;
  writeFileSync(join(folder, 'entry.mjs'), entry);
  const compiler = webpack({
    ...{ mode: 'production', context: folder, entry: './entry.mjs', optimization, performance: false },
    ...{ experiments: { outputModule: true }, output: { path: folder, library: { type: 'module' } } },
  });
  await new Promise((done, failed) => compiler.run((error, stats) => (error ? failed(error) : done(stats))));
  await new Promise((done) => compiler.close(done));
  const [bundle] = ['main.mjs', 'main.js']
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file));
  return gzipSync(readFileSync(bundle!)).length;
};

describe('the library as a package', () => {
  it('imports nothing but its own files', () => {
    const files = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|d\.ts)$/.test(file),
    );
    const wrong = files.flatMap((file) =>
      ts
        .preProcessFile(readFileSync(join(library, file), 'utf8'))
        .importedFiles.map(({ fileName }) => fileName)
        .filter((name) => !name.startsWith('.') || !existsSync(join(library, dirname(file), name)))
        .map((name) => `${file}: ${name}`),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });

  it('has types with which the strictest program compiles every example', () => {
    writeFileSync(join(folder, 'console.d.ts'), 'declare const console: { log(...told: unknown[]): void };');
    const files = ['console.d.ts', ...EXAMPLES.map((_, at) => `example${at}.mts`)].map((file) =>
      join(folder, file),
    );
    const found = ts.getPreEmitDiagnostics(ts.createProgram(files, { ...STRICT, noEmit: true }));
    const told = found.map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
    expect(told).toEqual([]);
  });

  it('runs in Node', () => {
    EXAMPLES.forEach(({ code }, at) =>
      writeFileSync(
        join(folder, `example${at}.mjs`),
        ts.transpile(code, { ...STRICT, module: ts.ModuleKind.ESNext }),
      ),
    );
    writeFileSync(
      join(folder, 'all.mjs'),
      EXAMPLES.map((_, at) => `import './example${at}.mjs';`).join('\n'),
    );
    const printed = execFileSync(process.execPath, ['all.mjs'], { cwd: folder, encoding: 'utf8' });
    expect(printed.trimEnd().split('\n')).toEqual(EXAMPLES.flatMap((example) => example.printed));
  });

  it('weighs what the manual says, and pairings alone a fraction of it', async () => {
    const rows = [...MANUAL.matchAll(/^\| `([\w/]+)`[^|]*\|\s*([\d,]+) \|$/gm)];
    const said = rows.map(([, uses = '', bytes = '']) => [uses, Number(bytes.replace(',', ''))] as const);
    expect(said.map(([uses]) => uses)).toEqual([
      'makeSchedule',
      'standings',
      'roundabout/core',
      'roundabout/trf',
    ]);
    const weights: [string, number][] = [];
    for (const [uses] of said) weights.push([uses, await weightOf(uses)]);
    const wrong = weights.filter(([, weight], at) => Math.abs(weight / said[at]![1] - 1) > 0.1);
    expect(wrong).toEqual([]);
    const [pairings, , whole] = weights.map(([, weight]) => weight);
    expect(pairings! * 5).toBeLessThan(whole!);
  });
});
