import { problem, type Problem } from '../core/problem';
import { address, isCellError, type CellValue } from '../sheets/cell';
import type { CellChange } from './port';

/** Whether two cells hold the same; a text of no characters is an empty cell. */
export const sameValue = (one: CellValue, other: CellValue): boolean => {
  if (isCellError(one) || isCellError(other))
    return isCellError(one) && isCellError(other) && one.error === other.error;
  return (one === '' ? null : one) === (other === '' ? null : other);
};

const shown = (value: CellValue): string | number => {
  if (isCellError(value)) return value.error;
  return typeof value === 'boolean' ? String(value).toUpperCase() : (value ?? '');
};

/** The problem of a cell that does not hold what a patch expects of it. */
export const changedMeanwhile = (
  { sheet, row, column, expect }: Omit<CellChange, 'write'>,
  found: CellValue,
): Problem =>
  problem(
    'changed-meanwhile',
    { sheet, cell: address(row, column) },
    { expected: shown(expect), found: shown(found) },
  );
