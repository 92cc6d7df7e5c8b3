import { ok, type Result } from '../../core/result';
import { areaAddress } from '../../grid/cell';
import type { MarkedCells } from '../port';
import { attempt } from './attempt';
import type { Context, Sheet } from './excel';

/** Marks are conditional formats, so that a cell's own look stays as it is; by their formula they are told from others. */
const FORMULA = '=LEN("Roundabout explains")>0';

const FILL = '#FFD966';
const INK = '#000000';

/** Takes all marks from sheets; a sheet that is gone has none. */
const clear = async (context: Context, sheets: readonly string[]): Promise<void> => {
  const tabs = sheets.map((name) => context.workbook.worksheets.getItemOrNullObject(name));
  for (const tab of tabs) tab.load('name');
  await context.sync();
  const rules = tabs
    .filter(({ isNullObject }) => !isNullObject)
    .map((tab) => tab.getRange().conditionalFormats);
  for (const each of rules) each.load('items/type');
  await context.sync();
  // Only a custom one can be asked for its formula.
  const custom = rules.flatMap(({ items }) => items.filter(({ type }) => type === 'Custom'));
  for (const each of custom) each.custom.rule.load('formula');
  await context.sync();
  for (const each of custom) if (each.custom.rule.formula === FORMULA) each.delete();
};

const put = (sheet: Sheet, address: string): void => {
  const { custom } = sheet.getRange(address).conditionalFormats.add('Custom');
  custom.rule.formula = FORMULA;
  custom.format.fill.color = FILL;
  custom.format.font.color = INK;
};

/** Marks cells in the place of those that were marked `before` on some sheets, or none. */
export const markCells = (cells: readonly MarkedCells[], before: readonly string[]): Promise<Result<null>> =>
  attempt(async (context) => {
    const names = cells.map(({ sheet }) => sheet);
    await clear(context, [...new Set([...before, ...names])]);
    for (const { sheet, areas } of cells) {
      const tab = context.workbook.worksheets.getItem(sheet);
      for (const address of new Set(areas.map((each) => areaAddress(each)))) put(tab, address);
    }
    await context.sync();
    return ok(null);
  });
