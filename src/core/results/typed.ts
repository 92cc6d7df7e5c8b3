import { present } from '../present';
import { outcomeOf, OUTCOMES, type OutcomeCode, PENDING_FORMS, type Pending } from './outcome';
import type { ProfileId } from '../model';
import { type ScoreId, scoreOf, SCORES } from './score';
import type { Form } from './scoreKind';
import { isLeftWhite, type Shown } from './sides';

const SPACES = [' ', '\u00A0', '\u2007', '\u2009', '\u202F', '\u3000'] as const;

const DASHES = [
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212'],
  ...['\uFE58', '\uFE63', '\uFF0D'],
] as const;

/**
 * What becomes of a typed text before it is looked up in `FORMS`: each pair in turn, every occurrence, case respected, as
 * SUBSTITUTE does it. All spaces go, every dash and colon is `-`, a comma is a point, and every way to write a half is `½`.
 */
export const REPLACEMENTS: readonly (readonly [from: string, to: string])[] = [
  ...SPACES.map((space) => [space, ''] as const),
  ...DASHES.map((dash) => [dash, '-'] as const),
  [':', '-'],
  [',', '.'],
  ['\u2044', '/'],
  ['0.5', '½'],
  ['.5', '½'],
  ['1/2', '½'],
];

/** What people write behind a score that was not played: `1-0 ff`, `0:1 kampflos`. */
const FORFEIT_MARKS = [
  ...['f', 'ff', 'ff.', '(f)', '(ff)', 'forf', 'forf.', 'forfeit', '(forfeit)', 'def', 'def.', '(def)'],
  ...['wo', 'w.o.', 'w/o', '(wo)', 'kl', 'kl.', '(kl)', 'kampflos', '(kampflos)'],
] as const;

/**
 * Every text that is understood, after `REPLACEMENTS`, in lower case, read from left to right as displayed with White on
 * the left. Compare without regard to case. A lone `1`, `½` or `0` is what the left side scored; `-` alone could be
 * nobody's forfeit or no game at all and is not here.
 */
export const FORMS: readonly Form[] = [
  ['1-0', '1-0'],
  ['1', '1-0'],
  ['1.0-0.0', '1-0'],
  ['½-½', '1/2'],
  ['½½', '1/2'],
  ['½', '1/2'],
  ['=', '1/2'],
  ['=-=', '1/2'],
  ['=/=', '1/2'],
  ['draw', '1/2'],
  ['drawn', '1/2'],
  ['remis', '1/2'],
  ['remise', '1/2'],
  ['nulle', '1/2'],
  ['tablas', '1/2'],
  ['patta', '1/2'],
  ['jigo', '1/2'],
  ['tie', '1/2'],
  ['unentschieden', '1/2'],
  ['empate', '1/2'],
  ['remiza', '1/2'],
  ['remíza', '1/2'],
  ['ничья', '1/2'],
  ['0-1', '0-1'],
  ['0.0-1.0', '0-1'],
  ['0', '0-1'],
  ['+/-', '+-'],
  ['+-', '+-'],
  ['+--', '+-'],
  ['+', '+-'],
  ['1f-0f', '+-'],
  ['1f-0', '+-'],
  ['1-f', '+-'],
  ['x-f', '+-'],
  ['wbf', '+-'],
  ...FORFEIT_MARKS.map((mark) => [`1-0${mark}`, '+-'] as const),
  ['-/+', '-+'],
  ['-+', '-+'],
  ['--+', '-+'],
  ['0f-1f', '-+'],
  ['0f-1', '-+'],
  ['f-1', '-+'],
  ['f-x', '-+'],
  ['lbf', '-+'],
  ...FORFEIT_MARKS.map((mark) => [`0-1${mark}`, '-+'] as const),
  ['-/-', '--'],
  ['--', '--'],
  ['---', '--'],
  ['0f-0f', '--'],
  ['f-f', '--'],
  ...FORFEIT_MARKS.map((mark) => [`0-0${mark}`, '--'] as const),
  ['0-0', '0-0'],
  ['½-0', '1/2-0'],
  ['0-½', '0-1/2'],
  ['1-0u', '1-0u'],
  ['1u', '1-0u'],
  ['½-½u', '1/2u'],
  ['½u', '1/2u'],
  ['=u', '1/2u'],
  ['0-1u', '0-1u'],
  ['0u', '0-1u'],
];

const BY_FORM: ReadonlyMap<string, OutcomeCode> = new Map(FORMS);

/** How a typed result is to be read. */
export interface Reading {
  /** Whether the side on the left has White. */
  readonly leftIsWhite: boolean;
  readonly score: ScoreId;
}

const CHESS: Reading = { leftIsWhite: true, score: 'none' };

/** How results are read as a profile shows the sides: in Go with Black on the left. */
export const readingOf = (shown: { readonly profile: ProfileId }): Reading => ({
  leftIsWhite: isLeftWhite(shown),
  score: scoreOf(shown.profile),
});

const PENDING_BY_FORM: ReadonlyMap<string, Pending> = new Map(PENDING_FORMS);

/** A typed text as `FORMS` has it, but for a sign that is kept. */
export const normalForm = (text: string, kept?: string): string =>
  REPLACEMENTS.reduce(
    (result, [from, to]) => (from === kept ? result : result.replaceAll(from, to)),
    text,
  ).toLowerCase();

/** Every form of a reading with the outcome that it stands for, those of its score first. */
export const formsOf = ({ leftIsWhite, score }: Reading): readonly Form[] => [
  ...SCORES[score].forms(leftIsWhite),
  ...FORMS.map(([form, code]) => [form, outcomeFromLeft(code, leftIsWhite)] as const),
];

/**
 * The outcome that a person typed, read from left to right, with White on the left unless the `reading` says otherwise; `null`
 * for a blank and for a word that says why there is none yet, `undefined` for what is not understood.
 */
export const parseTyped = (
  text: string,
  { leftIsWhite, score }: Reading = CHESS,
): OutcomeCode | null | undefined => {
  const form = normalForm(text);
  if (form === '' || PENDING_BY_FORM.has(form)) return null;
  const scored = SCORES[score].outcome(form, leftIsWhite);
  if (scored !== undefined) return scored;
  const code = BY_FORM.get(form);
  return code === undefined ? undefined : outcomeFromLeft(code, leftIsWhite);
};

/** Whether a text is the result of a game that is over. */
export const isFinished = (text: string): boolean => Boolean(parseTyped(text));

/** What files have in place of the result of a game that is not finished. */
const OPEN_FORMS: ReadonlySet<string> = new Set(['*', '-', '?', '...', '…', '_', '?-?', '*-*']);

/** A result as a file has it: that of `parseTyped`, and `null` for its signs of a game that is not finished, too. */
export const parseReported = (text: string, reading: Reading = CHESS): OutcomeCode | null | undefined =>
  OPEN_FORMS.has(normalForm(text)) ? null : parseTyped(text, reading);

/**
 * Whether a text is a result of both sides, `1-0` or `+ - -`, which is nothing else in a line of text: a lone `1` may be a number, and `--`
 * without a blank may only part two names.
 */
export const isOfBothSides = (text: string): boolean => {
  const form = normalForm(text);
  return BY_FORM.has(form) && (form === '½½' || /.[-/+]/.test(form)) && !/^-+$/.test(text);
};

/** What a person said of a game that is not finished; `null` for any other text. */
export const parsePending = (text: string): Pending | null => PENDING_BY_FORM.get(normalForm(text)) ?? null;

/** An outcome as people read and type it, White on the left: `½-½`, `+/-`. `parseTyped` reads it back. */
export const makeTyped = (code: OutcomeCode): string => outcomeOf(code).shown;

/** The same outcome with the sides exchanged: what `1-0` means where Black stands on the left. */
export const mirror = (code: OutcomeCode): OutcomeCode => {
  const { kind, white, black, rated } = outcomeOf(code);
  const found = OUTCOMES.find(
    (other) => other.kind === kind && other.white === black && other.black === white && other.rated === rated,
  );
  return present(found).code;
};

/** An outcome read from left to right, and such a one as the sides have it: where Black stands on the left they are exchanged. */
export const outcomeFromLeft = (code: OutcomeCode, leftIsWhite: boolean): OutcomeCode =>
  leftIsWhite ? code : mirror(code);

/** An outcome as it is typed where sides stand as the profile has them. */
export const typedFromLeft = (shown: Shown, code: OutcomeCode): string =>
  makeTyped(outcomeFromLeft(code, isLeftWhite(shown)));

/** A result as people print it, with an en dash between two scores: `1–0`, `+/-`. */
export const printedResult = (typed: string): string => typed.replaceAll(/(?<=[\d½])-(?=[\d½])/gu, '–');
