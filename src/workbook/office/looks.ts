import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import type { SheetPlan, WorkbookPlan } from '../../grid/plan';
import { pause } from './attempt';
import { addCharts, placeCharts } from './charts';
import { codeOf, type Context, type Sheet } from './excel';
import {
  applyConditional,
  applyFreeze,
  applyGridlines,
  applyPrint,
  applyShape,
  applyStyle,
  applyTabColor,
} from './format';
import { looksBytes, requestsOf } from './payload';
import { watched } from './requests';

/** What sheets look like, by what Excel may refuse of it. */
type Kind = 'styles' | 'charts' | 'shape' | 'conditionals' | 'tabs' | 'gridlines' | 'freeze';

type Apply = (sheet: Sheet, plan: SheetPlan) => void;

const LOOKS: readonly (readonly [Kind, Apply])[] = [
  ['styles', (sheet, { styles }) => styles.forEach(({ area, style }) => applyStyle(sheet, area, style))],
  ['charts', addCharts],
  ['shape', applyShape],
  ['charts', placeCharts],
  [
    'conditionals',
    (sheet, { conditionals }) => [...conditionals].reverse().forEach((rule) => applyConditional(sheet, rule)),
  ],
  ['tabs', applyTabColor],
  ['gridlines', applyGridlines],
];

/** Sheets with their plans, in the same order. */
export interface Made {
  readonly sheets: readonly Sheet[];
  readonly plan: WorkbookPlan;
}

const each = ({ sheets, plan }: Made, apply: Apply): void =>
  plan.sheets.forEach((sheet, index) => apply(entryAt(sheets, index), sheet));

/** Sends what may fail without harm. Answers the code of the refusal; while a cell is being edited it waits. */
export const tried = async (context: Context, work: () => void): Promise<string | null> => {
  for (;;)
    try {
      work();
      await context.sync();
      return null;
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'InvalidOperationInCellEditMode') return code;
      await watched(pause);
    }
};

const failed = (kind: Kind, detail: string): Problem => problem(`looks-${kind}`, {}, { detail });

/** Whether sheets that are still hidden took their looks: some builds of Excel refuse that of hidden sheets. */
export const dress = async (context: Context, { sheets, plan }: Made): Promise<boolean> => {
  const steps = plan.sheets.map((sheet, index) => ({
    bytes: looksBytes(sheet),
    write: () => LOOKS.forEach(([, apply]) => apply(entryAt(sheets, index), sheet)),
  }));
  for (const request of requestsOf(steps))
    if ((await tried(context, () => request.forEach(({ write }) => write()))) !== null) return false;
  return true;
};

/** Takes away the charts that a refused request has left. */
const removeCharts = async (context: Context, { sheets, plan }: Made): Promise<void> => {
  const drawn = sheets.filter((_, index) => entryAt(plan.sheets, index).charts !== undefined);
  if (drawn.length === 0) return;
  await tried(context, () => drawn.forEach(({ charts }) => charts.load('items/name')));
  await tried(context, () => drawn.forEach(({ charts }) => charts.items.forEach((chart) => chart.delete())));
};

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
  const tryKind = async (kind: Kind, apply: Apply): Promise<void> => {
    const code = await tried(context, () => each(made, apply));
    if (code !== null && !warnings.some(({ code: known }) => known === `looks-${kind}`))
      warnings.push(failed(kind, code));
  };
  if (!dressed) {
    await tried(context, () => each(made, (sheet) => sheet.getRange().conditionalFormats.clearAll()));
    await removeCharts(context, made);
    for (const [kind, apply] of LOOKS) await tryKind(kind, apply);
  }
  await tryKind('freeze', (sheet, plan) => {
    if (plan.hidden !== true) applyFreeze(sheet, plan);
  });
  return warnings;
};

/** Print set-up: a host without a printer may refuse it. `print-setup-failed`. */
export const setUpPrint = async (context: Context, made: Made): Promise<readonly Problem[]> => {
  const code = await tried(context, () =>
    each(made, (sheet, { print }) => {
      if (print) applyPrint(sheet, print);
    }),
  );
  return code === null ? [] : [problem('print-setup-failed', {}, { detail: code })];
};
