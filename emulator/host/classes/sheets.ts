import {
  activateSheet,
  activeSheet,
  addSheet,
  copySheet,
  deleteName,
  deleteSheet,
  freezeAt,
  freezeColumns,
  freezeRows,
  getSheet,
  moveSheet,
  protect,
  unprotect,
  renameSheet,
  resolveRange,
  setGridlines,
  setTabColor,
  setVisibility,
  sheetOf,
  usedRange,
  wholeSheet,
  type Book,
} from '../../model';
import { area } from '../../../src/grid/cell';
import { onSheet } from '../../model/address';
import { internalError, invalid } from '../../model/error';
import type { Visibility } from '../../model/state';
import { type HostContext, type RangeObject, row } from '../row';

const EVENTS = [
  '_RegisterDataChangedEvent',
  '_RegisterActivatedEvent',
  '_RegisterDeactivatedEvent',
  '_RegisterSelectionChangedEvent',
];

const rangeOf = (book: Book, id: string, address: string | undefined): RangeObject => ({
  ref:
    address === undefined || address === ''
      ? wholeSheet(sheetOf(book, id).id)
      : resolveRange(book, id, address),
});

/** Addresses of so many characters are taken, those of a few more sometimes (office-js #5198). */
const MOST_ADDRESSES = 8192;

/** The names of a sheet that a build loses when the sheet is renamed. */
const loseNames = (book: Book, id: string): void =>
  book.state.names.filter(({ scope }) => scope === id).forEach((name) => deleteName(book, name));

const collection = row<HostContext, Book>({
  type: 'WorksheetCollection',
  items: (_, book) => book.state.sheets.map(({ id }) => id),
  item: (_, book, key) => getSheet(book, key).id,
  call: {
    Add: (_, book, name: string | undefined) => addSheet(book, name).id,
    GetActiveWorksheet: ({ quirks }, book) =>
      quirks.chartSheetOpen ? internalError() : activeSheet(book).id,
  },
  events: [...EVENTS, '_RegisterAddedEvent', '_RegisterDeletedEvent'],
});

const worksheet = row<HostContext, string>({
  type: 'Worksheet',
  identity: ({ book }, id) => ({ Id: sheetOf(book, id).id }),
  get: {
    Id: ({ book }, id) => sheetOf(book, id).id,
    Name: ({ book }, id) => sheetOf(book, id).name,
    Visibility: ({ book }, id) => sheetOf(book, id).visibility,
  },
  set: {
    Name: ({ book, quirks }, id, name: string) => {
      renameSheet(book, id, name);
      if (quirks.renamingLosesNames) loseNames(book, id);
    },
    Position: ({ book }, id, position: number) => moveSheet(book, id, position),
    Visibility: ({ book }, id, visibility: Visibility) => setVisibility(book, id, visibility),
    TabColor: ({ book }, id, color: string) => setTabColor(book, id, color),
    ShowGridlines: ({ book }, id, shown: boolean) => setGridlines(book, id, shown),
  },
  navigate: {
    FreezePanes: (_, id) => id,
    PageLayout: (_, id) => id,
    HorizontalPageBreaks: (_, id) => ({ sheet: id, axis: 'row' }),
    VerticalPageBreaks: (_, id) => ({ sheet: id, axis: 'column' }),
    Protection: (_, id) => id,
    Names: (_, id) => ({ sheet: id }),
    Tables: (_, id) => ({ sheet: id }),
    Charts: (_, id) => id,
  },
  call: {
    Activate: ({ book }, id) => activateSheet(book, id),
    Delete: ({ book }, id) => deleteSheet(book, id),
    Copy: ({ book }, id, position: Parameters<typeof copySheet>[2], relativeTo: string | undefined) =>
      copySheet(book, id, position, relativeTo).id,
    GetRange: ({ book }, id, address: string | undefined) => rangeOf(book, id, address),
    GetRanges: ({ book }, id, addresses: string) =>
      addresses.length > MOST_ADDRESSES
        ? invalid()
        : { ranges: addresses.split(',').map((address) => rangeOf(book, id, address.trim())) },
    GetRangeByIndexes: ({ book }, id, top: number, left: number, rows: number, columns: number) => ({
      ref: { sheet: sheetOf(book, id).id, area: onSheet(area(top, left, rows, columns)) },
    }),
    GetUsedRangeOrNullObject: ({ book }, id, valuesOnly: boolean | undefined) => {
      const used = usedRange(book, id, valuesOnly);
      return used && { ref: used };
    },
  },
  events: EVENTS,
});

const freezePanes = row<HostContext, string>({
  type: 'WorksheetFreezePanes',
  call: {
    FreezeAt: ({ book }, id, range: RangeObject | string) =>
      freezeAt(book, typeof range === 'string' ? resolveRange(book, id, range) : range.ref),
    FreezeRows: ({ book }, id, count: number | undefined) => freezeRows(book, id, count ?? 1),
    FreezeColumns: ({ book }, id, count: number | undefined) => freezeColumns(book, id, count ?? 1),
  },
});

const protection = row<HostContext, string>({
  type: 'WorksheetProtection',
  get: {
    Protected: ({ book }, id) => sheetOf(book, id).protection !== null,
  },
  call: {
    Protect: ({ book }, id, options: Record<string, unknown> | undefined) => protect(book, id, options),
    Unprotect: ({ book }, id) => unprotect(book, id),
  },
});

/** Worksheets, their panes and their protection. */
export const sheetRows = [collection, worksheet, freezePanes, protection];
