import { redraw, redrawWithout } from '../../../src/core/conduct/redraw';
import { makeTournament } from '../../../src/core/draw/tournament';
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
const pinned = ({ players, pins = [] }: Tournament): readonly unknown[] =>
  pins.map(({ no, board }) => [players[no - 1]!.name, board]);

test('in a redraw Anna stays in seat 1 and Emil at board 3, and colours are tossed for again', () => {
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

test('whoever leaves is pinned no longer', () => {
  const without = valueOf(redrawWithout(MADE, 5)).tournament;
  expect(pinned(without)).toEqual([['Anna', undefined]]);
});
