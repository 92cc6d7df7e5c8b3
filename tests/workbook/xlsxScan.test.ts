import { area, type CellValue } from '../../src/grid/cell';
import { openXlsx } from '../../src/workbook/xlsx';
import { Markup } from '../../src/workbook/xlsx/markup';
import { columnOf } from '../../src/workbook/xlsx/sheet';
import fc from '../properties';
import { type Raw, rawBook } from './rawBook';

/** The content of the first sheet of a workbook with these rows and shared strings. */
const content = async (sheet: Raw | readonly string[], strings: readonly string[] = []) => {
  const raw = 'rows' in sheet ? sheet : { rows: sheet };
  const book = await openXlsx(rawBook([raw], strings));
  if (!book.ok) throw new Error(JSON.stringify(book.problems));
  const read = await book.value.read({ ranges: [], contents: [{ sheet: 'Sheet1' }] });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.contents[0]!;
};

const values = async (...call: Parameters<typeof content>): Promise<readonly (readonly CellValue[])[]> =>
  (await content(...call)).values;

const formulas = async (...rows: readonly string[]): Promise<readonly string[]> => {
  const book = await openXlsx(rawBook([{ rows }]));
  if (!book.ok) throw new Error(JSON.stringify(book.problems));
  const read = await book.value.read({ ranges: [], formulas: ['Sheet1'] });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.formulas.map(({ row, column, formula }) => `${row} ${column} ${formula}`);
};

const row = (inner: string, attributes = ''): string => `<row${attributes}>${inner}</row>`;

describe('what a list is read from', () => {
  it('cells and rows without an address follow the one before', async () => {
    const found = await content([
      row('<c><v>1</v></c><c r="D2"><v>2</v></c><c><v>3</v></c>', ' r="2"'),
      row('<c><v>4</v></c>'),
    ]);
    expect([found.rows, found.columns]).toEqual([
      [1, 2],
      [0, 1, 3, 4],
    ]);
    expect(found.values).toEqual([
      [1, null, 2, 3],
      [4, null, null, null],
    ]);
  });

  it.each(['0', '-1', '1.5', 'x', '1048577', ''])('a row numbered %j is the next one', async (number) => {
    expect(
      (await content([row('<c r="A3"><v>1</v></c>', ' r="3"'), row('<c><v>2</v></c>', ` r="${number}"`)]))
        .rows,
    ).toEqual([2, 3]);
  });

  it('rows are hidden that say 1 or true', async () => {
    const cell = '<c><v>1</v></c>';
    const hidden = ['1', 'true', '0', 'false'].map((flag) => row(cell, ` hidden="${flag}"`));
    expect((await content([...hidden, row(cell)])).hiddenRows).toEqual([0, 1]);
  });

  it('merged cells are told, what is no area is not', async () => {
    const after = '<mergeCells><mergeCell ref="A1:B2"/><mergeCell ref="x"/><mergeCell/></mergeCells>';
    expect((await content({ rows: [row('<c><v>1</v></c>')], after })).merges).toEqual([area(0, 0, 2, 2)]);
  });

  it('every kind of cell has its value; one that is calculated counts though it is empty', async () => {
    const cells = [
      '<c><v>0.5</v></c>',
      '<c t="b"><v>1</v></c>',
      '<c t="e"><v>#N/A</v></c>',
      '<c t="str"><f>A1</f><v>text</v></c>',
      '<c t="inlineStr"><is><t>in place</t></is></c>',
      '<c t="s"><v>1</v></c>',
      '<c t="s"><v>9</v></c>',
      '<c><f>A1</f></c>',
    ];
    expect(await values([row(cells.join(''))], ['zero', 'one'])).toEqual([
      [0.5, true, { error: '#N/A' }, 'text', 'in place', 'one', null, null],
    ]);
  });

  it('texts have no blanks at their ends unless these are to be kept; runs are one text, readings none of it', async () => {
    const text = (inner: string) => `<c t="inlineStr"><is>${inner}</is></c>`;
    const cells = [
      '<t> \t a b \r\n </t>',
      '<t xml:space="preserve"> a </t>',
      '<r><rPr><b/></rPr><t>Anna</t></r><r><t xml:space="preserve"> Berg</t></r><rPh sb="0" eb="1"><t>x</t></rPh>',
      '<t>a_x000D_b</t>',
    ];
    expect(await values([row(cells.map(text).join(''))])).toEqual([['a b', ' a ', 'Anna Berg', 'a\rb']]);
  });

  it('cells that hold nothing are none of it, nor are columns beyond the last', async () => {
    const found = await content([
      row('<c r="A1"><v>1</v></c><c r="F1" s="1"/><c r="G1" t="inlineStr"/>', ' r="1"'),
      row('<c r="H5" s="1"/>', ' r="5"'),
      row('<c r="XFD6" s="1"/><c><v>2</v></c>', ' r="6"'),
    ]);
    expect([found.rows, found.columns, found.values]).toEqual([[0], [0], [[1]]]);
  });

  it('the first value of a cell counts', async () => {
    expect(
      await values([row('<c><v>1</v><v>2</v></c><c t="inlineStr"><is><t>a</t></is><is><t>b</t></is></c>')]),
    ).toEqual([[1, 'a']]);
  });
});

describe('the formulas of a sheet', () => {
  it('are told with their cells, shared ones as each cell has them', async () => {
    expect(
      await formulas(
        row('<c r="B1"><f t="shared" si="0" ref="B1:B2">A1*2</f></c><c><f>SUM(A1:A9)</f></c>', ' r="1"'),
        row('<c r="B2"><f t="shared" si="0"/></c><c r="C2"><v>5</v></c>', ' r="2"'),
        row('<c r="D3"><f si="0">A3</f></c>', ' r="3"'),
      ),
    ).toEqual(['0 1 A1*2', '0 2 SUM(A1:A9)', '1 1 A2*2', '2 3 A3']);
  });
});

describe('the column of an address', () => {
  it.each([
    ['A1', 0],
    ['z9', 25],
    ['AA1', 26],
    ['XFD1048576', 16_383],
    ['$C$4', 2],
    ['XFE1', null],
    ['12', null],
    ['A', null],
    ['', null],
    [undefined, null],
  ])('of %s is %s', (reference, column) => {
    expect(columnOf(reference)).toBe(column);
  });
});

/** What a reader makes of the first of two elements, and the name and text that it finds behind. */
const read = <T>(inner: string, reader: (markup: Markup) => T): readonly [T, boolean, string] => {
  const text = `<c>${inner}<f>B1</f></c>`;
  const markup = new Markup(new TextEncoder().encode(text), 'part');
  markup.next();
  markup.next();
  const made = reader(markup);
  markup.next();
  return [made, markup.is('f'), markup.textOf()];
};

const agrees = (inner: string): void => {
  const [figure, ...behind] = read(inner, (markup) => markup.figureOf());
  const [text, ...behindText] = read(inner, (markup) => markup.textOf());
  expect(Number(figure)).toBe(Number(text));
  expect(behind).toEqual(behindText);
  if (typeof figure === 'string') expect(figure).toBe(text);
};

describe('a number in a cell is the one that JavaScript reads from its text', () => {
  it.each(['0', '7', '2400', '0.1', '.5', '1234567.125', '9999999999999.9', '999999999999999'])(
    '%s at once',
    (text) => {
      agrees(`<v>${text}</v>`);
      expect(read(`<v>${text}</v>`, (markup) => markup.figureOf())).toEqual([Number(text), true, 'B1']);
    },
  );

  it.each([
    ...['', ' 7 ', '-7', '-0', '5.', '.', '1.2.3', '1e5', '1E-3', '0x10', '1,5', 'abc', '12a', '&#49;2'],
    ...['0.10000000000000001', '9007199254740993', '123456789012345678', '<!-- one -->5', '5<!-- one -->'],
    ...['<![CDATA[5]]>', '5<b>6</b>', '5<b/>6'],
  ])('%j by its text', (text) => {
    agrees(`<v>${text}</v>`);
    expect(typeof read(`<v>${text}</v>`, (markup) => markup.figureOf())[0]).toBe('string');
  });

  it('of an element without content there is none, whatever stands behind it', () => {
    const markup = new Markup(new TextEncoder().encode('<c><v/>5</c>'), 'part');
    expect([markup.next(), markup.next(), markup.figureOf()]).toEqual(['open', 'open', '']);
    expect([markup.next(), markup.content]).toEqual(['text', '5']);
  });

  it('any number with any number of decimals', () => {
    const typed = fc
      .tuple(fc.double({ noNaN: true, min: 0, max: 1e16 }), fc.nat(16))
      .map(([value, decimals]) => value.toFixed(decimals));
    fc.assert(fc.property(typed, (text) => agrees(`<v>${text}</v>`)));
    fc.assert(fc.property(fc.double(), (value) => agrees(`<v>${value}</v>`)));
  });
});
