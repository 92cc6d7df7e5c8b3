import type { DetailName, EventDetails } from '../core/details';
import { problem, type Problem } from '../core/problem';
import { languageOf } from '../language/language';
import { FIELD_HEADINGS, FIELD_NAMES, type PlayerField } from '../language/playerFields';

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
