import { subjectOf } from '../../../src/sheets/handout/subject';
import { QUAD } from '../quad';
import { drawnOf, numbers, rowOf, setUpOf, sheetOf, styleAt, textOf, valueAt } from './sheet';

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
    expect(valueAt(odd, rowOf(odd, 'Round 1') + 10, 0)).toBe('1 is crossed in its shaded square and rests');
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
        '1. Draw the table of the tournament, shade the squares of the players against themselves, and set the last number, 4, apart.',
        '2. In round 1 the games stand on the diagonal from corner to corner, and number 1 is crossed in its shaded square. In each round both diagonals move one square to the right.',
        '',
      ],
      widths: '4.5 4.5 4.5 4.5 4.5 3 4.5 4.5 4.5 4.5 4.5',
      frozen: 'no',
      merged: 'A2:K2 A3:K3 A6:E6 A12:E12 A13:E13 G6:K6 G12:K12 G13:K13 A17:E17 A23:E23 A24:E24 A28:E28',
      printed: 'A1:K33 upright, 122 %, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('by-diagonals', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2',
        'color 6B7280, wrap, vertical top': 'A2:K2 A3:K3',
        'bold, size 12, color 1F4E79': 'A6:E6 G6:K6 A17:E17 A28:E28',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
          'A7:E7 A8:A11 G7:K7 G8:G11 A18:E18 A19:A22 A29:E29 A30:A33',
        'grid BFC7D1, align center, vertical center': 'B8:E11 H8:K11 B19:E22 B30:E33',
        'fill F2F2F2': 'E8:E11 B11:E11 K8:K11 H11:K11 E19:E22 B22:E22 E30:E33 B33:E33',
        'fill 44546A': 'B8 C9 D10 E11 H8 I9 J10 K11 B19 C20 D21 E22 B30 C31 D32 E33',
        'bold, color FFE9A8': 'B8 J10 C20',
        'bold, fill FFE9A8': 'D9 I8 B21',
        'bold false, fill FFE9A8': 'C10 H9 D19',
        'color 6B7280, size 9, wrap, vertical top': 'A12:E12 A13:E13 G12:K12 G13:K13 A23:E23 A24:E24',
        bold: 'D31 E30 C30 D33 B32 E31',
      },
      heights: {
        45: '2',
        60: '3',
        20: '6 6 17 28',
        17: '7 7 8 8 9 9 10 10 11 11 18 19 20 21 22 29 30 31 32 33',
        25: '12 12 23',
        37: '13 13 24',
      },
      breaks: [27],
    });
  });
});
