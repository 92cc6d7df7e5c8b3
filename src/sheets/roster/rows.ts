import { entryAt, present } from '../../core/present';
import { longName } from '../../core/names/name';
import { problem, type Problem } from '../../core/problem';
import { isCellError, type CellValue } from '../../grid/cell';
import { isBye } from '../../language/headers';
import { nameCells, type Columns } from './columns';
import { isNameLike, ordinalOf } from './content';
import type { ListBounds } from './find';
import { headingAt, isAllHeadings, isNamingRole, roleOf } from './headers';
import { isAbsentTitle, isFigure, isNaming, isNote, isPartTitle, textOf, saysAbsent } from './text';
import { filledColumns, isFilled, span, type View } from '../view';
import type { ExtraValue } from '../../core/model';
import { parseRating, ratingProblems, type Rating } from '../../core/ratings/rating';
import { numbersOf } from '../../language/plainText';
import type { RosterEntry } from './model';

/** What a row of the list is. */
export type Line =
  | { readonly kind: 'blank' | 'heading'; readonly row: number }
  | { readonly kind: 'player' | 'note' | 'bye'; readonly row: number; readonly text: string }
  | { readonly kind: 'absent'; readonly row: number; readonly text: string; readonly remark: number }
  | { readonly kind: 'problem'; readonly row: number; readonly problems: readonly Problem[] };

const SHOWN_OF_A_TEXT = 40;

/** What we need to judge rows: which cells are more than a name, and where the last name is. */
interface Setting {
  readonly view: View;
  readonly list: ListBounds;
  readonly columns: Columns;
  readonly others: readonly number[];
  readonly lastName: number;
  readonly mergedNames: boolean;
}

const settingOf = (view: View, list: ListBounds, columns: Columns): Setting => {
  const rows = span(list.body.from, list.body.to);
  const named = rows.filter((row) => columns.name.some((column) => isNameLike(view, row, column)));
  const merged = named.filter((row) => view.spans(row, columns.name[0]) > 1);
  return {
    view,
    list,
    columns,
    others: list.columns.filter((column) => !columns.name.includes(column) && column !== columns.number),
    lastName: named.at(-1) ?? list.body.from - 1,
    mergedNames: merged.length * 2 > named.length,
  };
};

/** The name in a row, its parts joined. */
const nameIn = (view: View, { name, joint }: Columns, row: number): string =>
  name
    .map((column) => view.text(row, column))
    .filter((text) => text !== '')
    .join(joint);

/** The typed cells of a row besides the name. A formula filled down in advance is not data. */
const typedOthers = ({ view, others }: Setting, row: number): readonly number[] =>
  filledColumns(view, row, others).filter((column) => !view.isFormula(row, column));

/** As much of a text as a message tells. */
export const shortened = (text: string): string =>
  text.length > SHOWN_OF_A_TEXT ? `${[...text].slice(0, SHOWN_OF_A_TEXT).join('')}…` : text;

const cellProblems = ({ view, columns, lastName }: Setting, row: number): readonly Problem[] =>
  columns.name.flatMap((column) => {
    const value = view.value(row, column);
    const place = view.place(row, column);
    if (isCellError(value)) return [problem('name-error-value', place, { error: value.error })];
    const text = view.text(row, column);
    if (text === '' || (row > lastName && view.isFormula(row, column))) return [];
    if (typeof value !== 'string' || isFigure(text))
      return [problem('name-not-text', place, { typed: shortened(text) })];
    return longName(text, place);
  });

/** Whether a row below the header has nothing but the second lines of headings, such as `date` below `Birth`. */
const endsHeadings = ({ view, list }: Setting, row: number): boolean =>
  filledColumns(view, row, list.columns).every((column) =>
    headingAt(view, row - 1, column).endsWith(` ${view.text(row, column)}`),
  );

const isHeadingRow = (setting: Setting, row: number): boolean => {
  const { view, list, columns } = setting;
  if (list.header === null) return false;
  const isNaming = isNamingRole(roleOf(view.text(row, columns.name[0])));
  const isAll = isAllHeadings(view, row, list.columns);
  if (row !== list.header + 1) return isAll && isNaming;
  return isNaming || (view.text(row, columns.name[0]) === '' && (isAll || endsHeadings(setting, row)));
};

/** Below the last name: a total, an average, a sentence. */
const isFooter = (setting: Setting, row: number, typed: readonly number[]): boolean => {
  const { view, lastName } = setting;
  if (row < lastName) return false;
  const texts = [...typed, ...(setting.columns.number === null ? [] : [setting.columns.number])]
    .map((column) => view.text(row, column))
    .filter((text) => text !== '');
  const apart = span(lastName + 1, row).some(
    (above) => filledColumns(view, above, setting.list.columns).length === 0,
  );
  return texts.some(isNote) || (apart && texts.length === 1 && isNaming(entryAt(texts, 0)));
};

const nameless = (setting: Setting, row: number, typed: readonly number[]): Line => {
  const { view, columns } = setting;
  const number = columns.number;
  const numberText =
    number !== null && !/^#?\d+[.)]?$/.test(view.text(row, number)) && isFilled(view, row, number);
  if ((typed.length === 0 && !numberText) || isFooter(setting, row, typed)) return { kind: 'blank', row };
  return { kind: 'problem', row, problems: [problem('name-missing', nameCells(view, columns, row))] };
};

const lineOf = (setting: Setting, row: number): Line => {
  const { view, list, columns, mergedNames } = setting;
  const typed = typedOthers(setting, row);
  const text = nameIn(view, columns, row);
  if (isHeadingRow(setting, row)) return { kind: 'heading', row };
  if (
    text !== '' &&
    (isNote(text) ||
      (typed.length === 0 && list.columns.length > columns.name.length && isPartTitle(text)) ||
      (!mergedNames && view.spans(row, columns.name[0]) > columns.name.length))
  )
    return { kind: 'note', row, text: shortened(text) };
  const remark = text === '' ? undefined : typed.find((column) => saysAbsent(view.text(row, column)));
  if (remark !== undefined) return { kind: 'absent', row, text, remark };
  const problems = isFigure(text) && isFooter(setting, row, typed) ? [] : cellProblems(setting, row);
  if (problems.length > 0) return { kind: 'problem', row, problems };
  if (!isNaming(text)) return nameless(setting, row, typed);
  const rated = columns.rating !== null && view.text(row, columns.rating) !== '';
  return { kind: isBye(text) && !rated ? 'bye' : 'player', row, text };
};

/**
 * After a blank row, a single text is a note if nearly all players above have more than a name. This does not apply to a range
 * that the organiser chose.
 */
const withoutRemarks = ({ view, list, columns }: Setting, lines: readonly Line[]): readonly Line[] => {
  const besides = (row: number): boolean =>
    list.columns.some((column) => !columns.name.includes(column) && isFilled(view, row, column));
  let [players, furnished, apart] = [0, 0, false];
  return lines.map((line) => {
    if (line.kind === 'blank') apart = true;
    if (line.kind !== 'player') return line;
    if (apart && players >= 3 && furnished * 5 >= players * 4 && !besides(line.row))
      return { ...line, kind: 'note', text: shortened(line.text) };
    apart = false;
    players += 1;
    furnished += besides(line.row) ? 1 : 0;
    return line;
  });
};

/** Judges every row below the header. */
export const judgeRows = (
  view: View,
  list: ListBounds,
  columns: Columns,
  { chosen, isSure }: { readonly chosen: boolean; readonly isSure: (row: number) => boolean },
): readonly Line[] => {
  const setting = settingOf(view, list, columns);
  const lines = span(list.body.from, list.body.to).map((row): Line => {
    const line = lineOf(setting, row);
    const isOdd = ['bye', 'heading', 'note', 'absent'].includes(line.kind);
    return isOdd && isSure(row) ? { kind: 'player', row, text: nameIn(view, columns, row) } : line;
  });
  const absent = lines.findIndex((line) => line.kind === 'note' && isAbsentTitle(line.text));
  const playing = lines.map((line, at): Line =>
    absent >= 0 && at > absent && line.kind === 'player' && !isSure(line.row)
      ? { ...line, kind: 'note', text: shortened(line.text) }
      : line,
  );
  return chosen ? playing : withoutRemarks(setting, playing);
};

/** A value, or the problem with its cell. */
interface Reading<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}

/** A cell, or the text of its merged area: a club merged down over three players is the club of all three. */
const spread = (view: View, row: number, column: number): CellValue =>
  view.value(row, column) ?? view.spread(row, column);

/** `2 143`, `2.143`, `2,143`, `2'143`. */
const THOUSANDS = /^(\d)[\s.,'’](\d{3})$/;

/** `~1500`, `ca. 1500`. */
const ABOUT = /^(?:[~≈]|ca?\.) ?(\d{3,4})$/i;

/** Removes the thousands separator and the sign of an estimate, which our sheets do not read. */
const withoutMark = (text: string): string | number => {
  const plain = text.replace(THOUSANDS, '$1$2').replace(ABOUT, '$1');
  return plain === text ? text : Number(plain);
};

const readRating = (view: View, row: number, column: number | null): Reading<Rating | undefined> => {
  if (column === null) return { value: undefined, problems: [] };
  const value = spread(view, row, column);
  if (isCellError(value))
    return {
      value: undefined,
      problems: [problem('rating-error-value', view.place(row, column), { error: value.error })],
    };
  const text = textOf(value);
  if (text === '') return { value: undefined, problems: [] };
  const typed = typeof value === 'number' ? value : withoutMark(text);
  return { value: parseRating(typed), problems: ratingProblems(typed, view.place(row, column)) };
};

const readExtra = (view: View, row: number, column: number, heading: string): Reading<ExtraValue> => {
  const value = spread(view, row, column);
  if (isCellError(value))
    return {
      value: null,
      problems: [problem('cell-error-value', view.place(row, column), { error: value.error, heading })],
    };
  return { value: textOf(value) === '' ? null : value, problems: [] };
};

const readText = (view: View, row: number, column: number | null, heading: string): Reading<string> => {
  if (column === null) return { value: '', problems: [] };
  const { value, problems } = readExtra(view, row, column, heading);
  return { value: textOf(value), problems };
};

/** One player's row, with every cell of it that holds an error. `headings` are those of the view's columns. */
export const readEntry = (
  view: View,
  columns: Columns,
  headings: (column: number) => string,
  row: number,
  name: string,
): Reading<RosterEntry> => {
  const rating = readRating(view, row, columns.rating);
  const federation = readText(view, row, columns.federation, headings(columns.federation ?? 0));
  const team = readText(view, row, columns.team, headings(columns.team ?? 0));
  const extras = columns.extras.map(({ column, heading }) => readExtra(view, row, column, heading));
  const number = columns.number === null ? null : ordinalOf(view, row, columns.number);
  const entry: RosterEntry = {
    name,
    ...(rating.value === undefined ? {} : { rating: rating.value }),
    ...(federation.value === '' ? {} : { federation: federation.value }),
    ...(team.value === '' ? {} : { team: team.value }),
    ...(number === null ? {} : { number }),
    extra: extras.map(({ value }) => value),
    row: view.sheetRow(row),
    cell: nameCells(view, columns, row).cell,
  };
  const teamIsExtra = columns.extras.some(({ column }) => column === columns.team);
  const problems = [rating, federation, ...(teamIsExtra ? [] : [team]), ...extras].flatMap(
    (part) => part.problems,
  );
  return { value: entry, problems };
};

/** The number format of a column: that of its first filled cell among these rows. */
export const formatOf = (view: View, rows: readonly number[], column: number): string => {
  const filled = rows.find((row) => view.text(row, column) !== '');
  return filled === undefined ? 'General' : view.format(filled, column);
};

/** `2. Bert`, and in a list of games `2 Bert` as well. */
const NUMBERED = {
  list: /^(\d{1,4})[.)] ?(?=[^\d\s])(.+)$/,
  games: /^#?(\d{1,4})(?:[.)] ?| )(?=[^\d\s])(.+)$/,
};

/** Removes numbers from names such as `2. Bert`, `1. Anna`, if each number from 1 comes once. */
export const withoutNumbering = <T extends { readonly name: string }>(
  entries: readonly T[],
  of: keyof typeof NUMBERED,
): readonly (T & { readonly number?: number })[] => {
  const matches = entries.map(({ name }) => NUMBERED[of].exec(name));
  const numbers = matches.map((match) => Number(match?.[1]));
  const isWhole =
    new Set(numbers).size === numbers.length && numbers.every((n) => n >= 1 && n <= numbers.length);
  if (!isWhole) return entries;
  return entries.map((entry, index) => ({
    ...entry,
    name: entryAt(present(matches[index]), 2),
    number: entryAt(numbers, index),
  }));
};

/** `5, 7–9` for the rows of a sheet (counted from 0) 4, 6, 7, 8. */
export const rowNames = (rows: readonly number[]): string =>
  numbersOf(
    rows.map((row) => row + 1).sort((a, b) => a - b),
    '',
  );
