import { WORKBOOK_ORDER, type Book } from './book';
import type { Dialect, Package } from './package';
import { emptyStyles, StyleSheet } from './styles';
import { dropUnusedStyles } from './unusedStyles';
import { child, parsePart, tag } from './xml';
import { Unreadable } from './zip';

/** A workbook's parts, with what its root says of them. */
export interface XlsxParts {
  readonly files: Package;
  /** The workbook part. */
  readonly workbook: string;
  /** The folder of the workbook part, with its slash. */
  readonly folder: string;
  readonly dialect: Dialect;
}

const related = ({ files, workbook }: XlsxParts, type: string): string | undefined =>
  files.relationships(workbook).find((relationship) => relationship.type === type)?.target;

/** The workbook's styles; `save` writes them back if something was added, as a new part if there was none. */
export const stylesOf = (parts: XlsxParts): { readonly sheet: StyleSheet; readonly save: () => void } => {
  const { files, workbook, folder, dialect } = parts;
  const known = related(parts, 'styles');
  if (known !== undefined && files.has(known)) {
    const before = files.text(known);
    const sheet = new StyleSheet(before, known);
    const save = (): void => {
      const after = sheet.text();
      if (after !== before) files.write(known, after);
    };
    return { sheet, save };
  }
  const part = files.freeName(`${folder}styles`, true);
  const sheet = new StyleSheet(emptyStyles(dialect.main), part);
  const save = (): void => {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml';
    files.add(part, type, sheet.text());
    files.relate(workbook, `${dialect.relationships}/styles`, part);
  };
  return { sheet, save };
};

/** Takes away what styles only the sheets had that are gone since `before`. */
export const dropStyles = (parts: XlsxParts, before: Package): void => {
  const part = related(parts, 'styles');
  if (part !== undefined && parts.files.has(part)) dropUnusedStyles(parts.files, before, part);
};

/** The part with the shared strings, if there is one. */
export const sharedStringsPart = (parts: XlsxParts): string | undefined => {
  const part = related(parts, 'sharedStrings');
  return part !== undefined && parts.files.has(part) ? part : undefined;
};

/** The document's title, which somebody has given it under File, Info; empty without one. */
export const titleOf = ({ files }: XlsxParts): string => {
  const part = files.relationships('').find(({ type }) => type === 'core-properties')?.target;
  if (part === undefined || !files.has(part)) return '';
  try {
    return child(parsePart(files.text(part), part), 'title')?.text.trim() ?? '';
  } catch (error) {
    // A list is read whatever its document says of itself.
    if (error instanceof Unreadable) return '';
    throw error;
  }
};

/** After formulas came or went: the calculation chain, which lists them, is dropped; Excel makes it anew. */
export const dropCalculationChain = (parts: XlsxParts): void => {
  const chain = related(parts, 'calcChain');
  if (chain !== undefined) parts.files.remove(chain, parts.workbook);
};

/**
 * Asks Excel to calculate all when it opens the file, unless the organiser chose to calculate by hand. It then asks on
 * closing whether to save, even whoever only looked: so this is for files with values that we could not work out.
 */
export const calculateOnLoad = (parts: XlsxParts, book: Book): void => {
  if (book.manualCalculation) return;
  parts.files.edit(parts.workbook, (edits, root) => {
    const calculation = child(root, 'calcPr');
    if (calculation) edits.setAttributes(calculation, { fullCalcOnLoad: 1 });
    else edits.appendOrdered(root, tag('calcPr', { fullCalcOnLoad: 1 }), 'calcPr', WORKBOOK_ORDER);
  });
};
