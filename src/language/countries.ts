import { plain } from '../core/names/plain';
import { wordsIn } from './headers';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** Languages in which lists may name a country. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'ru'];

/** Names that no language has for a country of today; Britain has the EGF's code. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  UK: wordsIn(
    'great britain, united kingdom, england, scotland, wales, northern ireland, grossbritannien, schottland',
  ),
  CZ: ['czech republic'],
  NL: ['holland'],
  TR: ['turkey'],
  US: ['united states of america'],
};

const named = (language: string): readonly (readonly [name: string, code: string])[] => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return CODES.filter((code) => new Intl.Locale(`und-${code}`).region === code).flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [[plain(name), code] as const];
  });
};

let known: ReadonlyMap<string, string> | undefined;

/** The code of a country that is spelled out, such as `DE` for `Germany`; `undefined` for anything else. */
export const countryCalled = (typed: string): string | undefined => {
  known ??= new Map([
    ...LANGUAGES.flatMap(named),
    ...Object.entries(OTHERS).flatMap(([code, names]) => names.map((name) => [plain(name), code] as const)),
  ]);
  return known.get(plain(typed));
};
