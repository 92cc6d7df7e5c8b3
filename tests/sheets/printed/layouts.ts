import type { GridDetails } from '../grid-of';

/** A table of pairings as people keep it, and what it says. */
export interface Layout {
  readonly drawing: string;
  readonly details?: GridDetails;
  readonly rounds: readonly string[];
  readonly coloured?: false;
  /** How often a label stands there, if not once for each side of a game and each rest. */
  readonly labels?: number;
}

const BERGER_6 = ['1: 1-6 2-5 3-4', '2: 6-4 5-3 1-2', '3: 2-6 3-1 4-5', '4: 6-5 1-4 2-3', '5: 3-6 4-2 5-1'];
const BERGER_5 = ['1: 2-5 3-4 (1)', '2: 5-3 1-2 (4)', '3: 3-1 4-5 (2)', '4: 1-4 2-3 (5)', '5: 4-2 5-1 (3)'];

/** Layouts in which the tables of rulebooks, handbooks and club secretaries come. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'a rulebook’s table: the word Round, its number, games across, no other heading': {
    drawing: `
      Round 1 | 1-6 | 2-5 | 3-4
      Round 2 | 6-4 | 5-3 | 1-2
      Round 3 | 2-6 | 3-1 | 4-5
      Round 4 | 6-5 | 1-4 | 2-3
      Round 5 | 3-6 | 4-2 | 5-1`,
    rounds: BERGER_6,
  },
  'a bare block: a row is a round since nobody comes in it twice': {
    drawing: `
      1-6 | 2-5 | 3-4
      6-4 | 5-3 | 1-2
      2-6 | 3-1 | 4-5
      6-5 | 1-4 | 2-3
      3-6 | 4-2 | 5-1`,
    details: { at: 'C7' },
    rounds: BERGER_6,
  },
  'rounds across, counted above; boards down, counted on the left; colons': {
    drawing: `
        | 1   | 2   | 3   | 4   | 5
      1 | 1:6 | 6:4 | 2:6 | 6:5 | 3:6
      2 | 2:5 | 5:3 | 3:1 | 1:4 | 4:2
      3 | 3:4 | 1:2 | 4:5 | 2:3 | 5:1`,
    rounds: BERGER_6,
  },
  'rounds down and boards across, both counted and named in their corner': {
    drawing: `
      Rd | Bd 1   | Bd 2  | Bd 3
      1. | 1 v 6  | 2 v 5 | 3 v 4
      2. | 6 v. 4 | 5vs3  | 1 vs. 2
      3. | 2 V 6  | 3 – 1 | 4—5
      4. | 6 5    | 1 × 4 | 2  -  3
      5. | 3−6    | 4‑2   | ５：１`,
    rounds: BERGER_6,
  },
  'a list for each round with its heading, three lists side by side, then two': {
    drawing: `
      Round 1 |  | Round 2 |  | Round 3
      1-6     |  | 6-4     |  | 2-6
      2-5     |  | 5-3     |  | 3-1
      3-4     |  | 1-2     |  | 4-5
              |  |         |  |
      Round 4 |  | Round 5 |  |
      6-5     |  | 3-6     |  |
      1-4     |  | 4-2     |  |
      2-3     |  | 5-1     |  |`,
    rounds: BERGER_6,
  },
  'one long list with German headings and a bye in words': {
    drawing: `
      1. Runde (Freitag)
      2 - 5
      3 - 4
      spielfrei: 1
      2. Runde
      5 - 3
      1 - 2
      spielfrei: 4
      3. Runde
      3 - 1
      4 - 5
      spielfrei: 2
      4. Runde
      1 - 4
      2 - 3
      spielfrei: 5
      5. Runde
      4 - 2
      5 - 1
      spielfrei: 3`,
    rounds: BERGER_5,
  },
  'Russian headings, and the bye as a number with a dash': {
    drawing: `
      1 тур | 1- | 2-5 | 3-4
      2 тур | 4- | 5-3 | 1-2
      3 тур | 2- | 3-1 | 4-5
      4 тур | -5 | 1-4 | 2-3
      5 тур | 3 – | 4-2 | 5-1`,
    rounds: BERGER_5,
  },
  'two cells a game below the words White and Black, with board and result': {
    drawing: `
      Round | Board | White | Result | Black
      1     | 1     | 1     | 1-0    | 6
            | 2     | 2     | ½-½    | 5
            | 3     | 3     |        | 4
      2     | 1     | 6     |        | 4
            | 2     | 5     |        | 3
            | 3     | 1     |        | 2`,
    rounds: ['1: 1-6 2-5 3-4', '2: 6-4 5-3 1-2'],
  },
  'two cells a game with a dash between them, a list for each round': {
    drawing: `
      Rd 1 |   |
      '2   | – | '5
      '3   | – | '4
      '1   | – | bye
      Rd 2 |   |
      '5   | – | '3
      '1   | – | '2
      '4   | – |`,
    rounds: ['1: 2-5 3-4 (1)', '2: 5-3 1-2 (4)'],
  },
  'two cells a game without a word: round, board, White, Black': {
    drawing: `
      1 | 1 | 1 | 6
      1 | 2 | 2 | 5
      1 | 3 | 3 | 4
      2 | 1 | 6 | 4
      2 | 2 | 5 | 3
      2 | 3 | 1 | 2
      3 | 1 | 2 | 6
      3 | 2 | 3 | 1
      3 | 3 | 4 | 5`,
    rounds: BERGER_6.slice(0, 3),
  },
  'two cells a game, rounds across below one heading for both cells': {
    drawing: `
      Ronde 1 |   |  | Ronde 2 |   |  | Ronde 3 |
      1       | 6 |  | 6       | 4 |  | 2       | 6
      2       | 5 |  | 5       | 3 |  | 3       | 1
      3       | 4 |  | 1       | 2 |  | 4       | 5`,
    details: { merges: ['A1:B1', 'D1:E1', 'G1:H1'] },
    rounds: BERGER_6.slice(0, 3),
  },
  'two cells a game, all games of a round in one row': {
    drawing: `
      R1 | 1 | 6 | 2 | 5 | 3 | 4
      R2 | 6 | 4 | 5 | 3 | 1 | 2
      R3 | 2 | 6 | 3 | 1 | 4 | 5
      R4 | 6 | 5 | 1 | 4 | 2 | 3
      R5 | 3 | 6 | 4 | 2 | 5 | 1`,
    rounds: BERGER_6,
  },
  'Riches’ letters, glued; the numbers above are rounds': {
    drawing: `
      1  | 2  | 3  | 4  | 5
      AF | AE | AD | AC | AB
      BE | FD | EC | DB | CF
      CD | BC | FB | EF | DE`,
    rounds: ['1: A-F B-E C-D', '2: A-E F-D B-C', '3: A-D E-C F-B', '4: A-C D-B E-F', '5: A-B C-F D-E'],
  },
  'letters with a dash': {
    drawing: `
      Round 1 | A-D | B-C
      Round 2 | D-C | A-B
      Round 3 | B-D | C-A`,
    rounds: ['1: A-D B-C', '2: D-C A-B', '3: B-D C-A'],
  },
  'Scheveningen rows: numbers of one team, letters of the other': {
    drawing: `
      1 | 1-A | 2-B | C-3 | D-4
      2 | B-1 | A-2 | 3-D | 4-C
      3 | 1-C | 2-D | A-3 | B-4
      4 | D-1 | C-2 | 3-B | 4-A`,
    rounds: ['1: 1-A 2-B C-3 D-4', '2: B-1 A-2 3-D 4-C', '3: 1-C 2-D A-3 B-4', '4: D-1 C-2 3-B 4-A'],
  },
  'Scheveningen rows with the team’s letter before each number': {
    drawing: `
      Round 1 | A1-B1 | A2-B2
      Round 2 | B2-A1 | B1-A2`,
    rounds: ['1: A1-B1 A2-B2', '2: B2-A1 B1-A2'],
  },
  'the cross-table of a handbook: the cell is the round, bold is White': {
    drawing: `
        | 1   | 2   | 3   | 4
      1 | *X* | *2* | 3   | *1*
      2 | 2   | *X* | *1* | *3*
      3 | *3* | 1   | *X* | 2
      4 | 1   | 3   | *2* | *X*`,
    rounds: ['1: 1-4 2-3', '2: 1-2 4-3', '3: 3-1 2-4'],
    labels: 8,
  },
  'the handbook’s own cross-table of eight, as it prints it': {
    drawing: `
          | 1   | 2   | 3   | 4   | 5   | 6   | 7   | 8
      1   | *X* | *2* | 3   | *4* | 5   | *6* | 7   | *1*
      2   | 2   | *X* | *4* | 5   | *6* | 7   | *1* | *3*
      3   | *3* | 4   | *X* | *6* | 7   | *1* | 2   | *5*
      4   | 4   | *5* | 6   | *X* | *1* | 2   | *3* | *7*
      5   | *5* | 6   | *7* | 1   | *X* | *3* | 4   | 2
      6   | 6   | *7* | 1   | *2* | 3   | *X* | *5* | 4
      7   | *7* | 1   | *2* | 3   | *4* | 5   | *X* | 6
      8   | 1   | 3   | 5   | 7   | *2* | *4* | *6* | *X*`,
    rounds: [
      '1: 1-8 2-7 3-6 4-5',
      '2: 1-2 7-3 6-4 8-5',
      '3: 3-1 2-8 4-7 5-6',
      '4: 1-4 2-3 7-5 8-6',
      '5: 5-1 4-2 3-8 6-7',
      '6: 1-6 2-5 3-4 8-7',
      '7: 7-1 6-2 5-3 4-8',
    ],
    labels: 16,
  },
  'Riches’ own table of ten letters, without headings': {
    drawing: `
      AJ | AI | AH | AG | AF | AE | AD | AC | AB
      BI | JH | IG | HF | GE | FD | EC | DB | CJ
      CH | BG | JF | IE | HD | GC | FB | EJ | DI
      DG | CF | BE | JD | IC | HB | GJ | FI | EH
      EF | DE | CD | BC | JB | IJ | HI | GH | FG`,
    rounds: [
      '1: A-J B-I C-H D-G E-F',
      '2: A-I J-H B-G C-F D-E',
      '3: A-H I-G J-F B-E C-D',
      '4: A-G H-F I-E J-D B-C',
      '5: A-F G-E H-D I-C J-B',
      '6: A-E F-D G-C H-B I-J',
      '7: A-D E-C F-B G-J H-I',
      '8: A-C D-B E-J F-I G-H',
      '9: A-B C-J D-I E-H F-G',
    ],
  },
  'a cross-table of rounds with names beside the numbers, and nothing bold': {
    drawing: `
      No | Name | 1 | 2 | 3 | 4
      1  | Ann  | – | 2 | 3 | 1
      2  | Bob  | 2 | – | 1 | 3
      3  | Cleo | 3 | 1 | – | 2
      4  | Dan  | 1 | 3 | 2 | –`,
    rounds: ['1: 1-4 2-3', '2: 1-2 3-4', '3: 1-3 2-4'],
    coloured: false,
    labels: 8,
  },
  'a round in one cell, its games one by one': {
    drawing: `
      Round 1: 1-6, 2-5, 3-4
      Round 2: 6-4, 5-3, 1-2
      Round 3: 2-6\\n3-1\\n4-5
      Round 4: 6-5 1-4 2-3
      Round 5 – 3-6; 4-2; 5-1`,
    rounds: BERGER_6,
  },
  'a line of a text file for each round, the bye at its end': {
    drawing: `
      Round 1 | 2-5 | 3-4 | bye 1
      Round 2 | 5-3 | 1-2 | bye 4
      Round 3 | 3-1 | 4-5 | 2 bye
      Round 4 | 1-4 | 2-3 | bye  | 5
      Round 5 | 4-2 | 5-1 | (bye) 3`,
    rounds: BERGER_5,
  },
  'times and days beside the rounds, and who has the bye in a sentence': {
    drawing: `
      Round 1 | Fri 6 Nov  | 19:30 | 2-5 | 3-4 | 1 has the bye
      Round 2 | Fri 13 Nov | 19:00 | 5-3 | 1-2 | 4 has the bye
      Round 3 | Fri 20 Nov | 19:30 | 3-1 | 4-5 | bye: 2`,
    rounds: BERGER_5.slice(0, 3),
  },
  'a column for the bye': {
    drawing: `
      Round | Games |     | Bye
      1     | 2-5   | 3-4 | 1
      2     | 5-3   | 1-2 | 4
      3     | 3-1   | 4-5 | 2
      4     | 1-4   | 2-3 | 5
      5     | 4-2   | 5-1 | 3`,
    rounds: BERGER_5,
  },
  'lists parted by a blank row, dates and results beside them': {
    drawing: `
      Pairings | Result | Day
      1-6      | 1-0    | 45000
      2-5      | 0-1    | 45000
      3-4      | ½-½    | 45000
               |        |
      6-4      |        | 45007
      5-3      |        | 45007
      1-2      |        | 45007`,
    details: { formats: Object.fromEntries([2, 3, 4, 6, 7, 8].map((row) => [`C${row}`, 'd-mmm'])) },
    rounds: ['1: 1-6 2-5 3-4', '2: 6-4 5-3 1-2'],
  },
  'one list with nothing between the rounds: as many games in each as the players make': {
    drawing: `
      1-6
      2-5
      3-4
      6-4
      5-3
      1-2
      2-6
      3-1
      4-5`,
    rounds: BERGER_6.slice(0, 3),
  },
  'a misprint changes no round: 7-4 for 7-14, and 0-17 for 10-17': {
    drawing: `
      1 | 1-8 | 2-7 | 3-6 | 4-5
      2 | 8-5 | 6-4 | 7-3 | 1-2
      3 | 2-8 | 3-1 | 4-7 | 5-6
      4 | 8-6 | 7-5 | 1-4 | 2-3
      5 | 3-8 | 4-2 | 5-1 | 6-1
      6 | 8-7 | 0-6 | 2-5 | 3-4
      7 | 4-8 | 5-3 | 6-2 | 7-1`,
    rounds: [
      '1: 1-8 2-7 3-6 4-5',
      '2: 8-5 6-4 7-3 1-2',
      '3: 2-8 3-1 4-7 5-6',
      '4: 8-6 7-5 1-4 2-3',
      '5: 3-8 4-2 5-1 6-1',
      '6: 8-7 0-6 2-5 3-4',
      '7: 4-8 5-3 6-2 7-1',
    ],
  },
};
