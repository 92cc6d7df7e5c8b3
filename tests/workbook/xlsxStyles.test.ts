import { strFromU8 } from 'fflate';
import { area } from '../../src/grid/cell';
import { newXlsx } from '../../src/workbook/xlsx';
import { builtInFormat, builtInId } from '../../src/workbook/xlsx/formats';
import { readGrid } from '../../src/workbook/xlsx/grid';
import { readSheet } from '../../src/workbook/xlsx/sheet';
import { emptyStyles, StyleSheet } from '../../src/workbook/xlsx/styles';
import { elements, parsePart } from '../../src/workbook/xlsx/xml';
import { valueOf } from '../results';
import { sheetPlan, workbookPlan } from './plan';
import { opened, RICH_PARTS, richWorkbook, textsOf } from './rich';

const GEORGIA =
  '<u/><sz val="10"/><color theme="1"/><name val="Georgia"/><family val="1"/><charset val="2"/><scheme val="minor"/>';

/** The organiser’s: their normal font is the second one, underlined; their second style has a fill and is unlocked. */
const OWN = `<styleSheet xmlns="m"><numFmts count="1"><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="9"/></font><font><b/><i/><strike/>${GEORGIA}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellXfs count="2"><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0"/><xf numFmtId="170" fontId="0" fillId="1" borderId="0" xfId="0" applyFill="1"><alignment horizontal="center"/><protection locked="0"/></xf></cellXfs></styleSheet>`;

const own = (): StyleSheet => new StyleSheet(OWN, 'styles');

/** The entries of a list after what was added, as they are written. */
const entries = (styles: StyleSheet, list: string): readonly string[] => {
  const xml = styles.text();
  const found = elements(parsePart(xml, 'styles')).find(({ name }) => name === list);
  expect(found?.attributes['count']).toBe(String(elements(found).length));
  return elements(found).map(({ start, end }) => xml.slice(start, end));
};

describe('whether a cell is bold', () => {
  const bold = (font: string, xf = 'fontId="1"') =>
    new StyleSheet(
      `<styleSheet xmlns="m"><fonts><font><sz val="9"/></font><font>${font}<sz val="9"/></font></fonts><cellXfs><xf fontId="0"/><xf ${xf}/></cellXfs></styleSheet>`,
      'styles',
    ).isSet('b', 1);

  it.each([
    ['<b/>', true],
    ['<b val="1"/>', true],
    ['<b val="true"/>', true],
    ['<b val="0"/>', false],
    ['<b val="false"/>', false],
    ['<i/>', false],
    ['', false],
  ])('by its font %j: %s', (font, is) => expect(bold(font)).toBe(is));

  it('whatever the style says of applying the font; one without a font has the first', () => {
    expect(bold('<b/>', 'fontId="1" applyFont="0"')).toBe(true);
    expect(bold('<b/>', 'xfId="0"')).toBe(false);
  });

  it('a style that the workbook does not have is not', () => expect(own().isSet('b', 7)).toBe(false));

  it('of a cell that is not there by its row, else by its column', () => {
    const sheet = `<worksheet xmlns="m"><cols><col min="2" max="2" style="1"/></cols><sheetData><row r="1"><c r="B1" s="0"><v>1</v></c></row><row r="2" s="1" customFormat="1"><c r="C2"><v>2</v></c></row><row r="3" s="0" customFormat="1"/></sheetData></worksheet>`;
    const styles = new StyleSheet(
      '<styleSheet xmlns="m"><fonts><font/><font><b/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>',
      'styles',
    );
    const read = readSheet(new TextEncoder().encode(sheet), 'sheet', () => undefined);
    expect(readGrid(read, 'Mine', area(0, 0, 4, 3), styles, true)?.bold).toEqual([
      [false, false, false],
      [true, true, false],
      [false, false, false],
      [false, true, false],
    ]);
    expect(readGrid(read, 'Mine', area(0, 0, 4, 3), styles)?.bold).toBeUndefined();
  });
});

describe('a cell’s style', () => {
  it('without anything of its own is the organiser’s normal one, and nothing is written', () => {
    const styles = own();
    expect(styles.cellStyle({}, 'General')).toBe(0);
    expect(styles.text()).toBe(OWN);
  });

  it('is added once, behind those that are there', () => {
    const styles = own();
    const call = () => styles.cellStyle({}, '0');
    expect([call(), call(), styles.cellStyle({}, '0.00'), call()]).toEqual([2, 2, 3, 2]);
    expect(entries(styles, 'cellXfs').slice(2)).toEqual([
      '<xf numFmtId="1" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
      '<xf numFmtId="2" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
    ]);
  });

  it.each([
    [{ bold: false, size: 12 }, `<font><i/><strike/>${GEORGIA.replace('"10"', '"12"')}</font>`],
    [{ italic: false, strike: false }, `<font><b/>${GEORGIA}</font>`],
    [
      { italic: true, color: 'ff0000' },
      `<font><b/><i/><strike/>${GEORGIA.replace('theme="1"', 'rgb="FFFF0000"')}</font>`,
    ],
  ])('has the organiser’s font but for %j', (style, font) => {
    const styles = own();
    expect(styles.cellStyle(style, 'General')).toBe(2);
    expect(entries(styles, 'fonts')[2]).toBe(font);
    expect(entries(styles, 'cellXfs')[2]).toBe(
      '<xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    );
  });

  it('in a workbook without styles has Calibri 11', () => {
    const styles = new StyleSheet(emptyStyles('m'), 'styles');
    expect(styles.cellStyle({ bold: true }, '0.00')).toBe(1);
    expect(entries(styles, 'fonts')).toEqual([
      '<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
      '<font><b/><sz val="11"/><name val="Calibri"/></font>',
    ]);
    expect(entries(styles, 'fills')).toEqual([
      '<fill><patternFill patternType="none"/></fill>',
      '<fill><patternFill patternType="gray125"/></fill>',
    ]);
    expect(entries(styles, 'borders')).toEqual([
      '<border><left/><right/><top/><bottom/><diagonal/></border>',
    ]);
    expect(entries(styles, 'cellXfs')).toEqual([
      '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
      '<xf numFmtId="2" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>',
    ]);
  });

  it('has a fill and a grid by their colours', () => {
    const styles = own();
    styles.cellStyle({ fill: 'ddebf7', grid: 'bfbfbf' }, 'General');
    const line = (side: string) => `<${side} style="thin"><color rgb="FFBFBFBF"/></${side}>`;
    expect(entries(styles, 'fills')[2]).toBe(
      '<fill><patternFill patternType="solid"><fgColor rgb="FFDDEBF7"/><bgColor indexed="64"/></patternFill></fill>',
    );
    expect(entries(styles, 'borders')[1]).toBe(
      `<border>${line('left')}${line('right')}${line('top')}${line('bottom')}<diagonal/></border>`,
    );
    expect(entries(styles, 'cellXfs')[2]).toBe(
      '<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFill="1" applyBorder="1"/>',
    );
  });

  it.each([
    [{ align: 'center', vertical: 'top' } as const, 'horizontal="center" vertical="top"'],
    [{ wrap: true, indent: 1 }, 'wrapText="1" indent="1"'],
    [{ rotation: 90 }, 'textRotation="90"'],
    [{ rotation: 0 }, 'textRotation="0"'],
    [{ rotation: -30 }, 'textRotation="120"'],
  ])('is aligned as %j', (style, alignment) => {
    const styles = own();
    styles.cellStyle(style, 'General');
    expect(entries(styles, 'cellXfs')[2]).toBe(
      `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment ${alignment}/></xf>`,
    );
  });
});

describe('a number format', () => {
  it('that Excel knows by number, or the workbook has, is not added; another gets the next number', () => {
    const styles = own();
    const formats = ['@', 'dd/mm/yyyy', '0.0" x"', '0.0" y"', '0.0" x"'];
    expect(formats.map((format) => styles.cellStyle({ wrap: true }, format))).toEqual([2, 3, 4, 5, 4]);
    expect(entries(styles, 'numFmts').slice(1)).toEqual([
      '<numFmt numFmtId="171" formatCode="0.0&quot; x&quot;"/>',
      '<numFmt numFmtId="172" formatCode="0.0&quot; y&quot;"/>',
    ]);
    expect([2, 3, 4, 5].map((style) => styles.formatOf(style))).toEqual([
      '@',
      'dd/mm/yyyy',
      '0.0" x"',
      '0.0" y"',
    ]);
  });

  it('of our own begins with 164', () => {
    const styles = new StyleSheet(emptyStyles('m'), 'styles');
    styles.cellStyle({}, '0.0" x"');
    expect(entries(styles, 'numFmts')).toEqual(['<numFmt numFmtId="164" formatCode="0.0&quot; x&quot;"/>']);
  });

  it('of a style that there is not is the general one', () => {
    expect([own().formatOf(0), own().formatOf(1), own().formatOf(99)]).toEqual([
      'General',
      'dd/mm/yyyy',
      'General',
    ]);
  });

  it('of a cell is changed in a style like its own', () => {
    const styles = own();
    expect([
      styles.withFormat(1, 'dd/mm/yyyy'),
      styles.withFormat(1, '0'),
      styles.withFormat(1, '0'),
    ]).toEqual([1, 2, 2]);
    expect(entries(styles, 'cellXfs')[2]).toBe(
      '<xf numFmtId="1" fontId="0" fillId="1" borderId="0" xfId="0" applyFill="1" applyNumberFormat="1"><alignment horizontal="center"/><protection locked="0"/></xf>',
    );
  });

  it('of a cell whose style there is not is that of a plain one', () => {
    const styles = own();
    expect(styles.withFormat(9, '0.00')).toBe(2);
    expect(entries(styles, 'cellXfs')[2]).toBe(
      '<xf numFmtId="2" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
    );
  });
});

describe('a conditional format', () => {
  it.each([
    [
      { bold: true, italic: false, strike: true, color: 'ff0000' },
      '<font><b/><i val="0"/><strike/><color rgb="FFFF0000"/></font>',
    ],
    [{ numberFormat: '"–"' }, '<numFmt numFmtId="171" formatCode="&quot;–&quot;"/>'],
    [
      { fill: 'aabbcc' },
      '<fill><patternFill patternType="solid"><fgColor rgb="FFAABBCC"/><bgColor rgb="FFAABBCC"/></patternFill></fill>',
    ],
    [{ lineAbove: '808080' }, '<border><top style="thin"><color rgb="FF808080"/></top></border>'],
    [{}, ''],
  ])('says no more than %j', (style, inner) => {
    const styles = own();
    expect([styles.conditionalStyle(style), styles.conditionalStyle(style)]).toEqual([0, 0]);
    expect(entries(styles, 'dxfs')).toEqual([`<dxf>${inner}</dxf>`]);
  });
});

/** What a number is shown in where the file names its format by number alone (ECMA-376 18.8.30): a code, or money or a date of some language. */
const BUILT_IN: readonly (readonly [id: number, code: string | undefined])[] = [
  [0, 'General'],
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, undefined],
  [6, undefined],
  [7, undefined],
  [8, undefined],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'm/d/yyyy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'm/d/yyyy h:mm'],
  [23, undefined],
  [26, undefined],
  [27, 'm/d/yyyy'],
  [36, 'm/d/yyyy'],
  [37, '#,##0 ;(#,##0)'],
  [38, '#,##0 ;[Red](#,##0)'],
  [39, '#,##0.00;(#,##0.00)'],
  [40, '#,##0.00;[Red](#,##0.00)'],
  [41, undefined],
  [42, undefined],
  [43, undefined],
  [44, undefined],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mmss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
  [50, 'm/d/yyyy'],
  [58, 'm/d/yyyy'],
  [59, undefined],
  [163, undefined],
];

it.each(BUILT_IN)('the built-in format %i is %s', (id, code) => {
  expect(builtInFormat(id)).toBe(code);
});

it('a code is written by its number, unless that number means another code in another language', () => {
  expect(['General', '0', '0.00', '0%', 'd-mmm-yy', 'h:mm:ss', '@'].map(builtInId)).toEqual([
    0, 1, 2, 9, 15, 21, 49,
  ]);
  expect(['m/d/yyyy', 'm/d/yyyy h:mm', '0.0', '#,##0 $'].map(builtInId)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('money of the organiser’s language is read as a number, a date of any language as a date', async () => {
  const ids = [5, 8, 41, 44, 14, 27, 57, 49];
  const styles = strFromU8(RICH_PARTS['xl/styles.xml']!).replace(
    /<cellXfs.*<\/cellXfs>/,
    `<cellXfs count="${ids.length}">${ids.map((id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0"/>`).join('')}</cellXfs>`,
  );
  const cells = ids.map((_, style) => `<c s="${style}"><v>45000</v></c>`).join('');
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row>${cells}</row></sheetData></worksheet>`;
  const book = await opened(richWorkbook({ 'xl/styles.xml': styles, 'xl/worksheets/sheet7.xml': sheet }));
  const read = valueOf(await book.read({ ranges: [{ sheet: "O'Neill", area: 'used' }] }));
  expect(read.ranges[0]!.formats).toEqual([
    ['General', 'General', 'General', 'General', 'm/d/yyyy', 'm/d/yyyy', 'm/d/yyyy', '@'],
  ]);
});

it('formats of ours: built-in ones by number, others from 164 on, each once', async () => {
  const formats = ['0', '@', '0.0', 'yyyy-mm-dd', '0.0', 'm/d/yyyy'];
  const blocks = formats.map((format, row) => ({
    kind: 'values' as const,
    area: area(row, 0),
    values: [[row]],
    format,
  }));
  const book = newXlsx();
  valueOf(await book.create(workbookPlan(sheetPlan('Formats', { blocks }))));
  const styles = (await textsOf(book))['xl/styles.xml']!;
  expect(styles).toContain(
    '<numFmts count="3"><numFmt numFmtId="164" formatCode="0.0"/><numFmt numFmtId="165" formatCode="yyyy-mm-dd"/><numFmt numFmtId="166" formatCode="m/d/yyyy"/></numFmts>',
  );
  const used = [...styles.split('<cellXfs')[1]!.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) =>
    Number(id),
  );
  expect(used).toEqual([0, 1, 49, 164, 165, 166]);
});
