import {
  addColumnBreak,
  addRowBreak,
  getPage,
  removeBreaks,
  resolveRange,
  setPage,
  setPrintArea,
  setTitleColumns,
  setTitleRows,
  sheetOf,
  type Book,
} from '../../model';
import { HostError, internalError } from '../../model/error';
import type { Ref } from '../../model/state';
import { type HostContext, type RangeObject, row } from '../row';

interface BreaksObject {
  readonly sheet: string;
  readonly axis: 'row' | 'column';
}

interface BreakObject extends BreaksObject {
  readonly at: number;
}

const SETTINGS = ['Orientation', 'PaperSize', 'Zoom', 'LeftMargin', 'RightMargin'];
const TEXTS = ['LeftHeader', 'RightHeader', 'CenterFooter'];

const camel = (wire: string): string => wire[0]!.toLowerCase() + wire.slice(1);

const missing = (): never => {
  throw new HostError('ItemNotFound', "The requested resource doesn't exist.");
};

const isFit = (zoom: unknown): boolean =>
  typeof zoom === 'object' &&
  zoom !== null &&
  ('horizontalFitToPages' in zoom || 'verticalFitToPages' in zoom);

/** Settings of a sheet's page, by the path under which the model keeps them. */
const stored = (folder: string, names: readonly string[]) => ({
  get: Object.fromEntries(
    names.map((wire) => [
      wire,
      ({ book }: HostContext, sheet: string) => getPage(book, sheet, folder + camel(wire)),
    ]),
  ),
  set: Object.fromEntries(
    names.map((wire) => [
      wire,
      ({ book, quirks }: HostContext, sheet: string, value: unknown) => {
        if (wire === 'PaperSize' && quirks.paperSizeRefused) internalError();
        if (wire === 'Zoom' && quirks.fitToPagesIgnored && isFit(value)) return;
        setPage(book, sheet, folder + camel(wire), value);
      },
    ]),
  ),
});

const refOf = (book: Book, id: string, place: RangeObject | string): Ref =>
  typeof place === 'string' ? resolveRange(book, id, place) : place.ref;

const breaksOf = (book: Book, { sheet, axis }: BreaksObject): readonly number[] => {
  const { page } = sheetOf(book, sheet);
  return axis === 'row' ? page.rowBreaks : page.columnBreaks;
};

const layout = row<HostContext, string>({
  type: 'PageLayout',
  ...stored('', SETTINGS),
  navigate: { HeadersFooters: (_, id) => id },
  call: {
    SetPrintArea: ({ book }, id, place: RangeObject | string) => setPrintArea(book, refOf(book, id, place)),
    SetPrintTitleRows: ({ book }, id, place: RangeObject | string) =>
      setTitleRows(book, refOf(book, id, place)),
    SetPrintTitleColumns: ({ book }, id, place: RangeObject | string) =>
      setTitleColumns(book, refOf(book, id, place)),
  },
});

/** Print set-up: layout, headers and footers, page breaks. */
export const pageRows = [
  layout,
  row<HostContext, string>({
    type: 'HeaderFooterGroup',
    navigate: { DefaultForAllPages: (_, sheet) => sheet },
  }),
  row<HostContext, string>({ type: 'HeaderFooter', ...stored('headersFooters/defaultForAllPages/', TEXTS) }),
  row<HostContext, BreaksObject>({
    type: 'PageBreakCollection',
    items: ({ book }, it) => breaksOf(book, it).map((at) => ({ ...it, at })),
    item: ({ book }, it, key) => ({ ...it, at: breaksOf(book, it)[Number(key)] ?? missing() }),
    call: {
      Add: ({ book }, it, place: RangeObject | string) => {
        const ref = refOf(book, it.sheet, place);
        if (it.axis === 'row') addRowBreak(book, ref);
        else addColumnBreak(book, ref);
        const at = it.axis === 'row' ? ref.area.row : ref.area.column;
        return { ...it, at };
      },
      RemovePageBreaks: ({ book }, { sheet, axis }) =>
        removeBreaks(book, sheet, axis === 'row' ? 'rowBreaks' : 'columnBreaks'),
    },
  }),
  row<HostContext, BreakObject>({
    type: 'PageBreak',
    identity: ({ book }, it) => ({ _Id: String(breaksOf(book, it).indexOf(it.at)) }),
    get: {
      RowIndex: (_, { axis, at }) => (axis === 'row' ? at : 0),
      ColumnIndex: (_, { axis, at }) => (axis === 'column' ? at : 0),
    },
  }),
];
