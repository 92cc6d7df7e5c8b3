import type { DetailName, EventDetails } from '../core/details';
import type { Tournament } from '../core/model';
import { problem, type Problem } from '../core/problem';
import { languageOf } from '../language/language';
import { FIELD_HEADINGS, FIELD_NAMES, playerFieldOf, type PlayerField } from '../language/playerFields';
import { REPORTS, type ReportId } from '../language/reports';

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
