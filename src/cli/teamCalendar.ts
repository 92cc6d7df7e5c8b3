import { clashesOf } from '../core/calendar/clashes';
import { overdueGames } from '../core/calendar/overdue';
import { entryAt } from '../core/present';
import { problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import type { CalendarLimits } from '../core/model';
import { teamNo, type TeamEvent, type Match } from '../core/teamEvent/model';
import { matchScore } from '../core/teamEvent/table';
import { calendarTexts } from '../language/calendar';
import { messageOf, say } from '../language/language';
import type { Report } from './command';
import { oneLine } from './line';
import type { TeamEventInFile } from './teamEvents';

/** Matches in order of their dates, those without one last. */
const inOrder = ({ games: matches }: TeamEvent): readonly Match[] =>
  [...matches].sort(({ date: one = '~' }, { date: other = '~' }) => (one < other ? -1 : one > other ? 1 : 0));

const nameIn =
  (event: TeamEvent) =>
  (no: number): string =>
    oneLine(teamNo(event, no)?.name ?? '');

/** The score so far, in points: `2.5–0.5`; `none` while no board counts. */
const scoreText = (event: TeamEvent, match: Match): string => {
  const score = matchScore(event, match);
  const { unit } = event.discipline.scoring;
  return score === null ? 'none' : `${score.home / unit}–${score.away / unit}`;
};

const agenda = (event: TeamEvent, language: string): readonly string[] => {
  const texts = calendarTexts(language);
  const name = nameIn(event);
  return inOrder(event).flatMap((match, index, all) => {
    const { no, round, white: home, black: away, date, venue } = match;
    const line = say(texts.match, language, {
      ...{ round, match: no, home: name(home), away: name(away) },
      result: scoreText(event, match),
      venue: venue === undefined ? 'none' : oneLine(venue),
    });
    const isFirst = index === 0 || entryAt(all, index - 1).date !== date;
    return [...(isFirst ? [date === undefined ? texts.noDate : oneLine(date)] : []), `  ${line}`];
  });
};

/** What `calendar` is asked of an event. */
interface Asked {
  readonly today: string;
  readonly limits: Pick<CalendarLimits, 'boards' | 'skip'>;
  readonly language: string;
  readonly file: string;
}

/** What is played when in a team event, what is overdue and what clashes. `team-event-undated` where matches have no dates. */
export const teamCalendarReport = (
  { tournament: event, warnings }: TeamEventInFile,
  { today, limits, language, file }: Asked,
): Result<Report> => {
  if (!event.dated) return fail(problem('team-event-undated', { file }));
  const texts = calendarTexts(language);
  const name = nameIn(event);
  const overdue = overdueGames(event, today);
  const clashes = clashesOf(event, limits).map((clash) => ({
    clash,
    message: oneLine(messageOf(clash, language)),
  }));
  return ok({
    text: () =>
      [
        ...agenda(event, language),
        say(overdue.length === 0 ? texts.nothingOverdue : texts.overdue, language, { today }),
        ...overdue.map(({ game: { no, round, white: home, black: away }, due }) => {
          const values = { round, match: no, home: name(home), away: name(away), due };
          return `  ${say(texts.overdueMatch, language, values)}`;
        }),
        ...(clashes.length === 0 ? [] : [texts.clashes, ...clashes.map(({ message }) => `  ${message}`)]),
      ].join('\n'),
    json: () => ({
      today,
      matches: inOrder(event).map(({ no, round, white: home, black: away, date, venue }) => ({
        ...{ match: no, round, home, away },
        ...{ date: date ?? null, venue: venue ?? null },
      })),
      overdue: overdue.map(({ game, due }) => ({ match: game.no, due })),
      clashes: clashes.map(({ clash: { code, values }, message }) => ({ code, values, message })),
    }),
    warnings,
    ...(clashes.length > 0 ? ({ exit: 'problems' } as const) : {}),
  });
};
