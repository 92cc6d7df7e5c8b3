import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { area } from '../../src/grid/cell';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { PLAN } from './plan';
import { richWorkbook } from './rich';

type Parts = Readonly<Record<string, string>>;

const partsOf = async (book: XlsxWorkbook): Promise<Parts> =>
  Object.fromEntries(
    Object.entries(unzipSync(valueOf(await book.save()))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );

const created = async (book: XlsxWorkbook = newXlsx()): Promise<XlsxWorkbook> => {
  valueOf(await book.create(PLAN));
  return book;
};

const reopened = async (parts: Parts): Promise<XlsxWorkbook> =>
  valueOf(
    await openXlsx(
      zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
    ),
  );

const drawn = (parts: Parts): readonly string[] =>
  Object.keys(parts)
    .filter((name) => /drawing|chart/.test(name))
    .sort();

const OURS = PLAN.sheets.map(({ name }) => name);

describe('charts in a file', () => {
  it('are parts that are called as Excel calls them, each led to from the one before', async () => {
    const parts = await partsOf(await created());
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
    const drawing = (await partsOf(await created()))['xl/drawings/drawing1.xml']!;
    const corner = (name: string, row: number, column: number): string =>
      `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
    expect(drawing).toContain(corner('from', 3, 5) + corner('to', 15, 11));
    expect(drawing).toContain('<xdr:cNvPr id="2" name="Roundabout line" descr="Two lines."/>');
  });

  it('have the values of their cells, for programs that do not calculate', async () => {
    const line = (await partsOf(await created()))['xl/charts/chart1.xml']!;
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
    const parts = await partsOf(await created());
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
    const book = await created();
    const before = await partsOf(book);
    valueOf(
      await book.change({
        cells: [{ sheet: OURS[0]!, row: 3, column: 1, expect: '=1+1', write: 'changed' }],
      }),
    );
    const after = await partsOf(book);
    expect(after['xl/worksheets/sheet1.xml']).toContain('changed');
    for (const name of drawn(before)) expect([name, after[name]]).toEqual([name, before[name]]);
  });

  it('go with their sheet: its drawing, its charts, and what Excel gave these', async () => {
    const parts = await partsOf(await created(valueOf(await openXlsx(richWorkbook()))));
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
    const left = await partsOf(book);
    expect(drawn(left)).toEqual(drawn(await partsOf(valueOf(await openXlsx(richWorkbook())))));
    for (const name of theirs) expect(left[name]).toBe(parts[name]);
    expect(left['[Content_Types].xml']).not.toMatch(/chart2|style1|drawing2/);
  });

  it('what somebody drew beside them keeps the sheet', async () => {
    const parts = await partsOf(await created());
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
    const line = (await partsOf(book))['xl/charts/chart1.xml']!;
    expect(line).toContain('<c:ptCount val="2"/><c:pt idx="0"><c:v>2.5</c:v></c:pt></c:numCache>');
    expect(line).toContain('<c:dispBlanksAs val="span"/>');
  });
});
