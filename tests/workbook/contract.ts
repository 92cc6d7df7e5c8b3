import { area, type Area, type CellValue } from '../../src/grid/cell';
import type { WorkbookPlan } from '../../src/grid/plan';
import type { CellChange, Patch, RangeSnapshot, Snapshot, Workbook } from '../../src/workbook/port';
import { codesOf } from '../results';
import { PLAN, sheetPlan, TEXTS, workbookPlan } from './plan';

const PAIRINGS = "Spring's Pairings";
export const value = <T>(result: { ok: boolean; value?: T }): T => {
  expect(result).toMatchObject({ ok: true });
  return result.value as T;
};

export const look = async (book: Workbook, ...sheets: readonly string[]): Promise<Snapshot> =>
  value(await book.read({ ranges: sheets.map((sheet) => ({ sheet, area: 'used' as const })) }));

const used = async (book: Workbook, sheet: string): Promise<RangeSnapshot> =>
  (await look(book, sheet)).ranges[0]!;

const cell = async (book: Workbook, sheet: string, row: number, column: number) => {
  const { ranges } = value(await book.read({ ranges: [{ sheet, area: area(row, column) }] }));
  return {
    value: ranges[0]!.values[0]![0],
    formula: ranges[0]!.formulas[0]![0],
    format: ranges[0]!.formats[0]![0],
  };
};

const change = (row: number, column: number, expected: CellValue, write: CellValue): CellChange => ({
  sheet: 'Calc',
  row,
  column,
  expect: expected,
  write,
});

const inverted = ({ cells }: Patch): Patch => ({
  cells: cells.map((change) => ({ ...change, expect: change.write, write: change.expect })),
});

/**
 * What every adapter of the port keeps to. `empty` makes a workbook that has one sheet, `Mine`, with `keep me` in A1;
 * `reopened` hands the workbook over as the next session finds it; `written` are texts that are written into a cell.
 */
export const workbookContract = (
  name: string,
  empty: () => Promise<Workbook>,
  reopened: (book: Workbook) => Promise<Workbook> = async (book) => book,
  written: readonly string[] = TEXTS,
): void => {
  const created = async (plan: WorkbookPlan = PLAN): Promise<Workbook> => {
    const book = await empty();
    expect(await book.create(plan)).toEqual({ ok: true, value: { warnings: [] } });
    return reopened(book);
  };

  describe(`${name}: create`, () => {
    it('adds the sheets of the plan, in its order, behind those that are there, and opens the active one', async () => {
      const { sheets } = await look(await created());
      expect(sheets).toEqual([
        { name: 'Mine', visibility: 'visible', active: false },
        { name: PAIRINGS, visibility: 'visible', active: true },
        { name: 'Calc', visibility: 'hidden', active: false },
        { name: 'Log', visibility: 'visible', active: false },
      ]);
      expect(await cell(await created(), 'Mine', 0, 0)).toMatchObject({ value: 'keep me' });
    });

    it('names and tables are those of the plan', async () => {
      const { names, tables } = await look(await created());
      expect(names).toEqual(PLAN.names);
      expect(tables).toEqual([
        { sheet: PAIRINGS, name: 'Spring_Pairings', area: area(2, 0, TEXTS.length + 1, 3) },
        { sheet: 'Log', name: 'Spring_Log', area: area(0, 0, 2, 3) },
      ]);
    });

    let made: Promise<RangeSnapshot> | null = null;
    /** The texts in a workbook that is made once. */
    const texts = () => (made ??= created().then((book) => used(book, PAIRINGS)));

    it.each(TEXTS)('the text %j stays text, letter by letter', async (text) => {
      const { area: from, values, formulas, formats } = await texts();
      const [line, column] = [3 + TEXTS.indexOf(text) - from.row, 1 - from.column];
      const found = [values, formulas, formats].map((cells) => cells[line]![column]);
      expect(found).toEqual([text, null, '@']);
    });

    it('a formula stands in each cell of its block as if filled there, with its value', async () => {
      const book = await created();
      const { ranges } = value(await book.read({ ranges: [{ sheet: 'Calc', area: area(0, 0, 9, 4) }] }));
      expect(ranges[0]!.formulas.slice(0, 2)).toEqual([
        [null, '$A1*2+B$9', '$A1*2+C$9', '$A1*2+D$9'],
        [null, '$A2*2+B$9', '$A2*2+C$9', '$A2*2+D$9'],
      ]);
      expect(ranges[0]!.values).toEqual([
        [7, 21.5, 21.5, 21.5],
        [0.5, 8.5, 8.5, 8.5],
        [true, null, null, null],
        [null, null, null, null],
        ['a<b>7', null, null, null],
        [true, null, null, null],
        [{ error: '#DIV/0!' }, null, null, null],
        ['', null, null, null],
        [7.5, 7.5, 7.5, 7.5],
      ]);
      expect(ranges[0]!.formats[1]).toEqual(['General', '0.00', '0.00', '0.00']);
    });

    it('a formula follows a cell of another sheet', async () => {
      const { values } = await used(await created(), PAIRINGS);
      expect(values.slice(3, 7).map((row) => row[2])).toEqual([7, 7, 1.5, 2]);
    });

    it('merged cells are reported where a list is looked for', async () => {
      const read = await (await created()).read({ ranges: [], contents: [{ sheet: PAIRINGS }] });
      expect(read.ok && read.value.contents[0]!.merges).toEqual([area(0, 0, 1, 3)]);
    });

    it('a used range begins where something stands', async () => {
      const late = sheetPlan('Late', { blocks: [{ kind: 'values', area: area(4, 2), values: [['here']] }] });
      expect((await used(await created(workbookPlan(late)), 'Late')).area).toEqual(area(4, 2));
      expect((await used(await created(workbookPlan(sheetPlan('Blank'))), 'Blank')).area.rows).toBe(0);
    });

    it('a row of height 0 is hidden', async () => {
      const rows = [
        { row: 1, height: 0 },
        { row: 2, height: 30 },
      ];
      const values = [['a'], ['b'], ['c'], ['d']];
      const blocks = [{ kind: 'values' as const, area: area(0, 0, 4), values }];
      const book = await created(workbookPlan(sheetPlan('Rows', { rows, blocks })));
      expect((await used(book, 'Rows')).hiddenRows).toEqual([1]);
    });

    it('a name that is taken, in whatever case, stops it, and nothing is changed', async () => {
      const book = await empty();
      const plan = workbookPlan(sheetPlan('Other'), sheetPlan('MINE'));
      expect(codesOf(await book.create(plan))).toEqual(['sheet-name-taken']);
      expect((await look(book)).sheets.map((sheet) => sheet.name)).toEqual(['Mine']);
      const twice = await created();
      expect(codesOf(await twice.create(PLAN))).toEqual([
        'sheet-name-taken',
        'sheet-name-taken',
        'sheet-name-taken',
        'table-name-taken',
        'table-name-taken',
      ]);
    });

    it.each([
      ['a sheet name of 32 letters', 'sheet-name-invalid', workbookPlan(sheetPlan('x'.repeat(32)))],
      ['a sheet name with a slash', 'sheet-name-invalid', workbookPlan(sheetPlan('a/b'))],
      ['a sheet name that begins with an apostrophe', 'sheet-name-invalid', workbookPlan(sheetPlan("'a"))],
      ['a table name like a cell', 'plan-refused', tablePlan('AB12', ['a'])],
      ['a table name with a space', 'plan-refused', tablePlan('my table', ['a'])],
      ['two headings that differ in case alone', 'plan-refused', tablePlan('Fine', ['a', 'A'])],
      ['a heading that is a number', 'plan-refused', tablePlan('Fine', [1])],
      ['a text of 32,768 letters', 'text-too-long', textPlan('x'.repeat(32_768))],
    ])('%s, which Excel refuses, is the problem %s and changes nothing', async (_, code, plan) => {
      const book = await empty();
      expect(codesOf(await book.create(plan))).toEqual([code]);
      expect((await look(book)).sheets).toHaveLength(1);
    });

    it('two tournaments live in one workbook', async () => {
      const book = await created();
      expect(await book.create(tablePlan('Autumn', ['No']))).toMatchObject({ ok: true });
      const { sheets, tables, names } = await look(book);
      expect(sheets.filter(({ active }) => active)).toEqual([
        { name: 'Table', visibility: 'visible', active: true },
      ]);
      expect(tables.map((table) => table.name)).toEqual(['Spring_Pairings', 'Spring_Log', 'Autumn']);
      expect(names.at(-1)).toEqual({ sheet: 'Table', name: 'Roundabout_Test', refersTo: "'Table'!$A$1" });
    });
  });

  describe(`${name}: read`, () => {
    it('a sheet that is not there is a problem', async () => {
      const read = await (await empty()).read({ ranges: [{ sheet: 'Nowhere', area: 'used' }] });
      expect(read).toMatchObject({ problems: [{ code: 'sheet-missing', values: { sheet: 'Nowhere' } }] });
    });

    it('a sheet is found whatever the case, and cells beyond its data are empty', async () => {
      const { ranges } = value(
        await (await empty()).read({ ranges: [{ sheet: 'MINE', area: area(0, 0, 2, 2) }] }),
      );
      expect(ranges[0]).toMatchObject({
        sheet: 'Mine',
        values: [
          ['keep me', null],
          [null, null],
        ],
      });
    });
  });

  describe(`${name}: bold cells`, () => {
    const styles = [
      { area: area(1, 0, 1, 3), style: { bold: true } },
      { area: area(1, 1), style: { bold: false } },
      { area: area(2, 2), style: { italic: true } },
      { area: area(2, 1), style: { bold: true, italic: true } },
    ];
    const values = [
      ['a', 'b', 'c'],
      [1, 0, 0.5],
      ['½', '=', null],
    ];
    const book = () =>
      created(
        workbookPlan(
          sheetPlan('Bold', { blocks: [{ kind: 'values', area: area(0, 0, 3, 3), values }], styles }),
        ),
      );

    it('are told where that is asked for, each by its own look', async () => {
      const { ranges } = value(
        await (
          await book()
        ).read({
          ranges: [
            { sheet: 'Bold', area: 'used', bold: true },
            { sheet: 'Bold', area: area(1, 1, 3, 2), bold: true },
            { sheet: 'Bold', area: 'used' },
          ],
        }),
      );
      expect(ranges.map(({ bold }) => bold)).toEqual([
        [
          [false, false, false],
          [true, false, true],
          [false, true, false],
        ],
        [
          [false, true],
          [true, false],
          [false, false],
        ],
        undefined,
      ]);
    });
  });

  describe(`${name}: what stands on a sheet`, () => {
    const values = (row: number, column: number, lines: readonly (readonly CellValue[])[]) => ({
      kind: 'values' as const,
      area: area(row, column, lines.length, lines[0]!.length),
      values: lines,
    });
    const far = async (): Promise<Workbook> =>
      created(
        workbookPlan(
          sheetPlan('Far', {
            blocks: [
              values(2, 1, [
                ['Name', 'Rating'],
                ['Anna', 2000],
              ]),
              values(6, 1, [['Bert', 1900]]),
              values(600, 120, [['x']]),
              { kind: 'formula', area: area(3, 3), formula: 'C4*2', format: '0.00' },
            ],
            rows: [{ row: 6, height: 0 }],
            styles: [{ area: area(5, 0, 2, 2), style: { strike: true } }],
          }),
        ),
      );
    const contentIn = async (book: Workbook, where?: Area) => {
      const { contents } = value<Snapshot>(
        await book.read({ ranges: [], contents: [{ sheet: 'Far', area: where }] }),
      );
      return contents[0]!;
    };

    it('comes with one blank row and column for each run of them, however far apart', async () => {
      const content = await contentIn(await far());
      expect(content.area).toEqual(area(2, 1, 599, 120));
      expect(content.rows).toEqual([2, 3, 4, 6, 7, 600]);
      expect(content.columns).toEqual([1, 2, 3, 4, 120]);
      expect(content.values).toEqual([
        ['Name', 'Rating', null, null, null],
        ['Anna', 2000, 4000, null, null],
        [null, null, null, null, null],
        ['Bert', 1900, null, null, null],
        [null, null, null, null, null],
        [null, null, null, null, 'x'],
      ]);
      expect(content.calculated.map((line) => line.indexOf(true))).toEqual([-1, 2, -1, -1, -1, -1]);
      expect(content.formats[1]).toEqual(['General', 'General', '0.00', 'General', 'General']);
      expect(content.hiddenRows).toEqual([6]);
      expect(content.struck).toEqual([{ row: 6, column: 1 }]);
    });

    it('its formulas come alone, sheet by sheet, however far apart, also those that are filled down', async () => {
      const values: readonly (readonly CellValue[])[] = [['=1+1'], [2]];
      const book = await created(
        workbookPlan(
          sheetPlan('Far', {
            blocks: [
              { kind: 'values', area: area(0, 0, 2, 1), values, format: '@' },
              { kind: 'formula', area: area(1, 1, 2, 1), formula: 'A2*2', format: 'General' },
              { kind: 'formula', area: area(700, 300), formula: 'A2*3', format: '0' },
            ],
          }),
          sheetPlan('Bare', {
            blocks: [{ kind: 'formula', area: area(3, 3), formula: 'A1+1', format: '0' }],
          }),
        ),
      );
      const { formulas, ranges } = value<Snapshot>(
        await book.read({ ranges: [], formulas: ['bare', 'Mine', 'Far'] }),
      );
      expect(ranges).toEqual([]);
      expect(formulas).toEqual([
        { sheet: 'Bare', row: 3, column: 3, formula: 'A1+1' },
        { sheet: 'Far', row: 1, column: 1, formula: 'A2*2' },
        { sheet: 'Far', row: 2, column: 1, formula: 'A3*2' },
        { sheet: 'Far', row: 700, column: 300, formula: 'A2*3' },
      ]);
      expect(codesOf(await book.read({ ranges: [], formulas: ['Far', 'Nowhere'] }))).toEqual([
        'sheet-missing',
      ]);
    });

    it('can be that of an area, too, which may hold nothing', async () => {
      const book = await far();
      expect(await contentIn(book, area(0, 1, 10, 1))).toMatchObject({
        sheet: 'Far',
        area: area(0, 1, 10, 1),
        rows: [2, 3, 4, 6],
        columns: [1],
        values: [['Name'], ['Anna'], [null], ['Bert']],
      });
      const nothing = { rows: [], columns: [], values: [] };
      expect(await contentIn(book, area(20, 0, 5, 5))).toMatchObject({ ...nothing, area: area(20, 0, 5, 5) });
      const read = await (await empty()).read({ ranges: [], contents: [{ sheet: 'Nowhere' }] });
      expect(codesOf(read)).toEqual(['sheet-missing']);
    });
  });

  describe(`${name}: change`, () => {
    it('writes the cells, and formulas everywhere on our sheets have followed', async () => {
      const book = await created();
      expect(await book.change({ cells: [change(0, 0, 7, 101)] })).toEqual({ ok: true, value: null });
      const after = await reopened(book);
      expect((await used(after, 'Calc')).values.map((row) => row[0])).toEqual([
        101,
        0.5,
        true,
        null,
        'a<b>101',
        false,
        { error: '#DIV/0!' },
        'much',
        101.5,
      ]);
      expect((await used(after, PAIRINGS)).values.slice(3, 5).map((row) => row[2])).toEqual([101, 101]);
    });

    it('a cell that does not hold what was expected stops all of it, with each such cell named', async () => {
      const book = await created();
      const before = await look(book, 'Calc', PAIRINGS);
      const patch = { cells: [change(0, 0, 7, 8), change(1, 0, 1, 2), change(3, 0, 'x', 2)] };
      expect(await book.change(patch)).toMatchObject({
        problems: [
          {
            code: 'changed-meanwhile',
            place: { sheet: 'Calc', cell: 'A2' },
            values: { expected: 1, found: 0.5 },
          },
          {
            code: 'changed-meanwhile',
            place: { sheet: 'Calc', cell: 'A4' },
            values: { expected: 'x', found: '' },
          },
        ],
      });
      expect(await look(book, 'Calc', PAIRINGS)).toEqual(before);
    });

    it('a cell that is only seen is compared as well, on any sheet, and is never written', async () => {
      const book = await created();
      const before = await look(book, 'Calc', PAIRINGS);
      const seen = (expect: CellValue) => [
        { sheet: 'Calc', row: 1, column: 0, expect },
        { sheet: PAIRINGS, row: 3, column: 1, expect: TEXTS[0]! },
      ];
      const cells = [change(0, 0, 7, 8)];
      expect(await book.change({ cells, unchanged: seen(1) })).toMatchObject({
        problems: [{ code: 'changed-meanwhile', place: { sheet: 'Calc', cell: 'A2' } }],
      });
      const lost = [{ sheet: 'Nowhere', row: 0, column: 0, expect: null }];
      expect(codesOf(await book.change({ cells, unchanged: lost }))).toEqual(['sheet-missing']);
      expect(await look(book, 'Calc', PAIRINGS)).toEqual(before);
      expect(codesOf(await book.change({ cells, unchanged: seen(0.5) }))).toEqual([]);
      const after = await reopened(book);
      expect((await cell(after, 'Calc', 0, 0)).value).toBe(8);
      expect(await cell(after, 'Calc', 1, 0)).toEqual(await cell(await created(), 'Calc', 1, 0));
      expect(await cell(after, PAIRINGS, 3, 1)).toEqual({ value: TEXTS[0], formula: null, format: '@' });
    });

    it('number and text of the same look differ; text of no letters and an empty cell do not', async () => {
      const book = await created();
      expect(codesOf(await book.change({ cells: [change(0, 0, '7', 8)] }))).toEqual(['changed-meanwhile']);
      expect(codesOf(await book.change({ cells: [change(2, 0, 1, 8)] }))).toEqual(['changed-meanwhile']);
      expect(codesOf(await book.change({ cells: [change(3, 0, '', 8)] }))).toEqual([]);
      expect(codesOf(await book.change({ cells: [change(3, 0, 8, '')] }))).toEqual([]);
      expect((await cell(await reopened(book), 'Calc', 3, 0)).value).toBeNull();
    });

    it('an inverted patch restores what was there', async () => {
      const book = await created();
      const before = await look(book, 'Calc', PAIRINGS, 'Log');
      const patch: Patch = {
        cells: [
          change(0, 0, 7, 'seven'),
          change(2, 0, true, null),
          change(3, 0, null, false),
          change(20, 9, null, 'far away'),
          { sheet: PAIRINGS, row: 3, column: 1, expect: '=1+1', write: '½-½' },
        ],
      };
      expect(await book.change(patch)).toMatchObject({ ok: true });
      const between = await reopened(book);
      expect(await cell(between, 'Calc', 20, 9)).toMatchObject({ value: 'far away' });
      expect(await between.change(inverted(patch))).toMatchObject({ ok: true });
      expect(await look(await reopened(between), 'Calc', PAIRINGS, 'Log')).toEqual(before);
    });

    it.each(written)('writes %j as text', async (text) => {
      const book = await created();
      await book.change({ cells: [{ ...change(3, 0, null, text), format: '@' }] });
      expect(await cell(await reopened(book), 'Calc', 3, 0)).toEqual({
        value: text,
        formula: null,
        format: '@',
      });
    });

    it('a format is set where one is given, else the cell keeps its own', async () => {
      const book = await created();
      await book.change({
        cells: [
          { sheet: PAIRINGS, row: 3, column: 1, expect: '=1+1', write: '1-0' },
          { sheet: PAIRINGS, row: 4, column: 1, expect: '+1', write: 2, format: '0.000' },
        ],
      });
      const after = await reopened(book);
      expect(await cell(after, PAIRINGS, 3, 1)).toMatchObject({ value: '1-0', format: '@' });
      expect(await cell(after, PAIRINGS, 4, 1)).toMatchObject({ value: 2, format: '0.000' });
    });

    it('a value may take the place of a formula, and errors and empty texts of formulas are compared too', async () => {
      const book = await created();
      const patch = {
        cells: [change(6, 0, { error: '#DIV/0!' }, 1), change(7, 0, '', 2), change(0, 1, 21.5, 3)],
      };
      expect(await book.change(patch)).toMatchObject({ ok: true });
      const after = await reopened(book);
      expect(await cell(after, 'Calc', 6, 0)).toMatchObject({ value: 1, formula: null });
      expect(await cell(after, 'Calc', 0, 1)).toMatchObject({ value: 3, formula: null });
      expect(await cell(after, 'Calc', 1, 1)).toMatchObject({ value: 8.5, formula: '$A2*2+B$9' });
    });

    it('a formula takes the place of a value, in its format, and is worked out; taken back, the value stands there again', async () => {
      const book = await created();
      const before = await look(book, 'Calc');
      const typed = { cells: [change(0, 1, 21.5, 'hello'), change(1, 0, 0.5, 3)] };
      expect(await book.change(typed)).toMatchObject({ ok: true });
      const over: CellChange = {
        ...change(0, 1, 'hello', null),
        ...{ expectFormula: null, writeFormula: '$A1*2+B$9', format: '0.00' },
      };
      const other: CellChange = {
        ...change(6, 0, null, null),
        ...{ expectFormula: '1/A4', writeFormula: `'${PAIRINGS.replace("'", "''")}'!C4&"<&"` },
      };
      const damaged = await reopened(book);
      expect(await damaged.change({ cells: [over, other] })).toMatchObject({ ok: true });
      const between = await reopened(damaged);
      expect(await cell(between, 'Calc', 0, 1)).toEqual({ value: 24, formula: '$A1*2+B$9', format: '0.00' });
      expect(await cell(between, 'Calc', 6, 0)).toMatchObject({
        value: '7<&',
        formula: "'Spring''s Pairings'!C4&\"<&\"",
      });
      await between.change({
        cells: [
          { ...change(1, 0, 3, 0.5) },
          { ...change(6, 0, null, null), expectFormula: other.writeFormula!, writeFormula: '1/A4' },
        ],
      });
      expect(await look(await reopened(between), 'Calc')).toEqual(before);
      const back = { ...change(0, 1, null, 'hello'), expectFormula: '$A1*2+B$9' };
      expect(await between.change({ cells: [back] })).toMatchObject({ ok: true });
      expect(await cell(await reopened(between), 'Calc', 0, 1)).toMatchObject({
        value: 'hello',
        formula: null,
      });
    });

    it('a formula that is not the expected one, or stands where a value is expected, refuses the patch', async () => {
      const book = await created();
      const before = await look(book, 'Calc');
      const write = { writeFormula: '1+1' };
      const asked = (expectFormula: string | null) =>
        book.change({
          cells: [change(0, 0, 7, 8), { ...change(0, 1, 21.5, null), ...write, expectFormula }],
        });
      expect(await asked('$A1*3+B$9')).toMatchObject({
        problems: [
          {
            code: 'changed-meanwhile',
            place: { sheet: 'Calc', cell: 'B1' },
            values: { expected: '=$A1*3+B$9', found: '=$A1*2+B$9' },
          },
        ],
      });
      expect(await asked(null)).toMatchObject({
        problems: [{ code: 'changed-meanwhile', values: { expected: 21.5, found: '=$A1*2+B$9' } }],
      });
      expect(await look(await reopened(book), 'Calc')).toEqual(before);
    });

    it('appended rows come below the last row of the table, in its formats, and the table grows', async () => {
      const book = await created();
      const rows = [
        [2, '=C.07', 'B5'],
        [3, null, '1-0'],
      ];
      expect(await book.change({ cells: [], append: { table: 'spring_log', rows } })).toMatchObject({
        ok: true,
      });
      const after = await reopened(book);
      const { values, formats } = await used(after, 'Log');
      expect(values).toEqual([['Step', 'Rule', 'Cells'], [1, 'C.05', 'B4'], ...rows]);
      expect(formats[3]).toEqual(['@', '@', '@']);
      expect((await look(after)).tables[1]).toEqual({
        sheet: 'Log',
        name: 'Spring_Log',
        area: area(0, 0, 4, 3),
      });
      expect(await after.change({ cells: [], append: { table: 'Spring_Log', rows: [[4]] } })).toMatchObject({
        ok: true,
      });
      expect((await cell(await reopened(after), 'Log', 4, 0)).value).toBe(4);
    });

    it('what stands below a table is not written over', async () => {
      const book = await created();
      await book.change({ cells: [{ sheet: 'Log', row: 3, column: 1, expect: null, write: 'mine' }] });
      const before = await look(book, 'Log');
      const result = await book.change({
        cells: [change(0, 0, 7, 8)],
        append: {
          table: 'Spring_Log',
          rows: [
            [2, 'x'],
            [3, 'y'],
          ],
        },
      });
      expect(result).toMatchObject({
        problems: [{ code: 'changed-meanwhile', place: { sheet: 'Log', cell: 'B4' } }],
      });
      expect(await look(book, 'Log')).toEqual(before);
      expect((await cell(book, 'Calc', 0, 0)).value).toBe(7);
    });

    it('a sheet or a table that is not there is a problem', async () => {
      const book = await created();
      expect(codesOf(await book.change({ cells: [{ ...change(0, 0, 7, 8), sheet: 'No' }] }))).toEqual([
        'sheet-missing',
      ]);
      expect(codesOf(await book.change({ cells: [], append: { table: 'No', rows: [[1]] } }))).toEqual([
        'workbook-part-missing',
      ]);
    });
  });
};

function tablePlan(name: string, headings: readonly CellValue[]): WorkbookPlan {
  const place = area(0, 0, 2, headings.length);
  return workbookPlan(
    sheetPlan('Table', {
      blocks: [{ kind: 'values', area: place, values: [headings] }],
      tables: [{ name, area: place, style: 'TableStyleLight1' }],
    }),
  );
}

function textPlan(text: string): WorkbookPlan {
  return workbookPlan(
    sheetPlan('Long', { blocks: [{ kind: 'values', area: area(0, 0), values: [[text]] }] }),
  );
}
