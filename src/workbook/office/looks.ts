import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { type Area, columnLetters } from '../../grid/cell';
import { joinedAreas } from '../../grid/joined';
import type { ColumnPlan, SheetPlan, WorkbookPlan } from '../../grid/plan';
import { addCharts, placeCharts } from './charts';
import type { Context, Sheet } from './excel';
import {
  applyConditional,
  applyFreeze,
  applyGridlines,
  applyTabColor,
  columnPoints,
  rangeOf,
  addressesOf,
  type LookStep,
  styleSteps,
} from './styles';
import { requestsOf } from './pieces';
import { bytesOf, textBytes } from './sent';
import { tried } from './attempt';

/** Rows or columns one behind the other. */
interface Lines {
  readonly from: number;
  readonly count: number;
}

const columnsAddress = ({ from, count }: Lines): string =>
  `${columnLetters(from)}:${columnLetters(from + count - 1)}`;

const rowsAddress = ({ from, count }: Lines): string => `${from + 1}:${from + count}`;

/** Lines by what they have, those that follow each other as one. */
const bySize = <T extends Lines>(
  lines: readonly T[],
  sizeOf: (lines: T) => number,
): readonly (readonly [size: number, lines: readonly Lines[]])[] => {
  const areas = new Map<number, Area[]>();
  for (const each of lines) {
    const size = sizeOf(each);
    const own = areas.get(size) ?? [];
    own.push({ row: each.from, column: 0, rows: each.count, columns: 1 });
    areas.set(size, own);
  }
  return [...areas].map(([size, own]) => [
    size,
    joinedAreas(own).map(({ row, rows }) => ({ from: row, count: rows })),
  ]);
};

const step = (text: string, write: LookStep['write']): LookStep => ({
  bytes: bytesOf({ ranges: 1, objects: 1, calls: 1, text: text.length }),
  write,
});

const columnSteps = (columns: readonly ColumnPlan[]): readonly LookStep[] => [
  ...bySize(columns, ({ width }) => columnPoints(width)).flatMap(([points, lines]) =>
    addressesOf(lines, columnsAddress).map(({ text }) =>
      step(text, (sheet) => {
        sheet.getRanges(text).untrack().format.columnWidth = points;
      }),
    ),
  ),
  ...bySize(
    columns.filter(({ hidden }) => hidden === true),
    () => 0,
  )
    .flatMap(([, lines]) => lines.map(columnsAddress))
    .map((text) =>
      step(text, (sheet) => {
        sheet.getRange(text).untrack().columnHidden = true;
      }),
    ),
];

const rowSteps = (rows: NonNullable<SheetPlan['rows']>): readonly LookStep[] =>
  bySize(
    rows.map(({ row, height }) => ({ from: row, count: 1, height })),
    ({ height }) => height,
  ).flatMap(([height, lines]) =>
    height === 0
      ? lines.map(rowsAddress).map((text) =>
          step(text, (sheet) => {
            sheet.getRange(text).untrack().rowHidden = true;
          }),
        )
      : addressesOf(lines, rowsAddress).map(({ text }) =>
          step(text, (sheet) => {
            sheet.getRanges(text).untrack().format.rowHeight = height;
          }),
        ),
  );

/** Widths, heights and merged cells. */
const shapeSteps = ({ columns, rows = [], merges = [] }: SheetPlan): readonly LookStep[] => [
  ...columnSteps(columns),
  ...rowSteps(rows),
  ...merges.map((merged) =>
    step('', (sheet: Sheet) => {
      rangeOf(sheet, merged).merge();
    }),
  ),
];

/** What sheets look like, by what Excel may refuse of it. */
type Kind = 'styles' | 'charts' | 'shape' | 'conditionals' | 'tabs' | 'gridlines' | 'freeze';

/** The steps of a kind for a sheet. */
type Steps = (plan: SheetPlan) => readonly LookStep[];

/** What widths and heights are meant for, and what files have: the font of a new workbook is another one here and there. */
const FONT = { name: 'Calibri', size: 11 } as const;

const applyFont = (sheet: Sheet): void => {
  const { font } = sheet.getRange().untrack().format;
  font.name = FONT.name;
  font.size = FONT.size;
};

const one = (calls: number, write: LookStep['write']): LookStep => ({
  bytes: bytesOf({ ranges: 1, objects: calls, calls }),
  write,
});

/** Calls for a chart, and about as many at most for each of its series. */
const CHART_CALLS = 30;

const chartSteps =
  (write: (sheet: Sheet, plan: SheetPlan) => void): Steps =>
  (plan) => {
    const { charts = [] } = plan;
    const parts = charts.reduce((sum, { series }) => sum + 1 + series.length, 0);
    return charts.length === 0 ? [] : [one(CHART_CALLS * parts, (sheet) => write(sheet, plan))];
  };

const LOOKS: readonly (readonly [Kind, Steps])[] = [
  ['styles', ({ styles }) => [one(2, applyFont), ...styleSteps(styles)]],
  ['charts', chartSteps(addCharts)],
  ['shape', shapeSteps],
  ['charts', chartSteps(placeCharts)],
  [
    'conditionals',
    ({ conditionals = [] }) =>
      [...conditionals].reverse().map((rule) => ({
        bytes: bytesOf({ ranges: 1, objects: 7, calls: 3, text: textBytes(rule.formula) }),
        write: (sheet: Sheet) => applyConditional(sheet, rule),
      })),
  ],
  ['tabs', (plan) => [one(1, (sheet) => applyTabColor(sheet, plan))]],
  ['gridlines', (plan) => [one(1, (sheet) => applyGridlines(sheet, plan))]],
];

/** Sheets with their plans, in the same order. */
export interface Made {
  readonly sheets: readonly Sheet[];
  readonly plan: WorkbookPlan;
}

/** The steps of all sheets, bound to them. */
const bound = ({ sheets, plan }: Made, steps: Steps) =>
  plan.sheets.flatMap((planned, index) =>
    steps(planned).map(({ bytes, write }) => ({ bytes, write: () => write(entryAt(sheets, index)) })),
  );

/** Sends steps until one request is refused. Answers the code of the refusal. */
const send = async (
  context: Context,
  steps: readonly { readonly bytes: number; readonly write: () => void }[],
): Promise<string | null> => {
  for (const request of requestsOf(steps)) {
    const code = await tried(context, () => request.forEach(({ write }) => write()));
    if (code !== null) return code;
  }
  return null;
};

/** What a sheet looks like, but for its frozen panes. */
export const lookSteps: Steps = (plan) => LOOKS.flatMap(([, steps]) => steps(plan));

/** Whether sheets that are still hidden took their looks: some builds of Excel refuse that of hidden sheets. */
export const dress = async (context: Context, made: Made): Promise<boolean> =>
  (await send(context, bound(made, lookSteps))) === null;

/** Takes away the charts that a refused request has left. */
const removeCharts = async (context: Context, { sheets, plan }: Made): Promise<void> => {
  const drawn = sheets.filter((_, index) => entryAt(plan.sheets, index).charts !== undefined);
  if (drawn.length === 0) return;
  await tried(context, () => drawn.forEach(({ charts }) => charts.load('items/name')));
  await tried(context, () => drawn.forEach(({ charts }) => charts.items.forEach((chart) => chart.delete())));
};

const freezeSteps: Steps = (plan) =>
  plan.hidden === true ? [] : [one(1, (sheet) => applyFreeze(sheet, plan))];

/**
 * The looks of sheets that are shown: what they refused while they were hidden once more, each kind by itself, and the
 * frozen panes. `looks-styles looks-charts looks-shape looks-conditionals looks-tabs looks-gridlines looks-freeze` for what is refused again.
 */
export const finishLooks = async (
  context: Context,
  made: Made,
  dressed: boolean,
): Promise<readonly Problem[]> => {
  const warnings: Problem[] = [];
  const tryKind = async (kind: Kind, steps: Steps): Promise<void> => {
    const code = await send(context, bound(made, steps));
    if (code !== null && !warnings.some(({ code: known }) => known === `looks-${kind}`))
      warnings.push(problem(`looks-${kind}`, {}, { detail: code }));
  };
  if (!dressed) {
    await tried(context, () =>
      made.sheets.forEach((sheet) => sheet.getRange().untrack().conditionalFormats.clearAll()),
    );
    await removeCharts(context, made);
    for (const [kind, steps] of LOOKS) await tryKind(kind, steps);
  }
  await tryKind('freeze', freezeSteps);
  return warnings;
};
