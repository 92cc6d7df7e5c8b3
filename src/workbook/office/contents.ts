import type { CellValue } from '../../grid/cell';
import type { Range } from './excel';
import { formulaOf, readValue } from './text';

/** What to load of a range whose cells are compared or taken back. */
export const CELLS = 'values,valueTypes,formulas,numberFormat';

/** A cell as it is compared and taken back. */
export interface Content {
  readonly value: CellValue;
  readonly formula: string | null;
  readonly format: string;
}

/** What a range holds; it has to be loaded with `CELLS`. */
export const contentsOf = ({
  values,
  valueTypes,
  formulas,
  numberFormat,
}: Range): readonly (readonly Content[])[] =>
  (values as unknown[][]).map((row, down) =>
    row.map((value, along) => {
      const formula: unknown = formulas[down]?.[along];
      return {
        value: readValue(value, valueTypes[down]?.[along], formula),
        formula: formulaOf(value, formula),
        format: String(numberFormat[down]?.[along]),
      };
    }),
  );
