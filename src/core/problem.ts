/**
 * Every problem that Roundabout can report, by code. The texts live in `language/`, one per code and language;
 * `values` fills their placeholders.
 */
export const PROBLEM_CODES = [
  // the list of players
  'sheet-missing',
  'range-invalid',
  'list-empty',
  'list-not-found',
  'name-missing',
  'name-error-value',
  'name-duplicate',
  'name-too-long',
  'name-not-text',
  'list-gap',
  'header-twice',
  'rating-error-value',
  'cell-error-value',
  'too-few-players',
  'too-many-players',
  'list-two-lists',
  'list-bye-row',
  'list-hidden-rows',
  'list-row-skipped',
  'list-is-ours',
  // numbers and choices
  'not-a-whole-number',
  'number-out-of-range',
  'system-unknown',
  'system-size',
  'system-of-teams',
  'system-of-players',
  'option-unknown',
  'option-not-here',
  'literal-none',
  'colours-three-running',
  'colours-uneven',
  'teams-not-level',
  'teams-colours-by-round',
  'team-column-missing',
  'team-missing',
  'teams-not-two',
  'team-size',
  'team-numbers',
  'criterion-not-for-teams',
  'team-mates-meet',
  'cycles-invalid',
  'criterion-unknown',
  'criterion-twice',
  'criterion-order',
  'criterion-forbidden',
  'criterion-idle',
  'criterion-unrated',
  'order-changed-late',
  'scoring-invalid',
  'rules-unknown',
  'choice-unknown',
  'numbers-column-missing',
  'numbers-duplicate',
  'numbers-missing',
  'seed-missing',
  'numbering-not-here',
  'numbering-size',
  'federations-too-large',
  'varma-group-meets',
  'top-two-early',
  'colours-not-quad',
  'pin-impossible',
  'pin-twice',
  'pin-unknown',
  'pinned-meet',
  'draw-missing',
  'draw-differs',
  'draw-other-player',
  'player-meets-himself',
  // event files
  'file-unreadable',
  'file-not-json',
  'event-field',
  'event-player-unknown',
  'event-player-twice',
  'event-game-self',
  'event-game-twice',
  'event-game-round',
  'event-player-two-games',
  'event-pair-too-often',
  'event-result',
  // workbooks
  'workbook-unreadable',
  'workbook-not-ours',
  'workbook-copied-sheet',
  'workbook-version',
  'workbook-part-missing',
  'workbook-cell',
  'workbook-too-large',
  'sheet-name-taken',
  'sheet-name-invalid',
  'table-name-taken',
  'text-too-long',
  'plan-refused',
  'output-is-input',
  'output-exists',
  'output-unwritable',
  'format-unknown',
  'format-cannot-hold',
  'tournament-unknown',
  'tournament-several',
  'tournament-twice',
  'changed-meanwhile',
  'result-not-understood',
  'result-of-bye',
  'game-unknown',
  'result-twice',
  'player-unknown',
  'undo-nothing',
  // what happens while it is played
  'withdrawn-already',
  'tournament-over',
  'colours-not-level',
  'may-be-expelled',
  'substitute-has-games',
  'substitute-columns',
  'adjustment-invalid',
  'adjustment-reason-missing',
  'reentry-not-left',
  'reentry-not-logged',
  'reentry-colours',
  'reentry-owes',
  'game-ahead',
  'game-finished',
  'exchange-itself',
  'result-turned',
  'pair-too-often',
  'pair-missing',
  'pair-twice-in-cycle',
  'pair-one-colour',
  'player-two-games',
  'rest-with-game',
  'colours-more-uneven',
  'print-setup-failed',
  // sheets on demand
  'handout-unknown',
  'handout-needs-tournament',
  'handout-system',
  'handout-of-all',
  'handout-too-large',
  // sheets that are made anew
  'late-entry-full',
  'late-entry-rests',
  'removal-too-late',
  'sheet-holds-more',
  'cells-would-be-lost',
  'reference-would-break',
  // Excel itself
  'workbook-read-only',
  'workbook-protected',
  'sheet-protected',
  'last-visible-sheet',
  'cell-being-edited',
  'request-too-large',
  'excel-too-old',
  'excel-busy',
  'excel-session-over',
  'host-failed',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Where a problem is. `cell` is an A1 address such as `B7`; `field` a path in a file such as `players[3].name`. */
export interface Place {
  readonly file?: string;
  readonly sheet?: string;
  readonly cell?: string;
  readonly field?: string;
  readonly player?: string;
  readonly round?: number;
  readonly game?: number;
}

/** A coded, located problem: what is wrong (`code`), where (`place`), and the words for the message (`values`). */
export interface Problem {
  readonly code: ProblemCode;
  readonly place: Place;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Makes a problem. */
export const problem = (
  code: ProblemCode,
  place: Place = {},
  values: Readonly<Record<string, string | number>> = {},
): Problem => ({ code, place, values });
