import {
  addRows,
  addTable,
  allTables,
  bodyRange,
  convertToRange,
  getTable,
  renameTable,
  resizeTable,
  resolveRange,
  setTableStyle,
  tableSheet,
  wholeTable,
  type Book,
} from '../../model';
import { notFound } from '../../model/error';
import type { HostValue, Ref } from '../../model/state';
import { type HostContext, type RangeObject, row } from '../row';

/** Tables of the workbook (`sheet` null) or of a sheet. */
interface Scope {
  readonly sheet: string | null;
}

/** Where a new table goes: the sheet of its collection, or the one that its address names. */
const placeOf = (book: Book, scope: Scope, place: RangeObject | string): Ref =>
  typeof place === 'string' ? resolveRange(book, scope.sheet ?? book.state.active, place) : place.ref;

type Given = readonly (readonly HostValue[])[] | HostValue | undefined;

const collection = row<HostContext, Scope>({
  type: 'TableCollection',
  items: ({ book }, { sheet }) => allTables(book, sheet ?? undefined).map(({ id }) => id),
  item: ({ book }, { sheet }, key) => {
    const table = getTable(book, key);
    return sheet === null || tableSheet(book, table).id === sheet ? table.id : notFound();
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
    ShowBandedRows: ({ book }, id, shown: boolean) => {
      getTable(book, id).showBandedRows = shown;
    },
  },
  navigate: {
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
  },
});

const rows = row<HostContext, string>({
  type: 'TableRowCollection',
  call: {
    Add: ({ book, quirks }, id, index: number | undefined, values: Given) => {
      if (!quirks.tableRowsLost) addRows(book, getTable(book, id), index ?? null, values ?? '');
      return { table: id };
    },
  },
});

/** Tables and their rows. */
export const tableRows = [collection, table, rows, row<HostContext, unknown>({ type: 'TableRow' })];
