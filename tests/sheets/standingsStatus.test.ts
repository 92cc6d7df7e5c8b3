import type { Tournament } from '../../src/core/model';
import { crossTable } from '../eventFixtures';
import { generated } from '../generated';
import { planned } from './plan';

/** Six players, three games a round, five rounds; those games are finished. */
const played = (...games: readonly number[]): Tournament => {
  const all = generated({ players: 6, cycles: 1, seed: 3, finished: 1 });
  return {
    ...all,
    games: all.games.map((game) => (games.includes(game.no) ? game : { ...game, outcome: null })),
  };
};

const first = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

const statusOf = (tournament: Tournament): unknown => planned(tournament).value('Standings', 1, 0);

describe('Standings say how far the tournament is', () => {
  it.each([
    ['nothing is played', played(), 'No result yet.'],
    ['a round is over', played(...first(3)), 'After round 1.'],
    ['one game of the round is missing', played(...first(5)), 'After round 2 (1 game missing).'],
    [
      'two are, one of them of an earlier round',
      played(1, 3, 4, 5, 7, 8, 9),
      'After round 3 (2 games missing).',
    ],
    ['somebody has played ahead', played(1, 2, 15), 'Provisional: games are still to be played.'],
    ['all are finished', played(...first(15)), 'Final standings.'],
  ])('when %s', (_, tournament, status) => {
    expect(statusOf(tournament)).toBe(status);
  });

  it('what whoever has left will not play is not missing', () => {
    const some = played(...first(6));
    const players = some.players.map((player) =>
      player.no === 1 ? { ...player, status: 'annulled' as const } : player,
    );
    expect(statusOf({ ...some, players })).toBe('After round 2.');
    const others = some.games.filter(({ white, black }) => white !== 1 && black !== 1).map(({ no }) => no);
    expect(statusOf({ ...played(...others), players })).toBe('Final standings.');
  });

  it('there is no column of clubs where nobody has one', () => {
    const { plan } = planned(crossTable('*1. | 0*. | ..*'));
    const standings = plan.sheets.find(({ name }) => name === 'Standings')!;
    expect(standings.columns.filter(({ hidden }) => hidden).map(({ from }) => from)).toContain(3);
  });
});
