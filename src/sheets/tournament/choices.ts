import type { Tournament } from '../../core/model';
import { choiceNames, type NamedChoice } from '../../language/choices';
import type { SheetWords } from '../../language/words';
import { withoutWildcards } from '../../grid/escape';
import { fixedCell, quoted, whole, type Place } from '../../grid/reference';
import type { Layout } from '../layout';
import { codesBeside } from '../layout/lists';
import type { SettingKey } from './settings';

/** Settings that are chosen from a list. */
export type Chosen = SettingKey & NamedChoice;

/** The text of a cell, escaped for MATCH. */
const typedIn = (cell: string): string => withoutWildcards(`TRIM(${cell}&"")`);

/** Looks a cell up among names, then codes; `otherwise` if it is neither. */
export const found = (
  cell: string,
  names: string,
  codes: string,
  answer: (match: string) => string,
  otherwise: string,
): string => {
  const typed = typedIn(cell);
  const among = (where: string): string => answer(`MATCH(${typed},${where},0)`);
  return `IFERROR(${among(names)},IFERROR(${among(codes)},${otherwise}))`;
};

/** A list to choose from, and whether its codes differ from its names. */
interface LiveList {
  readonly list: Place;
  readonly hasCodes: boolean;
}

/** The list of a setting, in the game of a tournament. */
export const liveList = (key: Chosen, list: Place, { profile }: Tournament): LiveList => ({
  list,
  hasCodes: Object.entries(choiceNames(key, profile)).some(([code, name]) => code !== name),
});

/** The sentence beside an input cell, or that the typed choice is unknown. */
export const choiceSentence = (
  cell: Place,
  { list, hasCodes }: LiveList,
  sentence: string,
  words: SheetWords,
): string => {
  const own = fixedCell(cell, cell.sheet);
  const names = whole(list, cell.sheet);
  const match = hasCodes
    ? found(own, names, whole(codesBeside(list), cell.sheet), (matched) => matched, '""')
    : `MATCH(${typedIn(own)},${names},0)`;
  return `IF(ISNUMBER(${match}),${quoted(sentence)},${quoted(words.form.unknown)})`;
};

/** A formula on another sheet for whether a setting has a choice, by name or code. */
export const settingIs = (
  layout: Layout,
  key: SettingKey,
  code: string,
  name: string,
  own: string,
): string => {
  const typed = `TRIM(${fixedCell(layout.tournament.setting(key), own)}&"")`;
  const tests = [...new Set([code, name])].map((text) => `${typed}=${quoted(text)}`);
  return tests.length === 1 ? tests.join('') : `OR(${tests.join(',')})`;
};
