import type { Tournament } from '../../src/core/model';
import { generated } from '../generated';
import { cellsByFormat, drawnOf, looksOf, setUpOf, sheetIn, shownOn, stylesOf } from './facts';
import { planned, typedInto } from './plan';
import { RICH } from './rich';
import { match, quad, rich } from './samples';

describe('the sheet Players', () => {
  it('holds this', () => {
    expect(shownOn(rich, 'Players', 24)).toEqual({
      1: 'Quad · B group · Players',
      2: 'A name corrected here changes everywhere. The numbers stay as drawn.',
      4: 'No | Name | Rank | Fed./Club | Club | Name 2 | A heading that is long indeed | Adjustment | Reason | Status | Play-off',
      5: '1 | Anna | 2100 | NZL | East | x | 1984 |  |  |  | 1',
      6: '2 | Bert |  |  | West |  |  | -0.5 | phone',
      7: '3 | Cora |  |  |  |  |  |  |  | withdrawn, games count',
      8: '4 | Dora | 3k',
    });
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Players'))).toEqual({
      '@': 'A1 A4:K4 B5:B8 D5:D8 E5:E8 F5:F8 I5:J8',
      '0': 'A5:A8 C5:C8 G5:G8 A2',
      '+0.0;-0.0;0.0': 'H5:H8',
      General: 'K5:K8',
    });
  });

  it('has its title, headings, widths and print set-up', () => {
    expect(setUpOf(quad, 'Players')).toEqual({
      title: 'Quad · Players',
      head: 'No | Name | Rating | Fed./Club | Adjustment | Reason | Status | Play-off',
      widths: '6 14 12 31',
      frozen: '4 rows 2 columns',
      merged: '',
      printed: 'A1:H8 upright, 1 wide 1 tall, rows 4 to 4, header Quad',
      formats: [],
    });
  });

  it('has its colours, lines, drop-downs and hidden columns', () => {
    expect(drawnOf(quad, 'Players')).toEqual({
      tab: '1F4E79',
      styles: [
        'A1 bold, size 16, color 1F4E79',
        'A2 color 6B7280',
        'A5:A8 align center',
        'B5:B8 align left, wrap, fill FFF9E5',
        'C5:C8 align center',
        'D5:D8 align left, indent 1, wrap',
        'E5:H8 fill FFF9E5',
        'F5:F8 wrap',
        'A5:H8 vertical center',
        'A4:H4 bold, wrap, vertical center',
      ],
      conditions: [
        'A5:H8 italic, strike, color 6B7280 if OR(TRIM($G5&"")="annulled",TRIM($G5&"")="withdrawn, games annulled")',
        'A2 bold, color B42318 if COUNTIFS($A$5:$A$208,">0")<>4',
      ],
      choices: [
        "G5:G8 only 'Lists'!$K$2:$K$4 “Status: Empty: plays. Games count: left after half of their games. Games annulled: left before half of them; they do not count.”",
      ],
      tables: ['Players_Quad A4:H8 TableStyleLight1'],
      heights: ['4: 32'],
      hidden: ['3-3', '4-4', '6-6', '8-8'],
    });
  });

  it('a member’s team is text, too', () => {
    expect(cellsByFormat(sheetIn(match, 'Players'))['@']).toBe('A1 A4:I4 B5:B8 D5:D8 E5:E8 G5:H8');
  });

  it('in a match both columns of names to type into are tinted', () => {
    expect(stylesOf(sheetIn(match, 'Players')).slice(2)).toEqual([
      'A5:A8 align center',
      'B5:B8 align left, wrap, fill FFF9E5',
      'C5:C8 align center',
      'E5:E8 fill FFF9E5',
      'D5:E8 align left, indent 1, wrap',
      'F5:I8 fill FFF9E5',
      'G5:G8 wrap',
      'A5:I8 vertical center',
      'A4:I4 bold, wrap, vertical center',
    ]);
  });

  it('reports a player added below the table at the top', () => {
    const five = planned(generated({ players: 5, cycles: 1, seed: 2 }));
    const added = typedInto(five, [{ sheet: 'Players', row: 9, column: 0, write: 6 }]);
    expect(added.value('Players', 1, 0)).toMatch(/added below the last row/);
  });
});

describe('columns of the list’s own, on the sheet Players', () => {
  const playersOf = (tournament: Tournament) => sheetIn(planned(tournament), 'Players');

  it('make it lie across', () => {
    expect(looksOf(playersOf(RICH)).printed).toContain('A1:K8 landscape');
    expect(looksOf(playersOf({ ...RICH, columns: [] })).printed).toContain('A1:H8 upright');
  });

  it('however many, still fit the width of a page that lies across', () => {
    const columns = [
      'A heading that is long indeed',
      'Another heading of that kind',
      'And a third one of that kind',
    ];
    expect(looksOf(playersOf({ ...RICH, columns })).printed).toContain('landscape, 1 wide 1 tall');
  });

  it('are as wide as what stands in them, from 10 on', () => {
    const tournament = { ...RICH, columns: ['Born', 'Telephone', 'A heading that is long indeed'] };
    expect(looksOf(playersOf(tournament)).widths).toBe('6 14 10 14 10 13 36 12 22 31 10');
  });
});
