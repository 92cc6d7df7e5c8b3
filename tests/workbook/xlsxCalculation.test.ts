import { strFromU8 } from 'fflate';
import { area } from '../../src/grid/cell';
import { newXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { partFormulas } from '../../src/workbook/xlsx/change';
import { valueOf } from '../results';
import { PLAN, sheetPlan, workbookPlan } from './plan';
import { opened, RICH_PARTS, richWorkbook, saved, textsOf } from './rich';

const workbookPart = async (book: XlsxWorkbook): Promise<string> => (await textsOf(book))['xl/workbook.xml']!;

/** Whether the file asks Excel to calculate when it opens. */
const asks = async (book: XlsxWorkbook): Promise<boolean> =>
  (await workbookPart(book)).includes('fullCalcOnLoad="1"');

const change = (book: XlsxWorkbook, expect: number, write: number) =>
  book.change({ cells: [{ sheet: 'Calc', row: 0, column: 0, expect, write }] });

/** The organiser's workbook with a formula in one of its cells, after our sheets were added and a cell of `Calc` changed. */
const changedBeside = async (formula: string, ...more: readonly [RegExp | string, string][]) => {
  const sheet = strFromU8(RICH_PARTS['xl/worksheets/sheet7.xml']!).replace(
    '<c><v>2</v></c>',
    `<c><f>${formula}</f><v>2</v></c>`,
  );
  const workbook = more.reduce(
    (xml, [from, to]) => xml.replace(from, to),
    strFromU8(RICH_PARTS['xl/workbook.xml']!),
  );
  const book = await opened(richWorkbook({ 'xl/worksheets/sheet7.xml': sheet, 'xl/workbook.xml': workbook }));
  expect(await book.create(PLAN)).toMatchObject({ ok: true });
  expect(await change(book, 7, 8)).toMatchObject({ ok: true });
  return book;
};

describe('who only looks into a file is not asked to save it', () => {
  it('a new workbook, then a change: all values are ours and right, so nothing is calculated on opening', async () => {
    const book = newXlsx();
    await book.create(PLAN);
    expect(await workbookPart(book)).toContain('<calcPr calcId="191029"/>');
    expect(await change(book, 7, 8)).toMatchObject({ ok: true });
    expect(await workbookPart(book)).toContain('<calcPr calcId="191029"/>');
  });

  it('sheets added to the organiser’s workbook: no formula of theirs can depend on them yet', async () => {
    const book = await opened(richWorkbook());
    await book.create(PLAN);
    expect(await workbookPart(book)).toContain('<calcPr calcId="191029" iterate="1"/>');
  });

  it.each([
    ['1+1'],
    ['SUM(A1:A3)'],
    ['"Calc!A1"'],
    ['Calculator!A1'],
    ["'Calc 2'!A1"],
    ['[2]Calc!A1'],
    ['Fees'],
    ['Members[Rating]'],
  ])('a change while the organiser’s formula is %s', async (formula) => {
    expect(await asks(await changedBeside(formula))).toBe(false);
  });

  it('a file that asks already goes on asking: its values are not ours', async () => {
    const book = await changedBeside('1+1', ['<calcPr ', '<calcPr fullCalcOnLoad="1" ']);
    expect(await asks(book)).toBe(true);
  });
});

describe('where a formula of the organiser’s depends on ours, the file asks Excel to calculate it', () => {
  it.each([
    ['a sheet', 'Calc!A1'],
    ['a sheet, in other capitals', 'SUM(1,CALC!$A$1:$B$2)'],
    ['a sheet in quotes', "'Spring''s Pairings'!C4"],
    ['a sheet in quotes, escaped in the file', '&apos;Spring&#39;&#x27;s Pairings&apos;!C4'],
    ['a table', 'SUM(Spring_Pairings[Points])'],
    ['all sheets from one to another', "SUM('Club &amp; Friends:Log'!A1)"],
  ])('by naming %s', async (_, formula) => {
    expect(await asks(await changedBeside(formula))).toBe(true);
  });

  it('by a name that leads there, also by way of another', async () => {
    const names: readonly [string, string][] = [
      [
        '<definedName name="Fees">',
        '<definedName name="Best">Calc!$A$1</definedName><definedName name="Fees">',
      ],
      [
        '<definedName name="Fees">',
        '<definedName name="Better">Best*2</definedName><definedName name="Fees">',
      ],
    ];
    expect(await asks(await changedBeside('Best+1', ...names))).toBe(true);
    expect(await asks(await changedBeside('better', ...names))).toBe(true);
    expect(await asks(await changedBeside('Fees', ...names))).toBe(false);
  });

  it('by standing on our sheet, beyond what we can work out', async () => {
    const blocks = [
      { kind: 'values' as const, area: area(0, 0), values: [[7]] },
      { kind: 'formula' as const, area: area(1, 0), formula: 'A1*2', format: '0' },
    ];
    const made = newXlsx();
    await made.create(workbookPlan(sheetPlan('Calc', { blocks })));
    const texts = await textsOf(made);
    const sheet = texts['xl/worksheets/sheet1.xml']!;
    const gone = Object.fromEntries(Object.keys(RICH_PARTS).map((name) => [name, null]));
    for (const [formula, asked] of [
      ['A1*3', false],
      ['VLOOKUP(A1,A1:A2,1)', true],
    ] as const) {
      const noted = sheet.replace(
        '</sheetData>',
        `<row r="9"><c r="A9"><f>${formula}</f><v>7</v></c></row></sheetData>`,
      );
      const book = await opened(richWorkbook({ ...gone, ...texts, 'xl/worksheets/sheet1.xml': noted }));
      expect(await change(book, 7, 8)).toMatchObject({ ok: true });
      expect([formula, await asks(book)]).toEqual([formula, asked]);
    }
  });

  it('but never who calculates by hand', async () => {
    const manual = ['<calcPr ', '<calcPr calcMode="manual" '] as const;
    expect(await asks(await changedBeside('Calc!A1', [...manual]))).toBe(false);
  });
});

it('the formulas of a part are found without reading its cells, prefixes and entities included', () => {
  const xml =
    '<x:c r="A1"><x:f t="shared" ref="A1:A2" si="0">A&amp;"&lt;"</x:f><x:v>1</x:v></x:c><x:c><x:f t="shared" si="0"/></x:c><c><f>A&amp;"&lt;"</f></c><c><f>&#39;B&#x20;c&apos;!A1</f></c><foo>no</foo>';
  expect(partFormulas(xml)).toEqual(['A&"<"', "'B c'!A1"]);
});

it('a change of nothing puts values beside formulas that a program saved without them', async () => {
  const book = newXlsx();
  await book.create(PLAN);
  const texts = await textsOf(book);
  const gone = Object.fromEntries(Object.keys(RICH_PARTS).map((name) => [name, null]));
  const bare = Object.fromEntries(
    Object.entries(texts).map(([name, xml]) => [name, xml.replaceAll(/(<\/f>)<v>[^<]*<\/v>/g, '$1')]),
  );
  const again = await opened(richWorkbook({ ...gone, ...bare }));
  const values = async () => {
    const read = valueOf(await again.read({ ranges: [{ sheet: 'Calc', area: area(0, 1, 1, 1) }] }));
    return read.ranges[0]!.values;
  };
  expect(await values()).toEqual([[null]]);
  expect(await again.change({ cells: [] })).toMatchObject({ ok: true });
  expect(await values()).toEqual([[21.5]]);
});

describe('our sheets are worked out anew', () => {
  const values = (row: number, column: number, ...cells: readonly number[]) => ({
    ...{ kind: 'values' as const, area: area(row, column, 1, cells.length), values: [cells] },
  });
  const formula = (row: number, column: number, text: string) => ({
    ...{ kind: 'formula' as const, area: area(row, column), formula: text, format: '0' },
  });

  it('from cells wherever their rows begin, and formulas side by side each by itself', async () => {
    const book = newXlsx();
    const blocks = [
      ...[values(0, 0, 1, 2), values(1, 1, 3, 4), values(2, 0, 5)],
      ...[formula(4, 0, 'SUM(A1:A3)'), formula(4, 1, 'SUM(B1:B3)*10'), formula(4, 2, 'A1*2')],
    ];
    valueOf(await book.create(workbookPlan(sheetPlan('Ours', { blocks }))));
    const again = await opened(await saved(book));
    valueOf(await again.change({ cells: [{ sheet: 'Ours', row: 0, column: 0, expect: 1, write: 7 }] }));
    const { ranges } = valueOf(await again.read({ ranges: [{ sheet: 'Ours', area: area(4, 0, 1, 3) }] }));
    expect(ranges[0]!.values).toEqual([[12, 50, 14]]);
  });

  it('though somebody wrote a formula there that cannot be read', async () => {
    const book = newXlsx();
    valueOf(
      await book.create(
        workbookPlan(sheetPlan('Ours', { blocks: [values(0, 0, 1), formula(0, 1, 'A1*2')] })),
      ),
    );
    const strange = { sheet: 'Ours', row: 3, column: 0, expect: null, write: null, writeFormula: 'SUM((A1' };
    valueOf(await book.change({ cells: [strange] }));
    valueOf(await book.change({ cells: [{ sheet: 'Ours', row: 0, column: 0, expect: 1, write: 7 }] }));
    const { ranges } = valueOf(await book.read({ ranges: [{ sheet: 'Ours', area: area(0, 1) }] }));
    expect(ranges[0]!.values).toEqual([[14]]);
  });
});
