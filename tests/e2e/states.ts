import { misfits, pale, unmarked } from './fits';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { settled, violations } from './axe';
import { ROOT, Workbench } from './workbench';

/** Pictures for people to look at. */
export const PICTURES = join(ROOT, 'out', 'pictures');

/** Some games are finished. */
const played = async (bench: Workbench): Promise<void> => {
  await bench.type('F5', '1-0', '½', '0-1', '=', '1', '0', '1-0', '½-½');
  await bench.pane.getByText('8 of 28 games finished').waitFor();
};

/** Somebody has typed over a board and a formula, and cleared another. */
const damaged = async (bench: Workbench): Promise<void> => {
  await bench.openSheet('Standings');
  await bench.type('F5', 'hello');
  await bench.cell('F6').click();
  await bench.press('Delete');
  await bench.openSheet('Pairings');
  await bench.type('C6', 'x');
};

type BookName = 'list' | 'created' | 'played' | 'damaged';

const FILE = 'candidates-2013.xlsx';

/** How each workbook comes from another. */
const MADE: Readonly<
  Record<Exclude<BookName, 'list'>, readonly [BookName, (bench: Workbench) => Promise<void>]>
> = {
  created: ['list', (bench) => bench.create()],
  played: ['created', played],
  damaged: ['created', damaged],
};

const books = new Map<BookName, Uint8Array>([['list', readFileSync(join(ROOT, 'assets', 'samples', FILE))]]);

/** Opens a workbook that is made once, however often it is opened. */
const openBook = async (bench: Workbench, name: BookName): Promise<void> => {
  const known = books.get(name);
  if (known) {
    await bench.openFile(FILE, known);
    if (name !== 'list') await bench.openSheet('Pairings');
    return;
  }
  const [from, make] = MADE[name as keyof typeof MADE];
  await openBook(bench, from);
  await make(bench);
  books.set(name, await bench.save());
  await openBook(bench, name);
};

/** A player is about to leave. */
const leaving = async ({ pane }: Workbench): Promise<void> => {
  await pane.getByRole('tab', { name: 'Players' }).click();
  await pane.getByRole('button', { name: /^3\b/ }).click();
  await pane.getByRole('button', { name: 'Withdraw …' }).click();
};

/** Unfolds what can be done about the sheets as such. */
const unfoldUpkeep = ({ pane }: Workbench): Promise<void> =>
  pane
    .locator('details', { hasText: 'Check, repair or remove these sheets' })
    .evaluate((details) => details.setAttribute('open', ''));

/** Has the sheets checked, unless the pane has found the damage by itself. */
const checkSheets = async ({ pane }: Workbench): Promise<void> => {
  const [check, repair] = ['Check and repair …', 'Repair'].map((name) =>
    pane.getByRole('button', { name, exact: true }),
  );
  await check!.or(repair!).first().waitFor();
  // The pane may find it between the look and the click, and the first button is gone then.
  if ((await repair!.count()) === 0) await check!.click({ timeout: 5_000 }).catch(() => undefined);
  await repair!.waitFor();
};

/** Unfolds a group of choices. */
const unfold = (bench: Workbench, group: string): Promise<void> =>
  bench.pane.locator('summary', { hasText: group }).click();

/** Unfolds groups of what is seen only when it is asked for. */
const unfoldMore = async (bench: Workbench, ...groups: readonly string[]): Promise<void> => {
  await unfold(bench, 'More options');
  for (const group of groups) await unfold(bench, group);
};

const GROUPS = [
  'Pairings ·',
  'Numbers and colours ·',
  'Points and ranking ·',
  'Dates and time ·',
  'Players ·',
  'Game, paper, report ·',
  'Who made the draw?',
];

/** Brings a fresh pane beside its workbook into a state. */
export const STATES: Readonly<Record<string, (bench: Workbench) => Promise<void>>> = {
  'a list, ready to create': async (bench) => {
    await bench.pane.getByRole('button', { name: /^Create \d/ }).waitFor();
  },
  'all choices open': async (bench) => {
    await unfoldMore(bench, ...GROUPS);
    await bench.pane.getByLabel('First round on').waitFor();
  },
  'further choices made': async (bench) => {
    await unfoldMore(bench, 'Numbers and colours ·', 'Points and ranking ·');
    await bench.pane.getByRole('button', { name: 'Draw again' }).click();
    await bench.pane.getByLabel('Who has White').selectOption('toss');
    await bench.pane.getByLabel('Stays in one place').selectOption('Carlsen, Magnus');
    await bench.pane.getByLabel('Which place').selectOption('2');
    await bench.pane.getByLabel('Win, draw, loss').selectOption('own');
    await bench.pane.getByText('Draw 2', { exact: true }).waitFor();
  },
  'numbers by rating, with a warning': async (bench) => {
    await unfoldMore(bench, 'Numbers and colours ·');
    await bench.pane.getByLabel('Pairing numbers', { exact: true }).selectOption('rating');
    await bench.pane.getByText('the two strongest').waitFor();
  },
  'numbers by hand, one of them twice': async (bench) => {
    await unfoldMore(bench, 'Numbers and colours ·');
    await bench.pane.getByLabel('Pairing numbers', { exact: true }).selectOption('hand');
    await bench.pane.getByRole('button', { name: 'Move Svidler, Peter up' }).click();
    await bench.pane.getByLabel('Numbers in the order').fill('1, 2, 3, 4, 5, 6, 7, 7');
    await bench.pane.getByText('is used twice').waitFor();
  },
  'an evening that is too short': async (bench) => {
    // Masters do not play in the evening.
    await bench.type('C2', ...Array.from({ length: 8 }, () => '1500'));
    await bench.pane.getByRole('button', { name: 'see what fits' }).click();
    await bench.pane.getByText('What would fit instead:').waitFor();
  },
  'a match proposed': async (bench) => {
    await bench.type('D1', 'Team', 'Reds', 'Blues', 'Reds', 'Blues', 'Reds', 'Blues', 'Reds', 'Blues');
    await bench.pane.getByText(/^A match of two teams: /).waitFor();
  },
  'a match, and what decides it': async (bench) => {
    await bench.type('D1', 'Team', 'Reds', 'Blues', 'Reds', 'Blues', 'Reds', 'Blues', 'Reds', 'Blues');
    await bench.pane.getByText(/^A match of two teams: /).waitFor();
    await unfoldMore(bench, 'Points and ranking ·');
    await bench.pane.getByLabel('Decide the match by').selectOption('MP');
  },
  'leagues of two divisions': async (bench) => {
    const teams = ['Ajax', 'Bears', 'Cats'].flatMap((team) => [team, team]);
    await bench.type('A12', 'Name', ...Array.from({ length: 12 }, (_, player) => `Player ${player + 1}`));
    await bench.type('B12', 'Team', ...teams, ...teams);
    await bench.type('C12', 'Division', ...teams.map(() => 'Premier'), ...teams.map(() => 'First'));
    await bench.select('A12', 'C24');
    await bench.pane.getByRole('button', { name: 'Use selection' }).click();
    await bench.pane.getByText('2 leagues, 6 teams, 6 matches').waitFor();
    await bench.pane.getByText('Size of each league').click();
  },
  'sections proposed': async (bench) => {
    await bench.type('D1', 'Section', 'A', 'A', 'A', 'A', 'B', 'B', 'B', 'B');
    await bench.pane.getByRole('button', { name: 'Create 2 sections for 8 players' }).waitFor();
    await unfold(bench, 'More options');
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
      .getByText(/press Enter in it/)
      .first()
      .waitFor();
  },
  'just created': (bench) => bench.create(),
  'half played': async (bench) => {
    await bench.type('F5', '1-0', '½', '0-1', '=', '1', '0', '1-0', '½-½', '+/-', '0-1', '1-0', '1/2');
    await bench.pane.getByText('12 of 28 games finished').waitFor();
  },
  'a result that is not understood': async (bench) => {
    await bench.type('F5', 'abc');
    await bench.pane.getByText('is not a result and counts as not yet played').first().waitFor();
  },
  'a round complete': async ({ page, pane }) => {
    await pane.getByRole('group', { name: /^Board 1:/ }).focus();
    for (const key of ['1', '=', '+', '-']) await page.keyboard.press(key);
    await pane.getByText('4 of 28 games finished').waitFor();
    await pane.getByText('Round 1 is complete.').waitFor();
  },
  'a player': async ({ pane }) => {
    await pane.getByRole('tab', { name: 'Players' }).click();
    await pane.getByRole('button', { name: /^3\b/ }).click();
    await pane.getByText('More changes').click();
  },
  'a result missing from a round before': async ({ pane }) => {
    await pane.getByRole('combobox', { name: 'Round', exact: true }).selectOption('1');
    await pane.getByRole('combobox', { name: 'Other result on board 2' }).selectOption('postponed');
    await pane.getByRole('button', { name: 'Next round' }).click();
    await pane.getByText('One game is postponed').click();
    await pane.getByRole('button', { name: 'By player' }).click();
  },
  'the standings, a number explained': async ({ pane }) => {
    await pane.getByRole('tab', { name: 'Standings' }).click();
    await pane.getByRole('table', { name: 'Standings' }).getByRole('button').first().click();
    await pane.locator('summary', { hasText: 'Sonneborn-Berger' }).click();
    await pane.getByText('Share the standings').click();
    await pane.getByText('Who can still win?').click();
  },
  'the players': async ({ pane }) => {
    await pane.getByRole('tab', { name: 'Players' }).click();
    await pane.getByRole('textbox', { name: 'Find a player' }).fill('an');
    await pane.getByText('More changes').click();
    await pane.getByRole('button', { name: 'Reverse colours …' }).click();
    await pane.getByLabel('Game of').selectOption('2');
  },
  'a withdrawal previewed': async (bench) => {
    await leaving(bench);
    await bench.pane.getByRole('button', { name: 'Withdraw the player' }).waitFor();
  },
  'a late entry previewed': async (bench) => {
    await bench.pane.getByRole('tab', { name: 'Players' }).click();
    await bench.pane.getByRole('button', { name: 'Add a player …' }).click();
    await bench.pane.getByRole('textbox', { name: 'Name' }).fill('שטרנברג, אלכסנדר יחזקאל בן־ציון מירושלים');
    await bench.pane.getByText('Details', { exact: true }).click();
    await bench.pane.getByText(/have new numbers$/).click();
  },
  'a step to take back': async (bench) => {
    await leaving(bench);
    await bench.pane.getByRole('button', { name: 'Withdraw the player' }).click();
    await bench.pane
      .getByText(/^Withdrew /)
      .first()
      .waitFor();
    await bench.pane
      .getByText(/^Withdrew /)
      .last()
      .click();
  },
  'damage to repair': async (bench) => {
    await bench.pane.getByRole('tab', { name: 'More' }).click();
    await unfoldUpkeep(bench);
    await checkSheets(bench);
  },
  'a repair to take back': async (bench) => {
    await bench.pane.getByRole('tab', { name: 'More' }).click();
    await unfoldUpkeep(bench);
    await checkSheets(bench);
    await bench.pane.getByRole('button', { name: 'Repair', exact: true }).click();
    await bench.pane
      .getByText(/^Repaired \d+ things/)
      .first()
      .waitFor();
    await bench.pane.getByText('Repaired the sheets').first().waitFor();
    await bench.pane.getByText('Repaired the sheets').last().click();
    await bench.pane.getByText('This brings the damage back').waitFor();
  },
  'a removal previewed': async (bench) => {
    await bench.openSheet('Standings');
    await bench.type('A30', 'prizes at 8 pm');
    await bench.pane.getByRole('tab', { name: 'More' }).click();
    await unfoldUpkeep(bench);
    await bench.pane.getByRole('button', { name: /^Remove this tournament/ }).click();
    await bench.pane.getByText('This deletes these sheets').waitFor();
  },
  'sheets to print': async (bench) => {
    await bench.pane.getByRole('tab', { name: 'Print' }).click();
    await bench.pane.getByText('More sheets').click();
    await bench.pane.getByRole('checkbox', { name: 'Player cards' }).check();
    await bench.pane.getByText('Teaching sheets').click();
    await bench.pane.getByLabel('Print for').waitFor();
  },
};

/** The workbook of a state, where it is not the list alone. */
const BOOK_OF: Readonly<Record<string, BookName>> = {
  'half played': 'created',
  'a result that is not understood': 'created',
  'a withdrawal previewed': 'played',
  'a late entry previewed': 'created',
  'a round complete': 'created',
  'a player': 'played',
  'a result missing from a round before': 'played',
  'the standings, a number explained': 'played',
  'the players': 'played',
  'a step to take back': 'played',
  'damage to repair': 'damaged',
  'a repair to take back': 'damaged',
  'a removal previewed': 'created',
  'sheets to print': 'created',
};

/** States that are longer than a pane. */
const LONG = [
  'leagues of two divisions',
  'sections proposed',
  'the standings, a number explained',
  'the players',
  'damage to repair',
  'a repair to take back',
  'a removal previewed',
  'a withdrawal previewed',
  'a late entry previewed',
  'a step to take back',
  'sheets to print',
  'all choices open',
  'two systems compared',
  'a match, and what decides it',
  'an evening that is too short',
  'further choices made',
  'numbers by rating, with a warning',
  'numbers by hand, one of them twice',
];

/** Backgrounds of Office's themes; in high contrast the system sets the colours. */
const BACKGROUNDS = {
  light: '#ffffff',
  dark: '#262626',
  black: '#000000',
  'high contrast': '#ffffff',
  'high contrast, dark': '#000000',
} as const;
type LookName = keyof typeof BACKGROUNDS;

/** What the pane lies on then, in Fluent's themes. */
const GROUNDS = { light: 'rgb(255, 255, 255)', dark: 'rgb(41, 41, 41)', black: 'rgb(0, 0, 0)' } as const;

/** All states are looked at in all looks, and pictured in two widths, where somebody means to look at the pictures. */
const IS_GALLERY = process.env['ROUNDABOUT_GALLERY'] === 'true';

/** Dark and black differ from light in their colours alone: states that show every kind of thing there is. */
const DARK = [
  'a list, ready to create',
  'all choices open',
  'numbers by rating, with a warning',
  'a result that is not understood',
  'a late entry previewed',
  'a step to take back',
];

const ALL_LOOKS: readonly LookName[] = [
  'light',
  'high contrast',
  'dark',
  'black',
  ...(IS_GALLERY ? (['high contrast, dark'] as const) : []),
];

const looksOf = (state: string): readonly LookName[] =>
  IS_GALLERY || DARK.includes(state) ? ALL_LOOKS : ['light', 'high contrast'];

/** The widths of a narrow pane, of the one that Excel opens, and of a wide one. */
const NARROWEST = 320;
const WIDTHS = [NARROWEST, 350, 600];

const picture = async (bench: Workbench, name: string): Promise<void> => {
  const path = (width: string): string =>
    join(PICTURES, `pane, ${name}${width}.png`.replaceAll(/[ ,]+/g, '-'));
  const pane = bench.page.getByRole('complementary', { name: 'Task pane' });
  if (!IS_GALLERY) {
    await pane.screenshot({ path: path('') });
    return;
  }
  const height = bench.page.viewportSize()?.height ?? 1000;
  for (const width of WIDTHS) {
    await bench.sizePane(width, height);
    await bench.page.screenshot({ path: path(`, ${width}`), clip: { x: 0, y: 0, width, height } });
  }
  await bench.putBack();
};

/** What axe finds in a state, and what does not fit into a narrow pane; a picture of it. */
const looked = async (bench: Workbench, state: string, look: LookName): Promise<string[]> => {
  const forced = look === 'high contrast' || look === 'high contrast, dark';
  await bench.page.emulateMedia({
    forcedColors: forced ? 'active' : 'none',
    colorScheme: look === 'high contrast, dark' ? 'dark' : 'light',
  });
  await bench.wear(BACKGROUNDS[look]);
  if (!forced) expect(await bench.ground()).toBe(GROUNDS[look]);
  await settled(bench.page);
  // axe works colours out from the style sheets, which forced colours override, and all else is as without them.
  const found = forced ? await pale(bench.page) : await violations(bench.page);
  mkdirSync(PICTURES, { recursive: true });
  await picture(bench, `${state}, ${look}`);
  await bench.sizePane(NARROWEST, bench.page.viewportSize()?.height ?? 1000);
  found.push(...(await misfits(bench.page)), ...(await unmarked(bench.page)));
  await bench.putBack();
  return found;
};

/** One workbench for all states. After each, nothing may have gone wrong. */
export const benchIn = (browser: () => Browser): (() => Workbench) => {
  let bench: Workbench;
  beforeAll(async () => {
    bench = await Workbench.open(browser());
  });
  afterEach(async () => {
    await bench.page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    expect(bench.faults.splice(0)).toEqual([]);
  });
  afterAll(() => bench.close());
  return () => bench;
};

/** Looks at the pane as it is now in several looks: axe finds nothing in any. */
export const expectLooks = async (bench: Workbench, name: string, looks = ALL_LOOKS): Promise<void> => {
  for (const look of looks) expect([look, await looked(bench, name, look)]).toEqual([look, []]);
};

/** Brings a pane of a workbench into a state and looks at it, in the looks that it is to be seen in. */
export const expectSound = async (bench: Workbench, state: string): Promise<void> => {
  const { page } = bench;
  const [width, height] = LONG.includes(state) ? [900, 2600] : [1200, 1000];
  await page.setViewportSize({ width, height });
  await openBook(bench, BOOK_OF[state] ?? 'list');
  await bench.pane.getByRole('heading', { level: 1 }).waitFor();
  await STATES[state]!(bench);
  await expectLooks(bench, state, looksOf(state));
};
