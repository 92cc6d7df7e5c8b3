import type { Reading } from '../../core/results/typed';
import type { CellValue } from '../../grid/cell';
import { dateFault, datedResult, undated } from '../datedResult';
import { boardKey, gameKey } from '../log/key';
import type { Part } from '../parts';
import type { CellEdit } from './grids';
import { columnIn } from './players';
import { mendedWith, placeOn, standingAt, type Standing } from './standing';

/** A column of results, with the game or board numbers beside it and the keys of the Log. */
const RESULTS: readonly {
  readonly part: Part;
  readonly numbers: readonly Part[];
  readonly keyOf: (numbers: readonly number[]) => string;
}[] = [
  { part: 'Pairings_result', numbers: ['Pairings_game'], keyOf: ([no = 0]) => gameKey(no, 'result') },
  {
    part: 'Matches_result',
    numbers: ['Matches_match', 'Matches_board'],
    keyOf: ([match = 0, board = 0]) => boardKey(match, board, 'result'),
  },
];

const isAllNumbers = (values: readonly CellValue[]): values is readonly number[] =>
  values.every((value) => typeof value === 'number' && value > 0);

/**
 * `damaged-date` for each result that has become a date. The cell becomes Text again, with what it showed, or with the proposed
 * result if `isTaken`. `logged` is what the Log last had in each cell.
 */
export const comparedDates = (
  standing: Standing,
  logged: ReadonlyMap<string, CellValue>,
  isTaken: boolean,
  reading: Reading,
): Standing =>
  RESULTS.reduce((now, { part, numbers, keyOf }) => {
    const place = now.parts.places[part];
    if (!place) return now;
    const { sheet, area } = place;
    const columns = numbers.map((each) => columnIn(now, now.parts.places[each]));
    const found = columnIn(now, place).flatMap((value, line) => {
      const row = area.row + line;
      const numbered = columns.map((column) => column[line] ?? null);
      const { format, formula } = standingAt(now, sheet, row, area.column);
      const dated =
        isAllNumbers(numbered) && datedResult(value, format, reading, logged.get(keyOf(numbered)));
      return dated && formula === null ? [{ row, dated }] : [];
    });
    const edits = found.map(({ row, dated }): CellEdit => ({
      ...{ row, column: area.column },
      ...{ value: undated(dated, isTaken), format: '@' },
    }));
    const faults = found.map(({ row, dated }) =>
      dateFault(placeOn(now, sheet, { row, column: area.column }), dated),
    );
    return mendedWith(now, sheet, edits, faults);
  }, standing);
