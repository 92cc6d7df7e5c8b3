import { problem, type Problem } from '../core/problem';
import { address, isCellError, type CellValue } from '../sheets/cell';
import type { CellChange, CellSeen, RangeSnapshot } from './port';

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

type Found = Pick<CellSeen, 'expect'> & { readonly formula: string | null };

const foundAt = ({ area, values, formulas }: RangeSnapshot, row: number, column: number): Found => {
  const [down, along] = [row - area.row, column - area.column];
  return { expect: values[down]?.[along] ?? null, formula: formulas[down]?.[along] ?? null };
};

/** What of a formula depends on other cells is no difference. */
const isSame = (one: Found, other: Found): boolean =>
  one.formula === other.formula && (one.formula !== null || sameValue(one.expect, other.expect));

/** `changed-meanwhile` for each cell of a sheet's used range that holds something else than when it was `seen`. */
export const changedSince = (seen: RangeSnapshot, now: RangeSnapshot): readonly Problem[] => {
  const areas = [seen.area, now.area].filter(({ rows }) => rows > 0);
  const [top, left] = [
    Math.min(...areas.map(({ row }) => row)),
    Math.min(...areas.map(({ column }) => column)),
  ];
  const bottom = Math.max(...areas.map(({ row, rows }) => row + rows));
  const right = Math.max(...areas.map(({ column, columns }) => column + columns));
  const problems: Problem[] = [];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const [before, after] = [foundAt(seen, row, column), foundAt(now, row, column)];
      if (isSame(before, after)) continue;
      problems.push(changedMeanwhile({ sheet: seen.sheet, row, column, ...before }, after.expect));
    }
  return problems;
};
