import type { CellValue } from '../../grid/cell';
import { dateFault, datedResult, undated } from '../datedResult';
import { gameKey } from '../log/key';
import { at, type CellEdit } from './grids';
import { columnIn } from './players';
import { mendedWith, rowOnSheet, standingAt, type Standing } from './standing';

/**
 * `damaged-date` for each result that has become a date: the cell is Text again, with what it showed, or with the result that is proposed
 * if `isTaken`. `logged` is what the Log last had in each cell.
 */
export const comparedDates = (
  standing: Standing,
  logged: ReadonlyMap<string, CellValue>,
  isTaken: boolean,
): Standing => {
  const place = standing.parts.places.Pairings_result;
  if (!place) return standing;
  const { sheet, area } = place;
  const games = columnIn(standing, standing.parts.places.Pairings_game);
  const found = columnIn(standing, place).flatMap((value, line) => {
    const [row, no] = [area.row + line, games[line]];
    const { format, formula } = standingAt(standing, sheet, row, area.column);
    const dated = typeof no === 'number' && datedResult(value, format, logged.get(gameKey(no, 'result')));
    return dated && formula === null ? [{ row, dated }] : [];
  });
  return mendedWith(
    standing,
    sheet,
    found.map(({ row, dated }): CellEdit => ({
      row,
      column: area.column,
      value: undated(dated, isTaken),
      format: '@',
    })),
    found.map(({ row, dated }) => dateFault(at(sheet, rowOnSheet(standing, sheet, row), area.column), dated)),
  );
};
