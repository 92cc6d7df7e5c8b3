import { largest, smallest } from '../../core/extremes';
import { problem, type Problem, type ProblemCode } from '../../core/problem';
import { plain } from '../../core/names/plain';
import { GAME_LIST_SYNONYMS, GAME_LIST_WORDS } from '../../language/gameListWords';
import { takenBy } from './rounds';
import { labelAt, labelsInRow, spots, spotsInColumn, type Spot, type Table } from './table';
import type { Arrangement, Unit } from './units';

const rangeOf = (numbers: readonly number[]): readonly [number, number] => [
  smallest(numbers),
  largest(numbers),
];

const within = ([from, to]: readonly [number, number], number: number): boolean =>
  number >= from && number <= to;

/** Whether a cell stands among games, or right of them or below them: what cannot be read there may be a game. */
const amongGames = (units: readonly Unit[]): ((spot: Spot) => boolean) => {
  const rows = rangeOf(units.map(({ row }) => row));
  const columns = rangeOf(units.flatMap(({ column, last }) => [column, last]));
  return ({ row, column }) =>
    (row >= rows[0] && within(columns, column)) || (within(rows, row) && column >= columns[0]);
};

/** A column of nothing but dates, below a text of its own, beside a heading, or with days, months and years. */
const isDates = (table: Table, spot: Pick<Spot, 'column'>): boolean => {
  const filled = spotsInColumn(table, spot.column, ({ kind }) => kind !== 'blank').map(({ row }) => ({
    row,
    reading: table.says(row, spot.column),
  }));
  const dates = filled.filter(({ reading }) => reading.kind === 'date');
  if (filled.some(({ reading }) => reading.kind !== 'date' && reading.kind !== 'text')) return false;
  const besideHeadings = dates.every(({ row }) => table.says(row, spot.column - 1).kind === 'round');
  const whole = dates.every(({ reading }) => reading.kind === 'date' && reading.whole);
  return whole || besideHeadings || filled[0]?.reading.kind === 'text';
};

const DATE_WORDS: ReadonlySet<string> = new Set(
  [
    ...[...GAME_LIST_WORDS.date, ...GAME_LIST_SYNONYMS.date],
    ...['time', 'zeit', 'uhrzeit', 'heure', 'hora', 'время', 'when', 'termin', 'deadline', 'play by'],
  ].map(plain),
);

/** The columns whose first text says that there are dates or times. */
const datesIn = (table: Table): ReadonlySet<number> => {
  const first = new Map<number, string>();
  for (const { row, column } of spots(table, ({ kind }) => kind === 'text'))
    if (!first.has(column)) first.set(column, plain(table.raw(row, column)));
  return new Set([...first].filter(([, word]) => DATE_WORDS.has(word)).map(([column]) => column));
};

/** What is wrong with a cell that cannot be read: `printed-date`, `printed-error-value`, else the code that is given. */
export const faultAt = (table: Table, { row, column }: Spot, code: ProblemCode = 'printed-cell'): Problem => {
  const reading = table.says(row, column);
  const place = table.place(row, column);
  if (reading.kind === 'date') return problem('printed-date', place);
  if (reading.kind === 'error') return problem('printed-error-value', place, { error: reading.text });
  return problem(code, place, { text: table.raw(row, column) });
};

/** Each cell that keeps a table without any game from being read. */
export const faultsOf = (table: Table): readonly Problem[] =>
  spots(table, ({ kind }) => kind === 'date' || kind === 'error' || kind === 'unreadable').map((spot) =>
    faultAt(table, spot),
  );

/** Whether the labels of a row without games count boards or rounds: each is the next of the one before. */
const isCount = (table: Table, row: number): boolean => {
  const numbers = labelsInRow(table, row).map((spot) => Number(labelAt(table, spot)));
  return numbers.length > 1 && numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
};

/** Whether a label that belongs to no game stands where one should: in a row of games, or below some and counting nothing. */
const standsAlone = (
  table: Table,
  units: readonly Unit[],
  headings: readonly Spot[],
): ((spot: Spot) => boolean) => {
  const rows = new Set(units.map(({ row }) => row));
  const columns = new Set(units.map(({ column }) => column));
  const top = smallest(rows);
  const heads = new Set(headings.map(({ row, column }) => table.at(row, column)));
  return ({ row, column }) => {
    if (!columns.has(column) || row < top) return false;
    return rows.has(row) || !(heads.has(table.at(row, column)) || isCount(table, row));
  };
};

/**
 * What of a table cannot be read: `printed-date printed-error-value printed-cell`, and `printed-alone` for a number among
 * pairings that has nobody beside it. `headings` are the cells that count the rounds.
 */
export const faultsAmong = (
  table: Table,
  { units, strange }: Arrangement,
  headings: readonly Spot[],
): readonly Problem[] => {
  const isAmong = amongGames(units);
  const taken = takenBy(units);
  const isAlone = standsAlone(table, units, headings);
  const known = new Map<number, boolean>();
  const isDate = ({ column }: Spot): boolean => {
    const is = known.get(column) ?? isDates(table, { column });
    known.set(column, is);
    return is;
  };
  const rowsOf = rangeOf(units.map(({ row }) => row));
  const ends = new Map<number, number>();
  for (const { row, last } of units) ends.set(row, Math.max(last, ends.get(row) ?? last));
  const dates = datesIn(table);
  const kinds = new Set(strange.map(({ row, column }) => table.at(row, column)));
  return spots(table, () => true).flatMap((spot): readonly Problem[] => {
    const reading = table.says(spot.row, spot.column);
    const cell = table.at(spot.row, spot.column);
    if (kinds.has(cell)) return [faultAt(table, spot)];
    switch (reading.kind) {
      case 'date':
        return (isAmong(spot) || within(rowsOf, spot.row)) && !isDate(spot) ? [faultAt(table, spot)] : [];
      case 'error':
      case 'unreadable':
        return isAmong(spot) && !dates.has(spot.column) ? [faultAt(table, spot)] : [];
      case 'games': {
        const first = reading.items[0];
        const label = first?.kind === 'game' ? first.white : first?.side;
        return label && !taken.has(cell) ? [faultAt(table, spot)] : [];
      }
      case 'index':
        return spot.column > (ends.get(spot.row) ?? Infinity)
          ? [problem('printed-alone', { sheet: table.sheet, cell }, { label: reading.number })]
          : [];
      case 'label':
        return !taken.has(cell) && isAlone(spot)
          ? [problem('printed-alone', { sheet: table.sheet, cell }, { label: reading.token.label })]
          : [];
      default:
        return [];
    }
  });
};
