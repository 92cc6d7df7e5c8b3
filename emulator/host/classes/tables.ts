import {
  addColumn,
  addRows,
  addTable,
  allTables,
  bodyRange,
  columnRange,
  convertToRange,
  deleteColumn,
  deleteRows,
  deleteTable,
  getTable,
  getValues,
  renameTable,
  renameTableColumn,
  resizeTable,
  resolveRange,
  setTableStyle,
  tableSheet,
  wholeTable,
  type Book,
} from '../../model';
import { area } from '../../../src/grid/cell';
import { HostError } from '../../model/error';
import type { HostValue, Ref, TableColumnState } from '../../model/state';
import { type HostContext, type RangeObject, row } from '../row';

/** Tables of the workbook (`sheet` null) or of a sheet. */
interface Scope {
  readonly sheet: string | null;
}

interface ColumnObject {
  readonly table: string;
  readonly column: number;
}

interface RowObject {
  readonly table: string;
  readonly index: number;
}

const missing = (): never => {
  throw new HostError('ItemNotFound', "The requested resource doesn't exist.");
};

const columnOf = (book: Book, { table, column }: ColumnObject): TableColumnState =>
  getTable(book, table).columns.find(({ id }) => id === column) ?? missing();

const indexOf = (book: Book, it: ColumnObject): number =>
  getTable(book, it.table).columns.indexOf(columnOf(book, it));

const columnNamed = (book: Book, id: string, key: string): ColumnObject => {
  const found = getTable(book, id).columns.find(
    (column) => String(column.id) === key || column.name.toLowerCase() === key.toLowerCase(),
  );
  return { table: id, column: (found ?? missing()).id };
};

const bodyRow = (book: Book, { table, index }: RowObject): Ref => {
  const { sheet, area: where } = bodyRange(book, getTable(book, table));
  if (index < 0 || index >= where.rows) return missing();
  return { sheet, area: area(where.row + index, where.column, 1, where.columns) };
};

/** Where a new table goes: the sheet of its collection, or the one that its address names. */
const placeOf = (book: Book, scope: Scope, place: RangeObject | string): Ref =>
  typeof place === 'string' ? resolveRange(book, scope.sheet ?? book.state.active, place) : place.ref;

type Given = readonly (readonly HostValue[])[] | HostValue | undefined;

const columnValues = (values: Given): readonly (readonly HostValue[])[] | null =>
  values === undefined ? null : Array.isArray(values) ? (values as HostValue[][]) : [[values as HostValue]];

const collection = row<HostContext, Scope>({
  type: 'TableCollection',
  get: { Count: ({ book }, { sheet }) => allTables(book, sheet ?? undefined).length },
  items: ({ book }, { sheet }) => allTables(book, sheet ?? undefined).map(({ id }) => id),
  item: ({ book }, { sheet }, key) => {
    const table = getTable(book, key);
    return sheet === null || tableSheet(book, table).id === sheet ? table.id : missing();
  },
  call: {
    Add: ({ book }, scope, place: RangeObject | string, hasHeaders: boolean | undefined) =>
      addTable(book, placeOf(book, scope, place), hasHeaders ?? false).id,
  },
});

const table = row<HostContext, string>({
  type: 'Table',
  identity: ({ book }, id) => ({ Id: getTable(book, id).id }),
  get: {
    Id: ({ book }, id) => getTable(book, id).id,
    Name: ({ book }, id) => getTable(book, id).name,
    Style: ({ book }, id) => getTable(book, id).style,
  },
  set: {
    Name: ({ book }, id, name: string) => renameTable(book, getTable(book, id), name),
    Style: ({ book }, id, style: string) => setTableStyle(book, getTable(book, id), style),
  },
  navigate: {
    Columns: (_, id) => id,
    Rows: (_, id) => id,
    Worksheet: ({ book }, id) => tableSheet(book, getTable(book, id)).id,
  },
  call: {
    GetRange: ({ book }, id) => ({ ref: wholeTable(book, getTable(book, id)) }),
    GetDataBodyRange: ({ book }, id) => ({ ref: bodyRange(book, getTable(book, id)) }),
    Resize: ({ book }, id, range: RangeObject | string) => {
      const found = getTable(book, id);
      resizeTable(
        book,
        found,
        typeof range === 'string' ? resolveRange(book, tableSheet(book, found).id, range) : range.ref,
      );
    },
    ConvertToRange: ({ book }, id) => ({ ref: convertToRange(book, getTable(book, id)) }),
    Delete: ({ book }, id) => deleteTable(book, getTable(book, id)),
  },
});

const columns = [
  row<HostContext, string>({
    type: 'TableColumnCollection',
    get: { Count: ({ book }, id) => getTable(book, id).columns.length },
    items: ({ book }, id) => getTable(book, id).columns.map((column) => ({ table: id, column: column.id })),
    item: ({ book }, id, key) => columnNamed(book, id, key),
    call: {
      Add: ({ book }, id, index: number | undefined, values: Given, name: string | undefined) => ({
        table: id,
        column: addColumn(book, getTable(book, id), index ?? null, columnValues(values), name).id,
      }),
    },
  }),
  row<HostContext, ColumnObject>({
    type: 'TableColumn',
    identity: (_, { column }) => ({ Id: column }),
    get: {
      Id: (_, { column }) => column,
      Name: ({ book }, it) => columnOf(book, it).name,
      Index: ({ book }, it) => indexOf(book, it),
      Values: ({ book }, it) =>
        getValues(book, columnRange(book, getTable(book, it.table), indexOf(book, it), 'all')),
    },
    set: {
      Name: ({ book }, it, name: string) =>
        renameTableColumn(book, getTable(book, it.table), columnOf(book, it), name),
    },
    call: {
      GetRange: ({ book }, it) => ({
        ref: columnRange(book, getTable(book, it.table), indexOf(book, it), 'all'),
      }),
      GetDataBodyRange: ({ book }, it) => ({
        ref: columnRange(book, getTable(book, it.table), indexOf(book, it), 'body'),
      }),
      Delete: ({ book }, it) => deleteColumn(book, getTable(book, it.table), columnOf(book, it)),
    },
  }),
];

const rows = [
  row<HostContext, string>({
    type: 'TableRowCollection',
    get: { Count: ({ book }, id) => bodyRange(book, getTable(book, id)).area.rows },
    items: ({ book }, id) =>
      Array.from({ length: bodyRange(book, getTable(book, id)).area.rows }, (_, index) => ({
        table: id,
        index,
      })),
    call: {
      Add: ({ book, quirks }, id, index: number | undefined, values: Given) => {
        const found = getTable(book, id);
        if (quirks.tableRowsLost) return { table: id, index: bodyRange(book, found).area.rows - 1 };
        const from = addRows(book, found, index ?? null, values ?? '');
        return { table: id, index: from };
      },
    },
  }),
  row<HostContext, RowObject>({
    type: 'TableRow',
    get: {
      Index: (_, { index }) => index,
      Values: ({ book }, it) => getValues(book, bodyRow(book, it)),
    },
    call: {
      GetRange: ({ book }, it) => ({ ref: bodyRow(book, it) }),
      Delete: ({ book }, { table: id, index }) => deleteRows(book, getTable(book, id), index, 1),
    },
  }),
];

/** Tables, their columns and rows. */
export const tableRows = [collection, table, ...columns, ...rows];
