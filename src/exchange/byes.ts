import type { Tournament } from '../core/model';
import { words } from '../language/language';
import type { ExchangeFormat } from './exchangeFormat';

/** A tournament without the places that nobody has filled: whoever would meet one rests, and the numbers close up. */
export const closedUp = (tournament: Tournament): Tournament => {
  const { players, games, rests, pins } = tournament;
  const { bye } = words(tournament.language);
  const there = players.filter(({ name, status }) => status !== 'annulled' || name !== bye);
  if (there.length === players.length) return tournament;
  const numbers = new Map(there.map(({ no }, index) => [no, index + 1]));
  const renumbered = <T extends { readonly no: number }>(all: readonly T[]): readonly T[] =>
    all.flatMap((each) => {
      const no = numbers.get(each.no);
      return no === undefined ? [] : [{ ...each, no }];
    });
  const sides = games.map((game) => ({
    game,
    white: numbers.get(game.white),
    black: numbers.get(game.black),
  }));
  const resting = [
    ...rests.map(({ round, player }) => ({ round, player: numbers.get(player) })),
    ...sides.map(({ game: { round }, white, black }) => ({
      round,
      player: white === undefined ? black : black === undefined ? white : undefined,
    })),
  ];
  return {
    ...tournament,
    players: renumbered(there),
    games: sides.flatMap(({ game, white, black }) =>
      white === undefined || black === undefined ? [] : [{ ...game, white, black }],
    ),
    rests: resting.flatMap(({ round, player }) => (player === undefined ? [] : [{ round, player }])),
    ...(pins && { pins: renumbered(pins) }),
  };
};

/** The format, made of a tournament without places that nobody has filled. */
export const byesLeftOut = (format: ExchangeFormat): ExchangeFormat => {
  const { make } = format;
  return make ? { ...format, make: (tournament, making) => make(closedUp(tournament), making) } : format;
};
