import { underKey } from '../present';
import type { Mark } from './scoring';

/**
 * The outcomes of a game, by code. `1-0 0-1 1/2` over the board; `+- -+ --` forfeits (first White, then Black); `0-0 1/2-0 0-1/2`
 * special results by the arbiter; a final `u` means played but unrated. Our workbooks store an outcome as its place here, from 1,
 * so append only.
 */
export const OUTCOME_CODES = [
  '1-0',
  '1/2',
  '0-1',
  '+-',
  '-+',
  '--',
  '0-0',
  '1/2-0',
  '0-1/2',
  '1-0u',
  '1/2u',
  '0-1u',
] as const;

export type OutcomeCode = (typeof OUTCOME_CODES)[number];

/** The number of an outcome in our workbooks, from 1. */
export const outcomeNumber = (code: OutcomeCode): number => OUTCOME_CODES.indexOf(code) + 1;

/** The kinds of lines in a schedule. */
export type OutcomeKind = 'played' | 'forfeit' | 'double-forfeit' | 'annulled' | 'rest' | 'not-yet';

export interface Outcome {
  readonly code: OutcomeCode;
  readonly kind: 'played' | 'forfeit' | 'double-forfeit';
  readonly white: Mark;
  readonly black: Mark;
  readonly rated: boolean;
  /** As people read it, White first: `½-½`. */
  readonly shown: string;
  /** As a cross-table shows it for White and for Black. */
  readonly marks: readonly [white: string, black: string];
}

const SIGNS: Record<Mark, string> = { win: '1', draw: '½', loss: '0' };

const played = (code: OutcomeCode, white: Mark, black: Mark, rated = true): Outcome => ({
  code,
  kind: 'played',
  white,
  black,
  rated,
  shown: `${SIGNS[white]}-${SIGNS[black]}${rated ? '' : ' u'}`,
  marks: [SIGNS[white], SIGNS[black]],
});

const forfeit = (code: OutcomeCode, white: Mark, black: Mark): Outcome => {
  const marks: [string, string] = [white === 'win' ? '+' : '-', black === 'win' ? '+' : '-'];
  const kind = white === black ? 'double-forfeit' : 'forfeit';
  return { code, kind, white, black, rated: false, shown: marks.join('/'), marks };
};

/** One row per code, in the order of `OUTCOME_CODES`. */
export const OUTCOMES: readonly Outcome[] = [
  played('1-0', 'win', 'loss'),
  played('1/2', 'draw', 'draw'),
  played('0-1', 'loss', 'win'),
  forfeit('+-', 'win', 'loss'),
  forfeit('-+', 'loss', 'win'),
  forfeit('--', 'loss', 'loss'),
  played('0-0', 'loss', 'loss'),
  played('1/2-0', 'draw', 'loss'),
  played('0-1/2', 'loss', 'draw'),
  played('1-0u', 'win', 'loss', false),
  played('1/2u', 'draw', 'draw', false),
  played('0-1u', 'loss', 'win', false),
];

const BY_CODE = new Map(OUTCOMES.map((outcome) => [outcome.code, outcome]));

/** The row of a code. */
export const outcomeOf = (code: OutcomeCode): Outcome => underKey(BY_CODE, code);

/**
 * Why a game is not finished: `postponed` to another day, or `adjourned` in the middle. We write this word into its Result cell.
 */
export const PENDING = ['postponed', 'adjourned'] as const;

export type Pending = (typeof PENDING)[number];

/** Every text for these, in the form of `FORMS`: texts of one word together, in the order of `PENDING`. */
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
