import type { Mark } from '../results/outcome';
import { type PlayerCriterion, type Term, playerCriterion, sumOf } from './criterion';
import type { Encounter } from './scores';

const WEIGHTS: Readonly<Record<Mark, number>> = { win: 4, draw: 2, loss: 1 };

const kashdan = (
  code: string,
  name: string,
  source: string,
  unplayed: (from: Encounter) => Term,
): PlayerCriterion =>
  playerCriterion({
    code,
    name,
    source,
    games: 'colours',
    shape: 'weights',
    working: (table) => (player) => {
      const terms = table
        .encounters(player)
        .map((from) => (from.played ? { from, amount: WEIGHTS[from.mark] } : unplayed(from)));
      return sumOf(terms, 1);
    },
  });

/** Weighted scores. */
export const KASHDAN: readonly PlayerCriterion[] = [
  /** Weighted score (Kashdan): 4 for a win, 2 for a draw, 1 for a loss; a forfeit, won or lost, is a draw. */
  kashdan(
    'KASHDAN_NZ',
    'Weighted score (Kashdan): 4 for a win, 2 for a draw, 1 for a loss, 2 for a forfeit',
    'NZCF handbook, Tie-breaking Systems',
    (from) => ({
      from,
      amount: WEIGHTS.draw,
    }),
  ),
  /** Weighted score (Kashdan) with nothing for an unplayed game. */
  kashdan(
    'KASHDAN_USCF',
    'Kashdan: 4 for a win, 2 for a draw, 1 for a loss, nothing for a forfeit',
    'US Chess Official Rules 34E7',
    (from) => ({
      from,
      amount: 0,
      out: 'forfeit',
    }),
  ),
];
