import { subjectOf } from '../../../src/sheets/handout/subject';
import { generated } from '../../generated';
import { rowOf } from '../facts';
import { QUAD } from '../quad';
import { drawnOf, numbers, setUpOf, sheetOf, textOf, valueAt } from './sheet';

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
      '* Board 1* Board 2* Rests*',
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
      [3, 4, 5].map((row) => rowOf((down, along) => valueAt(sheet, down, along), row, 6));
    expect(rows(table!)).toEqual([
      ' | Board 1 | Board 2 | Rests',
      'Round 1 | 2–5 | 3–4 | 1',
      'Round 2 | 5–3 | 1–2 | 4',
    ]);
    expect(rows(own!)).toEqual(rows(table!));
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('pairing-table', subjectOf(QUAD)))).toEqual({
      rows: ['Quad · Pairing table', 'The first number of each pair has White.', '', ' | Board 1'],
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
