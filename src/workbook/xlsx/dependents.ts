import { mentions } from '../../grid/mentions';
import { readTables, type Book } from './book';
import type { XlsxParts } from './parts';
import { partFormulas } from './formulas';

/** Sheets between two others, which a formula names by the first and the last: ours may be among them. */
const SEVERAL_SHEETS = /'[^']*:[^']*'!|[^\s'"!(),;]:[^\s'"!(),;]*!/;

/** Names of the organiser's that lead to any of these sheets or tables, in lower case, also by way of each other. */
const namesLeadingTo = (
  { names }: Book,
  sheets: ReadonlySet<string>,
  tables: ReadonlySet<string>,
): ReadonlySet<string> => {
  const leading = new Set<string>();
  const left = names.filter(({ name }) => !name.startsWith('Roundabout_'));
  for (let before = -1; before < leading.size;) {
    before = leading.size;
    for (const { name, refersTo } of left)
      if (mentions(refersTo, sheets, new Set([...tables, ...leading]))) leading.add(name.toLowerCase());
  }
  return leading;
};

/**
 * Whether a formula on any other sheet of the workbook may depend on ours (`own`, names in lower case): what it shows is
 * then not known before a program calculates.
 */
export const hasDependents = ({ files }: XlsxParts, book: Book, own: ReadonlySet<string>): boolean => {
  const isOwn = (sheet: string): boolean => own.has(sheet.toLowerCase());
  const tables = new Set(
    readTables(files, book.sheets)
      .filter(({ sheet }) => isOwn(sheet))
      .map(({ name }) => name.toLowerCase()),
  );
  const words = new Set([...tables, ...namesLeadingTo(book, own, tables)]);
  return book.sheets
    .filter(({ name, part }) => !isOwn(name) && files.has(part))
    .some(({ part }) =>
      partFormulas(files.text(part)).some(
        (formula) => SEVERAL_SHEETS.test(formula) || mentions(formula, own, words),
      ),
    );
};
