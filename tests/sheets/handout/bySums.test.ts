import { subjectOf } from '../../../src/sheets/handout/subject';
import { QUAD } from '../quad';
import { drawnOf, numbers, rowOf, setUpOf, sheetOf, textOf, valueAt } from './sheet';

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
        'The number says in which round the two meet. Bold: the player of the line has White.',
        '',
        '1. Add the two numbers. Against the last number, 4, double the other one.',
      ],
      widths: '5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 18',
      frozen: 'no',
      merged: 'A4:L4 A12:L12 A20:L20 A29:L29 A31:L31 A33:L33 A35:L35',
      printed: 'A1:M35 upright, 82 %, header Quad',
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
