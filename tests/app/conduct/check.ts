import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { addTournament } from '../../../src/app/create';
import { takeChange } from '../../../src/app/changes/take';
import { openTournament } from '../../../src/app/open';
import type { Tournament } from '../../../src/core/model';
import { area, type CellValue } from '../../../src/grid/cell';
import { layoutOf, PAIRINGS } from '../../../src/sheets/layout';
import { crosstableHead, crosstableValues } from '../../../src/sheets/values/crosstable';
import { standingsValues } from '../../../src/sheets/values/standings';
import type { CellChange, Patch, Snapshot, Workbook } from '../../../src/workbook/port';
import { NAMES } from '../../sheets/plan';
import type { Happening } from './happenings';
import { codesOf, valueOf } from '../../results';

export { valueOf as unwrap } from '../../results';

export const OCCASION = { time: '2026-11-21 19:00' };

/** A workbook in memory in which a tournament stands. */
export const inMemory = async (tournament: Tournament): Promise<Workbook> => {
  const workbook = memoryWorkbook();
  valueOf(await addTournament(workbook, tournament, OCCASION));
  return workbook;
};

const shownAs = (value: CellValue): CellValue => value ?? '';

/** What Standings and Crosstable display is what the rules make of what stands in the input cells. */
export const expectLive = async (workbook: Workbook, base: Tournament): Promise<void> => {
  const { tournament } = valueOf(await openTournament(workbook, base.id));
  const layout = layoutOf(base, NAMES);
  const { standings, crosstable } = layout;
  const places = [standings.body, crosstable.heads, crosstable.cells, crosstable.values, crosstable.white];
  const { ranges } = valueOf(await workbook.read({ ranges: places }));
  const shown = ranges.map(({ values }) => values.map((row) => row.map(shownAs)));
  // The game's number stands there, above 0 for White.
  const isWhite = shown.pop()!.map((row) => row.map((flag) => Number(flag) > 0));
  const rows = valueOf(crosstableValues(tournament, layout));
  expect([...shown, isWhite]).toEqual([
    valueOf(standingsValues(tournament, layout)),
    rows.map(crosstableHead),
    rows.map(({ cells }) => cells),
    rows.map(({ values, rank }) => [...values.slice(1), rank]),
    rows.map(({ white }) => white),
  ]);
};

/** Sheets that stay out of a comparison: the Log, which only grows, and what formulas alone work out of sight. */
const isLeftOut = (name: string): boolean => /(Log|Calculation)$/.test(name);

interface Look extends Pick<Snapshot, 'sheets' | 'names' | 'tables'> {
  readonly looks: unknown;
}

/** All that the sheets hold but the Log: contents, formulas and formats. */
export const lookOf = async (workbook: Workbook): Promise<Look> => {
  const { sheets, names, tables } = valueOf(await workbook.read({ ranges: [] }));
  const read = await workbook.read({
    ranges: sheets.filter(({ name }) => !isLeftOut(name)).map(({ name }) => ({ sheet: name, area: 'used' })),
  });
  const looks = valueOf(read).ranges.map(({ sheet, area: where, values, formulas, formats }) => ({
    ...{ sheet, where, values, formulas },
    formats: formats.map((row, down) =>
      row.map((format, along) => (values[down]![along] === null ? '' : format)),
    ),
  }));
  return { sheets, names, tables: tables.filter(({ sheet }) => !isLeftOut(sheet)), looks };
};

/** The Result column as it stands, by game. */
const typedIn = async (workbook: Workbook, base: Tournament): Promise<ReadonlyMap<CellValue, CellValue>> => {
  const layout = layoutOf(base, NAMES);
  const columns = [PAIRINGS.game, PAIRINGS.result].map((index) => layout.pairings.column(index));
  const { ranges } = valueOf(await workbook.read({ ranges: columns }));
  return new Map(ranges[0]!.values.map(([no], line) => [no!, ranges[1]!.values[line]![0]!]));
};

/** Every result that somebody typed stands there still, but for those that the step says it changed. */
const expectKept = async (
  workbook: Workbook,
  base: Tournament,
  before: ReadonlyMap<CellValue, CellValue>,
  { cells }: Patch,
): Promise<void> => {
  const { sheet, area: where } = layoutOf(base, NAMES).pairings.column(PAIRINGS.result);
  const told = cells.filter((cell) => cell.sheet === sheet && cell.column === where.column);
  const after = await typedIn(workbook, base);
  const changed = [...before].filter(([no, text]) => after.get(no) !== text);
  expect(changed).toHaveLength(told.length);
};

/** Undo is refused while another content stands in one of the step's cells, and names that cell. */
const expectRefused = async (workbook: Workbook, cell: CellChange): Promise<void> => {
  const theirs = cell.write === 'theirs' || typeof cell.write === 'number' ? 77 : 'theirs';
  const { sheet, row, column } = cell;
  const type = async (expect: CellValue, write: CellValue): Promise<unknown> =>
    valueOf(await workbook.change({ cells: [{ sheet, row, column, expect, write }] }));
  await type(cell.write, theirs);
  const refused = await takeChange(workbook, 'undo', null, { ...OCCASION });
  await type(theirs, cell.write);
  expect(codesOf(refused)).not.toEqual([]);
  const codes = codesOf(refused);
  expect(['changed-meanwhile', 'workbook-cell']).toContain(codes[0]);
  const [problem] = refused.ok ? [] : refused.problems;
  const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet, area: area(row, column) }] }));
  expect([problem!.place.sheet, ranges[0]!.values[0]![0]]).toEqual([sheet, cell.write]);
};

/** What was taken back is done again as it was, and taken back once more. */
const expectDoneAgain = async (workbook: Workbook, occasion: typeof OCCASION, done: Look): Promise<void> => {
  const back = await lookOf(workbook);
  valueOf(await takeChange(workbook, 'redo', null, occasion));
  expect(await lookOf(workbook)).toEqual(done);
  valueOf(await takeChange(workbook, 'undo', null, occasion));
  expect(await lookOf(workbook)).toEqual(back);
};

/** A step and its undo on a half-played tournament, with everything that has to hold. */
export const expectSound = async (
  workbook: Workbook,
  base: Tournament,
  { before, take }: Happening,
  refusals = 0,
): Promise<void> => {
  const occasion = { ...OCCASION, named: base.id };
  if (before) valueOf(await before(workbook, base, occasion));
  const [look, typed] = [await lookOf(workbook), await typedIn(workbook, base)];
  const { patch } = valueOf(await take(workbook, base, occasion));
  expect(patch.cells.length).toBeGreaterThan(0);
  await expectLive(workbook, base);
  await expectKept(workbook, base, typed, patch);
  const done = await lookOf(workbook);
  for (const cell of patch.cells.slice(0, refusals)) await expectRefused(workbook, cell);
  valueOf(await takeChange(workbook, 'undo', null, occasion));
  expect(await lookOf(workbook)).toEqual(look);
  if (refusals > 0) await expectDoneAgain(workbook, occasion, done);
  if (before) valueOf(await takeChange(workbook, 'undo', null, occasion));
};
