import { type Meeting, standardTables } from '../../../src/core/adopt/tables';
import { isOther, pointsReader } from '../../../src/core/adopt/inPoints';
import { layBoards, layColours, layRounds } from '../../../src/core/adopt/lay';
import { strangersIn } from '../../../src/core/adopt/strangers';
import { swissProblem } from '../../../src/core/adopt/swiss';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { CLASSIC, type Scoring, scoringOf } from '../../../src/core/results/outcome';
import { valueOf } from '../../results';

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
  const schedule = valueOf(makeSchedule({ system: 'berger', players, cycles: 1 }));
  const turn = (no: number): number => (no * 3 + 1) % players;
  return schedule.rounds.flatMap(({ round, games }) =>
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

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eva', 'Ann Berg'];

/** All games of five, `A1` and so on; those between two places may be somebody else's. */
const meetings = (typed: (one: number, other: number) => number = (one) => one): readonly Meeting[] =>
  [0, 1, 2, 3, 4].flatMap((one) =>
    [0, 1, 2, 3, 4]
      .filter((other) => other > one)
      .map((other): Meeting => {
        const found = { outcome: '1-0' as const, white: null, round: null };
        return { one: typed(one, other), other, ...found, cells: [`${NAMES[one]}${other}`] };
      }),
  );

describe('who has a single game where the others have all of theirs', () => {
  it('is a name that was typed otherwise', () => {
    const found = strangersIn(
      { sheet: 'Club', names: NAMES },
      meetings((one, other) => (one === 0 && other === 3 ? 5 : one)),
      1,
    );
    expect(found.map(({ code, place, values }) => [code, place.cell, values.name])).toEqual([
      ['adopt-stranger', 'Ann3', 'Ann Berg'],
    ]);
  });

  it('is nobody in a list that is whole, and nothing is said of one that is not', () => {
    expect(strangersIn({ sheet: 'Club', names: NAMES.slice(0, 5) }, meetings(), 1)).toEqual([]);
    const more = { one: 0, other: 5, outcome: null, white: null, round: null, cells: ['A9'] };
    expect(strangersIn({ sheet: 'Club', names: NAMES }, [...meetings(), more], 1)).toEqual([]);
  });

  it('is one with a rest alone, where nothing but games and rests names the players', () => {
    const where = { sheet: 'Club', names: NAMES };
    expect(strangersIn(where, meetings(), 1)).toEqual([]);
    const found = strangersIn(where, meetings(), 1, ['B2', 'B3', 'B4', 'B5', 'B6', 'B7']);
    expect(found.map(({ place, values }) => [place.cell, values.name])).toEqual([['B7', 'Ann Berg']]);
  });

  describe('of three players and a fourth name', () => {
    const game = (one: number, other: number, round: number | null): Meeting => ({
      ...{ one, other, round, outcome: '1-0', white: null, cells: [`${one}${other}`] },
    });
    const told = (rounds: readonly (number | null)[]): readonly unknown[] =>
      strangersIn(
        { sheet: 'Club', names: NAMES.slice(0, 4) },
        [game(0, 1, rounds[0]!), game(0, 2, rounds[1]!), game(1, 3, rounds[2]!)],
        1,
      ).map(({ place }) => place.cell);

    it('is either of the two with a single game, where each game is alone in its round', () => {
      expect(told([1, 2, 3])).toEqual(['02', '13']);
    });

    it('is nobody where two games stand in a round, or nothing tells the rounds', () => {
      expect([told([1, 2, 2]), told([null, null, null])]).toEqual([[], []]);
    });
  });
});

const scoring = (...points: readonly number[]): Scoring => valueOf(scoringOf(points));

describe('results in points are marks', () => {
  it.each([
    [[2, 1, 0], '2-0', '1-0'],
    [[2, 1, 0], 'Ann - Bob 0 : 2', 'Ann - Bob 0-1'],
    [[2, 1, 0], '1-1', '½-½'],
    [[3, 1, 0], '3–0 1–1 0–3', '1-0 ½-½ 0-1'],
    [[2, 1, 0], '1-0', '1-0'],
    [[2, 1, 0], '+/-', '+/-'],
    [[3, 1, 0], '2-0', '2-0'],
    [[2, 1, 0], '2-0-1', '2-0-1'],
    [[2, 1, 0], '12-0', '12-0'],
    [[2, 1, 0], '2026-11-20', '2026-11-20'],
  ])('with %j, %s is %s', (points, typed, said) => {
    expect(pointsReader([typed], scoring(...points))(typed)).toBe(said);
  });

  it('of a table by rounds only where a win stands so somewhere', () => {
    const texts = ['12w2', '3b1', '4w0', 'Ann'];
    expect(texts.map(pointsReader(texts, scoring(2, 1, 0)))).toEqual(['12w1', '3b½', '4w0', 'Ann']);
    expect(pointsReader(['3b1', '4w0'], scoring(2, 1, 0))('3b1')).toBe('3b1');
  });

  it('are asked for by other points than 1, ½ and 0', () => {
    expect([isOther(undefined), isOther(CLASSIC), isOther(scoring(2, 1, 0))]).toEqual([false, false, true]);
  });
});

/** `0-5` in the second round: players are places from 0. */
const meetingsOf = (...rounds: readonly string[]): readonly Meeting[] =>
  rounds.flatMap((games, index) =>
    games.split(' ').map((game): Meeting => {
      const [one, other] = game.split('-').map(Number) as [number, number];
      return { one, other, outcome: '1-0', white: one, round: index + 1, cells: ['A1'] };
    }),
  );

const isSwiss = (players: number, meetings: readonly Meeting[]): boolean =>
  swissProblem({ players, meetings }, {}, () => false)?.code === 'adopt-swiss';

/** Winners meet winners: the rounds of no table. */
const SWISS = meetingsOf(
  '0-5 6-1 2-7 8-3 4-9',
  '0-6 2-8 4-1 5-3 7-9',
  '0-2 6-4 8-5 1-7 3-9',
  '4-0 2-6 1-8 5-7 3-6',
).slice(0, 19);

const bergerFor = (players: number, rounds: number, nameOf: (no: number) => number): readonly Meeting[] => {
  const made = valueOf(makeSchedule({ system: 'berger', players, cycles: 1, exchangeLastTwo: false }));
  return made.rounds.slice(0, rounds).flatMap(({ round, games }) =>
    games.map(({ white, black }): Meeting => {
      const [one, other] = [nameOf(white), nameOf(black)];
      return { one, other, outcome: null, white: one, round, cells: ['A1'] };
    }),
  );
};

describe('a Swiss is told from a round robin that is not over', () => {
  it('ten players, four rounds of winners against winners', () => expect(isSwiss(10, SWISS)).toBe(true));

  it('two rounds tell nothing', () =>
    expect(
      isSwiss(
        10,
        SWISS.filter(({ round }) => round! <= 2),
      ),
    ).toBe(false));

  it('nor do games without rounds', () =>
    expect(
      isSwiss(
        10,
        SWISS.map((each) => ({ ...each, round: null })),
      ),
    ).toBe(false));

  it('a game of the last round that all need makes it a round robin', () =>
    expect(isSwiss(10, [...SWISS, { ...SWISS[0]!, one: 0, other: 9, round: 9 }])).toBe(false));

  it('four rounds of Berger’s table are a round robin, whatever numbers the players have', () =>
    expect(
      isSwiss(
        10,
        bergerFor(10, 4, (no) => (no * 3) % 10),
      ),
    ).toBe(false));

  it('what stands in a standard table under its own numbers is a round robin', () =>
    expect(swissProblem({ players: 10, meetings: SWISS }, {}, () => true)).toBeNull());
});
