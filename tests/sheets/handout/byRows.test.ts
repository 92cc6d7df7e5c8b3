import { bergerRound } from '../../../src/core/pairing/berger';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { pairedBy } from '../../core/pairing/field';
import { QUAD } from '../quad';
import { drawnOf, numbers, rowOf, setUpOf, sheetOf, textOf, valueAt } from './sheet';

describe('a Berger table by rows (“A round robin without tables”, method 1)', () => {
  const sheet = sheetOf('by-rows', numbers('berger', 8));

  it('writes the last number in the first column, starting on the right', () => {
    const row = rowOf(sheet, '3. ') + 1;
    expect(textOf(sheet, row, 1, 3, 6)).toEqual(['. – 8* . – .', '8* – . . – .', '. – 8* . – .']);
  });

  it('then 1, 2, 3 … on the left, after 7 again 1, and beside the last number on the right', () => {
    const row = rowOf(sheet, '4. ') + 1;
    expect(textOf(sheet, row, 1, 3, 12)).toEqual([
      '1* – 8 2* – . 3* – . 4* – .',
      '8 – 5* 6* – . 7* – . 1* – .',
      '2* – 8 3* – . 4* – . 5* – .',
    ]);
  });

  it('then 7, 6 … into what is left', () => {
    const row = rowOf(sheet, '5. ') + 1;
    expect(textOf(sheet, row, 1, 2, 12)).toEqual([
      '1 – 8 2 – 7* 3 – 6* 4 – 5*',
      '8 – 5 6 – 4* 7 – 3* 1 – 2*',
    ]);
  });

  it('ends with the Berger table, board for board, for 3 to 40 players', () => {
    for (let players = 3; players <= 40; players++) {
      const n = players + (players % 2);
      const printed = sheetOf('by-rows', numbers('berger', players));
      const row = rowOf(printed, 'The table') + 2;
      for (let round = 1; round < n; round++)
        expect(
          pairedBy(bergerRound, n, round).map((_, board) => valueAt(printed, row + round - 1, 1 + 3 * board)),
        ).toEqual(pairedBy(bergerRound, n, round).map((pair) => pair.join('–')));
    }
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('by-rows', subjectOf(QUAD)))).toEqual({
      rows: [
        'Quad · Table by rows',
        'The last number starts on the right. Where this way is printed with the left, every game of the last number has the wrong colours.',
        '',
        '',
      ],
      widths: '6 4.5 2.5 4.5 4.5 2.5 4.5 35',
      frozen: 'no',
      merged: 'A2:H2 A5:H5 A10:H10 A15:H15 A20:H20 A25:H25 B32:D32 B33:D33 B34:D34 E32:G32 E33:G33 E34:G34',
      printed: 'A1:H35 upright, 100 %, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('by-rows', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280':
          'A2 A2 C6:C8 F6:F8 C11:C13 F11:F13 C16:C18 F16:F18 C21:C23 F21:F23 C26:C28 F26:F28 A31',
        'bold, size 12, color 1F4E79': 'A30',
        'bold, size 12, color 1F4E79, wrap, vertical top': 'A5:H5 A10:H10 A15:H15 A20:H20 A25:H25',
        'color 6B7280, wrap, vertical top': 'A2:H2',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
          'A6:A8 A11:A13 A16:A18 A21:A23 A26:A28 A32:A34',
        'align center, vertical center': 'B6:G8 B11:G13 B16:G18 B21:G23 B26:G28',
        'bold, fill FFE9A8': 'D16 B17 D18 B21 E21 D22 E22 B23 E23 G26 G27 G28',
        'align center, fill DCE6F1': 'B32 B33 B34 E32 E33 E34',
        'grid BFC7D1': 'B32:D34 E32:G34',
      },
      heights: {
        45: '2',
        33: '15 20 25',
        22: '30',
        17: '5 6 7 8 10 11 12 13 16 17 18 21 22 23 26 27 28 32 33 34',
      },
      breaks: [],
    });
  });
});
