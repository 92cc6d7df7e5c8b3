import { entryAt } from '../../core/present';
import { andThen, unlessProblems, type Result } from '../../core/result';
import type { Side } from '../../core/score';
import type { FoundBoard, FoundMatch } from '../format';
import { outcomeOfLetters } from './letters';
import { indexOf, pairingsOf, type Either, type Index, type Pairing, type ToldRounds } from './teamPairings';
import { seatProblems, seatsOf, type Seats } from './teamSeats';

/** What a file tells of its matches, and the colours of the side with White from board 1 on. */
export interface ToldMatches extends ToldRounds {
  readonly sequence: readonly Side[];
}

const other = (either: Either): Either => (either === 0 ? 1 : 0);

/** Who has White at a board by the colours of its players; `null` where neither line says so. */
const whiteAt = ([one, theirs]: Seats, round: number, { entryOf }: Index): Either | null => {
  const [own, opposed] = [entryOf(one, round).colour, entryOf(theirs, round).colour];
  if (own === 'w' || opposed === 'b') return 0;
  return own === 'b' || opposed === 'w' ? 1 : null;
};

const sideOn = (sequence: readonly Side[], at: number): Side =>
  sequence[at] ?? (at % 2 === 0 ? 'home' : 'away');

/** Who is at home: as a forfeit says it, else the colours, else the order of the line-ups; `null` where nothing tells. */
const homeOf = (
  { forfeit, firstNamed }: Pairing,
  whites: readonly (Either | null)[],
  sequence: readonly Side[],
): Either | null => {
  if (forfeit) return forfeit.home;
  const homes = whites.flatMap((white, at) =>
    white === null ? [] : [sideOn(sequence, at) === 'home' ? white : other(white)],
  );
  const first = homes.filter((home) => home === 0).length;
  if (homes.length > 0 && (first === 0 || first === homes.length)) return first === 0 ? 1 : 0;
  if (firstNamed !== null || homes.length === 0) return firstNamed;
  return 2 * first >= homes.length ? 0 : 1;
};

/** The outcome of a board, the home side first. */
const outcomeAt = (
  [home, away]: Seats,
  { round, forfeit, lineUps }: Pairing,
  { entryOf }: Index,
): FoundBoard['outcome'] => {
  const [own, theirs] = [entryOf(home, round).letter, entryOf(away, round).letter];
  const forfeited = forfeit?.type ?? null;
  if (home !== 0 && away !== 0) return outcomeOfLetters(own, theirs) ?? forfeited;
  if (own === '+') return '+-';
  if (theirs === '+') return '-+';
  if (forfeited !== null) return forfeited;
  // line-ups without anybody at a board: nobody came to it
  const isEmpty = home === 0 && away === 0 && lineUps[0] !== null && lineUps[1] !== null;
  return own === '-' || theirs === '-' || isEmpty ? '--' : null;
};

/** A match with so many boards at least, those among them at which nobody is said to have sat. */
const matchOf = (
  sequence: readonly Side[],
  pairing: Pairing,
  seats: readonly Seats[],
  boards: number,
  index: Index,
): FoundMatch => {
  const { round, teams, line } = pairing;
  const all = Array.from({ length: Math.max(boards, seats.length) }, (_, at): Seats => seats[at] ?? [0, 0]);
  const whites = all.map((board) => whiteAt(board, round, index));
  const known = homeOf(pairing, whites, sequence);
  const home = known ?? 0;
  return {
    round,
    home: teams[home],
    away: teams[other(home)],
    homeKnown: known !== null,
    place: { line, round },
    boards: all.map((board, at): FoundBoard => {
      const white = entryAt(whites, at);
      const seated: Seats = home === 0 ? board : [board[1], board[0]];
      return {
        home: index.nameOf(seated[0]),
        away: index.nameOf(seated[1]),
        white: white === null ? sideOn(sequence, at) : white === home ? 'home' : 'away',
        outcome: outcomeAt(seated, pairing, index),
      };
    }),
  };
};

/** All matches of a file. Problems: those of `pairingsOf`, `trf-team-line-up`. */
export const matchesOf = (told: ToldMatches): Result<readonly FoundMatch[]> => {
  const index = indexOf(told);
  return andThen(pairingsOf(told, index), (pairings) => {
    const seated = pairings.map((pairing) => ({ pairing, seats: seatsOf(told.rosters, pairing, index) }));
    const problems = seated.flatMap(({ pairing, seats }) => seatProblems(seats, pairing, index));
    const most = seated.reduce((boards, { seats }) => Math.max(boards, seats.length), told.sequence.length);
    return unlessProblems(problems, () =>
      seated.map(({ pairing, seats }) => matchOf(told.sequence, pairing, seats, most, index)),
    );
  });
};
