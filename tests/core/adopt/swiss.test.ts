import type { Meeting } from '../../../src/core/adopt/found';
import { swissProblem } from '../../../src/core/adopt/swiss';
import { makeSchedule } from '../../../src/core/pairing/schedule';

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
  const made = makeSchedule({ system: 'berger', players, cycles: 1, exchangeLastTwo: false });
  if (!made.ok) throw new Error('no schedule');
  return made.value.rounds.slice(0, rounds).flatMap(({ round, games }) =>
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
