import type { Grid } from '../../grid/grid';
import { headedColumns } from './columns';
import { type Finding, filledSpots } from './finding';
import { resultFindings, textNumbers, typedOver } from './cells';
import { nameFindings } from './names';

const placeOf = ({ problem: { place } }: Finding): string => `${place.sheet}!${place.cell}`;

/**
 * What looks wrong on sheets that anybody made, as they were read: `formula-typed-over number-is-text result-is-date
 * result-not-typed name-blanks name-two-spellings name-not-linked`. Of several findings at one cell the first counts: whoever
 * puts it right is told of the next. Names are compared across all the sheets.
 */
export const examine = (grids: readonly Grid[]): readonly Finding[] => {
  const filled = grids.map(filledSpots);
  const columns = filled.map(headedColumns);
  const names = nameFindings(columns.flat());
  const seen = new Set<string>();
  return grids.flatMap((grid, index) => {
    const all = [
      ...typedOver(filled[index] ?? []),
      ...resultFindings(columns[index] ?? []),
      ...names.filter(({ problem: { place } }) => place.sheet === grid.sheet),
      ...textNumbers(filled[index] ?? []),
    ];
    const inOrder = all.sort((one, other) => one.at.row - other.at.row || one.at.column - other.at.column);
    return inOrder.filter((found) => {
      const isNew = !seen.has(placeOf(found));
      seen.add(placeOf(found));
      return isNew;
    });
  });
};
