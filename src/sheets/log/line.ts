import { isCellError, type CellValue } from '../../grid/cell';
import { LOG, type LogColumns } from '../layout/log';

/** What one line of the Log says. `before` and `after` are the cell's contents as text, empty for an empty cell. */
export interface LogEntry {
  readonly step: number;
  /** As the caller's clock has it, such as `2026-11-20 09:00`. */
  readonly time: string;
  /** What happened, in a sentence; absent where none was written. */
  readonly said?: string;
  readonly tournament: string;
  /** What was done, as `makeRule` writes it. */
  readonly rule: string;
  /** What was changed, each cell a line: its key, as `makeKey` writes it, or its address. */
  readonly cells: string;
  readonly before: string;
  readonly after: string;
}

const PARTS = ['step', 'time', 'said', 'tournament', 'rule', 'cells', 'before', 'after'] as const;

/** The cells of a Log line, in the columns that its Log has. */
export const makeLogRow = (
  { said = '', ...entry }: LogEntry,
  columns: LogColumns = LOG,
): readonly (string | number)[] => {
  const row: (string | number)[] = Array.from({ length: columns.count }, () => '');
  for (const part of PARTS) {
    const column = columns[part];
    if (column !== null) row[column] = part === 'said' ? said : entry[part];
  }
  return row;
};

const text = (value: CellValue | undefined): string =>
  value === null || value === undefined ? '' : isCellError(value) ? value.error : String(value);

/** Reads a Log line back; a step that is no number becomes 0. */
export const parseLogRow = (row: readonly CellValue[], columns: LogColumns = LOG): LogEntry => {
  const said = columns.said === null ? '' : text(row[columns.said]);
  return {
    step: Number(row[columns.step]) || 0,
    time: text(row[columns.time]),
    ...(said === '' ? {} : { said }),
    tournament: text(row[columns.tournament]),
    rule: text(row[columns.rule]),
    cells: text(row[columns.cells]),
    before: text(row[columns.before]),
    after: text(row[columns.after]),
  };
};
