import { withGames } from '../../changed';
import type { Tournament } from '../../../src/core/model';
import { sidesOf, subjectOf } from '../../../src/sheets/handout/subject';
import { generated } from '../../generated';
import { VALUES_HANDOUTS } from '../../handouts';
import { newMatch } from '../../matches';
import { sectioned, sectionsOf } from '../../sectioned';
import { looksOf } from '../facts';
import { QUAD } from '../quad';
import { made, numbers, rowOf, sheetOf, styleAt, textOf, valueAt } from './sheet';

// Section A: players 1 to 4, boards 1 and 2. Section B: players 5 to 7, board 3, three rounds with a bye each.
const ODD = subjectOf(sectioned([4, 3]));

/** The same, but in section B everyone meets twice. */
const [quad, rest] = sectionsOf([4, 3]);
const DOUBLE = subjectOf(sectioned([], {}, [quad!, { ...rest!, cycles: 2 }]));

/** Six sections of six players, all with long names. */
const LONG = subjectOf(
  sectioned(
    [],
    {
      players: Array.from({ length: 36 }, (_, index) => ({
        name: `Maximilian Hohenlohe-Langenburg ${index + 1}`,
      })),
    },
    Array.from('NESWMC', (sign) => ({ name: `Beginners of the Summer School ${sign}`, players: 6 })),
  ),
);

describe('long names of sections', () => {
  const heightIn = (id: string, row: number) =>
    sheetOf(id, LONG).rows!.filter((line) => line.row === row)[0]?.height;

  it('stand on two or three lines of table cards, player cards and result slips, whose rows are as high', () => {
    const heads = { 'table-cards': 2, 'player-cards': 3, 'result-slips': 3 };
    for (const [id, row] of Object.entries(heads))
      expect([id, styleAt(sheetOf(id, LONG), row, 0).wrap]).toEqual([id, true]);
    expect(Object.entries(heads).map(([id, row]) => heightIn(id, row))).toEqual([77, 33, 30]);
  });

  it('leave a round of wall pairings on one page each', () => {
    const { print, rows } = sheetOf('pairings', LONG);
    const heights = rows!.filter(({ row }) => row < print!.rowBreaks![0]!).map(({ height }) => height);
    const tall = heights.reduce((sum, height) => sum + height, 0);
    expect([heights.length, tall, print!.scale]).toEqual([20, 852, 80]);
  });
});

describe('of sections that share their sheets', () => {
  it('pairings have the players’ numbers in their section, whose name stands behind each game', () => {
    const sheet = sheetOf('pairings', { ...ODD, round: 1 });
    expect(textOf(sheet, 3, 0, 5, 5)).toEqual([
      'Board* White* Result* Black* Section*',
      '1 1 Player 1* . 4 Player 4 A',
      '2 2 Player 2* . 3 Player 3 A',
      '3 2 Player 6* . 3 Player 7 B',
      'Bye: 1 Player 5 . . . .',
    ]);
  });

  it('a table card names the section that plays at its board', () => {
    const sheet = sheetOf('table-cards', ODD);
    expect([0, 1, 2].map((card) => valueAt(sheet, 2 + 7 * card, 0))).toEqual([
      'Board 1 · Section A',
      'Board 2 · Section A',
      'Board 3 · Section B',
    ]);
    expect(textOf(sheet, 18, 0, 2, 3)).toEqual(['1 2 Player 6* 3 Player 7', '2 1 Player 5* 2 Player 6']);
  });

  it('a result slip names the section, too', () => {
    const sheet = sheetOf('result-slips', { ...ODD, round: 1 });
    expect([valueAt(sheet, 3, 0), valueAt(sheet, 10, 0)]).toEqual([
      'Round 1 · Board 1 · Section A',
      'Round 1 · Board 3 · Section B',
    ]);
    expect(textOf(sheet, 11, 1, 2, 1)).toEqual(['2 Player 6*', '3 Player 7']);
  });

  it('the round table and the pairing table are one for each, under its name', () => {
    const table = sheetOf('round-table', DOUBLE);
    // 2-3, 1-2, 3-1; then the same with colours turned.
    expect(textOf(table, rowOf(table, 'Section B') + 1, 0, 4, 9)).toEqual([
      'No* Name* 1* . 2* . 3* . Bye*',
      '1* Player 5 . . 2* 5 3 6* 1, 4',
      '2* Player 6 2 5* . . 1* 4 3, 6',
      '3* Player 7 3* 6 1 4* . . 2, 5',
    ]);
    const pairs = sheetOf('pairing-table', ODD);
    expect(textOf(pairs, rowOf(pairs, 'Section B') + 1, 0, 4, 3)).toEqual([
      '* Board 3* Bye*',
      'Round 1* 2–3 1',
      'Round 2* 1–2 3',
      'Round 3* 3–1 2',
    ]);
  });

  it('of four sections two tables stand beside each other, on fewer pages', () => {
    const quads = subjectOf(sectioned([4, 4, 4, 3]));
    const table = sheetOf('round-table', quads);
    expect(textOf(table, 4, 0, 3, 16)).toEqual([
      'Section A* . . . . . . . Section B* . . . . . . .',
      'No* Name* 1* 2* 3* 4* . . No* Name* 1* 2* 3* 4* . .',
      '1* Player 1 . 2* 3 1* . . 1* Player 5 . 2* 3 1* . .',
    ]);
    expect(valueAt(table, rowOf(table, 'Section C'), 8)).toBe('Section D');
    const pairs = sheetOf('pairing-table', quads);
    expect(textOf(pairs, 5, 0, 2, 7)).toEqual([
      '* Board 1* Board 2* . * Board 3* Board 4*',
      'Round 1* 1–4 2–3 . Round 1* 1–4 2–3',
    ]);
    const seats = sheetOf('seats', quads);
    expect(textOf(seats, 5, 0, 3, 5)).toEqual([
      'Section A* . . Section B* .',
      'Round 1* . . Round 1* .',
      'Board 1* Board 2* . Board 3* Board 4*',
    ]);
    expect([table, pairs, seats].map(({ print }) => print?.rowBreaks)).toEqual([[], [], [36]]);
  });

  it('the wall chart as values has the results so far', () => {
    const { tournament } = ODD;
    const games = tournament!.games.map((game) =>
      game.round === 1 && game.white === 6 ? { ...game, outcome: '1-0' as const } : game,
    );
    const sheet = sheetOf('wall-chart', subjectOf({ ...tournament!, games }));
    expect(textOf(sheet, rowOf(sheet, 'Section B') + 1, 0, 5, 6)).toEqual([
      'No* Name* 1* 2* 3* Points*',
      '1* Player 5* – 2* 3 0',
      '. . . . . .',
      '2* Player 6* 3* 1 – 1',
      '. . 1 . . .',
    ]);
  });

  it('seats are those of each section', () => {
    const sheet = sheetOf('seats', ODD);
    const row = rowOf(sheet, 'Section B');
    expect(textOf(sheet, row + 1, 0, 4, 2)).toEqual(['Round 1* .', 'Board 3* .', '→ bye .', 'Player 7* .']);
  });

  it('an explanation of all has the name of each section above its players', () => {
    const sheet = sheetOf('explanation', ODD);
    const rows = ['Section A', 'Section B', 'Why'].map((text) => rowOf(sheet, text));
    expect(rows).toEqual([5, rows[1], 3]);
    expect(String(valueAt(sheet, rows[1]! + 2, 0))).toMatch(/^Why Player 5, Player 6, and Player 7 share /);
  });

  it('how a table is made is shown where all sections have one size', () => {
    expect(made('by-rows', ODD)).toMatchObject({ ok: false, problems: [{ code: 'handout-of-sections' }] });
    const quads = sheetOf('by-rows', subjectOf(sectioned([4, 4])));
    const alone = sheetOf('by-rows', subjectOf(sectioned([4])));
    expect(quads.blocks).toEqual(alone.blocks);
    expect(valueAt(quads, 0, 0)).toBe('Quads of Riverside · Table by rows');
  });

  it('a section is parted only where it is higher than a page, and then between players', () => {
    const sheet = sheetOf('wall-chart', subjectOf(sectioned([4, 40])));
    const starts = sheet.print!.rowBreaks!.map((row) => valueAt(sheet, row, 0));
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) expect(start).toEqual(expect.any(Number));
    const ten = sheetOf('wall-chart', subjectOf(sectioned(Array.from({ length: 10 }, () => 4))));
    expect(ten.print!.rowBreaks!.map((row) => valueAt(ten, row, 0))).toEqual(['Section D', 'Section G']);
  });
});

/** Six players, three games a round, with the games of these numbers finished. */
const after = (isFinished: (no: number) => boolean): Tournament => {
  const event = generated({ players: 6, cycles: 1, seed: 1, finished: 0 });
  const games = event.games.map((game) => ({
    ...game,
    outcome: isFinished(game.no) ? ('1-0' as const) : null,
  }));
  return { ...event, games };
};

const under = (id: string, tournament: Tournament): unknown =>
  valueAt(sheetOf(id, subjectOf(tournament)), 1, 0);

describe('as of when the results on a handout are', () => {
  it.each([
    ['After round 2.', (no: number) => no <= 6],
    ['After round 2 (1 game missing).', (no: number) => no <= 5],
    ['After round 3 (2 games missing).', (no: number) => no <= 7],
    ['Final.', () => true],
    ['Provisional: games of earlier rounds are still to be played.', (no: number) => no === 15],
  ])('%s', (text, isFinished) => {
    expect(under('wall-chart', after(isFinished))).toBe(text);
  });

  it('stands on what shows results or scores, and on nothing else', () => {
    const tournament = after((no) => no <= 6);
    const showing = VALUES_HANDOUTS.filter(({ id }) => under(id, tournament) === 'After round 2.');
    expect(showing.map(({ id }) => id)).toEqual(['pairings', 'wall-chart', 'player-cards', 'explanation']);
  });

  it('is not said before the first result, nor of a table of numbers', () => {
    for (const { id, needsTournament } of VALUES_HANDOUTS) {
      expect(
        String(
          under(
            id,
            after(() => false),
          ),
        ),
      ).not.toMatch(/After|Final|Provisional/);
      if (needsTournament) continue;
      expect(String(valueAt(sheetOf(id, numbers('berger', 6)), 1, 0))).not.toMatch(/After|Final|Provisional/);
    }
  });

  it('is not said of pairings of a round without a result', () => {
    const subject = subjectOf(after((no) => no <= 6));
    const line = (round: number): unknown => valueAt(sheetOf('pairings', { ...subject, round }), 1, 0);
    expect([line(2), line(3)]).toEqual(['After round 2.', null]);
  });

  it('the line that says how to read the sheet stands below it', () => {
    const sheet = sheetOf('player-cards', subjectOf(after((no) => no <= 6)));
    expect(valueAt(sheet, 2, 0)).toBe('Bold: White.');
  });
});

const GO = { ...QUAD, profile: 'go' as const };
const [GAME] = QUAD.games;
const { white, black } = GAME!;
const called = (no: number): string => `${no} ${QUAD.players[no - 1]!.name}`;
/** The first game, won by White. */
const wonIn = (tournament: typeof QUAD) =>
  withGames(tournament, (game) => ({ ...game, outcome: game.no === 1 ? ('1-0' as const) : null }));

describe('the sides of a game stand as on Pairings', () => {
  it('White on the left, in Go Black', () => {
    expect(sidesOf(subjectOf(QUAD), GAME!).map(({ no }) => no)).toEqual([white, black]);
    expect(sidesOf(subjectOf(GO), GAME!).map(({ no }) => no)).toEqual([black, white]);
  });

  it('on the wall, the result read from left to right', () => {
    const sheet = sheetOf('pairings', subjectOf(wonIn(GO)));
    const line = (row: number) => [1, 2, 3].map((column) => valueAt(sheet, row, column));
    expect(line(3)).toEqual(['Black', 'Result', 'White']);
    expect(line(4)).toEqual([called(black), '0–1', called(white)]);
    expect([styleAt(sheet, 4, 1).bold, styleAt(sheet, 4, 3).bold]).toEqual([undefined, true]);
    const chess = sheetOf('pairings', subjectOf(wonIn(QUAD)));
    expect([1, 2, 3].map((column) => valueAt(chess, 4, column))).toEqual([
      ...[called(white), '1–0', called(black)],
    ]);
  });

  it('on table cards', () => {
    const sheet = sheetOf('table-cards', subjectOf(GO));
    expect([1, 2].map((column) => valueAt(sheet, 3, column))).toEqual(['Black', 'White']);
    expect([1, 2].map((column) => valueAt(sheet, 4, column))).toEqual([called(black), called(white)]);
    expect([styleAt(sheet, 4, 1).bold, styleAt(sheet, 4, 2).bold]).toEqual([undefined, true]);
  });

  it('on slips Black above White', () => {
    const sheet = sheetOf('result-slips', subjectOf({ ...GO, games: [{ ...GAME!, outcome: null }] }));
    const row = rowOf(sheet, 'Round 1');
    expect([0, 1].map((column) => valueAt(sheet, row + 1, column))).toEqual(['Black', called(black)]);
    expect([0, 1].map((column) => valueAt(sheet, row + 2, column))).toEqual(['White', called(white)]);
    expect([1, 2].map((down) => styleAt(sheet, row + down, 1).bold)).toEqual([undefined, true]);
  });

  it('in a match with the teams', () => {
    const teams = [
      { id: 'r', name: 'Rapperswil' },
      { id: 'u', name: 'Uster' },
    ];
    const players = QUAD.players.map((player) => ({ ...player, team: player.no < 3 ? 'r' : 'u' }));
    const sheet = sheetOf('pairings', subjectOf({ ...QUAD, teams, players }));
    const team = (no: number): string => `${called(no)} (${no < 3 ? 'Rapperswil' : 'Uster'})`;
    expect([1, 3].map((column) => valueAt(sheet, 4, column))).toEqual([team(white), team(black)]);
  });
});

describe('handouts of a match', () => {
  const subject = subjectOf(newMatch(2));
  const lines = (id: Parameters<typeof sheetOf>[0], row: number, rows: number, columns: number): string[] =>
    textOf(sheetOf(id, subject), row, 0, rows, columns).map((line) => line.replaceAll(/[*.]/g, ''));

  it('name each player’s team where they are to be found', () => {
    expect([
      lines('pairings', 4, 1, 4),
      lines('table-cards', 4, 2, 3),
      lines('result-slips', 4, 2, 2),
      lines('wall-chart', 4, 1, 2),
    ]).toEqual([
      ['1 1 K1 (Kings)  3 Q1 (Queens)'],
      ['1 1 K1 (Kings) 3 Q1 (Queens)', '2 4 Q2 (Queens) 1 K1 (Kings)'],
      ['White 1 K1 (Kings)', 'Black 3 Q1 (Queens)'],
      ['1 K1 (Kings)'],
    ]);
  });

  it('give long names of teams a line of their own on wall pairings', () => {
    const teams = [
      { id: 'k', name: 'Kings of the Castle & $& Hill' },
      { id: 'q', name: 'Queens' },
    ];
    const sheet = sheetOf('pairings', subjectOf(newMatch(2, 2, { teams })));
    expect([1, 3].map((column) => valueAt(sheet, 4, column))).toEqual([
      '1 K1\n(Kings of the Castle & $& Hill)',
      '3 Q1\n(Queens)',
    ]);
  });

  it('on a card of a player only theirs: all opponents are of the other one', () => {
    expect(lines('player-cards', 3, 4, 4)).toEqual([
      '1 K1 (Kings)   ',
      'Round Board Colour Opponent',
      '1 1 White 3 Q1',
      '2 1 Black 4 Q2',
    ]);
  });
});

const printedOf = (sheet: ReturnType<typeof sheetOf>): string => looksOf(sheet).printed.split(', header')[0]!;

const breaksOf = ({ print }: ReturnType<typeof sheetOf>): string => (print?.rowBreaks ?? []).join(' ');

describe('a sheet to print is enlarged or made smaller; pages begin between parts, never within one', () => {
  it.each([
    ['round-table', 3, 'A1:F7 upright, 1 wide 1 tall', ''],
    ['round-table', 17, 'A1:S21 upright, 1 wide 1 tall', ''],
    ['round-table', 31, 'A1:AG35 landscape, 1 wide 1 tall, rows 4 to 4', ''],
    ['round-table', 40, 'A1:AO44 landscape, 1 wide 1 tall, rows 4 to 4', ''],
    ['pairing-table', 9, 'A1:G13 upright, 1 wide 1 tall, rows 4 to 4', ''],
    ['pairing-table', 16, 'A1:I19 upright, 1 wide 1 tall, rows 4 to 4', ''],
    ['pairing-table', 17, 'A1:J21 upright, 1 wide 1 tall, rows 4 to 4', ''],
    ['pairing-table', 31, 'A1:Q35 landscape, 1 wide 0 tall, rows 4 to 4', ''],
    ['pairing-table', 40, 'A1:U43 landscape, 1 wide 0 tall, rows 4 to 4', ''],
    // A picture of a table by rows or by sums stands on one page.
    ['by-rows', 40, 'A1:AO251 landscape, 73 %', '45 86 127 168 209'],
    ['by-sums', 40, 'A1:AO143 landscape, 74 %', '47 91 135'],
    ['pairings', 8, 'A1:D57 upright, 92 %', '26'],
    // Two rounds of twelve games or more share a page, in the letters of a list.
    ['pairings', 26, 'A1:E426 upright, 86 %', '36 87 138 189 240 291 342 393'],
    ['wall-chart', 8, 'A1:K20 upright, 1 wide 1 tall, rows 4 to 4', ''],
    ['wall-chart', 9, 'A1:L22 landscape, 117 %, rows 4 to 4', ''],
    ['wall-chart', 16, 'A1:R36 upright, 1 wide 1 tall, rows 4 to 4', ''],
    ['wall-chart', 17, 'A1:T38 landscape, 85 %, rows 4 to 4', ''],
    ['wall-chart', 40, 'A1:AP84 landscape, 73 %, rows 4 to 4, columns 1 to 2', '42'],
    ['seats', 3, 'A1:E33 upright, 98 %', ''],
    ['seats', 9, 'A1:E93 upright, 98 %', '44'],
    ['player-cards', 9, 'A1:K62 upright, 87 %', '27'],
    ['player-cards', 17, 'A1:K182 upright, 87 %', '43 83 123 163'],
    ['table-cards', 8, 'A3:D45 upright, 117 %', '24'],
    // Of five cards the last is alone, not the first.
    ['table-cards', 10, 'A3:D66 upright, 114 %', '28 54'],
    // The rounds of a card stand on one page.
    ['table-cards', 20, 'A3:D231 upright, 114 %', '25 48 71 94 117 140 163 186 209'],
    ['result-slips', 8, 'A1:K101 upright, 83 %', '52'],
    ['result-slips', 10, 'A1:K164 upright, 77 %', '52 108'],
  ])('%s of %i players: %s', (id, players, printed, breaks) => {
    const sheet = sheetOf(id, numbers('berger', players));
    expect([printedOf(sheet), breaksOf(sheet)]).toEqual([printed, breaks]);
  });

  it('on pages beside each other the title stands behind the columns that all repeat', () => {
    const titleAt = (players: number) => {
      const sheet = sheetOf('wall-chart', numbers('berger', players));
      return [
        looksOf(sheet).printed.includes('columns 1 to 2'),
        ...[0, 2].map((column) => valueAt(sheet, 0, column)),
      ];
    };
    expect(titleAt(16)).toEqual([false, 'Berger tables (FIDE), 16 players · Wall chart', null]);
    expect(titleAt(40)).toEqual([true, null, 'Berger tables (FIDE), 40 players · Wall chart']);
  });

  it.each([
    ['pairing-table', 'A1:C10 upright, 160 %, rows 4 to 4', ''],
    ['seats', 'A1:D63 upright, 106 %', '34'],
    ['player-cards', 'A1:K14 upright, 90 %', ''],
    ['table-cards', 'A3:C11 landscape, 160 %', ''],
    ['result-slips', 'A1:K10 upright, 86 %', ''],
    ['explanation', 'A1:C20 upright, 83 %', ''],
  ])('%s on Letter: %s', (id, printed, breaks) => {
    const sheet = sheetOf(id, subjectOf({ ...QUAD, paper: 'Letter' }));
    expect([sheet.print?.paper, printedOf(sheet), breaksOf(sheet)]).toEqual(['Letter', printed, breaks]);
  });

  it.each(['player-cards', 'result-slips'])(
    '%s with very long names print at 9 points, and wrap them',
    (id) => {
      const players = QUAD.players.map((player) => ({
        ...player,
        name: `${player.name} ${'Longname '.repeat(7)}`,
      }));
      const sheet = sheetOf(id, subjectOf({ ...QUAD, players }));
      expect([sheet.print?.landscape, Number(sheet.print?.scale) >= 82]).toEqual([true, true]);
      expect(sheet.rows?.some(({ height }) => height === 47)).toBe(true);
    },
  );

  it('A4 is not named: it is what everybody has', () => {
    expect(sheetOf('seats', subjectOf(QUAD)).print).not.toHaveProperty('paper');
  });
});
