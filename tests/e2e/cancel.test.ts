import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startBrowser } from './browser';
import { PICTURES } from './states';
import { Workbench } from './workbench';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it('a creation that is cancelled leaves the workbook as it was', async () => {
  const bench = await Workbench.open(browser);
  const { page, pane } = bench;
  // An Excel that takes a second and a half for each request.
  const address = new URL(page.url());
  address.searchParams.set('latency', '1500');
  await page.goto(address.href);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pane.getByRole('button', { name: /^Create \d/ }).click();
  const cancel = pane.getByRole('button', { name: 'Cancel' });
  await cancel.waitFor();
  mkdirSync(PICTURES, { recursive: true });
  const shot = join(PICTURES, 'pane-cancel.png');
  await page.getByRole('complementary', { name: 'Task pane' }).screenshot({ path: shot });
  await cancel.click();
  await pane.getByText('Cancelled. Nothing was changed.').last().waitFor();
  await page
    .getByRole('complementary', { name: 'Task pane' })
    .screenshot({ path: shot.replace('cancel', 'cancelled') });
  expect(await page.getByRole('tab', { name: 'Pairings' }).count()).toBe(0);
  expect(bench.faults).toEqual([]);
  await bench.close();
});
