import type { Tournament } from '../../core/model';

type Named = Pick<Tournament, 'event' | 'section'>;

/** What every printed page of a tournament names: the event and its section. */
export const pageHeader = ({ event, section }: Named): string => [event, section].filter(Boolean).join(' · ');

/** What stands at the top of a sheet: the event, its section, and which sheet it is. */
export const titleOf = (tournament: Named, sheet: string): string =>
  [pageHeader(tournament), sheet].filter(Boolean).join(' · ');
