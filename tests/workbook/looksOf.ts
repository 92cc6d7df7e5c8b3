import { getBorder, getPage, type Book, type SheetState } from '../../emulator/model';
import { cellsIn, formatAt } from '../../emulator/model/book';
import { area } from '../../src/grid/cell';

const WHOLE = area(0, 0, 1_048_576, 16_384);
const PAGE = [
  ...[
    'orientation',
    'paperSize',
    'zoom',
    'centerHorizontally',
    'leftMargin',
    'rightMargin',
    'topMargin',
    'bottomMargin',
    'headerMargin',
  ],
  ...['leftHeader', 'rightHeader', 'centerFooter'].map((text) => `headersFooters/defaultForAllPages/${text}`),
];
const EDGES = ['EdgeTop', 'EdgeBottom', 'EdgeLeft', 'EdgeRight'] as const;

/** What a cell looks like, its lines as they show. */
const cellLook = (book: Book, sheet: SheetState, row: number, column: number): string => {
  const format = formatAt(sheet, row, column);
  const own = Object.keys(format)
    .filter((path) => !path.startsWith('border/'))
    .sort()
    .map((path) => `${path}=${String(format[path])}`);
  const where = { sheet: sheet.id, area: area(row, column) };
  const lines = EDGES.filter((edge) => getBorder(book, where, edge, 'style') !== 'None').map(
    (edge) =>
      `${edge}=${String(getBorder(book, where, edge, 'style'))}${String(getBorder(book, where, edge, 'color'))}`,
  );
  return [...own, ...lines].join(' ');
};

/** What sheets look like: cells that differ from blank ones, lines, conditional formats, pages. */
export const looksOf = (book: Book): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    book.state.sheets.map((sheet) => [
      sheet.name,
      {
        cells: Object.fromEntries(
          cellsIn(sheet, WHOLE)
            .map(([row, column]) => [`${row},${column}`, cellLook(book, sheet, row, column)] as const)
            .filter(([, look]) => look !== ''),
        ),
        rows: [...sheet.rows]
          .map(([row, { size, hidden }]) => [row, hidden ? 0 : size])
          .sort(([a], [b]) => a! - b!),
        hiddenColumns: [...sheet.columns]
          .filter(([, { hidden }]) => hidden === true)
          .map(([at]) => at)
          .sort((one, other) => one - other),
        merges: sheet.merges,
        conditionals: sheet.conditionals.map(({ area: where, formula, format }) => ({
          where,
          formula,
          format,
        })),
        validations: sheet.validations.length,
        frozen: sheet.frozen,
        gridlines: sheet.showGridlines,
        tab: sheet.tabColor,
        page: {
          ...sheet.page,
          settings: Object.fromEntries(PAGE.map((path) => [path, getPage(book, sheet.id, path)])),
        },
      },
    ]),
  );
