import type { Game } from '../model';
import { entryAt, present } from '../present';

/** `round`: each round has its own slots; `rolling`: the next round begins while boards are free. */
export const SLOT_METHODS = ['round', 'rolling'] as const;

export type SlotMethod = (typeof SLOT_METHODS)[number];

type Pair = Pick<Game, 'white' | 'black'>;

/** Games in which nobody plays twice. */
type Slot<G extends Pair> = readonly G[];

/** The games of each round, from the first. */
const byRound = <G extends Pick<Game, 'round'>>(games: readonly G[]): readonly (readonly G[])[] => {
  const rounds = games.reduce((last, { round }) => Math.max(last, round), 0);
  const found = Array.from({ length: rounds }, (): G[] => []);
  for (const game of games) entryAt(found, game.round - 1).push(game);
  return found;
};

const chunks = <G>(all: readonly G[], size: number): readonly (readonly G[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** Games linked by their players. In two slots they form chains that alternate between the slots. */
const chainsOf = <G extends Pair>(games: readonly G[]): readonly (readonly G[])[] => {
  const at = new Map<number, G[]>();
  for (const game of games)
    for (const no of [game.white, game.black]) at.set(no, [...(at.get(no) ?? []), game]);
  const seen = new Set<G>();
  return games.flatMap((start) => {
    if (seen.has(start)) return [];
    seen.add(start);
    const chain = [start];
    for (const { white, black } of chain)
      for (const next of [white, black].flatMap((no) => at.get(no) ?? [])) {
        if (!seen.has(next)) chain.push(next);
        seen.add(next);
      }
    return [chain];
  });
};

/** Moves one game from the first slot to the second, which has at least two fewer. Still nobody plays twice. */
const passOne = <G extends Pair>(from: Slot<G>, to: Slot<G>): readonly [from: Slot<G>, to: Slot<G>] => {
  const inFrom = new Set(from);
  const surplus = (chain: readonly G[]): number =>
    chain.reduce((sum, game) => sum + (inFrom.has(game) ? 1 : -1), 0);
  const chain = new Set(
    present(
      chainsOf([...from, ...to])
        .filter((each) => surplus(each) === 1)
        .at(-1),
    ),
  );
  const turned = (own: Slot<G>, other: Slot<G>): Slot<G> => [
    ...own.filter((game) => !chain.has(game)),
    ...other.filter((game) => chain.has(game)),
  ];
  return [turned(from, to), turned(to, from)];
};

/** The rounds in order, with empty slots spread evenly between them until there are enough. */
const spaced = <G>(rounds: readonly (readonly G[])[], count: number): (readonly G[])[] => {
  const slots = Array.from({ length: count }, (): readonly G[] => []);
  for (const [index, round] of rounds.entries()) slots[Math.floor((index * count) / rounds.length)] = round;
  return slots;
};

/** The nearest slot with a free board; the later one of two. */
const nearestFree = (slots: readonly (readonly unknown[])[], from: number, boards: number): number => {
  const isFree = (index: number): boolean => (slots[index]?.length ?? boards) < boards;
  let distance = 1;
  while (distance < slots.length && !isFree(from + distance) && !isFree(from - distance)) distance++;
  return isFree(from + distance) ? from + distance : from - distance;
};

/**
 * Spreads games over as many slots as rounds, or as the games need if that is more: full slots pass games on to the nearest one
 * with a free board. Games of two slots form chains that alternate between them. If one slot has two more games than the other,
 * some chain has one more of its games, and swapping that chain moves one game (McDiarmid, 1972). So no schedule is longer than
 * necessary.
 */
const rolling = <G extends Pick<Game, 'round'> & Pair>(
  games: readonly G[],
  boards: number,
): readonly Slot<G>[] => {
  const rounds = byRound(games);
  const slots = spaced(rounds, Math.max(rounds.length, Math.ceil(games.length / boards)));
  for (const from of slots.keys())
    while (entryAt(slots, from).length > boards) {
      const to = nearestFree(slots, from, boards);
      [slots[from], slots[to]] = passOne(entryAt(slots, from), entryAt(slots, to));
    }
  return slots;
};

/** When each game is played, by its number, if each slot has its own time; games of slots beyond the times are left out. */
export const datesOfSlots = (
  slots: readonly (readonly Pick<Game, 'no'>[])[],
  occasions: readonly string[],
): ((game: Pick<Game, 'no'>) => string | undefined) => {
  const dates = new Map(
    slots.flatMap((slot, index) => slot.map(({ no }) => [no, occasions[index]] as const)),
  );
  return ({ no }) => dates.get(no);
};

/**
 * Spreads games over slots, from the first: no more games in a slot than boards, and nobody twice. `round` takes `ceil(games /
 * boards)` slots for each round. `rolling` takes as few as possible: one a round, or `ceil(all games / boards)` if that is more.
 */
export const slotsOf = <G extends Pick<Game, 'round'> & Pair>(
  games: readonly G[],
  boards: number,
  method: SlotMethod,
): readonly (readonly G[])[] =>
  method === 'rolling' ? rolling(games, boards) : byRound(games).flatMap((round) => chunks(round, boards));
