import type { Locator } from 'playwright-core';
import { theBrowser } from './browser';
import { Workbench } from './workbench';

const [WIDTH, HEIGHT] = [320, 700];

const browser = theBrowser();

/** Where something ends, from the top of the pane in pixels. */
const endOf = async (shown: Locator): Promise<number> => {
  const box = await shown.boundingBox();
  if (!box) throw new Error('nothing is shown');
  return box.y + box.height;
};

it('ten players: what will be made, round 1 and the button stand in 320 by 700 pixels, nothing beside them', async () => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1400, height: 1000 });
  await bench.select('A1', 'C11');
  await bench.pane.getByRole('button', { name: 'Use selection' }).click();
  const create = bench.pane.getByRole('button', { name: 'Create 9 rounds for 10 players' });
  await create.waitFor();
  await bench.sizePane(WIDTH, HEIGHT);
  await bench.pane.locator('html').evaluate((page) => page.scrollTo(0, 0));
  const boards = bench.pane.getByRole('region', { name: 'Boards of round 1' });
  await bench.pane.getByText('10 players, 9 rounds, 45 games').waitFor();
  expect(await boards.getByRole('row').count()).toBe(6);
  const footer = (await create.boundingBox())!.y;
  expect(await endOf(boards.getByRole('row').last())).toBeLessThan(footer);
  expect(await endOf(create)).toBeLessThanOrEqual(HEIGHT);
  const wide = await bench.pane.locator('html').evaluate((page) => page.scrollWidth);
  expect(wide).toBeLessThanOrEqual(WIDTH);
  expect(bench.faults).toEqual([]);
  await bench.close();
});

it('says where what it proposes comes from, and takes a refusal', async () => {
  const bench = await Workbench.open(browser());
  await bench.type('D1', 'Team', 'Reds', 'Blues', 'Reds', 'Blues', 'Reds', 'Blues', 'Reds', 'Blues');
  await bench.pane.getByRole('button', { name: 'Create 4 rounds for 8 players' }).waitFor();
  await bench.pane.getByRole('button', { name: 'No, everyone meets everyone' }).click();
  await bench.pane.getByRole('button', { name: 'Create 7 rounds for 8 players' }).waitFor();
  await bench.pane.getByRole('button', { name: 'Change the name' }).click();
  const name = bench.pane.getByLabel('Name of the event');
  expect(await name.evaluate((field) => document.activeElement === field)).toBe(true);
  expect(bench.faults).toEqual([]);
  await bench.close();
});
