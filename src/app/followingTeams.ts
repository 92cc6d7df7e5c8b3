import type { Tournament } from '../core/model';
import type { CellValue } from '../grid/cell';
import type { Place } from '../grid/reference';
import { followingName, lineShown } from '../sheets/teamEvent/followed';
import type { CellChange } from '../workbook/port';
import type { OpenTournament } from './open';

const isIn = ({ sheet, column }: CellChange, place: Place | undefined): boolean =>
  place?.sheet === sheet && place.area.column === column;

/** The cells of a patch, in which line-ups that followed the names on Teams follow them afterwards, too. */
export const followingTeams = (
  { parts: { places }, gridOf }: Pick<OpenTournament, 'parts' | 'gridOf'>,
  { games }: Pick<Tournament, 'games'>,
  cells: readonly CellChange[],
): readonly CellChange[] => {
  const { Teams_name: names, Matches_match: matches } = places;
  if (!names || !matches) return cells;
  const column = (place: Place | undefined): readonly CellValue[] =>
    (place && gridOf(place)?.values.map(([value = null]) => value)) ?? [];
  const renamed = new Map(
    cells.flatMap((cell) => (isIn(cell, names) ? [[cell.row - names.area.row, cell.write] as const] : [])),
  );
  const called = column(names).map((name, line) => renamed.get(line) ?? name);
  const [teams, members, numbers] = [places.Teams_team, places.Teams_member, matches].map(column);
  return cells.flatMap((cell): readonly CellChange[] => {
    const { expectFormula, write, row, sheet } = cell;
    const isHome = isIn(cell, places.Matches_home);
    if (!isHome && !isIn(cell, places.Matches_away)) return [cell];
    if (typeof expectFormula !== 'string' || lineShown(expectFormula, names) < 0) return [cell];
    const match = games.find(({ no }) => no === numbers?.[row - matches.area.row]);
    const team = isHome ? match?.white : match?.black;
    const line = called.findIndex(
      (name, at) => name === write && teams?.[at] === team && members?.[at] !== 0,
    );
    if (line < 0) return [cell];
    const writeFormula = followingName(names, line, sheet);
    return writeFormula === expectFormula ? [] : [{ ...cell, writeFormula }];
  });
};
