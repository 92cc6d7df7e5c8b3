import {
  addColumnBreak,
  addRowBreak,
  getPage,
  printAreas,
  removeBreaks,
  resolveRange,
  setPage,
  setPrintArea,
  setTitleColumns,
  setTitleRows,
  sheetOf,
  titleColumns,
  titleRows,
  type Book,
} from '../../model';
import { HostError } from '../../model/error';
import type { Ref } from '../../model/state';
import type { HostContext, RangeObject } from '../context';
import { row } from '../row';
import type { AreasObject } from './rangeAreas';

interface BreaksObject {
  readonly sheet: string;
  readonly axis: 'row' | 'column';
}

interface BreakObject extends BreaksObject {
  readonly at: number;
}

interface HeaderFooterObject {
  readonly sheet: string;
  readonly pages: string;
}

const SETTINGS = [
  'Orientation',
  'PaperSize',
  'BlackAndWhite',
  'Zoom',
  'CenterHorizontally',
  'CenterVertically',
  'PrintHeadings',
  'PrintGridlines',
  'LeftMargin',
  'RightMargin',
  'TopMargin',
  'BottomMargin',
  'HeaderMargin',
  'FooterMargin',
  'DraftMode',
  'FirstPageNumber',
  'PrintOrder',
];

const PAGES = ['DefaultForAllPages', 'EvenPages', 'FirstPage', 'OddPages'];
const TEXTS = ['LeftHeader', 'CenterHeader', 'RightHeader', 'LeftFooter', 'CenterFooter', 'RightFooter'];
const POINTS: Readonly<Record<string, number>> = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 };

const camel = (wire: string): string => wire[0]!.toLowerCase() + wire.slice(1);

const missing = (): never => {
  throw new HostError('ItemNotFound', "The requested resource doesn't exist.");
};

const stored = <T>(names: readonly string[], place: (it: T) => { sheet: string; folder: string }) => ({
  get: Object.fromEntries(
    names.map((wire) => [
      wire,
      ({ book }: HostContext, it: T) => getPage(book, place(it).sheet, place(it).folder + camel(wire)),
    ]),
  ),
  set: Object.fromEntries(
    names.map((wire) => [
      wire,
      ({ book }: HostContext, it: T, value: unknown) =>
        setPage(book, place(it).sheet, place(it).folder + camel(wire), value),
    ]),
  ),
});

const refsOf = (book: Book, id: string, place: RangeObject | AreasObject | string): Ref[] => {
  if (typeof place === 'string')
    return place.split(',').map((address) => resolveRange(book, id, address.trim()));
  return 'ranges' in place ? place.ranges.map(({ ref }) => ref) : [place.ref];
};

const only = (refs: readonly Ref[]): Ref => refs[0] ?? missing();

const setMargins = (
  { book }: HostContext,
  id: string,
  unit: string,
  margins: Readonly<Record<string, number>>,
) => {
  for (const [side, size] of Object.entries(margins))
    setPage(book, id, `${side}Margin`, size * (POINTS[unit] ?? 1));
};

const asRanges = (refs: readonly Ref[]): AreasObject | null =>
  refs.length === 0 ? null : { ranges: refs.map((ref) => ({ ref })) };

const asRange = (ref: Ref | null): RangeObject | null => ref && { ref };

const breaksOf = (book: Book, { sheet, axis }: BreaksObject): readonly number[] => {
  const { page } = sheetOf(book, sheet);
  return axis === 'row' ? page.rowBreaks : page.columnBreaks;
};

const layout = row<HostContext, string>({
  type: 'PageLayout',
  ...stored<string>(SETTINGS, (sheet) => ({ sheet, folder: '' })),
  navigate: { HeadersFooters: (_, id) => id },
  call: {
    SetPrintArea: ({ book }, id, place: RangeObject | AreasObject | string) =>
      setPrintArea(
        book,
        id,
        refsOf(book, id, place).map(({ area: where }) => where),
      ),
    SetPrintTitleRows: ({ book }, id, place: RangeObject | string) =>
      setTitleRows(book, only(refsOf(book, id, place))),
    SetPrintTitleColumns: ({ book }, id, place: RangeObject | string) =>
      setTitleColumns(book, only(refsOf(book, id, place))),
    SetPrintMargins: setMargins,
    GetPrintAreaOrNullObject: ({ book }, id) => asRanges(printAreas(book, id)),
    GetPrintTitleRowsOrNullObject: ({ book }, id) => asRange(titleRows(book, id)),
    GetPrintTitleColumnsOrNullObject: ({ book }, id) => asRange(titleColumns(book, id)),
  },
});

/** Print set-up: layout, headers and footers, page breaks. */
export const pageRows = [
  layout,
  row<HostContext, string>({
    type: 'HeaderFooterGroup',
    ...stored<string>(['State', 'UseSheetMargins', 'UseSheetScale'], (sheet) => ({
      sheet,
      folder: 'headersFooters/',
    })),
    navigate: Object.fromEntries(
      PAGES.map((wire) => [
        wire,
        (_: HostContext, sheet: string): HeaderFooterObject => ({ sheet, pages: camel(wire) }),
      ]),
    ),
  }),
  row<HostContext, HeaderFooterObject>({
    type: 'HeaderFooter',
    ...stored<HeaderFooterObject>(TEXTS, ({ sheet, pages }) => ({
      sheet,
      folder: `headersFooters/${pages}/`,
    })),
  }),
  row<HostContext, BreaksObject>({
    type: 'PageBreakCollection',
    items: ({ book }, it) => breaksOf(book, it).map((at) => ({ ...it, at })),
    item: ({ book }, it, key) => ({ ...it, at: breaksOf(book, it)[Number(key)] ?? missing() }),
    call: {
      Add: ({ book }, it, place: RangeObject | string) => {
        const ref = only(refsOf(book, it.sheet, place));
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
