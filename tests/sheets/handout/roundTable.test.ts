import { SYSTEMS } from '../../../src/core/pairing/registry';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { realEvent } from '../../eventFixtures';
import { QUAD } from '../quad';
import { numbers, sheetOf, styleAt, textOf, valueAt, drawnOf, setUpOf } from './sheet';

const TOP = 4;

describe('the round table: who meets whom in which round', () => {
  it('8 players by Berger: the table of the NZCF handbook as printed, * for bold', () => {
    expect(textOf(sheetOf('round-table', numbers('berger', 8)), TOP, 1, 8, 8)).toEqual([
      '. 2* 3 4* 5 6* 7 1*',
      '2 . 4* 5 6* 7 1* 3*',
      '3* 4 . 6* 7 1* 2 5*',
      '4 5* 6 . 1* 2 3* 7*',
      '5* 6 7* 1 . 3* 4 2',
      '6 7* 1 2* 3 . 5* 4',
      '7* 1 2* 3 4* 5 . 6',
      '1 3 5 7 2* 4* 6* .',
    ]);
  });

  it('an odd field has a column that says in which round everybody rests', () => {
    expect(textOf(sheetOf('round-table', numbers('berger', 5)), 3, 6, 6, 1)).toEqual([
      'Rests*',
      '1',
      '3',
      '5',
      '2',
      '4',
    ]);
  });

  it('in two cycles each opponent has two columns, with the colours turned', () => {
    const sheet = sheetOf('round-table', numbers('crenshaw', 4, 2));
    expect(textOf(sheet, TOP, 1, 2, 8)).toEqual(['. . 3* 6 2 5* 1* 4', '3 6* . . 1* 4 2 5*']);
    expect(sheet.merges).toContainEqual({ row: 3, column: 1, rows: 1, columns: 2 });
  });

  it('in every system each player has each round once, the same from both sides, one of the two in bold', () => {
    for (const { id } of SYSTEMS)
      for (const players of [3, 4, 5, 6, 9, 12]) {
        const sheet = sheetOf('round-table', numbers(id, players));
        const rounds = players % 2 === 0 ? players - 1 : players;
        for (let one = 0; one < players; one++) {
          const line: number[] = [];
          for (let other = 0; other < players; other++) {
            if (other === one) continue;
            const [there, back] = [
              valueAt(sheet, TOP + one, 1 + other),
              valueAt(sheet, TOP + other, 1 + one),
            ];
            expect(there).toBe(back);
            expect(styleAt(sheet, TOP + one, 1 + other).bold ?? false).not.toBe(
              styleAt(sheet, TOP + other, 1 + one).bold ?? false,
            );
            line.push(Number(there));
          }
          if (players % 2 === 1) line.push(Number(valueAt(sheet, TOP + one, 1 + players)));
          expect(line.sort((a, b) => a - b)).toEqual(Array.from({ length: rounds }, (_, index) => index + 1));
        }
      }
  });

  it('of a tournament it has the names, as texts', () => {
    const tournament = realEvent('cand2013');
    const sheet = sheetOf('round-table', subjectOf(tournament));
    expect(textOf(sheet, TOP, 1, 8, 1)).toEqual(tournament.players.map(({ name }) => name));
    expect(valueAt(sheet, 0, 0)).toBe(`${tournament.event} · Round table`);
    expect(sheet.print!.header).toBe(tournament.event);
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('round-table', subjectOf(QUAD)))).toEqual({
      rows: [
        'Quad · Round table',
        'The number says in which round the two meet. Bold: the player of the line has White.',
        '',
        'No | Name | 1 | 2 | 3 | 4',
      ],
      widths: '5 14 4.5 4.5 4.5 4.5 47',
      frozen: '4 rows 2 columns',
      merged: '',
      printed: 'A1:G8 upright, 1 wide 1 tall, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('round-table', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
          'A4:B4 C4 D4 E4 F4 A5:A8',
        'grid BFC7D1, align left, vertical center, wrap': 'B5:B8',
        'grid BFC7D1, align center, vertical center': 'C5:F5 C6:F6 C7:F7 C8:F8',
        bold: 'D5:F5 E6:F6 F7',
        'fill 44546A': 'C5 D6 E7 F8',
      },
      heights: { 20: '4 5 6 7 8' },
      breaks: [],
    });
  });
});
