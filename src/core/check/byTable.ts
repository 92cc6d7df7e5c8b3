import { smallest } from '../extremes';
import { entryAt } from '../present';
import { contradicts, countsOf, doubledIn, isComplete, meetingAt, type Counts, type Meeting } from './counts';
import type { Finding } from './eliminate';
import { isBye, NOBODY, type Field, type FieldRound } from './field';
import type { Fit } from './fit';
import { kindAt, type Fault } from './misprint';
import { hasColoursOf } from './nearest';

/** A difference between a printed schedule and a table. */
export interface Difference {
  /** The place of the round in the list. */
  readonly round: number;
  /** The place of the slot in the round; `null` for a missing game. */
  readonly slot: number | null;
  /** The game of the table; `null` for an extra game. */
  readonly wanted: Meeting | null;
  /** Whether the players are right but have each other's colours. */
  readonly onlyColours: boolean;
}

/** The games of a fitted table with the printed players, by the round's place in the whole schedule. */
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

/** How well a printed game matches: its sides, then a player on the other side, then its board. */
const likeness = (printed: Left, wanted: Left): number => {
  const [white, black] = printed.meeting;
  const [one, other] = wanted.meeting;
  const inPlace = (white === one ? 1 : 0) + (black === other ? 1 : 0);
  const crossed = (white === other ? 1 : 0) + (black === one ? 1 : 0);
  return inPlace * 8 + crossed * 4 + (printed.place === wanted.place ? 2 : 0);
};

const isSameMeeting = ([white, black]: Meeting, [one, other]: Meeting, turned: boolean): boolean =>
  turned ? white === other && black === one : white === one && black === other;

/** Pairs up matching items of two lists, and returns what is left of both. */
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
      isSameMeeting(one.meeting, other.meeting, false) ||
      (!coloured && isSameMeeting(one.meeting, other.meeting, true)),
    () => undefined,
  );
  const [others, wanted] = paired(
    left,
    more,
    (one, other) => isSameMeeting(one.meeting, other.meeting, true),
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

/** Where the printed games and byes differ from a table, round by round. */
export const differencesFrom = (fit: Fit, field: Field): readonly Difference[] =>
  field.rounds.flatMap((round, place) => differencesIn(round, place, fit, field));

/** Compare the repairs of at most this many equally near tables. */
const MOST_ASKED = 24;

/** In such small fields almost any colours match a table under some numbering. */
const FEW = 6;

interface Judged {
  readonly fit: Fit;
  readonly differences: readonly Difference[];
}

/** Counts the slips that somebody must have made in print if the table is right: a wrong label, or swapped sides, is one. */
const slipsOf = (field: Field, differences: readonly Difference[]): number =>
  differences.reduce((sum, { round, slot, wanted, onlyColours }) => {
    if (onlyColours) return sum + 1;
    if (slot === null || wanted === null) return sum + 2;
    const [white, black] = meetingAt(entryAt(field.rounds, round), slot);
    return sum + (white === wanted[0] || black === wanted[1] ? 1 : 2);
  }, 0);

/** Of equally near tables, those that explain the print by the fewest slips. */
export const likeliest = (field: Field, best: readonly Fit[]): readonly [Judged, ...Judged[]] | null => {
  const judged = best.slice(0, MOST_ASKED).map((fit) => ({ fit, differences: differencesFrom(fit, field) }));
  const slips = judged.map(({ differences }) => slipsOf(field, differences));
  const fewest = smallest(slips);
  const [one, ...more] = judged.filter((_, place) => slips[place] === fewest);
  return one ? [one, ...more] : null;
};

/** If colours are unknown, both orders of a pair are equally good: keep the printed one. */
const inPrintedOrder = (field: Field, { round, slot, wanted }: Difference): Meeting | null => {
  if (field.coloured || wanted === null || slot === null || isBye(field, wanted[1])) return wanted;
  const [white, black] = meetingAt(entryAt(field.rounds, round), slot);
  const [one, other] = wanted;
  return white === other || black === one ? [other, one] : wanted;
};

const isSame = (one: Meeting | null, other: Meeting | null): boolean => `${one}` === `${other}`;

/** What all tables want at the place of a difference; what is printed if one of them sees no difference. */
const wantedBy = (
  field: Field,
  all: readonly Judged[],
  { round, slot }: Difference,
): readonly (Meeting | null)[] =>
  all.map(({ differences }) => {
    const own = differences.find((each) => each.round === round && each.slot === slot);
    if (own) return inPrintedOrder(field, own);
    return slot === null ? null : meetingAt(entryAt(field.rounds, round), slot);
  });

const faultOf = (
  field: Field,
  difference: Difference,
  others: readonly Judged[],
  findings: readonly Finding[],
  counts: Counts,
): Fault => {
  const { round, slot, onlyColours } = difference;
  const wanted = inPrintedOrder(field, difference);
  const found = entryAt(field.rounds, round);
  const kind =
    wanted === null
      ? 'game-extra'
      : slot === null
        ? isBye(field, wanted[1])
          ? 'rest-missing'
          : 'game-missing'
        : (kindAt(found, slot, counts, field.labels.length) ?? (onlyColours ? 'colour' : 'other-game'));
  const told = { round, slot, kind };
  if (slot === null) return { ...told, repair: wanted, candidates: [] };
  const all = wantedBy(field, others, difference);
  if (all.every((each) => isSame(each, wanted))) return { ...told, repair: wanted ?? 'none', candidates: [] };
  const certain = findings.find((each) => each.round === round && each.slot === slot && each.repair !== null);
  if (certain) return { ...told, repair: certain.repair, candidates: [] };
  const printed = meetingAt(found, slot);
  const candidates = [wanted, ...all].filter((each) => each !== null && !isSame(each, printed));
  return {
    ...told,
    repair: null,
    candidates: candidates.flatMap((each, at) =>
      each !== null && candidates.findIndex((other) => isSame(other, each)) === at ? [each] : [],
    ),
  };
};

/** What a table says about a schedule. */
export interface ByTable {
  readonly faults: readonly Fault[];
  /** The rounds, by their places, about which the table says nothing because their games are different ones. */
  readonly otherRounds: ReadonlySet<number>;
  /** Games with other colours than in the table that do not count as misprints. */
  readonly otherColours: readonly Difference[];
}

/**
 * Misprints by a table. If a schedule is only near it, a difference counts if it contradicts the schedule itself, or if only its
 * colours differ and all other colours agree. A round with other games and no contradiction is left alone. If somebody asked for
 * this table (`isAsked`), every difference counts.
 */
export const byTable = (
  field: Field,
  [judged, ...others]: readonly [Judged, ...Judged[]],
  findings: readonly Finding[],
  isAsked: boolean,
): ByTable => {
  const counts = countsOf(field);
  const complete = isComplete(field);
  const isClash = ({ round, slot, wanted }: Difference): boolean => {
    if (slot === null || wanted === null) return true;
    const own = entryAt(field.rounds, round);
    const { index } = own;
    if (contradicts(meetingAt(own, slot), index, counts, doubledIn(own))) return true;
    return complete && counts.need(wanted[0], wanted[1], index) > 0;
  };
  const { fit, differences } = judged;
  const coloursCount = isAsked || (hasColoursOf(field, fit) && (!fit.renumbered || field.vertices > FEW));
  const otherRounds = new Set(
    isAsked
      ? []
      : differences.filter((each) => !each.onlyColours && !isClash(each)).map(({ round }) => round),
  );
  const own = differences.filter(({ round }) => !otherRounds.has(round));
  const told = own.filter((each) => !each.onlyColours || coloursCount);
  return {
    faults: told.map((each) => faultOf(field, each, others, findings, counts)),
    otherRounds,
    otherColours: own.filter((each) => !told.includes(each)),
  };
};
