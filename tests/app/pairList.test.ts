import { createTournament, addTournament } from '../../src/app/create';
import { keepDraw, numbersProposed, pairList } from '../../src/app/pairList';
import { openRoster } from '../../src/app/roster';
import { standingSteps } from '../../src/sheets/log/history';
import { openStep } from '../../src/app/step';
import type { Draw } from '../../src/core/draw/protocol';
import { parseDraws } from '../../src/sheets/log/draw';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { rows } from '../../src/grid/block';
import { valueOf } from '../results';
import type { CellValue } from '../../src/grid/cell';
import { gridOf } from '../sheets/grid-of';
import { read } from '../sheets/readRoster';
import { openTournament } from '../../src/app/open';
import { CYCLES } from '../../src/taskpane/draft';
import { generated } from '../generated';
import { inMemory, expectLive, OCCASION } from './conduct/check';
import { parseRating } from '../../src/core/ratings/rating';
import { withDefaults, gameOf } from '../../src/app/choices';
import { takeChange } from '../../src/app/changes/take';
import type { Workbook } from '../../src/workbook/port';
import { previewOf } from '../../src/app/preview';
import { makeTournament, type TournamentRequest } from '../../src/core/tournament';
import type { Tournament } from '../../src/core/model';
import { CLASSIC } from '../../src/core/results/outcome';
import { goEvent } from '../goEvents';

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil'];
const listed = () =>
  memoryWorkbook([{ name: 'Club', blocks: [rows(0, 0, [['Name'], ...NAMES.map((name) => [name])], '@')] }]);
const LOTS = { numbers: 'lots', system: 'berger' };

const looked = async (...seeds: readonly string[]): Promise<readonly Draw[]> => {
  const roster = valueOf(await openRoster(listed(), {}));
  return seeds.reduce<readonly Draw[]>(
    (kept, seed, index) => valueOf(keepDraw(kept, roster, { ...LOTS, seed }, `09:0${index}`)),
    [],
  );
};

it('every draw that was looked at is numbered; looking at the same one again is no other', async () => {
  expect((await looked('a', 'b', 'b', 'a')).map(({ no, seed, time }) => [no, seed, time])).toEqual([
    [1, 'a', '09:00'],
    [2, 'b', '09:01'],
    [3, 'a', '09:03'],
  ]);
});

it('who said a word may be told while its draw is looked at, and makes no other draw of it', async () => {
  const roster = valueOf(await openRoster(listed(), {}));
  const saidBy = (kept: readonly Draw[], name: string) =>
    valueOf(keepDraw(kept, roster, { ...LOTS, seed: 'b', saidBy: name }, '09:05'));
  const told = saidBy(await looked('a', 'b'), '  Tante\n Käthe ');
  expect(told.map((draw) => [draw.no, draw.time, draw.seed, draw.saidBy])).toEqual([
    [1, '09:00', 'a', undefined],
    [2, '09:01', 'b', 'Tante Käthe'],
  ]);
  expect(saidBy(told, '').map((draw) => draw.saidBy)).toEqual([undefined, undefined]);
});

it('blanks around the word are none of it', async () => {
  expect((await looked(' a ')).map(({ seed, lines }) => [seed, lines])).toEqual(
    (await looked('a')).map(({ seed, lines }) => [seed, lines]),
  );
});

it('the draws not taken stand in the Log before the creation, and the one that was', async () => {
  const workbook = listed();
  const draws = await looked('a', 'b');
  const created = valueOf(
    await createTournament(workbook, {}, { ...LOTS, seed: 'c' }, { time: '09:10', id: 'five', draws }),
  );
  expect(created.draws.map(({ no, seed }) => [no, seed])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ]);
  const { lines } = valueOf(await openStep(workbook));
  expect(lines.map(({ step, time, rule }) => [step, time, rule])).toEqual([
    [1, '09:00', 'draw 1'],
    [1, '09:01', 'draw 2'],
    [1, '09:10', 'draw 3'],
    [1, '09:10', 'create'],
  ]);
  expect(parseDraws(lines)).toEqual(created.draws);
  const [, , taken] = created.draws;
  expect(created.tournament.players.map(({ name }) => name)).toEqual(
    taken!.lines.map((line) => NAMES[line - 1]),
  );
});

it('a field numbered as listed has no draw in its Log, unless lots were drawn before and not taken', async () => {
  const roster = valueOf(await openRoster(listed(), {}));
  expect(keepDraw([], roster, { numbers: 'list' }, '09:00')).toEqual({ ok: true, value: [] });
  const after = valueOf(keepDraw(await looked('a'), roster, { numbers: 'list' }, '09:05'));
  expect(after.map(({ numbering, seed, list }) => [numbering, seed, list])).toEqual([
    ['lots', 'a', "'Club'!A1:A6"],
    ['list', '', "'Club'!A1:A6"],
  ]);
});

it('a draw cannot be taken back: a Log only grows', async () => {
  const workbook = listed();
  await createTournament(workbook, {}, { ...LOTS, seed: 'c' }, { time: '09:10', id: 'five' });
  const { lines } = valueOf(await openStep(workbook));
  expect([lines.length, standingSteps(lines)]).toEqual([2, []]);
});

const proposed = (...rows: readonly (readonly CellValue[])[]) =>
  numbersProposed(read(gridOf(rows))).map(({ code, values }) => [code, values['column'], values['way']]);

describe('a list whose players have numbers already, when lots are drawn', () => {
  it('is pointed out with the column, whatever its heading, and with letters for numbers', () => {
    const named = [['list-numbers-unused', 'Lot', 'Lot']];
    expect(proposed(['Lot', 'Name'], [3, 'Cleo'], [1, 'Ann'], [4, 'Dan'], [2, 'Bob'])).toEqual(named);
    expect(proposed(['Lot', 'Name'], ['3.', 'Cleo'], ['1.', 'Ann'], ['2.', 'Bob'])).toEqual(named);
    expect(proposed(['Name', 'Lot'], ['Cleo', 'C'], ['Ann', 'A'], ['Bob', 'B'])).toEqual(named);
    expect(proposed(['3. Cleo'], ['1. Ann'], ['2. Bob'])).toEqual([['list-numbers-unused', 'none', '']]);
  });

  it('can be told by the heading of a column that counts the rows, too', () => {
    const roster = read(
      gridOf([
        ['No', 'Name'],
        [1, 'Cleo'],
        [2, 'Ann'],
        [3, 'Bob'],
      ]),
    );
    const made = pairList(roster, { numbers: 'column:no', system: 'berger' }, { id: 'one' });
    expect(valueOf(made).players.map(({ name }) => name)).toEqual(['Cleo', 'Ann', 'Bob']);
    const lettered = read(
      gridOf([
        ['No', 'Name'],
        ['C', 'Cleo'],
        ['A', 'Ann'],
        ['B', 'Bob'],
      ]),
    );
    const other = pairList(lettered, { numbers: 'column:No', system: 'berger' }, { id: 'one' });
    expect(valueOf(other).players.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cleo']);
  });

  it('is not one that counts its rows, or has other numbers', () => {
    expect(proposed(['No', 'Name'], [1, 'Cleo'], [2, 'Ann'], [3, 'Bob'])).toEqual([]);
    expect(proposed(['Board', 'Name'], [1, 'Cleo'], [1, 'Ann'], [2, 'Bob'])).toEqual([]);
    expect(proposed(['Name', 'Elo'], ['Cleo', 1800], ['Ann', 1900], ['Bob', 1700])).toEqual([]);
  });
});

it('the pane offers one to twelve cycles', () => {
  expect(CYCLES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it.each([
  { win: 2, draw: 1, loss: 0, unit: 2 },
  { win: 10_000, draw: 9_999, loss: 1, unit: 100 },
])('twelve cycles are exact on the sheets, with the largest points too: %j', async (scoring) => {
  const workbook = memoryWorkbook();
  const tieBreaks = ['PTS', 'DE', 'SB', 'KS', 'WIN'];
  const made = generated({
    ...{ players: 4, cycles: 12, seed: 12, finished: 0.9, special: 0.2, scoring, tieBreaks },
  });
  valueOf(await addTournament(workbook, made, OCCASION));
  await expectLive(workbook, made);
});

it('a sheet that says thirteen is refused with its cell', async () => {
  const workbook = await inMemory(generated({ players: 4, cycles: 2, seed: 1 }));
  const { parts } = valueOf(await openTournament(workbook));
  const { sheet, area } = parts.places.cycles!;
  const cell = { sheet, row: area.row, column: area.column, expect: 2 };
  valueOf(await workbook.change({ cells: [{ ...cell, write: 13 }] }));
  expect(await openTournament(workbook)).toMatchObject({
    ok: false,
    problems: [{ code: 'workbook-cell', values: { found: '13', expected: '1 … 12' } }],
  });
});

/** A list of players with these ratings; `further` are the cells of one more column. */
const list = (
  ratings: readonly (string | number | null)[],
  columns: readonly string[] = [],
  further: readonly string[] = [],
) => ({
  event: 'Club',
  columns,
  players: ratings.map((rating, index) => ({
    name: `Player ${index}`,
    ...(rating === null ? {} : { rating: parseRating(rating) }),
    extra: columns.length === 0 ? [] : [further[index] ?? null],
    row: index,
    cell: `A${index + 1}`,
  })),
});

describe('the game of a list, where nobody chose one', () => {
  it.each([
    ['3k', '2 dan', '5 kyu', '1p'],
    ['1D', '12k.', '3 Dan', '2 pro'],
    ['1d', '2k', 'unr.', null],
    ['1d', '2k', 1900],
  ])('is Go with %j %j %j %j: most who are rated have dan or kyu', (...ratings) =>
    expect(gameOf(list(ratings))).toBe('go'),
  );

  it.each([[[1900, 2000, '1800P5']], [['1d', 1900]], [['2k', 1900, 1800, null]], [[null, null, null]], [[]]])(
    'is chess with %j',
    (ratings) => expect(gameOf(list(ratings))).toBe('chess'),
  );

  it.each([
    ['Table Tennis Open', 'Sheet1', 'plain'],
    ['Friday night', 'Darts', 'neutral'],
    ['Badminton U15', 'Players', 'plain'],
    ['9-ball league', 'Sheet1', 'plain'],
    ['Pub pool', 'Sheet1', 'plain'],
    ['Pool A', 'Pool 2', 'chess'],
    ['Scrabble club', 'Sheet1', 'neutral'],
    ['Draughts', 'Sheet1', 'neutral'],
    ['Chess at the pool', 'Sheet1', 'chess'],
    ['Cambridge Open', 'Sheet1', 'chess'],
    ['Schachturnier', 'Darts', 'chess'],
  ])('called %s on the sheet %s is %s', (event, sheet, game) => {
    expect(gameOf({ ...list([null, null]), event, sheet })).toBe(game);
  });

  it('is Go with ranks in a column of their own beside a numeric rating', () => {
    expect(gameOf(list([2050, 1834], ['Rank'], ['1d', '3k']))).toBe('go');
    expect(gameOf(list([2050, 1834], ['Grade 2'], ['1d', '']))).toBe('go');
    expect(gameOf(list([2050, 1834], ['Rank'], ['1', '2']))).toBe('chess');
    expect(gameOf(list([2050, 1834], ['Stay'], ['1d', '3d']))).toBe('chess');
  });

  it('brings the rule set of Go, and an explicit choice wins', () => {
    const go = list(['3k', '2d', '1d']);
    expect(withDefaults(go, {})).toMatchObject({ profile: 'go', rules: 'go' });
    expect(withDefaults(go, { profile: 'chess' })).toMatchObject({ profile: 'chess', rules: 'fide-2019' });
    expect(withDefaults(go, { profile: 'neutral' }).profile).toBe('neutral');
    expect(withDefaults(go, { rules: 'own' })).toMatchObject({ profile: 'go', rules: 'own' });
  });
});

const standing = async (players: number): Promise<Workbook> => {
  const workbook = memoryWorkbook();
  const made = generated({ players, cycles: 1, seed: 4, finished: 0, tieBreaks: ['PTS', 'SODOS', 'DE'] });
  valueOf(await addTournament(workbook, { ...made, profile: 'go' }, OCCASION));
  return workbook;
};

const now = async (workbook: Workbook) => valueOf(await openTournament(workbook)).tournament;

/** Somebody types into the Result cell of a game. */
const type = async (workbook: Workbook, game: number, write: string): Promise<void> => {
  const { parts, gridOf } = valueOf(await openTournament(workbook));
  const line = gridOf(parts.places.Pairings_game!)!.values.findIndex(([no]) => no === game);
  const { sheet, area } = parts.places.Pairings_result!;
  const cell = { sheet, row: area.row + line, column: area.column, expect: null };
  valueOf(await workbook.change({ cells: [{ ...cell, write, format: '@' }] }));
};

it('a winner named by colour is recorded; where none is named, Black is on the left, as on Pairings of Go', async () => {
  const workbook = await standing(4);
  const typed = ['B+', 'W+3.5', 'jigo', 'B+R', '1-0', 'W+F'];
  valueOf(
    await takeChange(
      workbook,
      'record',
      typed.map((each, index) => ({ game: index + 1, typed: each })),
      OCCASION,
    ),
  );
  const tournament = await now(workbook);
  expect(tournament.games.map(({ outcome }) => outcome)).toEqual(['0-1', '1-0', '1/2', '0-1', '0-1', '+-']);
  await expectLive(workbook, tournament);
});

it('typed in a cell the margin counts for nothing, and stays as typed when somebody enters', async () => {
  const workbook = await standing(5);
  await type(workbook, 1, 'W+3.5');
  await type(workbook, 2, 'b+12');
  await type(workbook, 3, '1-0');
  const { games } = await now(workbook);
  expect(games.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['1-0', '0-1', '0-1']);
  await expectLive(workbook, await now(workbook));
  valueOf(await takeChange(workbook, 'enter', { name: 'Late' }, OCCASION));
  expect((await now(workbook)).games.slice(0, 3)).toEqual(games.slice(0, 3));
  const { parts, gridOf } = valueOf(await openTournament(workbook));
  const texts = gridOf(parts.places.Pairings_result!)!.values.map(([text]) => text);
  expect(texts).toEqual(expect.arrayContaining(['W+3.5', 'b+12', '1-0']));
});

describe('its preview', () => {
  const NAMES = ['Anna', 'Bert', 'Cora', 'Dora', 'Emil', 'Fred', 'Gina', 'Hans', 'Ines', 'Jan'];

  const paired = (players: number, more: Partial<TournamentRequest> = {}): Tournament =>
    valueOf(
      makeTournament({
        id: 't',
        event: 'Club',
        players: NAMES.slice(0, players).map((name) => ({ name })),
        columns: [],
        system: 'berger',
        cycles: 1,
        scoring: CLASSIC,
        ruleSet: 'fide-2019',
        tieBreaks: ['PTS'],
        numbering: { method: 'list' },
        profile: 'chess',
        ...more,
      }),
    );

  describe('a preview', () => {
    it('of ten players: nine rounds, 45 games, 4 or 5 Whites each, nobody three times the same colour', () => {
      expect(previewOf(paired(10))).toEqual({
        players: 10,
        rounds: 9,
        games: 45,
        firstRound: {
          games: [
            { board: 1, white: 'Anna', black: 'Jan' },
            { board: 2, white: 'Bert', black: 'Ines' },
            { board: 3, white: 'Cora', black: 'Hans' },
            { board: 4, white: 'Dora', black: 'Gina' },
            { board: 5, white: 'Emil', black: 'Fred' },
          ],
          byes: [],
        },
        colours: { gamesEach: 9, whitesEach: { least: 4, most: 5 }, neverThree: true },
        warnings: [],
      });
    });

    it('of five players: number 1 has the bye in round 1, and everyone has two Whites in four games', () => {
      const { rounds, games, firstRound, colours, warnings } = previewOf(paired(5));
      expect([rounds, games]).toEqual([5, 10]);
      expect(firstRound).toEqual({
        games: [
          { board: 1, white: 'Bert', black: 'Emil' },
          { board: 2, white: 'Cora', black: 'Dora' },
        ],
        byes: ['Anna'],
      });
      const { rests, ...five } = paired(5);
      expect(previewOf({ ...five, rests: [...rests].reverse() }).firstRound.byes).toEqual(['Anna']);
      expect(colours).toEqual({ gamesEach: 4, whitesEach: { least: 2, most: 2 }, neverThree: true });
      expect(warnings).toEqual([]);
    });

    it('of two cycles: two of six players have one colour three times in a row, and nobody with FIDE’s exchange', () => {
      const six = paired(6, { cycles: 2, exchangeLastTwo: false });
      expect(previewOf(six)).toMatchObject({
        colours: { gamesEach: 10, whitesEach: { least: 5, most: 5 } },
        warnings: [{ code: 'colours-three-running', values: { count: 2, most: 3, labels: 'Anna, Dora' } }],
      });
      expect(previewOf(paired(6, { cycles: 2 })).warnings).toEqual([]);
    });

    it('where the stronger player has White, one colour again and again is as it was asked for', () => {
      const { colours, warnings } = previewOf(goEvent(9));
      expect([warnings.map(({ code }) => code), colours.neverThree]).toEqual([['top-two-early'], false]);
    });
  });
});
