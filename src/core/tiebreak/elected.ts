import { counted } from './counted';

/** Rounds that they elected to play in: all with a game of their but those that they lost by forfeit. Until 2024: GE. */
export const elected = counted(
  'REP',
  'Rounds elected: those that the player chose to play',
  'FIDE C.07 7.6',
  ({ played, mark }) => (played || mark === 'win' ? undefined : 'forfeit'),
);
