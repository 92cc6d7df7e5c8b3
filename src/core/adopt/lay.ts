import { countTo } from '../numbers';
import { present } from '../present';
import { pairKey } from '../grouped';
import type { Meeting, Placed, StandardTable } from './tables';

/** A meeting whose round is known. */
type InRound = Meeting & { readonly round: number };

const hasRound = (meeting: Meeting): meeting is InRound => meeting.round !== null;

/** The search stops after this many games. More rounds than needed are then the lesser evil. */
const MOST_LOOKS = 300_000;

/** Players who are busy, by round. */
type Busy = Set<string>;

const keys = ({ one, other }: Meeting, round: number): readonly string[] => [
  `${one},${round}`,
  `${other},${round}`,
];

const isFree = (busy: Busy, meeting: Meeting, round: number): boolean =>
  keys(meeting, round).every((key) => !busy.has(key));

/**
 * Rounds from 1 to `rounds` for meetings that have none, so that nobody plays twice in a round. Meetings with the fewest free
 * rounds come first; `preferred` rounds are tried first. Null if no solution is found.
 */
const searchRounds = (
  open: readonly Meeting[],
  busy: Busy,
  rounds: number,
  preferred: (meeting: Meeting) => readonly number[],
): ReadonlyMap<Meeting, number> | null => {
  const found = new Map<Meeting, number>();
  let looks = 0;
  const all = countTo(rounds);
  const choices = (meeting: Meeting): readonly number[] =>
    all.filter((round) => isFree(busy, meeting, round));
  const search = (left: readonly Meeting[]): boolean => {
    if (left.length === 0) return true;
    if ((looks += left.length) > MOST_LOOKS) return false;
    let [least, free] = [present(left[0]), choices(present(left[0]))];
    for (const meeting of left.slice(1)) {
      if (free.length === 0) break;
      const own = choices(meeting);
      if (own.length < free.length) [least, free] = [meeting, own];
    }
    const liked = preferred(least).filter((round) => free.includes(round));
    for (const round of new Set([...liked, ...free])) {
      for (const key of keys(least, round)) busy.add(key);
      found.set(least, round);
      if (search(left.filter((meeting) => meeting !== least))) return true;
      for (const key of keys(least, round)) busy.delete(key);
    }
    return false;
  };
  return search(open) ? found : null;
};

const firstFree = (busy: Busy, meeting: Meeting): number => {
  let round = 1;
  while (!isFree(busy, meeting, round)) round++;
  return round;
};

/**
 * Gives every meeting a round. Those that have one keep it. The others get one in which both players are free, the table's own if
 * possible, in no more rounds than the table or the known games have, as far as a search finds that.
 */
export const layRounds = (meetings: readonly Meeting[], table: StandardTable): readonly InRound[] => {
  const known = meetings.filter(hasRound);
  const open = meetings.filter((meeting) => !hasRound(meeting)).map((meeting) => ({ ...meeting }));
  const busy: Busy = new Set(known.flatMap((meeting) => keys(meeting, meeting.round)));
  const preferred = ({ one, other }: Meeting): readonly number[] =>
    (table.games.get(pairKey(one, other)) ?? []).map(({ round }) => round);
  const most = known.reduce((last, { round }) => Math.max(last, round), table.rounds);
  const found = known.length === 0 ? null : searchRounds(open, new Set(busy), most, preferred);
  const laid = open.map((meeting): InRound => {
    const round =
      found?.get(meeting) ??
      preferred(meeting).find((each) => isFree(busy, meeting, each)) ??
      firstFree(busy, meeting);
    for (const key of keys(meeting, round)) busy.add(key);
    return { ...meeting, round };
  });
  return [...known, ...laid];
};

/** A player's colours so far: games with White minus games with Black, and the last colour. */
interface Colours {
  readonly balance: number;
  readonly last: 'white' | 'black' | null;
}

const NONE: Colours = { balance: 0, last: null };

/**
 * Gives every game its colours, round by round. Known colours stay. Otherwise two players swap colours each time they meet; at
 * their first game White goes to the one who has had it less often, then to the one who had Black last, then to the lower number.
 */
export const layColours = (meetings: readonly InRound[]): readonly Omit<Placed, 'board'>[] => {
  const colours = new Map<number, Colours>();
  const lastWhite = new Map<string, number>();
  const coloursOf = (player: number): Colours => colours.get(player) ?? NONE;
  const chosen = ({ one, other }: Meeting): number => {
    const before = lastWhite.get(pairKey(one, other));
    if (before !== undefined) return before === one ? other : one;
    const [own, others] = [coloursOf(one), coloursOf(other)];
    if (own.balance !== others.balance) return own.balance < others.balance ? one : other;
    return others.last === 'black' && own.last !== 'black' ? other : one;
  };
  return [...meetings]
    .sort((a, b) => a.round - b.round)
    .map((meeting) => {
      const white = meeting.white ?? chosen(meeting);
      const black = white === meeting.one ? meeting.other : meeting.one;
      colours.set(white, { balance: coloursOf(white).balance + 1, last: 'white' });
      colours.set(black, { balance: coloursOf(black).balance - 1, last: 'black' });
      lastWhite.set(pairKey(white, black), white);
      return { ...meeting, white };
    });
};

/** Numbers the boards of each round by the lower player number, unless the table numbers them. */
export const layBoards = (meetings: readonly Omit<Placed, 'board'>[]): readonly Placed[] => {
  const boards = new Map<number, number>();
  return [...meetings]
    .sort((a, b) => a.round - b.round || a.one - b.one || a.other - b.other)
    .map((meeting) => {
      const board = (boards.get(meeting.round) ?? 0) + 1;
      boards.set(meeting.round, board);
      return { ...meeting, board };
    });
};
