import { area } from '../../src/grid/cell';
import { at, look, ownWorkbook } from './sheet';

const DAY = 'dd/mm/yyyy';
const HEADING = 4;
const FIRST = HEADING + 1;

const ENTRIES = [
  [1, '  Fletcher, Amy ', '1523P12', 'Oakfield', 46266, 'paid'],
  [2, "O'Neill, Sean", 1688, 'Oakfield ', 46268, 'paid'],
  [3, 'Brandt,  Jürgen', 1742, 'Guest', 46268, 'owes 5'],
  [4, 'Kovács, Éva', 'unr.', 'Riverside', 46271, 'paid'],
  [null, null, null, null, null, null],
  [5, 'de la Cruz, Maria', 1601, 'Riverside', 46272, 'paid'],
  [6, 'Nguyen, Minh', null, 'Oakfield', 46272, null],
  [7, 'Whitlock, Robert (Bob)', 1455, 'Oakfield', 46275, 'paid'],
  [8, 'Ahmadi, Dariush', '1390P4', 'Guest', 46276, 'needs a lift home'],
  [null, null, null, null, null, null],
  [9, 'Sørensen, Liv', 1812, 'Riverside', 46276, 'paid'],
  [10, 'Tan, Wei Ling', 'UNR', 'Oakfield', 46277, 'cash on the day'],
] as const;

const LAST = FIRST + ENTRIES.length - 1;
const RATING = 2;
const ENTERED = 4;

/** A rating that is worked out from the one above. */
const COMPUTED = FIRST + 6;

/** A list as people send it: titles, gaps, provisional ratings, dates, a sum below, notes on a second sheet. */
export const messy = ownWorkbook('messy', [
  {
    name: 'Entries',
    widths: [5, 30, 11, 14, 13, 22],
    blocks: [
      at(0, 0, [['Oakfield Chess Club']]),
      at(1, 0, [['Autumn all-play-all, entries so far']]),
      at(HEADING, 0, [['No.', ' Name ', 'Rating', 'Club', 'Entered on', 'Remarks']]),
      at(FIRST, 0, ENTRIES),
      at(
        FIRST,
        ENTERED,
        ENTRIES.map((entry) => [entry[ENTERED]]),
        DAY,
      ),
      { kind: 'formula', area: area(COMPUTED, RATING), formula: `C${COMPUTED}+25`, format: '0' },
      at(LAST + 2, 1, [['Total: 10 players']]),
      {
        kind: 'formula',
        area: area(LAST + 2, RATING),
        formula: `MAX(C${FIRST + 1}:C${LAST + 1})`,
        format: '0',
      },
      at(LAST + 3, 1, [['* entries close on 1 October']]),
    ],
    styles: [
      look(0, 0, 1, 6, { bold: true, size: 18, align: 'center', color: 'C00000' }),
      look(1, 0, 1, 6, { italic: true, color: '595959' }),
      look(HEADING, 0, 1, 6, { bold: true, fill: 'FCE4D6', grid: 'F4B084' }),
      look(FIRST + 2, 5, 1, 1, { color: 'FF0000', bold: true }),
      look(LAST + 2, 1, 2, 1, { italic: true, size: 9 }),
    ],
    rows: [{ row: 0, height: 26 }],
    merges: [area(0, 0, 1, 6)],
  },
  {
    name: 'Notes',
    widths: [60],
    blocks: [
      at(0, 0, [
        ['Things to do'],
        ['Ask the caretaker for the key'],
        ['Ten clocks, two of them without batteries'],
        ['Prize money: 60, 30, 15'],
      ]),
    ],
    styles: [look(0, 0, 1, 1, { bold: true })],
  },
]);
