import { outcomeOf, pointsOf, type Mark } from '../results/outcome';
import { memberNo, teamNo, type TeamEvent, teamOn } from './model';
import { type Side } from '../model';
import { counts } from './table';

/** The results of one member of a team over the board; forfeits only give points to the team. */
export interface IndividualRow {
  /** The number of the team, and the place in its list, from 1. */
  readonly team: number;
  readonly member: number;
  readonly rank: number;
  readonly rankTo: number;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Whole numbers of 1/`scoring.unit`. */
  readonly points: number;
  /** Points board by board, `null` for boards they did not play at. */
  readonly onBoards: readonly (number | null)[];
}

interface Played {
  readonly team: number;
  readonly member: number;
  readonly board: number;
  readonly mark: Mark;
}

const playedIn = (event: TeamEvent): readonly Played[] =>
  event.games
    .filter((match) => counts(event, match))
    .flatMap((match) =>
      match.boards.flatMap(({ board, outcome, ...names }) => {
        const found = outcome === null ? null : outcomeOf(outcome);
        if (found?.kind !== 'played') return [];
        const of = (side: Side, mark: Mark): readonly Played[] => {
          const team = teamNo(event, teamOn(match, side));
          const member = team ? memberNo(team, names[side]) : 0;
          return member === 0 ? [] : [{ team: teamOn(match, side), member, board, mark }];
        };
        return [...of('home', found.white), ...of('away', found.black)];
      }),
    );

type Line = Omit<IndividualRow, 'rank' | 'rankTo'>;

const lineOf = (
  { discipline: { scoring }, discipline: { boards } }: TeamEvent,
  team: number,
  member: number,
  games: readonly Played[],
): Line => {
  const count = (mark: Mark): number => games.filter((game) => game.mark === mark).length;
  const points = (some: readonly Played[]): number =>
    some.reduce((total, { mark }) => total + pointsOf(scoring, mark, true), 0);
  return {
    ...{ team, member, games: games.length },
    ...{ won: count('win'), drawn: count('draw'), lost: count('loss') },
    points: points(games),
    onBoards: Array.from({ length: boards }, (_, index) => {
      const there = games.filter(({ board }) => board === index + 1);
      return there.length === 0 ? null : points(there);
    }),
  };
};

/** The order of players: more points, then fewer games; those without a game come last. */
const isAhead = (one: Line, other: Line): boolean => {
  if (one.games === 0 || other.games === 0) return one.games > other.games;
  return one.points > other.points || (one.points === other.points && one.games < other.games);
};

/** Every member of every team: most points first, then fewest games; those without a game last. */
export const individualStandings = (event: TeamEvent): readonly IndividualRow[] => {
  const played = playedIn(event);
  const lines = event.players.flatMap(({ no, members }) =>
    members.map((_, index) => {
      const own = played.filter(({ team, member }) => team === no && member === index + 1);
      return lineOf(event, no, index + 1, own);
    }),
  );
  return lines
    .map((line): IndividualRow => {
      const rank = lines.filter((other) => isAhead(other, line)).length + 1;
      const behind = lines.filter((other) => isAhead(line, other)).length;
      return { ...line, rank, rankTo: lines.length - behind };
    })
    .sort((one, other) => one.rank - other.rank);
};
