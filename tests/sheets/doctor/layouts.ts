import type { Grid } from '../../../src/grid/grid';
import { calc, dated, dayOf, sheet } from './sheets';

/** Sheets as people keep them, with what is to be found: the cell, the code, and what the cures show. */
export interface Layout {
  readonly name: string;
  readonly sheets: readonly Grid[];
  readonly found: readonly string[];
}

const MEMBERS = sheet('Members', [
  ['No', 'Name', 'Rating'],
  [1, 'Berg, Anna', 1850],
  [2, 'Carlsen, Nils', 1720],
  [3, 'Dahl, Eva', 1693],
  [4, 'Müller, Jörg', 1551],
]);

const link = (row: number, name: string) => calc(`Members!$B$${row}`, name);

export const LAYOUTS: readonly Layout[] = [
  {
    name: 'a list of results in which Excel made dates of 1-0 and 1/2',
    sheets: [
      sheet('Games', [
        ['Round', 'White', 'Black', 'Result'],
        [1, 'Berg', 'Dahl', dated(dayOf(2000, 1, 1), 'mmm-yy')],
        [1, 'Carlsen', 'Eriksen', dated(dayOf(2026, 2, 1))],
        [2, 'Berg', 'Carlsen', '0-1'],
        [2, 'Dahl', 'Eriksen', dated(dayOf(2026, 1, 2))],
      ]),
    ],
    found: ['Games!D2 result-is-date 1-0', 'Games!D3 result-is-date ½-½', 'Games!D5 result-is-date ½-½'],
  },
  {
    name: 'scores in cells that have the format of a date',
    sheets: [
      sheet('Spiele', [
        ['Weiß', 'Schwarz', 'Ergebnis'],
        ['Berg', 'Dahl', dated(1, 'dd.mm.yyyy')],
        ['Dahl', 'Carlsen', dated(0, 'dd.mm.yyyy')],
        ['Carlsen', 'Berg', '½'],
      ]),
    ],
    found: ['Spiele!C2 result-is-date 1-0', 'Spiele!C3 result-is-date 0-1'],
  },
  {
    name: 'a date that could have been anything is only pointed at',
    sheets: [
      sheet('Games', [
        ['White', 'Black', 'Result'],
        ['Berg', 'Dahl', dated(dayOf(2026, 1, 1))],
        ['Dahl', 'Carlsen', dated(dayOf(2026, 3, 4))],
        ['Carlsen', 'Berg', '1-0'],
      ]),
    ],
    found: ['Games!C2 result-is-date', 'Games!C3 result-is-date'],
  },
  {
    name: 'a column of dates beside the results is none of results',
    sheets: [
      sheet('Games', [
        ['White', 'Black', 'Result', 'Played'],
        ['Berg', 'Dahl', '1-0', dated(dayOf(2026, 2, 1))],
        ['Dahl', 'Carlsen', '0-1', dated(dayOf(2026, 1, 2))],
      ]),
    ],
    found: [],
  },
  {
    name: 'a game without a result between others; games to come are no fault',
    sheets: [
      sheet('Liga', [
        ['Runde', 'Weiß', 'Schwarz', 'Erg'],
        [1, 'Berg', 'Dahl', '1:0'],
        [1, 'Carlsen', 'Frey', null],
        [2, 'Berg', 'Frey', '½:½'],
        [2, 'Carlsen', 'Dahl', null],
      ]),
    ],
    found: ['Liga!D3 result-not-typed'],
  },
  {
    name: 'a total typed over in a column of sums',
    sheets: [
      sheet('Table', [
        ['Name', 'R1', 'R2', 'Points'],
        ['Berg', 1, 1, calc('SUM(B2:C2)', 2)],
        ['Dahl', 0, 1, calc('SUM(B3:C3)', 1)],
        ['Carlsen', 0.5, 0, 1],
        ['Frey', 0.5, 0, calc('SUM(B5:C5)', 0.5)],
      ]),
    ],
    found: ['Table!D4 formula-typed-over =SUM(B4:C4)'],
  },
  {
    name: 'a value typed over in a row of formulas, the sheet in quotes and the row fixed',
    sheets: [
      sheet('By round', [
        ['', 1, 2, 3, 4, 5],
        [
          'Leader',
          calc("MAX('Round 1'!B$2:B$9)", 1),
          calc("MAX('Round 1'!C$2:C$9)", 2),
          'tbd',
          calc("MAX('Round 1'!E$2:E$9)", 3),
          calc("MAX('Round 1'!F$2:F$9)", 4),
        ],
      ]),
    ],
    found: ["By round!D2 formula-typed-over =MAX('Round 1'!D$2:D$9)"],
  },
  {
    name: 'two formulas alone are no run, and a heading between two tables is none of them',
    sheets: [
      sheet('Totals', [
        ['Name', 'Sum'],
        ['Berg', calc('SUM(C2:D2)', 2)],
        ['Dahl', 7],
        ['Frey', calc('SUM(C4:D4)', 1)],
      ]),
    ],
    found: [],
  },
  {
    name: 'ratings kept as text among numbers, one with a comma, one in a Text cell',
    sheets: [
      sheet('Elo', [
        ['Name', 'Elo'],
        ['Berg', 1850],
        ['Dahl', '1693'],
        ['Carlsen', 1720],
        ['Frey', 1500],
        ['Gruber', 1612],
        ['Hansen', dated('1444,5' as never, '@')],
      ]),
    ],
    found: ['Elo!B3 number-is-text 1693', 'Elo!B7 number-is-text 1444.5'],
  },
  {
    name: 'codes with leading noughts and a column of nothing but text are left alone',
    sheets: [
      sheet('Ids', [
        ['Name', 'Id', 'Phone'],
        ['Berg', 1201, '0171'],
        ['Dahl', '0099', '0172'],
        ['Carlsen', 1203, '0173'],
        ['Frey', 1204, '0174'],
      ]),
    ],
    found: [],
  },
  {
    name: 'three numbers among texts that look like some make no column of numbers',
    sheets: [
      sheet('Rooms', [
        ['Name', 'Room'],
        ['Berg', 101],
        ['Dahl', 102],
        ['Carlsen', 103],
        ['Frey', '12'],
        ['Gruber', '14'],
      ]),
    ],
    found: [],
  },
  {
    name: 'names with blanks at the end, within, and such as nobody sees',
    sheets: [
      sheet('Players', [
        ['Name', 'Club'],
        ['Berg, Anna ', 'North'],
        ['Dahl,  Eva', 'South'],
        ['Carlsen,\u00a0Nils', 'North'],
        ['Frey, Ida', 'South'],
      ]),
    ],
    found: [
      'Players!A2 name-blanks Berg, Anna',
      'Players!A3 name-blanks Dahl, Eva',
      'Players!A4 name-blanks Carlsen, Nils',
    ],
  },
  {
    name: 'another spelling than in the list, and the parts of a name in another order',
    sheets: [
      MEMBERS,
      sheet('Draw', [
        ['White', 'Black'],
        ['Berg, Anna', 'Muller Jorg'],
        ['Nils Carlsen', 'Dahl, Eva'],
      ]),
    ],
    found: ['Draw!B2 name-two-spellings Müller, Jörg', 'Draw!A3 name-two-spellings Carlsen, Nils'],
  },
  {
    name: 'two spellings and no list that decides: both are offered',
    sheets: [
      sheet('Draw', [
        ['White', 'Black'],
        ['Berg', 'José'],
        ['Jose', 'Berg'],
      ]),
    ],
    found: ['Draw!B2 name-two-spellings Jose', 'Draw!A3 name-two-spellings José'],
  },
  {
    name: 'two players of one list who differ by an accent may be two people',
    sheets: [sheet('Members', [['Name'], ['Rene Maier'], ['René Maier'], ['Ida Frey']])],
    found: [],
  },
  {
    name: 'a name typed among links to the list',
    sheets: [
      MEMBERS,
      sheet('Round 1', [
        ['White', 'Black'],
        [link(2, 'Berg, Anna'), link(3, 'Carlsen, Nils')],
        ['Dahl, Eva', link(5, 'Müller, Jörg')],
        [link(3, 'Carlsen, Nils'), link(2, 'Berg, Anna')],
      ]),
    ],
    found: ["Round 1!A3 name-not-linked ='Members'!$B$4"],
  },
  {
    name: 'a sound sheet',
    sheets: [
      MEMBERS,
      sheet('Games', [
        ['Round', 'White', 'Black', 'Result'],
        [1, 'Berg, Anna', 'Müller, Jörg', '1-0'],
        [1, 'Carlsen, Nils', 'Dahl, Eva', '½-½'],
      ]),
    ],
    found: [],
  },
];
