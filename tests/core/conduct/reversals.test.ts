import {
  colourBalance,
  reversals,
  type Reversal,
  type ReversibleGame,
} from '../../../src/core/conduct/reversals';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import tables from '../../fixtures/pairings/crenshaw_reversals.json';
import { valueOf } from '../../results';

/** A schedule whose first rounds were played. */
const schedule = (system: string, players: number, played = 0, options = {}): readonly ReversibleGame[] =>
  valueOf(makeSchedule({ system, players, cycles: 1, options })).rounds.flatMap(({ round, games }) =>
    games.map(({ board, white, black }) => ({ round, board, white, black, open: round > played })),
  );

const without = (games: readonly ReversibleGame[], withdrawn: number): readonly ReversibleGame[] =>
  games.filter(({ white, black }) => white !== withdrawn && black !== withdrawn);

const isReversal = ({ round, board }: Pick<Reversal, 'round' | 'board'>, all: readonly Reversal[]): boolean =>
  all.some((game) => game.round === round && game.board === board);

/** The games as they are then played. */
const turned = (games: readonly ReversibleGame[], all: readonly Reversal[]): readonly ReversibleGame[] =>
  games.map((game) => (isReversal(game, all) ? { ...game, white: game.black, black: game.white } : game));

const shown = (all: readonly Reversal[] | null): readonly string[] | undefined =>
  all?.map(({ white, black }) => `${white}-${black}`);

/** Players with a White too many who cannot all be levelled by these games: counted by augmenting paths, without prices. */
const cannotBeLevelled = (games: readonly ReversibleGame[], withdrawn: number, from: number): boolean => {
  const left = without(games, withdrawn);
  const surplus = [...colourBalance(left)].map((difference) => difference / 2);
  const arcs = left
    .filter(({ round }) => round >= from)
    .map(({ white, black }) => [white, black] as [number, number]);
  const levelOne = (start: number): boolean => {
    const seen = new Set([start]);
    const search = (node: number): boolean => {
      if (surplus[node]! < 0) {
        surplus[node]! += 1;
        return true;
      }
      return arcs.some((arc) => {
        const [one, other] = arc;
        if (one !== node || seen.has(other)) return false;
        seen.add(other);
        if (!search(other)) return false;
        arc.reverse();
        return true;
      });
    };
    return search(start);
  };
  return surplus.some((units, player) => units > 0 && !levelOne(player));
};

/** Whether some round trip over the games would level everyone with fewer of them, or as many in later rounds: then the set was not the least. */
const couldBeFewer = (
  games: readonly ReversibleGame[],
  withdrawn: number,
  all: readonly Reversal[],
  from: number,
): boolean => {
  const arcs = without(games, withdrawn)
    .filter(({ round }) => round >= from)
    .map((game) =>
      isReversal(game, all)
        ? { from: game.black, to: game.white, cost: game.round - 1000 }
        : { from: game.white, to: game.black, cost: 1000 - game.round },
    );
  const cost = new Map<number, number>();
  const costOf = (node: number): number => cost.get(node) ?? 0;
  for (let pass = 0; pass <= games.length; pass += 1) {
    let changed = false;
    for (const arc of arcs)
      if (costOf(arc.from) + arc.cost < costOf(arc.to)) {
        cost.set(arc.to, costOf(arc.from) + arc.cost);
        changed = true;
      }
    if (!changed) return false;
  }
  return true;
};

const even = (from: number, to: number): readonly number[] =>
  Array.from({ length: (to - from) / 2 + 1 }, (_, index) => from + 2 * index);
const numbers = (players: number): readonly number[] =>
  Array.from({ length: players }, (_, index) => index + 1);

describe('colours are reversed when a player leaves an even field before half of their games', () => {
  it.each([
    [4, 1, []],
    [4, 2, ['4-3']],
    [4, 3, ['2-1']],
    [4, 4, []],
    [8, 1, ['7-2', '5-4']],
    [8, 6, ['5-4', '8-2']],
    [8, 8, []],
  ])('in a field of %i without number %i: %j', (players, withdrawn, games) => {
    expect(shown(reversals(schedule('crenshaw', players), withdrawn))).toEqual(games);
  });

  it.each(Object.entries(tables.tables))(
    'equals the reference table for %s players',
    (players, { withdrawn }) => {
      for (const [number, entry] of Object.entries(withdrawn)) {
        const minima = [entry.reversed, ...('otherMinima' in entry ? entry.otherMinima : [])];
        expect(minima).toContainEqual(
          shown(reversals(schedule('crenshaw', Number(players)), Number(number))),
        );
      }
    },
  );

  it.each(even(4, 24))(
    'levels everyone of %i with the fewest games in the fewest and latest rounds',
    (players) => {
      for (const withdrawn of numbers(players)) {
        const games = schedule('crenshaw', players);
        const found = reversals(games, withdrawn)!;
        const balance = colourBalance(turned(without(games, withdrawn), found));
        expect(balance.every((difference) => difference === 0)).toBe(true);
        const earliest = found.at(-1)?.round ?? players;
        expect(cannotBeLevelled(games, withdrawn, earliest)).toBe(false);
        if (found.length > 0) expect(cannotBeLevelled(games, withdrawn, earliest + 1)).toBe(true);
        expect(couldBeFewer(games, withdrawn, found, earliest)).toBe(false);
        expect(found.length === 0 || players - found.at(-1)!.round <= 3).toBe(true);
      }
    },
  );

  it('the last number never needs any', () => {
    for (const players of even(4, 60)) expect(reversals(schedule('crenshaw', players), players)).toEqual([]);
  });

  it.each(['crenshaw', 'berger'])('leaves %s games alone that were played already', (system) => {
    for (const players of even(6, 16))
      for (const withdrawn of numbers(players)) {
        const games = schedule(system, players, players / 2 - 1);
        const found = reversals(games, withdrawn);
        expect(found).not.toBeNull();
        for (const { round } of found!) expect(round).toBeGreaterThan(players / 2 - 1);
      }
  });

  it('says that nothing can be levelled when every game was played', () => {
    expect(reversals(schedule('crenshaw', 8, 7), 1)).toBeNull();
  });
});
