import type { Game } from '../model';
import { present } from '../present';
import { outcomeOf, OUTCOMES, type OutcomeCode, PENDING_FORMS, type Pending } from './outcome';
import { outcomeOfLetter, type ScoreId, scoreOf, SCORES, turnedSets, type Form } from './score';
import { isLeftWhite, type Shown } from './sides';

const SPACES = [' ', '\u00A0', '\u2007', '\u2009', '\u202F', '\u3000'] as const;

const DASHES = [
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212'],
  ...['\uFE58', '\uFE63', '\uFF0D'],
] as const;

/**
 * What happens to a typed text before it is looked up in `FORMS`: each pair in turn, every occurrence, case-sensitive, like
 * SUBSTITUTE. All spaces go, every dash and colon becomes `-`, a comma a point, and every way to write a half `½`.
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

/** What people write after the score of an unplayed game: `1-0 ff`, `0:1 kampflos`. */
const FORFEIT_MARKS = [
  ...['f', 'ff', 'ff.', '(f)', '(ff)', 'forf', 'forf.', 'forfeit', '(forfeit)', 'def', 'def.', '(def)'],
  ...['wo', 'w.o.', 'w/o', '(wo)', 'kl', 'kl.', '(kl)', 'kampflos', '(kampflos)'],
] as const;

/**
 * Every text that is understood, after `REPLACEMENTS`, in lower case, from left to right with White on the left. Compare without
 * regard to case. A lone `1`, `½` or `0` is the left side's score. `-` alone could be a double forfeit or no game at all, so it
 * is not here.
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

/** How to read a typed result. */
export interface Reading {
  /** Whether the side on the left has White. */
  readonly leftIsWhite: boolean;
  readonly score: ScoreId;
}

const CHESS: Reading = { leftIsWhite: true, score: 'none' };

/** How a profile reads results: in Go, Black is on the left. At the boards of teams the home side is. */
export const readingOf = (shown: NonNullable<Shown>): Reading =>
  shown.discipline ? CHESS : { leftIsWhite: isLeftWhite(shown), score: scoreOf(shown.profile) };

const PENDING_BY_FORM: ReadonlyMap<string, Pending> = new Map(PENDING_FORMS);

/** A typed text in the form of `FORMS`, but with one character kept. */
export const normalForm = (text: string, kept?: string): string =>
  REPLACEMENTS.reduce(
    (result, [from, to]) => (from === kept ? result : result.replaceAll(from, to)),
    text,
  ).toLowerCase();

/** Every form with its outcome, those of the score first. */
export const formsOf = ({ leftIsWhite, score }: Reading): readonly Form[] => [
  ...SCORES[score].forms(leftIsWhite),
  ...FORMS.map(([form, code]) => [form, outcomeFromLeft(code, leftIsWhite)] as const),
];

/** Those at the boards of teams. */
export const BOARD_FORMS: readonly Form[] = [...SCORES.none.forms(true), ...FORMS];

/**
 * The outcome of a typed text, from left to right, with White on the left unless `reading` says otherwise. `null` for a blank and
 * for a word that says why there is no result yet; `undefined` if it is not understood.
 */
export const parseTyped = (
  text: string,
  { leftIsWhite, score }: Reading = CHESS,
): OutcomeCode | null | undefined => {
  const form = normalForm(text);
  if (form === '' || PENDING_BY_FORM.has(form)) return null;
  const scored = SCORES[score].outcome(form, leftIsWhite) ?? outcomeOfLetter(form, score);
  if (scored !== undefined) return scored;
  const code = BY_FORM.get(form);
  return code === undefined ? undefined : outcomeFromLeft(code, leftIsWhite);
};

/** Whether a text is a score, such as `B+3.5` in Go, `3-1` in other games. */
export const isScore = (text: string, { leftIsWhite, score }: Reading): boolean =>
  SCORES[score].outcome(normalForm(text), leftIsWhite) !== undefined;

/** The sets of a typed text as a game keeps them, `3-1`; `undefined` of one that says only who won. */
export const setsTyped = (text: string, reading: Reading): string | undefined => {
  const form = normalForm(text);
  return reading.score === 'sets' && isScore(text, reading) && !BY_FORM.has(form) ? form : undefined;
};

/** Whether a text is the result of a finished game. */
export const isFinished = (text: string): boolean => Boolean(parseTyped(text));

/** What files write for an unfinished game. */
const OPEN_FORMS: ReadonlySet<string> = new Set(['*', '-', '?', '...', '…', '_', '?-?', '*-*']);

/** A result in a file: as in `parseTyped`, and `null` for the file's signs of an unfinished game. */
export const parseReported = (text: string, reading: Reading = CHESS): OutcomeCode | null | undefined =>
  OPEN_FORMS.has(normalForm(text)) ? null : parseTyped(text, reading);

/**
 * Whether a text is a result of both sides, `1-0` or `+ - -`, and can be nothing else in a line of text: a lone `1` may be a
 * number, and `--` without a blank may only separate two names.
 */
export const isOfBothSides = (text: string): boolean => {
  const form = normalForm(text);
  return BY_FORM.has(form) && (form === '½½' || /.[-/+]/.test(form)) && !/^-+$/.test(text);
};

/** The reason that a text gives for an unfinished game; `null` for any other text. */
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

/**
 * Turns an outcome as read from left to right into one with White first, or back: if Black is on the left, the sides are
 * exchanged.
 */
export const outcomeFromLeft = (code: OutcomeCode, leftIsWhite: boolean): OutcomeCode =>
  leftIsWhite ? code : mirror(code);

/** An outcome as people type it with the sides of a profile. */
export const typedFromLeft = (shown: Shown, code: OutcomeCode): string =>
  makeTyped(outcomeFromLeft(code, isLeftWhite(shown)));

/** The result of a game as people type it: its sets where they are known; `null` while it is not finished. */
export const resultTyped = (
  shown: Shown,
  { outcome, sets }: Pick<Game, 'outcome' | 'sets'>,
): string | null => (outcome === null ? null : (sets ?? typedFromLeft(shown, outcome)));

/** A result as people print it, with an en dash between two scores: `1–0`, `+/-`. */
export const printedResult = (typed: string): string => typed.replaceAll(/(?<=[\d½])-(?=[\d½])/gu, '–');

/** What a game is to one of its players: their sets first, as in `3–1`, where these are known, else `1`; nothing while it is open. */
export const markFor = ({ outcome, sets }: Pick<Game, 'outcome' | 'sets'>, isWhite: boolean): string => {
  if (outcome === null) return '';
  if (sets !== undefined) return printedResult(isWhite ? sets : turnedSets(sets));
  return outcomeOf(outcome).marks[isWhite ? 0 : 1];
};
