import { parseReference } from '../../grid/reference';
import type { Context, Sheet } from './excel';
import { isStaged } from './staging';

/** The sheets that the names of a sheet lead to. */
const ledTo = ({ names }: Sheet): readonly string[] =>
  names.items.flatMap(({ formula }) => parseReference(String(formula).replace(/^=/, ''))?.sheet ?? []);

/** A sheet whose names lead to others that have their own name is no part of what is unfinished: the tournament of a handout. */
const isWhole = (sheet: Sheet): boolean =>
  ledTo(sheet).some((name) => name !== sheet.name && !isStaged(name));

/**
 * The sheets that a creation left unfinished: those under names of staging, last, and those that got their own name
 * already, which are known by the names scoped to the sheet that is named last. `stagedAs` narrows it to one creation.
 */
export const unfinishedSheets = async (
  context: Context,
  stagedAs?: readonly string[],
): Promise<readonly Sheet[]> => {
  const { worksheets } = context.workbook;
  worksheets.load('items/name,items/visibility,items/names/items/formula');
  await context.sync();
  const { items } = worksheets;
  const left = items.filter(({ name }) => isStaged(name) && (stagedAs?.includes(name) ?? true));
  const theirs = new Set(left.flatMap(ledTo));
  return [
    ...items.filter((sheet) => !isStaged(sheet.name) && theirs.has(sheet.name) && !isWhole(sheet)),
    ...left,
  ];
};

/** Whether these are all that is visible: Excel keeps at least one sheet. */
export const coverAllVisible = ({ workbook }: Context, sheets: readonly Sheet[]): boolean =>
  !workbook.worksheets.items.some((sheet) => sheet.visibility === 'Visible' && !sheets.includes(sheet));

/** Deletes a sheet. A very hidden one cannot be deleted (office-js #365), so it is merely hidden first. */
export const deleteSheet = (sheet: Sheet): void => {
  if (sheet.visibility === 'VeryHidden') sheet.visibility = 'Hidden';
  sheet.delete();
};

/** Deletes sheets in one request, in this order, and opens the sheet `back` first. Answers how many there were. */
export const deleteSheets = async (
  context: Context,
  sheets: readonly Sheet[],
  back: string | null = null,
): Promise<number> => {
  if (sheets.length === 0) return 0;
  const open = context.workbook.worksheets.items.find(
    ({ name, visibility }) => name === back && visibility === 'Visible',
  );
  open?.activate();
  sheets.forEach(deleteSheet);
  await context.sync();
  return sheets.length;
};
