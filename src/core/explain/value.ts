import { entryAt } from '../present';
import { fraction, type Fraction } from '../fraction';
import type { Mark } from '../results/outcome';
import {
  isGame,
  type Criterion,
  type Facts,
  type LeftOut,
  type Shape,
  type Term,
  type Working,
} from '../tiebreak/criterion';
import type { ScoreTable } from '../tiebreak/scores';

interface Line {
  /** The opponent's number used: score, rating or performance. */
  readonly opponentValue: Fraction | null;
  /** The factor for it, or for the points. */
  readonly factor: Fraction | null;
  /** The opponent's value is the player's own: an unplayed game counts as a draw against themselves. */
  readonly himself: boolean;
  /** What it adds, or would have added if it were not left out. */
  readonly amount: Fraction;
  readonly out: LeftOut | null;
}

/** A game in a sum. Players and games by their numbers. */
export interface ExplainedGame extends Line {
  readonly of: 'game';
  readonly game: number;
  readonly round: number;
  readonly colour: 'white' | 'black';
  readonly opponent: number;
  readonly mark: Mark;
  readonly played: boolean;
  /** Their points of the game. */
  readonly points: Fraction;
}

/** A bye that counts, or the arbiter's adjustment (`round` 0). */
export interface ExplainedOther extends Line {
  readonly of: 'rest' | 'adjustment';
  readonly round: number;
}

export type ExplainedLine = ExplainedGame | ExplainedOther;

/** How a player's value of a criterion comes about. */
export interface ExplainedValue {
  readonly player: number;
  readonly code: string;
  readonly source: string;
  readonly shape: Shape;
  /** The value in the column: for direct encounter, the rank among the tied. */
  readonly value: Fraction | null;
  /** The sum of the lines. */
  readonly sum: Fraction | null;
  readonly lines: readonly ExplainedLine[];
  readonly facts: Facts;
  /** Opponents with an adjustment by the arbiter: their scores here come from games alone. */
  readonly adjusted: readonly number[];
  /** Those tied with them, including themselves, if the criterion compares only tied players; else empty. */
  readonly tied: readonly number[];
  /** How many games of the tied with each other are still to be played. */
  readonly open: number;
}

const lineOf = ({ tournament: { players }, unit }: ScoreTable, term: Term, per: number): ExplainedLine => {
  const { from } = term;
  const shared = {
    opponentValue: term.opponent ?? null,
    factor: term.factor ?? null,
    himself: term.himself ?? false,
    amount: fraction(term.amount, per),
    out: term.out ?? null,
  };
  if (!isGame(from))
    return from === 'adjustment'
      ? { of: 'adjustment', round: 0, ...shared }
      : { of: 'rest', round: from.round, ...shared };
  const { game, colour, mark, played } = from;
  return {
    of: 'game',
    game: game.no,
    round: game.round,
    colour,
    opponent: entryAt(players, from.opponent).no,
    mark,
    played,
    points: fraction(from.points, unit),
    ...shared,
  };
};

/** Whether it uses the opponents' scores, not their ratings or nothing. */
const looksAtScores = ({ shape }: Criterion, { facts }: Working): boolean =>
  shape === 'product' || shape === 'scores' || facts?.limit !== undefined;

const openAmong = ({ tournament: { games } }: ScoreTable, tied: readonly number[]): number =>
  games.filter(
    ({ outcome, white, black }) => outcome === null && tied.includes(white) && tied.includes(black),
  ).length;

const adjustedAmong = ({ tournament: { players } }: ScoreTable, { terms }: Working): readonly number[] => {
  const opponents = terms.flatMap(({ from, himself }) =>
    isGame(from) && himself !== true ? [from.opponent] : [],
  );
  return [...new Set(opponents)].flatMap((place) => {
    const { no, adjustment = 0 } = entryAt(players, place);
    return adjustment === 0 ? [] : [no];
  });
};

/** A working with the numbers of players and games. */
export const explainWorking = (
  table: ScoreTable,
  criterion: Criterion,
  player: number,
  working: Working,
  shown: Fraction | null,
  tied: readonly number[] = [],
): ExplainedValue => {
  const { players } = table.tournament;
  const among = tied.map((place) => entryAt(players, place).no);
  return {
    player: entryAt(players, player).no,
    code: criterion.code,
    source: criterion.source,
    shape: criterion.shape,
    value: shown,
    sum: working.value,
    lines: working.terms.map((term) => lineOf(table, term, working.per)),
    facts: working.facts ?? {},
    adjusted: looksAtScores(criterion, working) ? adjustedAmong(table, working) : [],
    tied: among,
    open: openAmong(table, among),
  };
};
