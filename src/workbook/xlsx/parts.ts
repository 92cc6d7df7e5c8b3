import { WORKBOOK_ORDER, type Book, type BookSheet } from './book';
import type { Dialect, Package } from './package';
import { emptyStyles, StyleSheet } from './styles';
import { child, tag, asUtf8 } from './xml';
import { Unreadable } from './zip';
import { present } from '../../core/present';
import { bytewise, Splices } from './splice';

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
    const sheet = new StyleSheet(before, known, files.root(known));
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
    return child(files.root(part), 'title')?.text.trim() ?? '';
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

/** The views of a sheet stand before its cells. */
const HEAD = 65_536;
const SELECTED = /(<(?:[\w.-]+:)?sheetView\b[^>]*?\stabSelected\s*=\s*)("(?:1|true)"|'(?:1|true|0)')/g;

/** In single quotes, which programs do not write: so the sheet is known that was selected before ours were made. */
const LET_GO = "'0'";

interface View {
  /** Where the value of its `tabSelected` stands among the bytes of the part, and what it says, with its quotes. */
  readonly from: number;
  readonly value: string;
}

const viewsOf = (bytes: Uint8Array): readonly View[] => {
  const head = bytewise(bytes.subarray(0, HEAD));
  return [...head.matchAll(SELECTED)].map(({ index, 1: before, 2: value }) => ({
    from: index + present(before).length,
    value: present(value),
  }));
};

/** Lets go what is selected of a sheet, or selects again what was let go. */
const select = ({ files }: XlsxParts, part: string, isSelected: boolean): void => {
  if (!files.has(part)) return;
  const bytes = asUtf8(files.bytes(part));
  const views = viewsOf(bytes).filter(({ value }) => (value === LET_GO) === isSelected);
  if (views.length === 0) return;
  const splices = new Splices(bytes);
  for (const { from, value } of views)
    splices.replace(from, from + value.length, isSelected ? '"1"' : LET_GO);
  files.splice(part, splices.pieces());
};

/** Two selected tabs are a group, in which typing writes to both: those selected so far are let go. */
export const deselectAll = (parts: XlsxParts, sheets: readonly BookSheet[]): void => {
  for (const { part } of sheets) select(parts, part, false);
};

/** The last sheet that was let go when ours were made, as far as the file still tells. */
export const deselected = ({ files }: XlsxParts, sheets: readonly BookSheet[]): BookSheet | undefined =>
  [...sheets]
    .reverse()
    .find(
      ({ part }) =>
        files.has(part) && viewsOf(asUtf8(files.bytes(part))).some(({ value }) => value === LET_GO),
    );

/** Selects a sheet that was let go again. */
export const reselect = (parts: XlsxParts, { part }: BookSheet): void => select(parts, part, true);
