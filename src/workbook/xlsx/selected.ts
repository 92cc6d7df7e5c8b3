import { present } from '../../core/present';
import type { BookSheet } from './book';
import type { XlsxParts } from './parts';
import { Splices } from './splice';
import { asUtf8 } from './xml';

/** The views of a sheet stand before its cells. */
const HEAD = 65_536;
const SELECTED = /(<(?:[\w.-]+:)?sheetView\b[^>]*?\stabSelected\s*=\s*)("(?:1|true)"|'(?:1|true|0)')/g;

/** In single quotes, which programs do not write: so the sheet is known that was selected before ours were made. */
const LET_GO = "'0'";

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

interface View {
  /** Where the value of its `tabSelected` stands among the bytes of the part, and what it says, with its quotes. */
  readonly from: number;
  readonly value: string;
}

const viewsOf = (bytes: Uint8Array): readonly View[] => {
  const head = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, HEAD));
  return [...head.matchAll(SELECTED)].map(({ index, 1: before, 2: value }) => ({
    from: bytesOf(head.slice(0, index) + present(before)),
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
