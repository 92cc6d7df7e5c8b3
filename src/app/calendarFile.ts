import { plannedDate } from '../core/calendar/timing';
import { openGames } from '../core/conduct/owed';
import { parseDate } from '../core/dates';
import { type CalendarEntry, makeCalendar } from '../core/format/calendar';
import { type Game, plays, type Tournament } from '../core/model';
import { nameOf } from '../core/named';
import { playerNamed } from '../core/playerNamed';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { fromLeft } from '../core/sides';
import { type Match, type TeamEvent, teamNo } from '../core/teamEvent/model';
import { counts } from '../core/teamEvent/table';
import { unknownProblem } from '../core/unknown';
import { calendarTexts } from '../language/calendar';
import { say } from '../language/language';

/** Whose games a calendar is to have: all, if neither says. Names are as typed. */
export interface CalendarOf {
  readonly player?: string | undefined;
  readonly team?: string | undefined;
}

const ofTeam = ({ teams, players }: Tournament, typed: string): Result<(game: Game) => boolean> => {
  const wanted = typed.trim().toLowerCase();
  const team = teams.find(({ name }) => name.toLowerCase() === wanted);
  if (!team)
    return fail(
      unknownProblem(
        'team-unknown',
        typed,
        teams.map(({ name }) => name),
      ),
    );
  const members = new Set(players.filter((player) => player.team === team.id).map(({ no }) => no));
  return ok(({ white, black }) => members.has(white) || members.has(black));
};

const wantedGames = (
  tournament: Tournament,
  { player, team }: CalendarOf,
): Result<(game: Game) => boolean> => {
  if (team !== undefined) return ofTeam(tournament, team);
  return player === undefined
    ? ok(() => true)
    : andThen(playerNamed(tournament, player), ({ no }) => ok(plays(no)));
};

const isDate = (date: string | undefined): date is string => date !== undefined && parseDate(date) !== null;

/**
 * The entry of a game. One that was put off without a new date, or that nobody waits for any more, is cancelled on the date that it
 * had; one that never had any has no entry.
 */
const entryOf = (tournament: Tournament, language: string) => {
  const { summary, description, movedFrom } = calendarTexts(language).file;
  const open = new Set(openGames(tournament));
  const name = nameOf(tournament.players);
  return (game: Game): readonly CalendarEntry[] => {
    const { no, round, board, venue, outcome, planned } = game;
    const date = [game.date, plannedDate(game)].find(isDate);
    if (date === undefined) return [];
    const [left, right] = fromLeft(tournament, game.white, game.black);
    const said = [
      say(description, language, { event: tournament.event, round, board }),
      ...(isDate(planned) ? [say(movedFrom, language, { planned })] : []),
    ];
    return [
      {
        uid: `game-${no}.${tournament.id}@roundabout`,
        date,
        summary: say(summary, language, { left: name(left), right: name(right) }),
        description: said.join(' '),
        location: venue,
        cancelled: !isDate(game.date) || (outcome === null && !open.has(game)),
      },
    ];
  };
};

/**
 * A calendar file of the games of a tournament, all of them or those of a player or a team. Each keeps its identity when it moves, so
 * that a calendar that takes the file again moves it, too. `instant` as for `makeCalendar`. Problems: `games-undated`, `team-unknown`,
 * those of `playerNamed`.
 */
export const calendarFile = (
  tournament: Tournament,
  whose: CalendarOf,
  instant: string,
  language: string,
): Result<string> => {
  if (!tournament.dated) return fail(problem('games-undated'));
  return andThen(wantedGames(tournament, whose), (isWanted) => {
    const entries = tournament.games.filter(isWanted).flatMap(entryOf(tournament, language));
    return ok(makeCalendar(tournament.event, entries, instant));
  });
};

const wantedMatches = (event: TeamEvent, { player, team }: CalendarOf): Result<(match: Match) => boolean> => {
  if (player !== undefined) return fail(problem('calendar-by-team'));
  return team === undefined
    ? ok(() => true)
    : andThen(playerNamed(event, team), ({ no }) =>
        ok(({ white: home, black: away }) => home === no || away === no),
      );
};

/** The entry of a match with a date; one that counts for nobody any more is cancelled. */
const matchEntryOf =
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
    const entries = event.games.filter(isWanted).flatMap(matchEntryOf(event, language));
    return ok(makeCalendar(event.event, entries, instant));
  });
};
