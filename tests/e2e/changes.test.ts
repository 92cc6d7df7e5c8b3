import type { Browser } from 'playwright-core';
import { startBrowser } from './browser';
import { Workbench } from './workbench';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it('a player leaves: the pane says what follows, the sheets show it, and Undo takes it back', async () => {
  const bench = await Workbench.open(browser);
  const { pane } = bench;
  await bench.create();
  await bench.type('F5', '1-0');
  await pane.getByText('1 of 28 games finished').waitFor();
  const left = await bench.cell('E5').innerText();
  await pane.getByRole('tab', { name: 'Players' }).click();
  await pane.getByRole('button', { name: left }).click();
  await pane.getByRole('button', { name: 'They leave …' }).click();
  await pane
    .getByText(new RegExp(`${left}.? has completed 1 of 7 games, fewer than half: these do not count`))
    .waitFor();
  await pane.getByRole('button', { name: 'Withdraw the player' }).click();
  await pane.getByText(`Undo: \u2068${left}\u2069 withdrawn`).waitFor();
  await bench.openSheet('Players');
  const status = bench.grid.getByText('withdrawn, games annulled', { exact: true });
  await status.waitFor();
  expect(await status.count()).toBe(1);
  await pane.getByRole('button', { name: /^Undo: / }).click();
  await pane.getByText(/^Undo: /).waitFor({ state: 'detached' });
  await status.waitFor({ state: 'detached' });
  await bench.openSheet('Pairings');
  expect(await bench.cell('F5').innerText()).toBe('1-0');
  expect(bench.faults).toEqual([]);
  await bench.close();
});
