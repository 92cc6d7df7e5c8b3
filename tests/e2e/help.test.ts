import type { Browser } from 'playwright-core';
import { DOCUMENTS } from '../../build/documents.cjs';
import { serve } from '../../emulator/workbench/server';
import { violationsIn } from './axe';
import { startBrowser } from './browser';
import { ROOT, Workbench } from './workbench';

let browser: Browser;
let address: string;
let close: () => Promise<void>;
beforeAll(async () => {
  browser = await startBrowser();
  ({ address, close } = await serve({ root: ROOT, sent: () => undefined }));
});
afterAll(async () => {
  await browser.close();
  await close();
});

const NARROW = 320;

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(DOCUMENTS)(
    '%s is there: axe finds nothing, nothing is cut off at 320 px, and nothing goes wrong',
    async (name) => {
      const page = await browser.newPage({ colorScheme, viewport: { width: NARROW, height: 600 } });
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('requestfailed', (request) => faults.push(request.url()));
      const response = await page.goto(`${address}addin/${name}.html`);
      expect(response?.status()).toBe(200);
      expect(await violationsIn(page.mainFrame())).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW);
      expect(faults).toEqual([]);
      await page.close();
    },
  );
});

it('the pane’s link opens the page on what it shows in a window of its own', async () => {
  const bench = await Workbench.open(browser);
  const [popup] = await Promise.all([
    bench.page.waitForEvent('popup'),
    bench.pane.getByRole('link', { name: 'Help' }).click(),
  ]);
  await popup.waitForLoadState();
  expect(new URL(popup.url()).pathname).toMatch(/^\/addin\/help\/(new|round)\.html$/);
  expect(await popup.title()).toMatch(/^Roundabout help: /);
  expect(bench.faults).toEqual([]);
  await bench.close();
});
