import { entryAt } from '../../core/present';
import { problem, type Problem, type ProblemCode } from '../../core/problem';
import { areaAddress, columnLetters } from '../../grid/cell';
import type { PrintPlan, SheetPlan } from '../../grid/plan';
import { INCH, MARGINS, pageTexts } from '../pageTexts';
import type { Context, Sheet } from './excel';
import { columnPoints } from './styles';
import type { Made } from './looks';
import { tried } from './attempt';

/** A sheet that is printed. */
interface Printed {
  readonly sheet: Sheet;
  readonly name: string;
  readonly plan: SheetPlan;
  readonly print: PrintPlan;
}

/** All but the size of the paper; asks whether pages are fitted. */
const applyPrint = ({ sheet, print }: Printed): void => {
  const { pageLayout } = sheet;
  pageLayout.setPrintArea(areaAddress(print.area));
  pageLayout.set({
    orientation: print.landscape ? 'Landscape' : 'Portrait',
    leftMargin: MARGINS.left * INCH,
    rightMargin: MARGINS.right * INCH,
    centerHorizontally: true,
  });
  if (print.titleRows)
    pageLayout.setPrintTitleRows(`$${print.titleRows.from + 1}:$${print.titleRows.to + 1}`);
  if (print.titleColumns) {
    const { from, to } = print.titleColumns;
    pageLayout.setPrintTitleColumns(`$${columnLetters(from)}:$${columnLetters(to)}`);
  }
  const { rowBreaks = [], columnBreaks = [] } = print;
  if (rowBreaks.length > 0) sheet.horizontalPageBreaks.removePageBreaks();
  for (const row of rowBreaks) sheet.horizontalPageBreaks.add(`A${row + 1}`);
  if (columnBreaks.length > 0) sheet.verticalPageBreaks.removePageBreaks();
  for (const column of columnBreaks) sheet.verticalPageBreaks.add(`${columnLetters(column)}1`);
  const { defaultForAllPages } = pageLayout.headersFooters;
  defaultForAllPages.set({ ...pageTexts(print.header) });
  if (!print.fit) {
    pageLayout.zoom = { scale: print.scale ?? 100 };
    return;
  }
  const { wide, tall } = print.fit;
  pageLayout.zoom = { horizontalFitToPages: wide, ...(tall > 0 ? { verticalFitToPages: tall } : {}) };
  pageLayout.load('zoom');
};

/** Some builds take no pages to fit where Page Layout was never opened (office-js #1860). */
const isFitted = ({ sheet, print }: Printed): boolean =>
  !print.fit || typeof sheet.pageLayout.zoom.horizontalFitToPages === 'number';

/** Points of paper upright. */
const PAPER = { A4: { width: 595, height: 842 }, Letter: { width: 612, height: 792 } } as const;

const STANDARD_COLUMN = 48;
const STANDARD_ROW = 15;
const LEAST_SCALE = 10;

/** The scale at which the cells are no more than the pages that they are to fit on, 100 % at most. */
const scaleFor = ({ columns, rows = [] }: SheetPlan, print: PrintPlan): number => {
  const { area, fit = { wide: 1, tall: 0 }, landscape, paper = 'A4' } = print;
  const widths = new Map(
    columns.flatMap(({ from, count, width, hidden }) =>
      Array.from({ length: count }, (_, index) => [from + index, hidden ? 0 : columnPoints(width)] as const),
    ),
  );
  const heights = new Map(rows.map(({ row, height }) => [row, height]));
  let [width, height] = [0, 0];
  for (let at = area.column; at < area.column + area.columns; at++)
    width += widths.get(at) ?? STANDARD_COLUMN;
  for (let at = area.row; at < area.row + area.rows; at++) height += heights.get(at) ?? STANDARD_ROW;
  const upright = PAPER[paper];
  const page = landscape ? { width: upright.height, height: upright.width } : upright;
  const across = (fit.wide * (page.width - (MARGINS.left + MARGINS.right) * INCH)) / width;
  const down =
    fit.tall > 0 ? (fit.tall * (page.height - (MARGINS.top + MARGINS.bottom) * INCH)) / height : Infinity;
  return Math.max(LEAST_SCALE, Math.floor(100 * Math.min(1, across, down)));
};

/** Asks the same of sheets in one request, of halves where that is refused: what one does not take is its own loss. */
const askEach = async (
  context: Context,
  printed: readonly Printed[],
  ask: (each: Printed) => void,
): Promise<ReadonlyMap<Printed, string>> => {
  const [first, ...others] = printed;
  if (!first) return new Map();
  const code = await tried(context, () => printed.forEach(ask));
  if (code === null) return new Map();
  if (others.length === 0) return new Map([[first, code]]);
  const half = Math.floor(printed.length / 2);
  const refused = await askEach(context, printed.slice(0, half), ask);
  return new Map([...refused, ...(await askEach(context, printed.slice(half), ask))]);
};

/** One warning for all sheets that refused the same. */
const warningOf = (code: ProblemCode, refused: ReadonlyMap<Printed, string>): readonly Problem[] =>
  refused.size === 0
    ? []
    : [
        problem(
          code,
          {},
          {
            sheets: [...refused.keys()].map(({ name }) => name).join(', '),
            detail: [...new Set(refused.values())].join(', '),
          },
        ),
      ];

/**
 * Print set-up, the size of the paper last: a host without a printer may refuse it. `names` are what the sheets will be called.
 * `print-setup-failed`, `paper-size-failed`, each with the sheets that it is about.
 */
export const setUpPrint = async (
  context: Context,
  { sheets, plan }: Made,
  names: readonly string[],
): Promise<readonly Problem[]> => {
  const printed = plan.sheets.flatMap((each, index): readonly Printed[] =>
    each.print
      ? [{ sheet: entryAt(sheets, index), name: entryAt(names, index), plan: each, print: each.print }]
      : [],
  );
  const refused = await askEach(context, printed, applyPrint);
  const unfitted = printed.filter((each) => !refused.has(each) && !isFitted(each));
  const unscaled = await askEach(context, unfitted, ({ sheet, plan: planned, print }) => {
    sheet.pageLayout.zoom = { scale: scaleFor(planned, print) };
  });
  const paperless = await askEach(context, printed, ({ sheet, print }) => {
    sheet.pageLayout.paperSize = print.paper ?? 'A4';
  });
  return [
    ...warningOf('print-setup-failed', new Map([...refused, ...unscaled])),
    ...warningOf('paper-size-failed', paperless),
  ];
};
