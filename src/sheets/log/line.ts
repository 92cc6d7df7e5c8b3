import { isCellError, type CellValue } from '../../grid/cell';
import { LOG } from '../layout';

/** What one line of the Log says. `before` and `after` are the cell's contents as text, empty for an empty cell. */
export interface LogEntry {
  readonly step: number;
  /** As the caller's clock has it, such as `2026-11-20 09:00`. */
  readonly time: string;
  readonly tournament: string;
  /** What was done, as `makeRule` writes it. */
  readonly rule: string;
  /** What was changed, each cell a line: its key, as `makeKey` writes it, or its address. */
  readonly cells: string;
  readonly before: string;
  readonly after: string;
}

/** The cells of a Log line. */
export const makeLogRow = (entry: LogEntry): readonly (string | number)[] => [
  entry.step,
  entry.time,
  entry.tournament,
  entry.rule,
  entry.cells,
  entry.before,
  entry.after,
];

const text = (value: CellValue | undefined): string =>
  value === null || value === undefined ? '' : isCellError(value) ? value.error : String(value);

/** Reads a Log line back; a step that is no number becomes 0. */
export const parseLogRow = (row: readonly CellValue[]): LogEntry => ({
  step: Number(row[LOG.step]) || 0,
  time: text(row[LOG.time]),
  tournament: text(row[LOG.tournament]),
  rule: text(row[LOG.rule]),
  cells: text(row[LOG.cells]),
  before: text(row[LOG.before]),
  after: text(row[LOG.after]),
});
