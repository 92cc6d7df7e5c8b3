import { PROFILES, type NumberingMethod, type ProfileId } from '../core/model';
import { ALL_SYSTEMS } from '../core/pairing/anySystem';
import { PAPER_FORMATS } from '../core/paper';
import { choiceTexts } from './choices';
import { LANGUAGES, words } from './language';
import { paneTexts, type Explained } from './pane';
import { systemText } from './systems';

type Names = Readonly<Record<string, string>>;

const namesIn = (explained: Readonly<Record<string, Explained>>): Names =>
  Object.fromEntries(Object.entries(explained).map(([code, { name }]) => [code, name]));

/** What stands on the sheets by name and is meant by code; in each language and game a name is that of one code. */
const CHOICES = {
  system: (_, profile) => Object.fromEntries(ALL_SYSTEMS.map(({ id }) => [id, systemText(id, profile).name])),
  exchange: (language) => words(language).form.yesNo,
  numbering: (language, profile) => namesIn(paneTexts(language, profile).numbering),
  colours: (language) => namesIn(choiceTexts(language).colouring),
  rules: (language, profile) => words(language, profile).form.ruleSets,
  profile: (language) => namesIn(choiceTexts(language).profiles),
  language: () => Object.fromEntries(LANGUAGES.map(({ code, name }) => [code, name])),
  order: (language, profile) => words(language, profile).form.orders,
  unplayed: (language) => words(language).form.yesNo,
  paper: () => Object.fromEntries(PAPER_FORMATS.map((format) => [format, format])),
  status: (language) => words(language).form.statuses,
} as const satisfies Readonly<Record<string, (language: string, profile: ProfileId) => Names>>;

/** A choice that stands on the sheets by name. */
export type NamedChoice = keyof typeof CHOICES;

/** The names of a choice in a language, by code, as a game has them. */
export const choiceNames = (choice: NamedChoice, language: string, profile: ProfileId = 'chess'): Names =>
  CHOICES[choice](language, profile);

/** The names of a choice, or of some of its codes, for a message. */
export const namesOf = (choice: NamedChoice, language: string, codes?: readonly string[]): string =>
  (codes ?? Object.keys(choiceNames(choice, language)))
    .map((code) => choiceName(choice, code, language))
    .join('; ');

/** What a choice is called on the sheets; a code that is none is shown as it is. */
export const choiceName = (
  choice: NamedChoice,
  code: string,
  language: string,
  profile: ProfileId = 'chess',
): string => choiceNames(choice, language, profile)[code] ?? code;

const known = new Map<NamedChoice, ReadonlyMap<string, string>>();

/** Codes by what may be typed for them, in small letters: a name in any language and game, or the code. */
const codesOf = (choice: NamedChoice): ReadonlyMap<string, string> => {
  const entries = LANGUAGES.flatMap(({ code }) =>
    PROFILES.flatMap((profile) => Object.entries(choiceNames(choice, code, profile))),
  );
  const found =
    known.get(choice) ??
    new Map(
      [
        ...entries.map(([code, name]) => [name, code] as const),
        ...entries.map(([code]) => [code, code] as const),
      ].map(([text, code]) => [text.toLowerCase(), code]),
    );
  known.set(choice, found);
  return found;
};

/** The code of what was typed, a name in any language or the code itself, in capitals or not; `undefined` for anything else. */
export const choiceNamed = (choice: NamedChoice, typed: string): string | undefined =>
  codesOf(choice).get(typed.trim().toLowerCase());

const BETWEEN = ': ';

const detailsOf = (method: string, language: string): Names =>
  choiceTexts(language).details[method as NumberingMethod]?.choices ?? {};

const parted = (text: string): readonly [head: string, detail: string | undefined] => {
  const colon = text.indexOf(':');
  return colon < 0 ? [text, undefined] : [text.slice(0, colon), text.slice(colon + 1).trim()];
};

/** A way of giving numbers, `varma:corrected`, as the sheets show it: its name, and after a colon what it is told. */
export const numberingName = (numbering: string, language: string, profile: ProfileId = 'chess'): string => {
  const [method, detail] = parted(numbering);
  const name = choiceName('numbering', method, language, profile);
  if (detail === undefined) return name;
  const details = detailsOf(method, language);
  return name + BETWEEN + ((Object.hasOwn(details, detail) ? details[detail] : undefined) ?? detail);
};

/** The way of giving numbers that was typed, by name or code, as `numberingOf` reads it; as it was typed if it is none. */
export const numberingNamed = (typed: string): string => {
  const [head, detail] = parted(typed);
  const method = choiceNamed('numbering', head);
  if (method === undefined) return typed;
  if (detail === undefined) return method;
  const code = LANGUAGES.flatMap(({ code: language }) => Object.entries(detailsOf(method, language))).find(
    ([, name]) => name.toLowerCase() === detail.toLowerCase(),
  );
  return `${method}:${code ? code[0] : detail}`;
};
