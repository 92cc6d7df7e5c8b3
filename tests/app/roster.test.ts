import { openRoster, selectedList } from '../../src/app/roster';
import { area } from '../../src/grid/cell';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Snapshot, Workbook } from '../../src/workbook/port';

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
    expect(await openRoster(workbook, empty.value)).toMatchObject({
      ok: false,
      problems: [{ code: 'list-empty' }],
    });
  });
});
