import type { Locator } from 'playwright-core';
import { settled } from './axe';
import { misfits } from './fits';
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

/** The width and height of all that is in the pane, in pixels. */
const sizeOf = (bench: Workbench): Promise<readonly number[]> =>
  bench.pane.locator('html').evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight]);

/** What is folded ends above the button, that above the pane's end, and nothing scrolls. */
const fits = async (bench: Workbench, create: Locator): Promise<void> => {
  // What comes late (fonts, parts of the screen) moves what is below it.
  for (let looks = 0; looks < 50 && (await sizeOf(bench))[1] !== HEIGHT; looks += 1)
    await settled(bench.page);
  await settled(bench.page);
  const top = (await create.boundingBox())?.y;
  expect(await endOf(bench.pane.locator('summary', { hasText: 'More options' }))).toBeLessThan(top ?? 0);
  expect(await endOf(create)).toBeLessThanOrEqual(HEIGHT);
  expect(await sizeOf(bench)).toEqual([WIDTH, HEIGHT]);
  expect(bench.faults).toEqual([]);
  await bench.close();
};

/** The pane in its usual size, at its top. */
const shrink = async (bench: Workbench): Promise<void> => {
  await bench.sizePane(WIDTH, HEIGHT);
  await bench.pane.locator('html').evaluate((page) => page.scrollTo(0, 0));
};

it('14 players: the name, what will be made, round 1 and the button are all there is, in 320 by 700 pixels', async () => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1400, height: 1000 });
  await bench.select('A1', 'C15');
  await bench.pane.getByRole('button', { name: 'Use selection' }).click();
  const create = bench.pane.getByRole('button', { name: 'Create 13 rounds for 14 players' });
  await create.waitFor();
  await shrink(bench);
  const boards = bench.pane.getByRole('region', { name: 'Boards of round 1' });
  await bench.pane.getByText('14 players, 13 rounds, 91 games').waitFor();
  await bench.pane.getByText('19:00 until 02:30 at 10+5:').waitFor();
  expect(await bench.pane.getByLabel('Name of the event').inputValue()).toBe('Club championship');
  expect(await boards.getByRole('row').count()).toBe(8);
  expect(await endOf(boards.getByRole('row').last())).toBeLessThan((await create.boundingBox())!.y);
  await fits(bench, create);
});

it('round 1 of 16 players with long names stands there whole, without scrolling of its own', async () => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1400, height: 1000 });
  const long = Array.from({ length: 16 }, (_, index) => `Bartholomew Featherstonehaugh the ${index + 1}.`);
  await bench.type('A2', ...long);
  const boards = bench.pane.getByRole('region', { name: 'Boards of round 1' });
  await boards.getByText('Featherstonehaugh').first().waitFor();
  await shrink(bench);
  const [height, shown] = await boards.evaluate((each) => [each.scrollHeight, each.clientHeight]);
  // A table that scrolls shows so many.
  expect(height).toBeGreaterThan(320);
  expect(shown).toBe(height);
});

it('a league of 8 teams fits as well', async () => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1400, height: 1000 });
  const teams = Array.from({ length: 16 }, (_, index) => `Team ${(index % 8) + 1}`);
  await bench.type('D1', 'Team', ...teams);
  const create = bench.pane.getByRole('button', { name: 'Create 7 rounds for 8 teams' });
  await create.waitFor();
  await shrink(bench);
  await bench.pane.getByText('8 teams on 2 boards: 7 rounds, 28 matches, 56 games').waitFor();
  expect(await endOf(bench.pane.getByLabel('Boards per match'))).toBeLessThan(HEIGHT / 2);
  await fits(bench, create);
});

it('says what a list looks like, takes a refusal, and answers how long it takes', async () => {
  const bench = await Workbench.open(browser());
  // Masters do not play in the evening.
  await bench.type('C2', ...Array.from({ length: 8 }, () => '1500'));
  await bench.type('D1', 'Team', 'Reds', 'Blues', 'Reds', 'Blues', 'Reds', 'Blues', 'Reds', 'Blues');
  await bench.pane.getByRole('button', { name: 'Create 4 rounds for 8 players' }).waitFor();
  await bench.pane.getByRole('button', { name: 'One tournament' }).click();
  await bench.pane.getByRole('button', { name: 'Create 7 rounds for 8 players' }).waitFor();
  await bench.pane.getByRole('button', { name: 'see what fits' }).click();
  await bench.pane.getByLabel('Minutes per player').fill('5');
  await bench.pane.getByText('19:00 until 21:50 at 5+5:').waitFor();
  expect(bench.faults).toEqual([]);
  await bench.close();
});

it('a word that is cut, or goes beyond the edge, is found; a line that breaks is not', async () => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1400, height: 1000 });
  await bench.pane.getByText('More options').waitFor();
  await bench.pane.locator('body').evaluate((body) => {
    const styles = [
      'width: 60px; overflow: hidden',
      'width: 60px; overflow-wrap: anywhere; overflow: hidden',
      'width: 4000px',
    ];
    const words = styles.map((style, place) => {
      const word = document.createElement('p');
      word.style.cssText = style;
      word.textContent = `Donaudampfschifffahrt ${place + 1}`;
      return word;
    });
    body.replaceChildren(...words);
  });
  expect(await misfits(bench.page)).toEqual([
    'cut: <p> Donaudampfschifffahrt 1',
    'beyond the edge: <p> Donaudampfschifffahrt 3',
  ]);
  await bench.close();
});

it('a tournament fits into a pane of 320 pixels beside a scroll bar of 15', async () => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1400, height: 1000 });
  await bench.create();
  await bench.sizePane(WIDTH - 15, HEIGHT);
  await settled(bench.page);
  expect((await sizeOf(bench))[0]).toBe(WIDTH - 15);
  expect(await misfits(bench.page)).toEqual([]);
  await bench.close();
});
