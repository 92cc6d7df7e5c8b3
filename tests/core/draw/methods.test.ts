import { bestLastSeats } from '../../../src/core/draw/bestLast';
import type { Numbered } from '../../../src/core/draw/entry';
import {
  groupSizes,
  drawNumbers,
  drawsLots,
  makeNumbering,
  numberingOf,
} from '../../../src/core/draw/numbers';
import { makeTournament } from '../../../src/core/tournament';
import { varmaGroups, varmaWarnings } from '../../../src/core/draw/varma';
import { drawWarnings } from '../../../src/core/draw/warnings';
import { roundOf } from '../pairing/field';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { parseRating } from '../../../src/core/ratings/rating';
import { CLASSIC } from '../../../src/core/results/outcome';
import { codesOf, told, valueOf } from '../../results';

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
  it('4, 2, 1, 3 in the order of the list puts the third of them first', () => {
    expect(valueOf(drawNumbers(list, 'hand:4, 2,1,3'))).toEqual([2, 1, 3, 0]);
  });

  it.each([
    ['a number twice', 'hand:1,2,2,4', ['numbers-duplicate; player P3; number 2; other P2']],
    ['a number short', 'hand:1,2,3', ['numbers-missing; player P4; count 4']],
    ['a blank', 'hand:1, ,3,4', ['numbers-missing; player P2; count 4']],
    ['too many', 'hand:1,2,3,4,5', ['number-out-of-range; field numbers; typed 5; least 1; most 4']],
    ['out of range', 'hand:1,2,3,5', ['number-out-of-range; player P4; least 1; most 4; typed 5']],
    [
      'negative and zero',
      'hand:-1,0,3,4',
      [
        'number-out-of-range; player P1; least 1; most 4; typed -1',
        'number-out-of-range; player P2; least 1; most 4; typed 0',
      ],
    ],
    ['a fraction', 'hand:1.5,2,3,4', ['not-a-whole-number; player P1; least 1; most 4; typed 1.5']],
    ['a word', 'hand:1,2,x,4', ['not-a-whole-number; player P3; least 1; most 4; typed x']],
    ['nothing', 'hand', [1, 2, 3, 4].map((no) => `numbers-missing; player P${no}; count 4`)],
  ])('%s is refused', (_, numbering, expected) => {
    expect(told(drawNumbers(list, numbering))).toEqual(expected);
  });

  it('players without a name are named by their place in the list', () => {
    expect(told(drawNumbers([{}, {}, { name: 'Carl' }], 'hand:,2,2'))).toEqual([
      'numbers-missing; player 1; count 3',
      'numbers-duplicate; player Carl; number 2; other 2',
    ]);
  });

  const withColumn = list.map((entry, index) => ({
    ...entry,
    number: 4 - index,
    extra: ['x', [3, '1', 4, 2][index]!],
  }));
  const columns = ['Town', 'Start no.'];
  it('the column is found by its heading, capitals or not; without one the list’s own numbers are taken', () => {
    expect(valueOf(drawNumbers(withColumn, 'column:start NO.', '', { columns }))).toEqual([1, 3, 0, 2]);
    expect(
      valueOf(drawNumbers(withColumn, 'column:Start no.', '', { columns: ['', ' start no. '] })),
    ).toEqual([1, 3, 0, 2]);
    expect(valueOf(drawNumbers(withColumn, 'column', '', { columns }))).toEqual([3, 2, 1, 0]);
  });

  it('there is no such column; the column has no numbers', () => {
    expect(told(drawNumbers(withColumn, 'column:Seat', '', { columns }))).toEqual([
      'numbers-column-missing; typed Seat',
    ]);
    expect(told(drawNumbers(list, 'column'))).toEqual(['numbers-column-missing; typed ']);
    const [first, ...others] = withColumn;
    expect(
      told(drawNumbers([{ ...first, number: undefined, extra: undefined }, ...others], 'column')),
    ).toEqual(['numbers-missing; player P1; count 4']);
    expect(
      told(drawNumbers([{ ...first, extra: undefined }, ...others], 'column:Start no.', '', { columns })),
    ).toEqual(['numbers-missing; player P1; count 4']);
    expect(codesOf(drawNumbers(withColumn, 'column:Town', '', { columns }))).toEqual(
      Array(4).fill('not-a-whole-number'),
    );
  });

  it('a numbering is one text, and its detail is all after the first colon', () => {
    expect(valueOf(numberingOf('column:No: a'))).toEqual({ method: 'column', detail: 'No: a' });
    expect(valueOf(numberingOf(' column : No '))).toEqual({ method: 'column', detail: 'No' });
    expect(valueOf(numberingOf(' lots '))).toEqual({ method: 'lots' });
    expect(makeNumbering({ method: 'column', detail: 'No: a' })).toBe('column:No: a');
    expect(makeNumbering({ method: 'lots' })).toBe('lots');
  });

  it('a way that nobody knows is refused with those there are', () => {
    const choices = 'list, rating, lots, hand, column, varma, groups, best-last';
    expect(told(numberingOf('dice'))).toEqual([`choice-unknown; typed dice; choices ${choices}`]);
    expect(told(numberingOf(':1,2'))).toEqual([`choice-unknown; typed ; choices ${choices}`]);
  });

  it('lots need a seed, and the ways that draw lots are known', () => {
    const drawing = 'list rating lots hand:1 column varma:corrected groups best-last dice'.split(' ');
    expect(drawing.filter(drawsLots)).toEqual(['lots', 'varma:corrected', 'groups', 'best-last']);
    expect(told(drawNumbers(list, 'lots'))).toEqual(['seed-missing']);
    expect(told(drawNumbers(list, 'lots', ' '))).toEqual(['seed-missing']);
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

  it.each(sizes(9, 24))('with %i players every number is in one group', (players) => {
    const numbers = varmaGroups(players).flat();
    expect([...numbers].sort((a, b) => a - b)).toEqual(sizes(1, players));
    expect([...varmaGroups(players, 'corrected').flat()].sort((a, b) => a - b)).toEqual(sizes(1, players));
  });

  it.each(sizes(9, 24).filter((players) => players !== 12))(
    'with %i players nobody of a group meets another in the last three rounds',
    (players) => {
      expect(clashes(players, 'published')).toEqual([]);
    },
  );

  it('with 12 players 6 and 12 do, in round 11, unless 11 and 12 are exchanged', () => {
    expect(clashes(12, 'published')).toEqual(['6-12 in 11']);
    expect(clashes(12, 'corrected')).toEqual([]);
    expect(clashes(11, 'corrected')).toEqual([]);
  });

  it.each(sizes(9, 24))('with %i players compatriots are of one group', (players) => {
    const entries = field(players, (index) =>
      index % 2 === 1 ? '' : index < 6 ? 'NZL' : index === 6 ? 'aus' : 'AUS',
    );
    const big = entries.map((entry) =>
      entry.federation?.toUpperCase() === 'AUS' ? { ...entry, federation: '' } : entry,
    );
    const order = valueOf(drawNumbers(big, 'varma', `seed ${players}`));
    expect(isOrder(order)).toBe(true);
    const numbers = [0, 2, 4].map((index) => order.indexOf(index) + 1);
    expect(varmaGroups(players).some((group) => numbers.every((number) => group.includes(number)))).toBe(
      true,
    );
  });

  it('a federation is its code, capitals and blanks apart', () => {
    const entries = field(9, (index) => ['NZL', ' nzl ', 'Nzl'][index] ?? '');
    const order = valueOf(drawNumbers(entries, 'varma', 'lots'));
    const numbers = [0, 1, 2].map((index) => order.indexOf(index) + 1);
    expect(varmaGroups(9).filter((group) => numbers.some((number) => group.includes(number)))).toHaveLength(
      1,
    );
  });

  it('the draw is repeated by its seed whatever the order of the list: federations by size, then code; players by name', () => {
    const codesOf = ['B', 'B', 'A', 'A', 'C', 'C', 'C', 'D', '', ''];
    const entries = field(10, (index) => codesOf[index]!);
    const numbersOf = (list: readonly Numbered[], seed: string): readonly string[] =>
      valueOf(drawNumbers(list, 'varma', seed)).map((index) => list[index]!.name!);
    const [coded, single] = [entries.slice(0, 8), entries.slice(8)];
    for (const seed of ['1', '2', '3', '4', '5', '6'])
      expect(numbersOf([...[...coded].reverse(), ...single], seed)).toEqual(numbersOf(entries, seed));
    expect(numbersOf(entries, 'first').join(' ')).toBe('P3 P1 P5 P6 P10 P4 P9 P7 P8 P2');
  });

  it('corrected, the table of 12 is drawn from with 11 and 12 swapped', () => {
    const entries: readonly Numbered[] = [
      ...field(9, (index) => ['AUS', 'FIJ', 'NZL'][index % 3]!),
      ...['X', 'Y', 'Z'].map((name) => ({ name })),
    ];
    const groups = varmaGroups(12, 'corrected');
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const order = valueOf(drawNumbers(entries, 'varma:corrected', seed));
      for (const first of [0, 1, 2]) {
        const numbers = [first, first + 3, first + 6].map((index) => order.indexOf(index) + 1);
        expect(groups.filter((group) => numbers.some((number) => group.includes(number)))).toHaveLength(1);
      }
    }
  });

  it.each([
    [
      'Crenshaw’s order of rounds',
      10,
      'crenshaw',
      'varma',
      'numbering-not-here; method varma; system crenshaw; choices berger',
    ],
    ['8 players', 8, 'berger', 'varma', 'numbering-size; method varma; count 8; least 9; most 24'],
    ['25 players', 25, 'berger', 'varma', 'numbering-size; method varma; count 25; least 9; most 24'],
    [
      'a variant nobody knows',
      12,
      'berger',
      'varma:mine',
      'choice-unknown; typed mine; choices published, corrected',
    ],
    ['ten compatriots', 10, 'berger', 'varma', 'federations-too-large; most 3; sizes 3, 3, 2, 2'],
    [
      'ten compatriots in the corrected table',
      10,
      'berger',
      'varma:corrected',
      'federations-too-large; most 3; sizes 3, 3, 2, 2',
    ],
  ])('refused: %s', (_, players, system, numbering, expected) => {
    expect(
      told(
        drawNumbers(
          field(players, () => 'NZL'),
          numbering,
          'x',
          { system },
        ),
      ),
    ).toEqual([expected]);
  });
});

describe('groups A, B, C, Easy Round Robin Pairing', () => {
  it('16 players are 6, 5 and 5; 20 are 7, 7 and 6', () => {
    expect(groupSizes(16)).toEqual([6, 5, 5]);
    expect(groupSizes(20)).toEqual([7, 7, 6]);
    expect(groupSizes(15)).toEqual([5, 5, 5]);
  });

  it('the 16 seats are A B C A B C A B, and back C A B C A B C A', () => {
    const order = valueOf(drawNumbers(field(16), 'groups', 'x', { system: 'seats' }));
    const letters = order.map((index) => (index < 6 ? 'A' : index < 11 ? 'B' : 'C'));
    expect(letters.join('')).toBe('ABCABCABCABCABCA');
    expect(isOrder(order)).toBe(true);
  });
});

describe('the best for last, Easy Round Robin Pairing', () => {
  const meeting = (players: number, numbering = 'best-last') => {
    const order = valueOf(drawNumbers(field(players), numbering, 'x', { system: 'seats' }));
    expect(isOrder(order)).toBe(true);
    const { rounds } = valueOf(makeSchedule({ system: 'seats', players, cycles: 1 }));
    return (one: number, other: number): number =>
      rounds.find(({ games }) =>
        games.some(({ white, black }) => {
          const [a, b] = [order[white - 1]! + 1, order[black - 1]! + 1];
          return (a === one && b === other) || (a === other && b === one);
        }),
      )!.round;
  };

  it('seats 1, 2, 4, 3 in an even field; 4, opposite 2, 2 and 6 in an odd one', () => {
    expect(bestLastSeats(10, 'even')).toEqual([1, 2, 4, 3]);
    expect(bestLastSeats(10, 'odd')).toEqual([4, 9, 2, 6]);
  });

  it.each(sizes(6, 30).filter((players) => players % 2 === 0))(
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

  it.each([
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

  it.each([
    [
      'another system',
      8,
      'berger',
      'best-last',
      'numbering-not-here; method best-last; system berger; choices seats',
    ],
    ['3 players', 3, 'seats', 'best-last', 'numbering-size; method best-last; count 3; least 5; most 1448'],
    [
      '4 players in the way of odd fields',
      4,
      'seats',
      'best-last:odd',
      'numbering-size; method best-last; count 4; least 5; most 1448',
    ],
    ['2 players', 2, 'seats', 'best-last', 'numbering-size; method best-last; count 2; least 4; most 1448'],
    [
      'an odd field in the way of even ones',
      9,
      'seats',
      'best-last:even',
      'choice-unknown; typed even; choices odd',
    ],
    ['no such way', 8, 'seats', 'best-last:mine', 'choice-unknown; typed mine; choices even, odd'],
  ])('refused: %s', (_, players, system, numbering, expected) => {
    expect(told(drawNumbers(field(players), numbering, 'x', { system }))).toEqual([expected]);
  });
});

describe('warnings of a draw', () => {
  const paired = (
    system: string,
    count: number,
    numbering: 'rating' | 'lots' | 'varma' = 'rating',
    reversed = false,
  ) =>
    valueOf(
      makeTournament({
        id: 'x',
        event: 'X',
        columns: [],
        cycles: 1,
        scoring: CLASSIC,
        ruleSet: 'own',
        tieBreaks: ['PTS'],
        profile: 'chess',
        system,
        numbering: { method: numbering },
        players: (reversed ? [...field(count)].reverse() : field(count)).map(({ name, rating }) => ({
          name: name!,
          rating: rating!,
        })),
      }),
    );

  it('numbered by rating, the two strongest meet in round 2 of the Berger table: Crenshaw has them at the end', () => {
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

  it('not so by Crenshaw’s tables, nor in another order than that of the ratings', () => {
    expect(drawWarnings(paired('crenshaw', 10))).toEqual([]);
    expect(drawWarnings(paired('berger', 10, 'lots', true))).toEqual([]);
  });

  it('the two strongest meet early up to the middle: in 3 of 5 rounds no more, in 2 of 5 still', () => {
    const meet = (round: number) => {
      const made = paired('berger', 6);
      const games = made.games.map((game) =>
        game.white === 1 && game.black === 2 ? { ...game, round } : game,
      );
      return drawWarnings({ ...made, games }).length;
    };
    expect([meet(2), meet(3)]).toEqual([1, 0]);
  });

  it('nothing is said of two strongest where one has no rating', () => {
    const made = paired('berger', 10);
    const [first, ...others] = made.players.map(({ no, name, status }) => ({ no, name, status }));
    expect(drawWarnings({ ...made, players: [made.players[0]!, ...others] })).toEqual([]);
    expect(drawWarnings({ ...made, players: [first!, ...others] })).toEqual([]);
  });

  it('in a field of more than 200 no other system is looked for', () => {
    const choices = (count: number) => drawWarnings(paired('berger', count))[0]?.values['choices'];
    expect(choices(200)).toBe('crenshaw, standard, riches, seats');
    expect(choices(202)).toBe('–');
  });

  it('Varma’s published 12 is named, the others are not', () => {
    expect(drawWarnings(paired('berger', 12, 'varma', true))).toEqual([
      { code: 'varma-group-meets', place: {}, values: { one: 6, other: 12, round: 11 } },
    ]);
    expect(drawWarnings(paired('berger', 11, 'varma', true))).toEqual([]);
    expect(varmaWarnings(12, 'corrected')).toEqual([]);
    expect(drawWarnings(paired('berger', 12, 'lots', true))).toEqual([]);
  });
});
