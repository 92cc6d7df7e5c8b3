import type { Meeting } from '../../../src/core/adopt/found';
import { layBoards, layColours, layRounds } from '../../../src/core/adopt/lay';
import { standardTables } from '../../../src/core/adopt/tables';
import { makeSchedule } from '../../../src/core/pairing/schedule';

const meeting = (one: number, other: number, round: number | null, white: number | null = null): Meeting => ({
  one,
  other,
  outcome: null,
  white,
  round,
  cells: [],
});

const berger = (players: number, cycles = 1) => standardTables(players, cycles, 'berger')[0]!;

/** The games of Berger's table under other numbers, those of one player without their rounds from one round on. */
const withoutRounds = (players: number, left: number, after: number): readonly Meeting[] => {
  const schedule = makeSchedule({ system: 'berger', players, cycles: 1 });
  if (!schedule.ok) throw new Error(JSON.stringify(schedule.problems));
  const turn = (no: number): number => (no * 3 + 1) % players;
  return schedule.value.rounds.flatMap(({ round, games }) =>
    games.map(({ white, black }) => {
      const [one, other] = [turn(white), turn(black)].sort((a, b) => a - b) as [number, number];
      const isLeft = (one === left || other === left) && round > after;
      return meeting(one, other, isLeft ? null : round);
    }),
  );
};

const busyTwice = (games: readonly { one: number; other: number; round: number }[]): number => {
  const sides = games.flatMap(({ one, other, round }) => [`${one} ${round}`, `${other} ${round}`]);
  return sides.length - new Set(sides).size;
};

describe('rounds that are laid down', () => {
  it.each([
    [7, 2],
    [8, 3],
    [10, 1],
    [11, 4],
    [19, 2],
  ])(
    '%s players, of whom one left after round %s: their games find room in the rounds that there are',
    (players, after) => {
      const meetings = withoutRounds(players, 2, after);
      const laid = layRounds(meetings, berger(players));
      expect(laid).toHaveLength(meetings.length);
      expect(busyTwice(laid)).toBe(0);
      expect(Math.max(...laid.map(({ round }) => round))).toBe(players % 2 === 0 ? players - 1 : players);
      const known = meetings.filter(({ round }) => round !== null);
      expect(laid.filter((each) => known.includes(each))).toHaveLength(known.length);
    },
  );

  it('are those of the table where both players are free in them, all of them if nothing is known', () => {
    const all = [
      meeting(0, 1, null),
      meeting(0, 2, null),
      meeting(0, 3, null),
      meeting(1, 2, null),
      meeting(1, 3, null),
      meeting(2, 3, null),
    ];
    const told = (laid: readonly { one: number; other: number; round: number }[]) =>
      laid.map(({ one, other, round }) => `${one}${other} ${round}`).sort();
    // Berger: 1-4 2-3, 4-3 1-2, 2-4 3-1.
    expect(told(layRounds(all, berger(4)))).toEqual(['01 2', '02 3', '03 1', '12 1', '13 3', '23 2']);
    const one = all.map((each) => (each === all[0] ? meeting(0, 1, 1) : each));
    expect(told(layRounds(one, berger(4)))).toEqual(['01 1', '02 3', '03 2', '12 2', '13 3', '23 1']);
  });

  it('more than the table has only if the known ones leave no room', () => {
    const laid = layRounds([meeting(0, 1, 5), meeting(0, 2, null), meeting(1, 2, null)], berger(3));
    expect(laid.map(({ round }) => round)).toEqual([5, 3, 1]);
  });
});

describe('colours that are laid down', () => {
  const whites = (...meetings: readonly (Meeting & { round: number })[]) =>
    layColours(meetings).map(({ white }) => white);
  const at = (one: number, other: number, round: number, white: number | null = null) => ({
    ...meeting(one, other, round, white),
    round,
  });

  it('go to the lower number where nothing else decides, and known ones stay', () => {
    expect(whites(at(0, 1, 1), at(2, 3, 1, 3))).toEqual([0, 3]);
  });

  it('go to whoever had White less often', () => {
    expect(whites(at(0, 2, 1), at(0, 1, 2), at(1, 2, 3))).toEqual([0, 1, 2]);
  });

  it('among equals go to whoever had Black last', () => {
    const before = [at(0, 2, 1, 2), at(0, 3, 2, 0), at(1, 2, 1, 1), at(1, 3, 2, 3)];
    // 0 had Black, then White; 1 had White, then Black.
    expect(layColours([...before, at(0, 1, 3)]).at(-1)?.white).toBe(1);
    const other = [at(0, 2, 1, 0), at(0, 3, 2, 3), at(1, 2, 1, 2), at(1, 3, 2, 1)];
    expect(layColours([...other, at(0, 1, 3)]).at(-1)?.white).toBe(0);
  });

  it('of two who met before are the other ones, in the order of rounds', () => {
    expect(layColours([at(0, 1, 2), at(0, 1, 1, 1)]).map(({ round, white }) => [round, white])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });
});

it('boards are numbered in each round, by the lower number of each game', () => {
  const games = [meeting(2, 3, 1, 2), meeting(0, 1, 1, 1), meeting(0, 2, 2, 0), meeting(1, 3, 2, 1)].map(
    (each) => ({
      ...each,
      round: each.round!,
      white: each.white!,
    }),
  );
  expect(layBoards(games).map(({ one, other, round, board }) => [round, board, one, other])).toEqual([
    [1, 1, 0, 1],
    [1, 2, 2, 3],
    [2, 1, 0, 2],
    [2, 2, 1, 3],
  ]);
});
