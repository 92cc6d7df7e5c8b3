import { takeChange } from '../../src/app/changes/take';
import { createBook } from '../../emulator/model';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import type { Grid } from '../../src/grid/grid';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { officeWorkbook } from '../../src/workbook/office';
import type { Snapshot, Workbook } from '../../src/workbook/port';
import { generated } from '../generated';
import { closePages, openPage, type Page } from '../emulator/office';
import { IS_SWEEP } from '../sample';

const TIME = { time: '2026-11-20 09:00' };

const unwrap = <T>(result: { ok: true; value: T } | { ok: false; problems: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

const excelWith = async (): Promise<{ page: Page; workbook: Workbook }> => {
  const page = await openPage({ workbook: createBook(['Mine']), sets: { ExcelApi: '1.14' } });
  Object.assign(globalThis, {
    Excel: page.Excel,
    Office: page.Office,
    OfficeExtension: page.OfficeExtension,
  });
  return { page, workbook: officeWorkbook() };
};

/** Everything that a port tells of some sheets. */
const lookAt = async (workbook: Workbook, sheets: readonly string[]): Promise<Snapshot> =>
  unwrap(await workbook.read({ ranges: sheets.map((sheet) => ({ sheet, area: 'used' as const })) }));

/** Excel quotes a sheet's name only where it must. */
const plainly = (formulas: Grid['formulas']) =>
  formulas.map((row) => row.map((formula) => formula?.replaceAll(/'([A-Za-z]+)'!/g, '$1!') ?? null));

/** The number formats of cells that hold something. */
const formulaFormats = ({ formulas, formats }: Grid) =>
  formulas.map((row, down) => row.map((formula, along) => (formula === null ? null : formats[down]![along])));

afterEach(closePages);

describe.each(IS_SWEEP ? [3, 10, 21] : [3])('a tournament of %i in Excel', (players) => {
  const tournament: Tournament = generated({
    players,
    cycles: 1,
    seed: players,
    finished: 0.7,
    special: 0.1,
  });

  it('is the same, cell by cell, as in memory: values, formulas, number formats, tables, names', async () => {
    const { page, workbook } = await excelWith();
    const { plan } = unwrap(await addTournament(workbook, tournament, TIME));
    // The client's own telemetry asks for a service; nothing of ours may be missing.
    const missing = [...page.host.unsupported].filter((member) => !member.startsWith('Microsoft.Telemetry'));
    expect(missing).toEqual([]);
    expect(page.host.defects).toEqual([]);
    const memory = memoryWorkbook([{ name: 'Mine', blocks: [] }]);
    unwrap(await addTournament(memory, tournament, TIME));
    const names = plan.sheets.map(({ name }) => name);
    const [found, wanted] = [await lookAt(workbook, names), await lookAt(memory, names)];
    expect(found.sheets).toEqual(wanted.sheets);
    expect(found.tables).toEqual(wanted.tables);
    expect(new Set(found.names.map((name) => JSON.stringify(name)))).toEqual(
      new Set(wanted.names.map((name) => JSON.stringify(name))),
    );
    for (const [index, range] of wanted.ranges.entries()) {
      const other = found.ranges[index]!;
      expect([range.sheet, other.area]).toEqual([range.sheet, range.area]);
      expect([range.sheet, other.values]).toEqual([range.sheet, range.values]);
      expect([range.sheet, plainly(other.formulas)]).toEqual([range.sheet, plainly(range.formulas)]);
      expect([range.sheet, formulaFormats(other)]).toEqual([range.sheet, formulaFormats(range)]);
    }
  });

  it('is read back, recorded into, undone and redone', async () => {
    const { workbook } = await excelWith();
    unwrap(await addTournament(workbook, tournament, TIME));
    const read = unwrap(await openTournament(workbook));
    expect(read.tournament).toEqual({ ...tournament, columnFormats: [], details: {} });
    unwrap(await takeChange(workbook, 'record', [{ game: 1, typed: '+/-' }], TIME));
    expect(unwrap(await openTournament(workbook)).tournament.games[0]!.outcome).toBe('+-');
    unwrap(await takeChange(workbook, 'undo', null, TIME));
    expect(unwrap(await openTournament(workbook)).tournament).toEqual(read.tournament);
    unwrap(await takeChange(workbook, 'redo', null, TIME));
    expect(unwrap(await openTournament(workbook)).tournament.games[0]!.outcome).toBe('+-');
  });
});
