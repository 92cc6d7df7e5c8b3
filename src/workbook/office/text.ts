import { entryAt } from '../../core/present';
import { isCellError, type CellValue } from '../../grid/cell';
import type { FormattedCell } from '../../grid/grid';
import type { Range } from './excel';

/** What Excel may take for a formula, in a Text cell too for all that is known; and the apostrophe, which it takes away. */
const IS_TAKEN = /^[=+\-@']/;

/**
 * A value as it has to be handed to Excel so that it arrives as it is: what is typed with a leading apostrophe is text
 * whatever it looks like, and the apostrophe is no part of it (office-js #6687). In a Text cell that is needed only for what
 * could be taken for something else. `null` leaves a cell as it is, so an empty cell is an empty text.
 */
export const typedValue = (value: CellValue, inTextCell: boolean): string | number | boolean => {
  if (value === null || value === '') return '';
  if (typeof value !== 'string') return isCellError(value) ? value.error : value;
  return inTextCell && !IS_TAKEN.test(value) ? value : `'${value}`;
};

/** A value as Excel hands it back. `type` is its `valueTypes`, `formula` what `formulas` holds. */
export const readValue = (value: unknown, type: unknown, formula: unknown): CellValue => {
  if (type === 'Error') return { error: String(value) };
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return null;
  return value === '' && formulaOf(value, formula) === null ? null : value;
};

/** The formula of a cell without `=`, `null` for a constant: a text that only looks like a formula equals its own value. */
export const formulaOf = (value: unknown, formula: unknown): string | null =>
  typeof formula === 'string' && formula.startsWith('=') && formula !== value ? formula.slice(1) : null;

const isText = (format: string | undefined): boolean => format === '@';

/**
 * Writes values with their formats, one of each a cell, so that texts are text and numbers numbers. A number typed into a
 * Text cell would become text: it is written as General first, and the cell made Text afterwards.
 */
export const writeCells = (
  range: Range,
  values: readonly (readonly CellValue[])[],
  formatAt: (row: number, column: number) => string | undefined,
  setFormats: boolean,
): void => {
  const isNumber = (value: CellValue): boolean => typeof value === 'number' || typeof value === 'boolean';
  const formats = values.map((row, down) => row.map((_, along) => formatAt(down, along) ?? 'General'));
  const numbersAsText = values.some((row, down) =>
    row.some((value, along) => isNumber(value) && isText(formats[down]?.[along])),
  );
  if (numbersAsText)
    range.numberFormat = formats.map((row, down) =>
      row.map((format, along) =>
        isText(format) && isNumber(entryAt(entryAt(values, down), along)) ? 'General' : format,
      ),
    );
  else if (setFormats) range.numberFormat = oneForAll(formats);
  range.values = values.map((row, down) =>
    row.map((value, along) => typedValue(value, isText(formats[down]?.[along]))),
  );
  if (numbersAsText) range.numberFormat = oneForAll(formats);
};

/** One format for every cell goes as one: the client takes it where its types ask for an array. */
const oneForAll = (formats: string[][]): string[][] => {
  const first = formats[0]?.[0];
  const same = formats.every((row) => row.every((format) => format === first));
  return same ? (first as unknown as string[][]) : formats;
};

/** What to load of a range whose cells are compared or taken back. */
export const CELLS = 'values,valueTypes,formulas,numberFormat';

/** What a range holds; it has to be loaded with `CELLS`. */
export const contentsOf = ({
  values,
  valueTypes,
  formulas,
  numberFormat,
}: Range): readonly (readonly FormattedCell[])[] =>
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
