import type { Tournament } from '../../src/core/model';
import { csv } from '../../src/exchange/csv/make';
import { tournamentOf } from '../../src/exchange/found';
import { pgn } from '../../src/exchange/pgn/make';
import { generated } from '../generated';
import { thereAndBack } from './roundTrip';

const NAMES = [
  'D',
  'L',
  'N',
  'W',
  'X',
  'Draw',
  'Bye',
  'Rest',
  'spielfrei',
  'White',
  'Black',
  '1-0',
  '=',
  'Name',
  'wd',
];

const ours = (rated: boolean) => {
  const event = generated({ players: NAMES.length, cycles: 1, seed: 5, finished: 0.9 });
  return {
    ...event,
    players: event.players.map((player, at) => {
      const { rating, ...rest } = player;
      return { ...rest, name: NAMES[at]!, ...(rated && rating ? { rating } : {}) };
    }),
  };
};

const told = (games: readonly { white: string; black: string; outcome: string | null }[]) =>
  games.map(({ white, black, outcome }) => `${white} ${outcome} ${black}`).sort();

describe('players who are called as a result, a colour or a rest', () => {
  it.each([
    ['CSV', csv],
    ['PGN', pgn],
  ])('keep their games in %s', (_, format) => {
    const event = ours(true);
    const [found] = thereAndBack(event, format);
    const back = tournamentOf(found!, { id: 'x', file: 'x', language: 'en' });
    if (!back.ok) throw new Error(JSON.stringify(back.problems));
    const nameOf = (players: Tournament['players'], no: number) =>
      players.find((each) => each.no === no)!.name;
    const gamesOf = ({ players, games }: Pick<Tournament, 'players' | 'games'>) =>
      told(
        games.map(({ white, black, outcome }) => ({
          white: nameOf(players, white),
          black: nameOf(players, black),
          outcome,
        })),
      );
    expect(back.value.tournament.players).toHaveLength(NAMES.length);
    expect(gamesOf(back.value.tournament)).toEqual(gamesOf(event));
  });

  it('PGN says so of a player called Bye who has neither a rating nor a point', () => {
    const event = ours(false);
    const bye = event.players.find(({ name }) => name === 'Bye')!.no;
    const games = event.games.map((game) =>
      game.white === bye
        ? { ...game, outcome: '0-1' as const }
        : game.black === bye
          ? { ...game, outcome: '1-0' as const }
          : game,
    );
    const made = pgn.make?.({ ...event, games }, { language: 'en', time: '2026-11-27T19:00' });
    expect(made?.ok && made.value.warnings.map(({ code, values }) => `${code} ${values.name}`)).toEqual([
      'exchange-rest-name Bye',
    ]);
  });
});
