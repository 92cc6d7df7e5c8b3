import { firstFree, freeAmong } from '../../core/names/free';
import { entryAt, underKey } from '../../core/present';
import { tabOrder } from '../tabs';
import { deleteSheets, type Leaving } from './deletion';
import type { Context, Sheet, Table } from './excel';
import { askNames } from './overview';
import { showNew, type StagedPlan } from './staging';

/** The most that Excel takes as a sheet's name. */
const LONGEST_NAME = 31;

/** Staged sheets that come in the place of old ones. */
export interface Exchange {
  readonly staged: StagedPlan;
  /** The old ones. */
  readonly old: readonly Leaving[];
  /** Names of the new ones from the moment they are whole until the old ones are gone, such as `Pairings (2)`. */
  readonly between: readonly string[];
  /** All tabs in their final order. */
  readonly tabs: readonly string[];
  /** Identities of the sheets that were there before and are not replaced. */
  readonly stay: ReadonlySet<string>;
}

const numbered = (name: string, number: number): string => {
  const end = ` (${number})`;
  return name.slice(0, LONGEST_NAME - end.length) + end;
};

/** An exchange of the sheets `names`, which are `old`, among all `tabs`. */
export const exchangeOf = (
  staged: StagedPlan,
  names: readonly string[],
  old: readonly Leaving[],
  tabs: readonly string[],
  before: ReadonlySet<string>,
): Exchange => {
  const going = new Set(old.map(({ id }) => id));
  const stay = new Set([...before].filter((id) => !going.has(id)));
  const between: string[] = [];
  for (const name of staged.finals)
    between.push(firstFree(2, (number) => numbered(name, number), freeAmong([...tabs, ...between])));
  return { staged, old, between, tabs: tabOrder(tabs, names, staged.finals), stay };
};

/** What of an exchange is still to be done. */
interface Rest {
  readonly leaving: readonly Leaving[];
  readonly coming: readonly Sheet[];
  readonly tables: readonly (readonly [table: Table, name: string])[];
}

/** Deletes the old sheets, and gives the new ones their names and places. */
const conclude = (
  context: Context,
  { staged, tabs, stay }: Exchange,
  { leaving, coming, tables }: Rest,
): void => {
  deleteSheets(context, leaving, stay);
  coming.forEach((sheet, index) => {
    sheet.name = entryAt(staged.finals, index);
  });
  for (const [table, name] of tables) table.name = name;
  tabs.forEach((tab, position) => {
    const index = staged.finals.indexOf(tab);
    if (index >= 0) entryAt(coming, index).position = position;
  });
  context.runtime.enableEvents = true;
  coming.forEach(askNames);
};

/** From the next request on nobody types on the old sheets: whoever did before that is seen by another look. */
export const closeOld = ({ workbook: { worksheets } }: Context, { old }: Exchange): void => {
  for (const { id, closed } of old) if (!closed) worksheets.getItem(id).protection.protect();
};

/**
 * The last request of an exchange. It stops at once where somebody has given an old sheet another name. Before the first old one goes, all new ones are whole, shown, and no longer known as
 * unfinished: from there on nobody can lose anything, whatever fails.
 */
export const exchange = async (
  context: Context,
  sheets: readonly Sheet[],
  planned: Exchange,
): Promise<void> => {
  const { staged, between, old } = planned;
  for (const { name } of old) context.workbook.worksheets.getItem(name);
  showNew(sheets, staged.plan);
  sheets.forEach((sheet, index) => {
    sheet.name = entryAt(between, index);
  });
  conclude(context, planned, {
    leaving: old,
    coming: sheets,
    tables: staged.tables.map(({ name, final }) => [context.workbook.tables.getItem(name), final] as const),
  });
  await context.sync();
};

/**
 * After an exchange has failed: if all old sheets are there, answers `false`, and the new ones are to be deleted; if one has
 * gone already, brings the exchange to its end with the sheets that were made, and answers `true`. The workbook's sheets and
 * tables have to be loaded.
 */
export const settleExchange = async (
  context: Context,
  planned: Exchange,
  made: readonly string[],
): Promise<boolean> => {
  const { worksheets, tables } = context.workbook;
  const { staged, old } = planned;
  const there = new Map(worksheets.items.map((sheet) => [sheet.id, sheet]));
  const leaving = old.filter(({ id }) => there.has(id));
  if (leaving.length === old.length) {
    for (const { id, held, closed } of leaving) {
      const sheet = underKey(there, id);
      if (held) sheet.visibility = 'VeryHidden';
      if (!closed && sheet.protection.protected) sheet.protection.unprotect();
    }
    return false;
  }
  const coming = made.map((id) => underKey(there, id));
  conclude(context, planned, {
    leaving,
    coming,
    tables: tables.items.flatMap((table) =>
      staged.tables.filter(({ name }) => name === table.name).map(({ final }) => [table, final] as const),
    ),
  });
  await context.sync();
  return true;
};
