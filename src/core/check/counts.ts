import { countsOf as talliedBy } from '../grouped';
import { entryAt } from '../present';
import { NOBODY, type Field, type FieldRound } from './field';

/** The players of a slot. */
export type Meeting = readonly [white: number, black: number];

/** How often two players still have to meet; below 0 if they meet too often. `index` is the place of a round. */
export interface Counts {
  readonly need: (one: number, other: number, index: number) => number;
  readonly add: (meeting: Meeting, index: number, by: 1 | -1) => void;
  /** The first round of each part of the schedule in which each pair has to meet so often. */
  readonly parts: readonly number[];
}

/** Two players in either order. */
export const pairKey = ([one, other]: Meeting): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** Whether both players are known and different. */
export const isMeeting = ([white, black]: Meeting): boolean =>
  white !== NOBODY && black !== NOBODY && white !== black;

const areMates = ({ teams }: Field, one: number, other: number): boolean =>
  teams !== null && one < teams.boards === other < teams.boards;

/** Counts by pair, for each part of the schedule. */
const countsBy = (field: Field, parts: number): Counts => {
  const { vertices: size, cycles, roundsPerCycle, rounds } = field;
  const target = cycles / parts;
  const roundsOfPart = parts === 1 ? cycles * roundsPerCycle + rounds.length : roundsPerCycle;
  const counts = new Map<number, number>();
  const keyOf = (one: number, other: number, index: number): number =>
    (Math.floor(index / roundsOfPart) * size + Math.min(one, other)) * size + Math.max(one, other);
  const add: Counts['add'] = (meeting, index, by) => {
    if (!isMeeting(meeting)) return;
    const key = keyOf(meeting[0], meeting[1], index);
    counts.set(key, (counts.get(key) ?? 0) + by);
  };
  for (const { index, slots } of rounds) for (const { white, black } of slots) add([white, black], index, 1);
  return {
    need: (one, other, index) =>
      (areMates(field, one, other) ? 0 : target) - (counts.get(keyOf(one, other, index)) ?? 0),
    add,
    parts: Array.from({ length: parts }, (_, part) => part * roundsPerCycle),
  };
};

/** Pairs that do not meet as often as they should, with the part of the schedule. */
export const wrongPairs = (
  { vertices }: Pick<Field, 'vertices'>,
  { need, parts }: Counts,
): readonly { readonly one: number; readonly other: number; readonly index: number }[] => {
  const players = Array.from({ length: vertices }, (_, player) => player);
  return parts.flatMap((index) =>
    players.flatMap((one) =>
      players
        .slice(one + 1)
        .filter((other) => need(one, other, index) !== 0)
        .map((other) => ({ one, other, index })),
    ),
  );
};

/** How often each pair should meet: once in each cycle, or over all cycles if the schedule mixes them. */
export const countsOf = (field: Field): Counts => {
  const together = countsBy(field, 1);
  if (field.cycles === 1) return together;
  const apart = countsBy(field, field.cycles);
  const few = (field.vertices * field.vertices) / 20;
  const wrong = (counts: Counts): number => wrongPairs(field, counts).length;
  return wrong(apart) <= 2 * wrong(together) + few ? apart : together;
};

/** Whether all rounds of such a field are there. */
export const isComplete = ({ rounds, roundsPerCycle, cycles }: Field): boolean =>
  rounds.length === roundsPerCycle * cycles;

/** Players who appear in a round more than once. */
export const doubledIn = ({ slots }: Pick<FieldRound, 'slots'>): ReadonlySet<number> => {
  const [seen, twice] = [new Set<number>(), new Set<number>()];
  for (const { white, black } of slots)
    for (const player of [white, black]) {
      if (player !== NOBODY && seen.has(player)) twice.add(player);
      seen.add(player);
    }
  return twice;
};

/**
 * Whether everybody meets everybody equally often, in more rounds than that takes: then no game is missing where a round is not
 * full.
 */
export const isSpreadOut = ({
  labels: { length: players },
  teams,
  roundsPerCycle,
  rounds,
}: Field): boolean => {
  const played = rounds.map(({ slots }) => ({
    slots: slots.filter(({ black, printed }) => printed?.kind === 'game' && black !== players),
  }));
  const games = played.flatMap(({ slots }) => slots.map(({ white, black }): Meeting => [white, black]));
  const [often = 0, ...others] = talliedBy(games.map(pairKey)).values();
  return (
    !teams &&
    rounds.length > roundsPerCycle * often &&
    games.every(isMeeting) &&
    played.every((round) => doubledIn(round).size === 0) &&
    others.length + 1 === (players * (players - 1)) / 2 &&
    others.every((count) => count === often)
  );
};

/** Whether a meeting contradicts the rest of the schedule. `doubled` was told the place of its round. */
export const contradicts = (
  [white, black]: Meeting,
  index: number,
  { need }: Counts,
  doubled: ReadonlySet<number>,
): boolean =>
  !isMeeting([white, black]) || doubled.has(white) || doubled.has(black) || need(white, black, index) < 0;

/** Who meets whom at a place. */
export const meetingAt = ({ slots }: Pick<FieldRound, 'slots'>, place: number): Meeting => {
  const { white, black } = entryAt(slots, place);
  return [white, black];
};
