import { certificates, certificatesForAll } from '../../src/sheets/handout/certificates';
import { sectionPosters, sectionPostersByFour } from '../../src/sheets/handout/sectionPosters';
import { tableCards } from '../../src/sheets/handout/tableCards';
import { address, area, covers, type Area } from '../../src/grid/cell';
import { PAGE } from '../../src/sheets/look/page';
import { HEAD_FILL, INPUT_FILL } from '../../src/sheets/look/style';
import { lineHeight, widthOf } from './calibri';
import { fontOf, type ShownCell, type ShownSheet } from './sheet';
import { wrapped } from './wrap';

/** Something that people would not see, or see in vain. `by` is in points. */
export interface Fault {
  readonly sheet: string;
  readonly cell: string;
  readonly what:
    | 'hashes'
    | 'cut'
    | 'too high'
    | 'word broken'
    | 'outside the print'
    | 'empty column'
    | 'second page'
    | 'too small';
  readonly text: string;
  readonly by: number;
}

/** Points that stay free beside a text in its cell. */
const MARGIN = 2.25;
const INDENT = 7.5;
/** A word that is so near to the width of its cell may be broken on another screen. */
const HAIR = 1;
/** A layout that is met to the point is met. */
const TOLERANCE = 0.5;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

const widthIn = (sheet: ShownSheet, { column, columns }: Area): number =>
  sum(range(column, columns).map(sheet.columnWidth));

const fault = (
  sheet: ShownSheet,
  cell: ShownCell,
  what: Fault['what'],
  by: number,
  text = cell.text,
): Fault => ({
  sheet: sheet.plan.name,
  cell: address(cell.row, cell.column),
  what,
  text,
  by: Math.round(by * 10) / 10,
});

const isMerged = ({ area: { rows, columns } }: ShownCell): boolean => rows * columns > 1;

const printArea = ({ plan }: ShownSheet): Area | undefined => plan.print?.area;

/** Free points beside a cell on one side, up to a cell that holds something, or the edge of a page. */
const freeBeside = (sheet: ShownSheet, cell: ShownCell, step: 1 | -1, needed: number): number => {
  const print = printArea(sheet);
  const isPrinted = print !== undefined && covers(print, cell.row, cell.column);
  const { titleColumns, columnBreaks = [], fit } = sheet.plan.print ?? {};
  const isRepeated = titleColumns !== undefined && fit?.wide !== 1 && cell.column <= titleColumns.to;
  let free = 0;
  for (let column = cell.column + step; column >= 0 && free < needed; column += step) {
    if (sheet.isTaken(cell.row, column)) break;
    if (isPrinted && !covers(print, cell.row, column)) break;
    if (isRepeated && column > titleColumns.to) break;
    if (isPrinted && columnBreaks.includes(step === 1 ? column : column + 1)) break;
    free += sheet.columnWidth(column);
  }
  return free;
};

/** How many points of a line are cut off. */
const cutOff = (sheet: ShownSheet, cell: ShownCell, over: number): number => {
  if (isMerged(cell)) return over;
  const { align = 'left' } = cell.style;
  const right = align === 'left' ? over : align === 'center' ? over / 2 : 0;
  const missing = (needed: number, step: 1 | -1): number =>
    needed > 0 ? Math.max(0, needed - freeBeside(sheet, cell, step, needed)) : 0;
  return missing(right, 1) + missing(over - right, -1);
};

const heightOf = (sheet: ShownSheet, { row, rows }: Area): number =>
  sum(range(row, rows).map(sheet.rowHeight));

const tooHigh = (sheet: ShownSheet, cell: ShownCell, needed: number): Fault[] => {
  const over = needed - heightOf(sheet, cell.area);
  return over > TOLERANCE ? [fault(sheet, cell, 'too high', over)] : [];
};

const turnedFaults = (sheet: ShownSheet, cell: ShownCell): Fault[] => {
  const font = fontOf(cell.style);
  const height = heightOf(sheet, cell.area);
  const width = widthIn(sheet, cell.area);
  const { lines, broken } = cell.style.wrap
    ? wrapped(cell.text, height - MARGIN, font)
    : { lines: 1, broken: null };
  const over = widthOf(cell.text, font) + MARGIN - height;
  return [
    ...(broken === null ? [] : [fault(sheet, cell, 'word broken', widthOf(broken, font) - height, broken)]),
    ...(!cell.style.wrap && over > TOLERANCE ? [fault(sheet, cell, 'cut', over)] : []),
    ...(lines * lineHeight(font) > width + TOLERANCE
      ? [fault(sheet, cell, 'too high', lines * lineHeight(font) - width)]
      : []),
  ];
};

/** What is wrong with what a cell shows. */
const cellFaults = (sheet: ShownSheet, cell: ShownCell): Fault[] => {
  const { style, text } = cell;
  if ((style.rotation ?? 0) !== 0) return turnedFaults(sheet, cell);
  const font = fontOf(style);
  const room = widthIn(sheet, cell.area) - MARGIN - INDENT * (style.indent ?? 0);
  const line = lineHeight(font);
  if (cell.isNumber) {
    const over = widthOf(text, font) - room;
    return over > 0 ? [fault(sheet, cell, 'hashes', over)] : tooHigh(sheet, cell, line);
  }
  if (style.wrap) {
    const { lines } = wrapped(text, room, font);
    const { broken } = wrapped(text, room - HAIR, font);
    return [
      ...(broken === null ? [] : [fault(sheet, cell, 'word broken', widthOf(broken, font) - room, broken)]),
      ...tooHigh(sheet, cell, lines * line),
    ];
  }
  const over = Math.max(...text.split('\n').map((part) => widthOf(part, font))) - room;
  const cut = over > 0 ? cutOff(sheet, cell, over) : 0;
  return [...(cut > TOLERANCE ? [fault(sheet, cell, 'cut', cut)] : []), ...tooHigh(sheet, cell, line)];
};

const isTyped = (sheet: ShownSheet, row: number, column: number): boolean =>
  sheet.styleAt(row, column).fill === INPUT_FILL;

/** The first line from the end of the print on that shows nothing: what stands beyond is for the screen alone. */
const gapAfter = (end: number, used: ReadonlySet<number>, isSkipped: (line: number) => boolean): number => {
  let gap = end;
  while (used.has(gap) || (gap < MOST_COLUMNS && isSkipped(gap))) gap++;
  return gap;
};

const MOST_COLUMNS = 16_384;

/**
 * Standings prints what ranks, and as much of the rest as fits: from the first column on rank, name, points, and every tie-break that has a
 * heading, which is a formula.
 */
const rankingEnd = (sheet: ShownSheet): number =>
  Math.max(
    3,
    ...sheet.cells
      .filter(({ row, column, style }) => style.fill === HEAD_FILL && sheet.isFormula(row, column))
      .map(({ column }) => column + 1),
  );

const POSTERS: readonly string[] = [
  sectionPosters.name,
  sectionPostersByFour.name,
  certificates.name,
  certificatesForAll.name,
  tableCards.name,
];

/** Whether a sheet has titles of its own, each above a page. */
export const isPoster = ({ plan }: ShownSheet): boolean => POSTERS.some((name) => plan.name.startsWith(name));

/** All is printed but what stands apart from it, and what is said above and beside a list in which people type. */
const outsideFaults = (sheet: ShownSheet): Fault[] => {
  const print = printArea(sheet);
  if (!print) return [];
  const [right, end] = [print.column + print.columns, print.row + print.rows];
  const columns = new Set(sheet.cells.flatMap(({ area: own }) => range(own.column, own.columns)));
  const rows = new Set(sheet.cells.filter(({ column }) => column < right).map(({ row }) => row));
  const isList = sheet.plan.gridlines === true;
  // What stands above the headings of a list, but for its title, says what to do here; posters have titles of their own.
  const isForScreen = (isList && sheet.plan.print?.titleRows) || isPoster(sheet);
  const above = isForScreen ? print.row : 0;
  const beside =
    sheet.plan.role === 'standings'
      ? rankingEnd(sheet)
      : isList
        ? right
        : gapAfter(right, columns, (column) => sheet.columnWidth(column) === 0);
  const below = gapAfter(end, rows, () => false);
  // Title rows above the print come onto every page; a switch between them is for the screen.
  const titles = sheet.plan.print?.titleRows;
  const isTitle = (row: number, column: number): boolean =>
    titles !== undefined &&
    covers(area(titles.from, print.column, titles.to - titles.from + 1, print.columns), row, column);
  const isSwitch = (row: number, column: number): boolean => row < print.row && isTyped(sheet, row, column);
  return sheet.cells
    .filter(
      ({ row, column }) =>
        !covers(print, row, column) &&
        !isTitle(row, column) &&
        !isSwitch(row, column) &&
        row >= above &&
        column < beside &&
        row < below,
    )
    .map((cell) => fault(sheet, cell, 'outside the print', 0));
};

/**
 * Columns of the print that have a heading and nothing below it, though nobody is to write there. A heading that is a formula stands
 * there as long as somebody has chosen its column.
 */
const emptyFaults = (sheet: ShownSheet): Fault[] => {
  const print = printArea(sheet);
  const head = sheet.plan.print?.titleRows?.to;
  if (!print || head === undefined) return [];
  return range(print.column, print.columns).flatMap((column) => {
    if (sheet.columnWidth(column) === 0 || isTyped(sheet, head + 1, column)) return [];
    const below = sheet.cells.some(
      (cell) => cell.row > head && covers(area(0, cell.area.column, 1, cell.area.columns), 0, column),
    );
    const heading = sheet.cells.find((cell) => cell.row === head && cell.column === column);
    return below || !heading || sheet.isFormula(head, column)
      ? []
      : [fault(sheet, heading, 'empty column', sheet.columnWidth(column))];
  });
};

/** Points of letters on paper: smaller ones nobody reads with ease. Most of a cross-table are seen at a glance, on one page. */
const LEAST = 8;
const LEAST_OF_GLANCE = 6.6;

/** The size of the smallest letters of a print; of a cross-table the size that as many cells exceed as fall short of. */
const sizeOf = ({ plan, cells }: ShownSheet, where: Area): number => {
  const sizes = cells
    .filter(({ row, column }) => covers(where, row, column))
    .map(({ style }) => fontOf(style).size)
    .sort((one, other) => one - other);
  return sizes[plan.role === 'crosstable' ? Math.floor(sizes.length / 2) : 0] ?? 0;
};

const pageFaults = (sheet: ShownSheet): Fault[] => {
  const { plan } = sheet;
  if (!plan.print) return [];
  const {
    area: where,
    landscape,
    paper = 'A4',
    fit,
    scale = 100,
    titleColumns,
    columnBreaks = [],
  } = plan.print;
  const page = PAGE[paper][landscape ? 'landscape' : 'upright'];
  const width = widthIn(sheet, where);
  const found = (what: Fault['what'], by: number): Fault[] => [
    {
      sheet: plan.name,
      cell: address(where.row, where.column + where.columns - 1),
      what,
      text: '',
      by: Math.round(by * 10) / 10,
    },
  ];
  const fitted = fit
    ? Math.min(
        1,
        (page.width * fit.wide) / width,
        fit.tall === 0 ? 1 : (page.height * fit.tall) / heightOf(sheet, where),
      )
    : scale / 100;
  const size = sizeOf(sheet, where) * fitted;
  if (size < (plan.role === 'crosstable' ? LEAST_OF_GLANCE : LEAST)) return found('too small', size);
  if (fit || titleColumns || columnBreaks.length > 0) return [];
  const over = (width * scale) / 100 - page.width;
  return over > 0 ? found('second page', over) : [];
};

/** All that people would miss on a sheet, on screen or on paper. */
export const faultsOf = (sheet: ShownSheet): readonly Fault[] => [
  ...sheet.cells.flatMap((cell) => cellFaults(sheet, cell)),
  ...outsideFaults(sheet),
  ...emptyFaults(sheet),
  ...pageFaults(sheet),
];

/** A fault in a line. */
export const faultLine = ({ sheet, cell, what, text, by }: Fault): string =>
  `${sheet}!${cell} ${what}${by === 0 ? '' : ` by ${by} pt`}: ${text}`;
