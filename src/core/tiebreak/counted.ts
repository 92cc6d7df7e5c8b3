import type { LeftOut, PlayerCriterion } from './criterion';
import type { Encounter } from './scores';
import { playerCriterion, sumOf } from './working';

/** A number of games: 1 for each that nothing leaves out. */
export const counted = (
  code: string,
  name: string,
  source: string,
  outOf: (encounter: Encounter) => LeftOut | undefined,
) =>
  playerCriterion({
    code,
    name,
    source,
    shape: 'games',
    working: (table) => (player) => {
      const terms = table.encounters(player).map((from) => {
        const out = outOf(from);
        return out === undefined ? { from, amount: 1 } : { from, amount: 0, out };
      });
      return sumOf(terms, 1);
    },
  });

/** Number of wins, won by forfeit or over the board. */
const wins = counted('WIN', 'Wins: games won, forfeits included', 'FIDE C.07 7.1', ({ mark }) =>
  mark === 'win' ? undefined : 'mark',
);

/** Games won over the board. */
const won = counted('WON', 'Wins played: games won over the board', 'FIDE C.07 7.2', ({ mark, played }) => {
  if (mark !== 'win') return 'mark';
  return played ? undefined : 'forfeit';
});

/** The same with forfeit wins, which 15.2 makes ordinary games. */
const wonLiteral = counted(
  'WON#15.2',
  'All wins: games won, forfeits as ordinary games',
  'FIDE C.07 7.2, 15.2',
  ({ mark }) => (mark === 'win' ? undefined : 'mark'),
);

/** What counts games by their result. */
export const COUNTED: readonly PlayerCriterion[] = [wins, won, wonLiteral];

/** Rounds that they elected to play in: all with a game of their but those that they lost by forfeit. Until 2024: GE. */
export const elected = counted(
  'REP',
  'Rounds elected: those that the player chose to play',
  'FIDE C.07 7.6',
  ({ played, mark }) => (played || mark === 'win' ? undefined : 'forfeit'),
);
