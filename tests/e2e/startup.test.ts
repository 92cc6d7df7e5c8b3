import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { servedPage } from '../../emulator/workbench/served';
import { paneFrame } from './axe';
import { theBrowser } from './browser';
import { ROOT, Workbench } from './workbench';

const RUNS = 3;

/** A page with one Fluent button: what the same libraries cost at least. */
const BUTTON = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, FluentProvider, webLightTheme } from '@fluentui/react-components';

Office.onReady(() => createRoot(document.getElementById('root')).render(
  createElement(FluentProvider, { theme: webLightTheme }, createElement('h1', {}, 'A button'), createElement(Button, {}, 'Press'))));
`;

/** Builds the page of the button as the add-in's is built. */
const builtButton = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'roundabout-'));
  const compiler = webpack({
    mode: 'production',
    context: ROOT,
    target: ['web', 'es2022'],
    entry: `data:text/javascript;base64,${Buffer.from(BUTTON).toString('base64')}`,
    output: { path: folder, filename: 'button.js' },
    performance: false,
  })!;
  try {
    await new Promise<void>((done, failed) => {
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString('errors-only')));
        else done();
      });
    });
    return readFileSync(join(folder, 'button.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

const browser = theBrowser();

/** Milliseconds from the request for a page until its first words are painted; each time without a cache. */
const firstPaint = async (script: string | null): Promise<number> => {
  const built = readFileSync(join(ROOT, 'dist', 'addin', 'taskpane.html'), 'utf8');
  const page = servedPage(built.replace(/(src="?)taskpane\.js/, '$1button.js'));
  const bench = await Workbench.open(browser(), {
    extra: (path) => {
      if (script === null) return null;
      if (path === '/addin/button.js') return { body: script, type: 'text/javascript' };
      return path === '/addin/taskpane.html' ? { body: page, type: 'text/html; charset=utf-8' } : null;
    },
  });
  await bench.pane.getByRole('heading', { level: 1 }).waitFor();
  const painted = await paneFrame(bench.page).evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries()[0]!.startTime)).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );
  expect(bench.faults).toEqual([]);
  await bench.close();
  return painted;
};

it('how long the pane takes to start, beside a page with one Fluent button', async () => {
  const script = await builtButton();
  const [pane, button]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    pane.push(await firstPaint(null));
    button.push(await firstPaint(script));
  }
  process.stdout.write(
    `Start-up, first words painted, median of ${RUNS}: pane ${Math.round(median(pane))} ms, one Fluent button ${Math.round(median(button))} ms\n`,
  );
  expect(pane).toHaveLength(RUNS);
});
