import { area, type Area } from '../../../src/grid/cell';
import {
  clear,
  copyFrom,
  deleteCells,
  fullAddress,
  getColumnHidden,
  getFormulas,
  getNumberFormat,
  getRowHidden,
  getText,
  getValues,
  getValueTypes,
  insertCells,
  merge,
  mergedAreas,
  resolveRange,
  select,
  setColumnHidden,
  setFormulas,
  setNumberFormat,
  setRowHidden,
  setValues,
  unmerge,
  usedRange,
  type Book,
} from '../../model';
import {
  boundingArea,
  intersection,
  MAX_COLUMNS,
  MAX_ROWS,
  onSheet,
  spansColumns,
  spansRows,
} from '../../model/address';
import { HostError } from '../../model/error';
import type { Edit } from '../../model/shift';
import type { Ref } from '../../model/state';
import type { HostContext, RangeObject } from '../context';
import { row } from '../row';
import {
  getCellProperties,
  getRowProperties,
  setCellProperties,
  setLineProperties,
  type Properties,
} from './cellProperties';

type RangeArgument = RangeObject | string;

const invalid = (message = 'The argument is invalid or missing or has an incorrect format.'): never => {
  throw new HostError('InvalidArgument', message);
};

/** A range handed over as a proxy or an address. */
const refOf = (book: Book, sheet: string, range: RangeArgument): Ref =>
  typeof range === 'string' ? resolveRange(book, sheet, range) : range.ref;

const at = (ref: Ref, where: Area): RangeObject => ({ ref: { sheet: ref.sheet, area: onSheet(where) } });

const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : invalid();

const sized = (ref: Ref, rows: number, columns: number): RangeObject =>
  rows < 1 || columns < 1 ? invalid() : at(ref, area(ref.area.row, ref.area.column, rows, columns));

const sameSheet = (one: Ref, other: Ref): Ref => (one.sheet === other.sheet ? other : invalid());

const meeting = (one: Ref, other: Ref): RangeObject | null => {
  const shared = one.sheet === other.sheet ? intersection(one.area, other.area) : null;
  return shared && at(one, shared);
};

const usedWithin = (book: Book, ref: Ref, valuesOnly: boolean | undefined): RangeObject | null => {
  const used = usedRange(book, ref.sheet, valuesOnly, ref.area);
  return used && meeting(ref, used);
};

/** How cells move when this range is inserted or deleted: whole rows and columns whatever the direction asked for. */
const editOf = ({ area: where }: Ref, down: boolean, count: 1 | -1): Edit =>
  spansRows(where) || (down && !spansColumns(where))
    ? {
        axis: 'row',
        at: where.row,
        count: count * where.rows,
        from: where.column,
        to: where.column + where.columns - 1,
      }
    : {
        axis: 'column',
        at: where.column,
        count: count * where.columns,
        from: where.row,
        to: where.row + where.rows - 1,
      };

const all = (hidden: (boolean | null)[]): boolean | null => {
  if (hidden.includes(true)) return true;
  return hidden.includes(null) ? null : false;
};

const last = ({ row: top, rows }: Area): number => top + rows - 1;
const lastAcross = ({ column, columns }: Area): number => column + columns - 1;

const rowsOf = ({ sheet, area: where }: Ref): Ref[] =>
  Array.from({ length: where.rows }, (_, down) => ({
    sheet,
    area: area(where.row + down, where.column, 1, where.columns),
  }));

const columnsOf = ({ sheet, area: where }: Ref): Ref[] =>
  Array.from({ length: where.columns }, (_, across) => ({
    sheet,
    area: area(where.row, where.column + across, where.rows, 1),
  }));

/** Ranges. */
export const rangeRow = row<HostContext, RangeObject>({
  type: 'Range',
  kept: true,
  get: {
    Address: ({ book }, { ref }) => fullAddress(book, ref),
    AddressLocal: ({ book }, { ref }) => fullAddress(book, ref),
    CellCount: (_, { ref }) => ref.area.rows * ref.area.columns,
    RowIndex: (_, { ref }) => ref.area.row,
    ColumnIndex: (_, { ref }) => ref.area.column,
    RowCount: (_, { ref }) => ref.area.rows,
    ColumnCount: (_, { ref }) => ref.area.columns,
    IsEntireRow: (_, { ref }) => spansRows(ref.area),
    IsEntireColumn: (_, { ref }) => spansColumns(ref.area),
    Values: ({ book }, { ref }) => getValues(book, ref),
    Formulas: ({ book }, { ref }) => getFormulas(book, ref),
    Text: ({ book }, { ref }) => getText(book, ref),
    ValueTypes: ({ book }, { ref }) => getValueTypes(book, ref),
    NumberFormat: ({ book }, { ref }) => getNumberFormat(book, ref),
    RowHidden: ({ book }, { ref }) => getRowHidden(book, ref),
    ColumnHidden: ({ book }, { ref }) => getColumnHidden(book, ref),
    Hidden: ({ book }, { ref }) => all([getRowHidden(book, ref), getColumnHidden(book, ref)]),
  },
  set: {
    Values: ({ book }, { ref }, values: never) => setValues(book, ref, values),
    Formulas: ({ book }, { ref }, formulas: never) => setFormulas(book, ref, formulas),
    NumberFormat: ({ book }, { ref }, formats: never) => setNumberFormat(book, ref, formats),
    RowHidden: ({ book }, { ref }, hidden: boolean) => setRowHidden(book, ref, hidden),
    ColumnHidden: ({ book }, { ref }, hidden: boolean) => setColumnHidden(book, ref, hidden),
  },
  navigate: {
    Format: (_, it) => ({ ranges: [it] }),
    Worksheet: (_, { ref }) => ref.sheet,
    Sort: (_, it) => it,
    ConditionalFormats: (_, it) => ({ ranges: [it] }),
    DataValidation: (_, it) => ({ ranges: [it] }),
  },
  call: {
    GetCell: (_, { ref }, down: number, across: number) =>
      at(ref, area(ref.area.row + whole(down), ref.area.column + whole(across))),
    GetRow: (_, { ref }, index: number) =>
      whole(index) < 0 || index >= ref.area.rows
        ? invalid()
        : at(ref, area(ref.area.row + index, ref.area.column, 1, ref.area.columns)),
    GetColumn: (_, { ref }, index: number) =>
      whole(index) < 0 || index >= ref.area.columns
        ? invalid()
        : at(ref, area(ref.area.row, ref.area.column + index, ref.area.rows, 1)),
    GetLastCell: (_, { ref }) => at(ref, area(last(ref.area), lastAcross(ref.area))),
    GetLastRow: (_, { ref }) => at(ref, area(last(ref.area), ref.area.column, 1, ref.area.columns)),
    GetLastColumn: (_, { ref }) => at(ref, area(ref.area.row, lastAcross(ref.area), ref.area.rows, 1)),
    GetEntireRow: (_, { ref }) => at(ref, area(ref.area.row, 0, ref.area.rows, MAX_COLUMNS)),
    GetEntireColumn: (_, { ref }) => at(ref, area(0, ref.area.column, MAX_ROWS, ref.area.columns)),
    GetOffsetRange: (_, { ref: { sheet, area: where } }, down: number, across: number) =>
      at(
        { sheet, area: where },
        area(where.row + whole(down), where.column + whole(across), where.rows, where.columns),
      ),
    GetResizedRange: (_, { ref }, down: number, across: number) =>
      sized(ref, ref.area.rows + whole(down), ref.area.columns + whole(across)),
    GetAbsoluteResizedRange: (_, { ref }, rows: number, columns: number) =>
      sized(ref, whole(rows), whole(columns)),
    GetRowsAbove: (_, { ref }, count = 1) =>
      at(ref, area(ref.area.row - whole(count), ref.area.column, count, ref.area.columns)),
    GetRowsBelow: (_, { ref }, count = 1) =>
      at(ref, area(last(ref.area) + 1, ref.area.column, whole(count), ref.area.columns)),
    GetColumnsBefore: (_, { ref }, count = 1) =>
      at(ref, area(ref.area.row, ref.area.column - whole(count), ref.area.rows, count)),
    GetColumnsAfter: (_, { ref }, count = 1) =>
      at(ref, area(ref.area.row, lastAcross(ref.area) + 1, ref.area.rows, whole(count))),
    GetBoundingRect: ({ book }, { ref }, other: RangeArgument) =>
      at(ref, boundingArea(ref.area, sameSheet(ref, refOf(book, ref.sheet, other)).area)),
    GetIntersection: ({ book }, { ref }, other: RangeArgument) =>
      meeting(ref, refOf(book, ref.sheet, other)) ?? notFound(),
    GetUsedRange: ({ book }, { ref }, valuesOnly: boolean | undefined) =>
      usedWithin(book, ref, valuesOnly) ?? at(ref, area(ref.area.row, ref.area.column)),
    GetUsedRangeOrNullObject: ({ book }, { ref }, valuesOnly: boolean | undefined) =>
      usedWithin(book, ref, valuesOnly),
    GetMergedAreasOrNullObject: ({ book }, { ref }) => {
      const found = mergedAreas(book, ref).map((where) => at(ref, where));
      return found.length === 0 ? null : { ranges: found };
    },
    GetTables: (_, it, fullyContained: boolean | undefined) => ({
      range: it,
      fullyContained: fullyContained ?? false,
    }),
    Insert: ({ book, follow }, { ref }, shift: string) => {
      insertCells(book, ref, shift === 'Right' ? 'Right' : 'Down');
      follow(ref.sheet, editOf(ref, shift !== 'Right', 1));
      return { ref };
    },
    Delete: ({ book, follow }, { ref }, shift: string) => {
      deleteCells(book, ref, shift === 'Left' ? 'Left' : 'Up');
      follow(ref.sheet, editOf(ref, shift !== 'Left', -1));
    },
    Clear: ({ book }, { ref }, applyTo: Parameters<typeof clear>[2]) => clear(book, ref, applyTo),
    Merge: ({ book }, { ref }, across: boolean | undefined) => merge(book, ref, across),
    Unmerge: ({ book }, { ref }) => unmerge(book, ref),
    Select: ({ book }, { ref }) => select(book, ref),
    Calculate: ({ book }) => book.calculate(),
    CopyFrom: (
      { book },
      { ref },
      source: RangeArgument,
      type: Parameters<typeof copyFrom>[3],
      skipBlanks: boolean | undefined,
      transpose: boolean | undefined,
    ) => copyFrom(book, ref, refOf(book, ref.sheet, source), type, skipBlanks, transpose),
    SetCellProperties: ({ book }, { ref }, properties: readonly (readonly Properties[])[]) =>
      setCellProperties(book, ref, properties),
    SetRowProperties: ({ book }, { ref }, properties: readonly Properties[]) =>
      setLineProperties(book, rowsOf(ref), properties),
    SetColumnProperties: ({ book }, { ref }, properties: readonly Properties[]) =>
      setLineProperties(book, columnsOf(ref), properties),
    GetCellProperties: ({ book }, { ref }, wanted: Properties) => getCellProperties(book, ref, wanted),
    GetRowProperties: ({ book }, { ref }, wanted: Properties) => getRowProperties(book, rowsOf(ref), wanted),
    _ValidateArraySize: (_, { ref }, rows: number, columns: number) =>
      rows === ref.area.rows && columns === ref.area.columns
        ? null
        : invalid(
            "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
          ),
  },
});

const notFound = (): never => {
  throw new HostError('ItemNotFound', "The requested resource doesn't exist.");
};
