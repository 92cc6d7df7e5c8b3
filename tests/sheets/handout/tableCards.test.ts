import { subjectOf } from '../../../src/sheets/handout/subject';
import { QUAD } from '../quad';
import { drawnOf, numbers, setUpOf, sheetOf, textOf, valueAt } from './sheet';

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

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('table-cards', subjectOf(QUAD)))).toEqual({
      rows: ['Quad · Table cards', '', 'Board 1', 'Round | White | Black'],
      widths: '9 26 26',
      frozen: 'no',
      merged: 'A3:C3',
      printed: 'A1:C11 upright, 108 %, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('table-cards', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2',
        'bold, size 48, color 1F4E79, align center, vertical center': 'A3:C3',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1': 'A4:C4',
        'grid BFC7D1, align center, vertical center, wrap': 'A5:C10',
        bold: 'B5:B10',
      },
      heights: { 70: '3', 20: '4 5 6 7 8 9 10' },
      breaks: [],
    });
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
});
