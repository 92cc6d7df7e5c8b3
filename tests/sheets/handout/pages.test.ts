import type { Cited } from '../../../src/language/explain';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { crossTable } from '../../eventFixtures';
import { generated } from '../../generated';
import { heightsOf, looksOf, rowOf, stylesOf } from '../facts';
import { numbers, sheetOf, valueAt } from './sheet';

/** Four players, one game to come. */
const QUAD = crossTable('*1=. | 0*10 | =0*1 | .10*', { event: 'Quad', tieBreaks: ['PTS', 'DE', 'SB'] });

const printedOf = (sheet: ReturnType<typeof sheetOf>): string => looksOf(sheet).printed.split(', header')[0]!;

const breaksOf = ({ print }: ReturnType<typeof sheetOf>): string => (print?.rowBreaks ?? []).join(' ');

describe('a sheet to print is enlarged or made smaller; pages begin between parts, never within one', () => {
  it.each([
    ['round-table', 3, 'A1:F7 upright, 1 wide 1 tall', ''],
    ['round-table', 17, 'A1:S21 upright, 1 wide 1 tall', ''],
    ['round-table', 31, 'A1:AG35 landscape, 1 wide 1 tall', ''],
    ['round-table', 40, 'A1:AO44 landscape, 1 wide 1 tall', ''],
    ['pairing-table', 9, 'A1:G13 upright, 1 wide 1 tall, rows 4 to 4', ''],
    ['pairing-table', 16, 'A1:I19 upright, 1 wide 1 tall, rows 4 to 4', ''],
    ['pairing-table', 17, 'A1:J21 landscape, 1 wide 1 tall, rows 4 to 4', ''],
    ['pairing-table', 31, 'A1:Q35 landscape, 1 wide 0 tall, rows 4 to 4', ''],
    ['wall-chart', 8, 'A1:K20 upright, 1 wide 1 tall, rows 4 to 4', ''],
    ['wall-chart', 9, 'A1:M22 landscape, 113 %, rows 4 to 4', ''],
    ['wall-chart', 16, 'A1:R36 landscape, 1 wide 1 tall, rows 4 to 4', ''],
    ['wall-chart', 17, 'A1:T38 landscape, 98 %, rows 4 to 4', '26'],
    ['wall-chart', 40, 'A1:AP84 landscape, 48 %, rows 4 to 4', '54'],
    ['seats', 3, 'A1:E33 upright, 100 %', ''],
    ['seats', 9, 'A1:E93 upright, 100 %', '34 74'],
    ['player-cards', 9, 'A1:K67 upright, 91 %', '42'],
    ['player-cards', 17, 'A1:K191 upright, 91 %', '45 87 129 171'],
    ['table-cards', 8, 'A1:D45 upright, 100 %', '24'],
    ['table-cards', 10, 'A1:D66 upright, 100 %', '28 54'],
    ['result-slips', 8, 'A1:G87 upright, 80 %', '45'],
    ['result-slips', 10, 'A1:G141 upright, 80 %', '45 93'],
  ])('%s of %i players: %s', (id, players, printed, breaks) => {
    const sheet = sheetOf(id, numbers('berger', players));
    expect([printedOf(sheet), breaksOf(sheet)]).toEqual([printed, breaks]);
  });

  it.each([
    ['pairing-table', 'A1:C10 upright, 160 %, rows 4 to 4', ''],
    ['seats', 'A1:D63 upright, 106 %', '34'],
    ['player-cards', 'A1:K16 upright, 94 %', ''],
    ['table-cards', 'A1:C11 upright, 112 %', ''],
    ['result-slips', 'A1:G9 upright, 83 %', ''],
    ['explanation', 'A1:C20 upright, 79 %', ''],
  ])('%s on Letter: %s', (id, printed, breaks) => {
    const sheet = sheetOf(id, subjectOf({ ...QUAD, paper: 'Letter' }));
    expect([sheet.print?.paper, printedOf(sheet), breaksOf(sheet)]).toEqual(['Letter', printed, breaks]);
  });

  it('A4 is not named: it is what everybody has', () => {
    expect(sheetOf('seats', subjectOf(QUAD)).print).not.toHaveProperty('paper');
  });
});

describe('a table of pairings of an odd field', () => {
  it('names who has a bye in a column of its own, of a tournament as of a system', () => {
    const five = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });
    const [table, own] = [numbers('berger', 5), subjectOf(five)].map((subject) =>
      sheetOf('pairing-table', subject),
    );
    const rows = (sheet: ReturnType<typeof sheetOf>) =>
      [3, 4, 5].map((row) => rowOf((down, along) => valueAt(sheet, down, along), row, 6));
    expect(rows(table!)).toEqual([
      ' | Board 1 | Board 2 | Rests',
      'Round 1 | 2–5 | 3–4 | 1',
      'Round 2 | 5–3 | 1–2 | 4',
    ]);
    expect(rows(own!)).toEqual(rows(table!));
  });
});

describe('an explanation of one player', () => {
  const cited: Cited = {
    line: () => ['Pairings!F5', 'Standings!F5'],
    value: () => ['Standings!G5'],
  };
  const sheet = sheetOf('explanation', subjectOf(QUAD, { player: 1, cited }));

  it('says place, each value with what adds to it, and in which cells that stands', () => {
    const rows = Array.from({ length: 21 }, (_, row) => [
      row + 1,
      rowOf((down, along) => valueAt(sheet, down, along), row, 8),
    ]);
    expect(Object.fromEntries(rows.filter(([, text]) => text !== ''))).toEqual({
      1: 'Quad · Explanation',
      2: 'By the order of ranking on the sheet “Tournament”; the article in brackets.',
      4: 'A: shares places 1 to 2 of 4.',
      5: '1 game is still to be played: this is the standing so far.',
      7: 'Points (FIDE C.07 4): 1½ |  | Standings!G5',
      8: 'Game | What it adds | Cells',
      9: 'Round 1, White, won against B | 1 | Pairings!F5, Standings!F5',
      10: 'Round 2, White, drew with C | ½ | Pairings!F5, Standings!F5',
      12: 'Direct encounter (FIDE C.07 6): A; C stay tied |  | Standings!G5',
      13: 'Game | What it adds | Cells',
      14: 'Round 2, White, drew with C | ½ | Pairings!F5, Standings!F5',
      15: 'Together ½',
      17: 'Sonneborn-Berger (FIDE C.07 9.1): 1.75 |  | Standings!G5',
      18: 'Game | What it adds | Cells',
      19: 'Round 1, White, won against B | 1 × 1 = 1 | Pairings!F5, Standings!F5',
      20: 'Round 2, White, drew with C | ½ × 1½ = 0.75 | Pairings!F5, Standings!F5',
    });
  });

  it('has a table a value, its cells in grey, a small gap between two', () => {
    expect(stylesOf(sheet).slice(3, 21)).toEqual([
      'A4:C4 wrap, vertical top, bold, size 12',
      'A5:C5 wrap, vertical top, bold, size 12',
      'A7:B7 bold, size 12, color 1F4E79, wrap',
      'C7 color 6B7280',
      'A8:C8 bold, color 1F2A37, fill DCE6F1, align left, vertical center, grid BFC7D1',
      'A9:C10 grid BFC7D1, wrap, vertical top',
      'C9:C10 color 6B7280',
      'A12:B12 bold, size 12, color 1F4E79, wrap',
      'C12 color 6B7280',
      'A13:C13 bold, color 1F2A37, fill DCE6F1, align left, vertical center, grid BFC7D1',
      'A14:C14 grid BFC7D1, wrap, vertical top',
      'C14 color 6B7280',
      'A15:C15 wrap, vertical top',
      'A17:B17 bold, size 12, color 1F4E79, wrap',
      'C17 color 6B7280',
      'A18:C18 bold, color 1F2A37, fill DCE6F1, align left, vertical center, grid BFC7D1',
      'A19:C20 grid BFC7D1, wrap, vertical top',
      'C19:C20 color 6B7280',
    ]);
    expect(heightsOf(sheet).slice(0, 20)).toEqual([
      '4: 15',
      '5: 15',
      '6: 8',
      '7: 20',
      '9: 15',
      '10: 15',
      '11: 8',
      '12: 20',
      '14: 15',
      '15: 15',
      '16: 8',
      '17: 20',
      '19: 15',
      '20: 15',
      '21: 8',
      '22: 15',
      '23: 8',
      '24: 15',
      '25: 15',
      '26: 15',
    ]);
    expect(looksOf(sheet).merged.split(' ').slice(0, 6)).toEqual([
      'A4:C4',
      'A5:C5',
      'A7:B7',
      'A12:B12',
      'A15:C15',
      'A17:B17',
    ]);
    expect(printedOf(sheet)).toBe('A1:C38 upright, 76 %');
  });

  it('has lines as high as their text, and a name of the section on every page', () => {
    const long = (no: number) => `${no} ${'Wolfeschlegelsteinhausenbergerdorff '.repeat(3)}`;
    const players = QUAD.players.map((player) => ({ ...player, name: long(player.no) }));
    const whole = sheetOf('explanation', subjectOf({ ...QUAD, players, section: 'B' }, { player: 1, cited }));
    expect(heightsOf(whole).slice(0, 8).join(' | ')).toBe(
      '4: 30 | 5: 15 | 6: 8 | 7: 20 | 9: 45 | 10: 45 | 11: 8 | 12: 60',
    );
    expect(whole.print?.header).toBe('Quad · B');
  });
});
