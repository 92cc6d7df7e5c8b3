/** What the projector page says: that it can be sent a view, and that it shall be closed. */
const PROJECTOR_MESSAGES = ['ready', 'leave'] as const;

export type ProjectorMessage = (typeof PROJECTOR_MESSAGES)[number];

/** How the page finds who opened it; it stands in its address as `by`. */
export type OpenedBy = 'office' | 'window';

/** Whether something that arrived is a message of the projector page. */
export const isProjectorMessage = (data: unknown): data is ProjectorMessage =>
  PROJECTOR_MESSAGES.some((message) => message === data);

/** What may stand in a column. */
export const COLUMN_KINDS = ['board', 'left', 'result', 'right', 'place', 'name', 'points'] as const;

/** A column of texts under a heading. White's names, results and points are bold. */
export interface ShownColumn {
  readonly kind: (typeof COLUMN_KINDS)[number];
  readonly heading: string;
  readonly isBold: boolean;
}

/** The games of a round, or the standings, as people in the room see them. */
export interface ShownTable {
  readonly of: 'round' | 'standings';
  readonly title: string;
  readonly columns: readonly ShownColumn[];
  /** A text for each column. */
  readonly lines: readonly (readonly string[])[];
  /** A sentence below it, or an empty text. */
  readonly note: string;
}

/** All that the projector shows, in texts that need nothing more. */
export interface ProjectorView {
  readonly event: string;
  readonly progress: string;
  readonly tables: readonly ShownTable[];
}
