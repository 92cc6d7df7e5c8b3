import { subjectOf } from '../../../src/sheets/handout/subject';
import { crossTable } from '../../eventFixtures';
import { QUAD } from '../quad';
import { drawnOf, numbers, setUpOf, sheetOf, textOf, valueAt } from './sheet';

describe('player cards', () => {
  it('each player’s rounds: board, colour, opponent, room for the result; a rest where they rest', () => {
    const sheet = sheetOf('player-cards', numbers('berger', 5));
    expect(textOf(sheet, 3, 6, 7, 5)).toEqual([
      '2* . . . .',
      'Round* Board* Colour* Opponent* Result*',
      '1 1 White* 5* .',
      '2 2 Black 1 .',
      '3 – – Rests –',
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
    expect(marks.sort()).toEqual(['.', '1', '½']);
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('player-cards', subjectOf(QUAD)))).toEqual({
      rows: [
        'Quad · Player cards',
        'As of round 6, 1 game missing.',
        'Bold: White.',
        '1 A |  |  |  |  |  | 2 B',
      ],
      widths: '7 7 8 14 8 3 7 7 8 14 8',
      frozen: 'no',
      merged: 'A4:E4 G4:K4 A11:E11 G11:K11',
      printed: 'A1:K16 upright, 77 %, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('player-cards', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2:A3',
        'bold, size 12, color 1F4E79': 'A4:E4 G4:K4 A11:E11 G11:K11',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
          'A5:E5 G5:K5 A12:E12 G12:K12',
        'grid BFC7D1, align center, vertical center': 'A6:E8 G6:K8 A13:E15 G13:K15',
        'align left, wrap': 'D6:D8 J6:J8 D13:D15 J13:J15',
        bold: 'C6:D6 C7:D7 C8:D8 I7:J7 I8:J8 C15:D15',
      },
      heights: { 20: '4 4 11 11' },
      breaks: [],
    });
  });
});
