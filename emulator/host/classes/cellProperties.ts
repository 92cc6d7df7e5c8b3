import { area } from '../../../src/grid/cell';
import { getFormat, type Book } from '../../model';
import { HostError } from '../../model/error';
import type { Ref } from '../../model/state';

/** Properties of cells that are asked for with `true`, in the nesting of the API: `format.font.bold`. */
export interface WantedOfCells {
  readonly [property: string]: boolean | undefined | WantedOfCells;
}

/** The paths of what is asked for; those that are `false` or missing are not. */
const pathsOf = (wanted: WantedOfCells, before = ''): readonly string[] =>
  Object.entries(wanted).flatMap(([name, each]) =>
    typeof each === 'object' ? pathsOf(each, `${before}${name}/`) : each === true ? [before + name] : [],
  );

/** For each cell of a range the properties that are asked for; NotImplemented of any but bold. */
export const getCellProperties = (
  book: Book,
  { sheet, area: where }: Ref,
  wanted: WantedOfCells,
): Record<string, unknown>[][] => {
  const paths = pathsOf(wanted);
  const lacking = paths.find((path) => path !== 'format/font/bold');
  if (lacking !== undefined)
    throw new HostError('NotImplemented', `The emulated host has no Range.getCellProperties of ${lacking}.`);
  const boldAt = (row: number, column: number) =>
    getFormat(book, { sheet, area: area(row, column) }, 'font/bold');
  return Array.from({ length: where.rows }, (_, down) =>
    Array.from({ length: where.columns }, (_, across) =>
      paths.length === 0
        ? {}
        : { format: { font: { bold: boldAt(where.row + down, where.column + across) } } },
    ),
  );
};
