import { entryAt } from '../../core/present';
import { longName } from '../../core/names/name';
import { problem, type Problem } from '../../core/problem';
import { isCellError } from '../../grid/cell';
import { plain } from '../../core/names/plain';
import { isBye, NO_WORDS, PLAYING_WORDS } from '../../language/headers';
import { nameCells, type Columns } from './columns';
import { isNameLike } from './content';
import type { ListBounds } from './find';
import { headingAt, isAllHeadings, isNamingRole, roleOf } from './headers';
import { isAbsentTitle, isNaming, isNote, isPartTitle, saysAbsent } from './text';
import { filledColumns, isFilled, span, type View } from '../view';
import { numbersOf } from '../../language/plainText';

/** What a row of the list is. */
export type Line =
  | { readonly kind: 'blank' | 'heading'; readonly row: number }
  | { readonly kind: 'player' | 'note' | 'bye' | 'struck'; readonly row: number; readonly text: string }
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
export const nameIn = (view: View, { name, joint }: Columns, row: number): string =>
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

/** Whether a text counts or reckons and names nobody: `12.5`, `=1+1`. A dash alone stands for nothing. */
const isReckoning = (text: string): boolean => /\d/.test(text) && !isNaming(text);

const cellProblems = ({ view, columns, lastName }: Setting, row: number): readonly Problem[] =>
  columns.name.flatMap((column) => {
    const value = view.value(row, column);
    const place = view.place(row, column);
    if (isCellError(value)) return [problem('name-error-value', place, { error: value.error })];
    const text = view.text(row, column);
    if (text === '' || (row > lastName && view.isFormula(row, column))) return [];
    if (typeof value !== 'string' || isReckoning(text))
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
  const said = (at: number): string => list.columns.map((column) => plain(view.text(at, column))).join('|');
  const isAll = isAllHeadings(view, row, list.columns) || said(row) === said(list.header);
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

/** Whether a column such as `Playing?` says no of somebody. */
const saysNotPlaying = ({ view, list }: Setting, row: number, column: number): boolean =>
  list.header !== null &&
  NO_WORDS.includes(plain(view.text(row, column))) &&
  plain(view.text(list.header, column))
    .split(' ')
    .some((word) => PLAYING_WORDS.includes(word));

/** Whether the whole name has a line through it. */
const isCrossedOut = ({ view, columns }: Setting, row: number): boolean =>
  filledColumns(view, row, columns.name).every((column) => view.struck(row, column));

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
  if (text !== '' && isCrossedOut(setting, row)) return { kind: 'struck', row, text };
  const remark =
    text === ''
      ? undefined
      : typed.find((column) => saysAbsent(view.text(row, column)) || saysNotPlaying(setting, row, column));
  if (remark !== undefined) return { kind: 'absent', row, text, remark };
  const problems = isReckoning(text) && isFooter(setting, row, typed) ? [] : cellProblems(setting, row);
  if (problems.length > 0) return { kind: 'problem', row, problems };
  if (!isNaming(text)) return nameless(setting, row, typed);
  const rated = columns.rating !== null && view.text(row, columns.rating) !== '';
  return { kind: isBye(text) && !rated ? 'bye' : 'player', row, text };
};

/**
 * A single text after a blank row, or with a sum or a telephone number in it, is a note if nearly all players above have more than a name. This does
 * not apply to a range that the organiser chose.
 */
const withoutRemarks = ({ view, list, columns }: Setting, lines: readonly Line[]): readonly Line[] => {
  const besides = (row: number): boolean =>
    list.columns.some((column) => !columns.name.includes(column) && isFilled(view, row, column));
  let [players, furnished, apart] = [0, 0, false];
  return lines.map((line) => {
    if (line.kind === 'blank') apart = true;
    if (line.kind !== 'player') return line;
    if (
      (apart || /[£€$] ?\d|\d{3}|[!?]$/.test(line.text)) &&
      players >= 3 &&
      furnished * 5 >= players * 4 &&
      !besides(line.row)
    )
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
    const isOdd = ['bye', 'heading', 'note', 'absent', 'struck'].includes(line.kind);
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

/** `5, 7–9` for the rows of a sheet (counted from 0) 4, 6, 7, 8. */
export const rowNames = (rows: readonly number[]): string =>
  numbersOf(
    rows.map((row) => row + 1).sort((a, b) => a - b),
    '',
  );
