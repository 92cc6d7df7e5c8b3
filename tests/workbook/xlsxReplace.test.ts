import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type XlsxWorkbook, newXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { PLAN } from './plan';
import { opened, RICH_PARTS, richWorkbook, saved, textsOf } from './rich';
import { area } from '../../src/grid/cell';

const OLD = PLAN.sheets.map(({ name }) => name);

const parts = async (book: XlsxWorkbook): Promise<Readonly<Record<string, Uint8Array>>> =>
  unzipSync(await saved(book));

const text = (all: Readonly<Record<string, Uint8Array>>, name: string): string => strFromU8(all[name]!);

const created = async (): Promise<XlsxWorkbook> => {
  const book = await opened(richWorkbook());
  valueOf(await book.create(PLAN));
  return book;
};

const replaced = async (book: XlsxWorkbook): Promise<XlsxWorkbook> => {
  valueOf(await book.replace({ sheets: OLD, asRead: [] }, PLAN));
  return book;
};

describe('sheets of a file that others come in the place of', () => {
  it('leave every part of the organiser’s as it was, byte by byte, and none of their own behind', async () => {
    const before = await parts(await created());
    const after = await parts(await replaced(await created()));
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    for (const name of Object.keys(RICH_PARTS).filter((part) => before[part]))
      if (strFromU8(before[name]!, true) !== strFromU8(after[name]!, true))
        expect(['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', '[Content_Types].xml']).toContain(name);
  });

  it('are listed once: in the workbook, its relationships, the content types and the names', async () => {
    const [before, after] = [await parts(await created()), await parts(await replaced(await created()))];
    const count = (all: Readonly<Record<string, Uint8Array>>, part: string, what: RegExp): number =>
      text(all, part).match(what)?.length ?? 0;
    for (const [part, what] of [
      ['xl/workbook.xml', /<sheet /g],
      ['xl/workbook.xml', /<definedName /g],
      ['xl/_rels/workbook.xml.rels', /<Relationship /g],
      ['[Content_Types].xml', /<Override /g],
    ] as const)
      expect([part, count(after, part, what)]).toEqual([part, count(before, part, what)]);
  });

  it('with what the organiser put on them beside cells are not taken out', async () => {
    const all = await parts(await created());
    const rels = Object.keys(all).find(
      (name) => /worksheets\/_rels\/sheet\d+\.xml\.rels$/.test(name) && !RICH_PARTS[name],
    )!;
    const drawing =
      '<Relationship Id="rIdX" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/drawing" Target="/xl/drawings/drawing1.xml"/>';
    const withDrawing = text(all, rels).replace('</Relationships>', `${drawing}</Relationships>`);
    const book = await opened(zipSync({ ...all, [rels]: strToU8(withDrawing) }));
    expect(await book.replace({ sheets: OLD, asRead: [] }, PLAN)).toMatchObject({
      ok: false,
      problems: [{ code: 'sheet-holds-more', values: { what: 'drawing' } }],
    });
    expect((await parts(book))[rels]).toEqual(strToU8(withDrawing));
  });
});

describe('sheets of a file that are taken out again', () => {
  const SHEET = 'xl/worksheets/sheet1.xml';
  /** The part of the sheet, and how the workbook is seen, after ours were made and taken out. */
  const madeAndRemoved = async (before: Readonly<Record<string, string>> = {}) => {
    const book = await opened(richWorkbook(before));
    valueOf(await book.create(PLAN));
    valueOf(await book.remove({ sheets: OLD, asRead: [] }));
    const after = await parts(book);
    return {
      sheet: text(after, SHEET),
      view: /<workbookView[^>]*>/.exec(text(after, 'xl/workbook.xml'))?.[0],
    };
  };

  it('leave the sheet that was selected as it was, byte by byte', async () => {
    expect((await madeAndRemoved()).sheet).toBe(strFromU8(RICH_PARTS[SHEET]!));
  });

  it('leave open what was open, and the first tab that is seen', async () => {
    const workbook = strFromU8(RICH_PARTS['xl/workbook.xml']!);
    const seen = workbook.replace('activeTab="0"', 'firstSheet="1" activeTab="0"');
    const { view } = await madeAndRemoved({ 'xl/workbook.xml': seen });
    expect(view).toContain('firstSheet="1"');
    expect(view).not.toContain('activeTab');
  });

  it('leave a sheet that another program marks as not selected alone', async () => {
    const other = strFromU8(RICH_PARTS[SHEET]!).replace('tabSelected="1"', 'tabSelected="0"');
    expect((await madeAndRemoved({ [SHEET]: other })).sheet).toBe(other);
  });
});

type Parts = Readonly<Record<string, string>>;

const drawnIn = async (book: XlsxWorkbook = newXlsx()): Promise<XlsxWorkbook> => {
  valueOf(await book.create(PLAN));
  return book;
};

const reopened = async (parts: Parts): Promise<XlsxWorkbook> =>
  opened(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));

const drawn = (parts: Parts): readonly string[] =>
  Object.keys(parts)
    .filter((name) => /drawing|chart/.test(name))
    .sort();

const OURS = PLAN.sheets.map(({ name }) => name);

describe('charts in a file', () => {
  it('are parts that are called as Excel calls them, each led to from the one before', async () => {
    const parts = await textsOf(await drawnIn());
    expect(drawn(parts)).toEqual([
      'xl/charts/chart1.xml',
      'xl/charts/chart2.xml',
      'xl/drawings/_rels/drawing1.xml.rels',
      'xl/drawings/drawing1.xml',
    ]);
    expect(parts['xl/worksheets/_rels/sheet1.xml.rels']).toContain('Target="../drawings/drawing1.xml"');
    expect(parts['xl/drawings/_rels/drawing1.xml.rels']).toContain('Target="../charts/chart2.xml"');
    expect(parts['[Content_Types].xml']).toContain(
      '<Override PartName="/xl/charts/chart1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>',
    );
    expect(parts['[Content_Types].xml']).toContain(
      '<Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>',
    );
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(/<drawing r:id="rId\d"\/><tableParts/);
  });

  it('cover their cells, and say what they show', async () => {
    const drawing = (await textsOf(await drawnIn()))['xl/drawings/drawing1.xml']!;
    const corner = (name: string, row: number, column: number): string =>
      `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
    expect(drawing).toContain(corner('from', 3, 5) + corner('to', 15, 11));
    expect(drawing).toContain('<xdr:cNvPr id="2" name="Roundabout line" descr="Two lines."/>');
  });

  it('have the values of their cells, for programs that do not calculate', async () => {
    const line = (await textsOf(await drawnIn()))['xl/charts/chart1.xml']!;
    expect(line).toContain(
      '<c:tx><c:strRef><c:f>\'Spring\'\'s Pairings\'!$B$5</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>+1</c:v></c:pt></c:strCache></c:strRef></c:tx>',
    );
    expect(line).toContain(
      '<c:cat><c:strRef><c:f>\'Spring\'\'s Pairings\'!$C$3</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>Points</c:v></c:pt></c:strCache></c:strRef></c:cat>',
    );
    expect(line).toContain(
      '<c:val><c:numRef><c:f>\'Spring\'\'s Pairings\'!$C$5</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="1"/><c:pt idx="0"><c:v>7</c:v></c:pt></c:numCache></c:numRef></c:val>',
    );
  });

  it('lines are told apart by dashes and markers, bars have their numbers on them', async () => {
    const parts = await textsOf(await drawnIn());
    const [line, bars] = [parts['xl/charts/chart1.xml']!, parts['xl/charts/chart2.xml']!];
    expect(line.match(/<a:prstDash val="\w+"\/>/g)).toEqual([
      '<a:prstDash val="solid"/>',
      '<a:prstDash val="dashDot"/>',
    ]);
    expect(line.match(/<c:symbol val="\w+"\/>/g)).toEqual([
      '<c:symbol val="circle"/>',
      '<c:symbol val="x"/>',
    ]);
    expect(line.match(/<a:t>[^<]*<\/a:t>/g)).toEqual([
      '<a:t>Points &amp; more</a:t>',
      '<a:t>Round</a:t>',
      '<a:t>Points</a:t>',
    ]);
    expect(bars).toContain("<c:f>'Spring''s Pairings'!$B$4:$B$7</c:f>");
    expect([line, bars].map((chart) => /<c:tickLblSkip val="(\d)"/.exec(chart)![1])).toEqual(['5', '1']);
    expect(bars).toContain('<c:grouping val="stacked"/>');
    expect(bars).toContain('<c:numFmt formatCode="0;;;" sourceLinked="0"/>');
  });

  it('stay byte by byte what they were when cells are changed', async () => {
    const book = await drawnIn();
    const before = await textsOf(book);
    valueOf(
      await book.change({
        cells: [{ sheet: OURS[0]!, row: 3, column: 1, expect: '=1+1', write: 'changed' }],
      }),
    );
    const after = await textsOf(book);
    expect(after['xl/worksheets/sheet1.xml']).toContain('changed');
    for (const name of drawn(before)) expect([name, after[name]]).toEqual([name, before[name]]);
  });

  it('go with their sheet: its drawing, its charts, and what Excel gave these', async () => {
    const parts = await textsOf(await drawnIn(await opened(richWorkbook())));
    const theirs = ['xl/charts/chart1.xml', 'xl/drawings/drawing1.xml'];
    const chart = 'xl/charts/chart2.xml';
    const styled: Parts = {
      ...parts,
      'xl/charts/_rels/chart2.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.microsoft.com/office/2011/relationships/chartStyle" Target="style1.xml"/></Relationships>',
      'xl/charts/style1.xml':
        '<cs:chartStyle xmlns:cs="http://schemas.microsoft.com/office/drawing/2012/chartStyle"/>',
      '[Content_Types].xml': parts['[Content_Types].xml']!.replace(
        '</Types>',
        '<Override PartName="/xl/charts/style1.xml" ContentType="application/vnd.ms-office.chartstyle+xml"/></Types>',
      ),
    };
    expect(drawn(parts)).toContain(chart);
    const book = await reopened(styled);
    valueOf(await book.remove({ sheets: OURS, asRead: [] }));
    const left = await textsOf(book);
    expect(drawn(left)).toEqual(drawn(await textsOf(await opened(richWorkbook()))));
    for (const name of theirs) expect(left[name]).toBe(parts[name]);
    expect(left['[Content_Types].xml']).not.toMatch(/chart2|style1|drawing2/);
  });

  it('what somebody drew beside them keeps the sheet', async () => {
    const parts = await textsOf(await drawnIn());
    const drawing = 'xl/drawings/drawing1.xml';
    const book = await reopened({
      ...parts,
      [drawing]: parts[drawing]!.replace('name="Roundabout bars"', 'name="Chart 2"'),
    });
    expect(await book.remove({ sheets: [OURS[0]!], asRead: [] })).toMatchObject({
      ok: false,
      problems: [{ code: 'sheet-holds-more', place: { sheet: OURS[0] }, values: { what: 'drawing' } }],
    });
  });

  it('an error is no point of a line', async () => {
    const sheet = {
      ...PLAN.sheets[0]!,
      tables: [],
      validations: [],
      blocks: [
        { kind: 'values' as const, area: area(0, 0, 1, 3), values: [[null, '0', '1']], format: '@' },
        { kind: 'values' as const, area: area(1, 0), values: [['Ann']], format: '@' },
        { kind: 'formula' as const, area: area(1, 1, 1, 2), formula: 'IF(B$1="1",NA(),2.5)', format: '0.0' },
      ],
      charts: [{ ...PLAN.sheets[0]!.charts![0]!, source: area(0, 0, 2, 3) }],
    };
    const book = newXlsx();
    valueOf(await book.create({ ...PLAN, sheets: [sheet, ...PLAN.sheets.slice(1)] }));
    const line = (await textsOf(book))['xl/charts/chart1.xml']!;
    expect(line).toContain('<c:ptCount val="2"/><c:pt idx="0"><c:v>2.5</c:v></c:pt></c:numCache>');
    expect(line).toContain('<c:dispBlanksAs val="span"/>');
  });
});
