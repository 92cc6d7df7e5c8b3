import { cellText, type CellValue } from '../../grid/cell';
import { LOG } from '../layout/log';

/** What one line of the Log says. `before` and `after` are the cell's contents as text, empty for an empty cell. */
export interface LogEntry {
  readonly step: number;
  /** By the caller's clock, such as `2026-11-20 09:00`. */
  readonly time: string;
  /** What happened, in a sentence; absent where none was written. */
  readonly said?: string;
  readonly tournament: string;
  /** What was done (`makeRule`). */
  readonly rule: string;
  /** The changed cells, one per line: the key of each (`makeKey`), or its address. */
  readonly cells: string;
  readonly before: string;
  readonly after: string;
}

const PARTS = ['step', 'time', 'said', 'tournament', 'rule', 'cells', 'before', 'after'] as const;

/** The cells of a Log line. */
export const makeLogRow = ({ said = '', ...entry }: LogEntry): readonly (string | number)[] => {
  const row: (string | number)[] = Array.from({ length: LOG.count }, () => '');
  for (const part of PARTS) row[LOG[part]] = part === 'said' ? said : entry[part];
  return row;
};

/** Reads a line back. A step that is not a number becomes 0. */
export const parseLogRow = (row: readonly CellValue[]): LogEntry => {
  const said = cellText(row[LOG.said]);
  return {
    step: Number(row[LOG.step]) || 0,
    time: cellText(row[LOG.time]),
    ...(said === '' ? {} : { said }),
    tournament: cellText(row[LOG.tournament]),
    rule: cellText(row[LOG.rule]),
    cells: cellText(row[LOG.cells]),
    before: cellText(row[LOG.before]),
    after: cellText(row[LOG.after]),
  };
};
