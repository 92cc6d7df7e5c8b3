import {
  activateSheet,
  activeSheet,
  addSheet,
  copySheet,
  deleteSheet,
  freezeAt,
  freezeColumns,
  freezeRows,
  frozenRange,
  getSheet,
  getTabColor,
  moveSheet,
  protect,
  renameSheet,
  resolveRange,
  setTabColor,
  setVisibility,
  sheetOf,
  sheetPosition,
  unfreeze,
  unprotect,
  usedRange,
  wholeSheet,
  type Book,
} from '../../model';
import { area } from '../../../src/grid/cell';
import { HostError } from '../../model/error';
import { onSheet } from '../../model/address';
import type { Ref, SheetState, Visibility } from '../../model/state';
import type { HostContext, RangeObject } from '../context';
import { row } from '../row';

const EVENTS = [
  '_RegisterDataChangedEvent',
  '_RegisterActivatedEvent',
  '_RegisterDeactivatedEvent',
  '_RegisterSelectionChangedEvent',
  '_RegisterEventNameChanged',
  '_RegisterEventVisibilityChanged',
];

const nextTo = (book: Book, id: string, step: 1 | -1, visibleOnly: boolean | undefined): string => {
  const { sheets } = book.state;
  for (let at = sheetPosition(book, id) + step; at >= 0 && at < sheets.length; at += step)
    if (!visibleOnly || sheets[at]!.visibility === 'Visible') return sheets[at]!.id;
  throw new HostError('ItemNotFound', "The requested resource doesn't exist.");
};

const shown = (book: Book, visibleOnly: boolean | undefined): SheetState[] =>
  book.state.sheets.filter(({ visibility }) => !visibleOnly || visibility === 'Visible');

const rangeOf = (book: Book, id: string, address: string | undefined): RangeObject => ({
  ref:
    address === undefined || address === ''
      ? wholeSheet(sheetOf(book, id).id)
      : resolveRange(book, id, address),
});

const orBlankCell = (id: string, used: Ref | null): RangeObject => ({
  ref: used ?? { sheet: id, area: area(0, 0) },
});

const collection = row<HostContext, Book>({
  type: 'WorksheetCollection',
  items: (_, book) => book.state.sheets.map(({ id }) => id),
  item: (_, book, key) => getSheet(book, key).id,
  call: {
    Add: (_, book, name: string | undefined) => addSheet(book, name).id,
    GetActiveWorksheet: (_, book) => activeSheet(book).id,
    GetCount: (_, book, visibleOnly: boolean | undefined) => shown(book, visibleOnly).length,
    GetFirst: (_, book, visibleOnly: boolean | undefined) => shown(book, visibleOnly)[0]?.id,
    GetLast: (_, book, visibleOnly: boolean | undefined) => shown(book, visibleOnly).at(-1)?.id,
  },
  events: [...EVENTS, '_RegisterAddedEvent', '_RegisterDeletedEvent', '_RegisterEventMoved'],
});

const worksheet = row<HostContext, string>({
  type: 'Worksheet',
  identity: ({ book }, id) => ({ Id: sheetOf(book, id).id }),
  get: {
    Id: ({ book }, id) => sheetOf(book, id).id,
    Name: ({ book }, id) => sheetOf(book, id).name,
    Position: ({ book }, id) => sheetPosition(book, id),
    Visibility: ({ book }, id) => sheetOf(book, id).visibility,
    TabColor: ({ book }, id) => getTabColor(book, id),
    StandardWidth: ({ book }, id) => sheetOf(book, id).standardWidth,
    ShowGridlines: ({ book }, id) => sheetOf(book, id).showGridlines,
    ShowHeadings: ({ book }, id) => sheetOf(book, id).showHeadings,
    EnableCalculation: ({ book }, id) => sheetOf(book, id) !== undefined,
  },
  set: {
    Name: ({ book }, id, name: string) => renameSheet(book, id, name),
    Position: ({ book }, id, position: number) => moveSheet(book, id, position),
    Visibility: ({ book }, id, visibility: Visibility) => setVisibility(book, id, visibility),
    TabColor: ({ book }, id, color: string) => setTabColor(book, id, color),
    StandardWidth: ({ book }, id, width: number) => {
      sheetOf(book, id).standardWidth = width;
    },
    Gridlines: ({ book }, id, show: boolean) => {
      sheetOf(book, id).showGridlines = show;
    },
    Headings: ({ book }, id, show: boolean) => {
      sheetOf(book, id).showHeadings = show;
    },
  },
  navigate: {
    FreezePanes: (_, id) => id,
    PageLayout: (_, id) => id,
    HorizontalPageBreaks: (_, id) => ({ sheet: id, axis: 'row' }),
    VerticalPageBreaks: (_, id) => ({ sheet: id, axis: 'column' }),
    Protection: (_, id) => id,
    Names: (_, id) => ({ sheet: id }),
    Tables: (_, id) => ({ sheet: id }),
  },
  call: {
    Activate: ({ book }, id) => activateSheet(book, id),
    Calculate: ({ book }) => book.calculate(),
    Delete: ({ book }, id) => deleteSheet(book, id),
    Copy: ({ book }, id, position: Parameters<typeof copySheet>[2], relativeTo: string | undefined) =>
      copySheet(book, id, position, relativeTo).id,
    GetRange: ({ book }, id, address: string | undefined) => rangeOf(book, id, address),
    GetRanges: ({ book }, id, addresses: string | undefined) => ({
      ranges: (addresses ?? '').split(',').map((address) => rangeOf(book, id, address.trim())),
    }),
    GetRangeByIndexes: ({ book }, id, top: number, left: number, rows: number, columns: number) => ({
      ref: { sheet: sheetOf(book, id).id, area: onSheet(area(top, left, rows, columns)) },
    }),
    GetCell: ({ book }, id, top: number, left: number) => ({
      ref: { sheet: sheetOf(book, id).id, area: onSheet(area(top, left)) },
    }),
    GetUsedRange: ({ book }, id, valuesOnly: boolean | undefined) =>
      orBlankCell(id, usedRange(book, id, valuesOnly)),
    GetUsedRangeOrNullObject: ({ book }, id, valuesOnly: boolean | undefined) => {
      const used = usedRange(book, id, valuesOnly);
      return used && { ref: used };
    },
    GetNext: ({ book }, id, visibleOnly: boolean | undefined) => nextTo(book, id, 1, visibleOnly),
    GetPrevious: ({ book }, id, visibleOnly: boolean | undefined) => nextTo(book, id, -1, visibleOnly),
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
    Unfreeze: ({ book }, id) => unfreeze(book, id),
    GetLocationOrNullObject: ({ book }, id) => {
      const frozen = frozenRange(book, id);
      return frozen && { ref: frozen };
    },
  },
});

const protection = row<HostContext, string>({
  type: 'WorksheetProtection',
  get: {
    Protected: ({ book }, id) => sheetOf(book, id).protection !== null,
    Options: ({ book }, id) => sheetOf(book, id).protection?.options ?? null,
  },
  call: {
    Protect: ({ book }, id, options: Record<string, unknown> | undefined, password: string | undefined) =>
      protect(book, id, options ?? {}, password ?? ''),
    Unprotect: ({ book }, id, password: string | undefined) => unprotect(book, id, password ?? ''),
  },
});

/** Worksheets, their panes and their protection. */
export const sheetRows = [collection, worksheet, freezePanes, protection];
