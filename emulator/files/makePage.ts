import { encodeXstring } from '../../src/workbook/xlsx/text';
import { escapeText, tag } from '../../src/workbook/xlsx/xml';
import { getPage, MAX_COLUMNS, MAX_ROWS, type Book, type SheetState } from '../model';
import { HEADERS, MARGINS, PAPER, PLACES } from './paper';
import { POINTS_PER_INCH, rounded } from './units';

type Get = (path: string) => unknown;

interface Zoom {
  readonly scale?: number | null;
  readonly horizontalFitToPages?: number | null;
  readonly verticalFitToPages?: number | null;
}

/** Whether pages are counted rather than scaled. */
export const fitsPages = (sheet: SheetState): boolean => {
  const zoom = (sheet.page.settings['zoom'] ?? {}) as Zoom;
  return typeof zoom.horizontalFitToPages === 'number' || typeof zoom.verticalFitToPages === 'number';
};

const setupXml = (get: Get): string => {
  const zoom = get('zoom') as Zoom;
  const size = Object.keys(PAPER).find((number) => PAPER[Number(number)] === get('paperSize'));
  const fits = typeof zoom.horizontalFitToPages === 'number' || typeof zoom.verticalFitToPages === 'number';
  const first = get('firstPageNumber');
  return tag('pageSetup', {
    paperSize: size,
    scale: fits || !zoom.scale || zoom.scale === 100 ? undefined : zoom.scale,
    firstPageNumber: typeof first === 'number' ? first : undefined,
    fitToWidth: fits ? (zoom.horizontalFitToPages ?? 0) : undefined,
    fitToHeight: fits ? (zoom.verticalFitToPages ?? 0) : undefined,
    pageOrder: get('printOrder') === 'OverThenDown' ? 'overThenDown' : undefined,
    orientation: get('orientation') === 'Landscape' ? 'landscape' : 'portrait',
    blackAndWhite: get('blackAndWhite') === true,
    draft: get('draftMode') === true,
    useFirstPageNumber: typeof first === 'number',
  });
};

const headersXml = (get: Get): string => {
  const state = String(get('headersFooters/state'));
  const parts = HEADERS.map(([element, kind, pages]) => {
    const text = PLACES.map(([code, place]) => {
      const words = String(get(`headersFooters/${pages}/${place}${kind}`));
      return words === '' ? '' : `&${code}${words}`;
    }).join('');
    return text === '' ? '' : tag(element, {}, escapeText(encodeXstring(text)));
  });
  const attributes = {
    differentOddEven: /OddAndEven|FirstOddAndEven/.test(state),
    differentFirst: state.startsWith('First'),
    scaleWithDoc: get('headersFooters/useSheetScale') === false ? 0 : undefined,
    alignWithMargins: get('headersFooters/useSheetMargins') === false ? 0 : undefined,
  };
  return parts.join('') === '' ? '' : tag('headerFooter', attributes, parts.join(''));
};

const breaksXml = (name: string, breaks: readonly number[], max: number): string =>
  breaks.length === 0
    ? ''
    : tag(
        name,
        { count: breaks.length, manualBreakCount: breaks.length },
        breaks.map((id) => tag('brk', { id, max, man: true })).join(''),
      );

const breaks = ({ page }: SheetState): string =>
  breaksXml('rowBreaks', page.rowBreaks, MAX_COLUMNS - 1) +
  breaksXml('colBreaks', page.columnBreaks, MAX_ROWS - 1);

/** The print set-up of a worksheet part, from `printOptions` to `colBreaks`. */
export const pageXml = (book: Book, sheet: SheetState): string => {
  if (Object.keys(sheet.page.settings).length === 0) return breaks(sheet);
  const get: Get = (path) => getPage(book, sheet.id, path);
  const options = tag('printOptions', {
    horizontalCentered: get('centerHorizontally') === true,
    verticalCentered: get('centerVertically') === true,
    headings: get('printHeadings') === true,
    gridLines: get('printGridlines') === true,
  });
  const margins = MARGINS.map(
    ([name, path]) => [name, rounded(Number(get(path)) / POINTS_PER_INCH)] as const,
  );
  return (
    (options === '<printOptions/>' ? '' : options) +
    tag('pageMargins', Object.fromEntries(margins)) +
    setupXml(get) +
    headersXml(get) +
    breaks(sheet)
  );
};
