import type { Locator } from 'playwright-core';
import { settled } from './axe';
import { misfits } from './fits';
import type { CellValue } from '../../src/grid/cell';
import { theBrowser } from './browser';
import { listBook } from './files';
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

type Rows = readonly (readonly CellValue[])[];

/** A list of so many players, each with what else is known of them. */
const listOf = (
  count: number,
  headings: readonly string[] = [],
  more: (at: number) => readonly CellValue[] = () => [],
  name = 'Player',
): Rows => [
  ['Name', ...headings],
  ...Array.from({ length: count }, (_, at) => [`${name} ${at + 1}`, ...more(at)]),
];

const LISTS: Readonly<Record<string, readonly [rows: Rows, create: string]>> = {
  '24 players': [listOf(24), 'Create 23 rounds for 24 players'],
  '40 players': [listOf(40), 'Create 39 rounds for 40 players'],
  '10 masters': [
    listOf(10, ['Title', 'Rating'], (at) => ['GM', 2600 - at]),
    'Create 9 rounds for 10 players',
  ],
  'a match of 8 against 8': [
    listOf(16, ['Team'], (at) => [at % 2 === 0 ? 'Reds' : 'Blues']),
    'Create 8 rounds for 16 players',
  ],
  'a league of 8 teams on 5 boards': [
    listOf(40, ['Team'], (at) => [`Team ${(at % 8) + 1}`]),
    'Create 7 rounds for 8 teams',
  ],
  'a class of 25': [[['Class 5b'], ...listOf(25)], 'Create 25 rounds for 25 players'],
};

it.each(Object.entries(LISTS))('%s fit as well', async (_, [rows, name]) => {
  const bench = await Workbench.open(browser(), { width: 1400, height: 1000 });
  await bench.openFile('list.xlsx', await listBook(rows));
  const create = bench.pane.getByRole('button', { name });
  await create.waitFor();
  await shrink(bench);
  await fits(bench, create);
});

it('24 long names fit, a line each: what is cut is seen by whoever points at it', async () => {
  const bench = await Workbench.open(browser(), { width: 1400, height: 1000 });
  const names = listOf(24, [], undefined, 'Bartholomew Wolfeschlegelsteinhausen-Featherstonehaugh');
  await bench.openFile('list.xlsx', await listBook(names));
  const create = bench.pane.getByRole('button', { name: 'Create 23 rounds for 24 players' });
  await create.waitFor();
  await shrink(bench);
  const boards = bench.pane.getByRole('region', { name: 'Boards of round 1' });
  expect(await boards.getByRole('row').count()).toBe(7);
  expect(await boards.getByRole('cell').nth(1).getAttribute('title')).toMatch(/Featherstonehaugh \d+$/);
  await bench.pane.getByText('and 6 more boards').waitFor();
  expect(await misfits(bench.page)).toEqual([]);
  await fits(bench, create);
});

it('ten quads fit: how many there are, and the first games', async () => {
  const bench = await Workbench.open(browser(), { width: 1400, height: 1000 });
  const forty = listOf(40, ['Rating', 'Club'], (at) => [2000 - at, `Club ${at % 8}`]);
  await bench.openFile('list.xlsx', await listBook(forty));
  await bench.pane.getByRole('button', { name: 'Sections' }).click();
  const create = bench.pane.getByRole('button', { name: 'Create 10 sections for 40 players' });
  await create.waitFor();
  await shrink(bench);
  await bench.pane.getByText('10 sections of 4', { exact: true }).waitFor();
  await bench.pane.getByText('All sections (17 more boards)').waitFor();
  expect(await bench.pane.getByRole('region', { name: 'Boards of round 1' }).getByRole('row').count()).toBe(
    4,
  );
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

it('the lists of the options begin at one edge, in the width that Excel opens', async () => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1400, height: 1000 });
  await bench.sizePane(350, 1000);
  await bench.pane.locator('summary', { hasText: 'More options' }).click();
  const groups = ['Pairings ·', 'Numbers and colours ·', 'Points and ranking ·', 'Game, paper, report ·'];
  for (const group of groups) await bench.pane.locator('summary', { hasText: group }).click();
  const lists = ['Each pair meets', 'Who has White', 'Win, draw, loss', 'Game', 'Paper'];
  const edges = new Set<number>();
  for (const name of lists) edges.add((await bench.pane.getByLabel(name, { exact: true }).boundingBox())!.x);
  expect(edges.size).toBe(1);
  expect(bench.faults).toEqual([]);
  await bench.close();
});
