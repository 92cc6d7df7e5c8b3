import type { CellValue } from '../../src/grid/cell';
import { crossTable } from '../eventFixtures';
import { newMatch } from '../matches';
import { formatsOf, looksOf, rowOf } from './facts';
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
