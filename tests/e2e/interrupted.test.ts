import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { theBrowser } from './browser';
import { PICTURES } from './states';
import { Workbench } from './workbench';

const browser = theBrowser();

const picture = async ({ page }: Workbench, name: string): Promise<void> => {
  mkdirSync(PICTURES, { recursive: true });
  const file = join(PICTURES, `pane-${name}.png`);
  await page.getByRole('complementary', { name: 'Task pane' }).screenshot({ path: file });
};

it('a creation that is cancelled leaves the workbook as it was', async () => {
  const bench = await Workbench.open(browser());
  const { page, pane } = bench;
  // An Excel that takes a second and a half for each request.
  const address = new URL(page.url());
  address.searchParams.set('latency', '1500');
  await page.goto(address.href);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pane.getByRole('button', { name: /^Create \d/ }).click();
  const cancel = pane.getByRole('button', { name: 'Cancel' });
  await cancel.waitFor();
  await picture(bench, 'cancel');
  await cancel.click();
  await pane.getByText('Cancelled. Nothing was changed.').last().waitFor();
  await picture(bench, 'cancelled');
  expect(await page.getByRole('tab', { name: 'Pairings' }).count()).toBe(0);
  expect(bench.faults).toEqual([]);
  await bench.close();
});

it.each(['light', 'dark'] as const)(
  'a part that does not come is asked for again; without a connection one line says so (%s)',
  async (theme) => {
    const bench = await Workbench.open(browser(), { theme });
    await bench.create();
    const { page, pane } = bench;
    await page.route('**/addin/*.js', (route) => route.abort('failed'));
    await page.context().setOffline(true);
    const noConnection = pane.getByText('No connection. You can keep working with what is open.').first();
    await noConnection.waitFor();
    await pane.getByRole('tab', { name: 'Print' }).click();
    await pane.getByText(/^A part of Roundabout did not load/).waitFor();
    await picture(bench, `no-connection-${theme}`);
    await page.context().setOffline(false);
    await page.unroute('**/addin/*.js');
    await noConnection.waitFor({ state: 'detached' });
    await pane.getByRole('button', { name: 'Try again' }).click();
    await pane.getByRole('checkbox', { name: 'Wall pairings' }).waitFor();
    await bench.close();
  },
);
