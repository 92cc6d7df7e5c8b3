/**
 * What can be said of a game that is not finished: `postponed` to another day, or `adjourned` in the middle. The word is
 * what we write into its Result cell.
 */
export const PENDING = ['postponed', 'adjourned'] as const;

export type Pending = (typeof PENDING)[number];

/** Every text that says so, as `FORMS` has texts, those of one word together and in the order of `PENDING`. */
export const PENDING_FORMS: readonly (readonly [form: string, pending: Pending])[] = [
  ['postponed', 'postponed'],
  ['pp', 'postponed'],
  ['ppd', 'postponed'],
  ['verlegt', 'postponed'],
  ['adjourned', 'adjourned'],
  ['adj', 'adjourned'],
  ['adj.', 'adjourned'],
  ['hängepartie', 'adjourned'],
];
