import { bergerRound } from './berger';
import { choiceOf } from './options';
import {
  ALL_SIZES,
  turned,
  withFirstTurned,
  type Pair,
  type PairingSystem,
  type SystemOption,
} from './system';

/**
 * `sequential`: as Berger has them; `internal`: so that nobody moves by more than one board; `min-moves`: as Berger has
 * them, backwards in even rounds.
 */
const BOARDS: SystemOption = {
  name: 'boardOrder',
  choices: () => ['sequential', 'internal', 'min-moves'],
  preset: 'sequential',
};

/** The games on boards 1, 3, 5, ..., 6, 4, 2. */
const internally = (games: readonly Pair[]): readonly Pair[] =>
  games.map((_, index) => games[index % 2 === 0 ? index / 2 : games.length - (index + 1) / 2]!);

const ORDERS: Readonly<Record<string, (games: readonly Pair[], r: number) => readonly Pair[]>> = {
  sequential: (games) => games,
  internal: internally,
  'min-moves': (games, r) => (r % 2 === 0 ? [...games].reverse() : games),
};

/** Warren Porter's tables: Berger's games with their colours turned, but for those of the last number. */
export const porter: PairingSystem = {
  id: 'porter',
  source: 'Warren J. Porter, Round Robin Pairings',
  sizes: ALL_SIZES,
  options: [BOARDS],
  bye: (n) => n,
  exchange: () => false,
  round: (n, r, options) =>
    ORDERS[choiceOf(BOARDS, options)]!(withFirstTurned(bergerRound(n, r).map(turned), true), r),
};
