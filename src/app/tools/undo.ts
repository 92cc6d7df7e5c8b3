import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { makeReached, UNDONE_COLUMN, type BeforeLine, type PlacedLine } from '../../sheets/formerContents';
import type { CellContent } from '../../grid/grid';
import type { CellChange, Workbook } from '../../workbook/port';
import { logRanges, logsIn, reachedBy } from './history';
import { keptIn, keptRanges, standingLast, stepsOf, undoneLast, type ToolStep } from './steps';

/** A cell of a step, with its contents before and after. */
const turnedTo = (
  { sheet, row, column }: BeforeLine,
  from: CellContent,
  to: CellContent,
  format: string | undefined,
): CellChange => ({
  ...{ sheet, row, column },
  expect: from.value,
  expectFormula: from.formula,
  write: to.value,
  ...(to.formula === null ? {} : { writeFormula: to.formula }),
  ...(format === undefined ? {} : { format }),
});

/** A direction, undo or redo: which step, what its cells become, and whether it stands afterwards. */
interface Direction {
  readonly next: (steps: readonly ToolStep[]) => ToolStep | null;
  readonly cell: (line: BeforeLine) => CellChange;
  readonly stands: boolean;
  readonly nothing: 'tool-undo-nothing' | 'redo-nothing';
}

const BACK: Direction = {
  next: standingLast,
  cell: (line) => turnedTo(line, line.after, line.before, line.format?.before),
  stands: false,
  nothing: 'tool-undo-nothing',
};

const AGAIN: Direction = {
  next: undoneLast,
  cell: (line) => turnedTo(line, line.before, line.after, line.format?.after),
  stands: true,
  nothing: 'redo-nothing',
};

/** A step that was undone or redone. */
export type ToolStepDone = Pick<ToolStep, 'step' | 'time' | 'tool' | 'sentence' | 'cells'>;

const go = async (
  workbook: Workbook,
  { next, cell, stands, nothing }: Direction,
): Promise<Result<ToolStepDone>> => {
  const read = await workbook.read((overview) => ({
    ranges: [...logRanges(overview), ...keptRanges(overview)],
  }));
  if (!read.ok) return read;
  const { ranges } = read.value;
  const logs = logsIn(read.value, ranges);
  const found = keptIn(read.value, ranges[logs.length]);
  if (!found.ok) return found;
  const { place, lines } = found.value;
  const step = next(stepsOf(lines));
  if (!place || !step) return fail(problem(nothing));
  const own = lines.filter(({ line }) => line.step === step.step);
  const at = ({ row, cells }: PlacedLine, along: number) => ({
    ...{ sheet: place.sheet, row, column: place.area.column + along, expect: cells[along] ?? null },
  });
  const marked = own.map((each): CellChange => ({
    ...at(each, UNDONE_COLUMN),
    write: stands ? null : makeReached(reachedBy(logs)),
    format: '@',
  }));
  const unchanged = own.flatMap((each) =>
    each.cells.slice(0, UNDONE_COLUMN).map((_, along) => at(each, along)),
  );
  const cells = [...own.map(({ line }) => cell(line)), ...marked];
  return andThen(await workbook.change({ cells, unchanged }), () => ok(step));
};

/**
 * Undoes the last step of a tool. Problems: `tool-undo-nothing`, `changed-meanwhile` for each cell that has changed since,
 * `tool-steps-damaged tool-steps-twice`, those of the port.
 */
export const undoTool = (workbook: Workbook): Promise<Result<ToolStepDone>> => go(workbook, BACK);

/** Redoes the last undone step of a tool. Problems: `redo-nothing`, else as for `undoTool`. */
export const redoTool = (workbook: Workbook): Promise<Result<ToolStepDone>> => go(workbook, AGAIN);
