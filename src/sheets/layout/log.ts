import type { Area } from '../../grid/cell';

/** The columns of the Log: what people read, then what steps are taken back from. */
export const LOG = {
  time: 0,
  said: 1,
  step: 2,
  tournament: 3,
  rule: 4,
  cells: 5,
  before: 6,
  after: 7,
  count: 8,
} as const;

/** Where a Log has what; `said` is `null` in one of the former version, which had no sentences. */
export type LogColumns = Readonly<Record<Exclude<keyof typeof LOG, 'said'>, number>> & {
  readonly said: number | null;
};

/** The columns that the Log had in workbooks of the former version. */
export const FORMER_LOG = {
  step: 0,
  time: 1,
  tournament: 2,
  rule: 3,
  cells: 4,
  before: 5,
  after: 6,
  said: null,
  count: 7,
} as const satisfies LogColumns;

/** The columns of a Log that stands in so wide an area. */
export const logColumns = (area: Pick<Area, 'columns'> | undefined): LogColumns =>
  area !== undefined && area.columns < LOG.count ? FORMER_LOG : LOG;
