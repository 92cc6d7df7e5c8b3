import { occasionsOf } from '../calendar/occasions';
import type { WantedCalendar } from '../calendar/wanted';
import { given } from '../format/fields';
import { andThen, ok, type Result } from '../result';
import type { TeamEvent } from './model';

/** When the rounds of a team event are played, and where each team is at home, in the order of their numbers. */
export interface TeamCalendar extends Pick<WantedCalendar, 'dates' | 'skip' | 'times'> {
  readonly venues?: readonly (string | undefined)[] | undefined;
}

/** A team event with the dates of its rounds, each match where its home side is at home. Problems: those of `occasionsOf`. */
export const withTeamDates = (event: TeamEvent, calendar: TeamCalendar): Result<TeamEvent> =>
  andThen(occasionsOf(calendar, event.rounds), (dates) =>
    ok({
      ...event,
      dated: true,
      games: event.games.map((match) =>
        given({ ...match, date: dates[match.round - 1], venue: calendar.venues?.[match.white - 1] }),
      ),
    }),
  );
