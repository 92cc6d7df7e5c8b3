import { largest } from '../core/extremes';
import { firstFree, freeAmong } from '../core/names/free';
import type { SheetWords } from '../language/words';
import type { SheetNames } from './layout';
import { namesNothing } from './roster/headers';

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

/** Whether a text is the name of a sheet as it is. */
export const isSheetName = (text: string): boolean =>
  text.length <= MOST_UNITS && clean(text) === text && !/^'|'$/.test(text);

const prefixed = (prefix: string, name: string): string => {
  const room = MOST_UNITS - name.length - 1;
  const front = cut(prefix, room).replace(/^'+/, '').trim();
  return front === '' ? name : `${front} ${name}`;
};

type Named<Role extends string> = Readonly<Record<Role, string>>;

/** At most 16 units of a text, or fewer, up to the end of a word where that leaves four. */
const shortOf = (text: string, units = 16): string => {
  const whole = clean(text);
  const end = whole.length > units ? whole.slice(0, units + 1).lastIndexOf(' ') : -1;
  return cut(whole, end >= 4 ? end : units).trim();
};

/** A text in front of all names of sheets, cut so that it has room before each. */
const frontOf = (text: string, plain: Named<string>): string =>
  shortOf(text, Math.min(16, MOST_UNITS - 1 - largest(Object.values(plain).map(({ length }) => length))));

/** The names of sheets behind the first of some fronts, and then of numbered ones, under which those of `roles` are free. */
const namesBehind = <Role extends string>(
  plain: Named<Role>,
  fronts: readonly string[],
  numbered: string,
  taken: readonly string[],
  roles: readonly NoInfer<Role>[],
): Named<Role> => {
  const isFree = freeAmong(taken);
  const areFree = (names: Named<Role>): boolean => roles.every((role) => isFree(names[role]));
  const behind = (front: string): Named<Role> =>
    Object.fromEntries(
      Object.entries<string>(plain).map(([role, name]) => [role, prefixed(front, name)]),
    ) as Named<Role>;
  const named = fronts.map(behind).find(areFree);
  return named ?? firstFree(2, (number) => behind(`${numbered} ${number}`.trim()), areFree);
};

/** Names that say no more of an event than that it is one, with or without a number. */
const GENERAL = /^(class|tournament) ?\d*$/iu;

/** Whether an event is called as any list may be, or as one of the sheets. */
const isGeneral = (event: string, plain: Named<string>): boolean =>
  namesNothing(event) ||
  GENERAL.test(event.trim()) ||
  Object.values(plain).some((name) => name.toLowerCase() === event.trim().toLowerCase());

/** The plain names of sheets, those of `roles` that are taken with the first number with which all are free. */
const firstNumbered = <Role extends string>(
  plain: Named<Role>,
  taken: readonly string[],
  roles: readonly string[],
): Named<Role> => {
  const isFree = freeAmong(taken);
  const entries = Object.entries<string>(plain);
  const clashing = entries.filter(([role, name]) => roles.includes(role) && !isFree(name));
  const numbered = firstFree(
    2,
    (number) => clashing.map(([role, name]) => [role, `${name} ${number}`] as const),
    (names) => names.every(([, name]) => isFree(name)),
  );
  return { ...plain, ...Object.fromEntries(numbered) };
};

/**
 * The plain names of sheets if those of `roles` are free (case ignored), else all with the event's name in front, and a number
 * if that is taken too. Where the event's name says nothing, such as `Players`, those that are taken have a number behind.
 */
export const freeNames = <Role extends string>(
  plain: Named<Role>,
  event: string,
  taken: readonly string[],
  roles: readonly NoInfer<Role>[],
): Named<Role> => {
  const front = frontOf(event, plain);
  return isGeneral(event, plain)
    ? firstNumbered(plain, taken, roles)
    : namesBehind(plain, ['', front], front, taken, roles);
};

const plainNames = (words: SheetWords): Omit<SheetNames, 'liveHandouts'> => {
  const { pairings, standings, crosstable, players, tournament, log, calculation, lists } = words;
  const [round, match, sections] = [words.roundSheet.sheet, words.match.sheet, words.sectionSheets.sheet];
  const results = { pairings, round, standings, crosstable, players };
  return { ...results, tournament, log, calculation, lists, match, sections };
};

/**
 * Names for a new tournament's sheets, as in `freeNames`. Of the sheets that not every tournament has, only `more` is needed.
 */
export const sheetNames = (
  words: SheetWords,
  event: string,
  taken: readonly string[],
  more: readonly ('match' | 'sections')[] = [],
): SheetNames => freeNames(plainNames(words), event, taken, [...ROLES, ...more]);

/** Free names for a section of an event: all its sheets have the section's name in front, or both if that is taken. */
export const freeSectionNames = <Role extends string>(
  plain: Named<Role>,
  { event, section }: { readonly event: string; readonly section: string },
  taken: readonly string[],
  roles: readonly NoInfer<Role>[],
): Named<Role> => {
  const short = frontOf(section, plain);
  const both = `${cut(clean(event), 15 - Math.min(8, short.length)).trim()} ${cut(short, 8).trim()}`;
  return namesBehind(plain, [short, both], both, taken, roles);
};

/** The name of a sheet with that of its section in front. */
export const inSection = (section: string, name: string): string => prefixed(shortOf(section), name);

/** Names for the sheets of a tournament that is a section. */
export const sectionSheetNames = (
  words: SheetWords,
  named: { readonly event: string; readonly section: string },
  taken: readonly string[],
): SheetNames => freeSectionNames(plainNames(words), named, taken, ROLES);
