import { closedUp } from '../../src/exchange/byes';
import { EXCHANGE_FORMATS } from '../../src/exchange/registry';
import { makeTournament } from '../../src/core/tournament';
import type { Tournament } from '../../src/core/model';
import { valueOf } from '../results';
import { MAKING } from './events';

/** Five players and, as number 3, a place without a name, as the sheets read it. */
const withBye = (): Tournament => {
  const names = ['Anna', 'Bert', 'bye', 'Dora', 'Emil', 'Finn'];
  const made = valueOf(
    makeTournament({
      id: 'b',
      event: 'Open',
      players: names.map((name) => ({ name })),
      numbering: { method: 'list' },
    }),
  );
  const players = made.players.map((player) =>
    player.name === 'bye' ? { ...player, status: 'annulled' as const } : player,
  );
  return { ...made, players, games: made.games.map((game) => ({ ...game, outcome: '1-0' as const })) };
};

const gamesOf = ({ players, games }: Tournament): readonly string[] =>
  games.map(({ round, white, black }) => `${round}: ${players[white - 1]!.name}–${players[black - 1]!.name}`);

describe('a place that nobody has filled', () => {
  it('is left out: five play ten games, each rests once, and the numbers close up', () => {
    const before = withBye();
    const left = closedUp(before);
    expect(left.players.map(({ no, name }) => `${no} ${name}`)).toEqual([
      '1 Anna',
      '2 Bert',
      '3 Dora',
      '4 Emil',
      '5 Finn',
    ]);
    expect(gamesOf(left)).toEqual(gamesOf(before).filter((game) => !game.includes('bye')));
    expect(left.games).toHaveLength(10);
    expect(left.rests.map(({ player }) => player).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(left.rests.map(({ round }) => round).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('somebody who is called Bye and plays stays', () => {
    const { players, ...rest } = withBye();
    const playing = {
      ...rest,
      players: players.map((player) => ({ ...player, status: 'playing' as const })),
    };
    expect(closedUp(playing)).toBe(playing);
  });

  it.each(EXCHANGE_FORMATS.filter(({ make }) => make).map(({ id, make }) => [id, make!]))(
    'is in no file: %s',
    (_, make) => {
      const made = make(withBye(), MAKING);
      const texts = made.ok ? made.value.files.map(({ content }) => Buffer.from(content).toString()) : [];
      const told = texts.map((text) => text.replace(/<style>.*<\/style>|class="bye"/gs, ''));
      expect(told.filter((text) => /\bbye\b/.test(text))).toEqual([]);
    },
  );
});
