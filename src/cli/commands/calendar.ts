import { compared } from '../../core/numbers';
import { clashesOf, overdueGames } from '../../core/calendar/clashes';
import { hasDates } from '../../core/calendar/timing';
import { parseSkip } from '../../core/calendar/wanted';
import { parseDate, typedDate } from '../../core/calendar/dates';
import { given as known } from '../../core/format/fields';
import type { CalendarLimits, Game, Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { entryAt } from '../../core/present';
import { problem, type ProblemCode } from '../../core/problem';
import { andThen, fail, ok, type Result, collectResults } from '../../core/result';
import { isTeamEvent, type TeamEvent } from '../../core/teamEvent/model';
import { matchScore } from '../../core/teamEvent/table';
import { makeTyped } from '../../core/results/typed';
import { calendarTexts } from '../../language/calendar';
import { messageOf, say } from '../../language/language';
import { oneLine } from '../steps';
import { type Command, ENCODING_OPTION, type Report } from '../command';
import { type ReadTournament, readTournaments } from '../eventFiles';
import { choose } from '../sources';
import { numberIn, optional } from '../values';

/** How the games of a tournament are told: those of players, or the matches of teams. */
interface Kind {
  readonly line: string;
  readonly overdue: string;
  readonly undated: ProblemCode;
  readonly game: 'game' | 'match';
  readonly games: 'games' | 'matches';
  readonly sides: readonly [white: string, black: string];
  /** `none` while there is nothing to tell. */
  readonly result: (game: Game) => string;
  /** What programs get beside date and venue. */
  readonly more: (game: Game) => object;
}

const ofPlayers = (): Kind => ({
  ...{ line: calendarTexts().game, overdue: calendarTexts().overdueGame },
  ...{ undated: 'games-undated', game: 'game', games: 'games', sides: ['white', 'black'] },
  result: ({ outcome, pending }) => (outcome === null ? pending : makeTyped(outcome)) ?? 'none',
  more: ({ planned, deadline }) => ({ planned: planned ?? null, deadline: deadline ?? null }),
});

/** Of teams the score so far, in points: `2.5–0.5`. */
const ofTeams = (event: TeamEvent): Kind => ({
  ...{ line: calendarTexts().match, overdue: calendarTexts().overdueMatch },
  ...{ undated: 'team-event-undated', game: 'match', games: 'matches', sides: ['home', 'away'] },
  result: ({ no }) => {
    const { unit } = event.discipline.scoring;
    const match = event.games.find((each) => each.no === no);
    const score = match ? matchScore(event, match) : null;
    return score === null ? 'none' : `${score.home / unit}–${score.away / unit}`;
  },
  more: () => ({}),
});

/** Games in order of their dates, those without one last. */
const inOrder = ({ games }: Tournament): readonly Game[] =>
  [...games].sort(({ date: one = '~' }, { date: other = '~' }) => compared(one, other));

const todayIn = (typed: string): Result<string> => {
  const today = typedDate(typed) ?? '';
  return parseDate(today)?.minutes === null
    ? ok(today)
    : fail(problem('date-invalid', { field: 'today' }, { typed }));
};

/** What `calendar` is asked of a tournament, of players or of teams. */
interface Asked {
  readonly today: string;
  readonly limits: Pick<CalendarLimits, 'boards' | 'skip'>;
  readonly file: string;
}

const reportOf = (
  { tournament, warnings }: Pick<ReadTournament, 'tournament' | 'warnings'>,
  { today, limits, file }: Asked,
): Result<Report> => {
  const kind = isTeamEvent(tournament) ? ofTeams(tournament) : ofPlayers();
  if (!hasDates(tournament)) return fail(problem(kind.undated, { file }));
  const texts = calendarTexts();
  const named = nameOf(tournament.players);
  const said = (text: string | undefined): string => (text === undefined ? 'none' : oneLine(text));
  const [one, other] = kind.sides;
  const valuesOf = ({ no, round, white, black }: Game) => ({
    ...{ round, [kind.game]: no },
    ...{ [one]: oneLine(named(white)), [other]: oneLine(named(black)) },
  });
  const agenda = inOrder(tournament).flatMap((game, index, all) => {
    const { date, venue, planned } = game;
    const values = { ...valuesOf(game), result: said(kind.result(game)) };
    const line = say(kind.line, { ...values, venue: said(venue), planned: said(planned) });
    const isFirst = index === 0 || entryAt(all, index - 1).date !== date;
    return [...(isFirst ? [date === undefined ? texts.noDate : oneLine(date)] : []), `  ${line}`];
  });
  const overdue = overdueGames(tournament, today);
  const clashes = clashesOf(tournament, { ...tournament.calendarLimits, ...limits }).map((clash) => ({
    ...{ code: clash.code, values: clash.values },
    message: oneLine(messageOf(clash, tournament.profile)),
  }));
  return ok({
    text: () =>
      [
        ...agenda,
        say(overdue.length === 0 ? texts.nothingOverdue : texts.overdue, { today }),
        ...overdue.map(({ game, due }) => `  ${say(kind.overdue, { ...valuesOf(game), due })}`),
        ...(clashes.length === 0 ? [] : [texts.clashes, ...clashes.map(({ message }) => `  ${message}`)]),
      ].join('\n'),
    json: () => ({
      today,
      [kind.games]: inOrder(tournament).map((game) => ({
        ...{ [kind.game]: game.no, round: game.round, [one]: game.white, [other]: game.black },
        ...{ date: game.date ?? null, venue: game.venue ?? null, ...kind.more(game) },
      })),
      overdue: overdue.map(({ game, due }) => ({ [kind.game]: game.no, due })),
      clashes,
    }),
    warnings,
    profile: tournament.profile,
    ...(clashes.length > 0 ? ({ exit: 'problems' } as const) : {}),
  });
};

/** Says what is played when, what is overdue, and what clashes; the exit code says if anything does. */
export const calendar: Command = {
  name: 'calendar',
  operands: [{ name: 'FILE' }],
  options: {
    ...ENCODING_OPTION,
    today: { takes: 'YYYY-MM-DD' },
    boards: { takes: 'N' },
    skip: { takes: 'DAYS' },
    tournament: { takes: 'NAME' },
  },
  run: async (given, { time, texts }) => {
    const file = entryAt(given.operands, 0);
    const asked = collectResults({
      today: todayIn(given.text('today') ?? entryAt(time().split(' '), 0)),
      boards: numberIn(given, 'boards'),
      skip: optional(given.text('skip'), parseSkip),
    });
    if (!asked.ok) return asked;
    const { today, ...limits } = asked.value;
    const found = andThen(await readTournaments(file, { texts }), (all) =>
      choose(all, given.text('tournament'), file),
    );
    return andThen(found, (dated) => reportOf(dated, { today, limits: known(limits), file }));
  },
};
