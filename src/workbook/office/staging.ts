import { firstFree, freeAmong } from '../../core/names/free';
import { entryAt, underKey } from '../../core/present';
import { quoteSheet } from '../../grid/cell';
import type { Block, SheetPlan, WorkbookPlan } from '../../grid/plan';
import type { Sheet } from './excel';

/** Sheets that are being made bear such names: hidden, and known as ours if something fails half way. */
const PREFIX = '~Roundabout ';

/** How much of a creation's identity fits beside the number into the 31 characters of a sheet's name. */
const ID_LENGTH = 14;

/** Whether a sheet is one that some creation left unfinished. */
export const isStaged = (name: string): boolean => name.startsWith(PREFIX);

/** A plan whose sheets, and all references to them, bear names of staging; `finals` are their own, in the same order. */
export interface StagedPlan {
  readonly plan: WorkbookPlan;
  readonly finals: readonly string[];
  /** Its names as they are to be in the end. */
  readonly names: WorkbookPlan['names'];
  /** What its sheets are marked with as long as they are unfinished; no others bear it. */
  readonly mark: string;
  /** Tables that bear names of staging, too, since others still have theirs. */
  readonly tables: readonly { readonly name: string; readonly final: string }[];
}

/** Names of staging, by their own: a front and a number, such as nobody else has. */
const namesFrom = (
  front: string,
  finals: readonly string[],
  isFree: (name: string) => boolean,
): ReadonlyMap<string, string> => {
  let last = 0;
  const next = (number: number): string => `${front}${(last = number)}`;
  return new Map(finals.map((final) => [final, firstFree(last + 1, next, isFree)] as const));
};

/**
 * `taken` are the names of sheets that the workbook has, `takenTables` those of tables. The identity keeps apart what
 * several people make at the same time.
 */
export const staged = (
  plan: WorkbookPlan,
  taken: readonly string[],
  takenTables: readonly string[] = [],
): StagedPlan => {
  const id = plan.id.replaceAll(/[^A-Za-z0-9-]/g, '').slice(-ID_LENGTH);
  const finals = plan.sheets.map(({ name }) => name);
  const names = namesFrom(`${PREFIX}${id} `, finals, freeAmong(taken));
  const references = [...names].map(([name, to]) => [`${quoteSheet(name)}!`, `${quoteSheet(to)}!`] as const);
  const moved = (formula: string): string =>
    references.reduce((text, [from, to]) => text.replaceAll(from, to), formula);
  const isFreeTable = freeAmong(takenTables);
  const tables = namesFrom(
    `Roundabout_${id.replaceAll('-', '_')}_`,
    plan.sheets
      .flatMap((sheet) => (sheet.tables ?? []).map(({ name }) => name))
      .filter((name) => !isFreeTable(name)),
    isFreeTable,
  );
  const named = (name: string): string => underKey(names, name);
  const block = (each: Block): Block =>
    each.kind === 'formula' ? { ...each, formula: moved(each.formula) } : each;
  const sheet = (each: SheetPlan): SheetPlan => ({
    ...each,
    name: named(each.name),
    blocks: each.blocks.map(block),
    tables: (each.tables ?? []).map((table) => ({ ...table, name: tables.get(table.name) ?? table.name })),
    validations: (each.validations ?? []).map((rule) => ({ ...rule, source: moved(rule.source) })),
    conditionals: (each.conditionals ?? []).map((rule) => ({ ...rule, formula: moved(rule.formula) })),
  });
  return {
    plan: {
      ...plan,
      sheets: plan.sheets.map(sheet),
      names: plan.names.map((name) => ({
        ...name,
        sheet: named(name.sheet),
        refersTo: moved(name.refersTo),
      })),
      active: { ...plan.active, sheet: named(plan.active.sheet) },
    },
    finals,
    names: plan.names,
    mark: named(entryAt(plan.sheets, 0).name),
    tables: [...tables].map(([final, name]) => ({ name, final })),
  };
};

/** Shows the sheets of a plan, and opens the one that it wants open at its cell; a hidden one cannot be opened, and nothing is. */
export const showNew = (made: readonly Sheet[], { sheets, active }: WorkbookPlan): void => {
  made.forEach((sheet, index) => {
    if (entryAt(sheets, index).hidden !== true) sheet.visibility = 'Visible';
  });
  const opened = made[sheets.findIndex(({ name, hidden }) => name === active.sheet && hidden !== true)];
  opened?.activate();
  opened?.getRangeByIndexes(active.row, active.column, 1, 1).select();
};
