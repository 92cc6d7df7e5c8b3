import type { Browser } from 'playwright-core';
import { startBrowser } from './browser';
import { benchIn, expectSound } from './states';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Dark and black differ from light in their colours alone: states that show every kind of thing there is. */
const DARK = [
  'a list, ready to create',
  'all choices open',
  'numbers by rating, with a warning',
  'a result that is not understood',
  'a late entry previewed',
  'a step to take back',
];

describe.each(['dark', 'black'] as const)('in %s', (theme) => {
  const bench = benchIn(() => browser, theme);

  it.each(DARK)('"%s": axe finds nothing, and nothing goes wrong', (state) =>
    expectSound(bench(), state, theme),
  );
});
