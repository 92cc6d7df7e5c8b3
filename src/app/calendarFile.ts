import { dateOf, hasDates } from '../core/calendar/timing';
import { isDate, parseDate } from '../core/calendar/dates';
import { absentFrom } from '../core/results/progress';
import { type CalendarEntry, makeCalendar } from '../core/format/calendar';
import { type Game, plays, type Tournament } from '../core/model';
import { groupedBy } from '../core/grouped';
import { nameOf } from '../core/names/name';
import { smallest } from '../core/extremes';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { fromLeft } from '../core/results/sides';
import { isTeamEvent, type TeamEvent } from '../core/teamEvent/model';
import { playerNamed, unknownProblem } from '../core/names/meant';
import { calendarTexts } from '../language/calendar';
import { say } from '../language/language';

/** Whose games go into a calendar; by default, everyone's. Names are as typed. */
export interface CalendarOf {
  readonly player?: string | undefined;
  readonly team?: string | undefined;
}

const ofTeam = ({ teams, players }: Tournament, typed: string): Result<(game: Game) => boolean> => {
  const wanted = typed.trim().toLowerCase();
  const team = teams.find(({ name }) => name.toLowerCase() === wanted);
  const names = teams.map(({ name }) => name);
  if (!team) return fail(unknownProblem('team-unknown', typed, names));
  const members = new Set(players.filter((player) => player.team === team.id).map(({ no }) => no));
  return ok(({ white, black }) => members.has(white) || members.has(black));
};

const wantedMatches = (event: TeamEvent, { player, team }: CalendarOf): Result<(game: Game) => boolean> => {
  const named = player ?? team;
  return named === undefined ? ok(() => true) : andThen(playerNamed(event, named), ({ no }) => ok(plays(no)));
};

const wantedGames = (
  tournament: Tournament,
  { player, team }: CalendarOf,
): Result<(game: Game) => boolean> => {
  if (isTeamEvent(tournament)) return wantedMatches(tournament, { player, team });
  if (team !== undefined) return ofTeam(tournament, team);
  return player === undefined
    ? ok(() => true)
    : andThen(playerNamed(tournament, player), ({ no }) => ok(plays(no)));
};

/** How many games have something else in place of a date. */
export const unreadDates = ({ games }: Pick<Tournament, 'games'>): number =>
  games.filter(({ date }) => date !== undefined && !isDate(date)).length;

/** A game without another on its day takes an evening. */
const EVENING = 180;

/** How long the calendar is kept free for a game: an evening, or as long as it is to the nearest other game of its players on that day. */
const minutesFor = ({ games }: Pick<Tournament, 'games'>): ((game: Game) => number) => {
  const moments = games.flatMap((game) => {
    const moment = parseDate(dateOf(game) ?? '');
    return moment === null ? [] : [game.white, game.black].map((no) => ({ ...moment, no }));
  });
  const ofPlayers = groupedBy(moments, ({ no, day }) => `${no} ${day}`);
  return (game) => {
    const { day, minutes } = parseDate(dateOf(game) ?? '') ?? {};
    const gaps = [game.white, game.black]
      .flatMap((no) => ofPlayers.get(`${no} ${day}`) ?? [])
      .map((other) => Math.abs((other.minutes ?? 0) - (minutes ?? 0)));
    return smallest([EVENING, ...gaps.filter((gap) => gap > 0)]);
  };
};

/**
 * The calendar entry of a game. A game that will not be played since a player has left is cancelled there; one postponed without
 * a new date is tentative on that planned. One whose date is not understood stays on that planned, and without any has no entry.
 */
const entryOf = (tournament: Tournament) => {
  const { summary, description, teamDescription, movedFrom, noNewDate } = calendarTexts().file;
  const countOf = new Map(
    isTeamEvent(tournament) ? tournament.games.map(({ no, boards }) => [no, boards.length]) : [],
  );
  const name = nameOf(tournament.players);
  const minutes = minutesFor(tournament);
  return (game: Game): readonly CalendarEntry[] => {
    const { no, round, board, venue, planned } = game;
    const date = dateOf(game);
    if (date === undefined) return [];
    const [left, right] = fromLeft(tournament, game.white, game.black);
    const [{ event, id }, count = 0] = [tournament, countOf.get(no)];
    const [text, kind] = count === 0 ? [description, 'game'] : [teamDescription, 'match'];
    const postponed = game.date === undefined;
    const said = [
      say(text, { event, round, board, count }),
      ...(isDate(game.date) && isDate(planned) ? [say(movedFrom, { planned })] : []),
      ...(postponed ? [noNewDate] : []),
    ];
    const isOff = absentFrom(tournament, game).length > 0;
    return [
      {
        uid: `${kind}-${no}.${id}@roundabout`,
        date,
        minutes: minutes(game),
        summary: say(summary, {
          postponed: String(postponed),
          left: name(left),
          right: name(right),
        }),
        description: said.join(' '),
        location: venue,
        status: isOff ? 'CANCELLED' : postponed ? 'TENTATIVE' : 'CONFIRMED',
      },
    ];
  };
};

/**
 * A calendar file of all games or matches, or those of one player or team. Each entry keeps its identity when the game moves,
 * so importing the file again moves it, too. `instant` as for `makeCalendar`. Problems: `games-undated`, `team-event-undated`,
 * `team-unknown`, those of `playerNamed`.
 */
export const calendarFile = (tournament: Tournament, whose: CalendarOf, instant: string): Result<string> => {
  if (!hasDates(tournament))
    return fail(problem(isTeamEvent(tournament) ? 'team-event-undated' : 'games-undated'));
  return andThen(wantedGames(tournament, whose), (isWanted) => {
    const entries = tournament.games.filter(isWanted).flatMap(entryOf(tournament));
    const typed = whose.player ?? whose.team ?? '';
    const named = tournament.players.find(({ no }) => String(no) === typed)?.name ?? typed;
    const title = [tournament.event, tournament.section ?? '', named]
      .filter((part) => part !== '')
      .join(', ');
    return ok(makeCalendar(title, entries, instant));
  });
};
