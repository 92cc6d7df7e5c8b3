import type { Book, Ref } from '../model';
import { shiftArea, type Edit } from '../model/shift';
import type { Json } from './row';

/** A range that the add-in holds; it follows cells that the add-in inserts and deletes before it. */
export interface RangeObject {
  ref: Ref;
}

/** What the rows of the table work on. */
export interface HostContext {
  readonly book: Book;
  /** Whether the document is open for reading only. */
  readonly readOnly: () => boolean;
  /** `workbook.settings`, by key. */
  readonly settings: Map<string, Json>;
  /** `workbook.customXmlParts`, by id. */
  readonly xmlParts: Map<string, string>;
  /** Lets the ranges that the add-in keeps follow an edit of a sheet; one that was deleted becomes `#REF!`. */
  readonly follow: (sheet: string, edit: Edit) => void;
}

/** Marks a range whose cells were all deleted: no sheet has this id. */
const NOWHERE = '#REF!';

const isRange = (it: unknown): it is RangeObject => typeof it === 'object' && it !== null && 'ref' in it;

const followed = ({ sheet, area }: Ref, edit: Edit): Ref => {
  const moved = shiftArea(area, edit);
  return moved ? { sheet, area: moved } : { sheet: NOWHERE, area };
};

/** Makes the context of a workbook; `kept` gives the objects that the add-in keeps. */
export const createContext = (
  book: Book,
  kept: () => readonly unknown[],
  readOnly: () => boolean,
): HostContext => ({
  book,
  readOnly,
  settings: new Map(),
  xmlParts: new Map(),
  follow: (sheet, edit) => {
    for (const it of kept()) if (isRange(it) && it.ref.sheet === sheet) it.ref = followed(it.ref, edit);
  },
});
