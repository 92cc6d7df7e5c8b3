import { HANDOUTS } from '../../src/sheets/handout/registry';
import { subjectOf } from '../../src/sheets/handout/subject';
import type { CellValue } from '../../src/grid/cell';
import type { SheetPlan } from '../../src/grid/plan';
import { crossTable } from '../eventFixtures';
import { newMatch } from '../matches';
import { formatsOf, looksOf, rowOf } from './facts';
import { sheetOf, valueAt } from './handout/sheet';
import { planned, type Planned } from './plan';

/** Four players, one game to come. */
const QUAD = crossTable('*1=. | 0*10 | =0*1 | .10*', { event: 'Quad', tieBreaks: ['PTS', 'DE', 'SB'] });

/** What a person sees of a sheet: title, headings in the fourth row, widths, what is frozen, merged and printed. */
const seen = ({ plan, value }: Planned, name: string) => {
  const sheet = plan.sheets.find((each) => each.name === name)!;
  const at = (row: number, column: number): CellValue => value(name, row, column);
  const formats = formatsOf(sheet);
  return { title: rowOf(at, 0, 14), head: rowOf(at, 3, 14), ...looksOf(sheet), formats };
};

describe('each sheet of a tournament has its title, headings, widths and print set-up', () => {
  const sheets = planned(QUAD);
  const match = planned(newMatch(2));

  it.each([
    [
      'Pairings',
      {
        title: 'Quad · Pairings',
        head: 'Game | Round | Board | White no. | White | Result | Black | Black no. | Check |  | Round | Colour | Opponent | Result',
        widths: '7 7 7 7 14 9 14 7 26 3 8 8 14 9',
        frozen: '4 rows 0 columns',
        merged: '',
        printed: 'A1:H10 upright, 1 wide 1 tall, rows 4 to 4, header Quad',
        formats: [],
      },
    ],
    [
      'Standings',
      {
        title: 'Quad · Standings',
        head: 'Rank | No | Name | Fed./Club | Games | Points | DE | SB',
        widths: '8 6 14 8 9 9 9 9 9 9 3',
        frozen: '4 rows 0 columns',
        merged: '',
        printed: 'A1:K23 upright, 1 wide 1 tall, rows 4 to 4, header Quad',
        formats: [
          'F5:F8 0.0',
          'G5:G8 0.00',
          'H5:H8 0.00',
          'I5:I8 0.00',
          'J5:J8 0.00',
          'K5:K8 0.00',
          'E18 +0.0;-0.0;0.0',
          'E19 +0.0;-0.0;0.0',
          'E20 +0.0;-0.0;0.0',
          'E21 +0.0;-0.0;0.0',
          'E22 +0.0;-0.0;0.0',
          'E23 +0.0;-0.0;0.0',
        ],
      },
    ],
    [
      'Crosstable',
      {
        title: 'Quad · Crosstable',
        head: 'No | Name | 1 | 2 | 3 | 4 | Points | DE | SB |  |  |  | Rank',
        widths: '5 14 4.4 4.4 4.4 4.4 7 7.5 7.5 9',
        frozen: '7 rows 2 columns',
        merged: '',
        printed: 'A1:M13 landscape, 1 wide 1 tall, rows 4 to 4, columns 1 to 2, header Quad',
        formats: ['G8:G11 0.0', 'H8:H11 0.00', 'I8:I11 0.00', 'J8:J11 0.00', 'K8:K11 0.00', 'L8:L11 0.00'],
      },
    ],
    [
      'Players',
      {
        title: 'Quad · Players',
        head: 'No | Name | Rating | Fed./Club | Adjustment | Reason | Status | Play-off',
        widths: '6 14 10 14 12 22 13 10',
        frozen: '4 rows 2 columns',
        merged: '',
        printed: 'A1:H8 upright, 1 wide 1 tall, rows 4 to 4, header Quad',
        formats: [],
      },
    ],
    [
      'Tournament',
      {
        title: 'Quad · Tournament',
        head: 'Tournament | Quad | Identity of this tournament; do not change it. |  | 1-0 | White won',
        widths: '37 20 64 3 16 63 30',
        frozen: 'no',
        merged: '',
        printed: 'A1:G88 landscape, 1 wide 1 tall, header Quad',
        formats: [],
      },
    ],
    [
      'Log',
      {
        title: 'Quad · Log',
        head: 'Step | Time | Tournament | What | Cells | Before | After',
        widths: '7 18 16 14 24 26 26',
        frozen: '4 rows 0 columns',
        merged: '',
        printed: 'A1:G5 landscape, 1 wide 0 tall, rows 4 to 4, header Quad',
        formats: [],
      },
    ],
    [
      'Match',
      {
        title: 'Kings and Queens · Match',
        head: 'Round | Kings | Queens | Match points Kings | Match points Queens | Finished |  |  | Decided by | Criterion | Kings | Queens | Ahead',
        widths: '8 14 14 14 14 10 3 4 14 52 14 14 14',
        frozen: '4 rows 0 columns',
        merged: '',
        printed: 'A1:M26 landscape, 1 wide 1 tall, header Kings and Queens',
        formats: [
          'B5 0.0',
          'C5 0.0',
          'B6:B7 0.0',
          'C6:C7 0.0',
          'B14:B15 0.0',
          'C14:C15 0.0',
          'K15 0.0',
          'L15 0.0',
          'K19 0.0',
          'L19 0.0',
          'K22 0.00',
          'L22 0.00',
          'K23 0.00',
          'L23 0.00',
          'K24 0.00',
          'L24 0.00',
          'K25 0.00',
          'L25 0.00',
          'K26 0.00',
          'L26 0.00',
          'K5:K9 0.0',
          'L5:L9 0.0',
        ],
      },
    ],
  ])('%s', (name, wanted) => {
    expect(seen(name === 'Match' ? match : sheets, name)).toEqual(wanted);
  });

  it('those for people are shown, the calculation is hidden', () => {
    const tabs = match.plan.sheets.map(({ name, hidden = false }) => `${name}${hidden ? ' (hidden)' : ''}`);
    expect(tabs).toEqual([
      'Pairings',
      'Match',
      'Standings',
      'Crosstable',
      'Players',
      'Tournament',
      'Log',
      'Calculation (hidden)',
    ]);
  });
});

describe('in a double round the cross-table', () => {
  const sheets = planned(crossTable('*1 | 0*', { event: 'Two', cycles: 2 }));

  it('has one merged heading over both games of an opponent', () => {
    expect(seen(sheets, 'Crosstable').merged).toBe('C4:D4 E4:F4');
    expect(seen(sheets, 'Crosstable').head).toBe(
      'No | Name | 1 |  | 2 |  | Points | DE | WIN | SB | KS |  | Rank',
    );
  });
});

describe('each sheet to print has its title, widths and print set-up', () => {
  it.each([
    [
      'round-table',
      {
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
      },
    ],
    [
      'pairing-table',
      {
        rows: ['Quad · Pairing table', 'The first number of each pair has White.', '', ' | Board 1'],
        widths: '14 10 16',
        frozen: '4 rows 1 columns',
        merged: '',
        printed: 'A1:C10 upright, 160 %, rows 4 to 4, header Quad',
      },
    ],
    [
      'wall-chart',
      {
        rows: [
          'Quad · Wall chart',
          'Above: the number of the opponent, bold with White. Below: room for the result.',
          '',
          'No | Name | 1 | 2 | 3 | 4 | 5 | 6 | Points',
        ],
        widths: '5 14 5.5 5.5 5.5 5.5 5.5 5.5 9 18',
        frozen: '4 rows 2 columns',
        merged: 'A5:A6 B5:B6 I5:I6 A7:A8 B7:B8 I7:I8 A9:A10 B9:B10 I9:I10 A11:A12 B11:B12 I11:I12',
        printed: 'A1:J12 upright, 1 wide 1 tall, rows 4 to 4, header Quad',
      },
    ],
    [
      'seats',
      {
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
      },
    ],
    [
      'player-cards',
      {
        rows: ['Quad · Player cards', 'Bold: White.', '', '1 A |  |  |  |  |  | 2 B'],
        widths: '7 7 8 14 8 3 7 7 8 14 8',
        frozen: 'no',
        merged: 'A4:E4 G4:K4 A11:E11 G11:K11',
        printed: 'A1:K16 upright, 91 %, header Quad',
      },
    ],
    [
      'table-cards',
      {
        rows: ['Quad · Table cards', '', 'Board 1', 'Round | White | Black'],
        widths: '9 26 26',
        frozen: 'no',
        merged: 'A3:C3',
        printed: 'A1:C11 upright, 108 %, header Quad',
      },
    ],
    [
      'result-slips',
      {
        rows: [
          'Quad · Result slips',
          'Ring the result; both players sign.',
          '',
          'Round 3 · Board 1 |  | Signature',
        ],
        widths: '12 22 18 3 12 22 18',
        frozen: 'no',
        merged: 'A4:B4',
        printed: 'A1:G9 upright, 80 %, header Quad',
      },
    ],
    [
      'by-rows',
      {
        rows: [
          'Quad · Table by rows',
          'The last number starts on the right. Where this way is printed with the left, every game of the last number has the wrong colours.',
          '',
          '',
        ],
        widths: '6 4.5 2.5 4.5 4.5 2.5 4.5 81',
        frozen: 'no',
        merged: 'B32:D32 B33:D33 B34:D34 E32:G32 E33:G33 E34:G34',
        printed: 'A1:H35 landscape, 100 %, header Quad',
      },
    ],
    [
      'by-sums',
      {
        rows: [
          'Quad · Table by sums',
          'The number says in which round the two meet. Bold: the player of the line has White.',
          '',
          '1. Add the two numbers. Against the last number, 4, double the other one.',
        ],
        widths: '5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 18',
        frozen: 'no',
        merged: 'A4:L4 A12:L12 A20:L20 A29:L29 A31:L31 A33:L33 A35:L35',
        printed: 'A1:M35 upright, 97 %, header Quad',
      },
    ],
    [
      'by-diagonals',
      {
        rows: [
          'Quad · Table by diagonals',
          '1. Draw the table of the tournament, shade the squares of the players against themselves, and set the last number, 4, apart.',
          '2. In round 1 the games stand on the diagonal from corner to corner, and number 1 is crossed in its shaded square. In each round both diagonals move one square to the right.',
          '',
        ],
        widths: '4.5 4.5 4.5 4.5 4.5 3 4.5 4.5 4.5 4.5 4.5',
        frozen: 'no',
        merged: 'A2:K2 A3:K3 A6:E6 A12:E12 A13:E13 G6:K6 G12:K12 G13:K13 A17:E17 A23:E23 A24:E24 A28:E28',
        printed: 'A1:K33 upright, 122 %, header Quad',
      },
    ],
    [
      'explanation',
      {
        rows: [
          'Quad · Explanation',
          'By the order of ranking on the sheet “Tournament”; the article in brackets.',
          '',
          'Why each player stands above the next',
        ],
        widths: '44 44 28',
        frozen: 'no',
        merged:
          'A4:C4 A6:C6 A7:C7 A8:C8 A9:C9 A10:C10 A12:C12 A13:C13 A14:C14 A16:C16 A17:C17 A18:C18 A19:C19',
        printed: 'A1:C20 upright, 76 %, header Quad',
      },
    ],
  ])('%s', (id, wanted) => {
    const sheet: SheetPlan = sheetOf(id, subjectOf(QUAD));
    const rows = [0, 1, 2, 3].map((row) => rowOf((down, along) => valueAt(sheet, down, along), row, 20));
    expect({ rows, ...looksOf(sheet) }).toEqual(wanted);
  });

  it('and none is left out', () => {
    expect(HANDOUTS.map(({ id }) => id)).toEqual([
      'round-table',
      'pairing-table',
      'wall-chart',
      'seats',
      'player-cards',
      'table-cards',
      'result-slips',
      'by-rows',
      'by-sums',
      'by-diagonals',
      'explanation',
    ]);
  });
});
