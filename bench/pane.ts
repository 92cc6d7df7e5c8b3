import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../build/chromium.cjs';
import { servedPage } from '../emulator/workbench/served';
import { serve } from '../emulator/workbench/server';
import { line, ratio } from './measure';

const RUNS = 5;
const PAGE = resolve('dist', 'addin', 'taskpane.html');

/** The least that an add-in can show: Microsoft's client, and a button once Excel has answered. */
const EMPTY = `Office.onReady(() => document.body.appendChild(document.createElement('button')).append('Create 0'));`;

/** Notes in a page when its button Create can be pressed. */
const WATCH = `new MutationObserver((_, watching) => {
  const create = [...document.querySelectorAll('button')].find((button) => /^Create [0-9]/.test(button.textContent));
  if (create === undefined || create.disabled) return;
  window.usableAt = performance.now();
  watching.disconnect();
}).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });`;

/** Milliseconds from the request for the pane, or for an empty page in its place, until Create can be pressed; nothing is cached. */
const usableAfter = async (browser: Browser, script: string | null): Promise<number> => {
  const page = servedPage(readFileSync(PAGE, 'utf8').replace(/(src="?)taskpane\.js/, '$1empty.js'));
  const { address, close } = await serve({
    root: resolve('.'),
    extra: (path) => {
      if (script === null) return null;
      if (path === '/addin/empty.js') return { body: script, type: 'text/javascript' };
      return path === '/addin/taskpane.html' ? { body: page, type: 'text/html; charset=utf-8' } : null;
    },
  });
  const workbench = await browser.newPage();
  await workbench.addInitScript(WATCH);
  await workbench.goto(`${address}?sample=club-16&latency=0`);
  const pane = workbench.frameLocator('iframe[title="Roundabout"]');
  const at = await pane.getByRole('button', { name: /^Create \d/ }).evaluate(
    () =>
      new Promise<number>((done) => {
        const look = (): unknown => {
          const { usableAt } = window as unknown as { readonly usableAt?: number };
          return usableAt === undefined ? requestAnimationFrame(look) : done(usableAt);
        };
        look();
      }),
  );
  await workbench.close();
  await close();
  return at;
};

const best = async (browser: Browser, script: string | null): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await usableAfter(browser, script));
  return Math.min(...times);
};

/** How long the pane takes over the emulated Excel until a list can be made a tournament, as a multiple of an empty page with the same client. */
export const benchPane = async (): Promise<void> => {
  console.log(
    '\nStart of the pane in Chromium: until Create can be pressed, beside an empty page with office.js',
  );
  if (!existsSync(PAGE))
    return console.log('not measured: node build/side-by-side.cjs build:addin build:workbench');
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const [pane, empty] = [await best(browser, null), await best(browser, EMPTY)];
  await browser.close();
  line('pane ms', 'empty ms', 'pane/empty');
  line(pane.toFixed(0), empty.toFixed(0), ratio(pane, empty));
};
