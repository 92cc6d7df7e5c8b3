import { problem, type Problem } from '../../core/problem';
import { isClassHeading, SECTION_WORDS } from '../../language/headers';
import { plain } from '../../core/names/plain';
import type { CellValue } from '../../grid/cell';
import { viewOf, type View } from '../view';
import type { Columns } from './columns';
import type { ListBounds } from './find';
import { roleOf } from './headers';

/** Whether people write what is in such a column once for all who have it. */
const isOfGroups = (heading: string): boolean =>
  ['club', 'team'].includes(roleOf(heading) ?? '') ||
  isClassHeading(heading) ||
  SECTION_WORDS.includes(plain(heading));

/** Whether each of several different values stands in the first row of a block, with blank cells below it. */
const isInBlocks = (texts: readonly string[]): boolean => {
  const values = texts.filter((text) => text !== '');
  const isBlock = (text: string, at: number): boolean => text === '' || texts[at + 1] === '';
  return (
    values.length > 1 && new Set(values).size === values.length && texts[0] !== '' && texts.every(isBlock)
  );
};

/** A view of a list in which a club, team or class that was written once stands in all rows of its block; `list-blanks-filled` for each such column. */
export const withBlanksFilled = (
  view: View,
  { header }: ListBounds,
  { team, federation, extras }: Columns,
  rows: readonly number[],
): { readonly view: View; readonly warnings: readonly Problem[] } => {
  const columns = [...new Set([team, federation, ...extras.map(({ column }) => column)])].filter(
    (column) => column !== null,
  );
  const filled = columns.filter(
    (column) =>
      header !== null &&
      isOfGroups(view.text(header, column)) &&
      isInBlocks(rows.map((row) => view.text(row, column))),
  );
  if (header === null || filled.length === 0) return { view, warnings: [] };
  const values = view.content.values.map((row) => [...row]);
  for (const column of filled) {
    let above: CellValue = null;
    for (const row of rows) {
      above = view.value(row, column) ?? above;
      const cells = values[row];
      if (cells) cells[column] = above;
    }
  }
  return {
    view: viewOf({ ...view.content, values }),
    warnings: filled.map((column) =>
      problem('list-blanks-filled', view.place(header, column), { heading: view.text(header, column) }),
    ),
  };
};
