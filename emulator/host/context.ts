import type { Book, Ref } from '../model';

/** A range that a path leads to. */
export interface RangeObject {
  readonly ref: Ref;
}

/** What the rows of the table work on. */
export interface HostContext {
  readonly book: Book;
  /** Whether the document is open for reading only. */
  readonly readOnly: () => boolean;
}
