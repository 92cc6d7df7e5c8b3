import { bergerRound } from '../../../src/core/pairing/systems/berger';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { pairedBy } from '../../core/pairing/field';
import { generated } from '../../generated';
import { rowOf as lineOf } from '../facts';
import { QUAD } from '../quad';
import { drawnOf, numbers, rowOf, setUpOf, sheetOf, styleAt, textOf, valueAt } from './sheet';

describe('the pairing table', () => {
  it('6 players by Berger, as printed', () => {
    expect(textOf(sheetOf('pairing-table', numbers('berger', 6)), 4, 1, 5, 3)).toEqual([
      '1–6 2–5 3–4',
      '6–4 5–3 1–2',
      '2–6 3–1 4–5',
      '6–5 1–4 2–3',
      '3–6 4–2 5–1',
    ]);
  });

  it('an odd field says who rests', () => {
    expect(textOf(sheetOf('pairing-table', numbers('shift', 5)), 3, 0, 3, 4)).toEqual([
      '* Board 1* Board 2* Bye*',
      'Round 1* 4–1 2–3 5',
      'Round 2* 5–2 3–4 1',
    ]);
  });

  it('names who has a bye in a column of its own, of a tournament as of a system', () => {
    const five = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });
    const [table, own] = [numbers('berger', 5), subjectOf(five)].map((subject) =>
      sheetOf('pairing-table', subject),
    );
    const rows = (sheet: ReturnType<typeof sheetOf>) =>
      [3, 4, 5].map((row) => lineOf((down, along) => valueAt(sheet, down, along), row, 6));
    expect(rows(table!)).toEqual([
      ' | Board 1 | Board 2 | Bye',
      'Round 1 | 2–5 | 3–4 | 1',
      'Round 2 | 5–3 | 1–2 | 4',
    ]);
    expect(rows(own!)).toEqual(rows(table!));
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('pairing-table', subjectOf(QUAD)))).toEqual({
      rows: ['Quad · Pairings by number', 'The first number of each pair has White.', '', ' | Board 1'],
      widths: '14 10 16',
      frozen: '4 rows 1 columns',
      merged: '',
      printed: 'A1:C10 upright, 160 %, rows 4 to 4, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('pairing-table', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1': 'A4:B4',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1, size 14': 'A5:A10',
        'grid BFC7D1, align center, vertical center, size 14': 'B5:B10',
      },
      heights: { 20: '4', 26: '5 6 7 8 9 10' },
      breaks: [],
    });
  });
});

describe('a Berger table by rows (“A round robin without tables”, method 1)', () => {
  const sheet = sheetOf('by-rows', numbers('berger', 8));

  it('writes the last number in the first column, starting on the right', () => {
    const row = rowOf(sheet, '3. ') + 1;
    expect(textOf(sheet, row, 1, 3, 4)).toEqual(['– 8* – .', '8–* . – .', '– 8* – .']);
  });

  it('then 1, 2, 3 … on the left, after 7 again 1, and beside the last number on the right', () => {
    const row = rowOf(sheet, '4. ') + 1;
    expect(textOf(sheet, row, 1, 3, 8)).toEqual([
      '1–* 8 2–* . 3–* . 4–* .',
      '8– 5* 6–* . 7–* . 1–* .',
      '2–* 8 3–* . 4–* . 5–* .',
    ]);
  });

  it('then 7, 6 … into what is left', () => {
    const row = rowOf(sheet, '5. ') + 1;
    expect(textOf(sheet, row, 1, 2, 8)).toEqual(['1– 8 2– 7* 3– 6* 4– 5*', '8– 5 6– 4* 7– 3* 1– 2*']);
  });

  it('ends with the Berger table, board for board, for 3 to 40 players', () => {
    for (let players = 3; players <= 40; players++) {
      const n = players + (players % 2);
      const printed = sheetOf('by-rows', numbers('berger', players));
      const row = rowOf(printed, 'The table') + 2;
      for (let round = 1; round < n; round++)
        expect(
          pairedBy(bergerRound, n, round).map((_, board) => valueAt(printed, row + round - 1, 1 + 2 * board)),
        ).toEqual(pairedBy(bergerRound, n, round).map((pair) => pair.join('–')));
    }
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('by-rows', subjectOf(QUAD)))).toEqual({
      rows: [
        'Quad · Table by rows',
        'The last number starts on the right. Some books start it on the left. Then every game of the last number has the wrong colours.',
        '',
        '',
      ],
      widths: '4 6 5 6 5 38',
      frozen: 'no',
      merged: 'A2:F2 A5:F5 A10:F10 A15:F15 A20:F20 A25:F25 B32:C32 B33:C33 B34:C34 D32:E32 D33:E33 D34:E34',
      printed: 'A1:F35 upright, 100 %, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('by-rows', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2 A31',
        'bold, size 12, color 1F4E79': 'A30',
        'bold, size 12, color 1F4E79, wrap, vertical top': 'A5:F5 A10:F10 A15:F15 A20:F20 A25:F25',
        'color 6B7280, wrap, vertical top': 'A2:F2',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
          'A6:A8 A11:A13 A16:A18 A21:A23 A26:A28 A32:A34',
        'align left, vertical center': 'B6:E8 B11:E13 B16:E18 B21:E23 B26:E28',
        'align right': 'B6:B8 D6:D8 B11:B13 D11:D13 B16:B18 D16:D18 B21:B23 D21:D23 B26:B28 D26:D28',
        'bold, fill FFE9A8': 'C16 B17 C18 B21 D21 C22 D22 B23 D23 E26 E27 E28',
        'align center, fill DCE6F1': 'B32 B33 B34 D32 D33 D34',
        'grid BFC7D1': 'B32:C34 D32:E34',
      },
      heights: {
        30: '2',
        33: '15 20 25',
        22: '30',
        17: '5 6 7 8 10 11 12 13 16 17 18 21 22 23 26 27 28 32 33 34',
      },
      breaks: [],
    });
  });
});

describe('a Berger table by diagonals (“A round robin without tables”, method 3)', () => {
  const sheet = sheetOf('by-diagonals', numbers('berger', 8));

  it('round 1: the diagonal from corner to corner, and number 1 in its shaded square', () => {
    const row = rowOf(sheet, 'Round 1') + 2;
    expect(textOf(sheet, row, 1, 3, 8)).toEqual(['×* . . . . . . .', '. . . . . . 1* .', '. . . . . 1* . .']);
    expect(valueAt(sheet, row + 8, 0)).toBe('1 is crossed in its shaded square: 1–8');
    expect(valueAt(sheet, row + 9, 0)).toBe(
      'between shaded squares, the upper line has White:\n2–7  3–6  4–5',
    );
  });

  it('in an odd field whoever is crossed rests', () => {
    const odd = sheetOf('by-diagonals', numbers('berger', 7));
    expect(valueAt(odd, rowOf(odd, 'Round 1') + 10, 0)).toBe(
      '1 is crossed in its shaded square and has the bye',
    );
  });

  it('ends with the round table, for all even fields to 24', () => {
    for (let n = 4; n <= 24; n += 2) {
      const printed = sheetOf('by-diagonals', numbers('berger', n));
      expect(textOf(printed, rowOf(printed, 'The table') + 2, 1, n, n)).toEqual(
        textOf(sheetOf('round-table', numbers('berger', n)), 4, 1, n, n),
      );
    }
  });

  it('shades the squares of the players against themselves', () => {
    const row = rowOf(sheet, 'The table') + 2;
    for (let no = 1; no <= 8; no++) expect(styleAt(sheet, row + no - 1, no).fill).toBe('44546A');
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('by-diagonals', subjectOf(QUAD)))).toEqual({
      rows: [
        'Quad · Table by diagonals',
        '1. Draw the table of the tournament, shade each player’s own square, and set the last number, 4, apart.',
        '2. In round 1 the games stand on the diagonal from corner to corner, and number 1 is crossed in its shaded square. In each round both diagonals move one square to the right.',
        '',
      ],
      widths: '4.5 4.5 4.5 4.5 4.5 3 4.5 4.5 4.5 4.5 4.5',
      frozen: 'no',
      merged: 'A2:K2 A3:K3 A6:E6 A12:E12 A13:E13 G6:K6 G12:K12 G13:K13 A17:E17 A23:E23 A24:E24 A28:E28',
      printed: 'A1:K33 upright, 105 %, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('by-diagonals', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2',
        'color 6B7280, wrap, vertical top': 'A2:K2 A3:K3 A13:E13 G13:K13 A24:E24',
        'color 6B7280, vertical bottom, wrap': 'A12:E12 G12:K12 A23:E23',
        'bold, size 12, color 1F4E79': 'A6:E6 G6:K6 A17:E17 A28:E28',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
          'A7:E7 A8:A11 G7:K7 G8:G11 A18:E18 A19:A22 A29:E29 A30:A33',
        'grid BFC7D1, align center, vertical center': 'B8:E11 H8:K11 B19:E22 B30:E33',
        'fill F2F2F2': 'E8:E11 B11:E11 K8:K11 H11:K11 E19:E22 B22:E22 E30:E33 B33:E33',
        'fill 44546A': 'B8 C9 D10 E11 H8 I9 J10 K11 B19 C20 D21 E22 B30 C31 D32 E33',
        'bold, color FFE9A8': 'B8 J10 C20',
        'bold, fill FFE9A8': 'D9 I8 B21',
        'bold false, fill FFE9A8': 'C10 H9 D19',
        bold: 'D31 E30 C30 D33 B32 E31',
      },
      heights: {
        30: '2',
        45: '3 13 13 24',
        20: '6 6 17 28',
        17: '7 7 8 8 9 9 10 10 11 11 18 19 20 21 22 29 30 31 32 33',
        37: '12 12 23',
      },
      breaks: [],
    });
  });
});

describe('a Berger table by sums (“A round robin without tables”, method 2)', () => {
  const sheet = sheetOf('by-sums', numbers('berger', 8));

  it('adds the two numbers, and doubles the other one against the last', () => {
    expect(textOf(sheet, rowOf(sheet, '1. ') + 2, 1, 2, 8)).toEqual(['. 3 4 5 6 7 8 2', '3 . 5 6 7 8 9 4']);
  });

  it('ends with the table of the NZCF handbook', () => {
    expect(textOf(sheet, rowOf(sheet, '3. ') + 2, 1, 8, 8)).toEqual(
      textOf(sheetOf('round-table', numbers('berger', 8)), 4, 1, 8, 8),
    );
  });

  it('works examples step by step', () => {
    const row = rowOf(sheet, 'When do 4 and 7 meet?');
    expect(valueAt(sheet, row + 1, 0)).toBe(
      '4 + 7 = 11. That is more than 8: take 8 away. They meet in round 3. The sum is odd: the smaller number, 4, has White.',
    );
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('by-sums', subjectOf(QUAD)))).toEqual({
      rows: [
        'Quad · Table by sums',
        'The number is the round they meet in. Bold: the player on the left has White.',
        '',
        '1. Add the two numbers. Against the last number, 4, double the other one.',
      ],
      widths: '5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 11',
      frozen: 'no',
      merged: 'A4:L4 A12:L12 A20:L20 A29:L29 A31:L31 A33:L33 A35:L35',
      printed: 'A1:M35 upright, 88 %, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('by-sums', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2',
        'bold, size 12, color 1F4E79, wrap, vertical center': 'A4:L4 A12:L12 A20:L20',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
          'A5:E5 A6:A9 A13:E13 A14:A17 A21:E21 A22:A25',
        'grid BFC7D1, align center, vertical center': 'B6:E9 B14:E17 B22:E25',
        'fill 44546A': 'B6 C7 D8 E9 B14 C15 D16 E17 B22 C23 D24 E25',
        bold: 'C22 E22 D23:E23 B24 D25 A28 A30 A32 A34',
        'color 6B7280, wrap, vertical top': 'A29:L29 A31:L31 A33:L33 A35:L35',
      },
      heights: { 50: '4 12 20', 18: '5 6 7 8 9 13 14 15 16 17 21 22 23 24 25', 30: '29 31', 45: '33 35' },
      breaks: [],
    });
  });
});
