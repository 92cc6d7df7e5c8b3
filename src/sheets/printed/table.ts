import { entryAt } from '../../core/present';
import { cellText } from '../../grid/cell';
import type { PrintedWord } from '../../language/tableWords';
import { span, type View } from '../view';
import { readCell, type Reading, type Token } from './cell';
import type { PrintedSchedule, PrintedSide } from '../../core/check/printed';

/** A view as the reader of tables of pairings looks at it: with what each cell says. */
export interface Table extends View {
  readonly says: (row: number, column: number) => Reading;
  /** What stands in a cell, as it stands there. */
  readonly raw: (row: number, column: number) => string;
}

/** A cell of a table. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** All cells of a table for which something holds, row by row. */
export const spots = (table: Table, holds: (reading: Reading, spot: Spot) => boolean): readonly Spot[] => {
  const found: Spot[] = [];
  for (let row = 0; row < table.rows; row++)
    for (let column = 0; column < table.columns; column++)
      if (holds(table.says(row, column), { row, column })) found.push({ row, column });
  return found;
};

/** The label that stands alone in a cell; `null` for anything else. */
export const labelAt = (table: Table, { row, column }: Spot): string | null => {
  const reading = table.says(row, column);
  return reading.kind === 'label' ? reading.token.label : null;
};

/** The cells of one row with a label in them. */
export const labelsInRow = (table: Table, row: number): readonly Spot[] =>
  span(0, table.columns)
    .map((column) => ({ row, column }))
    .filter((spot) => labelAt(table, spot) !== null);

/** The cells of one column for which something holds. */
export const spotsInColumn = (
  table: Table,
  column: number,
  holds: (reading: Reading, row: number) => boolean,
): readonly Spot[] =>
  span(0, table.rows).flatMap((row) => (holds(table.says(row, column), row) ? [{ row, column }] : []));

type Readings = readonly (readonly Reading[])[];

const mapped = (readings: Readings, change: (reading: Reading, row: number, column: number) => Reading) =>
  readings.map((line, row) => line.map((reading, column) => change(reading, row, column)));

const isGlued = (reading: Reading): boolean => reading.kind === 'games' && reading.glued !== undefined;

/** So few cells of two letters are words rather than pairs such as `AJ`. */
const FEW_GLUED = 3;

/** Pairs without a sign between them, where the whole table is of them; else what the letters say otherwise. */
const withGlued = (readings: Readings): Readings => {
  const all = readings.flat();
  const others = all.filter((reading) => reading.kind === 'games' && !isGlued(reading));
  const isOfThem = others.length === 0 && all.filter(isGlued).length >= FEW_GLUED;
  return mapped(readings, (reading, row) => {
    if (reading.kind !== 'games' || !reading.glued) return reading;
    const inRow = entryAt(readings, row).filter(isGlued).length;
    const isHeading = reading.glued.kind === 'word' && inRow === 1 && row === 0;
    return isOfThem && !isHeading ? reading : reading.glued;
  });
};

const TIME = /^\s*(?:[01]?\d|2[0-3]):(?:00|15|30|45)\s*$/;

/** A column of times, `19:30`, some of which come again: no two players meet twice in one column of games. */
const withTimes = (readings: Readings, texts: readonly (readonly string[])[]): Readings => {
  const columns = readings[0]?.map((_, column) => column) ?? [];
  const isTimes = (column: number): boolean => {
    const games = readings.flatMap((line, row) =>
      entryAt(line, column).kind === 'games' ? [texts[row]?.[column] ?? ''] : [],
    );
    return games.every((text) => TIME.test(text)) && new Set(games).size < games.length;
  };
  const times = new Set(columns.filter(isTimes));
  if (times.size === columns.length) return readings;
  return mapped(readings, (reading, _, column) =>
    reading.kind === 'games' && times.has(column) ? { kind: 'text' } : reading,
  );
};

/** A column in which every pair could be a result, beside columns with pairs that could not, has results. */
const withResults = (readings: Readings): Readings => {
  const gamesIn = (column: number): readonly Reading[] =>
    readings.flatMap((line) => {
      const reading = entryAt(line, column);
      return reading.kind === 'games' ? [reading] : [];
    });
  const isResult = (reading: Reading): boolean => reading.kind === 'games' && reading.result === true;
  const columns = readings[0]?.map((_, column) => column) ?? [];
  const hasLabels = readings.flat().filter(({ kind }) => kind === 'label').length > 1;
  const hasOthers = readings.flat().some((reading) => reading.kind === 'games' && !isResult(reading));
  const results = new Set(
    columns.filter((column) => gamesIn(column).length > 0 && gamesIn(column).every(isResult)),
  );
  if (!hasOthers && !hasLabels) return readings;
  return mapped(readings, (reading, _, column) =>
    reading.kind === 'games' && results.has(column) ? { kind: 'between' } : reading,
  );
};

/** `1. 1-4` with other games in its row counts the round, unless headings do; else it counts a board. */
const withCountedRounds = (readings: Readings): Readings => {
  if (readings.flat().some(({ kind }) => kind === 'round')) return readings;
  return readings.map((line) => {
    const [first, ...others] = line.filter(({ kind }) => kind === 'games');
    if (first?.kind !== 'games' || first.counted === undefined || others.length === 0) return line;
    if (others.some((reading) => reading.kind === 'games' && reading.counted !== undefined)) return line;
    const { counted, ...rest } = first;
    return line.map((reading) => (reading === first ? { ...rest, round: counted } : reading));
  });
};

/**
 * The labels below the word Round or Board, or right of it where none stand below, count rounds or boards. Where they stand on both
 * sides, the word says nothing of either.
 */
const withCounted = (readings: Readings): Readings => {
  const changed = readings.map((line) => [...line]);
  const labelAt = (row: number, column: number): Token | null => {
    const reading = readings[row]?.[column];
    return reading?.kind === 'label' && /^\d+$/.test(reading.token.label) ? reading.token : null;
  };
  const count = (word: PrintedWord, row: number, column: number): void => {
    if (word !== 'round' && word !== 'board') return;
    const below = readings
      .slice(row + 1)
      .flatMap((_, down) => (labelAt(row + 1 + down, column) ? [row + 1 + down] : []));
    const right = entryAt(readings, row).flatMap((_, along) =>
      along > column && labelAt(row, along) ? [along] : [],
    );
    const counted: readonly Spot[] =
      below.length > 0 && right.length > 0
        ? []
        : [...below.map((each) => ({ row: each, column })), ...right.map((each) => ({ row, column: each }))];
    for (const spot of counted) {
      const number = Number(labelAt(spot.row, spot.column)?.label);
      entryAt(changed, spot.row)[spot.column] = { kind: word, number };
    }
  };
  readings.forEach((line, row) => {
    line.forEach((reading, column) => {
      if (reading.kind === 'word') count(reading.word, row, column);
    });
  });
  return changed;
};

/** Reads every cell of a view, and settles what a cell alone does not say. */
export const tableOf = (view: View): Table => {
  const { content } = view;
  const cells = content.values.map((line, row) =>
    line.map((value, column) => readCell(value, view.format(row, column))),
  );
  const texts = content.values.map((line) => line.map(cellText));
  const readings = withCounted(withCountedRounds(withResults(withTimes(withGlued(cells), texts))));
  return {
    ...view,
    says: (row, column) => readings[row]?.[column] ?? { kind: 'blank' },
    raw: (row, column) => texts[row]?.[column] ?? '',
  };
};

/** A label where it stands: row and column of the sheet, from 0, and its place in the cell's text. */
export interface PlacedSide extends PrintedSide {
  readonly row: number;
  readonly column: number;
  readonly start: number;
  readonly length: number;
}

/** A label in a cell of a view, as it stands on the sheet. */
export const placedSide = (view: View, row: number, column: number, token: Token): PlacedSide => ({
  ...token,
  cell: view.at(row, column),
  row: view.sheetRow(row),
  column: view.sheetColumn(column),
});

/** A schedule as it stands on a sheet. */
export interface PlacedSchedule extends PrintedSchedule<PlacedSide> {
  /**
   * Every label that stands there, row by row: those of the games and rests; of a cross-table those of its lines and columns,
   * whose games have the cells with their rounds for cells, and no place in a text.
   */
  readonly labels: readonly PlacedSide[];
}
