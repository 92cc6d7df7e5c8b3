import { present } from '../../core/present';
import type { BookSheet } from './book';
import type { XlsxParts } from './parts';
import { Splices } from './splices';
import { asUtf8 } from './xml';

type Tab = Pick<BookSheet, 'part'>;

/** The views of a sheet stand before its cells. */
const HEAD = 65_536;
const SELECTED = /(<(?:[\w.-]+:)?sheetView\b[^>]*?)(\s+tabSelected\s*=\s*["'](?:1|true)["'])/g;
const VIEW = /<(?:[\w.-]+:)?sheetView\b/;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const headOf = ({ files }: XlsxParts, part: string) => {
  const bytes = asUtf8(files.bytes(part));
  return { bytes, head: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, HEAD)) };
};

/** Two selected tabs are a group, in which typing writes to both: the tabs selected so far are let go. */
export const deselect = (parts: XlsxParts, sheets: readonly Tab[]): void => {
  for (const { part } of sheets) {
    if (!parts.files.has(part)) continue;
    const { bytes, head } = headOf(parts, part);
    const splices = new Splices(bytes);
    const found = [...head.matchAll(SELECTED)];
    for (const { index, 1: before, 2: attribute } of found) {
      const from = bytesOf(head.slice(0, index) + present(before));
      splices.replace(from, from + bytesOf(present(attribute)), '');
    }
    if (found.length > 0) parts.files.splice(part, splices.pieces());
  }
};

/** Selects the tab of the sheet that is open, where no other tab is. */
export const selectOpen = (parts: XlsxParts, sheets: readonly Tab[], { part }: Tab): void => {
  const isSelected = (each: Tab): boolean =>
    parts.files.has(each.part) && headOf(parts, each.part).head.search(SELECTED) >= 0;
  if (!parts.files.has(part) || sheets.some(isSelected)) return;
  const { bytes, head } = headOf(parts, part);
  const view = VIEW.exec(head);
  if (!view) return;
  const splices = new Splices(bytes);
  const at = bytesOf(head.slice(0, view.index) + view[0]);
  splices.replace(at, at, ' tabSelected="1"');
  parts.files.splice(part, splices.pieces());
};
