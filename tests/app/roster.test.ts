import { sheetPlan, workbookPlan } from '../workbook/plan';
import { addTournament, createTournament } from '../../src/app/create';
import { openRoster, selectedList } from '../../src/app/roster';
import { area } from '../../src/grid/cell';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Snapshot, Workbook } from '../../src/workbook/port';
import { generated } from '../generated';
import ExcelJS from 'exceljs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { getSheet, renameSheet, setFormat, setValues } from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { openXlsx, newXlsx } from '../../src/workbook/xlsx';
import { OF_EIGHT } from '../workbook/readList';
import { closePages } from '../emulator/office';
import { excel, workbook as inExcel } from '../workbook/excel';
import { valueOf, codesOf } from '../results';
import type { Grid } from '../../src/grid/grid';
import { BAD } from '../sheets/bad-rosters';

describe('a list is chosen', () => {
  const NAMES = [['Name'], ['Anna'], ['Bert'], ['Cora']];

  const workbook = memoryWorkbook([
    { name: 'Club', blocks: [{ kind: 'values', area: area(1, 1, 4, 1), values: NAMES }] },
  ]);

  /** The same workbook with tables where the caller says. */
  const withTables = (tables: Snapshot['tables']): Workbook => ({
    ...workbook,
    read: async (query) => {
      const read = await workbook.read(query);
      return read.ok ? { ok: true, value: { ...read.value, tables } } : read;
    },
  });

  describe('who selected cells means', () => {
    it('these cells, if they are more than one', async () => {
      const selection = { sheet: 'Club', area: area(2, 1, 2, 1) };
      expect(await selectedList(workbook, selection)).toEqual({
        ok: true,
        value: { sheet: 'Club', range: selection.area },
      });
    });

    it('the list of the sheet, with one cell', async () => {
      const choice = await selectedList(workbook, { sheet: 'Club', area: area(2, 1) });
      expect(choice).toEqual({ ok: true, value: { sheet: 'Club', range: undefined } });
    });

    it('the table that the one cell stands in', async () => {
      const tables = [
        { sheet: 'Club', name: 'A', area: area(1, 1, 4, 1) },
        { sheet: 'Club', name: 'B', area: area(1, 4, 6, 2) },
      ];
      const choice = await selectedList(withTables(tables), { sheet: 'Club', area: area(3, 5) });
      expect(choice).toEqual({ ok: true, value: { sheet: 'Club', range: area(1, 4, 6, 2) } });
    });

    it('what is used of whole columns, so that nobody reads a million empty rows', async () => {
      const choice = await selectedList(workbook, { sheet: 'Club', area: area(0, 0, 1_048_576, 3) });
      expect(choice).toEqual({ ok: true, value: { sheet: 'Club', range: area(1, 1, 4, 1) } });
      const empty = await selectedList(workbook, { sheet: 'Club', area: area(0, 7, 1_048_576, 2) });
      expect(empty).toEqual({ ok: true, value: { sheet: 'Club', range: area(0, 7) } });
      if (!empty.ok) throw new Error('no choice');
      const wide = await selectedList(workbook, { sheet: 'Club', area: area(0, 0, 150, 200) });
      expect(wide).toEqual({ ok: true, value: { sheet: 'Club', range: area(1, 1, 4, 1) } });
      const large = area(0, 0, 100, 200);
      expect(await selectedList(workbook, { sheet: 'Club', area: large })).toEqual({
        ok: true,
        value: { sheet: 'Club', range: large },
      });
      expect(await openRoster(workbook, empty.value)).toMatchObject({
        ok: false,
        problems: [{ code: 'list-empty' }],
      });
    });
  });

  describe('the list that is read', () => {
    const two = memoryWorkbook([
      { name: 'Empty', blocks: [] },
      { name: 'Club', blocks: [{ kind: 'values', area: area(1, 1, 4, 1), values: NAMES }] },
    ]);
    const table = (sheet: string, name: string, where = area(1, 1, 3, 1)) => ({ sheet, name, area: where });
    const withThese = (tables: Snapshot['tables']): Workbook => ({
      ...two,
      read: async (query) => {
        const read = await two.read(query);
        return read.ok ? { ok: true, value: { ...read.value, tables } } : read;
      },
    });
    const names = async (
      book: Workbook,
      choice: Parameters<typeof openRoster>[1],
    ): Promise<readonly string[]> => {
      const roster = await openRoster(book, choice);
      return roster.ok
        ? roster.value.players.map(({ name }) => name)
        : roster.problems.map(({ code, values }) => [code, ...Object.values(values)].join(' '));
    };

    it('is that of the sheet that is named, in capitals or not, else of the one that is shown', async () => {
      expect(await names(two, { sheet: 'CLUB' })).toEqual(['Anna', 'Bert', 'Cora']);
      expect(await names(two, { sheet: 'Nowhere' })).toEqual(['sheet-missing Nowhere']);
      expect(await names(two, {})).toEqual(['list-empty']);
    });

    it('is the only table of the sheet, unless cells were chosen', async () => {
      const one = withThese([table('Club', 'A'), table('Empty', 'B')]);
      expect(await names(one, { sheet: 'Club' })).toEqual(['too-few-players 2 3']);
      expect(await names(one, { sheet: 'Club', range: area(1, 1, 4, 1) })).toEqual(['Anna', 'Bert', 'Cora']);
      const several = withThese([table('Club', 'A'), table('Club', 'B', area(9, 1, 3, 1))]);
      expect(await names(several, { sheet: 'Club' })).toEqual(['Anna', 'Bert', 'Cora']);
    });

    it('of chosen cells is called as the title above them says, else as the sheet', async () => {
      const eventOf = async (above: readonly (readonly string[])[]) => {
        const sheet = [...above, ['Name'], ['Anna'], ['Bert'], ['Cora']];
        const values = { kind: 'values', area: area(0, 1, sheet.length, 1), values: sheet } as const;
        const range = area(above.length, 1, 4, 1);
        const list = await openRoster(memoryWorkbook([{ name: 'Club', blocks: [values] }]), { range });
        return valueOf(list).event;
      };
      expect(await eventOf([['Spring Cup'], ['']])).toBe('Spring Cup');
      expect(await eventOf([['']])).toBe('Club');
      expect(await eventOf([])).toBe('Club');
    });

    it('leaves out whom Excel shows crossed out, in no request more', async () => {
      const { host } = await excel();
      const list = refOf(getSheet(host.book, 'Mine'), area(0, 0, 6, 2));
      setValues(host.book, list, [['Name', 'Elo'], ...OF_EIGHT.slice(0, 5).map((name) => [name, 1500])]);
      const read = async () => {
        host.reset();
        const found = await names(inExcel, { sheet: 'Mine' });
        return { found, requests: host.log.length };
      };
      const { found: all, requests } = await read();
      expect(all).toEqual(['Anna', 'Bert', 'Carl', 'Dora', 'Emil']);
      setFormat(host.book, { ...list, area: area(2, 0, 1, 2) }, 'font/strikethrough', true);
      expect(await read()).toEqual({ found: ['Anna', 'Carl', 'Dora', 'Emil'], requests });
      setFormat(host.book, { ...list, area: area(3, 1) }, 'font/strikethrough', true);
      expect(await read()).toEqual({ found: ['Anna', 'Carl', 'Dora', 'Emil'], requests });
    });

    it('is no sheet of a tournament', async () => {
      const own = memoryWorkbook();
      const made = await addTournament(own, generated({ players: 4, cycles: 1, seed: 1 }), { time: '09:00' });
      expect(made.ok).toBe(true);
      for (const sheet of ['Players', 'Tournament', 'Log', 'Calculation'])
        expect(await names(own, { sheet })).toEqual(['list-is-ours']);
    });
  });

  describe('one cell stands in a table', () => {
    const inTable = async (row: number, column: number): Promise<boolean> => {
      const tables = [{ sheet: 'Club', name: 'A', area: area(2, 3, 4, 2) }];
      const choice = await selectedList(withTables(tables), { sheet: 'Club', area: area(row, column) });
      return choice.ok && choice.value.range !== undefined;
    };

    it.each([
      [2, 3, true],
      [5, 4, true],
      [1, 3, false],
      [6, 3, false],
      [2, 2, false],
      [2, 5, false],
    ])('row %i, column %i: %p', async (row, column, wanted) => {
      expect(await inTable(row, column)).toBe(wanted);
    });

    it('not in one of another sheet', async () => {
      const tables = [{ sheet: 'Other', name: 'A', area: area(0, 0, 9, 9) }];
      const choice = await selectedList(withTables(tables), { sheet: 'Club', area: area(2, 2) });
      expect(choice).toEqual({ ok: true, value: { sheet: 'Club', range: undefined } });
    });
  });

  afterEach(closePages);

  const LIST = [['Name'], ['Anna Berg'], ['Ben Cole'], ['Cora Dahl']];

  /** A list in a file that another library wrote, with a title under File, Info. */
  const fileWith = async (sheet: string, title?: string): Promise<Uint8Array> => {
    const book = new ExcelJS.Workbook();
    if (title !== undefined) book.title = title;
    book.addWorksheet(sheet).addRows(LIST);
    return new Uint8Array(await book.xlsx.writeBuffer());
  };

  const eventOf = async (bytes: Uint8Array): Promise<string> =>
    valueOf(await openRoster(valueOf(await openXlsx(bytes)), { file: 'entries-2026' })).event;

  const eventInFile = async (sheet: string, title?: string): Promise<string> =>
    eventOf(await fileWith(sheet, title));

  /** The same in Excel. */
  const eventInExcel = async (sheet: string, file: string, title = ''): Promise<string> => {
    const page = await excel();
    const { book } = page.host;
    const mine = getSheet(book, 'Mine');
    renameSheet(book, mine.id, sheet);
    setValues(book, refOf(mine, area(0, 0, LIST.length, 1)), LIST);
    Object.assign(book, { fileName: file, title });
    return valueOf(await openRoster(inExcel, { sheet })).event;
  };

  describe('an event whose list and sheet have no name of their own is called', () => {
    it('in a file after the document’s title, else after the file', async () => {
      expect(await eventInFile('Sheet1', 'Winter cup')).toBe('Winter cup');
      expect(await eventInFile('Sheet1')).toBe('entries-2026');
      expect(await eventInFile('Open A', 'Winter cup')).toBe('Open A');
    });

    it('in a file after the file where what the document says of itself is damaged', async () => {
      const parts = unzipSync(await fileWith('Sheet1', 'Winter cup'));
      const damaged = zipSync({ ...parts, 'docProps/core.xml': strToU8('<coreProperties><dc:title>') });
      expect(await eventOf(damaged)).toBe('entries-2026');
    });

    it('in Excel after the document’s title, else after the file, and not after “Book1”', async () => {
      expect(await eventInExcel('Sheet1', 'Winter cup.xlsx')).toBe('Winter cup');
      expect(await eventInExcel('Sheet1', 'entries.xlsx', 'Winter cup')).toBe('Winter cup');
      expect(await eventInExcel('Sheet1', 'Book1')).toBe('Sheet1');
      expect(await eventInExcel('Open A', 'Winter cup.xlsx')).toBe('Open A');
    });
  });
});

describe('a list is refused', () => {
  const CIRCUMSTANCES = { time: '2026-11-20 09:00', id: 'refused' };

  /** How often a workbook is asked to write from now on. */
  const writesTo = (workbook: Workbook): (() => number) => {
    const spies = (['create', 'change', 'replace', 'remove'] as const).map((name) =>
      jest.spyOn(workbook, name),
    );
    return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  };

  /** An organiser's file with this list on its only sheet, opened. */
  const fileWith = async (grid: Grid): Promise<Workbook> => {
    const blocks =
      grid.area.rows > 0 ? [{ kind: 'values' as const, area: grid.area, values: grid.values }] : [];
    const workbook = newXlsx();
    valueOf(await workbook.create({ ...workbookPlan(sheetPlan(grid.sheet, { blocks })), names: [] }));
    return valueOf(await openXlsx(valueOf(await workbook.save())));
  };

  const memoryWith = (grid: Grid): Workbook =>
    memoryWorkbook([
      {
        name: grid.sheet,
        blocks: [{ kind: 'values', area: grid.area, values: grid.values }],
        hiddenRows: grid.hiddenRows,
        merges: grid.merges ?? [],
      },
    ]);

  /** Lists on a sheet of their own: those that stand in a table need the table, and are refused by `readRoster` alike. */
  const LISTS = Object.entries(BAD).filter(([, { options }]) => !options?.table);

  describe('a list that is refused', () => {
    it('there are at least 25 of them', () => expect(LISTS.length).toBeGreaterThanOrEqual(25));

    describe.each(LISTS)('%s', (_, { grid, options, problems }) => {
      const choice = options?.chosen ? { range: grid.area } : {};

      it.each([
        ['in memory', memoryWith],
        ['in a file', fileWith],
      ])('gets its code and cell %s, and nothing is written', async (_where, made) => {
        const workbook = await made(grid);
        const writes = writesTo(workbook);
        const result = await createTournament(workbook, choice, {}, CIRCUMSTANCES);
        const listed = result.ok
          ? []
          : result.problems.map(({ code, place }) => `${code} ${place.cell ?? '-'}`);
        expect(listed).toEqual(problems);
        expect(writes()).toBe(0);
      });
    });
  });

  describe('choices that are refused', () => {
    const list = [
      {
        name: 'List',
        blocks: [
          {
            kind: 'values' as const,
            area: area(0, 0, 4, 1),
            values: [['Anna'], ['Bert'], ['Carl'], ['Dora']],
          },
        ],
      },
    ];
    it.each<[string, object, string]>([
      ['a system nobody knows', { system: 'swiss' }, 'system-unknown'],
      ['no cycle at all', { cycles: 0 }, 'cycles-invalid'],
      ['half a cycle', { cycles: 1.5 }, 'cycles-invalid'],
      ['a rule set nobody knows', { rules: 'club' }, 'rules-unknown'],
      ['a tie-break nobody knows', { tieBreaks: ['PTS', 'XX'] }, 'criterion-unknown'],
      ['a tie-break twice', { tieBreaks: ['PTS', 'SB', 'SB'] }, 'criterion-twice'],
      ['lots without a seed', { numbers: 'lots' }, 'seed-missing'],
      ['a way of numbering nobody knows', { numbers: 'birthday' }, 'choice-unknown'],
    ])('%s', async (_, choices, code) => {
      const workbook = memoryWorkbook(list);
      const writes = writesTo(workbook);
      const result = await createTournament(workbook, {}, { numbers: 'list', ...choices }, CIRCUMSTANCES);
      expect(codesOf(result)).toEqual([code]);
      expect(writes()).toBe(0);
    });
  });
});
