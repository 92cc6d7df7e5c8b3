import { breaksXml } from '../../src/workbook/xlsx/sheet-xml';
import { encodeXstring, escapeText, tag } from '../../src/workbook/xlsx/xml';
import { getPage, MAX_COLUMNS, MAX_ROWS, type Book, type SheetState } from '../model';

/** Paper sizes of the API by their numbers in files (ECMA-376 18.3.1.63); others are kept as Letter. */
export const PAPER: Readonly<Record<number, string>> = {
  1: 'Letter',
  3: 'Tabloid',
  5: 'Legal',
  7: 'Executive',
  8: 'A3',
  9: 'A4',
  11: 'A5',
  12: 'B4',
  13: 'B5',
};

/** Margins of the API by their names in files. */
export const MARGINS = [
  ['left', 'leftMargin'],
  ['right', 'rightMargin'],
  ['top', 'topMargin'],
  ['bottom', 'bottomMargin'],
  ['header', 'headerMargin'],
  ['footer', 'footerMargin'],
] as const;

/** Headers and footers in the order of the file, and what they are to the API. */
export const HEADERS = [
  ['oddHeader', 'Header'],
  ['oddFooter', 'Footer'],
] as const;

/** The places of a header with the code that begins each. */
export const PLACES = [
  ['L', 'left'],
  ['C', 'center'],
  ['R', 'right'],
] as const;

/** Points of a pixel at 96 to the inch. */
const PIXEL = 0.75;
/** Pixels of a digit of the default font. */
const DIGIT = 7;

/** A column's width as files have it, in digits, of points (ECMA-376 18.3.1.13). */
export const fileWidth = (points: number): number => Math.trunc((points / PIXEL / DIGIT) * 256) / 256;

/** Points of a column's width in a file, whole pixels. */
export const widthPoints = (width: number): number => Math.round(width * DIGIT) * PIXEL;

export const POINTS_PER_INCH = 72;

/** Rounded to what people type, so that 0.7 inches there and back stay 0.7. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

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
  return tag('pageSetup', {
    paperSize: size,
    scale: fits || !zoom.scale || zoom.scale === 100 ? undefined : zoom.scale,
    fitToWidth: fits ? (zoom.horizontalFitToPages ?? 0) : undefined,
    fitToHeight: fits ? (zoom.verticalFitToPages ?? 0) : undefined,
    orientation: get('orientation') === 'Landscape' ? 'landscape' : 'portrait',
  });
};

const headersXml = (get: Get): string => {
  const parts = HEADERS.map(([element, kind]) => {
    const text = PLACES.map(([code, place]) => {
      const words = String(get(`headersFooters/defaultForAllPages/${place}${kind}`));
      return words === '' ? '' : `&${code}${words}`;
    }).join('');
    return text === '' ? '' : tag(element, {}, escapeText(encodeXstring(text)));
  }).join('');
  return parts === '' ? '' : tag('headerFooter', {}, parts);
};

const breaks = ({ page }: SheetState): string =>
  breaksXml('rowBreaks', page.rowBreaks, MAX_COLUMNS - 1) +
  breaksXml('colBreaks', page.columnBreaks, MAX_ROWS - 1);

/** The print set-up of a worksheet part, from `printOptions` to `colBreaks`. */
export const pageXml = (book: Book, sheet: SheetState): string => {
  if (Object.keys(sheet.page.settings).length === 0) return breaks(sheet);
  const get: Get = (path) => getPage(book, sheet.id, path);
  const margins = MARGINS.map(
    ([name, path]) => [name, rounded(Number(get(path)) / POINTS_PER_INCH)] as const,
  );
  const centred = get('centerHorizontally') ? tag('printOptions', { horizontalCentered: true }) : '';
  return (
    centred +
    tag('pageMargins', Object.fromEntries(margins)) +
    setupXml(get) +
    headersXml(get) +
    breaks(sheet)
  );
};
