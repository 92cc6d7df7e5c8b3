import type { ProfileId } from '../model';
import type { OutcomeCode } from './outcome';

/** A typed text in its normal form (`normalForm`), and its outcome. */
export type Form = readonly [form: string, code: OutcomeCode];

/**
 * A way to write scores from which the outcome follows. It is tried before the forms that every game has (`FORMS`). Its formula
 * has the same id in `sheets/calculation/scores.ts`.
 */
export interface ScoreKind {
  /** Extra texts to look up as they are. */
  readonly forms: (leftIsWhite: boolean) => readonly Form[];
  /** The outcome of a score in its normal form; `undefined` for anything else. */
  readonly outcome: (form: string, leftIsWhite: boolean) => OutcomeCode | undefined;
  /** Those that a cell offers before the results that every game has, as people write them. */
  readonly offered: readonly (readonly [shown: string, code: OutcomeCode])[];
}

/**
 * How Go writes results, in lower case: the winner's colour (whoever is on the left), by resignation, on time or by forfeit.
 * After `b+` and `w+` the margin may follow, in the characters of `MARGIN`.
 */
export const NAMED_FORMS: readonly Form[] = [
  ['b+', '0-1'],
  ['w+', '1-0'],
  ['b+r', '0-1'],
  ['w+r', '1-0'],
  ['b+res', '0-1'],
  ['w+res', '1-0'],
  ['b+resign', '0-1'],
  ['w+resign', '1-0'],
  ['b+t', '0-1'],
  ['w+t', '1-0'],
  ['b+time', '0-1'],
  ['w+time', '1-0'],
  ['b+f', '-+'],
  ['w+f', '+-'],
  ['b+forfeit', '-+'],
  ['w+forfeit', '+-'],
];

/** The characters of a margin such as `3.5` or `12½`. */
export const MARGIN: readonly string[] = [...'0123456789.½'];

const BY_NAMED_FORM: ReadonlyMap<string, OutcomeCode> = new Map(NAMED_FORMS);

const withoutMargin = (form: string): string =>
  MARGIN.reduce((result, sign) => result.replaceAll(sign, ''), form);

/** Who won, by how much: `B+3.5`. */
const margin: ScoreKind = {
  offered: [
    ['B+R', '0-1'],
    ['W+R', '1-0'],
  ],
  forms: () => NAMED_FORMS,
  outcome: (form) => {
    const winner = form.slice(0, 2);
    const isMargin = (winner === 'b+' || winner === 'w+') && withoutMargin(form) === winner;
    return BY_NAMED_FORM.get(isMargin ? winner : form);
  },
};

/** How the side on the left fared, in a letter or a word. In Go a `w` would be White’s win, so that they mean nothing there. */
const LETTERS: readonly Form[] = [
  ...['w', 'win'].map((form): Form => [form, '1-0']),
  ['d', '1/2'],
  ...['l', 'loss'].map((form): Form => [form, '0-1']),
];

const BY_LETTER: ReadonlyMap<string, OutcomeCode> = new Map(LETTERS);

/** The outcome of such a letter or word, where it means something. */
export const outcomeOfLetter = (form: string, score: ScoreId): OutcomeCode | undefined =>
  score === 'margin' ? undefined : BY_LETTER.get(form);

const none: ScoreKind = { offered: [], forms: () => LETTERS, outcome: () => undefined };

/** The most digits of a number of sets: pool has races to 100, Scrabble hundreds of points. */
export const SET_DIGITS = 4;

const SETS = new RegExp(`^(\\d{1,${SET_DIGITS}})-(\\d{1,${SET_DIGITS}})$`);

/** How many sets, legs, games or goals each side won, the one on the left first: `3-1`. Of `0-0` nobody can tell who won. */
const sets: ScoreKind = {
  ...none,
  outcome: (form) => {
    const [, left = 0, right = 0] = SETS.exec(form)?.map(Number) ?? [];
    if (left === right) return left === 0 ? undefined : '1/2';
    return left > right ? '1-0' : '0-1';
  },
};

/** Sets as the other side has them: `1-3` of `3-1`. */
export const turnedSets = (typed: string): string => typed.split('-').reverse().join('-');

/** Every kind of score. */
export const SCORES = { none, margin, sets } satisfies Readonly<Record<ScoreId, ScoreKind>>;

export type ScoreId = 'none' | 'margin' | 'sets';

/** The kind of score that people type in a game. */
export const scoreOf = (profile: ProfileId): ScoreId =>
  profile === 'go' ? 'margin' : profile === 'chess' ? 'none' : 'sets';
