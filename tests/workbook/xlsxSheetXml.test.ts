import { area } from '../../src/grid/cell';
import type { PrintPlan, SheetPlan, Style } from '../../src/grid/plan';
import { cellXml, constantContent, formulaXml, resultContent } from '../../src/workbook/xlsx/cells-xml';
import type { Dialect } from '../../src/workbook/xlsx/package';
import { sheetXml } from '../../src/workbook/xlsx/sheet-xml';
import { emptyStyles, StyleSheet } from '../../src/workbook/xlsx/styles';
import { tableXml } from '../../src/workbook/xlsx/create';
import { decodeXstring, encodeXstring, inlineString } from '../../src/workbook/xlsx/xml';
import { sheetPlan } from './plan';

const dialect: Dialect = { main: 'm', relationships: 'r', drawing: 'd' };

/** The parts of a sheet, each as it is written; those that there are not are left out. */
const parts = (
  more: Partial<SheetPlan>,
  active: { row: number; column: number } | null = null,
  tableIds: readonly string[] = [],
): readonly string[] => {
  const styles = new StyleSheet(emptyStyles('m'), 'styles');
  const around = { dialect, styles, valueAt: () => 7, active, drawingId: null, tableIds };
  return [...sheetXml(sheetPlan('Sheet', more), around)].filter((part) => part !== '').slice(1, -1);
};

const part = (name: string, ...call: Parameters<typeof parts>): string | undefined =>
  parts(...call).find((xml) => xml.startsWith(`<${name}`));

const printed = (more: Partial<PrintPlan>): string =>
  part('printOptions', { print: { area: area(0, 0), landscape: false, header: '', ...more } })!.replace(
    '<printOptions horizontalCentered="1"/><pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>',
    '',
  );

describe('a sheet in a file', () => {
  it('without anything has its corners, its view, the height of its rows, and no cells', () => {
    expect(parts({})).toEqual([
      '<dimension ref="A1"/>',
      '<sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews>',
      '<sheetFormatPr defaultRowHeight="15"/>',
      '<sheetData>',
      '</sheetData>',
    ]);
  });

  it('has a coloured tab, and says that it is fitted to pages', () => {
    const fit = { area: area(0, 0), landscape: false, header: '', fit: { wide: 1, tall: 0 } };
    expect(part('sheetPr', { tabColor: '1f4e79' })).toBe('<sheetPr><tabColor rgb="FF1F4E79"/></sheetPr>');
    expect(part('sheetPr', { print: fit })).toBe('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>');
    expect(part('sheetPr', { print: { ...fit, fit: undefined } as never })).toBeUndefined();
  });

  it('reaches to the last cell of its blocks', () => {
    const values = (row: number, column: number) => ({
      ...{ kind: 'values' as const, area: area(row, column, 1, 2), values: [[1, 2]] },
    });
    expect(part('dimension', { blocks: [values(1, 3), values(4, 0)] })).toBe('<dimension ref="A1:E5"/>');
  });

  it('that opens is selected, with its cell; from right to left if it says so', () => {
    expect(part('sheetViews', {}, { row: 2, column: 1 })).toBe(
      '<sheetViews><sheetView showGridLines="0" tabSelected="1" workbookViewId="0"><selection activeCell="B3" sqref="B3"/></sheetView></sheetViews>',
    );
    expect(part('sheetViews', { rightToLeft: true })).toBe(
      '<sheetViews><sheetView showGridLines="0" rightToLeft="1" workbookViewId="0"/></sheetViews>',
    );
  });

  it('shows gridlines only if it says so', () => {
    expect(part('sheetViews', { gridlines: true })).toBe(
      '<sheetViews><sheetView workbookViewId="0"/></sheetViews>',
    );
    expect(part('sheetViews', { gridlines: false })).toContain('showGridLines="0"');
  });

  it.each([
    [0, 2, 'xSplit="2" topLeftCell="C1" activePane="topRight"'],
    [2, 0, 'ySplit="2" topLeftCell="A3" activePane="bottomLeft"'],
    [2, 2, 'xSplit="2" ySplit="2" topLeftCell="C3" activePane="bottomRight"'],
    [0, 0, null],
  ])('keeps %i rows and %i columns in place', (rows, columns, pane) => {
    const inner = pane === null ? undefined : `<pane ${pane} state="frozen"/>`;
    expect(/<pane .*?\/>/.exec(part('sheetViews', { freeze: { rows, columns } })!)?.[0]).toBe(inner);
  });

  it.each([
    [0, 2, 0, 2, 'topRight'],
    [0, 2, 0, 1, undefined],
    [2, 0, 2, 0, 'bottomLeft'],
    [2, 0, 1, 0, undefined],
    [2, 2, 1, 1, undefined],
    [2, 2, 1, 2, 'topRight'],
    [2, 2, 2, 1, 'bottomLeft'],
    [2, 2, 2, 2, 'bottomRight'],
    [0, 0, 2, 2, undefined],
  ])('with %i rows and %i columns in place: the cell in row %i, column %i is in pane %s', (...numbers) => {
    const [rows, columns, row, column, pane] = numbers;
    const views = part('sheetViews', { freeze: { rows, columns } }, { row, column })!;
    expect(/<selection (?:pane="(\w+)" )?/.exec(views)![1]).toBe(pane);
  });

  it('has its columns from left to right, five pixels wider than their characters, none without', () => {
    const columns = [
      { from: 3, count: 2, width: 10, hidden: true },
      { from: 0, count: 1, width: 5 },
    ];
    expect(part('cols', { columns })).toBe(
      '<cols><col min="1" max="1" width="5.7109375" customWidth="1"/><col min="4" max="5" width="10.7109375" hidden="1" customWidth="1"/></cols>',
    );
  });

  it('has merged cells, and its tables by their relationships', () => {
    expect(part('mergeCells', { merges: [area(0, 0, 1, 3), area(4, 0, 2, 2)] })).toBe(
      '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="A5:B6"/></mergeCells>',
    );
    expect(part('tableParts', {}, null, ['rId1', 'rId2'])).toBe(
      '<tableParts count="2"><tablePart r:id="rId1"/><tablePart r:id="rId2"/></tableParts>',
    );
  });

  it('has conditional formats, the first one before the second', () => {
    const conditionals = [
      { area: area(0, 0, 2, 2), formula: 'A1<2', style: { bold: true } },
      { area: area(2, 0, 2, 2), formula: 'A1>2', style: { color: 'FF0000' } },
    ];
    expect(part('conditionalFormatting', { conditionals })).toBe(
      '<conditionalFormatting sqref="A1:B2"><cfRule type="expression" dxfId="0" priority="1"><formula>A1&lt;2</formula></cfRule></conditionalFormatting>' +
        '<conditionalFormatting sqref="A3:B4"><cfRule type="expression" dxfId="1" priority="2"><formula>A1&gt;2</formula></cfRule></conditionalFormatting>',
    );
  });

  it('has drop-down lists that refuse or not; a prompt has 32 and 255 characters at most', () => {
    const list = { area: area(3, 1, 2, 1), source: "'C & D'!$A$1", refuse: true };
    expect(part('dataValidations', { validations: [list] })).toBe(
      `<dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="B4:B5"><formula1>'C &amp; D'!$A$1</formula1></dataValidation></dataValidations>`,
    );
    const prompt = { title: 't'.repeat(33), text: 'x'.repeat(256) };
    const asked = part('dataValidations', { validations: [{ ...list, refuse: false, prompt }] })!;
    expect(asked).toContain(
      `allowBlank="1" showInputMessage="1" promptTitle="${'t'.repeat(32)}" prompt="${'x'.repeat(255)}" sqref`,
    );
  });
});

describe('a sheet is printed', () => {
  const HEADER = '<oddHeader>&amp;R&amp;9&amp;K5B6270&amp;A</oddHeader>';
  const FOOTER = '<oddFooter>&amp;C&amp;9&amp;K5B6270&amp;P / &amp;N</oddFooter></headerFooter>';

  it('on A4 upright, with the name of the sheet above and the number of the page below', () => {
    expect(printed({})).toBe(
      `<pageSetup paperSize="9" orientation="portrait"/><headerFooter>${HEADER}${FOOTER}`,
    );
    expect(printed({ scale: 80 })).toContain('<pageSetup paperSize="9" scale="80" orientation="portrait"/>');
  });

  it('on other paper, fitted to pages, with breaks', () => {
    const fit = { wide: 1, tall: 0 };
    const breaks = { rowBreaks: [10, 20], columnBreaks: [5] };
    expect(printed({ paper: 'Letter', landscape: true, scale: 80, fit, ...breaks })).toBe(
      `<pageSetup paperSize="1" fitToWidth="1" fitToHeight="0" orientation="landscape"/><headerFooter>${HEADER}${FOOTER}` +
        '<rowBreaks count="2" manualBreakCount="2"><brk id="10" max="16383" man="1"/><brk id="20" max="16383" man="1"/></rowBreaks>' +
        '<colBreaks count="1" manualBreakCount="1"><brk id="5" max="1048575" man="1"/></colBreaks>',
    );
    expect(part('printOptions', { print: { area: area(0, 0), landscape: false, header: null } })).toBe(
      '<printOptions horizontalCentered="1"/><pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="portrait"/>',
    );
    expect(printed({ rowBreaks: [] })).not.toContain('Breaks');
  });

  it.each([
    ['A & B <c>', 'A && B <c>'],
    ['x'.repeat(300), 'x'.repeat(229)],
    [`${'x'.repeat(228)}&`, 'x'.repeat(228)],
    [`${'x'.repeat(227)}&`, `${'x'.repeat(227)}&&`],
    [`${'x'.repeat(226)}&&`, `${'x'.repeat(226)}&&`],
    ['&'.repeat(200), '&'.repeat(228)],
  ])('under a heading of 255 characters at most, no & of two cut off: %s', (header, code) => {
    const [, written] = /<oddHeader>(.*)<\/oddHeader>/.exec(printed({ header }))!;
    expect(written!.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(
      `&L&9&K5B6270${code}&R&9&K5B6270&A`,
    );
  });
});

describe('a cell in a file', () => {
  it.each([
    [null, ''],
    ['', ''],
    ['Anna', '<c r="B3" t="inlineStr"><is><t>Anna</t></is></c>'],
    [' R&D ', '<c r="B3" t="inlineStr"><is><t xml:space="preserve"> R&amp;D </t></is></c>'],
    [0.5, '<c r="B3"><v>0.5</v></c>'],
    [Infinity, '<c r="B3" t="e"><v>#NUM!</v></c>'],
    [true, '<c r="B3" t="b"><v>1</v></c>'],
    [false, '<c r="B3" t="b"><v>0</v></c>'],
    [{ error: '#N/A' }, '<c r="B3" t="e"><v>#N/A</v></c>'],
  ])('with %j', (value, xml) => {
    expect(cellXml(2, 1, 0, constantContent(value))).toBe(xml);
  });

  it.each([
    [null, '<c r="B3" s="4" t="str"><f>A1&lt;2</f><v></v></c>'],
    ['a<b', '<c r="B3" s="4" t="str"><f>A1&lt;2</f><v>a&lt;b</v></c>'],
    [7, '<c r="B3" s="4"><f>A1&lt;2</f><v>7</v></c>'],
  ])('with a formula whose value is %j', (value, xml) => {
    expect(cellXml(2, 1, 4, resultContent(value), formulaXml('A1<2'))).toBe(xml);
  });

  it('that only looks otherwise is written too', () => {
    expect(cellXml(2, 1, 4, constantContent(null))).toBe('<c r="B3" s="4"/>');
  });
});

describe('the rows of a sheet', () => {
  const rowsOf = (more: Partial<SheetPlan>) => parts(more).filter((xml) => xml.startsWith('<row'));
  const style = (where: ReturnType<typeof area>, own: Style) => ({ area: where, style: own });

  it('have their cells, formulas filled and with their values; rows without any are left out', () => {
    const blocks = [
      {
        kind: 'values' as const,
        area: area(1, 0, 2, 2),
        values: [
          [1, 'a'],
          [null, 2],
        ],
      },
      { kind: 'formula' as const, area: area(4, 1, 2, 1), formula: 'A5*2', format: 'General' },
    ];
    expect(rowsOf({ blocks }).map((xml) => xml.replace(/ s="\d+"/g, ''))).toEqual([
      '<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="inlineStr"><is><t>a</t></is></c></row>',
      '<row r="3"><c r="B3"><v>2</v></c></row>',
      '<row r="5"><c r="B5"><f t="shared" ref="B5:B6" si="0">A5*2</f><v>7</v></c></row>',
      '<row r="6"><c r="B6"><f t="shared" si="0"/><v>7</v></c></row>',
    ]);
  });

  const formulas = (...blocks: SheetPlan['blocks']): readonly string[] =>
    rowsOf({ blocks }).flatMap((xml) => xml.match(/<f[^/].*?<\/f>|<f .*?\/>/g) ?? []);
  const filled = (row: number, rows: number, formula: string) => ({
    ...{ kind: 'formula' as const, area: area(row, 0, rows, 1), formula, format: 'General' },
  });

  it('share a formula under a number for each block; one cell alone shares nothing', () => {
    expect(formulas(filled(0, 2, 'B1&"<"'), filled(2, 1, 'B3'), filled(3, 2, 'C4'))).toEqual([
      '<f t="shared" ref="A1:A2" si="0">B1&amp;"&lt;"</f>',
      '<f t="shared" si="0"/>',
      '<f>B3</f>',
      '<f t="shared" ref="A4:A5" si="1">C4</f>',
      '<f t="shared" si="1"/>',
    ]);
  });

  it('share no formula that leads to another sheet, which Excel would misread', () => {
    expect(formulas(filled(0, 2, "'My list'!B1"))).toEqual(["<f>'My list'!B1</f>", "<f>'My list'!B2</f>"]);
  });

  it('share no formula whose first cell something else covers', () => {
    const over = { kind: 'values' as const, area: area(0, 0), values: [[1]] };
    expect(formulas(filled(0, 3, 'B1'), over)).toEqual(['<f>B2</f>', '<f>B3</f>']);
  });

  it('have a height of their own, or are hidden', () => {
    const rows = [
      { row: 1, height: 24 },
      { row: 3, height: 0 },
    ];
    expect(rowsOf({ rows })).toEqual([
      '<row r="2" ht="24" customHeight="1"></row>',
      '<row r="4" hidden="1"></row>',
    ]);
  });

  it('look as the entries that lie over them say, the later over the earlier', () => {
    const styles = [
      style(area(0, 0, 2, 2), { bold: true }),
      style(area(1, 1, 2, 1), { fill: 'FF0000' }),
      style(area(1, 1), { bold: false }),
    ];
    expect(rowsOf({ styles })).toEqual([
      '<row r="1"><c r="A1" s="1"/><c r="B1" s="1"/></row>',
      '<row r="2"><c r="A2" s="1"/><c r="B2" s="2"/></row>',
      '<row r="3"><c r="B3" s="3"/></row>',
    ]);
  });

  it('have the format of the block that lies on top', () => {
    const values = (format?: string) => ({
      ...{ kind: 'values' as const, area: area(0, 0), values: [[5]] },
      ...(format === undefined ? {} : { format }),
    });
    expect(rowsOf({ blocks: [values('0.00'), values()] })).toEqual([
      '<row r="1"><c r="A1" s="1"><v>5</v></c></row>',
    ]);
    expect(rowsOf({ blocks: [values(), values()] })).toEqual(['<row r="1"><c r="A1"><v>5</v></c></row>']);
  });
});

describe('a table in a file', () => {
  it('has a number, a name, a filter, and its headings with line breaks by their code', () => {
    const table = { name: 'Field', area: area(2, 0, 3, 2), style: 'TableStyleLight1' };
    expect(tableXml(table, 4, ['No', 'A &\nB'], 'm').replace(/^<\?xml.*?\?>\s*/, '')).toBe(
      '<table xmlns="m" id="4" name="Field" displayName="Field" ref="A3:B5" totalsRowShown="0"><autoFilter ref="A3:B5"/>' +
        '<tableColumns count="2"><tableColumn id="1" name="No"/><tableColumn id="2" name="A &amp;_x000a_B"/></tableColumns>' +
        '<tableStyleInfo name="TableStyleLight1" showFirstColumn="0" showLastColumn="0" showRowStripes="0" showColumnStripes="0"/></table>',
    );
  });
});

describe('texts that XML cannot carry', () => {
  it.each([
    ['bell\u0007', 'bell_x0007_'],
    ['a\rb', 'a_x000D_b'],
    ['_x000D_', '_x005F_x000D_'],
    ['_x000G_ _x00_', '_x000G_ _x00_'],
    ['\ud83d', '_xD83D_'],
    ['\ude00!', '_xDE00_!'],
    ['😀\t\n', '😀\t\n'],
  ])('%j is written %j, and read again', (text, written) => {
    expect(encodeXstring(text)).toBe(written);
    expect(decodeXstring(written)).toBe(text);
  });

  it.each([
    [' a', true],
    ['a\n', true],
    ['a b', false],
  ])('blanks at the ends of %j are to be kept: %p', (text, kept) => {
    expect(inlineString(text).includes('xml:space="preserve"')).toBe(kept);
  });
});
