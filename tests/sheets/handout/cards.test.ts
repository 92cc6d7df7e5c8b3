import { withPlayer, withStatus } from '../../changed';
import '../../../src/language/late';
import { messageOf } from '../../../src/language/language';
import type { SheetPlan } from '../../../src/grid/plan';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { crossTable } from '../../eventFixtures';
import { codesOf } from '../../results';
import { newField } from '../field';
import { goEvent } from '../../goEvents';
import { sectioned } from '../../sectioned';
import { QUAD } from '../quad';
import { looksOf } from '../facts';
import { withRoundDates } from '../../../src/core/calendar/planned';
import { dateIn } from '../../../src/sheets/dates';
import { formatAt, made, numbers, sheetOf, styleAt, textOf, valueAt } from './sheet';

describe('table cards', () => {
  it('each board’s number, and who plays there in each round', () => {
    const sheet = sheetOf('table-cards', numbers('berger', 4));
    expect(textOf(sheet, 2, 0, 5, 3)).toEqual(
      ['Board 1* .* .*', 'Round* White* Black*', '1 1* 4', '2 4* 3', '3 2* 4'].map((line) =>
        line.replaceAll('.*', '.'),
      ),
    );
    expect(valueAt(sheet, 9, 0)).toBe('Board 2');
  });

  it('of a tournament: the names', () => {
    const sheet = sheetOf('table-cards', subjectOf(QUAD));
    expect(textOf(sheet, 2, 0, 5, 3)).toEqual([
      'Board 1* . .',
      'Round* White* Black*',
      '1 1 A* 2 B',
      '2 1 A* 3 C',
      '3 1 A* 4 D',
    ]);
  });

  const called = (name: string) => sheetOf('table-cards', subjectOf(withPlayer(QUAD, 4, { name })));
  const heightsFrom = ({ rows = [] }: SheetPlan) =>
    [4, 5, 6, 7, 8, 9].map((row) => rows.filter((each) => each.row === row).at(-1)?.height);

  it('has a name with its team on one line', () => {
    expect(heightsFrom(called('Eva Lindqvist (Rapperswil)'))).toEqual([20, 20, 20, 20, 20, 20]);
  });

  it('has rows of one height, as the longest name needs it', () => {
    expect(heightsFrom(called('Wolfgang Maximilian von Hohenberg-Lichtenstein'))).toEqual([
      32, 32, 32, 32, 32, 32,
    ]);
  });
});

describe('player cards', () => {
  it('each player’s rounds: board, colour, opponent, room for the result; a rest where they rest', () => {
    const sheet = sheetOf('player-cards', numbers('berger', 5));
    expect(textOf(sheet, 3, 6, 7, 5)).toEqual([
      '2* . . . .',
      'Round* Board* Colour* Opponent* Result*',
      '1 1 White* 5* .',
      '2 2 Black 1 .',
      '3 – – Bye –',
      '4 2 White* 3* .',
      '5 1 Black 4 .',
    ]);
  });

  it('of one player there is their card alone', () => {
    const sheet = sheetOf('player-cards', { ...numbers('berger', 6), player: 4 });
    expect([valueAt(sheet, 3, 0), valueAt(sheet, 3, 6)]).toEqual(['4', null]);
  });

  it('of a tournament: names, and the results that are known', () => {
    const sheet = sheetOf('player-cards', subjectOf(crossTable('*1=. | 0*10 | =0*1 | .10*')));
    expect(valueAt(sheet, 3, 0)).toBe('1 A');
    const marks = textOf(sheet, 5, 4, 3, 1);
    expect(marks.sort()).toEqual(['.', 'Drawn', 'Won']);
  });

  it('has games that do not count in grey, and says so', () => {
    const sheet = sheetOf('player-cards', subjectOf(withStatus(QUAD, 4, 'annulled')));
    const opponents = [5, 6, 7].map((row) => [
      valueAt(sheet, row, 9),
      styleAt(sheet, row, 9).italic ?? false,
    ]);
    expect(opponents.filter(([, isGrey]) => isGrey)).toEqual([['4 D', true]]);
    expect(valueAt(sheet, 2, 0)).toBe('Bold: White. Grey: the game does not count.');
  });

  it.each([
    ['the times of one day', ['2026-11-27 14:00', '2026-11-27 14:35', '2026-11-27 15:10'], 'hh:mm'],
    ['the days of several', ['2026-11-27 19:00', '2026-12-04 19:00', '2026-12-11 19:00'], 'd mmm'],
    ['the day where no time is known', ['2026-11-27', '2026-11-27', '2026-11-27'], 'd mmm'],
  ])('has %s, if rounds have dates', (_, dates, format) => {
    const sheet = sheetOf('player-cards', subjectOf(withRoundDates(QUAD, dates)));
    expect(textOf(sheet, 4, 0, 1, 6)).toEqual(['Round* When* Board* Colour* Opponent* Result*']);
    const shown = [5, 6, 7].map((row) => dateIn(valueAt(sheet, row, 1)));
    expect([shown, formatAt(sheet, 5, 1)]).toEqual([dates, format]);
    expect(valueAt(sheet, 5, 4)).toBe('2 B');
  });
});

describe('result slips', () => {
  it('a slip for each game that is not finished', () => {
    const tournament = crossTable('*1=. | 0*10 | =0*1 | .10*');
    const sheet = sheetOf('result-slips', subjectOf(tournament));
    const open = tournament.games.filter(({ outcome }) => outcome === null);
    expect(open).toHaveLength(1);
    expect(textOf(sheet, 3, 0, 4, 4)).toEqual([
      `Round ${open[0]!.round} · Board ${open[0]!.board}* . . Signature*`,
      'White 1 A* . ',
      'Black 4 D . ',
      '1–0 . ½–½ 0–1',
    ]);
    expect(valueAt(sheet, 3, 7)).toBeNull();
  });

  it('offer jigo only where komi allows it', () => {
    const resultsOf = (komi: string) =>
      textOf(sheetOf('result-slips', subjectOf({ ...goEvent(4), details: { komi } })), 6, 0, 1, 4);
    expect(resultsOf('7')).toEqual(['1–0 . ½–½ 0–1']);
    expect(resultsOf('6.5')).toEqual(['1–0 .  0–1']);
  });

  it.each([
    [{}, 'All games are finished, so there are no result slips to print. “blank-slips” prints empty ones.'],
    [
      { round: 2 },
      'All games of round 2 are finished, so there are no result slips to print. “blank-slips” prints empty ones.',
    ],
    [
      { player: 4 },
      'D has no games left, so there are no result slips to print. “blank-slips” prints empty ones.',
    ],
    [
      { player: 4, round: 2 },
      'D has no games left in round 2, so there are no result slips to print. “blank-slips” prints empty ones.',
    ],
  ])('are refused where nothing is left to play: %j', (of, text) => {
    const finished = crossTable('*1=1 | 0*10 | =0*1 | 010*');
    const found = made('result-slips', { ...subjectOf(finished), ...of });
    expect(found.ok ? [] : found.problems.map((each) => messageOf(each))).toEqual([text]);
  });

  it('none for the games of a player who left', () => {
    const tournament = crossTable('*1=. | 0*10 | =0*1 | .10*');
    expect(codesOf(made('result-slips', subjectOf(withStatus(tournament, 4, 'annulled'))))).toEqual([
      'slips-none',
    ]);
  });

  it('of one player those of their games alone', () => {
    const sheet = sheetOf('result-slips', { ...numbers('berger', 6), player: 2 });
    const heads = sheet.blocks.filter(
      ({ kind, area }) => kind === 'values' && area.columns === 1 && area.row >= 3,
    );
    expect(
      heads.filter((block) => String(valueAt(sheet, block.area.row, block.area.column)).startsWith('Round')),
    ).toHaveLength(5);
  });

  it('of one round those of its games alone', () => {
    const sheet = sheetOf('result-slips', { ...numbers('berger', 6), round: 4 });
    const heads = [
      [3, 0],
      [3, 7],
      [10, 0],
      [10, 7],
    ].map(([row, column]) => valueAt(sheet, row!, column!));
    expect(heads).toEqual(['Round 4 · Board 1', 'Round 4 · Board 2', 'Round 4 · Board 3', null]);
  });

  it('is upright where that takes fewer pages', () => {
    const field = newField(Array.from({ length: 9 }, (_, at) => `Hugo Martinez ${at}`));
    const games = field.games.filter(({ round }) => round > 4);
    const { print } = sheetOf('result-slips', subjectOf({ ...field, games }));
    expect([print?.landscape, print?.rowBreaks?.length]).toEqual([false, 1]);
  });

  it('has a line to cut along between two slips, and one below each row of them', () => {
    const sheet = sheetOf('result-slips', { ...numbers('berger', 8), round: 1 });
    const grey = (row: number, column: number): boolean => styleAt(sheet, row, column).fill === '808080';
    const rows = Array.from({ length: 17 }, (_, row) => row).filter((row) => grey(row, 0));
    expect(rows).toEqual([8, 15]);
    expect([3, 9, 16].map((row) => grey(row, 5))).toEqual([true, true, true]);
    const heights = new Map(sheet.rows!.map(({ row, height }) => [row, height]));
    expect(rows.map((row) => heights.get(row))).toEqual([1.5, 1.5]);
  });

  it('the three results stand in cells of one width', () => {
    const { widths } = looksOf(sheetOf('result-slips', subjectOf(QUAD)));
    const [label, start, half, signature] = widths.split(' ').map(Number);
    expect([half, signature]).toEqual([13.5, 13.5]);
    expect(label! + start!).toBeCloseTo(13.5 - 0.7);
  });

  it('a name that needs two lines has them', () => {
    const name = 'Wolfgang Maximilian von Hohenberg-Lichtenstein';
    const sheet = sheetOf('result-slips', subjectOf(withPlayer(QUAD, 1, { name })));
    expect(sheet.rows!.filter(({ row }) => row === 4 || row === 5).map(({ height }) => height)).toEqual([
      32, 32,
    ]);
    expect(styleAt(sheet, 4, 1).wrap).toBe(true);
  });
});

it('the full list of players calls itself private where it has columns that Players does not print', () => {
  const field = newField(['Ada', 'Ben', 'Cy'], { columns: ['Phone'] });
  const players = field.players.map((player) => ({ ...player, extra: ['079 555'] }));
  expect(valueAt(sheetOf('player-list', subjectOf({ ...field, players })), 1, 0)).toMatch(/^Private:/);
  expect(valueAt(sheetOf('player-list', subjectOf(newField(['Ada', 'Ben', 'Cy']))), 1, 0)).toBeNull();
});

describe('blank result slips', () => {
  it('of an event with sections have a line for the section, which stays beside its word', () => {
    const sheet = sheetOf('blank-slips', subjectOf(sectioned([4, 4])));
    expect(valueAt(sheet, 3, 0)).toBe('Round ____ · Board ____ · Section\u00a0____');
  });

  it('are a page of twelve in two columns, with lines for round and board, and no names', () => {
    const sheet = sheetOf('blank-slips', subjectOf(QUAD));
    expect(textOf(sheet, 3, 7, 4, 4)).toEqual([
      'Round ____ · Board ____* . . Signature*',
      'White  . ',
      'Black * . ',
      '1–0 . ½–½ 0–1',
    ]);
    const heads = [3, 10, 17, 24, 31, 38, 45].map((row) => [valueAt(sheet, row, 0), valueAt(sheet, row, 7)]);
    expect(heads.flat().filter((head) => head === 'Round ____ · Board ____')).toHaveLength(12);
    expect(sheet.print!.area.rows).toBe(45);
    expect(sheet.print!.rowBreaks).toEqual([]);
  });
});

it('names on name cards are as large as all of them can be on one line', () => {
  const sizeOf = (...names: readonly string[]) =>
    styleAt(sheetOf('name-cards', subjectOf(newField(names))), 3, 0).size;
  expect(sizeOf('Ada', 'Ben', 'Cy')).toBe(36);
  expect(sizeOf('Ada Lovelace', 'Ben', 'Cy')).toBe(28);
  expect(sizeOf('Jean-Luc Barthélemy-Fontaine', 'Ben', 'Cy')).toBe(16);
});
