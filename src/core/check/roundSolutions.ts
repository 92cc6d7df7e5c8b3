import { entryAt, present } from '../present';
import { doubledIn, isMeeting, pairKey, type Counts, type Meeting } from './counts';
import { missingFrom, NOBODY, type Field, type FieldRound, type Slot } from './field';

/** What a slot of a round should contain: `null` if it should go. A slot after the last is a missing game. */
export interface Change {
  readonly slot: number;
  readonly to: Meeting | null;
  /** Whether it is known who has White. */
  readonly sided: boolean;
}

/** Changes that make a round right. */
export type Solution = readonly Change[];

/** What a solution must fulfil: it makes only missing meetings; it removes only surplus ones. */
type Demand = 'all' | 'missing' | 'nothing';

interface Side {
  readonly slot: number;
  readonly side: 0 | 1;
}

/** A round with more errors than this has other games, not misprints. Stop looking after this many solutions. */
const MOST_SIDES = 8;
const MOST_CHOICES = 256;
const ENOUGH = 100;
const MOST_STEPS = 500;

type Places = readonly (readonly [number, number])[];

const sidesOf = (places: Places, player: number): readonly Side[] =>
  places.flatMap((sides, slot) =>
    ([0, 1] as const).filter((side) => sides[side] === player).map((side): Side => ({ slot, side })),
  );

/** Every choice of sides to change: unreadable ones, and all but one of each player who appears twice. */
const sideChoices = (places: Places, doubled: ReadonlySet<number>): readonly (readonly Side[])[] => {
  const fixed = sidesOf(places, NOBODY);
  const ways = [...doubled].map((player) => {
    const sides = sidesOf(places, player);
    return sides.map((kept) => sides.filter((side) => side !== kept));
  });
  const count = ways.reduce((product, each) => product * each.length, 1);
  if (count > MOST_CHOICES || fixed.length + doubled.size > MOST_SIDES) return [];
  return ways.reduce<readonly (readonly Side[])[]>(
    (all, each) => all.flatMap((chosen) => each.map((more) => [...chosen, ...more])),
    [fixed],
  );
};

/**
 * Fills the changing sides with the missing players, so that everybody gets an opponent they still have to meet; `null` if that
 * takes too long.
 */
const fillings = (
  places: Places,
  sides: readonly Side[],
  missing: readonly number[],
  free: (one: number, other: number) => boolean,
): readonly Solution[] | null => {
  const slots = [...new Set(sides.map(({ slot }) => slot))].sort((one, other) => one - other);
  const found: Solution[] = [];
  const taken = new Set<number>();
  let steps = 0;
  const fill = (at: number, chosen: Solution): void => {
    if (found.length >= ENOUGH || (steps += 1) > MOST_STEPS) return;
    if (at === slots.length) {
      found.push(chosen);
      return;
    }
    const slot = entryAt(slots, at);
    const own = sides.filter((side) => side.slot === slot);
    const [white, black] = entryAt(places, slot);
    const left = missing.filter((player) => !taken.has(player));
    const go = (to: Meeting, players: readonly number[], sided: boolean): void => {
      if (!free(to[0], to[1])) return;
      for (const player of players) taken.add(player);
      fill(at + 1, [...chosen, { slot, to, sided }]);
      for (const player of players) taken.delete(player);
    };
    if (own.length === 1)
      for (const player of left)
        go(present(own[0]).side === 0 ? [player, black] : [white, player], [player], true);
    else
      for (const [place, one] of left.entries())
        for (const other of left.slice(place + 1)) go([one, other], [one, other], false);
  };
  fill(0, []);
  return steps > MOST_STEPS ? null : found;
};

/** Whether the meetings that a solution removes are not missing afterwards. */
const takesOnlySurplus = (
  solution: Solution,
  places: Places,
  need: (one: number, other: number) => number,
): boolean => {
  const lost = new Map<string, number>();
  for (const { slot, to } of solution) {
    const from = entryAt(places, slot);
    if (isMeeting(from)) lost.set(pairKey(from), (lost.get(pairKey(from)) ?? 0) + 1);
    if (to) lost.set(pairKey(to), (lost.get(pairKey(to)) ?? 0) - 1);
  }
  return [...lost].every(([key, count]) => {
    const [one = NOBODY, other = NOBODY] = key.split(' ').map(Number);
    return count <= 0 || need(one, other) + count <= 0;
  });
};

const solutionsWith = (
  places: Places,
  field: Field,
  index: number,
  { need }: Counts,
  demand: Demand,
): readonly Solution[] => {
  const round = { slots: places.map(([white, black]): Slot => ({ white, black, printed: null })) };
  const doubled = doubledIn(round);
  const missing = missingFrom(round, field.vertices);
  const needHere = (one: number, other: number): number => need(one, other, index);
  const all: Solution[] = [];
  for (const sides of sideChoices(places, doubled)) {
    const changed = new Set(sides.map(({ slot }) => slot));
    const taken = new Set([...changed].map((slot) => pairKey(entryAt(places, slot))));
    const free = (one: number, other: number): boolean =>
      demand === 'nothing' || needHere(one, other) + (taken.has(pairKey([one, other])) ? 1 : 0) > 0;
    const found = fillings(places, sides, missing, free);
    if (!found || all.length > ENOUGH) return [];
    for (const one of demand === 'all'
      ? found.filter((each) => takesOnlySurplus(each, places, needHere))
      : found)
      all.push(one);
  }
  return all;
};

/** The solutions of a round that has a game too many: without one of its games. */
const withoutOne = (
  places: Places,
  field: Field,
  index: number,
  counts: Counts,
  demand: Demand,
): readonly Solution[] =>
  places.flatMap((meeting, slot) => {
    if (demand === 'all' && isMeeting(meeting) && counts.need(meeting[0], meeting[1], index) >= 0) return [];
    const left = places.filter((_, place) => place !== slot);
    return solutionsWith(left, field, index, counts, demand).map((solution): Solution => [
      ...solution.map((change) => ({ ...change, slot: change.slot + (change.slot >= slot ? 1 : 0) })),
      { slot, to: null, sided: true },
    ]);
  });

/** Whether somebody plays twice in a round or not at all, or an unknown player appears in it. */
export const isBroken = (round: FieldRound, field: Field): boolean => {
  const { slots } = round;
  const missing = missingFrom(round, field.vertices).length;
  const resting = field.teams ? Math.abs(field.teams.boards - field.teams.opponents) : 0;
  return (
    slots.length !== field.slotsPerRound ||
    missing !== resting ||
    doubledIn(round).size > 0 ||
    slots.some(({ white, black }) => white === NOBODY || black === NOBODY)
  );
};

/** Whether solutions follow from the rest of the schedule, or are the only possible ones. */
export interface Solutions {
  readonly all: readonly Solution[];
  readonly certain: boolean;
}

/** All repairs of a broken round; only those after which no pair meets too often or too rarely, if there are any. */
export const solutionsOf = (
  { slots, index }: FieldRound,
  field: Field,
  counts: Counts,
  complete: boolean,
): Solutions => {
  const tooFew = Math.max(0, field.slotsPerRound - slots.length);
  const places: Places = [
    ...slots.map(({ white, black }): [number, number] => [white, black]),
    ...Array.from({ length: tooFew }, (): [number, number] => [NOBODY, NOBODY]),
  ];
  const extra = places.length - field.slotsPerRound;
  if (extra > 1) return { all: [], certain: false };
  const solve = extra === 1 ? withoutOne : solutionsWith;
  const demands: readonly Demand[] = complete ? ['all', 'missing', 'nothing'] : ['missing', 'nothing'];
  /** Somebody without an opponent in print: nobody can tell which of the two has White. */
  const isAlone = (slot: number): boolean => {
    const printed = slots[slot];
    return printed?.printed?.kind === 'rest' && printed.black === NOBODY;
  };
  for (const [place, demand] of demands.entries()) {
    const all = solve(places, field, index, counts, demand).map((solution) =>
      solution.map((change) => (isAlone(change.slot) ? { ...change, sided: false } : change)),
    );
    if (all.length > 0) return { all, certain: place === 0 };
  }
  return { all: [], certain: false };
};
