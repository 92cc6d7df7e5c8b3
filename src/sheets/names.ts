import type { SheetWords } from '../language/words';
import type { SheetNames } from './layout';

const MOST_UNITS = 31;
const ROLES = [
  'pairings',
  'round',
  'standings',
  'crosstable',
  'players',
  'tournament',
  'log',
  'calculation',
  'lists',
] as const;

/** Excel takes none of these in a sheet's name, and no apostrophe at either end. */
const FORBIDDEN = /[\\/?*[\]:\p{Cc}]/gu;

/** Cuts a text to so many UTF-16 units without splitting a character. */
const cut = (text: string, units: number): string => {
  let result = '';
  for (const character of text) {
    if (result.length + character.length > units) break;
    result += character;
  }
  return result;
};

const clean = (text: string): string => text.replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ').trim();

const prefixed = (prefix: string, name: string): string => {
  const room = MOST_UNITS - name.length - 1;
  const front = cut(prefix, room).replace(/^'+/, '').trim();
  return front === '' ? name : `${front} ${name}`;
};

const namesWith = (prefix: string, words: SheetWords): SheetNames => {
  const name = (role: Exclude<(typeof ROLES)[number], 'round'>): string => prefixed(prefix, words[role]);
  return {
    pairings: name('pairings'),
    round: prefixed(prefix, words.roundSheet.sheet),
    standings: name('standings'),
    crosstable: name('crosstable'),
    players: name('players'),
    tournament: name('tournament'),
    log: name('log'),
    calculation: name('calculation'),
    lists: name('lists'),
    match: prefixed(prefix, words.match.sheet),
  };
};

/** The first of some fronts, and then of numbered ones, under which all names of a set are free. */
const firstFree = (
  words: SheetWords,
  fronts: readonly string[],
  numbered: string,
  taken: readonly string[],
  isMatch: boolean,
): SheetNames => {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const roles = isMatch ? ([...ROLES, 'match'] as const) : ROLES;
  const free = (names: SheetNames): boolean => roles.every((role) => !used.has(names[role].toLowerCase()));
  for (const front of fronts) {
    const names = namesWith(front, words);
    if (free(names)) return names;
  }
  for (let number = 2; ; number++) {
    const names = namesWith(`${numbered} ${number}`.trim(), words);
    if (free(names)) return names;
  }
};

const shortOf = (text: string): string => cut(clean(text), 16).trim();

/**
 * Names for a new tournament's sheets. If one of the plain names is taken (case ignored), the whole set takes the
 * event's name in front, and a number if that is taken too. Only a match of two teams needs the sheet of that name.
 */
export const sheetNames = (
  words: SheetWords,
  event: string,
  taken: readonly string[],
  isMatch = false,
): SheetNames => {
  const short = shortOf(event);
  return firstFree(words, ['', short], short, taken, isMatch);
};

/** The same for a section of an event: all its sheets have the section's name in front, or both if that is taken. */
export const sectionSheetNames = (
  words: SheetWords,
  { event, section }: { readonly event: string; readonly section: string },
  taken: readonly string[],
): SheetNames => {
  const short = shortOf(section);
  const both = `${cut(clean(event), 15 - Math.min(8, short.length)).trim()} ${cut(short, 8).trim()}`;
  return firstFree(words, [short, both], both, taken, false);
};
