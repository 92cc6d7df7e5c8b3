import { groupedBy } from '../../core/grouped';
import { entryAt, present } from '../../core/present';
import { plainSigns, readCell, type Item, type Reading, type Token } from './cell';
import { spots, type Spot, type Table } from './table';

/** Two numbers without anything between them: `110` is 1 and 10, if it is not 11 and 0. */
interface Glued extends Spot {
  readonly text: string;
  readonly start: number;
}

type Game = Extract<Item, { kind: 'game' }>;

type Split = readonly [white: number, black: number];

/** The digits of a cell, and what stands before them. */
const FIGURES = /^(|.*[^\d,;\s].*?)(\d{2,6}(?:[ ,;\n]+\d{2,6})*) *$/u;

/** A round of more games than anybody prints in one cell. */
const LONGEST = 200;

/** What a cell has before its digits: nothing, or the heading of its round. */
const headingOf = (text: string): Reading => readCell(text.trim(), 'General');

const gluedIn = (table: Table, spot: Spot): readonly Glued[] => {
  const text = plainSigns(table.raw(spot.row, spot.column));
  const match = text.length > LONGEST ? null : FIGURES.exec(text);
  const [before = '', figures = ''] = match?.slice(1) ?? [];
  const { kind } = headingOf(before);
  if (kind !== 'blank' && kind !== 'round') return [];
  return [...figures.matchAll(/\d+/g)].map((each) => ({
    ...spot,
    text: each[0],
    start: before.length + each.index,
  }));
};

/** The ways to read two different numbers up to `most` in a row of digits. */
const splitsOf = (text: string, most: number): readonly Split[] =>
  Array.from({ length: text.length - 1 }, (_, at) => [text.slice(0, at + 1), text.slice(at + 1)])
    .filter((parts) => parts.every((part) => !part.startsWith('0') && Number(part) <= most))
    .map((parts): Split => [Number(parts[0]), Number(parts[1])])
    .filter(([white, black]) => white !== black);

/** More ways than one are as good as many. */
const ENOUGH = 2;

/**
 * The one way to read all rounds, in which nobody plays twice in a round and no two meet twice; `null` if there is none or more than
 * one. The steps are limited: what takes longer is no table that anybody could read.
 */
const onlyWay = (
  rounds: readonly (readonly Glued[])[],
  players: number,
): ReadonlyMap<Glued, Split> | null => {
  const games = rounds.flatMap((round, at) => round.map((glued) => ({ glued, round: at })));
  const splits = games.map(({ glued }) => splitsOf(glued.text, players));
  const busy = rounds.map(() => new Set<number>());
  const met = new Set<string>();
  const chosen: Split[] = [];
  const found: Split[][] = [];
  let steps = 0;
  const search = (at: number): void => {
    steps += 1;
    if (found.length >= ENOUGH || steps > 100_000) return;
    const game = games[at];
    if (!game) {
      found.push([...chosen]);
      return;
    }
    const playing = entryAt(busy, game.round);
    for (const split of entryAt(splits, at)) {
      const pair = [...split].sort((a, b) => a - b).join(' ');
      if (split.some((no) => playing.has(no)) || met.has(pair)) continue;
      for (const no of split) playing.add(no);
      met.add(pair);
      chosen.push(split);
      search(at + 1);
      chosen.pop();
      met.delete(pair);
      for (const no of split) playing.delete(no);
    }
  };
  search(0);
  const [way, other] = found;
  if (!way || other || steps > 100_000) return null;
  return new Map(games.map(({ glued }, at) => [glued, entryAt(way, at)]));
};

/** Whether numbers in a line count: 1, 2, 3 and so on. */
const counts = (labels: readonly string[]): boolean =>
  labels.length > 1 && labels.every((label, at) => Number(label) === at + 1);

/** Cells that count rounds or boards: the first column or the first row with numbers. */
const countingSpots = (table: Table): ReadonlySet<string> => {
  const labels = spots(table, ({ kind }) => kind === 'label');
  const lines = [
    labels.filter(({ column }) => column === labels[0]?.column),
    labels.filter(({ row }) => row === labels[0]?.row),
  ];
  const counting = lines.filter((line) => counts(line.map(({ row, column }) => table.raw(row, column))));
  return new Set(counting.flat().map(({ row, column }) => `${row} ${column}`));
};

/**
 * A table of pairings whose numbers have lost the dash between them (`110 29 38 47 56`, as Riches prints them), read where it can mean
 * one thing only: in each round of as many games everybody plays once. `null` for any other table.
 */
export const withoutDashes = (table: Table): Table | null => {
  const counting = countingSpots(table);
  const figures = spots(
    table,
    ({ kind }, { row, column }) =>
      (kind === 'label' || kind === 'unreadable' || kind === 'games') && !counting.has(`${row} ${column}`),
  );
  const all = figures.map((spot) => gluedIn(table, spot));
  if (all.length === 0 || all.some((cell) => cell.length === 0)) return null;
  const ways = (['row', 'column'] as const).flatMap((line) => {
    const rounds = [...groupedBy(all.flat(), (glued) => glued[line]).values()];
    const [games = 0] = rounds.map(({ length }) => length);
    if (games < 2 || games + rounds.length < 4 || rounds.some(({ length }) => length !== games)) return [];
    return [2 * games, 2 * games + 1].flatMap((players) => onlyWay(rounds, players) ?? []).slice(0, 1);
  });
  const [way, other] = ways;
  if (!way || other) return null;
  const token = (no: number, start: number): Token => {
    const label = String(no);
    return { label, start, length: label.length };
  };
  const gameOf = ([{ start }, [white, black]]: readonly [Glued, Split]): Game => {
    const first = token(white, start);
    return { kind: 'game', white: first, black: token(black, start + first.length) };
  };
  const inCells = groupedBy(way, ([{ row, column }]) => `${row} ${column}`);
  return {
    ...table,
    says: (row, column) => {
      const own = inCells.get(`${row} ${column}`)?.map(gameOf);
      if (!own) return table.says(row, column);
      const heading = headingOf(table.raw(row, column).slice(0, present(own[0]).white.start));
      return { kind: 'games', items: own, ...(heading.kind === 'round' ? { round: heading.number } : {}) };
    },
  };
};
