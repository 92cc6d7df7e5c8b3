import type { GridDetails } from '../grid-of';

/** A table that cannot be read, and why: `code cell`, further values behind. */
export interface Bad {
  readonly drawing: string;
  readonly details?: GridDetails;
  readonly problems: readonly string[];
}

/** The formats that Excel gives to what it takes for a date or a time. */
const [DAY, MONTH, TIME] = ['d-mmm', 'mmm-yy', 'h:mm'];

/** Tables of pairings with something in them that cannot be read, or that can be read in two ways. */
export const BAD: Readonly<Record<string, Bad>> = {
  'nothing at all': { drawing: `|`, problems: ['printed-nothing A1:B1'] },
  'names where numbers should be': {
    drawing: `
      Ann | Bob
      Cleo | Dan`,
    problems: ['printed-nothing A1:B2'],
  },
  'one column of numbers': {
    drawing: `
      1
      2
      3`,
    problems: ['printed-nothing A1:A3'],
  },
  'a cell with three numbers': {
    drawing: `
      Round 1 | 1-4   | 2-3
      Round 2 | 4-3-1 | 1-2`,
    problems: ['printed-cell B2 text=4-3-1'],
  },
  'a pairing with a result behind it': {
    drawing: `
      Round 1 | 1-4     | 2-3
      Round 2 | 4-3 1-0 | 1-2`,
    problems: ['printed-cell B2 text=4-3 1-0'],
  },
  'a bye with two dashes, below all others': {
    drawing: `
      Round 1
      1-4
      2--`,
    problems: ['printed-cell A3 text=2--'],
  },
  'a comma or a dot for the dash': {
    drawing: `
      Round 1 | 1-4 | 2-3
      Round 2 | 4.3 | 1-2
      Round 3 | 2-4 | '3/1`,
    problems: ['printed-cell B2 text=4.3', 'printed-cell C3 text=3/1'],
  },
  'a number alone among pairings': {
    drawing: `
      1-4 | 2-3
      4-3 | 1
      2-4 | 3-1`,
    problems: ['printed-alone B2 label=1'],
  },
  'a number in brackets behind the games of its round': {
    drawing: `
      1 | 2-5 | 3-4 | (1)
      2 | 5-3 | 1-2 | 4-`,
    problems: ['printed-alone D1 label=1'],
  },
  'a bye in words that are not known': {
    drawing: `
      Round 1
      2-5
      3-4
      bye for no 1`,
    problems: ['printed-cell A4 text=bye for no 1'],
  },
  'numbers in two cells below pairings in one': {
    drawing: `
      1-4 | 2-3
      4-3 | 1-2
      2   | 4`,
    problems: ['printed-alone A3 label=2', 'printed-alone B3 label=4'],
  },
  'a name instead of a number': {
    drawing: `
      White | Black
      1     | 4
      Bob   | 3`,
    problems: ['printed-cell A3 text=Bob'],
  },
  'a pairing in a cell for one number': {
    drawing: `
      White | Black
      1     | 4
      2-3   |`,
    problems: ['printed-cell A3 text=2-3'],
  },
  'an error value': {
    drawing: `
      Round 1 | 1-4  | 2-3
      Round 2 | #REF! | 1-2`,
    problems: ['printed-error-value B2 error=#REF!'],
  },
  'pairings that Excel took for dates and times': {
    drawing: `
      Round 1 | 45852  | 2-13  | 3-12
      Round 2 | 14-8   | 11720 | 10-6
      Round 3 | 2-14   | 0.125 | 4-12`,
    details: { formats: { B1: DAY!, C2: MONTH!, C3: TIME! } },
    problems: ['printed-date B1', 'printed-date C2', 'printed-date C3'],
  },
  'a table in which every pairing has become a date': {
    drawing: `
      45852 | 45853
      45854 | 45855`,
    details: { formats: { A1: DAY!, B1: DAY!, A2: DAY!, B2: DAY! } },
    problems: ['printed-date A1', 'printed-date B1', 'printed-date A2', 'printed-date B2'],
  },
  'a pairing above the first round': {
    drawing: `
      1-4
      Round 1
      2-3`,
    problems: ['printed-no-round A1'],
  },
  'two rounds of the same number': {
    drawing: `
      Round 1 | 1-4 | 2-3
      Round 2 | 4-3 | 1-2
      Round 2 | 2-4 | 3-1`,
    problems: ['printed-round-twice A3 round=2 other=A2'],
  },
  'a table of opponents: who meets whom in which round': {
    drawing: `
        | R1 | R2 | R3
      1 | 4  | 2  | 3
      2 | 3  | 1  | 4
      3 | 2  | 4  | 1
      4 | 1  | 3  | 2`,
    problems: ['printed-unclear A1:D5'],
  },
  'numbers that have lost the dash between them': {
    drawing: `
      110 | 210 | 310 | 410
      29  | 31  | 42  | 53
      38  | 49  | 51  | 62`,
    problems: ['printed-unclear A1:D3'],
  },
  'seats, one above the other': {
    drawing: `
      Seat | 1 | 2 | 3 | 4
      Seat | 8 | 7 | 6 | 5`,
    problems: ['printed-unclear A1:E2'],
  },
  'a cross-table in which two players meet twice': {
    drawing: `
        | 1 | 2 | 3
      1 | X | 1 | 2
      2 | 1 | X | 3
      3 | 3 | 3 | X`,
    problems: ['printed-rounds-differ D2 other=B4', 'printed-rounds-differ B4 other=D2'],
  },
  'a cross-table in which both or neither have White': {
    drawing: `
        | 1 | 2   | 3
      1 | X | *1* | 2
      2 | 1 | X   | *3*
      3 | 2 | *3* | X`,
    problems: [
      'printed-bold-unclear D2 other=B4',
      'printed-bold-unclear B4 other=D2',
      'printed-bold-unclear D3 other=C4',
      'printed-bold-unclear C4 other=D3',
    ],
  },
  'a cross-table with a result, an error and a date in it': {
    drawing: `
        | 1   | 2     | 3
      1 | X   | ½     | 2
      2 | 1   | X     | #N/A
      3 | 36526 | 3   | X`,
    details: { formats: { B4: DAY! } },
    problems: ['printed-round-cell C2 text=½', 'printed-error-value D3 error=#N/A', 'printed-date B4'],
  },
};
