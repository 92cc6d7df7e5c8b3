import { entryAt } from '../core/present';
import { withMadeCycles } from '../core/conduct/madeCycles';
import { BREAKING_FAULTS, newFaults } from '../core/conduct/scheduleFaults';
import type { Tournament } from '../core/model';
import { problem } from '../core/problem';
import { fail, ok, unlessProblems, type Result, failAll } from '../core/result';
import { isTeamEvent } from '../core/teamEvent/model';
import { standings } from '../core/tiebreak/standings';
import { findAllTournaments } from '../sheets/findTournaments';
import { parseTournament, type ParsedTournament } from '../sheets/parse';
import type { WorkbookPlan } from '../grid/plan';
import { plannedGrid } from '../grid/planned';
import type { Patch, CellChange } from '../workbook/port';
import type { OpenTournament } from './open';
import { covers, type CellValue } from '../grid/cell';
import type { Grid } from '../grid/grid';
import type { GridOf } from '../grid/reference';

const withCells = (grid: Grid, cells: readonly CellChange[]): Grid => {
  const { row: top, column: left } = grid.area;
  const own = cells.filter(({ row, column }) => covers(grid.area, row, column));
  if (own.length === 0) return grid;
  const values = grid.values.map((row): CellValue[] => [...row]);
  for (const { row, column, write } of own) entryAt(values, row - top)[column - left] = write;
  return { ...grid, values };
};

/** The sheets after a patch. Each grid is patched once. */
export const patchedGrids = ({ gridOf }: Pick<OpenTournament, 'gridOf'>, { cells }: Patch): GridOf => {
  const bySheet = new Map<string, CellChange[]>();
  for (const cell of cells) {
    const own = bySheet.get(cell.sheet) ?? [];
    bySheet.set(cell.sheet, own);
    own.push(cell);
  }
  const patched = new WeakMap<Grid, Grid>();
  return (where) => {
    const grid = gridOf(where);
    const own = bySheet.get(where.sheet);
    if (!grid || !own) return grid;
    const known = patched.get(grid) ?? withCells(grid, own);
    patched.set(grid, known);
    return known;
  };
};

type Sides = readonly (readonly number[])[];

/** Who plays whom and who rests in which round. Only these can make a schedule faulty. */
const sidesOf = ({ games, rests }: Tournament): Sides => [
  ...games.map(({ no, round, white, black }) => [no, round, white, black]),
  ...rests.map(({ round, player }) => [round, player]),
];

const isSame = (one: Sides, other: Sides): boolean =>
  one.length === other.length &&
  one.every((line, index) => line.every((value, at) => value === entryAt(other, index)[at]));

/** `step-would-break`, with the reasons, if the tournament could not go on after a step. */
const tournamentGoesOn = (before: Tournament, after: Result<ParsedTournament>): Result<null> => {
  const refused = problem('step-would-break');
  if (!after.ok) return failAll([refused, ...after.problems]);
  const { tournament } = after.value;
  // What kept teams from being ranked before is no reason.
  const ranked = isTeamEvent(tournament) && standings(before).ok ? standings(tournament) : ok(null);
  if (!ranked.ok) return failAll([refused, ...ranked.problems]);
  if (isSame(sidesOf(before), sidesOf(tournament))) return ok(null);
  const faults = newFaults(withMadeCycles(before), withMadeCycles(tournament)).filter(({ code }) =>
    BREAKING_FAULTS.includes(code),
  );
  return unlessProblems(faults.length === 0 ? [] : [refused, ...faults], () => null);
};

/**
 * Whether a tournament can still be read and played after a patch; else `step-would-break` with the reasons. Faults that were
 * there before do not count.
 */
export const checkPatch = (open: OpenTournament, patch: Patch): Result<null> =>
  tournamentGoesOn(open.tournament, parseTournament(open.parts, patchedGrids(open, patch)));

/** Checks sheets that would be made anew. */
export const checkPlan = (before: Tournament, plan: WorkbookPlan): Result<null> => {
  const [parts] = findAllTournaments(plan.names);
  return parts
    ? tournamentGoesOn(before, parseTournament(parts, plannedGrid(plan)))
    : fail(problem('step-would-break'));
};
