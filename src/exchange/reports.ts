import { makeDate, parseDate } from '../core/calendar/dates';
import type { DetailName, EventDetails } from '../core/details';
import type { Game, Tournament } from '../core/model';
import { problem, type Problem } from '../core/problem';
import { languageOf } from '../language/language';
import { FIELD_HEADINGS, FIELD_NAMES, type PlayerField, playerFieldOf } from '../language/playerFields';
import { type ReportId, REPORTS } from '../language/reports';
import { playerDetails } from './playerDetails';

const dayOf = (date: string | undefined): number | null =>
  date === undefined ? null : (parseDate(date)?.day ?? null);

const text = (day: number): string => makeDate({ day, minutes: null });

/** The details of an event, its first and last day from its games where nobody has said them. */
export const detailsOf = ({ details = {}, games }: Pick<Tournament, 'details' | 'games'>): EventDetails => {
  const days = games.flatMap(({ date }) => dayOf(date) ?? []);
  if (days.length === 0) return details;
  const first = days.reduce((least, day) => Math.min(least, day), Infinity);
  const last = days.reduce((most, day) => Math.max(most, day), -Infinity);
  return { firstDay: text(first), lastDay: text(last), ...details };
};

/**
 * The games that a rating report has: all but those that are annulled for a reason of their own. What somebody played before they left is
 * rated, though it counts for nobody in the standings.
 */
export const reportedGames = ({ games }: Pick<Tournament, 'games'>): readonly Game[] =>
  games.filter(({ annulled }) => annulled !== true);

/** That a report goes out before the last game is finished. */
export const openGames = (tournament: Pick<Tournament, 'games'>): readonly Problem[] => {
  const count = reportedGames(tournament).filter(({ outcome }) => outcome === null).length;
  return count === 0 ? [] : [problem('exchange-games-open', {}, { count })];
};

/** A warning for each detail of the event that a report asks for and nobody has said; its `field` is the detail. */
export const missingDetails = (
  details: EventDetails,
  wanted: readonly DetailName[],
  language: string,
): readonly Problem[] => {
  const { labels } = languageOf(language).words.form;
  return wanted
    .filter((name) => (details[name] ?? '').trim() === '')
    .map((name) => problem('exchange-detail-missing', { field: name }, { what: labels[name] ?? name }));
};

/** What a report asks of players and they have not: of each of them, or once for all where the list has no column for it. */
export const missingOfPlayers = (
  { columns }: Pick<Tournament, 'columns'>,
  report: ReportId,
  field: PlayerField,
  names: readonly string[],
): readonly Problem[] => {
  if (names.length === 0 || columns.some((heading) => playerFieldOf(heading) === field))
    return names.map((name) => missingOfPlayer(name, field));
  const [, heading = FIELD_HEADINGS[field]] = REPORTS[report].columns.find(([own]) => own === field) ?? [];
  const values = { what: FIELD_NAMES[field], heading, count: names.length, report };
  return [problem('exchange-column-missing', { field }, values)];
};

/** The same of the numbers that players have at the federation of a report. */
export const missingNumbers = (tournament: Tournament, report: ReportId): readonly Problem[] => {
  const details = playerDetails(tournament);
  const lacking = tournament.players.filter(({ no }) => details.get(no)?.nationalId === undefined);
  return missingOfPlayers(
    tournament,
    report,
    'nationalId',
    lacking.map(({ name }) => name),
  );
};

/** That a player's column says nothing of what a report asks for. */
export const missingOfPlayer = (name: string, field: PlayerField): Problem =>
  problem(
    'exchange-player-detail-missing',
    { player: name, field },
    { name, what: FIELD_NAMES[field], heading: FIELD_HEADINGS[field] },
  );

/** That what stands in a player's column cannot be right; `rule` says what can. */
export const wrongIdentifier = (name: string, field: PlayerField, typed: string, rule: string): Problem =>
  problem('exchange-identifier', { player: name, field }, { typed, what: FIELD_NAMES[field], name, rule });
