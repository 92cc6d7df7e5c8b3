import {
  addColumnBreak,
  addRowBreak,
  getPage,
  removeBreaks,
  setPage,
  setPrintArea,
  setTitleColumns,
  setTitleRows,
  sheetOf,
  type Book,
} from '../../model';
import { internalError } from '../../model/error';
import { type HostContext, type RangeObject, row } from '../row';
import { kept, refOf } from './kept';

interface BreaksObject {
  readonly sheet: string;
  readonly axis: 'row' | 'column';
}

interface BreakObject extends BreaksObject {
  readonly at: number;
}

const SETTINGS = ['Orientation', 'PaperSize', 'Zoom', 'LeftMargin', 'RightMargin', 'CenterHorizontally'];
const TEXTS = ['LeftHeader', 'RightHeader', 'CenterFooter'];

const isFit = (zoom: unknown): boolean =>
  typeof zoom === 'object' &&
  zoom !== null &&
  ('horizontalFitToPages' in zoom || 'verticalFitToPages' in zoom);

/** Settings of a sheet's page, by the path under which the model keeps them. */
const stored = (folder: string, names: readonly string[]) =>
  kept<string>(
    folder,
    names,
    ({ book }, sheet, path) => getPage(book, sheet, path),
    ({ book, quirks }, sheet, path, value) => {
      if (path === 'paperSize' && quirks.paperSizeRefused) internalError();
      if (path !== 'zoom' || !quirks.fitToPagesIgnored || !isFit(value)) setPage(book, sheet, path, value);
    },
  );

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
  }),
];
