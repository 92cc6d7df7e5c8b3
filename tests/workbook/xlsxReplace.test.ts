import { strFromU8, unzipSync, zipSync, strToU8 } from 'fflate';
import { openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import type { Result } from '../../src/core/result';
import { PLAN } from './plan';
import { RICH_PARTS, richWorkbook } from './rich';

const OLD = PLAN.sheets.map(({ name }) => name);

const unwrap = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

const parts = async (book: XlsxWorkbook): Promise<Readonly<Record<string, Uint8Array>>> =>
  unzipSync(unwrap(await book.save()));

const text = (all: Readonly<Record<string, Uint8Array>>, name: string): string => strFromU8(all[name]!);

const created = async (): Promise<XlsxWorkbook> => {
  const book = unwrap(await openXlsx(richWorkbook()));
  unwrap(await book.create(PLAN));
  return book;
};

const replaced = async (book: XlsxWorkbook): Promise<XlsxWorkbook> => {
  unwrap(await book.replace({ sheets: OLD, asRead: [] }, PLAN));
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
    const book = unwrap(await openXlsx(zipSync({ ...all, [rels]: strToU8(withDrawing) })));
    expect(await book.replace({ sheets: OLD, asRead: [] }, PLAN)).toMatchObject({
      ok: false,
      problems: [{ code: 'sheet-holds-more', values: { what: 'drawing' } }],
    });
    expect((await parts(book))[rels]).toEqual(strToU8(withDrawing));
  });
});

describe('sheets of a file that are taken out again', () => {
  const SHEET = 'xl/worksheets/sheet1.xml';
  const STYLES = 'xl/styles.xml';
  /** The parts of the sheets and styles, and how the workbook is seen, after ours were made and taken out. */
  const madeAndRemoved = async (before: Readonly<Record<string, string>> = {}) => {
    const book = unwrap(await openXlsx(richWorkbook(before)));
    unwrap(await book.create(PLAN));
    unwrap(await book.remove({ sheets: OLD, asRead: [] }));
    const after = await parts(book);
    return {
      sheet: text(after, SHEET),
      styles: text(after, STYLES),
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

  it('leave the styles of the workbook as they were, byte by byte', async () => {
    const whole = strFromU8(RICH_PARTS[STYLES]!);
    expect((await madeAndRemoved()).styles).toBe(whole);
    // Without formats of its own.
    const bare = whole
      .replace(/<numFmts.*<\/numFmts>/, '')
      .replaceAll(/numFmtId="1(?:64|70)"/g, 'numFmtId="14"');
    expect((await madeAndRemoved({ [STYLES]: bare })).styles).toBe(bare);
  });

  it('leave a style that a cell of the organiser’s has taken over, and all before it, with their numbers', async () => {
    const whole = strFromU8(RICH_PARTS[STYLES]!);
    const book = unwrap(await openXlsx(richWorkbook()));
    unwrap(await book.create(PLAN));
    const made = await parts(book);
    const count = (xml: string, list: string): number =>
      Number(new RegExp(`<${list} count="(\\d+)"`).exec(xml)?.[1]);
    const last = count(text(made, STYLES), 'cellXfs') - 1;
    const taken = strToU8(text(made, SHEET).replace(/<sheetData>/, `<sheetData><row r="1" s="${last}"/>`));
    const again = unwrap(await openXlsx(zipSync({ ...made, [SHEET]: taken })));
    unwrap(await again.remove({ sheets: OLD, asRead: [] }));
    const left = text(await parts(again), STYLES);
    const conditionals = (xml: string): number => count(xml, 'dxfs');
    expect([count(left, 'cellXfs'), conditionals(left)]).toEqual([last + 1, conditionals(whole)]);
    expect(count(left, 'cellXfs')).toBeGreaterThan(count(whole, 'cellXfs'));
  });
});
