import {
  COLOUR_METHODS,
  colourMethodOf,
  giveColours,
  tossColours,
  tossesColours,
} from '../../../src/core/draw/colours';
import { drawBelow, drawLots, fnv1a } from '../../../src/core/draw/lots';
import { drawNumbers } from '../../../src/core/draw/numbers';
import { drawTeams, type Member } from '../../../src/core/draw/teams';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { parseRating } from '../../../src/core/ratings/rating';
import { CLASSIC } from '../../../src/core/results/outcome';
import { gamesOf, makeTournament } from '../../../src/core/tournament';
import fc, { anySign } from '../../properties';
import { told, valueOf } from '../../results';

const field = (players: number, rounds: number, seed = 'coin') => ({
  games: gamesOf(valueOf(makeSchedule({ system: 'crenshaw', players, cycles: 1 }))),
  players: Array.from({ length: players }, (_, index) => ({
    rating: { typed: 2000 + index, strength: 2000 + index },
  })),
  rounds,
  seed,
});
const pairs = (games: readonly { readonly white: number; readonly black: number }[]): string =>
  games.map(({ white, black }) => `${white}-${black}`).join(' ');

describe('colours', () => {
  it('are those of the system unless something else is chosen', () => {
    const from = field(4, 3);
    expect(valueOf(giveColours('system', from))).toBe(from.games);
  });

  it('by strength: the stronger has White in all their games', () => {
    expect(pairs(valueOf(giveColours('strength', field(4, 3))))).toBe('4-1 3-2 3-1 4-2 2-1 4-3');
  });

  it('by toss: every two players meet as before, and in a second cycle with colours reversed', () => {
    const games = gamesOf(valueOf(makeSchedule({ system: 'berger', players: 8, cycles: 2 })));
    const tossed = valueOf(giveColours('toss', { ...field(8, 14), games }));
    const first = new Map(tossed.slice(0, 28).map(({ white, black }) => [`${black}-${white}`, true]));
    expect(tossed.slice(28).every(({ white, black }) => first.has(`${white}-${black}`))).toBe(true);
    expect(tossed.map(({ no, round, board }) => [no, round, board])).toEqual(
      games.map(({ no, round, board }) => [no, round, board]),
    );
    expect(pairs(tossed)).not.toBe(pairs(games));
  });

  it('by strength: equals, and whoever has no rating or is not in the list, keep the colours of the system', () => {
    const from = field(4, 3);
    const [one, two] = from.players;
    const given = (players: typeof from.players | readonly object[]): string =>
      pairs(valueOf(giveColours('strength', { ...from, players })));
    expect(given([one!, {}, two!])).toBe('1-4 2-3 3-1 4-2 1-2 3-4');
    expect(given([one!, two!, two!])).toBe('1-4 2-3 3-1 4-2 2-1 3-4');
  });

  it('the toss of the seed coin, whoever repeats it; 1-112 and 11-12 are tossed apart', () => {
    expect(pairs(valueOf(giveColours('toss', field(4, 3))))).toBe('4-1 2-3 3-1 2-4 2-1 3-4');
    const games = [
      { round: 1, white: 1, black: 112 },
      { round: 1, white: 11, black: 12 },
    ];
    const tossed = Array.from({ length: 20 }, (_, seed) => pairs(tossColours(games, `${seed}`)));
    expect([...new Set(tossed)].sort()).toEqual(['1-112 11-12', '1-112 12-11', '112-1 11-12', '112-1 12-11']);
  });

  it('the toss is repeated by its seed, and is another than that of the numbers', () => {
    const once = valueOf(giveColours('toss', field(10, 9)));
    expect(valueOf(giveColours('toss', field(10, 9)))).toEqual(once);
    expect(valueOf(giveColours('toss', field(10, 9, 'other')))).not.toEqual(once);
  });

  it('the toss of the last round is for quads alone', () => {
    const quads = Array.from({ length: 40 }, (_, seed) =>
      pairs(valueOf(giveColours('quad', field(4, 3, `${seed}`)))),
    );
    expect([...new Set(quads)].sort()).toEqual(
      ['1-2 3-4', '1-2 4-3', '2-1 3-4', '2-1 4-3'].map((last) => `1-4 2-3 3-1 4-2 ${last}`),
    );
    expect(told(giveColours('quad', field(6, 5)))).toEqual([
      'colours-not-quad; field colours; count 6; rounds 5',
    ]);
    expect(told(giveColours('quad', field(4, 6)))).toEqual([
      'colours-not-quad; field colours; count 4; rounds 6',
    ]);
    expect(told(giveColours('quad', field(3, 3)))).toEqual([
      'colours-not-quad; field colours; count 3; rounds 3',
    ]);
  });

  it('a toss without a seed and an unknown way are refused', () => {
    expect(told(giveColours('toss', field(4, 3, ' ')))).toEqual(['seed-missing; field colours']);
    expect(told(giveColours('dice', field(4, 3)))).toEqual([
      'choice-unknown; field colours; typed dice; choices system, strength, toss, quad',
    ]);
    expect(['system', 'quad', 'dice'].map(colourMethodOf)).toEqual(['system', 'quad', undefined]);
    expect(COLOUR_METHODS.filter(({ id }) => tossesColours(id)).map(({ id }) => id)).toEqual([
      'toss',
      'quad',
    ]);
  });
});

describe('a tournament', () => {
  const request = {
    id: 't',
    event: 'Club',
    players: ['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => ({
      name,
      rating: { typed: 1500 + index, strength: 1500 + index },
    })),
    columns: [],
    system: 'berger',
    cycles: 1,
    scoring: CLASSIC,
    ruleSet: 'fide-2026',
    tieBreaks: ['PTS'],
    numbering: { method: 'lots', seed: 'coin' },
    profile: 'chess',
  } as const;

  it('says its colours and pins only if they are not the system’s own', () => {
    expect(Object.keys(valueOf(makeTournament(request)))).not.toEqual(expect.arrayContaining(['colours']));
    const made = valueOf(
      makeTournament({ ...request, colours: 'strength', pins: [{ no: 2, board: 3 }, { no: 6 }] }),
    );
    expect([made.colours, made.pins]).toEqual(['strength', [{ no: 2, board: 3 }, { no: 6 }]]);
    expect(made.games.every(({ white, black }) => white > black)).toBe(true);
    expect(
      made.games.filter(({ white, black }) => [white, black].includes(2)).map(({ board }) => board),
    ).toEqual([3, 3, 3, 3, 3]);
    expect(made.games.map(({ no }) => no)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });
});

const rated = (...typed: (string | number)[]): { rating: ReturnType<typeof parseRating> }[] =>
  typed.map((value) => ({ rating: parseRating(value) }));

describe('pairing numbers as listed', () => {
  it('number 1 is the first of the list', () => {
    expect(drawNumbers([{}, {}, {}], 'list')).toEqual({ ok: true, value: [0, 1, 2] });
  });
});

describe('pairing numbers by rating', () => {
  it('the strongest is number 1', () => {
    expect(drawNumbers(rated(1500, 2100, 1800), 'rating')).toEqual({ ok: true, value: [1, 2, 0] });
  });

  it('equals stay as they are listed, the unrated come last as listed', () => {
    const list = [{}, ...rated(1800, 'unr.', 2000, 1800, 0, '1800P12')];
    expect(drawNumbers(list, 'rating')).toEqual({ ok: true, value: [3, 1, 4, 6, 0, 2, 5] });
  });

  it('Go: 1d before 1k before 15k, even 30k and weaker before the unrated', () => {
    expect(drawNumbers(rated('15k', '', '1k', '30k', '1d'), 'rating')).toEqual({
      ok: true,
      value: [4, 2, 0, 3, 1],
    });
  });

  it('the list itself stays as it is', () => {
    const list = Object.freeze(rated(1500, 2100));
    drawNumbers(list, 'rating');
    expect(list).toEqual(rated(1500, 2100));
  });
});

describe('pairing numbers by lot', () => {
  it('FNV-1a of the published test texts', () => {
    expect(['', 'a', 'foobar'].map(fnv1a)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });

  it('the same seed gives the same order on every machine', () => {
    expect(drawLots(8, 'Club championship 2025')).toEqual([4, 3, 0, 7, 2, 1, 5, 6]);
    expect(drawLots(10, 'Zürich – 将棋')).toEqual([8, 7, 1, 5, 0, 2, 3, 6, 9, 4]);
  });

  it('a number that would favour the small ones is passed over', () => {
    const draw = (below: number, ...numbers: number[]): number => drawBelow(() => numbers.shift()!, below);
    expect(draw(3, 2 ** 32 - 1, 4)).toBe(1);
    expect(draw(3, 2 ** 32 - 2, 4)).toBe(2);
    expect(draw(10, 2 ** 32 - 6, 2 ** 32 - 1, 7)).toBe(7);
    expect(draw(4, 2 ** 32 - 1, 0)).toBe(3);
  });

  it('blanks around the seed and the way an accent is stored do not matter, letters do', () => {
    expect(drawLots(30, ' Zu\u0308rich ')).toEqual(drawLots(30, 'Z\u00fcrich'));
    expect(drawLots(30, 'zürich')).not.toEqual(drawLots(30, 'Zürich'));
  });

  it('every player gets exactly one number, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.string({ unit: anySign }), (count, seed) => {
        expect([...drawLots(count, seed)].sort((a, b) => a - b)).toEqual(
          Array.from({ length: count }, (_, place) => place),
        );
      }),
    );
  });

  it('each of the 24 orders of 4 players is about equally likely', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 24_000; seed += 1) {
      const order = drawLots(4, `draw ${seed}`).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const squares = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(squares).toBeLessThan(49.7); // chi-square with 23 degrees of freedom: one in a thousand is above
  });

  it('draws as drawLots does', () => {
    expect(drawNumbers([{}, {}, {}, {}], 'lots', 'x')).toEqual({ ok: true, value: drawLots(4, 'x') });
  });
});

const member = (name: string, team: string, strength: number, board: number | null): Member => ({
  name,
  team,
  rating: parseRating(strength),
  extra: [board],
});
const list = [
  member('Anna', 'Kings', 1500, 2),
  member('Bert', 'Queens', 1900, 1),
  member('Carl', ' KINGS ', 1700, 1),
  member('Dora', 'queens', 1600, 2),
];
const columns = ['Board'];
const drawn = (numbering: string, seed?: string): string => {
  const { order } = valueOf(drawTeams(list, numbering, seed, { columns }));
  return order.map((index) => list[index]!.name).join(' ');
};

describe('the numbers of two teams', () => {
  it('a team is its name, capitals and blanks apart; the one named first has the first numbers', () => {
    const { teams, teamOf } = valueOf(drawTeams(list, 'list'));
    expect(teams.map(({ name }) => name)).toEqual(['Kings', 'Queens']);
    const [kings, queens] = teams.map(({ id }) => id);
    expect(teamOf).toEqual([kings, queens, kings, queens]);
  });

  it.each([
    ['list', 'Anna Carl Bert Dora'],
    ['rating', 'Carl Anna Bert Dora'],
    ['hand:4,3,2,1', 'Carl Anna Dora Bert'],
    ['column:Board', 'Carl Anna Bert Dora'],
  ])('%s: within each team its order', (numbering, expected) => {
    expect(drawn(numbering)).toBe(expected);
  });

  it('lots need a seed, and keep the teams apart', () => {
    expect(drawn('lots', 'coin')).toMatch(/^(Anna Carl|Carl Anna) (Bert Dora|Dora Bert)$/);
    const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => drawn('lots', seed));
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(told(drawTeams(list, 'lots'))).toEqual(['seed-missing']);
  });

  it('a column that lacks a number in the second team is refused, and so is a way for a single list', () => {
    const lacking = [...list.slice(0, 3), member('Dora', 'queens', 1600, null)];
    expect(told(drawTeams(lacking, 'column:Board', '', { columns }))).toEqual([
      'numbers-missing; player Dora; count 2',
    ]);
    const choices = 'list, rating, lots, hand, column';
    expect(told(drawTeams(list, 'varma', 'x'))).toEqual([`choice-unknown; typed varma; choices ${choices}`]);
  });
});
