import { pinWarnings } from '../../../src/core/draw/warnings';
import { parseWantedPin } from '../../../src/core/draw/placePins';
import { makeTournament } from '../../../src/core/tournament';
import type { Pin, Tournament } from '../../../src/core/model';
import { CLASSIC } from '../../../src/core/scoring';
import { valueOf } from '../../results';

const made = (players: number, pins: readonly Pin[], system = 'berger'): Tournament =>
  valueOf(
    makeTournament({
      id: 't',
      event: 'T',
      players: Array.from({ length: players }, (_, index) => ({ name: `P${index + 1}` })),
      columns: [],
      system,
      cycles: 1,
      scoring: CLASSIC,
      ruleSet: 'fide-2019',
      tieBreaks: ['PTS'],
      numbering: { method: 'list' },
      pins,
      profile: 'chess',
      language: 'en',
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
