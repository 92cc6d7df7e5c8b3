import { sum } from '../numbers';
import { fraction } from '../fraction';
import { averageRating, halfUp, percentageOf, perfectPerformance, performance } from '../ratings/performance';
import { differenceFor } from '../ratings/table';
import { expectedOf } from '../ratings/change';
import {
  type Facts,
  type PlayerCriterion,
  type Term,
  type Working,
  type Shape,
  plain,
  playerCriterion,
  sumOf,
} from './criterion';
import { strengthOf } from './own';
import type { Encounter, ScoreTable } from './scores';

/** Whether every ranked player has a rating; otherwise these criteria mean nothing (FIDE C.07 10). */
export const allRated = (table: ScoreTable): boolean =>
  table.counts.every((yes, player) => !yes || strengthOf(table, player) !== null);

/** A result on the scale 1-½-0 of the rating tables, whatever the tournament's own. */
const HUNDREDTHS = { win: 100, draw: 50, loss: 0 } as const;

/** A player's games over the board: for ratings, forfeits are unplayed (15.2). */
interface Played {
  readonly games: readonly Encounter[];
  readonly opponents: readonly number[];
  readonly terms: readonly Term[];
  /** Points over the board on the scale 1-½-0, in hundredths. */
  readonly hundredths: number;
}

const playedBy = (table: ScoreTable, player: number, ratingOf: (opponent: number) => number): Played => {
  const all = table.encounters(player);
  const games = all.filter(({ played }) => played);
  return {
    games,
    opponents: games.map(({ opponent }) => ratingOf(opponent)),
    terms: all.map((from) => {
      const amount = ratingOf(from.opponent);
      const term = { from, amount, opponent: fraction(amount) };
      return from.played ? term : { ...term, out: 'forfeit' };
    }),
    hundredths: games.reduce((sum, { mark }) => sum + HUNDREDTHS[mark], 0),
  };
};

const whole = (value: number | null): Working['value'] => (value === null ? null : fraction(value));

const averageFacts = ({ opponents }: Played): Facts =>
  opponents.length === 0 ? {} : { average: fraction(sum(opponents), opponents.length) };

const byOpponents = (
  code: string,
  name: string,
  source: string,
  valueOf: (played: Played) => number | null,
  factsOf: (played: Played) => Facts,
  /** The rating used for each opponent: by default their own. */
  ratingsOf = (table: ScoreTable) => (opponent: number) => strengthOf(table, opponent) ?? 0,
): PlayerCriterion =>
  playerCriterion({
    code,
    name,
    source,
    shape: 'ratings',
    rated: true,
    roundRobin: 'idle',
    working: (table) => {
      if (!allRated(table)) return () => plain(null);
      const ratingOf = ratingsOf(table);
      return (player) => {
        const played = playedBy(table, player, ratingOf);
        return { value: whole(valueOf(played)), terms: played.terms, per: 1, facts: factsOf(played) };
      };
    },
  });

const percentage = ({ games, hundredths }: Played): number => percentageOf(hundredths, 100 * games.length);

/** That average plus the rating difference of the score over the board. */
const tournamentPerformance = byOpponents(
  'TPR',
  'Performance rating',
  'FIDE C.07 10.2',
  (played) => (played.games.length === 0 ? null : performance(played.opponents, percentage(played))),
  (played) => {
    if (played.games.length === 0) return {};
    const share = percentage(played);
    return { ...averageFacts(played), percentage: share, difference: differenceFor(share) };
  },
);

/** The lowest rating with at least this expected score. */
const perfectTournamentPerformance = byOpponents(
  'PTP',
  'Perfect performance: the rating that would have expected this score',
  'FIDE C.07 10.3',
  ({ opponents, hundredths }) => perfectPerformance(opponents, hundredths),
  () => ({}),
);

/** The average of a performance of the opponents met over the board. */
const ofOpponents = (
  code: string,
  name: string,
  source: string,
  criterion: PlayerCriterion,
): PlayerCriterion =>
  byOpponents(
    code,
    name,
    source,
    ({ opponents, games }) => (games.length === 0 ? null : halfUp(sum(opponents), games.length)),
    averageFacts,
    (table) => {
      const values = criterion.values(table);
      return (opponent) => values[opponent]?.n ?? 0;
    },
  );

/** By ratings of the opponents. */
export const PERFORMANCES: readonly PlayerCriterion[] = [
  /** The average rating of the opponents met over the board. */
  byOpponents(
    'ARO',
    'Average rating: that of the opponents',
    'FIDE C.07 10.1',
    ({ opponents }) => averageRating(opponents),
    averageFacts,
  ),
  tournamentPerformance,
  perfectTournamentPerformance,
  ofOpponents('APRO', 'Average performance: that of the opponents', 'FIDE C.07 10.4', tournamentPerformance),
  ofOpponents(
    'APPO',
    'Average perfect performance: that of the opponents',
    'FIDE C.07 10.5',
    perfectTournamentPerformance,
  ),
];

const byGames = (
  code: string,
  name: string,
  shape: Shape,
  amountOf: (expected: number, score: number) => number,
): PlayerCriterion =>
  playerCriterion({
    code,
    name,
    shape,
    source: 'FIDE B.02 8.3',
    rated: true,
    working: (table: ScoreTable) => {
      if (!allRated(table)) return () => plain(null);
      return (player) => {
        const own = strengthOf(table, player) ?? 0;
        const terms = table.encounters(player).map((from): Term => {
          const opponent = strengthOf(table, from.opponent) ?? 0;
          const amount = amountOf(expectedOf(own, opponent), HUNDREDTHS[from.mark]);
          const term = { from, amount, opponent: fraction(opponent) };
          return from.played ? term : { ...term, out: 'forfeit' };
        });
        return sumOf(terms, HUNDREDTHS.win);
      };
    },
  });

/** Criteria on what the ratings predict. */
export const EXPECTED: readonly PlayerCriterion[] = [
  /** The score over the board that the ratings predict. */
  byGames('FIDE_WE', 'Expected score: what the ratings expect', 'expected', (expected) => expected),
  /** Score over the board minus expected score: times K, it is the rating change. */
  byGames(
    'FIDE_DR',
    'Score above expected: above what the ratings expect',
    'above',
    (expected, score) => score - expected,
  ),
];
