import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import type { Index, LineUp, Pairing, Roster } from './teamPairings';

/** Numbers of the players at a board, of the first team and of the second, 0 for an empty seat. */
export type Seats = readonly [number, number];

/** Members of a team who have something to do with a match, in the order of the list: a game against the other one, or a forfeit. */
const presentOf = ({ members }: Roster, { round, teams }: Pairing, { teamOf, entryOf }: Index): LineUp =>
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
export const seatsOf = (rosters: readonly Roster[], pairing: Pairing, index: Index): readonly Seats[] => {
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
export const seatProblems = (
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
