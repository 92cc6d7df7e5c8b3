import type { Tournament } from '../core/model';
import { underKey } from '../core/present';
import { withoutByes } from '../language/byes';
import type { ExchangeFormat } from './exchangeFormat';

/** A tournament without the places that nobody has filled: whoever would meet one rests, and the numbers close up. */
export const closedUp = (tournament: Tournament): Tournament => {
  const { games, rests, pins } = tournament;
  const there = withoutByes(tournament);
  if (there.players.length === tournament.players.length) return tournament;
  const numbers = new Map(there.players.map(({ no }, index) => [no, index + 1]));
  const renumbered = <T extends { readonly no: number }>(all: readonly T[]): readonly T[] =>
    all.flatMap((each) => {
      const no = numbers.get(each.no);
      return no === undefined ? [] : [{ ...each, no }];
    });
  const byes = games.filter(({ white, black }) => !numbers.has(white) || !numbers.has(black));
  const resting = byes.flatMap(({ round, white, black }) => [white, black].map((no) => ({ round, no })));
  const all = [...rests.map(({ round, player: no }) => ({ round, no })), ...resting];
  return {
    ...tournament,
    players: renumbered(there.players),
    games: there.games.map((game) => ({
      ...game,
      white: underKey(numbers, game.white),
      black: underKey(numbers, game.black),
    })),
    rests: renumbered(all).map(({ round, no }) => ({ round, player: no })),
    ...(pins && { pins: renumbered(pins) }),
  };
};

/** The format, made of a tournament without places that nobody has filled. */
export const byesLeftOut = (format: ExchangeFormat): ExchangeFormat => {
  const { make } = format;
  return make ? { ...format, make: (tournament, making) => make(closedUp(tournament), making) } : format;
};
