import { madeOnce } from '../core/once';
import { IntlMessageFormat } from 'intl-messageformat';
import type { ProfileId, Tournament } from '../core/model';
import { problem, type ProblemCode, type ProblemPlace, type Problem } from '../core/problem';
import { withQuotations } from '../core/told';
import { dateText, monthsText } from './dates';
import {
  goEn,
  goProblemsEn,
  homeEn,
  homeProblemsEn,
  neutralEn,
  neutralProblemsEn,
  plainEn,
} from './profilesEn';
import { problemsEn } from './problems/early';
import { wordsEn, type SheetWords } from './words';
import { inProfile, type Changed } from './inProfile';
import type { lateProblemsEn } from './problems/late';

/** The words of the sheets, as a game has them. */
export const words = (profile: ProfileId = 'chess'): SheetWords =>
  inProfile({ chess: wordsEn, go: goEn, neutral: neutralEn, home: homeEn, plain: plainEn }, profile);

/** The words of a tournament's sheets. */
export const wordsOf = ({ profile }: Pick<Tournament, 'profile'>): SheetWords => words(profile);

type Values = Readonly<Record<string, string | number>>;

const compiled = new Map<string, IntlMessageFormat>();

/** A message's tags are plain text: a user's `<` in a value never meets the parser. */
const compile = (text: string): IntlMessageFormat =>
  madeOnce(compiled, text, () => new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }));

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
export const placeholdersOf = (text: string): readonly string[] => [
  ...new Set(compile(text).getAst().flatMap(namesIn)),
];

/** Fills an ICU message of ours. A value that is not given reads `?`: a message about a problem must never become one. */
export const say = (text: string, values: Values = {}): string => {
  const missing = Object.fromEntries(placeholdersOf(text).map((name) => [name, '?']));
  return String(compile(text).format({ ...missing, ...values }));
};

/** The texts of one room, and what fills those that are ICU messages. */
export interface Texts<T> {
  readonly texts: T;
  readonly say: typeof say;
}

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

/** Places in words: an ICU message for each part, and how the parts and the problem are joined. */
const PLACE = {
  file: 'file “{file}”',
  sheet: 'sheet “{sheet}”',
  cell: 'cell {cell}',
  cells: 'cells {cell}',
  line: 'line {line}',
  column: 'column {column}',
  field: 'field {field}',
  round: 'round {round}',
  game: 'game {game}',
  player: '{player}',
  between: ', ',
  before: '{place}: {message}',
};

const capitalised = (text: string): string => {
  const [first = '', ...rest] = [...text];
  return first.toUpperCase() + rest.join('');
};

/** A place in words, such as `Sheet “Players”, cell B7`; empty for no place. */
export const placeOf = (place: ProblemPlace): string => {
  const parts = PARTS.flatMap((part) => {
    const value = place[part];
    const text = part === 'cell' && String(value).includes(':') ? PLACE.cells : PLACE[part];
    return value === undefined || value === '' ? [] : [say(text, { [part]: value })];
  });
  return capitalised(parts.join(PLACE.between));
};

/** A message, and after it what was probably meant by what was typed, where the values say so (`core/names/meant.ts`). */
export const withMeant = (message: string, values: Values): string => {
  if (values['meant'] === undefined) return message;
  const asked =
    values['orMeant'] === undefined ? 'Did you mean “{meant}”?' : 'Did you mean “{meant}” or “{orMeant}”?';
  return `${message} ${say(asked, values)}`;
};

let late: Partial<Readonly<Record<ProblemCode, string>>> = {};

/** Adds the texts that come late. */
export const addLateProblems = (texts: typeof lateProblemsEn): void => {
  late = texts;
};

const OF_GAME: Readonly<Record<ProfileId, Changed<Readonly<Record<ProblemCode, string>>>>> = {
  chess: {},
  go: goProblemsEn,
  neutral: neutralProblemsEn,
  plain: neutralProblemsEn,
  home: homeProblemsEn,
};

/** The text of a problem in a game. One whose text has not come reads as its code. */
export const problemText = (code: ProblemCode, profile: ProfileId = 'chess'): string => {
  const early: Partial<Readonly<Record<ProblemCode, string>>> = problemsEn;
  return OF_GAME[profile][code] ?? early[code] ?? late[code] ?? code;
};

/** The values of problems that are dates; what somebody typed is told as it was typed. */
const DATES: readonly string[] = ['date', 'before', 'deadline'];

const worded = (values: Values, isInPane: boolean): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'month' || name === 'months') return [name, monthsText(String(value))];
      return [name, isInPane && DATES.includes(name) ? dateText(String(value)) : value];
    }),
  );

/** What a text tells of the command line: ` (--range A1:H40)`. */
const OPTION = / \([^()]*--[^()]*\)/g;

/**
 * A problem as a person reads it, the place first: `Sheet “Players”, cell B7: ...`; not the player or the field that the text names anyway. Plain
 * text, never parsed again. In the pane it says nothing of the command line, and dates have words; months always do.
 */
export const messageOf = (found: Problem, profile: ProfileId = 'chess', isInPane = false): string => {
  const { values, place: at } = withQuotations(found);
  const told = problemText(found.code, profile);
  const text = say(isInPane ? told.replace(OPTION, '') : told, worded(values, isInPane));
  const message = withMeant(text, values);
  const says = (name: string, value: unknown): boolean =>
    told.includes(`{${name}}`) && values[name] === value;
  const { player, field, ...rest } = at;
  const place = placeOf({
    ...rest,
    ...(told.includes('{what}') ? {} : { field }),
    ...(says('player', player) || says('name', player) ? {} : { player }),
  });
  return place === '' ? message : say(PLACE.before, { place, message });
};

/** How many more there are of what is told. */
export const moreText = (count: number): string => messageOf(problem('more-problems', {}, { count }));
