import fc from '../properties';
import { addTournament } from '../../src/app/create';
import { takeChange } from '../../src/app/changes/take';
import { openTournament } from '../../src/app/open';
import { BREAKING_FAULTS, scheduleFaults } from '../../src/core/conduct/scheduleFaults';
import type { Game, Tournament } from '../../src/core/model';
import type { OutcomeCode } from '../../src/core/results/outcome';
import { sectionProblems } from '../../src/core/sections/problems';
import type { Result } from '../../src/core/result';
import type { CellValue } from '../../src/grid/cell';
import { layoutOf, PAIRINGS } from '../../src/sheets/layout';
import { standingsValues } from '../../src/sheets/values/standings';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { storyCount } from '../sample';
import { valueOf } from '../results';
import { sectioned } from '../sectioned';
import { NAMES } from '../sheets/plan';
import { TIME } from './model';

/** Something that happens to sections on one set of sheets; numbers are taken modulo what there is. */
type Deed =
  | { readonly do: 'record'; readonly game: number; readonly typed: string }
  | { readonly do: 'withdraw' | 'remove'; readonly player: number }
  | { readonly do: 'enter'; readonly section: number }
  | { readonly do: 'exchange'; readonly one: number; readonly other: number }
  | { readonly do: 'undo' | 'redo' }
  /** What people do in the cells of Pairings, without the program. */
  | { readonly do: 'type'; readonly game: number; readonly text: keyof typeof TYPED }
  | { readonly do: 'sort'; readonly column: number; readonly ascending: boolean };

/** What somebody types into a result's cell, and what it means. */
const TYPED = {
  '1-0': '1-0',
  '0:1': '0-1',
  '½-½': '1/2',
  '-/+': '-+',
  'later?': null,
  '': null,
} as const satisfies Record<string, OutcomeCode | null>;

const count = fc.nat({ max: 60 });
const is = <Do extends Deed['do']>(what: Do) => fc.constant(what);
const deeds = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: is('record'),
        game: count,
        typed: fc.constantFrom('1-0', '0-1', '1/2', '+-', 'x-x'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('withdraw' as const, 'remove' as const), player: count }),
    },
    { weight: 1, arbitrary: fc.record({ do: is('enter'), section: count }) },
    { weight: 1, arbitrary: fc.record({ do: is('exchange'), one: count, other: count }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: is('type'),
        game: count,
        text: fc.constantFrom(...(Object.keys(TYPED) as (keyof typeof TYPED)[])),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: is('sort'), column: fc.nat({ max: 8 }), ascending: fc.boolean() }),
    },
  ),
  { minLength: 4, maxLength: 10 },
);
const stories = fc.record({
  sizes: fc.array(fc.integer({ min: 3, max: 5 }), { minLength: 2, maxLength: 3 }),
  lots: fc.boolean(),
  deeds,
});

type Book = ReturnType<typeof memoryWorkbook>;

const PAIRINGS_SHEET = 'Pairings';

/** The lines of Pairings as they stand, without their headings. */
const linesOf = async (book: Book) => {
  const { tables } = valueOf(await book.read({ ranges: [] }));
  const { area } = tables.find(({ sheet }) => sheet === PAIRINGS_SHEET)!;
  const lines = { ...area, row: area.row + 1, rows: area.rows - 1 };
  return valueOf(await book.read({ ranges: [{ sheet: PAIRINGS_SHEET, area: lines }] })).ranges[0]!;
};

/** As Excel sorts: numbers, texts, empty cells; those come last in either direction. */
const compared = (one: CellValue, other: CellValue, ascending: boolean): number => {
  const kind = (value: CellValue): number =>
    value === null || value === '' ? 2 : typeof value === 'number' ? 0 : 1;
  if (kind(one) === 2 || kind(other) === 2) return kind(one) - kind(other);
  const order =
    kind(one) !== kind(other)
      ? kind(one) - kind(other)
      : kind(one) === 0
        ? Number(one) - Number(other)
        : String(one).localeCompare(String(other));
  return ascending ? order : -order;
};

/** Somebody sorts the table Pairings: lines change places; formulas, which lean on their own line alone, come to the same. */
const sort = async (book: Book, column: number, ascending: boolean): Promise<void> => {
  const { area, values, formulas } = await linesOf(book);
  const order = values
    .map((line, from) => ({ line, from }))
    .sort(
      (one, other) => compared(one.line[column]!, other.line[column]!, ascending) || one.from - other.from,
    );
  const cells = values[0]!.flatMap((_, at) =>
    formulas.some((line) => line[at] !== null)
      ? []
      : order.map(({ line }, row) => ({
          ...{ sheet: PAIRINGS_SHEET, row: area.row + row, column: area.column + at },
          expect: values[row]![at]!,
          write: line[at]!,
        })),
  );
  valueOf(await book.change({ cells }));
};

/** Somebody types into the result of a game, wherever its line was sorted to. */
const typeResult = async (book: Book, no: number, text: string): Promise<void> => {
  const { area, values } = await linesOf(book);
  const row = values.findIndex(([game]) => game === no);
  const cell = { sheet: PAIRINGS_SHEET, row: area.row + row, column: PAIRINGS.result };
  const [expect, write] = [values[row]![PAIRINGS.result]!, text === '' ? null : text];
  valueOf(await book.change({ cells: [{ ...cell, expect, write }] }));
};

/** What somebody does by hand, and the tournament as it has to be then. */
const byHand = async (
  book: Book,
  deed: Extract<Deed, { readonly do: 'type' | 'sort' }>,
  now: Tournament,
): Promise<Tournament> => {
  if (deed.do === 'sort') {
    await sort(book, deed.column, deed.ascending);
    return now;
  }
  const { no } = now.games[deed.game % now.games.length]!;
  await typeResult(book, no, deed.text);
  const outcome = TYPED[deed.text];
  // What is typed stands in the place of “postponed”.
  const typed = (game: Game): unknown => ({ ...game, outcome, pending: undefined });
  return { ...now, games: now.games.map((game) => (game.no === no ? typed(game) : game)) } as Tournament;
};

const take = (
  book: Book,
  deed: Exclude<Deed, { readonly do: 'type' | 'sort' }>,
  { games, players, sections = [] }: Tournament,
  at: number,
): Promise<Result<unknown>> => {
  const when = { time: TIME };
  const game = (of: number): number => games[of % games.length]!.no;
  switch (deed.do) {
    case 'record':
      return takeChange(book, 'record', [{ game: game(deed.game), typed: deed.typed }], when);
    case 'withdraw':
      return takeChange(book, 'withdraw', { player: 1 + (deed.player % players.length) }, when);
    case 'remove':
      return takeChange(book, 'remove', { player: 1 + (deed.player % players.length), seed: `r${at}` }, when);
    case 'enter': {
      const section = sections[deed.section % sections.length]!.name;
      return takeChange(book, 'enter', { name: `Late ${at}`, section, seed: `e${at}` }, when);
    }
    case 'exchange':
      return takeChange(
        book,
        'exchange',
        { pairs: [[game(deed.one), game(deed.other)]], what: 'places' },
        when,
      );
    case 'undo':
    case 'redo':
      return takeChange(book, deed.do, null, when);
  }
};

/** What has to be true of sections after whatever happened. */
const expectSound = async (book: Book): Promise<Tournament> => {
  const { tournament } = valueOf(await openTournament(book));
  const { players, sections = [], games } = tournament;
  expect(sectionProblems(players, sections, games)).toEqual([]);
  const broken = scheduleFaults(tournament).filter(({ code }) => BREAKING_FAULTS.includes(code));
  expect(broken).toEqual([]);
  const places = games.map(({ round, board }) => `${round}.${board}`);
  expect(new Set(places).size).toBe(places.length);
  const layout = layoutOf(tournament, NAMES);
  const { standings } = layout;
  const shown = valueOf(await book.read({ ranges: [{ sheet: 'Standings', area: standings.body.area }] }))
    .ranges[0]!;
  const values = valueOf(standingsValues(tournament, layout) as Result<readonly (readonly unknown[])[]>);
  // Without headings and numbers: a section's own begin with 1.
  const names = new Set<unknown>(players.map(({ name }) => name));
  const texts = (rows: readonly (readonly unknown[])[]): string =>
    rows
      .filter(([, name]) => names.has(name))
      .map((row) =>
        row
          .slice(0, -1)
          .map((value) => value ?? '')
          .join('|'),
      )
      .join('\n');
  expect(texts(values).split('\n')).toHaveLength(players.length);
  expect(texts(shown.values)).toBe(texts(values));
  // Rests have no number: a sorted table gives them in its own order.
  const rests = [...tournament.rests].sort(
    (one, other) => one.round - other.round || one.player - other.player,
  );
  return { ...tournament, rests };
};

const tell = async ({
  sizes,
  lots,
  deeds: all,
}: {
  readonly sizes: readonly number[];
  readonly lots: boolean;
  readonly deeds: readonly Deed[];
}): Promise<void> => {
  const book = memoryWorkbook([]);
  const numbering = lots ? ({ method: 'lots', seed: 'apple' } as const) : ({ method: 'list' } as const);
  valueOf(await addTournament(book, sectioned(sizes, { numbering }), { time: TIME }));
  let now = await expectSound(book);
  for (const [at, deed] of all.entries()) {
    if (deed.do === 'type' || deed.do === 'sort') {
      const wanted = await byHand(book, deed, now);
      now = await expectSound(book);
      expect(now).toEqual(wanted);
      continue;
    }
    const taken = await take(book, deed, now, at);
    const after = await expectSound(book);
    if (!taken.ok) expect(after).toEqual(now);
    // What is written already is no step.
    else if (deed.do !== 'undo' && deed.do !== 'redo' && JSON.stringify(after) !== JSON.stringify(now)) {
      valueOf(await takeChange(book, 'undo', null, { time: TIME }));
      expect(await expectSound(book)).toEqual(now);
      valueOf(await takeChange(book, 'redo', null, { time: TIME }));
      expect(await expectSound(book)).toEqual(after);
    }
    now = after;
  }
};

it(
  'whatever happens in sections that share sheets, each is an all-play-all of its own, Standings says what the rules say, undo leads back and redo forth',
  () => fc.assert(fc.asyncProperty(stories, tell), { numRuns: storyCount(12, 4) }),
  3_600_000,
);

it('a newcomer in the place of somebody who withdrew leaves the games as they are: undo brings both back, unless a result has been typed', async () => {
  const book = memoryWorkbook([]);
  const when = { time: TIME };
  valueOf(await addTournament(book, sectioned([3, 3], { numbering: { method: 'list' } }), when));
  valueOf(await takeChange(book, 'withdraw', { player: 1 }, when));
  const before = await expectSound(book);
  valueOf(await takeChange(book, 'enter', { name: 'Late', section: 'A', seed: 'pear' }, when));
  const entered = await expectSound(book);
  expect(entered.games).toEqual(before.games);
  valueOf(await takeChange(book, 'undo', null, when));
  expect(await expectSound(book)).toEqual(before);
  valueOf(await takeChange(book, 'redo', null, when));
  await typeResult(book, 1, '1-0');
  const refused = await takeChange(book, 'undo', null, when);
  expect(refused.ok ? [] : refused.problems.map(({ code, place }) => `${code} ${place.cell}`)).toEqual([
    'changed-meanwhile F5',
  ]);
});

it('a section that has not begun moves behind boards that late games of another one took here and there', () =>
  tell({
    ...{ sizes: [5, 3, 3], lots: false },
    deeds: [
      { do: 'withdraw', player: 0 },
      { do: 'type', game: 0, text: '1-0' },
      { do: 'enter', section: 0 },
      { do: 'enter', section: 4 },
    ],
  }));
