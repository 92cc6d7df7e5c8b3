import { checkPrinted } from '../check/check';
import type { PrintedRound } from '../check/printed';
import { groupedBy } from '../grouped';
import { problem, type Problem, type ProblemPlace } from '../problem';
import { roundsNeeded } from './allMeet';
import { type Meeting, byPair } from './tables';

/** Above this size, it takes seconds to ask whether a schedule with other numbers is a table. */
const MOST_COMPARED = 24;

/** In so few rounds nothing tells a Swiss from a round robin that has just begun. */
const FEW_ROUNDS = 2;

const roundsOf = (meetings: readonly Meeting[]): readonly PrintedRound[] => {
  const side = (player: number) => ({ label: `p${player}`, cell: '' });
  return [...groupedBy(meetings, ({ round }) => round ?? 0)].map(([round, games]) => ({
    round,
    rests: [],
    games: games.map(({ one, other }, index) => ({ board: index + 1, white: side(one), black: side(other) })),
  }));
};

/** Whether the rounds are those of a standard table under some numbering, except for one game. */
const isTable = (players: number, meetings: readonly Meeting[]): boolean => {
  if (players > MOST_COMPARED) return false;
  const checked = checkPrinted({ coloured: false, rounds: roundsOf(meetings) });
  return checked.ok && checked.value.nearest !== null && checked.value.nearest.differences <= 1;
};

/** How many of the games of a field stand somewhere. */
interface Field {
  readonly players: number;
  readonly meetings: readonly Meeting[];
}

/** How many pairs there are, how many have met, and in how many rounds, if known. */
const metIn = ({ players, meetings }: Field) => ({
  pairs: (players * (players - 1)) / 2,
  met: byPair(meetings).size,
  rounds: meetings.every(({ round }) => round !== null)
    ? meetings.reduce((last, { round }) => Math.max(last, round ?? 0), 0)
    : null,
});

const isOver = ({ meetings }: Field): boolean => meetings.every(({ outcome }) => outcome !== null);

/**
 * `adopt-swiss` for games that look like a Swiss: fewer rounds than a round robin needs, fewer than two thirds of the pairs, and
 * rounds that no table has. `fitsTable` says whether a standard table has them with these numbers.
 */
export const swissProblem = (field: Field, place: ProblemPlace, fitsTable: () => boolean): Problem | null => {
  const { pairs, met, rounds } = metIn(field);
  if (rounds === null || met * 3 >= pairs * 2) return null;
  if (rounds <= FEW_ROUNDS || rounds >= roundsNeeded(field.players)) return null;
  return fitsTable() || isTable(field.players, field.meetings)
    ? null
    : problem('adopt-swiss', place, { met, pairs, rounds });
};

/** `exchange-few-met` for games that may be a Swiss: all are finished, and fewer than half of the pairs have met. */
export const fewMet = (field: Field, place: ProblemPlace): readonly Problem[] => {
  const { pairs, met } = metIn(field);
  return isOver(field) && met * 2 < pairs ? [problem('exchange-few-met', place, { met, pairs })] : [];
};
