import { parse } from 'papaparse';
import { EXCHANGE_FORMATS } from '../../src/exchange/registry';
import { valueOf } from '../results';
import { hostile, MAKING } from './page/sample';

/** Formats of a record a line. Pages have tests of their own, and the fields of a dBase table have fixed lengths. */
const LINES = ['trf26', 'trf16', 'pgn', 'h9', 'ecf'] as const;
const TABLES = ['csv', 'csv-crosstable'] as const;

/** What would begin a record, a tag or a row of its own behind the end of a line. */
const RECORDS = ['001   66 ', '[Result "1-0"]', '#PIN=1#', '; EGF[x]', '=1+1'];
const ENDS = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\0\n'];

/** A file as a text, each of its bytes a sign if it is one of bytes. */
const made = (id: string, text: string): string => {
  const format = EXCHANGE_FORMATS.find((each) => each.id === id)!;
  const { content } = valueOf(format.make!(hostile(text), MAKING)).files[0];
  return typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
};

const cells = (text: string): readonly (readonly string[])[] =>
  parse<string[]>(text.replace('\uFEFF', '')).data;

/** Lines, whatever a reader takes for the end of one. */
const linesIn = (text: string): number => text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).length;

/** How many rows of how many cells. */
const shape = (text: string): readonly number[] => cells(text).map((row) => row.length);

describe.each(ENDS)('the end of a line, %j, in what somebody typed', (end) => {
  const texts = RECORDS.map((record) => `Anna${end}${record}`);

  it.each(LINES)('begins no record in %s', (id) => {
    const lines = linesIn(made(id, 'Anna'));
    expect(lines).toBeGreaterThan(4);
    expect(texts.map((text) => linesIn(made(id, text)))).toEqual(texts.map(() => lines));
  });

  it.each(TABLES)('begins no row in %s', (id) => {
    const rows = shape(made(id, 'Anna'));
    expect(texts.map((text) => shape(made(id, text)))).toEqual(texts.map(() => rows));
  });
});

it.each(['=', '+', '-', '@', '\t', '\r', '\n=', ' =', '＝', "'="])(
  'no cell of a table begins with %j',
  (sign) => {
    for (const id of TABLES)
      expect(
        cells(made(id, `${sign}1+1`))
          .flat()
          .filter((cell) => /^\s*[=+\-@＝＋－＠]./s.test(cell) || /^[\t\r]/.test(cell)),
      ).toEqual([]);
  },
);
