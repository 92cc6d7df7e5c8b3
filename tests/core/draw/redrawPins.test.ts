import { redraw, redrawWithout } from '../../../src/core/conduct/redraw';
import { makeTournament } from '../../../src/core/tournament';
import type { Tournament } from '../../../src/core/model';
import { CLASSIC } from '../../../src/core/scoring';
import { valueOf } from '../../results';

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
    language: 'en',
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
  const alike = {
    ...MADE,
    players: MADE.players.map((player) => ({ ...player, name: 'Kim', rating: rated(player.no) })),
  };
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
