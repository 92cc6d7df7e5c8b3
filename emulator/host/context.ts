import type { Book, Ref } from '../model';
import type { Quirks } from './quirks';

/** A range that a path leads to. */
export interface RangeObject {
  readonly ref: Ref;
}

/** One or more ranges of one sheet. */
export interface AreasObject {
  readonly ranges: readonly RangeObject[];
}

/** What the rows of the table work on. */
export interface HostContext {
  readonly book: Book;
  /** What this build does against the documentation. */
  readonly quirks: Quirks;
  /** Whether the document is open for reading only. */
  readonly readOnly: () => boolean;
}
