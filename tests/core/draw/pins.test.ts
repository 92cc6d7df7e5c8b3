import { withPlayers } from '../../changed';
import { redraw, redrawWithout } from '../../../src/core/conduct/redraw';
import {
  makePins,
  parsePins,
  parseWantedPin,
  pinsInList,
  pinsKept,
  placePins,
  type WantedPin,
} from '../../../src/core/draw/pins';
import { pinWarnings } from '../../../src/core/draw/warnings';
import type { Pin, Tournament } from '../../../src/core/model';
import { andThen } from '../../../src/core/result';
import { CLASSIC } from '../../../src/core/results/outcome';
import { makeTournament } from '../../../src/core/tournament';
import { told, valueOf } from '../../results';

const entries = ['Anna', 'Bob', 'Cleo', 'Dora'].map((name) => ({ name }));
const drawn = [2, 3, 0, 1];
const place = (
  list: typeof entries,
  order: readonly number[],
  wanted: readonly WantedPin[],
  system: string,
) => andThen(pinsInList(list, wanted), (pins) => placePins(order, pins, { system }));

describe('pins', () => {
  it('whoever is pinned to the seat that stays changes numbers with the one who drew it', () => {
    expect(valueOf(place(entries, drawn, [{ player: 'anna ' }], 'seats'))).toEqual({
      order: [0, 3, 2, 1],
      pins: [{ no: 1 }],
    });
    expect(valueOf(place(entries, drawn, [{ player: 'Anna' }], 'berger'))).toEqual({
      order: [2, 3, 1, 0],
      pins: [{ no: 4 }],
    });
  });

  it('whoever is pinned to a board keeps the number that they drew', () => {
    const wanted = [{ player: 'Bob', board: 2 }, { player: 'Anna' }];
    expect(valueOf(place(entries, drawn, wanted, 'seats'))).toEqual({
      order: [0, 3, 2, 1],
      pins: [{ no: 4, board: 2 }, { no: 1 }],
    });
  });

  it('pinned to boards alone, all keep the numbers that they drew', () => {
    expect(valueOf(place(entries, drawn, [{ player: 'Bob', board: 2 }], 'seats'))).toEqual({
      order: drawn,
      pins: [{ no: 4, board: 2 }],
    });
  });

  it('in an odd field nobody stays, and the drawn number is kept', () => {
    const odd = [...entries, { name: 'Eve' }];
    expect(valueOf(place(odd, [0, 1, 2, 3, 4], [{ player: 'Eve' }], 'seats'))).toEqual({
      order: [0, 1, 2, 3, 4],
      pins: [{ no: 5 }],
    });
  });

  it('only one can stay, and a stranger cannot', () => {
    const both = [{ player: 'Anna' }, { player: 'Bob' }];
    expect(told(place(entries, drawn, both, 'seats'))).toEqual(['pin-twice; field pin; board 1']);
    const odd = [...entries, { name: 'Eve' }];
    expect(told(place(odd, [...drawn, 4], both, 'seats'))).toEqual(['pin-twice; field pin; board 1']);
    expect(told(place(entries, drawn, [{ player: 'Zoe', board: 1 }], 'seats'))).toEqual([
      'pin-unknown; field pin; typed Zoe',
    ]);
    expect(told(pinsInList([{}, { name: 'Bob' }], [{ player: 'Anna' }]))).toEqual([
      'pin-unknown; field pin; typed Anna',
    ]);
  });

  it('follow their players into another draw by number, as far as these still play', () => {
    const pins = [{ no: 1 }, { no: 2, board: 2 }];
    expect(pinsKept(pins, [{ no: 3 }, { no: 2 }, {}])).toEqual([{ entry: 1, board: 2 }]);
  });

  it('are one text: number and board, or the number alone', () => {
    const pins = [{ no: 3, board: 2 }, { no: 7 }];
    expect(makePins(pins)).toBe('3:2, 7');
    expect(parsePins('3:2, 7')).toEqual(pins);
    expect(parsePins('')).toEqual([]);
    for (const wrong of ['x', '3:', '3:2:1', '-1']) expect(parsePins(wrong)).toBeNull();
  });
});

const made = (players: number, pins: readonly Pin[], system = 'berger'): Tournament =>
  valueOf(
    makeTournament({
      id: 't',
      event: 'T',
      players: Array.from({ length: players }, (_, index) => ({ name: `P${index + 1}` })),
      system,
      tieBreaks: ['PTS'],
      pins,
    }),
  );
const boardsOf = ({ games }: Tournament, no: number): readonly number[] => [
  ...new Set(games.filter(({ white, black }) => white === no || black === no).map(({ board }) => board)),
];

it('whoever has the number that stays needs no warning', () => {
  const tournament = made(8, [{ no: 8 }]);
  expect(pinWarnings(tournament)).toEqual([]);
  expect(boardsOf(tournament, 8)).toEqual([1]);
});

it('in an odd field nobody stays: they play at board 1 throughout, and that is said', () => {
  const tournament = made(9, [{ no: 4 }], 'seats');
  expect(boardsOf(tournament, 4)).toEqual([1]);
  expect(pinWarnings(tournament)).toEqual([
    {
      code: 'pin-impossible',
      place: { player: 'P4' },
      values: { system: 'seats', player: 'P4', board: 1 },
    },
  ]);
});

it('two pinned meet once: the one named first keeps their board, and both are named', () => {
  expect(
    pinWarnings(
      made(8, [
        { no: 3, board: 2 },
        { no: 1, board: 4 },
      ]),
    ),
  ).toEqual([
    { code: 'pinned-meet', place: { round: 3 }, values: { one: 'P3', other: 'P1', round: 3, board: 2 } },
  ]);
});

it('in Porter’s table of 4 with the fewest moves number 3 stays at board 2, number 2 nowhere', () => {
  const porter = { ...made(4, [], 'porter'), systemOptions: { boardOrder: 'min-moves' } };
  expect(pinWarnings({ ...porter, pins: [{ no: 3 }] })).toEqual([]);
  expect(pinWarnings({ ...porter, pins: [{ no: 2 }] })).toMatchObject([
    { code: 'pin-impossible', place: { player: 'P2' }, values: { board: 1 } },
  ]);
});

it('nobody pinned, nothing said', () => {
  expect(pinWarnings(made(8, []))).toEqual([]);
});

it('a pin is typed as a name, with a board after a colon or without one', () => {
  expect(parseWantedPin('Anna Berg')).toEqual({ player: 'Anna Berg' });
  expect(parseWantedPin(' Anna Berg : board 2 ')).toEqual({ player: 'Anna Berg', board: 2 });
  expect(parseWantedPin('Anna:3')).toEqual({ player: 'Anna', board: 3 });
  expect(parseWantedPin('Berg: Anna')).toEqual({ player: 'Berg: Anna' });
  expect(parseWantedPin('')).toEqual({ player: '' });
});

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gina', 'Hugo'];
const MADE = valueOf(
  makeTournament({
    id: 't',
    event: 'T',
    players: NAMES.map((name) => ({ name })),
    columns: [],
    system: 'seats',
    cycles: 1,
    scoring: CLASSIC,
    ruleSet: 'fide-2019',
    tieBreaks: ['PTS'],
    numbering: { method: 'lots', seed: 'coin' },
    colours: 'toss',
    pins: [{ no: 1 }, { no: 5, board: 3 }],
    profile: 'chess',
  }),
);
const rated = (no: number) => ({ typed: 1000 + no, strength: 1000 + no });
const pinned = ({ players, pins = [] }: Tournament): readonly unknown[] =>
  pins.map(({ no, board }) => [players[no - 1]!.name, board]);

it('in a redraw Anna stays in seat 1 and Emil at board 3, and colours are tossed for again', () => {
  const again = valueOf(
    redraw(MADE, [...MADE.players, { name: 'Ida' }, { name: 'Jan' }], 'other'),
  ).tournament;
  expect(pinned(again)).toEqual([
    ['Anna', undefined],
    ['Emil', 3],
  ]);
  expect(again.players[0]!.name).toBe('Anna');
  expect([again.colours, again.numbering]).toEqual(['toss', { method: 'lots', seed: 'other' }]);
});

it('whoever leaves is pinned no longer', () => {
  const without = valueOf(redrawWithout(MADE, 5)).tournament;
  expect(pinned(without)).toEqual([['Anna', undefined]]);
});

const anchored = (anchor: string, players = MADE.players): Tournament =>
  valueOf(
    makeTournament({
      ...MADE,
      players,
      system: 'shift',
      systemOptions: { anchor },
      colours: 'system',
      pins: [{ no: 3 }],
    }),
  );

it('whoever stays in their place stays there by the options of the system: the anchor of the shifting movement', () => {
  for (const seed of ['one', 'two', 'three']) {
    const again = valueOf(redraw(anchored('3'), [...MADE.players, { name: 'Ida' }, { name: 'Jan' }], seed));
    expect([again.tournament.players[2]!.name, again.tournament.pins]).toEqual(['Cleo', [{ no: 3 }]]);
    expect(again.tournament.systemOptions).toMatchObject({ anchor: '3' });
  }
});

it('an anchor that a smaller field has no number for is none, and who was pinned there stays where one does', () => {
  const eight = valueOf(
    makeTournament({
      ...MADE,
      system: 'shift',
      systemOptions: { anchor: '8' },
      colours: 'system',
      pins: [{ no: 8 }],
    }),
  );
  const six = valueOf(redraw(eight, eight.players.slice(2), 'one')).tournament;
  const [{ no }] = six.pins as [{ no: number }];
  expect(six.players[no - 1]!.name).toBe('Hugo');
  expect(six.systemOptions!.anchor).toBe(String(no));
});

it('of two players of one name it is the pinned one who stays pinned', () => {
  const alike = withPlayers(MADE, (player) => ({ ...player, name: 'Kim', rating: rated(player.no) }));
  const again = valueOf(
    redraw(alike, [...alike.players, { name: 'Ida' }, { name: 'Jan' }], 'other'),
  ).tournament;
  expect(again.pins!.map(({ no, board }) => [again.players[no - 1]!.rating?.typed, board])).toEqual([
    [1001, undefined],
    [1005, 3],
  ]);
});

it('the last number of an even field that becomes the bye takes their pin with them; the others keep theirs', () => {
  const even = valueOf(
    makeTournament({
      ...MADE,
      system: 'berger',
      systemOptions: undefined,
      colours: 'system',
      pins: [
        { no: 8, board: 2 },
        { no: 3, board: 1 },
      ],
    }),
  );
  const { tournament, by } = valueOf(redrawWithout(even, 8));
  expect([by, tournament.pins]).toEqual(['bye', [{ no: 3, board: 1 }]]);
});
