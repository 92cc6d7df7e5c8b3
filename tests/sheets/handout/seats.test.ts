import { makeSchedule } from '../../../src/core/pairing/schedule';
import { subjectOf, subjectOfTable } from '../../../src/sheets/handout/subject';
import { realEvent } from '../../eventFixtures';
import { QUAD } from '../quad';
import { numbers, rowOf, sheetOf, textOf, unwrap, valueAt, drawnOf, setUpOf } from './sheet';

describe('the seating plan', () => {
  const sheet = sheetOf('seats', numbers('shift', 6));

  it('draws the boards in a row: where from here, who, the two sides of the board, who, where from here', () => {
    expect(textOf(sheet, rowOf(sheet, 'Round 1') + 1, 0, 7, 3)).toEqual([
      'Board 1* Board 2* Board 3*',
      '→ board 2, White → board 3, Black → board 3, White',
      '6* 5* 4*',
      '■ □ ■',
      '□ ■ □',
      '1* 2* 3*',
      'stays → board 1, White → board 2, Black',
    ]);
  });

  it('says the movement in words', () => {
    expect(valueAt(sheet, 1, 0)).toContain('everybody but the anchor moves one board clockwise');
    expect(valueAt(sheetOf('seats', numbers('berger', 6)), 1, 0)).toContain('White sits on the near side');
  });

  it('another anchor is told to stay', () => {
    const schedule = { system: 'shift', players: 6, cycles: 1, options: { anchor: '3' } };
    const plan = sheetOf('seats', subjectOfTable(unwrap(makeSchedule(schedule))));
    expect(textOf(plan, rowOf(plan, 'Round 1') + 6, 0, 2, 1)).toEqual(['3*', 'stays']);
  });

  it('after the last round nobody goes anywhere', () => {
    expect(textOf(sheet, rowOf(sheet, 'Round 5') + 7, 0, 1, 3)).toEqual(['  ']);
  });

  it('by seats: each seat with its number, seat 1 empty in an odd field', () => {
    const odd = sheetOf('seats', numbers('seats', 5));
    expect(valueAt(odd, 1, 0)).toContain('Seat 1 stays empty');
    expect(textOf(odd, rowOf(odd, 'Round 1') + 2, 0, 2, 3)).toEqual([
      ' → seat 3 → seat 4',
      'Seat 1: (empty)* Seat 2: 1* Seat 3: 2*',
    ]);
    expect(textOf(odd, rowOf(odd, 'Round 1') + 6, 0, 2, 3)).toEqual([
      'Seat 6: 5* Seat 5: 4* Seat 4: 3*',
      '→ seat 2 → seat 6 → seat 5',
    ]);
  });

  it('in a system without movement whoever rests is named below, and sent to their next board', () => {
    const odd = sheetOf('seats', numbers('berger', 5));
    expect(textOf(odd, rowOf(odd, 'Round 1') + 8, 0, 1, 1)).toEqual(['Rests: 1']);
    expect(textOf(odd, rowOf(odd, 'Round 1') + 7, 0, 1, 2)).toEqual(['→ board 2, Black → board 1, Black']);
    expect(textOf(odd, rowOf(odd, 'Round 1') + 2, 0, 1, 2)).toEqual(['→ board 1, White → rests']);
  });

  it('of a tournament it has the names; every round begins where a page may', () => {
    const sheetOfNames = sheetOf('seats', subjectOf(realEvent('cand2013')));
    expect(valueAt(sheetOfNames, rowOf(sheetOfNames, 'Round 1') + 6, 0)).toBe('Aronian,L');
    const starts = Array.from({ length: 14 }, (_, index) => rowOf(sheetOfNames, `Round ${index + 1}`));
    const breaks = sheetOfNames.print!.rowBreaks!;
    expect(breaks.length).toBeGreaterThan(1);
    for (const row of breaks) expect(starts).toContain(row);
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('seats', subjectOf(QUAD)))).toEqual({
      rows: [
        'Quad · Seating plan',
        'White sits on the near side of every board. Below each name stands where the player goes next.',
        '■ Black, □ White.',
        '',
      ],
      widths: '16 16 16 16',
      frozen: 'no',
      merged: 'A2:D2 A3:D3',
      printed: 'A1:D63 upright, 102 %, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('seats', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2',
        'color 6B7280, wrap, vertical top': 'A2:D2 A3:D3',
        'bold, size 12, color 1F4E79': 'A5 A15 A25 A35 A45 A55',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1':
          'A6 A16 A26 A36 A46 A56',
        'color 6B7280, size 9, align center': 'A7 A12 A17 A22 A27 A32 A37 A42 A47 A52 A57 A62',
        'bold, align center, vertical center, wrap': 'A8 A11 A18 A21 A28 A31 A38 A41 A48 A51 A58 A61',
        'size 22, align center, vertical center': 'A9:A10 A19:A20 A29:A30 A39:A40 A49:A50 A59:A60',
      },
      heights: {
        30: '2',
        15: '3',
        18: '8 11 18 21 28 31 38 41 48 51 58 61',
        27: '9 10 19 20 29 30 39 40 49 50 59 60',
      },
      breaks: [34],
    });
  });
});
