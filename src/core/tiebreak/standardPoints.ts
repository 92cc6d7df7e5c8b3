import { playerCriterion, sumOf } from './working';

/** Points on the scale 1-½-0 whatever the tournament's own: 1 for more than a draw is worth, ½ for as much. */
export const standardPoints = playerCriterion({
  code: 'STD',
  name: 'Standard points: 1 for a win, ½ for a draw',
  source: 'FIDE C.07 7.7',
  shape: 'weights',
  working:
    ({ encounters, tournament: { scoring } }) =>
    (player) => {
      const terms = encounters(player).map((from) => {
        if (from.points === scoring.draw) return { from, amount: 1 };
        return { from, amount: from.points > scoring.draw ? 2 : 0 };
      });
      return sumOf(terms, 2);
    },
});
