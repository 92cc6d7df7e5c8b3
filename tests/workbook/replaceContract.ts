import { look, value } from './contract';
import { area } from '../../src/grid/cell';
import type { SheetPlan, WorkbookPlan } from '../../src/grid/plan';
import type { CellChange, Outgoing, Workbook } from '../../src/workbook/port';
import { codesOf } from '../results';
import { PLAN, sheetPlan, workbookPlan } from './plan';

const OLD = PLAN.sheets.map(({ name }) => name);
const [PAIRINGS, CALC, LOG] = OLD as [string, string, string];

const tabs = async (book: Workbook): Promise<readonly string[]> =>
  (await look(book)).sheets.map(({ name }) => name);

/** The sheets as they are read now; what is calculated on the hidden one nobody types. */
const outgoing = async (book: Workbook): Promise<Outgoing> => ({
  sheets: OLD,
  asRead: (await look(book, PAIRINGS, LOG)).ranges,
});

/** A sheet more, whose formula looks at another, and a line more in the Log. */
const grown = (): WorkbookPlan => {
  const [pairings, calculation, log] = PLAN.sheets as [SheetPlan, SheetPlan, SheetPlan];
  const extra = sheetPlan('Extra', {
    blocks: [
      { kind: 'values', area: area(0, 0), values: [['more']] },
      { kind: 'formula', area: area(0, 1), formula: "'Calc'!$A$1+1", format: '0' },
    ],
  });
  const second = (rows: number) => area(0, 0, rows, 3);
  return {
    ...PLAN,
    sheets: [
      pairings,
      extra,
      calculation,
      {
        ...log,
        blocks: [
          {
            kind: 'values',
            area: second(3),
            values: [
              ['Step', 'Rule', 'Cells'],
              [1, 'C.05', 'B4'],
              [2, 'enter', ''],
            ],
            format: '@',
          },
        ],
        tables: [{ ...log.tables![0]!, area: second(3) }],
      },
    ],
    names: [...PLAN.names, { sheet: 'Extra', name: 'Roundabout_Test', refersTo: "'Extra'!$A$1" }],
    active: { sheet: 'Extra', row: 0, column: 0 },
  };
};

const OTHER = workbookPlan(
  sheetPlan('Autumn', {
    blocks: [
      { kind: 'values', area: area(0, 0, 2, 1), values: [['No'], [1]] },
      { kind: 'formula', area: area(4, 0), formula: '$A$2*2', format: '0' },
    ],
    tables: [{ name: 'Autumn', area: area(0, 0, 2, 1), style: 'TableStyleLight1' }],
  }),
);

/** What every adapter keeps to when sheets come in the place of others. `empty` and `reopened` as in the first contract. */
export const replaceContract = (
  name: string,
  empty: () => Promise<Workbook>,
  reopened: (book: Workbook) => Promise<Workbook> = async (book) => book,
): void => {
  /** Mine, then a tournament of three sheets, then another tournament. */
  const standing = async (): Promise<Workbook> => {
    const book = await empty();
    value(await book.create(PLAN));
    value(await book.create(OTHER));
    return reopened(book);
  };
  const typed = async (book: Workbook, ...cells: readonly CellChange[]) =>
    value(await book.change({ cells }));

  describe(`${name}: replace`, () => {
    it('the sheets of a plan come in the place of others: each at its tab, a new one behind the one before it', async () => {
      const book = await standing();
      expect(await tabs(book)).toEqual(['Mine', PAIRINGS, CALC, LOG, 'Autumn']);
      expect(await book.replace(await outgoing(book), grown())).toEqual({
        ok: true,
        value: { warnings: [] },
      });
      const { sheets } = await look(await reopened(book));
      expect(sheets).toEqual([
        { name: 'Mine', visibility: 'visible', active: false },
        { name: PAIRINGS, visibility: 'visible', active: false },
        { name: 'Extra', visibility: 'visible', active: true },
        { name: CALC, visibility: 'hidden', active: false },
        { name: LOG, visibility: 'visible', active: false },
        { name: 'Autumn', visibility: 'visible', active: false },
      ]);
    });

    it('they are what they would be in a workbook that never had others; what else it holds stays', async () => {
      const book = await standing();
      const before = await look(book, 'Mine', 'Autumn');
      value(await book.replace(await outgoing(book), grown()));
      const names = [PAIRINGS, 'Extra', CALC, LOG];
      const after = await reopened(book);
      const [found, kept] = [await look(after, ...names), await look(after, 'Mine', 'Autumn')];
      const fresh = await empty();
      value(await fresh.create(grown()));
      const made = await look(await reopened(fresh), ...names);
      const of = <T extends { sheet: string | null }>(all: readonly T[], other: boolean) =>
        all.filter(({ sheet }) => (sheet === 'Autumn') === other);
      expect(found.ranges).toEqual(made.ranges);
      expect(new Set(of(found.names, false))).toEqual(new Set(made.names));
      expect(new Set(of(found.tables, false))).toEqual(new Set(made.tables));
      expect(kept.ranges).toEqual(before.ranges);
      expect(of(kept.names, true)).toEqual(of(before.names, true));
      expect(of(kept.tables, true)).toEqual(of(before.tables, true));
    });

    it('the new sheets live: what is typed is followed by formulas, and their table takes rows', async () => {
      const book = await standing();
      value(await book.replace(await outgoing(book), grown()));
      const after = await reopened(book);
      await typed(after, { sheet: CALC, row: 0, column: 0, expect: 7, write: 41 });
      const { ranges } = await look(after, 'Extra');
      expect(ranges[0]!.values[0]).toEqual(['more', 42]);
      const append = { table: 'Spring_Log', rows: [[3, 'undo', '']] };
      value(await after.change({ cells: [], append }));
      expect((await look(await reopened(after), LOG)).ranges[0]!.values.at(-1)!.slice(0, 2)).toEqual([
        3,
        'undo',
      ]);
    });

    it('replaced and replaced back, everything reads as before', async () => {
      const book = await standing();
      const all = ['Mine', ...OLD, 'Autumn'];
      const before = await look(book, ...all);
      value(await book.replace(await outgoing(book), grown()));
      const between = await reopened(book);
      const seen = (await look(between, PAIRINGS, 'Extra', LOG)).ranges;
      value(await between.replace({ sheets: [PAIRINGS, 'Extra', CALC, LOG], asRead: seen }, PLAN));
      const after = await look(await reopened(between), ...all);
      expect(after.ranges).toEqual(before.ranges);
      expect(new Set(after.tables)).toEqual(new Set(before.tables));
      expect(after.names).toEqual(before.names);
      expect(after.sheets.map((sheet) => sheet.name)).toEqual(all);
    });

    it('a cell that was typed into meanwhile stops it, inside and outside of what was used, each cell named', async () => {
      const book = await standing();
      const seen = { sheets: OLD, asRead: (await look(book, ...OLD)).ranges };
      await typed(
        book,
        { sheet: LOG, row: 1, column: 1, expect: 'C.05', write: 'C.07' },
        { sheet: LOG, row: 9, column: 5, expect: null, write: 'my note' },
        { sheet: PAIRINGS, row: 1, column: 0, expect: null, write: 0 },
        { sheet: CALC, row: 0, column: 1, expect: 21.5, write: 9 },
      );
      const before = await look(book, 'Mine', ...OLD, 'Autumn');
      const result = await book.replace(seen, grown());
      expect(result).toMatchObject({
        problems: [
          { code: 'changed-meanwhile', place: { sheet: PAIRINGS, cell: 'A2' } },
          { code: 'changed-meanwhile', place: { sheet: CALC, cell: 'B1' } },
          { code: 'changed-meanwhile', place: { sheet: LOG, cell: 'B2' }, values: { found: 'C.07' } },
          { code: 'changed-meanwhile', place: { sheet: LOG, cell: 'F10' }, values: { found: 'my note' } },
        ],
      });
      expect(await look(book, 'Mine', ...OLD, 'Autumn')).toEqual(before);
    });

    it('what a formula shows may change meanwhile', async () => {
      const book = await standing();
      const seen = await outgoing(book);
      await typed(book, { sheet: CALC, row: 0, column: 0, expect: 7, write: 8 });
      expect(codesOf(await book.replace(seen, grown()))).toEqual([]);
    });

    it('a sheet that is gone, and a name that somebody else has, stop it, and nothing is changed', async () => {
      const book = await standing();
      const { sheets, asRead: seen } = await outgoing(book);
      const before = await look(book, 'Mine', ...OLD, 'Autumn');
      expect(codesOf(await book.replace({ sheets: [...sheets, 'Nowhere'], asRead: seen }, PLAN))).toEqual([
        'sheet-missing',
      ]);
      const taken = workbookPlan(sheetPlan('MINE'), sheetPlan(LOG));
      expect(codesOf(await book.replace({ sheets, asRead: seen }, taken))).toEqual(['sheet-name-taken']);
      const table = { ...OTHER.sheets[0]!, name: 'Fresh' };
      expect(codesOf(await book.replace({ sheets, asRead: seen }, workbookPlan(table)))).toEqual([
        'table-name-taken',
      ]);
      expect(await look(book, 'Mine', ...OLD, 'Autumn')).toEqual(before);
    });
  });

  describe(`${name}: remove`, () => {
    it('sheets go with their tables and names, hidden ones too; what else there is stays', async () => {
      const book = await standing();
      const before = await look(book, 'Mine', 'Autumn');
      value(await book.remove(await outgoing(book)));
      const after = await look(await reopened(book), 'Mine', 'Autumn');
      expect(after.ranges).toEqual(before.ranges);
      expect(after.sheets.map((sheet) => sheet.name)).toEqual(['Mine', 'Autumn']);
      expect(after.sheets.filter(({ active }) => active)).toHaveLength(1);
      expect(after.tables).toEqual(before.tables.filter(({ sheet }) => sheet === 'Autumn'));
      expect(after.names).toEqual(before.names.filter(({ sheet }) => !OLD.includes(sheet!)));
    });

    it('what was typed meanwhile, a sheet that is gone, and the last sheet in sight stop it', async () => {
      const book = await standing();
      const { sheets, asRead: seen } = await outgoing(book);
      expect(codesOf(await book.remove({ sheets: [...sheets, 'Nowhere'], asRead: seen }))).toEqual([
        'sheet-missing',
      ]);
      expect(codesOf(await book.remove({ sheets: ['Mine', ...OLD, 'Autumn'], asRead: seen }))).toEqual([
        'last-visible-sheet',
      ]);
      await typed(book, { sheet: LOG, row: 9, column: 5, expect: null, write: 'my note' });
      const before = await look(book, 'Mine', ...OLD, 'Autumn');
      expect(codesOf(await book.remove({ sheets, asRead: seen }))).toEqual(['changed-meanwhile']);
      expect(await look(book, 'Mine', ...OLD, 'Autumn')).toEqual(before);
    });
  });
};
