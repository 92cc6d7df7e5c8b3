import { largest } from '../../core/extremes';
import { countTo } from '../../core/numbers';
import type { CellValue } from '../../grid/cell';

/** The numbers of a line of Matches, as many as `MATCH_KEY_PARTS`. */
export type Row = readonly CellValue[];

/** The positions of the round and the two teams in `MATCH_KEY_PARTS`. */
export const [ROUND, HOME, AWAY] = [3, 4, 5] as const;

/** The two teams of a line. */
export const teamsOf = (keys: Row): Row => [keys[HOME] ?? null, keys[AWAY] ?? null];

/** Two teams, whoever is at home. */
export const pairOf = (teams: Row): string =>
  teams
    .map(Number)
    .sort((one, other) => one - other)
    .join();

const headsOf = (keys: readonly Row[]): readonly Row[] => keys.filter(([, board]) => board === 0);

/** Who meets whom, however often, in whatever order. */
const meetingsIn = (heads: readonly Row[]): string =>
  heads
    .map((head) => pairOf(teamsOf(head)))
    .sort()
    .join(' ');

/**
 * Whether the numbers of all lines are in order: rounds follow each other, each match stands in its own with a number of its own and all
 * its lines, and each pair meets as often as in the plan.
 */
const areInOrder = (standing: readonly Row[], planned: readonly Row[]): boolean => {
  const heads = headsOf(standing);
  const boards = largest(planned.map(([, board]) => Number(board)));
  const numbers = new Set(heads.map(([match]) => match));
  const lines = heads.flatMap((head) =>
    countTo(boards).map((board) => [head[0], board, ...head.slice(ROUND)].join()),
  );
  const found = standing.flatMap(([match, board, , ...more]) =>
    match === null || board === 0 ? [] : [[match, board, ...more].join()],
  );
  let above = 0;
  const isBelow = standing.every(([match, , , round]) => round === (match === null ? ++above : above));
  const seats = heads.flatMap((head) => teamsOf(head).map((team) => `${head[ROUND]} ${team}`));
  return (
    countTo(heads.length).every((no) => numbers.has(no)) &&
    isBelow &&
    lines.join(' ') === found.join(' ') &&
    meetingsIn(heads) === meetingsIn(headsOf(planned)) &&
    new Set(seats).size === seats.length
  );
};

/** The lines that are there, if their numbers are in order, each board with the colour that it has in the plan; else the plan. */
export const inOwnOrder = (standing: readonly Row[], planned: readonly Row[]): readonly Row[] => {
  if (standing.length !== planned.length || !areInOrder(standing, planned)) return planned;
  const colours = new Map(planned.map(([, board, white]) => [board, white ?? null]));
  return standing.map(([match = null, board = null, , ...more]) => [
    ...[match, board, colours.get(board) ?? null],
    ...more,
  ]);
};
