import { entryAt } from '../../core/present';
import type { Reading } from './cell';
import { placedSide, type PlacedSide, labelAt, spots, spotsInColumn, type Spot, type Table } from './table';

/** A game or a rest, and the cells that it takes: one, or those from `column` to `last`. */
export type Unit = Spot & { readonly last: number } & (
    | { readonly kind: 'game'; readonly white: PlacedSide; readonly black: PlacedSide }
    | { readonly kind: 'rest'; readonly side: PlacedSide }
  );

/** Those whom a unit names, White first. */
export const sidesOf = (unit: Unit): readonly PlacedSide[] =>
  unit.kind === 'game' ? [unit.white, unit.black] : [unit.side];

/** One way to take the cells of a table for games. Labels in none of the units count rounds or boards. */
export interface Arrangement {
  readonly units: readonly Unit[];
  /** Cells that ought to hold a label and hold something else. */
  readonly strange: readonly Spot[];
  /**
   * How many columns are no sides: those before them that count something, and one behind them with byes. Of two ways that are equally
   * good the one with fewer is meant.
   */
  readonly others: number;
  /** Words above the columns say that these are the sides. */
  readonly said: boolean;
}

const isRest = ({ kind, ...reading }: Reading): boolean =>
  kind === 'between' || (kind === 'word' && 'word' in reading && reading.word === 'bye');

/** The nearest cell of a row with anything in it, to the right (1) or the left (-1). */
const beside = (table: Table, { row, column }: Spot, step: 1 | -1): Reading => {
  for (let at = column + step; at >= 0 && at < table.columns; at += step) {
    const reading = table.says(row, at);
    if (reading.kind !== 'blank') return reading;
  }
  return { kind: 'blank' };
};

const sideAt = (table: Table, { row, column }: Spot): PlacedSide | null => {
  const reading = table.says(row, column);
  return reading.kind === 'label' ? placedSide(table, row, column, reading.token) : null;
};

const isByeWord = (reading: Reading): boolean => reading.kind === 'word' && reading.word === 'bye';

/** Whether a cell stands below the word Bye. */
const belowBye = (table: Table): ((spot: Spot) => boolean) => {
  const first = new Map<number, number>();
  for (const { row, column } of spots(table, isByeWord)) if (!first.has(column)) first.set(column, row);
  return ({ row, column }) => (first.get(column) ?? Infinity) < row;
};

/** Games that stand in one cell each. */
export const pairedCells = (table: Table): Arrangement => {
  const isBelowBye = belowBye(table);
  const saysRest = (spot: Spot): boolean =>
    isBelowBye(spot) || isByeWord(beside(table, spot, -1)) || isByeWord(beside(table, spot, 1));
  const units = spots(table, ({ kind }) => kind === 'games' || kind === 'label').flatMap(
    (spot): readonly Unit[] => {
      const { row, column } = spot;
      const at = { row, column, last: column };
      const reading = table.says(row, column);
      if (reading.kind !== 'games') {
        const side = saysRest(spot) ? sideAt(table, spot) : null;
        return side ? [{ ...at, kind: 'rest', side }] : [];
      }
      return reading.items.map((item) =>
        item.kind === 'rest'
          ? { ...at, kind: 'rest', side: placedSide(table, row, column, item.side) }
          : {
              ...at,
              kind: 'game',
              white: placedSide(table, row, column, item.white),
              black: placedSide(table, row, column, item.black),
            },
      );
    },
  );
  return { units, strange: [], others: 0, said: true };
};

/** Two columns whose cells in a row are the sides of a game. */
type Sides = readonly [white: number, black: number];

const unitOf = (table: Table, row: number, [left, right]: Sides): Unit | 'strange' | null => {
  const [white, black] = [left, right].map((column) => sideAt(table, { row, column }));
  const [first, second] = [left, right].map((column) => table.says(row, column));
  const at = { row, column: left, last: right };
  if (white && black) return { ...at, kind: 'game', white, black };
  const side = white ?? black;
  const other = white ? second : first;
  if (!side || !other) return null;
  return other.kind === 'blank' || isRest(other) ? { ...at, kind: 'rest', side } : 'strange';
};

const arranged = (
  table: Table,
  sides: readonly Sides[],
  from: number,
  rest: Pick<Arrangement, 'others' | 'said'>,
): Arrangement => {
  const units: Unit[] = [];
  const strange: Spot[] = [];
  for (let row = from; row < table.rows; row++)
    for (const pair of sides) {
      const unit = unitOf(table, row, pair);
      if (unit === 'strange') {
        const column = entryAt(pair, sideAt(table, { row, column: pair[0] }) ? 1 : 0);
        strange.push({ row, column });
      } else if (unit) units.push(unit);
    }
  const isBelowBye = belowBye(table);
  const taken = new Set(units.map(({ row, column }) => `${row} ${column}`));
  const inSides = new Set(sides.flat());
  const alone = spots(table, ({ kind }) => kind === 'label').filter(
    (spot) =>
      spot.row >= from &&
      !inSides.has(spot.column) &&
      isBelowBye(spot) &&
      !taken.has(`${spot.row} ${spot.column}`),
  );
  const rests = alone.flatMap((spot): readonly Unit[] => {
    const side = sideAt(table, spot);
    return side ? [{ ...spot, last: spot.column, kind: 'rest', side }] : [];
  });
  return { units: [...units, ...rests], strange, ...rest };
};

/** Columns two by two; the last of an odd number has the byes, and the column right of it is blank. */
const pairsOf = (columns: readonly number[]): readonly Sides[] =>
  columns.flatMap((column, place) =>
    place % 2 === 0 ? [[column, columns[place + 1] ?? column + 1] as const] : [],
  );

/** Whether a column counts: each number is 1, the one before it or the next. */
const isCounting = (table: Table, column: number, from: number): boolean => {
  const numbers = spotsInColumn(table, column, ({ kind }, row) => kind === 'label' && row >= from).map(
    (spot) => Number(labelAt(table, spot)),
  );
  return numbers.every((number, place) => {
    const before = numbers[place - 1] ?? 0;
    return number === 1 || number === before || number === before + 1;
  });
};

/** The columns below the words White and Black, and the row of the first of these words. */
const saidSides = (table: Table): readonly [readonly Sides[], number] | null => {
  const below = (word: 'white' | 'black'): readonly Spot[] =>
    spots(table, (reading) => reading.kind === 'word' && reading.word === word);
  const [white, black] = [below('white'), below('black')];
  const [first] = white;
  if (!first) return null;
  const columnsOf = (found: readonly Spot[]): readonly number[] => [
    ...new Set(found.filter(({ row }) => row === first.row).map(({ column }) => column)),
  ];
  const [whites, blacks] = [columnsOf(white), columnsOf(black)];
  if (whites.length !== blacks.length) return null;
  return [whites.map((column, place) => [column, entryAt(blacks, place)] as const), first.row];
};

/** Columns in groups between which a column is blank. */
const groupsOf = (table: Table, columns: readonly number[]): readonly (readonly number[])[] => {
  const isBlank = (column: number): boolean =>
    spotsInColumn(table, column, ({ kind }) => kind !== 'blank').length === 0;
  const groups: number[][] = [];
  for (const column of columns) {
    const before = groups.at(-1)?.at(-1);
    const apart =
      before === undefined ||
      Array.from({ length: column - before - 1 }, (_, each) => before + 1 + each).some(isBlank);
    if (apart) groups.push([column]);
    else groups.at(-1)?.push(column);
  }
  return groups;
};

/** Whether the first row with labels counts on by one, for two columns or more at a time. */
const countsAcross = (table: Table, labels: readonly Spot[], row: number): boolean => {
  const inRow = labels.filter((spot) => spot.row === row);
  const columns = new Set(labels.map(({ column }) => column)).size;
  const numbers = inRow.map((spot) => Number(labelAt(table, spot)));
  return (
    inRow.length * 2 <= columns && numbers.every((number, place) => number === (numbers[0] ?? 0) + place)
  );
};

/** A table counts its rounds and its boards, and nothing else. */
const MOST_LEADING = 2;

/**
 * Every way to take two cells of a row for the sides of a game: as the words White and Black say, else the columns of labels
 * two by two, after up to two that count rounds and boards, in the whole table or in each group of columns; the first row of
 * labels may count, too, and the last column may have the byes.
 */
export const pairedColumns = (table: Table): readonly Arrangement[] => {
  const said = saidSides(table);
  if (said) return [arranged(table, said[0], said[1] + 1, { others: 0, said: true })];
  const isBelowBye = belowBye(table);
  const labels = spots(table, ({ kind }, spot) => kind === 'label' && !isBelowBye(spot));
  const [first = 0, second = 0] = [...new Set(labels.map(({ row }) => row))];
  const starts = countsAcross(table, labels, first) ? [first, second] : [first];
  return starts.flatMap((from, skipped) => {
    const below = labels.filter(({ row }) => row >= from);
    const columns = [...new Set(below.map(({ column }) => column))].sort((a, b) => a - b);
    const groups = groupsOf(table, columns);
    const way = (lists: readonly (readonly number[])[], leading: number): readonly Arrangement[] => {
      const counted = lists.flatMap((list) => list.slice(0, leading));
      const rest = lists.map((list) => list.slice(leading));
      if (rest.some((list) => list.length === 0)) return [];
      if (!counted.every((column) => isCounting(table, column, from))) return [];
      const lone = rest.some((list) => list.length % 2 === 1) ? 1 : 0;
      const last = { others: leading + skipped + lone, said: false };
      return [arranged(table, rest.flatMap(pairsOf), from, last)];
    };
    return Array.from({ length: MOST_LEADING + 1 }, (_, leading) => leading).flatMap((leading) => [
      ...way([columns], leading),
      ...(groups.length > 1 && leading > 0 ? way(groups, leading) : []),
    ]);
  });
};
