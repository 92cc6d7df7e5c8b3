import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { choiceNamed, namesOf, type NamedChoice } from '../../language/choices';
import { criterionNamed } from '../../language/criteria';
import { cellText, type CellValue } from '../../grid/cell';
import { located, type TournamentParts } from '../findTournaments';
import { partName, type NamedPart, type Part } from '../parts';
import type { GridOf } from '../../grid/reference';
import type { SettingKey } from '../tournament/settings';

/** What a tournament is read from, and what was found wrong on the way. */
export interface Source {
  readonly parts: TournamentParts;
  readonly gridOf: GridOf;
  readonly problems: Problem[];
}

export const column = ({ parts, gridOf }: Source, part: NamedPart): readonly CellValue[] => {
  const where = parts.places[part];
  const grid = where && gridOf(where);
  return grid ? grid.values.map((row) => row[0] ?? null) : [];
};

export const setting = (source: Source, key: SettingKey): string =>
  cellText(column(source, key)[0] ?? null).trim();

export const wrong = (
  source: Source,
  part: NamedPart,
  line: number,
  found: CellValue,
  expected: string,
): void => {
  const place = source.parts.places[part];
  source.problems.push(
    place
      ? problem('workbook-cell', located(place, line), { found: cellText(found), expected })
      : problem('workbook-part-missing', { sheet: source.parts.sheet }, { part: partName(part) }),
  );
};

const expectedOf = (most: number): string => (most === Infinity ? '1, 2, 3 …' : `1 … ${most}`);

/** A whole number from 1; for anything else `workbook-cell`, and 1 instead. */
export const whole = (
  source: Source,
  part: NamedPart,
  line: number,
  value: CellValue,
  most = Infinity,
): number => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
  wrong(source, part, line, value, expectedOf(most));
  return 1;
};

/**
 * Reads whole numbers of which each line has its own: `workbook-cell` for the second line with a number, too. What could
 * not be read is nobody's number.
 */
export const wholeOnce = (source: Source, part: NamedPart, most = Infinity) => {
  const taken = new Set<number>();
  return (line: number, value: CellValue): number => {
    const no = whole(source, part, line, value, most);
    if (no !== value) return no;
    if (taken.has(no)) wrong(source, part, line, value, expectedOf(most));
    taken.add(no);
    return no;
  };
};

/** The language of the sheets. */
export const languageIn = (source: Source): string => {
  const typed = setting(source, 'language');
  return choiceNamed('language', typed) ?? (typed || 'en');
};

export const settingNumber = (source: Source, key: SettingKey, most?: number): number =>
  whole(source, key, 0, column(source, key)[0] ?? null, most);

/** The choice in a setting, by name or code; for anything else `workbook-cell`, and the first choice instead. */
export const choice = <T extends string>(
  source: Source,
  key: SettingKey & NamedChoice,
  choices: readonly T[],
): T => {
  const typed = setting(source, key);
  const code = choiceNamed(key, typed);
  const found = choices.find((candidate) => candidate === code);
  if (!found) wrong(source, key, 0, typed, namesOf(key, languageIn(source), choices));
  return found ?? entryAt(choices, 0);
};

/** The criteria of a list, by code. */
export const codesIn = (source: Source, part: Part): readonly string[] =>
  column(source, part)
    .map((value) => criterionNamed(cellText(value)))
    .filter((code) => code !== '');
