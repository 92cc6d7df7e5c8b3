import { EIGHT, rawBook, row } from './rawBook';
import { namesIn, OF_EIGHT, read } from './readList';
import { columnLetters } from '../../src/sheets/cell';

/** Rows of a club's records: in each 60 columns of texts and numbers, from column D on, beside the list in A and B. */
const records = (rows: number, columns: number, text: (row: number, column: number) => number): string[] =>
  Array.from({ length: rows }, (_, index) => {
    const number = index + 1;
    const cells = Array.from({ length: columns }, (__, column) => {
      const at = `${columnLetters(column + 3)}${number}`;
      return column % 3 === 0
        ? `<c r="${at}" s="0" t="s"><v>${text(index, column)}</v></c>`
        : `<c r="${at}" s="0"><v>${(index * 7919 + column * 104_729) % 1_000_003}.${column}</v></c>`;
    });
    const list = (EIGHT[index] ?? row(number)).replace('</row>', '');
    return `${list}${cells.join('')}</row>`;
  });

const strings = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Entry ${index} of the club’s book ${(index * 48_271) % 9973}`);

/** Twice of what it may take by itself: tests run slower, and beside others. */
const MOST = 4;

describe('a list in a workbook of some 10 MB is read within 2 seconds', () => {
  test('20,000 rows of 60 columns of numbers and texts stand beside it', async () => {
    const bytes = rawBook(
      [{ rows: records(20_000, 60, (at, column) => (at * 20 + column) % 50_000) }],
      strings(50_000),
    );
    expect(namesIn(await read(bytes, MOST))).toEqual(OF_EIGHT);
  });

  test('a second sheet of 300,000 rows is not looked at', async () => {
    const bytes = rawBook(
      [{ rows: EIGHT }, { rows: records(300_000, 4, (at) => at % 50_000) }],
      strings(50_000),
    );
    expect(namesIn(await read(bytes, MOST))).toEqual(OF_EIGHT);
  });

  test('1,048,576 rows are formatted and empty', async () => {
    const blank = Array.from({ length: 1_048_576 - 9 }, (_, index) => {
      const number = index + 10;
      return `<row r="${number}" s="1" customFormat="1"><c r="A${number}" s="1"/><c r="B${number}" s="1"/></row>`;
    });
    expect(namesIn(await read(rawBook([{ rows: [...EIGHT, ...blank] }]), MOST))).toEqual(OF_EIGHT);
  });
});
