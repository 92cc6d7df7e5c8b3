import { columnLetters } from '../../src/grid/cell';
import { EIGHT, rawBook, row } from './rawBook';

const ROWS = 20_000;
const COLUMNS = 60;
const TEXTS = 50_000;
const MOST_ROWS = 1_048_576;

type CellAt = (at: string, row: number, column: number) => string;

const number: CellAt = (at, line, column) =>
  `<c r="${at}"><v>${(line * 7919 + column * 104_729) % 1_000_003}.${column}</v></c>`;

const text: CellAt = (at, line, column) => `<c r="${at}" t="s"><v>${(line * 20 + column) % TEXTS}</v></c>`;

/** Every third column holds texts. */
const mixed: CellAt = (at, line, column) => (column % 3 === 0 ? text : number)(at, line, column);

/** A list of eight in A and B, and a club's records beside it, from column D on. */
const records = (rows: number, columns: number, cellAt: CellAt): string[] =>
  Array.from({ length: rows }, (_, index) => {
    const cells = Array.from({ length: columns }, (__, column) =>
      cellAt(`${columnLetters(column + 3)}${index + 1}`, index, column),
    );
    return `${(EIGHT[index] ?? row(index + 1)).replace('</row>', '')}${cells.join('')}</row>`;
  });

const blanks = (): string[] =>
  Array.from({ length: MOST_ROWS - EIGHT.length }, (_, index) => {
    const at = index + EIGHT.length + 1;
    return `<row r="${at}" s="1" customFormat="1"><c r="A${at}" s="1"/><c r="B${at}" s="1"/></row>`;
  });

const strings = (): string[] =>
  Array.from({ length: TEXTS }, (_, index) => `Entry ${index} of the club’s book ${(index * 48_271) % 9973}`);

/** Workbooks of some 10 MB whose first sheet has a list of eight, by what else is in them. */
export const LARGE_BOOKS = {
  '1,200,000 numbers': () => rawBook([{ rows: records(ROWS, COLUMNS, number) }]),
  'numbers and texts': () => rawBook([{ rows: records(ROWS, COLUMNS, mixed) }], strings()),
  'another sheet': () => rawBook([{ rows: EIGHT }, { rows: records(300_000, 4, mixed) }], strings()),
  'blank rows': () => rawBook([{ rows: [...EIGHT, ...blanks()] }]),
} as const;
