import { parseDate } from '../core/dates';
import { makeCalendar, type CalendarEntry } from '../core/format/calendar';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { teamNo, type TeamEvent, type Match } from '../core/teamEvent/model';
import { playerNamed } from '../core/playerNamed';
import { counts } from '../core/teamEvent/table';
import { calendarTexts } from '../language/calendar';
import { say } from '../language/language';
import type { CalendarOf } from './calendarFile';

const wantedMatches = (event: TeamEvent, { player, team }: CalendarOf): Result<(match: Match) => boolean> => {
  if (player !== undefined) return fail(problem('calendar-by-team'));
  return team === undefined
    ? ok(() => true)
    : andThen(playerNamed(event, team), ({ no }) =>
        ok(({ white: home, black: away }) => home === no || away === no),
      );
};

/** The entry of a match with a date; one that counts for nobody any more is cancelled. */
const entryOf =
  (event: TeamEvent, language: string) =>
  (match: Match): readonly CalendarEntry[] => {
    const { no, round, white: home, black: away, date, venue, boards } = match;
    if (date === undefined || parseDate(date) === null) return [];
    const { summary, teamDescription } = calendarTexts(language).file;
    const name = (team: number): string => teamNo(event, team)?.name ?? '';
    return [
      {
        uid: `match-${no}.${event.id}@roundabout`,
        date,
        summary: say(summary, language, { left: name(home), right: name(away) }),
        description: say(teamDescription, language, { event: event.event, round, count: boards.length }),
        location: venue,
        cancelled: !counts(event, match),
      },
    ];
  };

/**
 * A calendar file of the matches of a team event, all of them or those of a team, as `calendarFile` makes it of games. Problems:
 * `team-event-undated`, `calendar-by-team` where a player is named, those of `playerNamed`.
 */
export const teamCalendarFile = (
  event: TeamEvent,
  whose: CalendarOf,
  instant: string,
  language: string,
): Result<string> => {
  if (!event.dated) return fail(problem('team-event-undated'));
  return andThen(wantedMatches(event, whose), (isWanted) => {
    const entries = event.games.filter(isWanted).flatMap(entryOf(event, language));
    return ok(makeCalendar(event.event, entries, instant));
  });
};
