import { clashesOf } from '../../core/calendar/clashes';
import { overdueGames, type OverdueGame } from '../../core/calendar/overdue';
import { parseSkip } from '../../core/calendar/wanted';
import { parseDate } from '../../core/dates';
import { given as said } from '../../core/format/fields';
import type { CalendarLimits, Game, Tournament } from '../../core/model';
import { nameOf } from '../../core/named';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { makeTyped } from '../../core/typed';
import { calendarTexts } from '../../language/calendar';
import { messageOf, say } from '../../language/language';
import { ENCODING_OPTION, type Command, type Report } from '../command';
import type { TextReading } from '../texts';
import { readTournaments, type ReadTournament } from '../formats';
import { oneLine } from '../line';
import { choose } from '../sources';
import { teamCalendarReport } from '../teamCalendar';
import { readTeamEvents } from '../teamEvents';
import { optional, parseNumber, together } from '../values';

/** All that is told of a calendar. */
interface Told {
  readonly tournament: Tournament;
  readonly language: string;
  readonly today: string;
  readonly overdue: readonly OverdueGame[];
  readonly clashes: readonly Problem[];
}

/** Games in order of their dates, those without one last. */
const inOrder = ({ games }: Tournament): readonly Game[] =>
  [...games].sort(({ date: one = '~' }, { date: other = '~' }) => (one < other ? -1 : one > other ? 1 : 0));

const namesIn = ({ players }: Tournament): ((no: number) => string) =>
  nameOf(players.map((player) => ({ ...player, name: oneLine(player.name) })));

const agenda = ({ tournament, language }: Told): readonly string[] => {
  const texts = calendarTexts(language);
  const name = namesIn(tournament);
  const said = (text: string | undefined): string => (text === undefined ? 'none' : oneLine(text));
  return inOrder(tournament).flatMap((game, index, all) => {
    const { no, round, date, outcome, pending } = game;
    const line = say(texts.game, language, {
      ...{ round, game: no, white: name(game.white), black: name(game.black) },
      result: said(outcome === null ? pending : makeTyped(outcome)),
      venue: said(game.venue),
      planned: said(game.planned),
    });
    const isFirst = index === 0 || entryAt(all, index - 1).date !== date;
    const heading = date === undefined ? texts.noDate : oneLine(date);
    return [...(isFirst ? [heading] : []), `  ${line}`];
  });
};

const overdueLines = ({ tournament, language, today, overdue }: Told): readonly string[] => {
  const texts = calendarTexts(language);
  const name = namesIn(tournament);
  if (overdue.length === 0) return [say(texts.nothingOverdue, language, { today })];
  return [
    say(texts.overdue, language, { today }),
    ...overdue.map(({ game: { no, round, white, black }, due }) => {
      const values = { round, game: no, white: name(white), black: name(black), due };
      return `  ${say(texts.overdueGame, language, values)}`;
    }),
  ];
};

const clashMessages = ({ tournament, language, clashes }: Told): readonly string[] =>
  clashes.map((clash) => oneLine(messageOf(clash, language, tournament.profile)));

const clashLines = (told: Told): readonly string[] => {
  const messages = clashMessages(told).map((message) => `  ${message}`);
  return messages.length === 0 ? [] : [calendarTexts(told.language).clashes, ...messages];
};

const todayIn = (typed: string): Result<string> =>
  parseDate(typed)?.minutes === null
    ? ok(typed.trim())
    : fail(problem('date-invalid', { field: 'today' }, { typed }));

const gameJson = ({ no, round, white, black, date, planned, venue, deadline }: Game) => ({
  ...{ game: no, round, white, black },
  ...{ date: date ?? null, planned: planned ?? null, venue: venue ?? null, deadline: deadline ?? null },
});

/** What `calendar` is asked of a tournament or a team event. */
interface Asked {
  readonly today: string;
  readonly limits: Pick<CalendarLimits, 'boards' | 'skip'>;
  readonly language: string;
  readonly file: string;
}

const reportOf = (
  { tournament, warnings }: ReadTournament,
  { today, limits, language, file }: Asked,
): Result<Report> => {
  if (!tournament.dated) return fail(problem('games-undated', { file }));
  const clashes = clashesOf(tournament, { ...tournament.calendarLimits, ...limits });
  const overdue = overdueGames(tournament, today);
  const told: Told = { tournament, language, today, overdue, clashes };
  return ok({
    text: () => [...agenda(told), ...overdueLines(told), ...clashLines(told)].join('\n'),
    json: () => ({
      today,
      games: inOrder(tournament).map(gameJson),
      overdue: overdue.map(({ game, due }) => ({ game: game.no, due })),
      clashes: clashes.map(({ code, values }, index) => ({
        ...{ code, values },
        message: entryAt(clashMessages(told), index),
      })),
    }),
    warnings,
    profile: tournament.profile,
    ...(clashes.length > 0 ? ({ exit: 'problems' } as const) : {}),
  });
};

/** Something with a calendar, and what is told of that. */
interface Dated {
  readonly tournament: { readonly id: string };
  readonly sheet?: string;
  readonly report: (asked: Asked) => Result<Report>;
}

/** All tournaments and team events of a file. A file of teams alone has no tournament. */
const datedIn = async (file: string, texts: TextReading): Promise<Result<readonly Dated[]>> => {
  const events = await readTeamEvents(file, { texts });
  if (!events.ok) return events;
  const tournaments = await readTournaments(file, { texts });
  if (!tournaments.ok && events.value.length === 0) return tournaments;
  return ok([
    ...(tournaments.ok ? tournaments.value : []).map((each) => ({
      ...each,
      report: (asked: Asked) => reportOf(each, asked),
    })),
    ...events.value.map((each) => ({
      ...each,
      tournament: each.tournament,
      report: (asked: Asked) => teamCalendarReport(each, asked),
    })),
  ]);
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
  words: calendarTexts('en').command,
  run: async (given, { language, time, texts }) => {
    const file = entryAt(given.operands, 0);
    const asked = together({
      today: todayIn(given.text('today') ?? entryAt(time().split(' '), 0)),
      boards: optional(given.text('boards'), (typed) => parseNumber(typed, 'boards')),
      skip: optional(given.text('skip'), parseSkip),
    });
    if (!asked.ok) return asked;
    const { today, ...limits } = asked.value;
    const found = andThen(await datedIn(file, texts), (all) => choose(all, given.text('tournament'), file));
    return andThen(found, ({ report }) => report({ today, limits: said(limits), language, file }));
  },
};
