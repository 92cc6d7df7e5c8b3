import { makeFlow } from '../flow';
import { coloursOf } from '../pairing/colours';
import { entryAt } from '../present';

/** A game after the reversal: the new White first. */
export interface Reversal {
  readonly round: number;
  readonly board: number;
  readonly white: number;
  readonly black: number;
}

/** A game of a schedule; colours can only be reversed while it is `open`. */
export interface ReversibleGame extends Reversal {
  readonly open: boolean;
}

/** Whites minus Blacks of every number from 1 in these games; entry 0 is nobody's. */
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

/** The cheapest games whose reversal levels a surplus of Whites, one number for each player; `null` if there are none. */
const levelling = <Game extends ReversibleGame>(
  surplus: readonly number[],
  games: readonly Game[],
  costOf: (game: Game) => number,
): readonly Game[] | null => {
  const [source, sink] = [surplus.length, surplus.length + 1];
  const flow = makeFlow(surplus.length + 2);
  const edges = games.map((game) => flow.edge(game.white, game.black, costOf(game)));
  surplus.forEach((units, player) => {
    for (let unit = 0; unit < units; unit++) flow.edge(source, player, 0);
    for (let unit = 0; unit < -units; unit++) flow.edge(player, sink, 0);
  });
  const units = surplus.reduce((sum, each) => sum + Math.max(0, each), 0);
  for (let unit = 0; unit < units; unit++) if (!flow.send(source, sink)) return null;
  return games.filter((_, at) => flow.isTaken(entryAt(edges, at)));
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
    const chosen = levelling(surplus, open, makeCost(open, last));
    if (chosen)
      return chosen
        .map((game) => ({ ...game, white: game.black, black: game.white }))
        .sort((a, b) => b.round - a.round || a.board - b.board);
  }
  return null;
};
