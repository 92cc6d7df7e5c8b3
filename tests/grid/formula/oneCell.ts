import { calculate } from '../../../src/grid/formula/calculate';
import { area, isCellError, type CellValue } from '../../../src/grid/cell';

/** What a formula in H1 beside a small grid comes to; an error is its text. */
export const oneCell = (formula: string, grid: readonly (readonly CellValue[])[] = []): CellValue => {
  const rows = Math.max(1, grid.length);
  const columns = Math.max(1, ...grid.map((row) => row.length));
  const value = calculate([
    {
      name: 'Sheet',
      blocks: [
        { kind: 'values', area: area(0, 0, rows, columns), values: grid },
        { kind: 'formula', area: area(0, 7), formula, format: '0' },
      ],
    },
  ])('Sheet', 0, 7);
  return isCellError(value) ? value.error : value;
};
