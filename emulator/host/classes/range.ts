import { area, type Area } from '../../../src/grid/cell';
import {
  copyFormulas,
  fullAddress,
  getFormulas,
  getNumberFormat,
  getValues,
  getValueTypes,
  merge,
  mergedAreas,
  select,
  getColumnHidden,
  setColumnHidden,
  setFormulas,
  setNumberFormat,
  setRowHidden,
  setValues,
  usedRange,
  type Book,
} from '../../model';
import { boundingArea, intersection, onSheet, spansColumns, spansRows } from '../../model/address';
import { internalError, invalid, refuse } from '../../model/error';
import type { Ref } from '../../model/state';
import { type HostContext, type RangeObject, row, type AreasObject } from '../row';
import { refOf } from './kept';
import {
  getCellProperties,
  setCellProperties,
  type CellProperties,
  type WantedOfCells,
  getRowProperties,
  type Wanted,
} from './cellProperties';

type RangeArgument = RangeObject | string;

/** More merged areas than these are not told (Excel.Range.getMergedAreasOrNullObject). */
const MOST_MERGED = 512;

const lacks = (what: string): never => refuse('NotImplemented', `The emulated host has no ${what}.`);

const at = (ref: Ref, where: Area): RangeObject => ({ ref: { sheet: ref.sheet, area: onSheet(where) } });

const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : invalid();

const sized = (ref: Ref, rows: number, columns: number): RangeObject =>
  rows < 1 || columns < 1 ? invalid() : at(ref, area(ref.area.row, ref.area.column, rows, columns));

const usedWithin = (book: Book, ref: Ref, valuesOnly: boolean | undefined): RangeObject | null => {
  const used = usedRange(book, ref.sheet, valuesOnly, ref.area);
  const shared = used && intersection(ref.area, used.area);
  return shared && at(ref, shared);
};

const last = ({ row: top, rows }: Area): number => top + rows - 1;

const rowsOf = ({ sheet, area: where }: Ref): Ref[] =>
  Array.from({ length: where.rows }, (_, down) => ({
    sheet,
    area: area(where.row + down, where.column, 1, where.columns),
  }));

/** Ranges. */
export const rangeRow = row<HostContext, RangeObject>({
  type: 'Range',
  kept: true,
  get: {
    Address: ({ book }, { ref }) => fullAddress(book, ref),
    RowIndex: (_, { ref }) => ref.area.row,
    ColumnIndex: (_, { ref }) => ref.area.column,
    RowCount: (_, { ref }) => ref.area.rows,
    ColumnCount: (_, { ref }) => ref.area.columns,
    Values: ({ book }, { ref }) => getValues(book, ref),
    Formulas: ({ book }, { ref }) => getFormulas(book, ref),
    ValueTypes: ({ book }, { ref }) => getValueTypes(book, ref),
    NumberFormat: ({ book }, { ref }) => getNumberFormat(book, ref),
    ColumnHidden: ({ book }, { ref }) => getColumnHidden(book, ref),
  },
  set: {
    Values: ({ book }, { ref }, values: never) => setValues(book, ref, values),
    Formulas: ({ book }, { ref }, formulas: never) => setFormulas(book, ref, formulas),
    NumberFormat: ({ book }, { ref }, formats: never) => setNumberFormat(book, ref, formats),
    RowHidden: ({ book }, { ref }, hidden: boolean) => setRowHidden(book, ref, hidden),
    ColumnHidden: ({ book }, { ref }, hidden: boolean) => setColumnHidden(book, ref, hidden),
  },
  navigate: {
    Format: (_, it) => it,
    Worksheet: (_, { ref }) => ref.sheet,
    ConditionalFormats: (_, it) => it,
    DataValidation: (_, it) => it,
  },
  call: {
    // The client itself asks for these two when it writes more than 1,500 cells in pieces.
    GetRow: (_, { ref }, index: number) =>
      whole(index) < 0 || index >= ref.area.rows
        ? invalid()
        : at(ref, area(ref.area.row + index, ref.area.column, 1, ref.area.columns)),
    GetBoundingRect: ({ book }, { ref }, other: RangeArgument) => {
      const { sheet, area: where } = refOf(book, ref.sheet, other);
      return sheet === ref.sheet ? at(ref, boundingArea(ref.area, where)) : invalid();
    },
    GetCell: (_, { ref: { sheet, area: where } }, down: number, across: number) =>
      at({ sheet, area: where }, area(where.row + whole(down), where.column + whole(across), 1, 1)),
    GetLastRow: (_, { ref }) => at(ref, area(last(ref.area), ref.area.column, 1, ref.area.columns)),
    GetResizedRange: (_, { ref }, down: number, across: number) =>
      sized(ref, ref.area.rows + whole(down), ref.area.columns + whole(across)),
    GetRowsBelow: (_, { ref }, count = 1) =>
      at(ref, area(last(ref.area) + 1, ref.area.column, whole(count), ref.area.columns)),
    GetUsedRangeOrNullObject: ({ book }, { ref }, valuesOnly: boolean | undefined) =>
      usedWithin(book, ref, valuesOnly),
    GetMergedAreasOrNullObject: ({ book, quirks }, { ref }) => {
      const found = mergedAreas(book, ref).map((where) => at(ref, where));
      if (found.length > 0 && quirks.mergesClearUndo) book.undoStands = false;
      if (found.length > MOST_MERGED) internalError();
      return found.length === 0 ? null : { ranges: found };
    },
    Merge: ({ book }, { ref }, across: boolean | undefined) =>
      across === true ? lacks('Range.merge across rows') : merge(book, ref),
    Select: ({ book }, { ref }) => select(book, ref),
    CopyFrom: (
      { book },
      { ref },
      source: RangeArgument,
      type: string | undefined,
      skipBlanks: boolean | undefined,
      transpose: boolean | undefined,
    ) =>
      type === 'Formulas' && skipBlanks !== true && transpose !== true
        ? copyFormulas(book, ref, refOf(book, ref.sheet, source))
        : lacks('Range.copyFrom of anything but formulas'),
    GetCellProperties: ({ book }, { ref }, wanted: WantedOfCells) => getCellProperties(book, ref, wanted),
    SetCellProperties: ({ book }, { ref }, cells: CellProperties) => setCellProperties(book, ref, cells),
    GetRowProperties: ({ book }, { ref }, wanted: Wanted) => getRowProperties(book, rowsOf(ref), wanted),
    _ValidateArraySize: (_, { ref }, rows: number, columns: number) =>
      rows === ref.area.rows && columns === ref.area.columns
        ? null
        : refuse(
            'InvalidArgument',
            "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
          ),
  },
});

/** `RangeAreas` and its ranges. */
export const rangeAreasRows = [
  row<HostContext, AreasObject>({
    type: 'RangeAreas',
    kept: true,
    get: {
      Address: ({ book }, it) => it.ranges.map(({ ref }) => fullAddress(book, ref)).join(','),
      AreaCount: (_, it) => it.ranges.length,
    },
    navigate: {
      Format: (_, it) => it,
      Areas: ({ quirks }, it) =>
        quirks.wholeSelectionHangs &&
        it.ranges.some(({ ref: { area } }) => spansColumns(area) && spansRows(area))
          ? internalError()
          : it,
    },
  }),
  row<HostContext, AreasObject>({ type: 'RangeCollection', items: (_, it) => it.ranges }),
];
