import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { violations } from './axe';
import { ROOT, Workbench } from './workbench';

/** Pictures for people to look at. */
export const PICTURES = join(ROOT, 'out', 'pictures');

/** Some games are finished, and a player is looked at. */
const halfWay = async (bench: Workbench): Promise<void> => {
  await bench.create();
  await bench.type('F5', '1-0', '½', '0-1', '=', '1', '0', '1-0', '½-½');
  await bench.pane.getByText('8 of 28 games finished').waitFor();
  await bench.pane.getByRole('tab', { name: 'Players' }).click();
  await bench.pane.getByRole('button', { name: /^3\b/ }).click();
  await bench.pane.getByRole('button', { name: 'They leave …' }).click();
};

/** Somebody has typed over a board and a formula, and cleared another. */
const damaged = async (bench: Workbench): Promise<void> => {
  await bench.create();
  await bench.openSheet('Standings');
  await bench.type('F5', 'hello');
  await bench.cell('F6').click();
  await bench.press('Delete');
  await bench.openSheet('Pairings');
  await bench.type('C6', 'x');
};

/** Brings a fresh pane into a state. */
export const STATES: Readonly<Record<string, (bench: Workbench) => Promise<void>>> = {
  'a list, ready to create': async (bench) => {
    await bench.pane.getByRole('button', { name: /^Create \d/ }).waitFor();
  },
  'all choices open': async (bench) => {
    await bench.pane.getByText('More choices').click();
    await bench.pane.getByLabel('Who has White').waitFor();
  },
  'further choices made': async (bench) => {
    await bench.pane.getByRole('button', { name: 'Draw again' }).click();
    await bench.pane.getByText('More choices').click();
    await bench.pane.getByLabel('Who has White').selectOption('toss');
    await bench.pane.getByLabel('Stays in one place').selectOption('Carlsen, Magnus');
    await bench.pane.getByLabel('Which place').selectOption('2');
    await bench.pane.getByLabel('Points for a win').selectOption('own');
    await bench.pane.getByText('Draw 2', { exact: true }).waitFor();
  },
  'numbers by rating, with a warning': async (bench) => {
    await bench.pane.getByLabel('Pairing numbers').selectOption('rating');
    await bench.pane.getByText('the two strongest').waitFor();
  },
  'numbers by hand, one of them twice': async (bench) => {
    await bench.pane.getByLabel('Pairing numbers').selectOption('hand');
    await bench.pane.getByLabel('Numbers in the order').fill('1, 2, 3, 4, 5, 6, 7, 7');
    await bench.pane.getByText('is given twice').waitFor();
  },
  'a selection without players': async (bench) => {
    await bench.select('H20', 'J25');
    await bench.pane.getByRole('button', { name: 'Use selection' }).click();
    await bench.pane.getByRole('button', { name: /^Create \d/ }).waitFor({ state: 'detached' });
  },
  'waiting for a cell that is being edited': async (bench) => {
    await bench.pane.getByRole('button', { name: 'Use selection' }).waitFor();
    await bench.edit('E5');
    await bench.pane.getByRole('button', { name: 'Use selection' }).click();
    await bench.pane
      .getByText(/press Enter in the cell/)
      .first()
      .waitFor();
  },
  'just created': (bench) => bench.create(),
  'half played': async (bench) => {
    await bench.create();
    await bench.type('F5', '1-0', '½', '0-1', '=', '1', '0', '1-0', '½-½', '+/-', '0-1', '1-0', '1/2');
    await bench.pane.getByText('12 of 28 games finished').waitFor();
  },
  'a result that is not understood': async (bench) => {
    await bench.create();
    await bench.type('F5', 'abc');
    await bench.pane.getByText('was not understood').first().waitFor();
  },
  'a withdrawal previewed': async (bench) => {
    await halfWay(bench);
    await bench.pane.getByText(/^This changes /).click();
    await bench.pane.getByRole('button', { name: 'Withdraw the player' }).waitFor();
  },
  'a late entry previewed': async (bench) => {
    await bench.create();
    await bench.pane.getByRole('tab', { name: 'Players' }).click();
    await bench.pane.getByRole('button', { name: 'Add a player …' }).click();
    await bench.pane.getByRole('textbox', { name: 'Name' }).fill('שטרנברג, אלכסנדר יחזקאל בן־ציון מירושלים');
    await bench.pane.getByText(/have new numbers$/).click();
  },
  'a step to take back': async (bench) => {
    await halfWay(bench);
    await bench.pane.getByRole('button', { name: 'Withdraw the player' }).click();
    await bench.pane.getByText(/withdrawn$/).waitFor();
    await bench.pane.getByText('Details', { exact: true }).click();
  },
  'damage to repair': async (bench) => {
    await damaged(bench);
    await bench.pane.getByRole('tab', { name: 'More' }).click();
    await bench.pane.getByRole('button', { name: 'Check and repair …' }).click();
    await bench.pane.getByRole('button', { name: 'Repair', exact: true }).waitFor();
  },
  'a repair to take back': async (bench) => {
    await damaged(bench);
    await bench.pane.getByRole('tab', { name: 'More' }).click();
    await bench.pane.getByRole('button', { name: 'Check and repair …' }).click();
    await bench.pane.getByRole('button', { name: 'Repair', exact: true }).click();
    await bench.pane
      .getByText(/^Repaired: /)
      .first()
      .waitFor();
    await bench.pane.getByText('Undo: repaired').waitFor();
    await bench.pane.getByText('Details', { exact: true }).click();
    await bench.pane.getByText('What Repair put right is damaged again then').waitFor();
    await bench.pane.getByText(/^This changes /).click();
  },
  'a removal previewed': async (bench) => {
    await bench.create();
    await bench.openSheet('Standings');
    await bench.type('A30', 'prizes at 8 pm');
    await bench.pane.getByRole('tab', { name: 'More' }).click();
    await bench.pane.getByRole('button', { name: /^Remove this tournament/ }).click();
    await bench.pane.getByText('These sheets are deleted').waitFor();
  },
  'sheets to print': async (bench) => {
    await bench.create();
    await bench.pane.getByRole('tab', { name: 'Print' }).click();
    await bench.pane.getByLabel('Which sheet').selectOption('player-cards');
    await bench.pane.getByLabel('For whom').waitFor();
  },
};

/** States that are longer than a pane. */
const LONG = [
  'damage to repair',
  'a repair to take back',
  'a removal previewed',
  'a withdrawal previewed',
  'a late entry previewed',
  'a step to take back',
  'sheets to print',
  'all choices open',
  'further choices made',
  'numbers by rating, with a warning',
  'numbers by hand, one of them twice',
];

/** What axe finds in a state; a picture of it. */
const looked = async (
  { page }: Workbench,
  name: string,
  without: readonly string[] = [],
): Promise<string[]> => {
  const found = await violations(page, without);
  mkdirSync(PICTURES, { recursive: true });
  const file = `pane, ${name}.png`.replaceAll(/[ ,]+/g, '-');
  await page.getByRole('complementary', { name: 'Task pane' }).screenshot({ path: join(PICTURES, file) });
  return found;
};

/** Brings a pane into a state and looks at it, in light colours with forced ones, too. */
export const expectSound = async (
  browser: Browser,
  state: string,
  theme: 'light' | 'dark' | 'black',
): Promise<void> => {
  const [width, height] = LONG.includes(state) ? [900, 2600] : [1200, 1000];
  const bench = await Workbench.open(browser, { theme, width, height });
  try {
    await bench.pane.getByRole('heading', { level: 1 }).waitFor();
    await STATES[state]!(bench);
    expect(await looked(bench, `${state}, ${theme}`)).toEqual([]);
    if (theme === 'light') {
      await bench.page.emulateMedia({ forcedColors: 'active' });
      // axe works colours out from the style sheets, which forced colours override: its contrast is not what is seen.
      expect(await looked(bench, `${state}, high contrast`, ['color-contrast'])).toEqual([]);
    }
    expect(bench.faults).toEqual([]);
  } finally {
    await bench.close();
  }
};
