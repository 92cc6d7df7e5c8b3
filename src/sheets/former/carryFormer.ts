import type { Tournament } from '../../core/model';
import { readingOf } from '../../core/typed';
import { covers } from '../../grid/cell';
import { heldCells, type Grid, type GridCell } from '../../grid/grid';
import type { WorkbookPlan } from '../../grid/plan';
import { plannedAt, type PlacedValue } from '../../grid/planned';
import type { Place } from '../../grid/reference';
import { wordsOf } from '../../language/language';
import { isRead, typedInto, type CarriedOver, type OwnCell } from '../carryOver';
import type { TournamentParts } from '../findTournaments';
import { formerFinder, formerRegions, isNameOf } from './format1';
import { isNothing, isOfFormat1, isOwnTitle, type Region } from './region';

/** Where a plan has the cell for the name of a player whose games are to be seen. */
const finderIn = ({ sheets }: WorkbookPlan, title: string): Place | null => {
  const found = sheets.flatMap(({ name, validations }) =>
    validations
      .filter(({ prompt }) => prompt?.title === title)
      .map((each) => ({ sheet: name, area: each.area })),
  );
  return found[0] ?? null;
};

/** The organiser's own words over the title of a sheet, for the title of the sheet that comes in its place. */
const retitled = (region: Region, cell: GridCell, next: WorkbookPlan): PlacedValue | null => {
  const after = next.sheets.find(({ name }) => name === region.sheet);
  const title = after && plannedAt(after, 0, 0);
  return isOwnTitle(region, cell) && title?.kind === 'value' && typeof title.value === 'string'
    ? { sheet: region.sheet, row: 0, column: 0, value: cell.value }
    : null;
};

/**
 * The same as `carryOver`, for sheets of format 1: what stands where that format had it, and reads as it did, is ours, and
 * every other cell that holds something is the organiser's.
 */
export const carryFormer = (
  tournament: Tournament,
  next: WorkbookPlan,
  parts: TournamentParts,
  grids: readonly Grid[],
  log: Place,
): CarriedOver => {
  const carried = [...typedInto(next, grids, parts, readingOf(tournament))];
  const lost: OwnCell[] = [];
  const regions = formerRegions(tournament, parts, grids);
  const isOfRead = isRead(parts, log);
  const [finder, nextFinder] = [formerFinder(parts), finderIn(next, wordsOf(tournament).findPlayer)];
  const isFinder = (sheet: string, { row, column, formula }: GridCell): boolean =>
    finder?.sheet === sheet && formula === null && covers(finder.area, row, column);
  for (const grid of grids) {
    const { sheet } = grid;
    const region = regions.find((each) => each.sheet === sheet);
    for (const cell of heldCells(grid)) {
      const { row, column, value, formula } = cell;
      if (isOfRead(sheet, cell) || (formula === null && isNothing(value))) continue;
      if (region && isOfFormat1(region, cell)) continue;
      const kept = region && retitled(region, cell, next);
      if (kept) carried.push(kept);
      else if (isFinder(sheet, cell) && nextFinder)
        carried.push({
          sheet: nextFinder.sheet,
          row: nextFinder.area.row,
          column: nextFinder.area.column,
          value,
        });
      else if (!(isFinder(sheet, cell) && isNameOf(tournament, value))) lost.push({ sheet, row, column });
    }
  }
  return { carried, lost };
};
