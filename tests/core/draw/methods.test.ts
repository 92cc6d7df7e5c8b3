import { bestLastSeats } from '../../../src/core/draw/bestLast';
import type { Numbered } from '../../../src/core/draw/entry';
import { groupSizes } from '../../../src/core/draw/groups';
import { drawNumbers, makeNumbering, numberingOf, UNTOLD_METHODS } from '../../../src/core/draw/numbers';
import { makeTournament } from '../../../src/core/draw/tournament';
import { varmaGroups } from '../../../src/core/draw/varma';
import { drawWarnings } from '../../../src/core/draw/warnings';
import { roundOf } from '../../../src/core/pairing/lookup';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { parseRating } from '../../../src/core/rating';
import type { Result } from '../../../src/core/result';
import { CLASSIC } from '../../../src/core/scoring';

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join());
  return result.value;
};
const codes = (result: Result<unknown>): readonly string[] =>
  result.ok ? [] : result.problems.map(({ code }) => code);
const sizes = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);
/** Players P1, P2, ..., the strongest first. */
const field = (count: number, federation: (index: number) => string = () => ''): readonly Numbered[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `P${index + 1}`,
    rating: parseRating(2500 - index),
    federation: federation(index),
  }));
const isOrder = (order: readonly number[]): boolean =>
  [...order].sort((a, b) => a - b).every((index, place) => index === place);

describe('numbers by hand and from a column', () => {
  const list = field(4);
  test('4, 2, 1, 3 in the order of the list puts the third of them first', () => {
    expect(value(drawNumbers(list, 'hand:4, 2,1,3'))).toEqual([2, 1, 3, 0]);
  });

  test.each([
    ['a number twice', 'hand:1,2,2,4', ['numbers-duplicate']],
    ['a number short', 'hand:1,2,3', ['numbers-missing']],
    ['a blank', 'hand:1,,3,4', ['numbers-missing']],
    ['too many', 'hand:1,2,3,4,5', ['number-out-of-range']],
    ['out of range', 'hand:1,2,3,5', ['number-out-of-range']],
    ['negative and zero', 'hand:-1,0,3,4', ['number-out-of-range', 'number-out-of-range']],
    ['a fraction and a word', 'hand:1.5,x,3,4', ['not-a-whole-number', 'not-a-whole-number']],
    ['nothing', 'hand', ['numbers-missing', 'numbers-missing', 'numbers-missing', 'numbers-missing']],
  ])('%s is refused', (_, numbering, expected) => {
    expect(codes(drawNumbers(list, numbering))).toEqual(expected);
  });

  test('the problem names the player, and whose number it is already', () => {
    const result = drawNumbers(list, 'hand:1,2,2,4');
    expect(!result.ok && result.problems[0]).toMatchObject({
      place: { player: 'P3' },
      values: { number: 2, other: 'P2' },
    });
  });

  const withColumn = list.map((entry, index) => ({
    ...entry,
    number: 4 - index,
    extra: ['x', [3, '1', 4, 2][index]!],
  }));
  const columns = ['Town', 'Start no.'];
  test('the column is found by its heading, capitals or not; without one the list’s own numbers are taken', () => {
    expect(value(drawNumbers(withColumn, 'column:start NO.', '', { columns }))).toEqual([1, 3, 0, 2]);
    expect(value(drawNumbers(withColumn, 'column', '', { columns }))).toEqual([3, 2, 1, 0]);
  });

  test('there is no such column; the column has no numbers', () => {
    expect(codes(drawNumbers(withColumn, 'column:Seat', '', { columns }))).toEqual([
      'numbers-column-missing',
    ]);
    expect(codes(drawNumbers(list, 'column'))).toEqual(['numbers-column-missing']);
    expect(codes(drawNumbers(withColumn, 'column:Town', '', { columns }))).toEqual(
      Array(4).fill('not-a-whole-number'),
    );
  });

  test('a numbering is one text, and its detail is all after the first colon', () => {
    expect(value(numberingOf('column:No: a'))).toEqual({ method: 'column', detail: 'No: a' });
    expect(makeNumbering({ method: 'column', detail: 'No: a' })).toBe('column:No: a');
    expect(UNTOLD_METHODS).toEqual(['list', 'rating', 'lots', 'varma', 'groups', 'best-last']);
  });
});

describe('restricted drawing, FIDE C.05 Annex 2', () => {
  const clashes = (players: number, variant: 'published' | 'corrected'): readonly string[] =>
    varmaGroups(players, variant).flatMap((group) =>
      group.flatMap((one) =>
        group
          .filter((other) => other > one)
          .map((other) => ({ one, other, round: roundOf(players + (players % 2), one, other) }))
          .filter(({ round }) => round > players + (players % 2) - 4)
          .map(({ one: smaller, other, round }) => `${smaller}-${other} in ${round}`),
      ),
    );

  test.each(sizes(9, 24))('with %i players every number is in one group', (players) => {
    const numbers = varmaGroups(players).flat();
    expect([...numbers].sort((a, b) => a - b)).toEqual(sizes(1, players));
    expect([...varmaGroups(players, 'corrected').flat()].sort((a, b) => a - b)).toEqual(sizes(1, players));
  });

  test.each(sizes(9, 24).filter((players) => players !== 12))(
    'with %i players nobody of a group meets another in the last three rounds',
    (players) => {
      expect(clashes(players, 'published')).toEqual([]);
    },
  );

  test('with 12 players 6 and 12 do, in round 11, unless 11 and 12 are exchanged', () => {
    expect(clashes(12, 'published')).toEqual(['6-12 in 11']);
    expect(clashes(12, 'corrected')).toEqual([]);
    expect(clashes(11, 'corrected')).toEqual([]);
  });

  test.each(sizes(9, 24))('with %i players compatriots are of one group', (players) => {
    const entries = field(players, (index) =>
      index % 2 === 1 ? '' : index < 6 ? 'NZL' : index === 6 ? 'aus' : 'AUS',
    );
    const big = entries.map((entry) =>
      entry.federation?.toUpperCase() === 'AUS' ? { ...entry, federation: '' } : entry,
    );
    const order = value(drawNumbers(big, 'varma', `seed ${players}`));
    expect(isOrder(order)).toBe(true);
    const numbers = [0, 2, 4].map((index) => order.indexOf(index) + 1);
    expect(varmaGroups(players).some((group) => numbers.every((number) => group.includes(number)))).toBe(
      true,
    );
  });

  test('a federation that fits in one way only is placed so', () => {
    const federations = ['A', 'A', 'A', 'B', 'B', 'B', 'C', 'C', 'D', 'D'];
    for (const seed of ['1', '2', '3', '4', '5'])
      expect(
        isOrder(
          value(
            drawNumbers(
              field(10, (index) => federations[index]!),
              'varma',
              seed,
            ),
          ),
        ),
      ).toBe(true);
  });

  test.each([
    ['Crenshaw’s order of rounds', 10, 'crenshaw', 'varma', ['numbering-not-here']],
    ['8 players', 8, 'berger', 'varma', ['numbering-size']],
    ['25 players', 25, 'berger', 'varma', ['numbering-size']],
    ['a variant nobody knows', 12, 'berger', 'varma:mine', ['choice-unknown']],
    ['ten compatriots', 10, 'berger', 'varma', ['federations-too-large']],
  ])('refused: %s', (_, players, system, numbering, expected) => {
    expect(
      codes(
        drawNumbers(
          field(players, () => 'NZL'),
          numbering,
          'x',
          { system },
        ),
      ),
    ).toEqual(expected);
  });
});

describe('groups A, B, C, seed 000', () => {
  test('16 players are 6, 5 and 5; 20 are 7, 7 and 6', () => {
    expect(groupSizes(16)).toEqual([6, 5, 5]);
    expect(groupSizes(20)).toEqual([7, 7, 6]);
    expect(groupSizes(15)).toEqual([5, 5, 5]);
  });

  test('the 16 seats are A B C A B C A B, and back C A B C A B C A', () => {
    const order = value(drawNumbers(field(16), 'groups', 'x', { system: 'seats' }));
    const letters = order.map((index) => (index < 6 ? 'A' : index < 11 ? 'B' : 'C'));
    expect(letters.join('')).toBe('ABCABCABCABCABCA');
    expect(isOrder(order)).toBe(true);
  });

  test.each(sizes(5, 30))('with %i players by seats nobody meets three of one group in a row', (players) => {
    const { rounds } = value(makeSchedule({ system: 'seats', players, cycles: 1 }));
    for (const no of sizes(1, players)) {
      const letters = rounds
        .flatMap(({ games }) => games.filter(({ white, black }) => white === no || black === no))
        .map(({ white, black }) => 'ABC'[((white === no ? black : white) - 1) % 3]);
      expect(letters.join('')).not.toMatch(/AAA|BBB|CCC/);
    }
  });
});

describe('the best for last, seed 000', () => {
  const meeting = (players: number, numbering = 'best-last') => {
    const order = value(drawNumbers(field(players), numbering, 'x', { system: 'seats' }));
    expect(isOrder(order)).toBe(true);
    const { rounds } = value(makeSchedule({ system: 'seats', players, cycles: 1 }));
    return (one: number, other: number): number =>
      rounds.find(({ games }) =>
        games.some(({ white, black }) => {
          const [a, b] = [order[white - 1]! + 1, order[black - 1]! + 1];
          return (a === one && b === other) || (a === other && b === one);
        }),
      )!.round;
  };

  test('seats 1, 2, 4, 3 in an even field; 4, opposite 2, 2 and 6 in an odd one', () => {
    expect(bestLastSeats(10, 'even')).toEqual([1, 2, 4, 3]);
    expect(bestLastSeats(10, 'odd')).toEqual([4, 9, 2, 6]);
  });

  test.each(sizes(6, 30).filter((players) => players % 2 === 0))(
    '%i players: 1-2 in the last round, 1-4 and 2-3 before it, 1-3 before that',
    (players) => {
      const round = meeting(players);
      const last = players - 1;
      expect([round(1, 2), round(1, 4), round(2, 3), round(1, 3)]).toEqual([
        last,
        last - 1,
        last - 1,
        last - 2,
      ]);
      expect([round(2, 4), round(3, 4)]).toEqual([players / 2 - 1, Math.max(1, players / 2 - 2)]);
    },
  );

  test.each([
    ...sizes(5, 31)
      .filter((players) => players % 2 === 1)
      .map((players) => [players, 'best-last'] as const),
    ...[6, 8, 30].map((players) => [players, 'best-last:odd'] as const),
  ])(
    '%i players, %s: 1-2 in the last round, 1-3 and 2-4 before it, then 3-4, then 1-4; 2-3 in round 1',
    (players, numbering) => {
      const round = meeting(players, numbering);
      const last = players % 2 === 1 ? players : players - 1;
      expect([round(1, 2), round(1, 3), round(2, 4), round(3, 4), round(1, 4), round(2, 3)]).toEqual([
        last,
        last - 1,
        last - 1,
        last - 2,
        last - 3,
        1,
      ]);
    },
  );

  test.each([
    ['another system', 8, 'berger', 'best-last', 'numbering-not-here'],
    ['3 players', 3, 'seats', 'best-last', 'numbering-size'],
    ['4 players in the way of odd fields', 4, 'seats', 'best-last:odd', 'numbering-size'],
    ['an odd field in the way of even ones', 9, 'seats', 'best-last:even', 'choice-unknown'],
    ['no such way', 8, 'seats', 'best-last:mine', 'choice-unknown'],
  ])('refused: %s', (_, players, system, numbering, code) => {
    expect(codes(drawNumbers(field(players), numbering, 'x', { system }))).toEqual([code]);
  });
});

describe('warnings of a draw', () => {
  const paired = (
    system: string,
    count: number,
    numbering: 'rating' | 'lots' | 'varma' = 'rating',
    reversed = false,
  ) =>
    value(
      makeTournament({
        id: 'x',
        event: 'X',
        columns: [],
        cycles: 1,
        scoring: CLASSIC,
        ruleSet: 'own',
        tieBreaks: ['PTS'],
        profile: 'chess',
        language: 'en',
        system,
        numbering: { method: numbering },
        players: (reversed ? [...field(count)].reverse() : field(count)).map(({ name, rating }) => ({
          name: name!,
          rating: rating!,
        })),
      }),
    );

  test('numbered by rating, the two strongest meet in round 2 of the Berger table: Crenshaw has them at the end', () => {
    expect(drawWarnings(paired('berger', 10))).toEqual([
      {
        code: 'top-two-early',
        place: {},
        values: {
          one: 'P1',
          other: 'P2',
          round: 2,
          rounds: 9,
          choices: 'crenshaw, standard, riches, seats',
        },
      },
    ]);
  });

  test('not so by Crenshaw’s tables, nor in another order than that of the ratings', () => {
    expect(drawWarnings(paired('crenshaw', 10))).toEqual([]);
    expect(drawWarnings(paired('berger', 10, 'lots', true))).toEqual([]);
  });

  test('Varma’s published 12 is named, the others are not', () => {
    expect(drawWarnings(paired('berger', 12, 'varma', true)).map(({ code }) => code)).toEqual([
      'varma-group-meets',
    ]);
    expect(drawWarnings(paired('berger', 11, 'varma', true))).toEqual([]);
  });
});
