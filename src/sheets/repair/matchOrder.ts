import { largest } from '../../core/extremes';
import { countsOf } from '../../core/grouped';
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

/**
 * Whether the numbers of all lines are in order: rounds follow each other, each match stands in its own with a number of its own and all
 * its lines, and each pair meets as often.
 */
const areInOrder = (standing: readonly Row[], boards: number): boolean => {
  const heads = standing.filter(([, board]) => board === 0);
  const numbers = new Set(heads.map(([match]) => match));
  const lines = heads.flatMap((head) =>
    countTo(boards).map((board) => [head[0], board, ...head.slice(ROUND)].join()),
  );
  const found = standing.flatMap(([match, board, , ...more]) =>
    match === null || board === 0 ? [] : [[match, board, ...more].join()],
  );
  const meetings = [...countsOf(heads.map((head) => pairOf(teamsOf(head)))).values()];
  let above = 0;
  const isBelow = standing.every(([match, , , round]) => round === (match === null ? ++above : above));
  const seats = heads.flatMap((head) => teamsOf(head).map((team) => `${head[ROUND]} ${team}`));
  return (
    countTo(heads.length).every((no) => numbers.has(no)) &&
    isBelow &&
    lines.join(' ') === found.join(' ') &&
    new Set(meetings).size === 1 &&
    new Set(seats).size === seats.length
  );
};

/** The lines that are there, if their numbers are in order, each board with the colour that it has in the plan; else the plan. */
export const inOwnOrder = (standing: readonly Row[], planned: readonly Row[]): readonly Row[] => {
  const colours = new Map(planned.map(([, board, white]) => [board, white ?? null]));
  if (standing.length !== planned.length || !areInOrder(standing, largest([...colours.keys()].map(Number))))
    return planned;
  return standing.map(([match = null, board = null, , ...more]) => [
    ...[match, board, colours.get(board) ?? null],
    ...more,
  ]);
};
