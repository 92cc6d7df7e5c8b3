import {
  COLOUR_METHODS,
  colourMethodOf,
  giveColours,
  tossColours,
  tossesColours,
} from '../../../src/core/draw/colours';
import { gamesOf, makeTournament } from '../../../src/core/tournament';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { CLASSIC } from '../../../src/core/scoring';
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

  it('by strength: whoever has no rating, or is not in the list, keeps the colours of the system', () => {
    const from = field(4, 3);
    const [one, two] = from.players;
    expect(pairs(valueOf(giveColours('strength', { ...from, players: [one!, {}, two!] })))).toBe(
      '1-4 2-3 3-1 4-2 1-2 3-4',
    );
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
    expect(pairs(valueOf(giveColours('quad', field(4, 3))).slice(0, 4))).toBe('1-4 2-3 3-1 4-2');
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
    language: 'en',
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

  it('a board that is not there is refused', () => {
    expect(makeTournament({ ...request, pins: [{ no: 2, board: 4 }] })).toMatchObject({
      problems: [{ code: 'number-out-of-range', values: { least: 1, most: 3 } }],
    });
  });
});
