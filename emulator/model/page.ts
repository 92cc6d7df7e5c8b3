import { spansColumns, spansRows } from './address';
import type { Book } from './book';
import { internalError, invalid, refuse } from './error';
import type { PageState, Ref, SheetState } from './state';

const oneOf =
  (...choices: string[]) =>
  (value: unknown): boolean =>
    choices.includes(String(value));
const size = (value: unknown): boolean => typeof value === 'number' && value >= 0;
const text = (value: unknown): boolean => typeof value === 'string' && value.length <= 255;

const whole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** A scale of 10 to 400, or pages to fit (Excel.PageLayoutZoomOptions). */
const zoom = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const {
    scale,
    horizontalFitToPages: across,
    verticalFitToPages: down,
    ...more
  } = value as Record<string, unknown>;
  const pages = [across, down].every(
    (count) => count === null || count === undefined || whole(count, 0, 32_767),
  );
  return (
    Object.keys(more).length === 0 &&
    pages &&
    (scale === null || scale === undefined || whole(scale, 10, 400))
  );
};

const PLACES = ['leftHeader', 'centerHeader', 'rightHeader', 'leftFooter', 'centerFooter', 'rightFooter'];

interface Setting {
  readonly standard: unknown;
  readonly accepts: (value: unknown) => boolean;
}

/** Print settings under the API's names: what a new sheet has, and what each takes. Margins are points. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  orientation: { standard: 'Portrait', accepts: oneOf('Portrait', 'Landscape') },
  paperSize: { standard: 'Letter', accepts: (value) => typeof value === 'string' && value !== '' },
  zoom: { standard: { scale: 100 }, accepts: zoom },
  centerHorizontally: { standard: false, accepts: (value) => typeof value === 'boolean' },
  topMargin: { standard: 54, accepts: size },
  bottomMargin: { standard: 54, accepts: size },
  leftMargin: { standard: 50.4, accepts: size },
  rightMargin: { standard: 50.4, accepts: size },
  headerMargin: { standard: 21.6, accepts: size },
  footerMargin: { standard: 21.6, accepts: size },
  ...Object.fromEntries(
    PLACES.map((place) => [`headersFooters/defaultForAllPages/${place}`, { standard: '', accepts: text }]),
  ),
};

const setting = (path: string): Setting =>
  SETTINGS[path] ?? refuse('NotImplemented', `The model has no page setting ${path}.`);

/** A print setting by its path in the API: `orientation`, `zoom`, `headersFooters/defaultForAllPages/centerHeader`. */
export const getPage = (book: Book, id: string, path: string): unknown =>
  book.sheet(id).page.settings[path] ?? setting(path).standard;

export const setPage = (book: Book, id: string, path: string, value: unknown): void => {
  if (!setting(path).accepts(value)) invalid();
  book.sheet(id).page.settings[path] = value;
};

export const setPrintArea = (book: Book, { sheet: id, area: where }: Ref): void => {
  book.sheet(id).page.printArea = [where];
};

/** Rows repeated on each page; must be whole rows (Excel.PageLayout.setPrintTitleRows). */
export const setTitleRows = (book: Book, { sheet: id, area: where }: Ref): void => {
  if (!spansRows(where)) invalid();
  book.sheet(id).page.titleRows = { from: where.row, count: where.rows };
};

export const setTitleColumns = (book: Book, { sheet: id, area: where }: Ref): void => {
  if (!spansColumns(where)) invalid();
  book.sheet(id).page.titleColumns = { from: where.column, count: where.columns };
};

type Breaks = 'rowBreaks' | 'columnBreaks';

const addBreak = (page: PageState, key: Breaks, line: number): void => {
  if (line < 1) invalid();
  page[key] = [...new Set([...page[key], line])].sort((one, other) => one - other);
};

/** A page begins at the range's first row; not before the first row of the sheet. */
export const addRowBreak = (book: Book, { sheet: id, area: where }: Ref): void =>
  addBreak(book.sheet(id).page, 'rowBreaks', where.row);

export const addColumnBreak = (book: Book, { sheet: id, area: where }: Ref): void =>
  addBreak(book.sheet(id).page, 'columnBreaks', where.column);

export const removeBreaks = (book: Book, id: string, key: Breaks): void => {
  book.sheet(id).page[key] = [];
};

/** Panes belong to a window: some builds of Excel fail at those of a hidden sheet (office-js #1463, #2196). */
const shownSheet = (book: Book, id: string): SheetState => {
  const sheet = book.sheet(id);
  return sheet.visibility === 'Visible' ? sheet : internalError();
};

/** Freezes top rows alone; 0 unfreezes (Excel.WorksheetFreezePanes.freezeRows). */
export const freezeRows = (book: Book, id: string, count = 1): void => {
  if (!whole(count, 0, 1_048_575)) invalid();
  shownSheet(book, id).frozen = { rows: count, columns: 0 };
};

export const freezeColumns = (book: Book, id: string, count = 1): void => {
  if (!whole(count, 0, 16_383)) invalid();
  shownSheet(book, id).frozen = { rows: 0, columns: count };
};

/** Freezes the rows and columns down to the range's last cell. */
export const freezeAt = (book: Book, { sheet: id, area: where }: Ref): void => {
  shownSheet(book, id).frozen = {
    rows: spansColumns(where) ? 0 : where.row + where.rows,
    columns: spansRows(where) ? 0 : where.column + where.columns,
  };
};
