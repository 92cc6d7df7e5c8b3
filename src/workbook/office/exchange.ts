import { entryAt, present } from '../../core/present';
import { tabOrder } from '../tabs';
import type { Context, Sheet, Table } from './excel';
import { openActive, tellerLast, type StagedPlan } from './staging';
import { unfinishedSheets } from './unfinished';

/** The most that Excel takes as a sheet's name. */
const LONGEST_NAME = 31;

/** A sheet that goes, by the host's identity: for a while new ones bear the same names. */
export interface Leaving {
  readonly id: string;
  /** Whether it is very hidden, and so cannot be deleted as it is (office-js #365). */
  readonly held: boolean;
}

/** Staged sheets that come in the place of old ones. */
export interface Exchange {
  readonly staged: StagedPlan;
  /** The old ones. */
  readonly old: readonly Leaving[];
  /** Names of the new ones from the moment they are whole until the old ones are gone, such as `Pairings (2)`. */
  readonly between: readonly string[];
  /** All tabs in their final order. */
  readonly tabs: readonly string[];
}

const freeName = (name: string, taken: readonly string[]): string => {
  for (let number = 2; ; number++) {
    const end = ` (${number})`;
    const candidate = name.slice(0, LONGEST_NAME - end.length) + end;
    if (!taken.some((each) => each.toLowerCase() === candidate.toLowerCase())) return candidate;
  }
};

/** An exchange of the sheets `names`, which are `old`, among all `tabs`. */
export const exchangeOf = (
  staged: StagedPlan,
  names: readonly string[],
  old: readonly Leaving[],
  tabs: readonly string[],
): Exchange => {
  const between: string[] = [];
  for (const name of staged.finals) between.push(freeName(name, [...tabs, ...between]));
  return { staged, old, between, tabs: tabOrder(tabs, names, staged.finals) };
};

/** What of an exchange is still to be done. */
interface Rest {
  readonly leaving: readonly { readonly sheet: Sheet; readonly held: boolean }[];
  readonly coming: readonly Sheet[];
  readonly tables: readonly (readonly [table: Table, name: string])[];
}

/** Deletes the old sheets, and gives the new ones their names and places. */
const conclude = (context: Context, { staged, tabs }: Exchange, { leaving, coming, tables }: Rest): void => {
  for (const { sheet, held } of leaving) {
    if (held) sheet.visibility = 'Hidden';
    sheet.delete();
  }
  coming.forEach((sheet, index) => {
    sheet.name = entryAt(staged.finals, index);
  });
  for (const [table, name] of tables) table.name = name;
  tabs.forEach((tab, position) => {
    const index = staged.finals.indexOf(tab);
    if (index >= 0) entryAt(coming, index).position = position;
  });
  context.runtime.enableEvents = true;
};

/**
 * The last request of an exchange. Before the first old sheet goes, all new ones are whole, shown, and no longer known as
 * unfinished: from there on nobody can lose anything, whatever fails.
 */
export const exchange = async (
  context: Context,
  sheets: readonly Sheet[],
  planned: Exchange,
): Promise<void> => {
  const { worksheets, tables } = context.workbook;
  const { staged, between, old } = planned;
  const { sheets: plans } = staged.plan;
  sheets.forEach((sheet, index) => {
    if (entryAt(plans, index).hidden !== true) sheet.visibility = 'Visible';
  });
  for (const index of tellerLast(staged)) entryAt(sheets, index).name = entryAt(between, index);
  openActive(sheets, staged.plan);
  conclude(context, planned, {
    leaving: old.map(({ id, held }) => ({ sheet: worksheets.getItem(id), held })),
    coming: sheets,
    tables: staged.tables.map(({ name, final }) => [tables.getItem(name), final] as const),
  });
  await context.sync();
};

/**
 * After an exchange has failed: if all old sheets are there, answers the new ones, which are to be deleted; if one has
 * gone already, brings the exchange to its end and answers null.
 */
export const settleExchange = async (
  context: Context,
  planned: Exchange,
): Promise<readonly Sheet[] | null> => {
  const { worksheets, tables } = context.workbook;
  const { staged, old, between } = planned;
  const unfinished = await unfinishedSheets(
    context,
    staged.plan.sheets.map(({ name }) => name),
  );
  worksheets.load('items/id,items/name,items/visibility');
  tables.load('items/name');
  await context.sync();
  const leaving = old.flatMap(({ id, held }) => {
    const sheet = worksheets.items.find((each) => each.id === id);
    return sheet ? [{ sheet, held }] : [];
  });
  const others = worksheets.items.filter((each) => !leaving.some(({ sheet }) => sheet === each));
  const ours = new Set([...unfinished.map(({ name }) => name), ...between]);
  if (leaving.length === old.length) {
    for (const { sheet, held } of leaving) if (held) sheet.visibility = 'VeryHidden';
    return others.filter(({ name }) => ours.has(name));
  }
  conclude(context, planned, {
    leaving,
    coming: staged.finals.map((final, index) =>
      present(others.find(({ name }) => name === between[index] || name === final)),
    ),
    tables: tables.items.flatMap((table) =>
      staged.tables.filter(({ name }) => name === table.name).map(({ final }) => [table, final] as const),
    ),
  });
  await context.sync();
  return null;
};
