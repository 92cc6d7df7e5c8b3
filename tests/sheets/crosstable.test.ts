import { crossTable } from '../eventFixtures';
import { generated } from '../generated';
import {
  cellsByFormat,
  conditionsOf,
  drawnOf,
  looksOf,
  numberRulesOf,
  setUpOf,
  sheetIn,
  shownOn,
} from './facts';
import { planned } from './plan';
import { RICH } from './rich';
import { quad, rich } from './samples';

describe('the sheet Crosstable', () => {
  it('holds this, hidden helpers too', () => {
    expect(shownOn(rich, 'Crosstable', 24)).toEqual({
      1: 'Quad · B group · Crosstable',
      2: 'In order of number',
      4: 'No | Name | 1 | 2 | 3 | 4 | Points | SB | KASHDAN_USCF | PLAYOFF |  |  | Rank |  |  |  | 1 | 2',
      5: ' |  | 1 | 2 | 3 | 4',
      6: ' |  | 1 | 1 | 1 | 1',
      7: ' |  | 1 | 1 | 1 | 1',
      8: '1 | Anna |  | 1 | ½ | (3) | 4 | 16.5 | 6 | 1 |  |  | 2 |  | 1 | 1 | 0 | 1',
      9: '2 | Bert | 0 |  | 1 | 0 | 3.5 | 17.25 | 6 | 0 |  |  | 3 |  | 2 | 1 | -1 | 0',
      10: '3 | Cora | ½ | 0 |  | 1 | 4.5 | 16.5 | 7 | 0 |  |  | 1 |  | 3 | 1 | -2 | -4',
      11: '4 | Dora | (3) | 1 | 0 |  | 3.5 | 14.25 | 5 | 0 |  |  | 4 |  | 4 | 1 | -3 | -5',
      13: ' |  | Bold: White. In brackets: the round of a game to be played. + and -: won and lost by forfeit.',
    });
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Crosstable'))).toEqual({
      '@': 'A1 C13 A4:B4 G4 M4',
      '0': 'A2 Q4:T4 C5:F5 C6:F6 C7:F7 C4:F4 H4 I4 J4 K4 L4 O8:O11 A8:A11 B8:B11 Q8:T11 C8:F11 P8:P11 M8:M11',
      '0.0': 'G8:G11',
      '0.00': 'H8:H11 I8:I11 J8:J11 K8:K11 L8:L11',
    });
  });

  it('keeps it so where Refresh writes values', () => {
    expect(cellsByFormat(sheetIn(planned(RICH, 'refreshed'), 'Crosstable'))).toEqual({
      '@': 'A1 C13 A4:B4 G4 M4 H4:L4 B8:B11 C8:F11',
      '0': 'A2 Q4:T4 C5:F5 C6:F6 C7:F7 C4:F4 A8:A11 Q8:T11 P8:P11 M8:M11',
      '0.0': 'G8:G11',
      '0.00': 'H8:L11',
    });
  });

  it('has its title, headings, widths and print set-up', () => {
    expect(setUpOf(quad, 'Crosstable')).toEqual({
      title: 'Quad · Crosstable',
      head: 'No | Name | 1 | 2 | 3 | 4 | Points | DE | SB |  |  |  | Rank',
      widths: '5 14 4.4 4.4 4.4 4.4 7 7.5 7.5 9',
      frozen: '7 rows 2 columns',
      merged: '',
      printed: 'A1:M13 landscape, 1 wide 1 tall, rows 4 to 4, columns 1 to 2, header Quad',
      formats: ['G8:G11 0.0', 'H8:H11 0.00', 'I8:I11 0.00', 'J8:J11 0.00', 'K8:K11 0.00', 'L8:L11 0.00'],
    });
  });

  it('has its colours, lines, drop-downs and hidden columns', () => {
    expect(drawnOf(quad, 'Crosstable')).toEqual({
      tab: '6F94BA',
      styles: [
        'A1 bold, size 16, color 1F4E79',
        'A2 color 6B7280',
        'A4:G4 bold, color 1F2A37, fill DCE6F1, wrap false, vertical center, align center',
        'H4:L4 bold, align center',
        'M4 bold, color 1F2A37, fill DCE6F1, wrap false, vertical center, align center',
        'A8:G11 grid BFC7D1, vertical center',
        'M8:M11 grid BFC7D1, vertical center, align center, bold',
        'A8:A11 align center',
        'B8:B11 wrap',
        'C8:F11 align center',
        'G8:G11 align center, bold',
        'H8:L11 align center, vertical center',
        'H8:I11 grid BFC7D1',
        'C13 color 1F2A37',
      ],
      conditions: [
        'C8:F11 fill 44546A, color 44546A if $A8=C$5',
        'C8:F11 color 9AA3AF if LEFT(C8,1)="("',
        'C8:F11 italic, color 6B7280 if OR($P8=0,C$7=0)',
        'C8:F11 bold if Q8>0',
        'H4:L4 fill DCE6F1 if LEN(H$4)>0',
        'A8:B11 italic, strike, color 6B7280 if $P8=0',
      ],
      choices: [],
      tables: [],
      heights: ['5: 0', '6: 0', '7: 0'],
      hidden: ['10-10', '11-11', '12-12', '14-20'],
    });
  });

  it('gives numbers the format of their criterion wherever the list puts it', () => {
    expect(numberRulesOf(quad, 'Crosstable')).toEqual([
      'H8:L11 numberFormat 0.0# if OR(H$4="PTS",H$4="KS",H$4="KS/L+1",H$4="KS/L-1",H$4="BPTS",H$4="BPTS#otb",H$4="PS",H$4="PS/C1",H$4="PS/C2",H$4="STD")',
      'H8:L11 numberFormat 0.0# if OR(H$4="NZ_ADJ",H$4="NZ_BH",H$4="NZ_BH/C1",H$4="NZ_BH/C2",H$4="NZ_MEDIAN",H$4="NZ_ADJ#rest",H$4="NZ_BH#rest",H$4="NZ_BH/C1#rest",H$4="NZ_BH/C2#rest",H$4="NZ_MEDIAN#rest")',
      'H8:L11 numberFormat 0.0# if OR(H$4="BH",H$4="BH/C1",H$4="BH/C2",H$4="BH/M1",H$4="BH/M2")',
      'H8:L11 numberFormat 0 if OR(H$4="DE",H$4="WIN",H$4="WON",H$4="BPG",H$4="BWG",H$4="WON#15.2",H$4="BPG#15.2",H$4="BWG#15.2",H$4="REP",H$4="KASHDAN_NZ")',
      'H8:L11 numberFormat 0 if OR(H$4="KASHDAN_USCF",H$4="US_TIED",H$4="TPN",H$4="TPN/R",H$4="RTNG",H$4="RTNG/R",H$4="LOTS",H$4="ARO",H$4="TPR",H$4="PTP")',
      'H8:L11 numberFormat 0 if OR(H$4="APRO",H$4="APPO")',
      'H8:L11 numberFormat General if OR(H$4="PLAYOFF")',
    ]);
  });

  it('in a double round has one merged heading over both games of an opponent', () => {
    const sheets = planned(crossTable('*1 | 0*', { event: 'Two', cycles: 2 }));
    expect(setUpOf(sheets, 'Crosstable').merged).toBe('C4:D4 E4:F4');
    expect(setUpOf(sheets, 'Crosstable').head).toBe(
      'No | Name | 1 |  | 2 |  | Points | DE | WIN | SB | KS |  | Rank',
    );
  });

  it('in a double round the headings of an opponent’s second game are filled, too', () => {
    const double = planned(crossTable('*1 | 0*', { event: 'Two', cycles: 2 }));
    expect(conditionsOf(sheetIn(double, 'Crosstable'))).toContain('C4:F4 fill DCE6F1 if C$6>1');
  });

  it('has room for rounds above 9 in its cells', () => {
    const widthOf = (players: number): string | undefined => {
      const sheets = planned(generated({ players, cycles: 1, seed: 1, finished: 0 }));
      return looksOf(sheetIn(sheets, 'Crosstable')).widths.split(' ')[2];
    };
    expect([widthOf(10), widthOf(12)]).toEqual(['4.4', '5']);
  });
});
