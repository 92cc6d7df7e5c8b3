import { largest, smallest } from '../extremes';
import { entryAt, present } from '../present';
import { countsOf, isComplete, meetingAt, type Counts, type Meeting } from './counts';
import { type Field, type FieldRound, type Slot, NOBODY } from './field';
import { isBroken, solutionsOf, type Solution, type Change } from './roundSolutions';

/** If more games of a round are also played elsewhere, it is another round and no slip. */
const MOST = 8;

const placesOf = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

/** All ways to choose two or three slots. */
const groupsOf = (slots: readonly number[]): readonly (readonly number[])[] =>
  slots.flatMap((one, at) =>
    slots
      .slice(at + 1)
      .flatMap((other, after) => [
        [one, other],
        ...slots.slice(at + after + 2).map((third) => [one, other, third]),
      ]),
  );

const ordersOf = (count: number): readonly (readonly number[])[] =>
  count === 2
    ? [[1, 0]]
    : [
        [1, 2, 0],
        [2, 0, 1],
      ];

/**
 * The games of some slots with other opponents: players with White keep it; for two games also with both Whites against each
 * other.
 */
const regrouped = (games: readonly Meeting[], slots: readonly number[]): readonly Solution[] => {
  const turned = ordersOf(games.length).map((order): Solution =>
    games.map(([white], place): Change => {
      const [, black] = entryAt(games, entryAt(order, place));
      return { slot: entryAt(slots, place), to: [white, black], sided: true };
    }),
  );
  const [first, second, third] = games;
  if (!first || !second || third) return turned;
  const across: Solution = [
    { slot: entryAt(slots, 0), to: [first[0], second[0]], sided: false },
    { slot: entryAt(slots, 1), to: [first[1], second[1]], sided: false },
  ];
  return [...turned, across];
};

/**
 * Repairs of a round in which everybody plays once, but two or three games are also played elsewhere: the same players with each
 * other's opponents, so that only missing pairs meet.
 */
const exchangesIn = (round: FieldRound, { need }: Counts): readonly Solution[] => {
  const { slots, index } = round;
  const surplus = placesOf(slots.length).filter((place) => {
    const [white, black] = meetingAt(round, place);
    return white !== NOBODY && black !== NOBODY && need(white, black, index) < 0;
  });
  if (surplus.length > MOST) return [];
  for (const size of [2, 3]) {
    const found = groupsOf(surplus)
      .filter((group) => group.length === size)
      .flatMap((group) =>
        regrouped(
          group.map((place) => meetingAt(round, place)),
          group,
        ),
      )
      .filter((solution) => solution.every(({ to }) => to !== null && need(to[0], to[1], index) > 0));
    if (found.length > 0) return found;
  }
  return [];
};

/** What is wrong at a slot of a printed round, judging by the schedule alone. */
export interface Finding {
  /** The place of the round and of the slot in it; after the last slot for a missing game. */
  readonly round: number;
  readonly slot: number;
  /** What it must be: `null` if several things are possible, `none` if nothing belongs there. */
  readonly repair: Meeting | 'none' | null;
  /** What it could be instead, White first. */
  readonly candidates: readonly Meeting[];
}

/** What elimination finds. */
export interface Elimination {
  readonly findings: readonly Finding[];
  /** The schedule with all certain repairs. */
  readonly rounds: readonly FieldRound[];
}

interface Proposal {
  readonly round: number;
  readonly solutions: readonly Solution[];
  readonly certain: boolean;
}

/** The games of a round with a solution applied. */
const outcomeOf = (round: FieldRound, solution: Solution): string =>
  applied(round, solution)
    .slots.map(({ white, black }) => `${white}-${black}`)
    .sort()
    .join(' ');

/** Of solutions with the same games, the one with the fewest and latest changes. */
const distinct = (round: FieldRound, solutions: readonly Solution[]): readonly Solution[] => {
  const byOutcome = new Map<string, Solution>();
  for (const solution of solutions) {
    const key = outcomeOf(round, solution);
    const known = byOutcome.get(key);
    if (!known || solution.length <= known.length) byOutcome.set(key, solution);
  }
  return [...byOutcome.values()];
};

const applied = (round: FieldRound, solution: Solution): FieldRound => {
  const changed = new Map(solution.map(({ slot, to }) => [slot, to]));
  const slots = round.slots.flatMap((slot, place): readonly Slot[] => {
    const to = changed.get(place);
    if (to === undefined) return [slot];
    return to === null ? [] : [{ ...slot, white: to[0], black: to[1] }];
  });
  const added = solution.flatMap(({ slot, to }): readonly Slot[] =>
    slot >= round.slots.length && to ? [{ white: to[0], black: to[1], printed: null }] : [],
  );
  return { ...round, slots: [...slots, ...added] };
};

const recount = (counts: Counts, before: FieldRound, after: FieldRound): void => {
  for (const { white, black } of before.slots) counts.add([white, black], before.index, -1);
  for (const { white, black } of after.slots) counts.add([white, black], after.index, 1);
};

const both = ([white, black]: Meeting): readonly Meeting[] => [
  [white, black],
  [black, white],
];

/** The slots of a round if one solution is certain. */
const certainFindings = (round: number, solution: Solution): readonly Finding[] =>
  solution.map(({ slot, to, sided }): Finding => {
    if (to === null) return { round, slot, repair: 'none', candidates: [] };
    return sided
      ? { round, slot, repair: to, candidates: [] }
      : { round, slot, repair: null, candidates: both(to) };
  });

/** What is possible if several solutions are left: reported at the slots of the first one. */
const openFindings = (round: number, solutions: readonly Solution[]): readonly Finding[] => {
  const [first = []] = solutions;
  const told = new Set(first.map(({ slot }) => slot));
  const candidatesAt = (slot: number, isFirst: boolean): readonly Meeting[] =>
    solutions
      .flat()
      .filter((change) => change.slot === slot || (isFirst && !told.has(change.slot)))
      .flatMap(({ to, sided }) => (to === null ? [] : sided ? [to] : both(to)));
  return first.map(({ slot }, place) => {
    const all = candidatesAt(slot, place === 0);
    const candidates = all.filter((each, at) => all.findIndex((other) => `${other}` === `${each}`) === at);
    return { round, slot, repair: null, candidates };
  });
};

/** Whether two proposals want the same meeting: only one of them can have it. */
const clashes = (
  proposals: readonly Proposal[],
  rounds: readonly FieldRound[],
  counts: Counts,
): ReadonlySet<Proposal> => {
  const wanting = new Map<string, { readonly need: number; readonly by: Set<Proposal> }>();
  for (const proposal of proposals)
    for (const solution of proposal.solutions)
      for (const { to } of solution) {
        if (!to) continue;
        const { index } = entryAt(rounds, proposal.round);
        const [one, other] = [smallest(to), largest(to)];
        const need = counts.need(one, other, index);
        const part = counts.parts.filter((first) => first <= index).length;
        const key = `${part} ${one} ${other}`;
        const known = wanting.get(key) ?? { need, by: new Set<Proposal>() };
        wanting.set(key, known);
        known.by.add(proposal);
      }
  return new Set(
    [...wanting.values()].flatMap(({ need, by }) => (by.size > Math.max(1, need) ? [...by] : [])),
  );
};

/**
 * Finds misprints without any table, by elimination: who plays twice in a round or not at all, and who meets too often or too
 * rarely. Certain repairs are made, then everything is checked again until nothing changes.
 */
export const eliminate = (field: Field): Elimination => {
  const counts = countsOf(field);
  const complete = isComplete(field);
  const rounds = [...field.rounds];
  const findings: Finding[] = [];
  /** Repaired rounds: their slots are no longer in their printed places. */
  const settled = new Set<number>();

  const broken = (): readonly Proposal[] =>
    rounds.flatMap((round, place): readonly Proposal[] => {
      if (settled.has(place) || !isBroken(round, field)) return [];
      const { all, certain } = solutionsOf(round, field, counts, complete);
      return [{ round: place, solutions: distinct(round, all), certain }];
    });
  const exchanged = (): readonly Proposal[] =>
    rounds.flatMap((round, place): readonly Proposal[] => {
      if (settled.has(place) || isBroken(round, field)) return [];
      const solutions = distinct(round, exchangesIn(round, counts));
      return solutions.length === 0 ? [] : [{ round: place, solutions, certain: complete }];
    });
  const settle = (proposals: readonly Proposal[]): boolean => {
    const unclear = clashes(proposals, rounds, counts);
    const sure = proposals.filter(
      (each) => each.certain && each.solutions.length === 1 && !unclear.has(each),
    );
    for (const { round, solutions } of sure) {
      const solution = present(solutions[0]);
      const before = entryAt(rounds, round);
      const after = applied(before, solution);
      recount(counts, before, after);
      rounds[round] = after;
      settled.add(round);
      for (const each of certainFindings(round, solution)) findings.push(each);
    }
    return sure.length > 0;
  };

  while (settle(broken()));
  while (settle(exchanged()) || settle(broken()));
  for (const { round, solutions } of [...broken(), ...exchanged()])
    for (const each of openFindings(round, solutions)) findings.push(each);
  return { findings, rounds };
};
