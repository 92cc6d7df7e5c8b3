import { valueOf } from '../results';
import { storyCount } from '../sample';
import { calendarFile } from '../../src/app/calendarFile';
import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { openTournament, type OpenTournament } from '../../src/app/open';
import { roundDates } from '../../src/core/calendar/dates';
import { daysAfter } from '../../src/core/calendar/timing';
import type { Game, Tournament } from '../../src/core/model';
import { area, type CellValue } from '../../src/grid/cell';
import { dateCell } from '../../src/sheets/dates';
import type { Part } from '../../src/sheets/parts';
import type { SettingKey } from '../../src/sheets/tournament/settings';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { NODE_COMPRESSION } from '../../src/cli/compression';
import fc, { type Arbitrary } from '../properties';
import { scheduled } from '../core/calendar/field';
import { TIME } from './model';
import { codesOf } from './subject';

const OCCASION = { time: TIME };

/** What a game's cells hold, as texts; empty where they hold nothing. */
interface Cells {
  readonly date: string;
  readonly planned: string;
  readonly venue: string;
  readonly deadline: string;
  readonly result: string;
}

type Cell = keyof Cells;

interface Written {
  readonly game: number;
  readonly cell: Cell;
  readonly before: string;
  readonly after: string;
}

/** A tournament with dates as plain data; `limits` is what the sheet Tournament holds. */
interface Held {
  readonly pairs: readonly (readonly [white: number, black: number])[];
  readonly rounds: readonly number[];
  readonly games: readonly Cells[];
  readonly limits: {
    readonly boards: string;
    readonly asOf: string;
    readonly from: string;
    readonly to: string;
  };
  /** Steps that stand, and those that were taken back since, the next to come first; of others than these games nothing is known. */
  readonly done: readonly (readonly Written[])[];
  readonly undone: readonly (readonly Written[] | 'other')[];
  /** The steps that moved a game. */
  readonly moves: readonly (readonly Written[])[];
}

/** What can happen to dates; games are counted from 0, round and round. */
export type DateDeed =
  | { readonly do: 'type'; readonly game: number; readonly cell: Cell; readonly text: string }
  | { readonly do: 'limit'; readonly which: keyof Held['limits']; readonly text: string }
  | { readonly do: 'reschedule'; readonly game: number; readonly to: string }
  | { readonly do: 'record'; readonly game: number; readonly text: string }
  | { readonly do: 'enter and undo' | 'remove and undo' | 'undo' | 'redo' | 'reopen' };

/** A tournament of so many players, and what happens to it. */
export interface DateStory {
  readonly players: number;
  readonly dates: string;
  readonly boards: number | null;
  readonly deeds: readonly DateDeed[];
}

const DAYS = ['2026-11-27', '2026-12-01', '2026-12-04', '2026-12-11 19:00', '2026-12-11', '2027-01-02'];
const game = fc.nat({ max: 20 });
const day = fc.constantFrom(...DAYS);
const pending = ['postponed', 'adjourned', ''];
const results = ['1-0', '½-½', '0-1'];

const typing: Arbitrary<DateDeed> = fc.oneof(
  fc.record({
    do: fc.constant('type' as const),
    game,
    cell: fc.constantFrom<Cell>('date', 'date', 'deadline', 'planned'),
    text: fc.oneof(day, day, fc.constantFrom('Friday', '')),
  }),
  fc.record({
    do: fc.constant('type' as const),
    game,
    cell: fc.constant<Cell>('venue'),
    text: fc.constantFrom('Pub', 'Town Hall', 'pub', ''),
  }),
  fc.record({
    do: fc.constant('type' as const),
    game,
    cell: fc.constant<Cell>('result'),
    text: fc.constantFrom(...pending, ...results),
  }),
);

const limiting: Arbitrary<DateDeed> = fc.oneof(
  fc.record({
    do: fc.constant('limit' as const),
    which: fc.constant('boards' as const),
    text: fc.constantFrom('1', '2', ''),
  }),
  fc.record({
    do: fc.constant('limit' as const),
    which: fc.constantFrom('asOf' as const, 'from' as const),
    text: fc.constantFrom('2026-11-28', '2026-12-04', '2026-12-20', '2027-01-03'),
  }),
  fc.record({
    do: fc.constant('limit' as const),
    which: fc.constant('to' as const),
    text: fc.constant('2027-01-31'),
  }),
);

const deed: Arbitrary<DateDeed> = fc.oneof(
  { weight: 6, arbitrary: typing },
  { weight: 3, arbitrary: limiting },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('reschedule' as const),
      game,
      to: fc.oneof({ weight: 5, arbitrary: day }, { weight: 1, arbitrary: fc.constantFrom('', 'Friday') }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('record' as const), game, text: fc.constantFrom(...results, '') }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['undo', 'undo', 'redo', 'enter and undo', 'remove and undo', 'reopen'] as const),
      ),
    }),
  },
);

/** Stories of a tournament with dates. */
export const dateStories: Arbitrary<DateStory> = fc.record({
  players: fc.integer({ min: 3, max: 6 }),
  dates: fc.constantFrom('2026-11-27/7', '2026-11-27 19:00/3'),
  boards: fc.constantFrom(null, 1, 2),
  deeds: fc.array(deed, { minLength: 1, maxLength: 12, size: 'max' }),
});

const isDate = (text: string): boolean => /^\d{4}-/.test(text);
const dayOf = (text: string): string => text.slice(0, 10);
const isFinished = ({ result }: Cells): boolean => results.includes(result);

const heldOf = ({ games, calendarLimits = {} }: Tournament): Held => ({
  pairs: games.map(({ white, black }) => [white, black]),
  rounds: games.map(({ round }) => round),
  games: games.map(({ date = '', planned = date, venue = '', deadline = '' }) => ({
    ...{ date, planned, venue, deadline },
    result: '',
  })),
  limits: {
    boards: calendarLimits.boards === undefined ? '' : String(calendarLimits.boards),
    ...{ asOf: '', from: '', to: '' },
  },
  ...{ done: [], undone: [], moves: [] },
});

/** What the model says of a game: as the parser would have it. */
const gameOf = ({ date, planned, venue, deadline, result }: Cells) => ({
  date,
  planned: planned === date ? '' : planned,
  ...{ venue, deadline, result },
});

const shownGame = ({
  date = '',
  planned = '',
  venue = '',
  deadline = '',
  outcome,
  pending: waits,
}: Game) => ({
  ...{ date, planned, venue, deadline },
  result: outcome === null ? (waits ?? '') : { '1-0': '1-0', '0-1': '0-1', '1/2': '½-½' }[outcome as '1-0'],
});

/** What stands beside a game, worked out game by game. */
const checkOf = ({ games, pairs, limits }: Held, no: number): string => {
  const own = games[no]!;
  if (isFinished(own)) return '';
  if (own.date !== '' && !isDate(own.date)) return 'Not a date: type 3 Dec 2026';
  const others = games.flatMap((other, index) => (index === no ? [] : [{ ...other, pair: pairs[index]! }]));
  const isMoved = isDate(own.date) && isDate(own.planned) && dayOf(own.date) !== dayOf(own.planned);
  const plans = games.flatMap(({ planned }) => (isDate(planned) ? [dayOf(planned)] : [])).sort();
  const isCrowded = plans.filter((day) => day === plans[0]).length > new Set(pairs.flat()).size / 2;
  const when = (date: string): string => (isCrowded ? date : dayOf(date));
  const isTwice = others.some(
    ({ date, pair }) =>
      isDate(date) && when(date) === when(own.date) && pair.some((player) => pairs[no]!.includes(player)),
  );
  if (isMoved && isTwice) return 'A player has another game that day';
  const { from, to, boards, asOf } = limits;
  const last = to === '' ? from : to;
  if (from !== '' && isDate(own.date) && from <= dayOf(own.date) && dayOf(own.date) <= last)
    return 'On a day without play';
  const together = others.filter(
    ({ date, venue }) => date === own.date && venue.toLowerCase() === own.venue.toLowerCase(),
  );
  if (boards !== '' && isDate(own.date) && together.length + 1 > Number(boards))
    return 'More games than boards then';
  const due = own.deadline === '' ? own.date : own.deadline;
  if (asOf !== '' && isDate(due) && dayOf(due) < asOf) return 'Overdue';
  return { postponed: 'Postponed', adjourned: 'Adjourned' }[own.result] ?? '';
};

const withCells = (held: Held, written: readonly Written[], by: 'before' | 'after'): Held => ({
  ...held,
  games: held.games.map((cells, index) => ({
    ...cells,
    ...Object.fromEntries(written.filter((each) => each.game === index).map((each) => [each.cell, each[by]])),
  })),
});

const writtenTo = ({ games }: Held, no: number, cells: Partial<Cells>): readonly Written[] =>
  (Object.keys(cells) as Cell[]).flatMap((cell) => {
    const [before, after] = [games[no]![cell], cells[cell]!];
    return before === after ? [] : [{ game: no, cell, before, after }];
  });

/** A step of the program that writes cells of one game; where it writes nothing it is none. */
const stepped = (held: Held, no: number, cells: Partial<Cells>): Held => {
  const written = writtenTo(held, no, cells);
  return written.length === 0
    ? held
    : { ...withCells(held, written, 'after'), done: [...held.done, written], undone: [] };
};

/** A day without a time has that of the date so far, else that of the planned one. */
const atTheTime = (to: string, known: readonly string[]): string => {
  const times = known.filter(isDate).map((date) => date.slice(dayOf(date).length));
  return isDate(to) && to === dayOf(to) ? `${to}${times.find((time) => time !== '') ?? ''}` : to;
};

/** From when on a game is put off: the next round, or a week after its own. */
const putOffFrom = ({ games, rounds }: Held, no: number, plan: string): string => {
  const next = roundDates({
    ...{ dated: true, rounds: Math.max(...rounds) },
    games: games.map((each, at) => {
      const { date, planned } = gameOf(each);
      return { round: rounds[at]!, ...(date && { date }), ...(planned && { planned }) };
    }),
  })[rounds[no]!];
  return isDate(next ?? '') && next! > plan ? next! : daysAfter(plan, 7);
};

const moved = (held: Held, no: number, typed: string): Held => {
  const { date, planned, result } = held.games[no]!;
  const to = atTheTime(typed, [date, planned]);
  const plan = planned === '' ? (date === '' ? to : date) : planned;
  const isLater = to === '' || (plan !== '' && to >= putOffFrom(held, no, plan));
  const [last] = held.done
    .filter((step) => step.some((each) => each.game === no && each.cell === 'result'))
    .slice(-1);
  const isOurs = result === 'postponed' && last !== undefined && held.moves.includes(last);
  const said = isLater ? (result === '' ? 'postponed' : result) : isOurs ? '' : result;
  const after = stepped(held, no, { date: to, planned: plan, result: said });
  return after === held ? held : { ...after, moves: [...held.moves, ...after.done.slice(-1)] };
};

/** The workbook of a story. */
class Dated {
  constructor(private book: XlsxWorkbook) {}

  static async opened(tournament: Tournament): Promise<Dated> {
    const book = newXlsx(NODE_COMPRESSION);
    valueOf(await addTournament(book, tournament, OCCASION));
    return new Dated(book);
  }

  async open(): Promise<OpenTournament> {
    return valueOf(await openTournament(this.book));
  }

  async take(...[id, input]: readonly [id: string, input: unknown]) {
    return takeChange(this.book, id as 'undo', input as null, OCCASION);
  }

  async type(part: Part | SettingKey, line: number, along: number, write: CellValue): Promise<void> {
    const { sheet, area: where } = (await this.open()).parts.places[part]!;
    const cell = { sheet, row: where.row + line, column: where.column + along };
    const read = valueOf(await this.book.read({ ranges: [{ sheet, area: area(cell.row, cell.column) }] }));
    const expect = read.ranges[0]!.values[0]![0]!;
    valueOf(await this.book.change({ cells: [{ ...cell, expect, write }] }));
  }

  async column(part: Part): Promise<readonly CellValue[]> {
    const where = (await this.open()).parts.places[part]!;
    const { ranges } = valueOf(await this.book.read({ ranges: [where] }));
    return ranges[0]!.values.map(([value = null]) => value);
  }

  async reopen(): Promise<void> {
    this.book = valueOf(await openXlsx(valueOf(await this.book.save()), NODE_COMPRESSION));
  }
}

const cellOf = (text: string): CellValue => (text === '' ? null : isDate(text) ? dateCell(text) : text);

const typeCell = async (
  book: Dated,
  { game: no, cell, text }: Extract<DateDeed, { do: 'type' }>,
): Promise<void> => {
  const line = (await book.column('Pairings_game')).indexOf(no + 1);
  await book.type(`Pairings_${cell}`, line, 0, cellOf(text));
};

const typeLimit = (book: Dated, { which, text }: Extract<DateDeed, { do: 'limit' }>): Promise<void> => {
  const write = which === 'boards' && text !== '' ? Number(text) : cellOf(text);
  if (which === 'boards' || which === 'asOf') return book.type(which, 0, 0, write);
  return book.type('Breaks', 0, which === 'from' ? 0 : 1, write);
};

/** A change of the field, if it is not refused, and back again. */
const thereAndBack = async (book: Dated, held: Held, id: string, input: unknown): Promise<Held> => {
  const taken = await book.take(id, input);
  if (!taken.ok) return held;
  const { games } = (await book.open()).tournament;
  expect(games).not.toHaveLength(held.games.length);
  valueOf(await book.take('undo', null));
  return { ...held, undone: ['other'] };
};

const go = async (book: Dated, held: Held, way: 'undo' | 'redo'): Promise<Held> => {
  const step = way === 'undo' ? held.done.at(-1) : held.undone[0];
  if (step === 'other') return held;
  const answered = codesOf(await book.take(way, null));
  if (step === undefined) {
    expect(answered).toEqual([`${way}-nothing`]);
    return held;
  }
  const [from, to] = way === 'undo' ? (['after', 'before'] as const) : (['before', 'after'] as const);
  const isChanged = step.some((each) => held.games[each.game]![each.cell] !== each[from]);
  expect(answered).toEqual(isChanged ? ['changed-meanwhile'] : []);
  if (isChanged) return held;
  const back = withCells(held, step, to);
  return way === 'undo'
    ? { ...back, done: held.done.slice(0, -1), undone: [step, ...held.undone] }
    : { ...back, done: [...held.done, step], undone: held.undone.slice(1) };
};

const happen = async (book: Dated, held: Held, deed: DateDeed): Promise<Held> => {
  const no = 'game' in deed ? deed.game % held.games.length : 0;
  switch (deed.do) {
    case 'type':
      await typeCell(book, { ...deed, game: no });
      return withCells(held, writtenTo(held, no, { [deed.cell]: deed.text }), 'after');
    case 'limit':
      if (deed.which === 'to' && held.limits.from === '') return held;
      await typeLimit(book, deed);
      return { ...held, limits: { ...held.limits, [deed.which]: deed.text } };
    case 'reschedule': {
      const refusal = isFinished(held.games[no]!)
        ? 'game-played'
        : deed.to === 'Friday'
          ? 'date-invalid'
          : null;
      expect(codesOf(await book.take('reschedule', { game: no + 1, to: deed.to }))).toEqual(
        refusal === null ? [] : [refusal],
      );
      return refusal === null ? moved(held, no, deed.to) : held;
    }
    case 'record':
      valueOf(await book.take('record', [{ game: no + 1, typed: deed.text }]));
      return stepped(held, no, { result: deed.text });
    case 'enter and undo':
      return thereAndBack(book, held, 'enter', { name: 'Zoe' });
    case 'remove and undo':
      return thereAndBack(book, held, 'remove', { player: 1 });
    case 'reopen':
      await book.reopen();
      return held;
    default:
      return go(book, held, deed.do);
  }
};

/** What every look at the workbook shows: each game's time, what stands beside it, and an entry in the calendar for each with a date. */
const expectHeld = async (book: Dated, held: Held): Promise<void> => {
  const { tournament } = await book.open();
  expect(tournament.games.map(shownGame)).toEqual(held.games.map(gameOf));
  const [numbers, checks] = [await book.column('Pairings_game'), await book.column('Pairings_check')];
  const said = new Map(numbers.map((no, line) => [no, checks[line]]));
  expect(held.games.map((_, index) => said.get(index + 1) ?? '')).toEqual(
    held.games.map((_, index) => checkOf(held, index)),
  );
  const file = valueOf(calendarFile(tournament, {}, '2026-11-20T08:00:00Z'));
  const entries = [...file.matchAll(/^UID:game-(\d+)\./gm)].map(([, no]) => Number(no));
  const isOnCalendar = ({ date, planned }: Cells): boolean => isDate(date) || isDate(planned);
  expect(entries).toEqual(held.games.flatMap((each, index) => (isOnCalendar(each) ? [index + 1] : [])));
};

/** Lets a story happen, and compares the workbook with the model after each deed. */
export const tellDates = async ({ players, dates, boards, deeds }: DateStory): Promise<void> => {
  const wanted = { venue: { all: 'Town Hall' }, deadline: { weeks: 1 } };
  const made = scheduled(players, dates, wanted);
  const tournament = { ...made, calendarLimits: boards === null ? {} : { boards } };
  const book = await Dated.opened(tournament);
  let held = heldOf(tournament);
  await expectHeld(book, held);
  for (const each of deeds) {
    held = await happen(book, held, each);
    await expectHeld(book, held);
  }
};

const STORIES = storyCount(20, 5);

it(
  'whatever happens to dates, in whatever order, the file holds what a plain model holds, checks included',
  () => fc.assert(fc.asyncProperty(dateStories, tellDates), { numRuns: STORIES }),
  3_600_000,
);
