import { entryAt } from '../present';
import { coloursOf } from '../pairing/colours';
import { cheapestFlow } from './flow';

/** A game of a schedule; only one that is `open` may still have its colours reversed. */
export interface ReversibleGame {
  readonly round: number;
  readonly board: number;
  readonly white: number;
  readonly black: number;
  readonly open: boolean;
}

/** A game as it is played after the reversal: the new White first. */
export interface Reversal {
  readonly round: number;
  readonly board: number;
  readonly white: number;
  readonly black: number;
}

/** Whites less Blacks of every number from 1 in these games; the first entry, of number 0, is nobody's. */
export const colourBalance = (
  games: readonly Pick<ReversibleGame, 'white' | 'black'>[],
): readonly number[] => {
  const most = games.reduce((top, { white, black }) => Math.max(top, white, black), 0);
  const { players } = coloursOf({ players: most, rounds: [{ games }] });
  return [0, ...players.map(({ whites, blacks }) => whites - blacks)];
};

/** First the fewest games, then the latest rounds, then the upper boards. */
const makeCost = (games: readonly ReversibleGame[], last: number): ((game: ReversibleGame) => number) => {
  const boards = 1 + games.reduce((sum, { board }) => sum + board, 0);
  const earliness = 1 + games.reduce((sum, { round }) => sum + last - round, 0);
  return ({ round, board }) => (earliness + last - round) * boards + board;
};

/**
 * The games whose colours are reversed when a player leaves an even field and all their games are taken out (US Chess,
 * chapter 12 of the rulebook): afterwards everyone left has as many Whites as Blacks. Only rounds from the end are touched,
 * as few of them as will do, and in these the fewest games. Answers these games as they are played then, last round first, then by
 * board. `null` if the open games
 * cannot level everyone.
 *
 * Reversing the games along a chain from a player with two Whites too many to one with two Blacks too many, each losing
 * White to the next, levels the two ends and leaves those between as they were: so it is a flow.
 */
export const reversals = <Game extends ReversibleGame>(
  games: readonly Game[],
  withdrawn: number,
): readonly Game[] | null => {
  const left = games.filter(({ white, black }) => white !== withdrawn && black !== withdrawn);
  const surplus = colourBalance(left).map((difference) => difference / 2);
  if (surplus.some((units) => !Number.isInteger(units))) return null;
  const last = left.reduce((top, { round }) => Math.max(top, round), 0);
  for (let rounds = 0; rounds <= last; rounds += 1) {
    const open = left.filter((game) => game.open && game.round > last - rounds);
    const costOf = makeCost(open, last);
    const arcs = open.map((game) => ({ from: game.white, to: game.black, cost: costOf(game) }));
    const chosen = cheapestFlow(surplus, arcs);
    if (chosen)
      return chosen
        .map((place) => entryAt(open, place))
        .map((game) => ({ ...game, white: game.black, black: game.white }))
        .sort((a, b) => b.round - a.round || a.board - b.board);
  }
  return null;
};
