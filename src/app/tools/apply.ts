import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, allClear, type Result, failAll } from '../../core/result';
import { address, type Area } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { beforeSheetName, makeBefore, makeBeforeRow, type BeforeLine } from '../../sheets/formerContents';
import { findAllTournaments, sheetsOf } from '../../sheets/findTournaments';
import type { CellChange, Overview, Patch, Workbook } from '../../workbook/port';
import { logRanges, logsIn, reachedBy } from './history';
import { keptIn, keptPlace, keptRanges, type Kept } from './steps';

/** The cells that a tool writes on the organiser's own sheets, as previewed. No cell comes twice. */
export interface ToolChange {
  /** The tool's id, such as `names`. */
  readonly tool: string;
  /** What the step does, for people; kept beside every cell. */
  readonly sentence: string;
  readonly cells: readonly CellChange[];
}

/** A step that was written; `warnings` are those of the port. */
export interface Applied {
  readonly step: number;
  readonly warnings: readonly Problem[];
}

/** The smallest area around cells. */
const around = (cells: readonly CellChange[]): Area => {
  const reach = (numbers: readonly number[]): readonly [number, number] => {
    const first = numbers.reduce((least, each) => Math.min(least, each));
    return [first, numbers.reduce((most, each) => Math.max(most, each)) - first + 1];
  };
  const [row, rows] = reach(cells.map((cell) => cell.row));
  const [column, columns] = reach(cells.map((cell) => cell.column));
  return { row, column, rows, columns };
};

/** Cells by sheet; the first spelling of each name counts. */
const bySheet = (cells: readonly CellChange[]): readonly (readonly CellChange[])[] => {
  const groups = new Map<string, CellChange[]>();
  for (const cell of cells) {
    const group = groups.get(cell.sheet.toLowerCase()) ?? [];
    groups.set(cell.sheet.toLowerCase(), group);
    group.push(cell);
  }
  return [...groups.values()];
};

/** `tool-on-ours` for each sheet that belongs to a tournament or keeps former contents. */
export const onOurs = (
  overview: Pick<Overview, 'names' | 'sheets'>,
  sheets: readonly string[],
): readonly Problem[] => {
  const kept = keptPlace(overview);
  const own = new Set(
    [
      ...findAllTournaments(overview.names, overview.sheets).flatMap(sheetsOf),
      ...(kept.ok && kept.value ? [kept.value.sheet] : []),
    ].map((name) => name.toLowerCase()),
  );
  return [...new Set(sheets)]
    .filter((name) => own.has(name.toLowerCase()))
    .map((sheet) => problem('tool-on-ours', { sheet }, { sheet }));
};

type FormerLine = Omit<BeforeLine, 'step' | 'time' | 'tool' | 'sentence' | 'reached' | 'undone'>;

/** What a change is to restore, from the cells as they stand. */
const lineOf = (cell: CellChange, grid: Grid): FormerLine => {
  const { sheet, row, column, write, writeFormula, format } = cell;
  const [down, along] = [row - grid.area.row, column - grid.area.column];
  const former = entryAt(entryAt(grid.formats, down), along);
  return {
    ...{ sheet, row, column },
    before: {
      value: entryAt(entryAt(grid.values, down), along),
      formula: entryAt(entryAt(grid.formulas, down), along),
    },
    after: { value: write, formula: writeFormula ?? null },
    format: format === undefined || format === former ? null : { before: former, after: format },
  };
};

/** Compares what was read: a formula, not its value. */
const compared = (cell: CellChange, { before }: FormerLine): CellChange => ({
  ...cell,
  expectFormula: cell.expectFormula === undefined ? before.formula : cell.expectFormula,
});

const LONGEST_TEXT = 32_767;

const tooLong = (lines: readonly BeforeLine[]): readonly Problem[] =>
  lines
    .filter((line) =>
      makeBeforeRow(line).some((text) => typeof text === 'string' && text.length > LONGEST_TEXT),
    )
    .map(({ sheet, row, column }) =>
      problem('text-too-long', { sheet, cell: address(row, column) }, { most: LONGEST_TEXT }),
    );

/** Lines below those that stand there already. */
const appended = (
  { sheet, area: { column } }: { sheet: string; area: Area },
  row: number,
  lines: readonly BeforeLine[],
): readonly CellChange[] =>
  lines.flatMap((line, down) =>
    makeBeforeRow(line).map((write, along): CellChange => ({
      ...{ sheet, row: row + down, column: column + along, expect: null, write: write === '' ? null : write },
      format: along === 0 ? '0' : '@',
    })),
  );

/** A new step deletes the lines of undone steps, which cannot be redone any more. */
const withoutUndone = ({ place, lines }: Kept): readonly CellChange[] =>
  lines.flatMap(({ line, row, cells }) =>
    !place || line.undone === null
      ? []
      : cells.map((expect, along): CellChange => ({
          ...{ sheet: place.sheet, row, column: place.area.column + along, expect, write: null },
        })),
  );

/** Deletes the new sheet again if the step could not be written. */
const withoutSheet = async (workbook: Workbook, sheet: string): Promise<readonly Problem[]> => {
  const read = await workbook.read({ ranges: [{ sheet, area: 'used' }] });
  if (!read.ok) return read.problems;
  const removed = await workbook.remove({ sheets: [sheet], asRead: read.value.ranges });
  return removed.ok ? [] : removed.problems;
};

/** The first step: makes the sheet, and deletes it again if the cells cannot be written. */
const writeFirst = async (
  workbook: Workbook,
  taken: readonly string[],
  lines: readonly BeforeLine[],
  patch: Patch,
): Promise<Result<readonly Problem[]>> => {
  const name = beforeSheetName(taken);
  const made = await workbook.create(makeBefore(lines, name));
  if (!made.ok) return made;
  const written = await workbook.change(patch);
  if (written.ok) return ok(made.value.warnings);
  const left = await withoutSheet(workbook, name);
  const [first, ...more] = written.problems;
  return failAll([first, ...more, ...left]);
};

const write = async (
  workbook: Workbook,
  { sheets }: Pick<Overview, 'sheets'>,
  kept: Kept,
  lines: readonly BeforeLine[],
  patch: Patch,
): Promise<Result<readonly Problem[]>> => {
  const { place, nextRow } = kept;
  const taken = sheets.map(({ name }) => name);
  if (!place) return writeFirst(workbook, taken, lines, patch);
  const all = { cells: [...patch.cells, ...withoutUndone(kept), ...appended(place, nextRow, lines)] };
  return andThen(await workbook.change(all), () => ok([]));
};

/**
 * Writes what a tool has shown on the organiser's own sheets, and keeps what stood there on a hidden sheet, so that it can be taken
 * back, also after the file was closed. Nothing is written if anything differs from what was shown. Problems: `tool-nothing`,
 * `tool-on-ours` for each sheet of a tournament, `tool-steps-damaged tool-steps-twice text-too-long`, those of the port.
 */
export const applyToSheets = async (
  workbook: Workbook,
  { tool, sentence, cells }: ToolChange,
  time: string,
): Promise<Result<Applied>> => {
  if (cells.length === 0) return fail(problem('tool-nothing'));
  const groups = bySheet(cells);
  const names = groups.map((group) => entryAt(group, 0).sheet);
  const read = await workbook.read((overview) => ({
    ranges:
      onOurs(overview, names).length > 0
        ? []
        : [
            ...groups.map((group) => ({ sheet: entryAt(group, 0).sheet, area: around(group) })),
            ...logRanges(overview),
            ...keptRanges(overview),
          ],
  }));
  if (!read.ok) return read;
  const ours = allClear(onOurs(read.value, names));
  if (!ours.ok) return ours;
  const { ranges } = read.value;
  const logs = logsIn(read.value, ranges.slice(groups.length));
  const kept = keptIn(read.value, ranges[groups.length + logs.length]);
  if (!kept.ok) return kept;
  const step = kept.value.lines.reduce((most, { line }) => Math.max(most, line.step), 0) + 1;
  const former = groups
    .map((group, place) => group.map((cell) => lineOf(cell, entryAt(ranges, place))))
    .flat();
  const reached = reachedBy(logs);
  const lines = former.map((line) => ({ ...line, step, time, tool, sentence, reached, undone: null }));
  const fits = allClear(tooLong(lines));
  if (!fits.ok) return fits;
  const patch = { cells: groups.flat().map((cell, place) => compared(cell, entryAt(former, place))) };
  const written = await write(workbook, read.value, kept.value, lines, patch);
  return andThen(written, (warnings) => ok({ step, warnings }));
};
