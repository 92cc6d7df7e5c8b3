import { formulaAt, formulaTemplate, type Template } from '../../grid/formula/template';
import { finding, instead, spotAt, type Finding, type Spot } from './finding';

/** The two ways in which formulas run: down a column, along a row. */
const WAYS = [
  [1, 0],
  [0, 1],
] as const;

const templateAt = (spot: Spot | null): Template | null =>
  spot === null || spot.formula === null ? null : formulaTemplate(spot.formula, spot.row, spot.column);

const keyAt = (spot: Spot | null): string | null => templateAt(spot)?.key ?? null;

/**
 * The formula that a cell would hold if it went on as the cells before and behind it do; `null` unless both have the same one,
 * and one of them is no chance: the run is three formulas long at least, with others of it on either side.
 */
const runningThrough = ({ grid, row, column }: Spot, [down, along]: (typeof WAYS)[number]): string | null => {
  const at = (steps: number): Spot | null => spotAt(grid, row + steps * down, column + steps * along);
  const before = templateAt(at(-1));
  if (before === null || before.key !== keyAt(at(1))) return null;
  if (keyAt(at(-2)) !== before.key && keyAt(at(2)) !== before.key) return null;
  return formulaAt(before, row, column);
};

/** Of the filled cells of a sheet: `formula-typed-over` for each value that stands in the midst of a run of formulas, with the formula that belongs there. */
export const typedOver = (filled: readonly Spot[]): readonly Finding[] => {
  if (filled.every(({ formula }) => formula === null)) return [];
  return filled
    .filter(({ formula, value }) => formula === null && value !== null)
    .flatMap((spot) => {
      const formulas = new Set(WAYS.flatMap((way) => runningThrough(spot, way) ?? []));
      const cures = [...formulas].map((formula) => ({
        shown: `=${formula}`,
        cells: [instead(spot, { value: null, formula })],
      }));
      if (cures.length === 0) return [];
      return [
        finding(
          'formula-typed-over',
          spot,
          { typed: String(spot.value), formula: cures[0]?.shown ?? '' },
          cures,
        ),
      ];
    });
};
