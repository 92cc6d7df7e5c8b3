import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, type Result, unlessProblems } from '../../core/result';
import type { Side } from '../../core/model';
import type { FoundBoard, FoundMatch } from '../exchangeFormat';
import { outcomeOfLetters } from './letters';
import {
  type Either,
  type Index,
  indexOf,
  type LineUp,
  type Pairing,
  pairingsOf,
  type FileTeam,
  type ToldRounds,
} from './teamPairings';

/** Numbers of the players at a board, of the first team and of the second, 0 for an empty seat. */
type Seats = readonly [number, number];

/** Members of a team who have something to do with a match, in the order of the list: a game against the other one, or a forfeit. */
const presentOf = ({ members }: FileTeam, { round, teams }: Pairing, { teamOf, entryOf }: Index): LineUp =>
  members.filter((no) => {
    const { opponent, letter } = entryOf(no, round);
    return opponent === null ? letter === '+' : teams.includes(teamOf.get(opponent) ?? -1);
  });

const flipped = ([one, other]: Seats): Seats => [other, one];

/** Where one side sat is known: opponents sit opposite, whoever has none takes what is empty there, in order. */
const opposite = (known: LineUp, others: LineUp, round: number, { entryOf }: Index): readonly Seats[] => {
  const alone = others.filter((no) => entryOf(no, round).opponent === null);
  return known.map((no): Seats => [no, no === 0 ? (alone.shift() ?? 0) : (entryOf(no, round).opponent ?? 0)]);
};

/** Nothing says where anybody sat: both sides in the order of their lists, the first one's where the two differ. */
const merged = (first: LineUp, second: LineUp, round: number, { entryOf }: Index): readonly Seats[] => {
  const boards: Seats[] = [];
  const left = [...second];
  const isNextAlone = (): boolean => left[0] !== undefined && entryOf(left[0], round).opponent === null;
  for (const no of first) {
    const { opponent } = entryOf(no, round);
    while (isNextAlone()) boards.push([0, left.shift() ?? 0]);
    boards.push([no, opponent ?? 0]);
    if (opponent !== null && left.includes(opponent)) left.splice(left.indexOf(opponent), 1);
  }
  return [...boards, ...left.map((no): Seats => [0, no])];
};

const zipped = (own: LineUp, theirs: LineUp): readonly Seats[] =>
  Array.from({ length: Math.max(own.length, theirs.length) }, (_, at): Seats => [
    own[at] ?? 0,
    theirs[at] ?? 0,
  ]);

/** Who sat where, as far as line-ups, games and lists tell. */
const seatsOf = (rosters: readonly FileTeam[], pairing: Pairing, index: Index): readonly Seats[] => {
  const { round, teams, lineUps } = pairing;
  const [own, theirs] = lineUps;
  if (own && theirs) return zipped(own, theirs);
  const [first, second] = [
    presentOf(entryAt(rosters, teams[0]), pairing, index),
    presentOf(entryAt(rosters, teams[1]), pairing, index),
  ];
  if (own) return opposite(own, second, round, index);
  return theirs ? opposite(theirs, first, round, index).map(flipped) : merged(first, second, round, index);
};

/** `trf-team-line-up` for line-ups that contradict the games: a player of another team, or one whose game is against somebody else. */
const seatProblems = (
  seats: readonly Seats[],
  { round, teams, line }: Pairing,
  { teamOf, entryOf, nameOf }: Index,
): readonly Problem[] => {
  const isWrong = (no: number, opponent: number, team: number): boolean =>
    no !== 0 && (teamOf.get(no) !== team || (entryOf(no, round).opponent ?? opponent) !== opponent);
  return seats.flatMap(([one, other], at) => {
    const wrong = isWrong(one, other, teams[0]) ? one : isWrong(other, one, teams[1]) ? other : 0;
    const name = nameOf(wrong) || wrong;
    return wrong === 0 ? [] : [problem('trf-team-line-up', { line, round }, { name, round, board: at + 1 })];
  });
};

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

/** Who has White at a board, from 0: as the file has it, else by turns. */
export const sideOn = (sequence: readonly Side[], at: number): Side =>
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
    white: teams[home],
    black: teams[other(home)],
    coloursKnown: known !== null,
    outcome: null,
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
