import { entryAt } from '../present';
import type { Meeting } from './counts';
import { NOBODY, type Field, type FieldRound } from './field';
import type { Fit } from './fit';

/** Where a printed schedule is not what a table says. */
export interface Difference {
  /** The place of the round in the list. */
  readonly round: number;
  /** The place of the slot in the round; `null` for a game that is not there. */
  readonly slot: number | null;
  /** What the table has; `null` for a game too many. */
  readonly wanted: Meeting | null;
  /** Whether the players are right, and have each other's colours. */
  readonly onlyColours: boolean;
}

/** The games of a fitted table in the places of the printed players, by the place of the round in the whole schedule. */
const gamesOf = (
  { table, places, roundsReversed, coloursReversed }: Fit,
  index: number,
  players: number,
): readonly Meeting[] => {
  const games = table.rounds[roundsReversed ? table.rounds.length - 1 - index : index] ?? [];
  return games.map(([white, black]): Meeting => {
    if (black === players) return [places[white] ?? NOBODY, players];
    const [one, other] = [places[white] ?? NOBODY, places[black] ?? NOBODY];
    return coloursReversed ? [other, one] : [one, other];
  });
};

interface Left {
  readonly meeting: Meeting;
  readonly place: number;
}

/** How much of a game is right: its sides, then anybody of it on the other side, then its board. */
const likeness = (printed: Left, wanted: Left): number => {
  const [white, black] = printed.meeting;
  const [one, other] = wanted.meeting;
  const inPlace = (white === one ? 1 : 0) + (black === other ? 1 : 0);
  const crossed = (white === other ? 1 : 0) + (black === one ? 1 : 0);
  return inPlace * 8 + crossed * 4 + (printed.place === wanted.place ? 2 : 0);
};

const isSame = ([white, black]: Meeting, [one, other]: Meeting, turned: boolean): boolean =>
  turned ? white === other && black === one : white === one && black === other;

/** Takes from two lists what belongs together, and answers what is left of both. */
const paired = (
  printed: readonly Left[],
  wanted: readonly Left[],
  belong: (one: Left, other: Left) => boolean,
  tell: (one: Left, other: Left) => void,
): readonly [readonly Left[], readonly Left[]] => {
  const rest = [...wanted];
  const left = printed.filter((one) => {
    const at = rest.findIndex((other) => belong(one, other));
    if (at < 0) return true;
    tell(one, entryAt(rest, at));
    rest.splice(at, 1);
    return false;
  });
  return [left, rest];
};

const differencesIn = (
  { slots, index }: FieldRound,
  round: number,
  fit: Fit,
  { labels, coloured, printsRests }: Field,
): readonly Difference[] => {
  const players = labels.length;
  const games = gamesOf(fit, index, players).map((meeting, place): Left => ({ meeting, place }));
  const found: Difference[] = [];
  const there = slots.map(({ white, black }, place): Left => ({ meeting: [white, black], place }));
  const isRest = ({ meeting }: Left): boolean => meeting[1] === players;
  const [left, more] = paired(
    there,
    games,
    (one, other) =>
      isSame(one.meeting, other.meeting, false) || (!coloured && isSame(one.meeting, other.meeting, true)),
    () => undefined,
  );
  const [others, wanted] = paired(
    left,
    more,
    (one, other) => isSame(one.meeting, other.meeting, true),
    (one, other) => found.push({ round, slot: one.place, wanted: other.meeting, onlyColours: true }),
  );
  const pairs = others
    .flatMap((one) => wanted.map((other) => ({ one, other })))
    .filter(({ one, other }) => isRest(one) === isRest(other))
    .sort((a, b) => likeness(b.one, b.other) - likeness(a.one, a.other));
  const [done, given] = [new Set<Left>(), new Set<Left>()];
  for (const { one, other } of pairs) {
    if (done.has(one) || given.has(other)) continue;
    done.add(one);
    given.add(other);
    if (entryAt(slots, one.place).printed !== null || printsRests)
      found.push({ round, slot: one.place, wanted: other.meeting, onlyColours: false });
  }
  const extra = others
    .filter((one) => !done.has(one) && entryAt(slots, one.place).printed !== null)
    .map(({ place }): Difference => ({ round, slot: place, wanted: null, onlyColours: false }));
  const absent = wanted
    .filter((other) => !given.has(other) && (!isRest(other) || printsRests))
    .map(({ meeting }): Difference => ({ round, slot: null, wanted: meeting, onlyColours: false }));
  return [...found, ...extra, ...absent];
};

/** Where the games and rests that are printed differ from a table, round by round. */
export const differencesFrom = (fit: Fit, field: Field): readonly Difference[] =>
  field.rounds.flatMap((round, place) => differencesIn(round, place, fit, field));
