import type { Tournament } from '../core/model';

/** What stands at the top of a sheet: the event, its section, and which sheet it is. */
export const titleOf = (tournament: Tournament, sheet: string): string =>
  [tournament.event, tournament.section, sheet].filter(Boolean).join(' · ');
