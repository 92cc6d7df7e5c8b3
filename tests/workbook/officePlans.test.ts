/** @sweep */
import {
  addName,
  addSheet,
  createBook,
  HostError,
  isNameText,
  getBorder,
  getSheet,
  setValues,
} from '../../emulator/model';
import { area, type Area } from '../../src/grid/cell';
import type { SheetPlan, WorkbookPlan } from '../../src/grid/plan';
import { planProblems } from '../../src/workbook/plan-problems';
import { closePages, type Page } from '../emulator/office';
import { valueOf } from '../results';
import { excel, lookOf, told, workbook, add, fresh } from './excel';
import { sheetPlan, workbookPlan } from './plan';
import { weigh } from '../../bench/requests';
import { WEB_PAYLOAD } from '../../emulator/host/faults';
import { refOf } from '../../emulator/model/book';
import { addTournament } from '../../src/app/create';
import { addHandout } from '../../src/app/handout';
import { openRoster, selectedList } from '../../src/app/roster';
import { lookSteps } from '../../src/workbook/office/looks';
import { stepsOf } from '../../src/workbook/office/write';
import { IS_SWEEP } from '../sample';

describe('plans that Excel would refuse', () => {
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
    tables: [...(one.tables ?? []), ...(other.tables ?? [])],
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
      [
        'a table name that a name has',
        'table-name-taken New',
        workbookPlan(sheetPlan('New', table('autumn'))),
      ],
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
      ...[
        'x'.repeat(31),
        'x'.repeat(32),
        'a\\b',
        'a/b',
        'a?b',
        'a*b',
        'a[b',
        'a]b',
        'a:b',
        "'a",
        "a'",
        "It's",
      ],
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
});

describe('lists in Excel', () => {
  afterEach(closePages);

  type Lines = readonly (readonly (string | number)[])[];

  const EIGHT = ['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Frida', 'Gero', 'Hanna'];
  const LIST: Lines = [['Name', 'Rating'], ...EIGHT.map((name, index) => [name, 2000 - index])];

  /** Excel on the web with values on the sheet Mine, each block with its top left cell. */
  const withValues = async (...blocks: readonly (readonly [number, number, Lines])[]): Promise<Page> => {
    const page = await excel();
    const { host } = page;
    for (const [row, column, lines] of blocks)
      setValues(
        host.book,
        refOf(getSheet(host.book, 'Mine'), area(row, column, lines.length, lines[0]!.length)),
        lines.map((line) => [...line]),
      );
    host.reset();
    host.faults.payloadLimit = WEB_PAYLOAD;
    return page;
  };

  const names = async (range?: Area): Promise<readonly string[]> =>
    valueOf(await openRoster(workbook, { sheet: 'Mine', range })).players.map(({ name }) => name);

  const numbers = (rows: number, columns: number): Lines =>
    Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => row * column));

  describe('a list in Excel', () => {
    it('is read in four requests of a few kilobytes', async () => {
      const { host } = await withValues([2, 1, LIST]);
      expect(await names()).toEqual(EIGHT);
      expect(host.counters.requests).toBeLessThanOrEqual(5);
      expect(host.counters.responseBytes).toBeLessThan(10_000);
    });

    it.each([
      ['XFD1048576', 1_048_575, 16_383],
      ['A1048576', 1_048_575, 0],
      ['XFD2000', 1999, 16_383],
    ])(
      'is found whatever stands in %s, in answers that Excel on the web can give',
      async (_, row, column) => {
        const { host } = await withValues([0, 0, LIST], [row, column, [['x']]]);
        expect(await names()).toEqual(EIGHT);
        const largest = Math.max(...host.log.map(({ responseBytes }) => responseBytes));
        expect(largest).toBeLessThan(WEB_PAYLOAD);
        expect(host.counters.responseBytes).toBeLessThan(10_000_000);
      },
    );

    if (IS_SWEEP)
      it('beside 20,000 rows of four columns comes in answers that Excel on the web can give', async () => {
        await withValues([0, 0, LIST], [0, 3, numbers(20_000, 4)]);
        expect(await names()).toEqual(EIGHT);
      });

    if (IS_SWEEP)
      it('on a sheet with too much is asked for, and read once it is selected', async () => {
        await withValues([0, 0, LIST], [0, 3, numbers(5000, 80)]);
        const found = await openRoster(workbook, { sheet: 'Mine' });
        expect(told(found)).toEqual(['sheet-too-full Mine']);
        expect(await names(area(0, 0, 9, 2))).toEqual(EIGHT);
        const columns = { sheet: 'Mine', area: area(0, 0, 1_048_576, 2) };
        expect(await names(valueOf(await selectedList(workbook, columns)).range)).toEqual(EIGHT);
      });
  });

  /** Excel on the web takes 5 MB; we keep to 4. */
  const LIMIT = 4_000_000;

  /** Requests, actions and kilobytes that a use case may take at most: what it takes now, and a tenth more. */
  const MOST: Readonly<Record<string, readonly [requests: number, actions: number, kilobytes: number]>> = {
    'create 10 players': [10, 2750, 500],
    'typed result': [3, 440, 61],
    withdraw: [5, 550, 75],
    refresh: [4, 530, 73],
    'late entry to 9': [20, 3600, 620],
    'team event of 8': [10, 3720, 640],
    'sections of 4': [10, 4290, 785],
    'create 100 players': [10, 3420, 1090],
    'slips of 24': [10, 9000, 1190],
    'slips of 30': [10, 13_800, 1840],
  };

  /** How many of them are tried each time. */
  const SAMPLE = 1;

  describe('what Excel is asked in a use case', () => {
    it('is no more than it was, and each request fits', async () => {
      const seen: string[] = [];
      for await (const [name, { requests, actions, bytes, largest }] of weigh()) {
        const [mostRequests, mostActions, mostKilobytes] = MOST[name]!;
        expect([
          name,
          requests <= mostRequests,
          actions <= mostActions,
          bytes <= mostKilobytes * 1000,
        ]).toEqual([name, true, true, true]);
        expect([name, largest < LIMIT]).toEqual([name, true]);
        seen.push(name);
        if (!IS_SWEEP && seen.length === SAMPLE) return;
      }
      expect(seen).toEqual(Object.keys(MOST));
    });
  });

  it('each new sheet gets the font that its widths are meant for, before any other look', async () => {
    const { host } = await excel();
    host.reset();
    const { plan } = valueOf(await addTournament(workbook, fresh(3), { time: '2026-11-20 09:00' }));
    const { body } = host.log.find((request) => request.body.includes('"Calibri"'))!;
    expect(body.split('["Calibri"]').length - 1).toBe(plan.sheets.length);
    expect(body.split('"ColumnWidth"')[0]).toContain('["Calibri"]');
  });

  describe('the bytes by which requests are cut', () => {
    it('are those that are sent, a fifth more or less', async () => {
      const { host } = await excel();
      host.reset();
      const { plan } = valueOf(await addTournament(workbook, fresh(10), { time: '2026-11-20 09:00' }));
      const sent = (word: string): number => host.log.find(({ body }) => body.includes(word))!.bytes;
      const sum = (steps: readonly { readonly bytes: number }[]): number =>
        steps.reduce((all, { bytes }) => all + bytes, 0);
      const names = 300 * plan.names.length;
      const [cells, looks] = [sum(plan.sheets.flatMap(stepsOf)), sum(plan.sheets.flatMap(lookSteps))];
      for (const share of [(cells + names) / sent('CopyFrom'), looks / sent('ColumnWidth')]) {
        expect(share).toBeGreaterThan(0.8);
        expect(share).toBeLessThan(1.25);
      }
    });
  });

  if (IS_SWEEP)
    it('slips of 24 players, with more merged areas than Excel tells of, stand with their lines; a list beside is read', async () => {
      const { host } = await excel({ sets: { ExcelApi: '1.17' } });
      await add(fresh(24));
      const { sheet, warnings } = valueOf(
        await addHandout(workbook, { handout: 'result-slips' }, undefined, { id: 'h' }),
      );
      expect(warnings).toEqual([]);
      const slips = getSheet(host.book, sheet);
      const topOf = ({ row, column }: Area): unknown =>
        getBorder(host.book, { sheet: slips.id, area: area(row, column) }, 'EdgeTop', 'style');
      const read = valueOf(await workbook.read({ ranges: [], contents: [{ sheet }, { sheet: 'Mine' }] }));
      expect(read.contents.map(({ rows }) => rows.length > 100)).toEqual([true, false]);
      const lined = slips.merges.filter((where) => topOf(where) === 'Continuous').length;
      expect([slips.merges.length, lined]).toEqual([1104, 1104]);
    });
});
