import { counted } from './wins';

/** Rounds that he elected to play in: all with a game of his but those that he lost by forfeit. Until 2024: GE. */
export const elected = counted('REP', 'FIDE C.07 7.6', ({ played, mark }) =>
  played || mark === 'win' ? undefined : 'forfeit',
);
