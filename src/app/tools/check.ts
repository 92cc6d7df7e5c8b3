import '../../language/late';
import { checkPrinted, type ScheduleCheck } from '../../core/check/check';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import type { Grid } from '../../grid/grid';
import { readNamedRounds, withHalfGames, repairsOf, type CellRepair } from '../../sheets/check/readings';
import { readPrinted } from '../../sheets/printed/read';
import { findTeamEvents, sheetsOf } from '../../sheets/findTournaments';
import type { PlacedSchedule } from '../../sheets/printed/table';
import type { CellChange, Reader } from '../../workbook/port';
import { chosenSheet, type ListChoice } from '../roster';

/** A schedule typed on a sheet, with the findings. */
export interface SheetCheck {
  readonly grid: Grid;
  readonly schedule: PlacedSchedule;
  readonly check: ScheduleCheck;
  /** The cells that the certain repairs change; nothing else is written. */
  readonly repairs: readonly CellRepair[];
}

/** Where a typed schedule is: a sheet (by default the active one), and a range (by default all of it). */
export type ScheduleChoice = Pick<ListChoice, 'sheet' | 'range'>;

const readGrid = async (reader: Reader, { sheet, range }: ScheduleChoice): Promise<Result<Grid>> => {
  const read = await reader.read((overview) => {
    const chosen = chosenSheet(overview, sheet);
    return { ranges: chosen.ok ? [{ sheet: chosen.value, area: range ?? 'used', bold: true }] : [] };
  });
  if (!read.ok) return read;
  return andThen(chosenSheet(read.value, sheet), (chosen) =>
    findTeamEvents(read.value.names).some((each) => sheetsOf(each).includes(chosen))
      ? fail(problem('workbook-of-teams', { sheet: chosen }))
      : ok(entryAt(read.value.ranges, 0)),
  );
};

const readSchedule = async (
  reader: Reader,
  choice: ScheduleChoice,
): Promise<Result<Pick<SheetCheck, 'grid' | 'schedule'>>> =>
  andThen(await readGrid(reader, choice), (grid) => {
    const printed = readPrinted(grid);
    if (printed.ok) return ok({ grid, schedule: withHalfGames(grid, printed.value) });
    const schedule = readNamedRounds(grid);
    return schedule ? ok({ grid, schedule }) : printed;
  });

/**
 * Checks a schedule that somebody typed in numbers, letters or names, by the nearest table or `against` a system. Problems: `sheet-missing`,
 * `workbook-of-teams` on a sheet of a team event, those of `readPrinted`, of the port and of `checkPrinted`.
 */
export const checkSchedule = async (
  reader: Reader,
  choice: ScheduleChoice,
  against?: string,
): Promise<Result<SheetCheck>> =>
  andThen(await readSchedule(reader, choice), ({ grid, schedule }) =>
    andThen(checkPrinted(schedule, against), (check) =>
      ok({ grid, schedule, check, repairs: repairsOf(grid, schedule, check.misprints) }),
    ),
  );

/** The certain repairs as a patch. Texts stay texts, so that `7-14` does not become a date. */
export const repairChanges = ({ repairs }: Pick<SheetCheck, 'repairs'>): readonly CellChange[] =>
  repairs.map(({ sheet, row, column, before, after, format }) => ({
    sheet,
    row,
    column,
    expect: before,
    expectFormula: null,
    write: after,
    ...(typeof after === 'string' && format !== '@' ? { format: '@', formerFormat: format } : {}),
  }));
