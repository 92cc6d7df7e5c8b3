import type { LateProblemCode } from './lateProblemCodes';
import type { SectionProblemCode } from './sections/codes';
import type { SheetProblemCode } from './sheetProblemCodes';
import type { TeamEventProblemCode } from './teamEvent/codes';

/**
 * Every problem that Roundabout can report, by code. The texts are in `language/`, one for each code and language; `values` fills
 * their placeholders.
 */
export type ProblemCode =
  // problems that are only counted
  | 'more-problems'
  // the list of players
  | 'sheet-missing'
  | 'range-invalid'
  | 'list-empty'
  | 'list-not-found'
  | 'name-missing'
  | 'name-error-value'
  | 'name-duplicate'
  | 'name-told-apart'
  | 'name-turned'
  | 'name-too-long'
  | 'name-not-text'
  | 'formula-without-value'
  | 'list-gap'
  | 'header-twice'
  | 'rating-error-value'
  | 'rating-invalid'
  | 'cell-error-value'
  | 'too-few-players'
  | 'too-many-players'
  | 'list-two-lists'
  | 'list-other-names'
  | 'list-names-unused'
  | 'list-blanks-filled'
  | 'list-bye-row'
  | 'list-hidden-rows'
  | 'list-row-skipped'
  | 'list-absent'
  | 'list-is-ours'
  | 'sheet-too-full'
  // numbers and choices
  | 'not-a-whole-number'
  | 'number-out-of-range'
  | 'system-unknown'
  | 'system-size'
  | 'system-of-teams'
  | 'system-of-players'
  | 'option-unknown'
  | 'option-not-here'
  | 'literal-none'
  | 'colours-three-running'
  | 'colours-uneven'
  | 'teams-not-level'
  | 'teams-colours-by-round'
  | 'team-column-missing'
  | 'team-missing'
  | 'teams-not-two'
  | 'team-size'
  | 'team-numbers'
  | 'criterion-not-for-teams'
  | 'team-mates-meet'
  | TeamEventProblemCode
  // sections
  | SectionProblemCode
  | 'match-proposed'
  | 'list-numbers-unused'
  | 'match-players-stay'
  | 'cycles-invalid'
  | 'criterion-unknown'
  | 'criterion-twice'
  | 'criterion-order'
  | 'criterion-forbidden'
  | 'criterion-idle'
  | 'criterion-unrated'
  | 'order-changed-late'
  | 'scoring-invalid'
  | 'rules-unknown'
  | 'choice-unknown'
  | 'numbers-column-missing'
  | 'numbers-duplicate'
  | 'numbers-missing'
  | 'seed-missing'
  | 'numbering-not-here'
  | 'numbering-size'
  | 'federations-too-large'
  | 'varma-group-meets'
  | 'top-two-early'
  | 'colours-not-quad'
  | 'pin-impossible'
  | 'pin-twice'
  | 'pin-unknown'
  | 'pin-ambiguous'
  | 'pinned-meet'
  | 'player-meets-self'
  | 'date-invalid'
  | 'date-not-understood'
  | 'dates-count'
  | 'dates-order'
  | 'days-count'
  | 'date-skipped'
  | 'skip-invalid'
  | 'times-invalid'
  | 'times-twice'
  | 'deadline-invalid'
  | 'games-undated'
  | 'team-unknown'
  | 'format-whole'
  | 'game-of-round-missing'
  | 'game-played'
  | 'clash-player'
  | 'clash-venue'
  | 'clash-break'
  | 'clash-deadline'
  | 'clash-season'
  // event files
  | 'file-missing'
  | 'file-unreadable'
  | 'file-not-json'
  | 'event-field'
  | 'event-player-unknown'
  | 'event-player-twice'
  | 'event-game-self'
  | 'event-game-twice'
  | 'event-game-round'
  | 'event-player-two-games'
  | 'event-pair-too-often'
  | 'event-result'
  // workbooks
  | 'workbook-unreadable'
  | 'workbook-part-unreadable'
  | 'workbook-not-ours'
  | 'workbook-copied-sheet'
  | 'workbook-version'
  | 'workbook-part-missing'
  | 'workbook-cell'
  | 'sheet-name-taken'
  | 'sheet-name-invalid'
  | 'table-name-taken'
  | 'text-too-long'
  | 'plan-refused'
  | 'output-is-input'
  | 'output-exists'
  | 'output-unwritable'
  | 'format-unknown'
  | 'format-cannot-hold'
  | 'tournament-unknown'
  | 'tournament-several'
  | 'tournament-twice'
  | 'changed-meanwhile'
  | 'result-not-understood'
  | 'result-of-bye'
  | 'game-unknown'
  | 'result-twice'
  | 'player-unknown'
  | 'player-ambiguous'
  | 'name-alike'
  | 'member-alike'
  | 'name-unseen'
  | 'letters-broken'
  | 'undo-nothing'
  | 'redo-nothing'
  | 'step-would-break'
  // during play
  | 'withdrawn-already'
  | 'tournament-over'
  | 'colours-not-level'
  | 'may-be-expelled'
  | 'substitute-has-games'
  | 'substitute-has-matches'
  | 'adjustment-invalid'
  | 'adjustment-reason-missing'
  | 'reentry-not-left'
  | 'reentry-not-logged'
  | 'reentry-colours'
  | 'reentry-owes'
  | 'game-ahead'
  | 'game-finished'
  | 'exchange-itself'
  | 'result-turned'
  | 'pair-too-often'
  | 'pair-missing'
  | 'pair-twice-in-cycle'
  | 'pair-one-colour'
  | 'player-two-games'
  | 'rest-with-game'
  | 'colours-more-uneven'
  | 'homes-more-uneven'
  | 'looks-styles'
  | 'looks-charts'
  | 'looks-shape'
  | 'looks-conditionals'
  | 'looks-tabs'
  | 'looks-gridlines'
  | 'looks-freeze'
  | 'print-setup-failed'
  | 'paper-size-failed'
  | 'names-lost'
  // when sheets are rebuilt
  | 'late-entry-full'
  | 'late-entry-rests'
  | 'late-entry-rounds'
  | 'removal-too-late'
  | 'sheet-holds-more'
  | 'cells-would-be-lost'
  | 'reference-would-break'
  | SheetProblemCode
  // explaining a number of the standings
  | 'number-not-selected'
  // mistakes on any sheet
  | 'formula-typed-over'
  | 'number-is-text'
  | 'result-is-date'
  | 'result-not-typed'
  | 'name-blanks'
  | 'name-two-spellings'
  | 'name-not-linked'
  // pairing tables on the organiser's own sheets
  | 'printed-nothing'
  | 'printed-too-large'
  | 'printed-unclear'
  | 'printed-cell'
  | 'printed-alone'
  | 'printed-date'
  | 'printed-error-value'
  | 'printed-no-round'
  | 'printed-round-twice'
  | 'printed-round-cell'
  | 'printed-rounds-differ'
  | 'printed-bold-unclear'
  | LateProblemCode
  // Excel itself
  | 'workbook-read-only'
  | 'workbook-protected'
  | 'sheet-protected'
  | 'last-visible-sheet'
  | 'cell-being-edited'
  | 'workbook-not-in-front'
  | 'request-too-large'
  | 'excel-too-old'
  | 'excel-busy'
  | 'excel-session-over'
  | 'cancelled'
  | 'part-not-loaded'
  | 'host-failed'
  | 'projector-refused';

/** The place of a problem. `cell` is an A1 address such as `B7`; `field` a path in a file such as `players[3].name`. */
export interface ProblemPlace {
  readonly file?: string;
  readonly sheet?: string;
  readonly cell?: string;
  /** Of a text file, from 1. */
  readonly line?: number;
  /** The letters of a column, in a text file. */
  readonly column?: string;
  readonly field?: string;
  readonly player?: string;
  readonly round?: number;
  readonly game?: number;
}

/** A coded, located problem: what is wrong (`code`), where (`place`), and the `values` of the message. */
export interface Problem {
  readonly code: ProblemCode;
  readonly place: ProblemPlace;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Makes a problem. */
export const problem = (
  code: ProblemCode,
  place: ProblemPlace = {},
  values: Readonly<Record<string, string | number>> = {},
): Problem => ({ code, place, values });

/** A problem at a place in a file, unless it names one. */
export const withFile =
  (file: string) =>
  (each: Problem): Problem => ({ ...each, place: { file, ...each.place } });
