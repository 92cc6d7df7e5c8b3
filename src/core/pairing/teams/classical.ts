import { cyclic, roundsOf, TEAM_SIZES, type TeamSystem } from './system';

/**
 * The classical Scheveningen draw: number i meets letter i, i+1, i+2 and so on. One team has White on all boards in odd rounds,
 * the other in even rounds. With teams of different sizes, the number has White if number and letter add up to an even number, so
 * everybody alternates and nobody's colours differ by more than one game.
 */
export const classical: TeamSystem = {
  id: 'scheveningen-classical',
  name: 'Scheveningen, classical',
  about:
    'One team has White on all boards in one round, the other in the next. It also suits teams of different sizes.',
  source: 'NZCF handbook, Scheveningen Matches',
  sizes: TEAM_SIZES,
  options: [],
  table: (n) =>
    roundsOf(n, (r) =>
      roundsOf(n, (number) => ({
        board: number,
        number,
        letter: cyclic(number + r - 1, n),
        white: r % 2 === 1,
      })),
    ),
  unequalWhite: (number, letter) => (number + letter) % 2 === 0,
  isLevel: () => true,
  isByRounds: true,
};
