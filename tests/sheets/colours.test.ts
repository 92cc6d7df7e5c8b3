import { crossTable } from '../eventFixtures';
import { newMatch } from '../matches';
import { choicesOf, conditionsOf, heightsOf, hiddenOf, stylesOf, tablesOf } from './facts';
import { planned, type Planned } from './plan';

/** Four players, one game to come. */
const QUAD = crossTable('*1=. | 0*10 | =0*1 | .10*', { event: 'Quad', tieBreaks: ['PTS', 'DE', 'SB'] });

const quad = planned(QUAD);
const match = planned(newMatch(2));

const sheetOf = ({ plan }: Planned, name: string) => plan.sheets.find((each) => each.name === name)!;

const isFormat = (condition: string): boolean => condition.includes('numberFormat');

/** Colours, fonts and lines of a sheet, where it helps, and what of it is hidden; number formats stand apart. */
const looks = (sheets: Planned, name: string) => {
  const sheet = sheetOf(sheets, name);
  return {
    tab: sheet.tabColor,
    styles: stylesOf(sheet),
    conditions: conditionsOf(sheet).filter((each) => name === 'Match' || !isFormat(each)),
    choices: choicesOf(sheet),
    tables: tablesOf(sheet),
    heights: heightsOf(sheet),
    hidden: hiddenOf(sheet),
  };
};

describe('each sheet of a tournament has its colours, lines, drop-downs and hidden columns', () => {
  it.each([
    [
      'Pairings',
      {
        tab: '1F4E79',
        styles: [
          'A1 bold, size 16, color 1F4E79',
          'A2 color 6B7280',
          'A5:D10 align center, vertical center',
          'E5:E10 align right, wrap, vertical center',
          'F5:F10 align center, bold, fill FFF9E5, vertical center',
          'G5:G10 wrap, vertical center',
          'H5:H10 align center, vertical center',
          'I5:I10 color 6B7280',
          'A4:I4 bold, wrap, align center, vertical center',
          'K2 bold',
          'M2 fill FFF9E5, bold, grid BFC7D1',
          'K4:N4 bold, color 1F2A37, fill DCE6F1, wrap, vertical center',
          'K5:L10 align center, color 6B7280',
          'N5:N10 align center, bold',
        ],
        conditions: [
          'A5:H10 fill FFE9A8 if AND($O$2>0,OR($D5=$O$2,$H5=$O$2))',
          'I5:I10 bold, color B42318 if AND(LEN($I5)>0,$I5<>"Postponed",$I5<>"Adjourned",$I5<>"Won by forfeit",$I5<>"Lost by forfeit on both sides",NOT(LEN(SUBSTITUTE($I5,"has left: not played",""))<LEN($I5)),NOT(LEN(SUBSTITUTE($I5,"has left: does not count",""))<LEN($I5)))',
          'A5:H10 strike, color 6B7280, lineAbove BFC7D1 if AND(LEN(SUBSTITUTE($I5,"has left: not played",""))<LEN($I5),$B5<>"",$B5<>$B4,ISNUMBER($B4))',
          'A5:H10 strike, color 6B7280 if LEN(SUBSTITUTE($I5,"has left: not played",""))<LEN($I5)',
          'A5:H10 italic, color 6B7280, lineAbove BFC7D1 if AND(LEN(SUBSTITUTE($I5,"has left: does not count",""))<LEN($I5),$B5<>"",$B5<>$B4,ISNUMBER($B4))',
          'A5:H10 italic, color 6B7280 if LEN(SUBSTITUTE($I5,"has left: does not count",""))<LEN($I5)',
          'A5:I10 lineAbove BFC7D1 if AND($B5<>"",$B5<>$B4,ISNUMBER($B4))',
          'A5:I10 italic, color 6B7280 if $A5=""',
        ],
        choices: [
          "F5:F10 rather 'Tournament'!$E$4:$E$15 “Result: 1-0, ½-½ or 0-1. Also 1, =, 0; +/- and -/+ for a forfeit, -/- for a double one; postponed or adjourned.”",
          "M2 rather 'Players'!$B$5:$B$8 “Find player: Choose a name: their games light up and are listed below.”",
        ],
        tables: ['Pairings_Quad A4:I10 TableStyleLight1'],
        heights: ['4: 32'],
        hidden: ['15-15'],
      },
    ],
    [
      'Standings',
      {
        tab: 'C55A11',
        styles: [
          'A1 bold, size 16, color 1F4E79',
          'A2 color 6B7280',
          'H2 bold, color B42318',
          'A4:F4 bold, color 1F2A37, fill DCE6F1, wrap, vertical center, align center',
          'G4:K4 bold, align center, vertical center, wrap',
          'A5:F8 grid BFC7D1, vertical center',
          'A5:B8 align center',
          'C5:C8 wrap, bold',
          'D5:D8 align center, wrap',
          'E5:E8 align center',
          'F5:F8 bold, align center',
          'G5:K8 align center, vertical center',
          'G5:H8 grid BFC7D1',
          'B10:K23 color 6B7280',
          'B10:B14 align right, indent 1',
        ],
        conditions: ['G4:K4 fill DCE6F1 if LEN(G$4)>0', 'A5:K8 italic, strike, color 6B7280 if $A5=""'],
        choices: [],
        tables: [],
        heights: ['4: 32'],
        hidden: ['4-4', '13-14'],
      },
    ],
    [
      'Crosstable',
      {
        tab: '7030A0',
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
      },
    ],
    [
      'Players',
      {
        tab: '70AD47',
        styles: [
          'A1 bold, size 16, color 1F4E79',
          'A2 color 6B7280',
          'A5:A8 align center',
          'B5:B8 wrap, fill FFF9E5',
          'C5:C8 align center',
          'D5:D8 indent 1, wrap',
          'E5:H8 fill FFF9E5',
          'A4:H4 bold, wrap, vertical center',
        ],
        conditions: [
          'A5:H8 italic, strike, color 6B7280 if TRIM($G5&"")="annulled"',
          'A2 bold, color B42318 if COUNTIFS($A$5:$A$208,">0")<>4',
        ],
        choices: [
          "G5:G8 only 'Tournament'!$E$78:$E$80 “Status: Empty: plays. withdrawn: left after half of their games. annulled: left before half of them; their games count for nobody.”",
        ],
        tables: ['Players_Quad A4:H8 TableStyleLight1'],
        heights: ['4: 32'],
        hidden: [],
      },
    ],
    [
      'Tournament',
      {
        tab: '7F7F7F',
        styles: [
          'A1 bold, size 16, color 1F4E79',
          'A2 color 6B7280',
          'A4:A27 bold',
          'B4:B27 align left',
          'C4:C27 color 6B7280',
          'A30:A35 align left',
          'C30:C35 color 6B7280',
          'B6 fill FFF9E5, grid BFC7D1',
          'B15 fill FFF9E5, grid BFC7D1',
          'B16 fill FFF9E5, grid BFC7D1',
          'B17 fill FFF9E5, grid BFC7D1',
          'B21 fill FFF9E5, grid BFC7D1',
          'B22 fill FFF9E5, grid BFC7D1',
          'B24 fill FFF9E5, grid BFC7D1',
          'B31:B35 fill FFF9E5, grid BFC7D1',
          'A29:C29 bold, color 1F2A37, fill DCE6F1, wrap false, vertical center',
          'E3:G3 bold, color 1F2A37, fill DCE6F1, wrap, vertical center',
          'E18:G18 bold, color 1F2A37, fill DCE6F1, wrap, vertical center',
          'E77:G77 bold, color 1F2A37, fill DCE6F1, wrap, vertical center',
          'E82:G82 bold, color 1F2A37, fill DCE6F1, wrap, vertical center',
          'E86:G86 bold, color 1F2A37, fill DCE6F1, wrap, vertical center',
        ],
        conditions: [],
        choices: ['B21 only $E$83:$E$84', 'B22 only $E$87:$E$88', 'B31:B35 only $E$19:$E$74'],
        tables: [],
        heights: [],
        hidden: [],
      },
    ],
    [
      'Log',
      {
        tab: 'A6A6A6',
        styles: [
          'A1 bold, size 16, color 1F4E79',
          'A2 color 6B7280',
          'A5 align center',
          'E5:G5 wrap, vertical top',
          'A4:G4 bold, wrap, vertical center',
        ],
        conditions: [],
        choices: [],
        tables: ['Log_Quad A4:G5 TableStyleLight1'],
        heights: [],
        hidden: [],
      },
    ],
    [
      'Match',
      {
        tab: 'BF9000',
        styles: [
          'A1 bold, size 16, color 1F4E79',
          'A2 color 6B7280',
          'H2 color 6B7280',
          'A11 color 6B7280',
          'A5:F5 grid BFC7D1, align center, vertical center',
          'A6:F7 grid BFC7D1, align center, vertical center',
          'A14:F15 grid BFC7D1, align center, vertical center',
          'H5:M9 grid BFC7D1, vertical center',
          'H14:M26 grid BFC7D1, vertical center',
          'A4:F4 bold, color 1F2A37, fill DCE6F1, wrap, vertical center, align center',
          'A13:F13 bold, color 1F2A37, fill DCE6F1, wrap, vertical center, align center',
          'H4:M4 bold, color 1F2A37, fill DCE6F1, wrap, vertical center, align center',
          'H13:M13 bold, color 1F2A37, fill DCE6F1, wrap, vertical center, align center',
          'H5:H9 align center',
          'K5:M9 align center',
          'H14:H26 align center',
          'K14:M26 align center',
          'A5:F5 bold',
          'B5:C5 size 16',
          'B6:C7 bold',
          'B14:C15 bold',
          'I5:I9 fill FFF9E5',
          'J10 bold, size 12, align right',
          'K10 bold, size 12, indent 1',
        ],
        conditions: [
          'K5:L9 numberFormat 0 if TRIM($I5&"")="MP"',
          'K5:L9 numberFormat 0 if TRIM($I5&"")="EDE"',
          'K5:L9 numberFormat 0 if TRIM($I5&"")="NZ_BOARDS"',
          'K5:L9 numberFormat 0 if TRIM($I5&"")="NZ_BLACK"',
          'K5:L9 numberFormat 0 if TRIM($I5&"")="TBR"',
          'K5:L9 numberFormat 0 if TRIM($I5&"")="BBE"',
          'K5:L9 numberFormat 0.00 if TRIM($I5&"")="EMMSB"',
          'K5:L9 numberFormat 0.00 if TRIM($I5&"")="EMGSB"',
          'K5:L9 numberFormat 0.00 if TRIM($I5&"")="EGMSB"',
          'K5:L9 numberFormat 0.00 if TRIM($I5&"")="EGGSB"',
          'K5:L9 numberFormat 0.00 if TRIM($I5&"")="SSSC"',
        ],
        choices: ['I5:I9 rather $I$14:$I$26'],
        tables: [],
        heights: ['4: 46', '5: 24', '13: 46'],
        hidden: ['14-43'],
      },
    ],
  ])('%s', (name, wanted) => {
    expect(looks(name === 'Match' ? match : quad, name)).toEqual(wanted);
  });
});

describe('numbers of a criterion have its format wherever the list puts it', () => {
  const FORMATS = [
    'G5:K8 numberFormat 0.0# if OR(G$4="PTS",G$4="KS",G$4="KS/L+1",G$4="KS/L-1",G$4="BPTS",G$4="BPTS#otb",G$4="PS",G$4="PS/C1",G$4="PS/C2",G$4="STD")',
    'G5:K8 numberFormat 0.0# if OR(G$4="NZ_ADJ",G$4="NZ_BH",G$4="NZ_BH/C1",G$4="NZ_BH/C2",G$4="NZ_MEDIAN",G$4="NZ_ADJ#rest",G$4="NZ_BH#rest",G$4="NZ_BH/C1#rest",G$4="NZ_BH/C2#rest",G$4="NZ_MEDIAN#rest")',
    'G5:K8 numberFormat 0.0# if OR(G$4="BH",G$4="BH/C1",G$4="BH/C2",G$4="BH/M1",G$4="BH/M2")',
    'G5:K8 numberFormat 0 if OR(G$4="DE",G$4="WIN",G$4="WON",G$4="BPG",G$4="BWG",G$4="WON#15.2",G$4="BPG#15.2",G$4="BWG#15.2",G$4="REP",G$4="KASHDAN_NZ")',
    'G5:K8 numberFormat 0 if OR(G$4="KASHDAN_USCF",G$4="US_TIED",G$4="TPN",G$4="TPN/R",G$4="RTNG",G$4="RTNG/R",G$4="LOTS",G$4="ARO",G$4="TPR",G$4="PTP")',
    'G5:K8 numberFormat 0 if OR(G$4="APRO",G$4="APPO")',
    'G5:K8 numberFormat General if OR(G$4="PLAYOFF")',
  ];

  it('Standings', () => {
    expect(conditionsOf(sheetOf(quad, 'Standings')).filter(isFormat)).toEqual(FORMATS);
  });

  it('the cross-table, a column further', () => {
    const further = FORMATS.map((each) => each.replace('G5:K8', 'H8:L11').replaceAll('G$4', 'H$4'));
    expect(conditionsOf(sheetOf(quad, 'Crosstable')).filter(isFormat)).toEqual(further);
  });
});

const beside = (sheets: Planned, other: Planned, name: string): readonly string[] => {
  const known = new Set(conditionsOf(sheetOf(other, name)));
  return conditionsOf(sheetOf(sheets, name)).filter((each) => !known.has(each));
};

describe('further rules', () => {
  it('in a double round the headings of an opponent’s second game are filled, too', () => {
    const double = planned(crossTable('*1 | 0*', { event: 'Two', cycles: 2 }));
    expect(conditionsOf(sheetOf(double, 'Crosstable'))).toContain('C4:F4 fill DCE6F1 if C$6>1');
  });

  it('in a match the cells of one’s own team are shaded', () => {
    expect(beside(match, quad, 'Crosstable')).toEqual([
      'C8:F11 fill 44546A, color 44546A if ($A8<=2)=(C$5<=2)',
    ]);
  });

  it('in a match both columns of names to type into are tinted', () => {
    expect(stylesOf(sheetOf(match, 'Players')).slice(2)).toEqual([
      'A5:A8 align center',
      'B5:B8 wrap, fill FFF9E5',
      'C5:C8 align center',
      'E5:E8 fill FFF9E5',
      'D5:E8 indent 1, wrap',
      'F5:I8 fill FFF9E5',
      'A4:I4 bold, wrap, vertical center',
    ]);
  });

  it.each(['Pairings', 'Standings', 'Crosstable'])(
    'values that Refresh wrote are red on %s when they are out of date',
    (name) => {
      expect(beside(planned(QUAD, 'refreshed'), quad, name)).toEqual([
        'A2 bold, color B42318 if $A$2="Out of date: results, players or settings changed since the last Refresh."',
      ]);
    },
  );

  it('a finder is not put beside values that Refresh wrote', () => {
    const { styles, choices, hidden } = looks(planned(QUAD, 'refreshed'), 'Pairings');
    expect({ beside: styles.slice(9), choices: choices.length, hidden }).toEqual({
      beside: ['L2 color 6B7280'],
      choices: 1,
      hidden: ['11-11'],
    });
  });
});
