import { openGames } from '../conduct/owed';
import { entryAt, present } from '../present';
import type { Fraction } from '../fraction';
import type { Tournament } from '../model';
import { points } from '../tiebreak/points';
import { scoreTable } from '../tiebreak/scores';

/** Someone who is ranked. All points here are whole numbers of 1/`per` of the position. */
export interface Contender {
  readonly no: number;
  /** Adjustments are in it. */
  readonly points: number;
  /** Their games that are to be played. */
  readonly left: number;
  /** The same by opponent: the opponent's place among the contenders, and how many. */
  readonly against: ReadonlyMap<number, number>;
}

/** How things stand: who is ranked, in the order of the tournament's players, and what is to be played. */
export interface Position {
  readonly contenders: readonly Contender[];
  /** Games to be played. */
  readonly open: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly per: number;
}

/** Adjustments have at most two decimals. */
const HUNDREDTHS = 100;

/**
 * The position of a tournament. Postponed and adjourned games are to be played, those of who has left are not; annulled
 * players are no contenders, those who withdrew later keep their points.
 */
export const positionOf = (tournament: Tournament): Position => {
  const table = scoreTable(tournament);
  const { scoring, players } = tournament;
  const per = scoring.unit * HUNDREDTHS;
  const whole = ({ n, d }: Fraction): number => (n * per) / d;
  const scores = points.values(table);
  const ranked = players.flatMap(({ no }, player) =>
    table.counts[player] ? [{ no, points: whole(present(scores[player])) }] : [],
  );
  const placeOf = new Map(ranked.map(({ no }, place) => [no, place]));
  const against = ranked.map(() => new Map<number, number>());
  const games = openGames(tournament);
  const count = (own: number | undefined, other: number | undefined): void => {
    const met = entryAt(against, present(own));
    met.set(present(other), (met.get(present(other)) ?? 0) + 1);
  };
  for (const { white, black } of games) {
    count(placeOf.get(white), placeOf.get(black));
    count(placeOf.get(black), placeOf.get(white));
  }
  return {
    contenders: ranked.map((contender, place) => {
      const met = entryAt(against, place);
      return { ...contender, against: met, left: [...met.values()].reduce((sum, each) => sum + each, 0) };
    }),
    open: games.length,
    win: scoring.win * HUNDREDTHS,
    draw: scoring.draw * HUNDREDTHS,
    loss: scoring.loss * HUNDREDTHS,
    per,
  };
};
