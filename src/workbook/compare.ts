import { present } from '../core/present';
import { problem, type Problem } from '../core/problem';
import { address, isCellError, type CellValue } from '../grid/cell';
import { type CellContent, heldCells, type GridCell } from '../grid/grid';
import { sameFormula } from '../grid/reference';
import type { UnchangedCell, RangeSnapshot } from './port';

/** Whether two cells hold the same; a text of no characters is an empty cell. */
export const sameValue = (one: CellValue, other: CellValue): boolean => {
  if (isCellError(one) || isCellError(other))
    return isCellError(one) && isCellError(other) && one.error === other.error;
  return (one === '' ? null : one) === (other === '' ? null : other);
};

/** Whether a cell holds what a patch expects of it. */
export const isExpected = (
  { expect, expectFormula }: Pick<UnchangedCell, 'expect' | 'expectFormula'>,
  { value, formula }: CellContent,
): boolean => {
  if (typeof expectFormula === 'string') return formula !== null && sameFormula(formula, expectFormula);
  return sameValue(value, expect) && (expectFormula === undefined || formula === null);
};

const shown = (value: CellValue): string | number => {
  if (isCellError(value)) return value.error;
  return typeof value === 'boolean' ? String(value).toUpperCase() : (value ?? '');
};

/** The problem of a cell that does not hold what a patch expects of it. */
export const changedMeanwhile = (
  { sheet, row, column, expect, expectFormula }: UnchangedCell,
  found: CellContent,
): Problem => {
  const [wanted, formula] = [expectFormula ?? null, expectFormula === undefined ? null : found.formula];
  return problem(
    'changed-meanwhile',
    { sheet, cell: address(row, column) },
    {
      expected: wanted === null ? shown(expect) : `=${wanted}`,
      found: formula === null ? shown(found.value) : `=${formula}`,
    },
  );
};

const NOTHING: CellContent = { value: null, formula: null };

const COLUMNS = 16_384;

const keyOf = ({ row, column }: Pick<GridCell, 'row' | 'column'>): number => row * COLUMNS + column;

/** What of a formula depends on other cells is no difference. */
const isSame = (one: CellContent, other: CellContent): boolean =>
  one.formula === other.formula && (one.formula !== null || sameValue(one.value, other.value));

/** `changed-meanwhile` for each cell of a sheet's used range that holds something else than when it was `seen`. */
export const changedSince = (seen: RangeSnapshot, now: RangeSnapshot): readonly Problem[] => {
  const [before, after] = [seen, now].map(
    (grid) => new Map([...heldCells(grid)].map((cell) => [keyOf(cell), cell])),
  ) as [Map<number, GridCell>, Map<number, GridCell>];
  return [...new Map([...before, ...after]).values()]
    .sort((one, other) => one.row - other.row || one.column - other.column)
    .flatMap(({ row, column }) => {
      const [was, is] = [before, after].map((cells) => cells.get(keyOf({ row, column })) ?? NOTHING);
      return isSame(present(was), present(is))
        ? []
        : [changedMeanwhile({ sheet: seen.sheet, row, column, expect: present(was).value }, present(is))];
    });
};
