import { entryAt } from '../core/present';
import { IntlMessageFormat } from 'intl-messageformat';
import type { ProfileId, Tournament } from '../core/model';
import { problem, type ProblemCode, type ProblemPlace, type Problem } from '../core/problem';
import { withQuotations } from '../core/told';
import { dateText, monthsText } from './dates';
import { en, type Language } from './en';
import { atHome } from './atHome';
import { inProfile } from './inProfile';
import type { lateProblemsEn } from './problems/late';
import type { SheetWords } from './words';

export type { Language } from './en';

/** Every language there is; the first is the one we fall back to. */
export const LANGUAGES: readonly [Language, ...Language[]] = [en];

/** The language of a code, else that of its first part (`en-GB` is `en`), else English. */
export const languageOf = (code: string): Language => {
  const wanted = code.toLowerCase();
  const named = (name: string): Language | undefined =>
    LANGUAGES.find((language) => language.code.toLowerCase() === name);
  return named(wanted) ?? named(entryAt(wanted.split(/[-_]/), 0)) ?? LANGUAGES[0];
};

/** The words of the sheets in a language, as a game has them. */
export const words = (language: string, profile: ProfileId = 'chess'): SheetWords => {
  const { words: chess, profiles } = languageOf(language);
  return inProfile({ chess, ...profiles }, profile);
};

/** The words of a tournament's sheets. */
export const wordsOf = ({ language, profile }: Pick<Tournament, 'language' | 'profile'>): SheetWords =>
  words(language, profile);

type Values = Readonly<Record<string, string | number>>;

const compiled = new Map<string, IntlMessageFormat>();

/** A message's tags are plain text: a user's `<` in a value never meets the parser. */
const compile = (text: string, code: string): IntlMessageFormat => {
  const key = `${code} ${text}`;
  const known = compiled.get(key) ?? new IntlMessageFormat(text, code, undefined, { ignoreTag: true });
  compiled.set(key, known);
  return known;
};

const LITERAL = 0;

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** Literals and the `#` of a plural name no value; the branches of a plural may. */
const namesIn = (part: Part): readonly string[] => [
  ...('value' in part && part.type !== LITERAL ? [part.value] : []),
  ...('options' in part
    ? Object.values(part.options).flatMap((branch) => branch.value.flatMap(namesIn))
    : []),
];

/** The names of the values that a message of ours asks for. */
export const placeholdersOf = (text: string, code = 'en'): readonly string[] => [
  ...new Set(compile(text, code).getAst().flatMap(namesIn)),
];

/** Fills an ICU message of ours. A value that is not given reads `?`: a message about a problem must never become one. */
export const say = (text: string, code: string, values: Values): string => {
  const missing = Object.fromEntries(placeholdersOf(text, code).map((name) => [name, '?']));
  return String(compile(text, code).format({ ...missing, ...values }));
};

/** The texts of one room in one language, and what fills those that are ICU messages. */
export interface Texts<T> {
  readonly language: string;
  readonly texts: T;
  readonly say: (text: string, values?: Values) => string;
}

/** They, with a way to fill them. */
export const textsIn = <T>(language: string, texts: T): Texts<T> => ({
  language,
  texts,
  say: (text, values = {}) => say(text, language, values),
});

const PARTS = [
  'file',
  'sheet',
  'cell',
  'line',
  'column',
  'field',
  'round',
  'game',
  'player',
] as const satisfies readonly (keyof ProblemPlace)[];

const capitalised = (text: string): string => {
  const [first = '', ...rest] = [...text];
  return first.toUpperCase() + rest.join('');
};

/** A place in words, such as `Sheet “Players”, cell B7`; empty for no place. */
export const placeOf = (place: ProblemPlace, language: string): string => {
  const { code, place: texts } = languageOf(language);
  const parts = PARTS.flatMap((part) => {
    const value = place[part];
    const text = part === 'cell' && String(value).includes(':') ? texts.cells : texts[part];
    return value === undefined || value === '' ? [] : [say(text, code, { [part]: value })];
  });
  return capitalised(parts.join(texts.between));
};

/** A message, and after it what was probably meant by what was typed, where the values say so (`core/names/meant.ts`). */
export const withMeant = (message: string, language: string, values: Values): string => {
  const { code, didYouMean } = languageOf(language);
  if (values['meant'] === undefined) return message;
  return `${message} ${say(values['orMeant'] === undefined ? didYouMean.one : didYouMean.two, code, values)}`;
};

type LateProblems = Readonly<Record<keyof typeof lateProblemsEn, string>>;

const late = new Map<string, LateProblems>();

/** Adds the texts of a language that come late. */
export const addLateProblems = (language: string, texts: LateProblems): void => {
  late.set(language, texts);
};

/** The text of a problem in a game. One whose text has not come reads as its code. */
export const problemText = (code: ProblemCode, language: Language, profile: ProfileId = 'chess'): string => {
  const early: Partial<Readonly<Record<ProblemCode, string>>> = language.problems;
  const { go, neutral } = language.problemsOf;
  const ofGame = { chess: {}, go, neutral, home: atHome({ [code]: neutral[code] }) }[profile][code];
  const spoken = late.get(language.code) ?? late.get(LANGUAGES[0].code);
  const come: Partial<Readonly<Record<ProblemCode, string>>> = spoken ?? {};
  return ofGame ?? early[code] ?? come[code] ?? code;
};

/** The values of problems that are dates; what somebody typed is told as it was typed. */
const DATES: readonly string[] = ['date', 'before', 'deadline'];

const worded = (values: Values, language: string, isInPane: boolean): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'month' || name === 'months') return [name, monthsText(String(value), language)];
      return [name, isInPane && DATES.includes(name) ? dateText(String(value), language) : value];
    }),
  );

/** What a text tells of the command line: ` (--range A1:H40)`. */
const OPTION = / \([^()]*--[^()]*\)/g;

/**
 * A problem as a person reads it, the place first: `Sheet “Players”, cell B7: ...`; not a player whom the text names anyway. Plain
 * text, never parsed again. In the pane it says nothing of the command line, and dates have words; months always do.
 */
export const messageOf = (
  found: Problem,
  language: string,
  profile: ProfileId = 'chess',
  isInPane = false,
): string => {
  const spoken = languageOf(language);
  const { code, place: texts } = spoken;
  const { values, place: at } = withQuotations(found);
  const told = problemText(found.code, spoken, profile);
  const text = say(isInPane ? told.replace(OPTION, '') : told, code, worded(values, code, isInPane));
  const message = withMeant(text, language, values);
  const { player, ...rest } = at;
  const place = placeOf(told.includes('{player}') && values['player'] === player ? rest : at, language);
  return place === '' ? message : say(texts.before, code, { place, message });
};

/** How many more there are of what is told. */
export const moreText = (count: number, language: string): string =>
  messageOf(problem('more-problems', {}, { count }), language);
