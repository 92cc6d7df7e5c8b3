import { addName, addSheet, createBook, HostError, isNameText } from '../../emulator/model';
import { area } from '../../src/grid/cell';
import type { SheetPlan, WorkbookPlan } from '../../src/grid/plan';
import { planProblems } from '../../src/workbook/plan-problems';
import { closePages, type Page } from '../emulator/office';
import { valueOf } from '../results';
import { excel, lookOf, told, workbook } from './excel';
import { sheetPlan, workbookPlan } from './plan';

afterEach(closePages);

const table = (name: string, row = 0, column = 0): Pick<SheetPlan, 'blocks' | 'tables'> => ({
  blocks: [
    {
      kind: 'values',
      area: area(row, column, 2, 2),
      values: [
        ['No', 'Name'],
        [1, 'Ann'],
      ],
    },
  ],
  tables: [{ name, area: area(row, column, 2, 2), style: 'TableStyleLight1' }],
});

const both = (
  one: Pick<SheetPlan, 'blocks' | 'tables'>,
  other: Pick<SheetPlan, 'blocks' | 'tables'>,
): Pick<SheetPlan, 'blocks' | 'tables'> => ({
  blocks: [...one.blocks, ...other.blocks],
  tables: [...one.tables, ...other.tables],
});

const withName = (name: string): WorkbookPlan => {
  const plan = workbookPlan(sheetPlan('Fine'));
  return { ...plan, names: [{ sheet: 'Fine', name, refersTo: "'Fine'!$A$1" }] };
};

const textOf = (length: number): WorkbookPlan =>
  workbookPlan(
    sheetPlan('Long', {
      blocks: [{ kind: 'values', area: area(1, 2), values: [['x'.repeat(length)]], format: '@' }],
    }),
  );

describe('a plan that Excel would refuse', () => {
  /** A workbook with a table `Spring` and a name `Autumn` of its own. */
  const taken = async (): Promise<Page> => {
    const page = await excel();
    await page.Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Budget');
      sheet.getRange('A1:B2').values = [
        ['a', 'b'],
        [1, 2],
      ];
      sheet.tables.add('A1:B2', true).name = 'Spring';
      context.workbook.names.add('Autumn', sheet.getRange('A1'));
      await context.sync();
    });
    return page;
  };

  it.each<[string, string, WorkbookPlan]>([
    [
      'a sheet name of 32 units',
      `sheet-name-invalid ${'x'.repeat(32)}`,
      workbookPlan(sheetPlan('x'.repeat(32))),
    ],
    ['a sheet name with a colon', 'sheet-name-invalid a:b', workbookPlan(sheetPlan('a:b'))],
    ['a sheet name that ends in an apostrophe', "sheet-name-invalid a'", workbookPlan(sheetPlan("a'"))],
    ['the sheet name History', 'sheet-name-invalid History', workbookPlan(sheetPlan('History'))],
    [
      'a sheet name of another sheet, in other case',
      'sheet-name-taken BUDGET',
      workbookPlan(sheetPlan('BUDGET')),
    ],
    [
      'a table name that a table has',
      'table-name-taken New',
      workbookPlan(sheetPlan('New', table('SPRING'))),
    ],
    ['a table name that a name has', 'table-name-taken New', workbookPlan(sheetPlan('New', table('autumn')))],
    ['a table name like a cell', 'plan-refused New', workbookPlan(sheetPlan('New', table('AB12')))],
    [
      'two tables that overlap',
      'plan-refused New',
      workbookPlan(sheetPlan('New', both(table('One'), table('Two', 1, 1)))),
    ],
    [
      'a table over merged cells',
      'plan-refused New',
      workbookPlan(sheetPlan('New', { ...table('One'), merges: [area(1, 0, 1, 2)] })),
    ],
    ['a name with a space', 'plan-refused Fine', withName('Roundabout Test')],
    ['a name like a cell', 'plan-refused Fine', withName('R1C1')],
    [
      'more values than cells',
      'plan-refused New',
      workbookPlan(sheetPlan('New', { blocks: [{ kind: 'values', area: area(0, 0), values: [[1, 2]] }] })),
    ],
    ['a text of 32,768 units', 'text-too-long Long C2', textOf(32_768)],
  ])('%s: %s, found before anything is written', async (_, problem, plan) => {
    const page = await taken();
    const before = lookOf(page);
    page.host.reset();
    expect(told(await workbook.create(plan))).toEqual([problem]);
    expect(lookOf(page)).toEqual(before);
    expect(page.host.log.every(({ body }) => !/"Name":"Add"|"Values"/.test(body))).toBe(true);
  });

  it('tables side by side and a text of 32,767 units are written', async () => {
    const page = await taken();
    const plan = workbookPlan(
      sheetPlan('New', both(table('One'), table('Two', 0, 3))),
      ...textOf(32_767).sheets,
    );
    valueOf(await workbook.create(plan));
    expect(page.host.book.state.sheets.flatMap(({ tables }) => tables.map(({ name }) => name))).toEqual([
      'Spring',
      'One',
      'Two',
    ]);
    const read = valueOf(await workbook.read({ ranges: [{ sheet: 'Long', area: area(1, 2) }] }));
    expect(read.ranges[0]!.values).toEqual([['x'.repeat(32_767)]]);
  });

  const accepts = (act: () => unknown): boolean => {
    try {
      act();
      return true;
    } catch (error) {
      if (error instanceof HostError) return false;
      throw error;
    }
  };

  it.each([
    ...['x'.repeat(31), 'x'.repeat(32), 'a\\b', 'a/b', 'a?b', 'a*b', 'a[b', 'a]b', 'a:b', "'a", "a'", "It's"],
    ...['History', 'HISTORY', 'history of chess', ' ', 'Mine', 'mine', '½ points', '2026', 'A1', 'a!b'],
  ])('the sheet name “%s” is refused by us if Excel refuses it, else not', (name) => {
    const ours = planProblems(workbookPlan(sheetPlan(name)), ['Mine'], []);
    expect(ours.length === 0).toBe(accepts(() => addSheet(createBook(['Mine']), name)));
  });

  it.each([
    ...[
      'Roundabout_id',
      '_x',
      'R',
      'r',
      'C',
      'R1C1',
      'RC',
      'A1',
      'XFD1048576',
      'a b',
      '1a',
      'a-b',
      'a.b',
      'Größe',
    ],
    ...['a'.repeat(255), 'a'.repeat(256), 'TAX2026', 'TAXES2026', '', 'a\\b', '\\a'],
  ])('the name “%s” is refused by us if Excel refuses it, else not', (name) => {
    const book = createBook(['Fine']);
    expect(isNameText(name)).toBe(accepts(() => addName(book, book.state.active, name, 1)));
    expect(planProblems(withName(name), [], []).length === 0).toBe(isNameText(name));
    const tables = workbookPlan(sheetPlan('Fine', table(name)));
    expect(planProblems(tables, [], []).length === 0).toBe(isNameText(name));
  });
});
