import { sum } from '../numbers';
import { largest } from '../extremes';
import { entryAt } from '../present';
import { coloursOf, type PlayerColours, type Rounds } from '../pairing/colours';
import type { Meet } from '../pairing/lookupSteps';
import type { ScheduledGame } from '../pairing/schedule';

/** Games by round, between the numbers 1..players, from any source. */
export interface Audited extends Rounds {
  readonly rounds: readonly { readonly round: number; readonly games: readonly ScheduledGame[] }[];
  /** Report the meetings of these numbers; the first four if absent. */
  readonly leaders?: readonly number[];
}

/** How a schedule treats one player. A balance is games with White minus games with Black. */
export interface PlayerAudit extends PlayerColours {
  /** How often they have the same colour as in the game before. */
  readonly repeats: number;
  /** Whether their first two games are of one colour. */
  readonly startsTwice: boolean;
  /** Balance in the first half of the rounds, including the middle one, and in the second. */
  readonly firstHalf: number;
  readonly secondHalf: number;
  /** Rounds in which they rest. */
  readonly rests: readonly number[];
  /** Boards that they move between games, in total. */
  readonly walked: number;
  /** Different boards that they play at. */
  readonly boards: number;
}

/** The round in which two of the leaders first meet, and who has White. */
export type Meeting = Pick<Meet, 'one' | 'other' | 'round' | 'white'>;

export interface Audit {
  readonly players: readonly PlayerAudit[];
  readonly meetings: readonly Meeting[];
  /** Over all players. */
  readonly longestRun: number;
  readonly widestBalance: number;
  readonly widestHalf: number;
  readonly repeats: number;
  readonly startsTwice: readonly number[];
  readonly walked: number;
  /** Rounds after the first in which everybody who also played in the round before changes colour. */
  readonly alternatingRounds: readonly number[];
}

/** Colour and board of one player's game in a round. */
interface Seat {
  readonly round: number;
  readonly board: number;
  readonly isWhite: boolean;
}

const seatsOf = ({ players, rounds }: Audited): readonly (readonly Seat[])[] => {
  const seats = Array.from({ length: players }, (): Seat[] => []);
  for (const { round, games } of rounds)
    for (const { board, white, black } of games) {
      entryAt(seats, white - 1).push({ round, board, isWhite: true });
      entryAt(seats, black - 1).push({ round, board, isWhite: false });
    }
  return seats;
};

const balanceOf = (seats: readonly Seat[]): number => sum(seats.map(({ isWhite }) => (isWhite ? 1 : -1)));

/** Each game paired with the one before it. */
const steps = (seats: readonly Seat[]): readonly (readonly [before: Seat, after: Seat])[] =>
  seats.slice(1).map((after, index) => [entryAt(seats, index), after]);

const isRepeat = ([before, after]: readonly [Seat, Seat]): boolean => before.isWhite === after.isWhite;

const FIRST_FOUR = [1, 2, 3, 4];

const meetingsOf = ({ rounds, leaders = FIRST_FOUR }: Audited): readonly Meeting[] => {
  const seen = new Set<string>();
  const found = rounds.flatMap(({ round, games }) =>
    games.flatMap(({ white, black }): readonly Meeting[] => {
      const [one, other] = white < black ? [white, black] : [black, white];
      const key = `${one}-${other}`;
      if (!leaders.includes(one) || !leaders.includes(other) || seen.has(key)) return [];
      seen.add(key);
      return [{ one, other, round, white }];
    }),
  );
  return found.sort((a, b) => a.one - b.one || a.other - b.other);
};

/** How a schedule treats its players: colours, byes, walks between boards, and when the first four meet. All whole numbers. */
export const auditOf = (schedule: Audited): Audit => {
  const seats = seatsOf(schedule);
  const half = Math.ceil(schedule.rounds.length / 2);
  const firstRounds = new Set(schedule.rounds.slice(0, half).map(({ round }) => round));
  const players = coloursOf(schedule).players.map((colours, index): PlayerAudit => {
    const own = entryAt(seats, index);
    const played = new Set(own.map(({ round }) => round));
    const [first, second] = own;
    return {
      ...colours,
      repeats: steps(own).filter(isRepeat).length,
      startsTwice: first !== undefined && second !== undefined && first.isWhite === second.isWhite,
      firstHalf: balanceOf(own.filter(({ round }) => firstRounds.has(round))),
      secondHalf: balanceOf(own.filter(({ round }) => !firstRounds.has(round))),
      rests: schedule.rounds.map(({ round }) => round).filter((round) => !played.has(round)),
      walked: sum(steps(own).map(([before, after]) => Math.abs(after.board - before.board))),
      boards: new Set(own.map(({ board }) => board)).size,
    };
  });
  const widest = (balances: readonly number[]): number => Math.max(0, largest(balances.map(Math.abs)));
  const repeated = new Set(
    seats.flatMap((own) =>
      steps(own)
        .filter((step) => step[1].round === step[0].round + 1 && isRepeat(step))
        .map(([, { round }]) => round),
    ),
  );
  return {
    players,
    meetings: meetingsOf(schedule),
    longestRun: Math.max(0, largest(players.map(({ longestRun }) => longestRun))),
    widestBalance: widest(players.map(({ whites, blacks }) => whites - blacks)),
    widestHalf: widest(players.flatMap(({ firstHalf, secondHalf }) => [firstHalf, secondHalf])),
    repeats: sum(players.map(({ repeats }) => repeats)),
    startsTwice: players.filter(({ startsTwice }) => startsTwice).map(({ no }) => no),
    walked: sum(players.map(({ walked }) => walked)),
    alternatingRounds: schedule.rounds
      .slice(1)
      .map(({ round }) => round)
      .filter((round) => !repeated.has(round)),
  };
};
