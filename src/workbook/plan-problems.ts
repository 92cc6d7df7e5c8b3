import { problem, type Problem } from '../core/problem';
import type { CellValue } from '../sheets/cell';
import type { SheetPlan, TablePlan, WorkbookPlan } from '../sheets/plan';

const SHEET_NAME = /^(?!')[^\\/?*:[\]\u0000-\u001f]{1,31}(?<!')$/; // eslint-disable-line no-control-regex
const TABLE_NAME = /^[\p{L}_\\][\p{L}\p{N}_.\\]{0,254}$/u;
const LOOKS_LIKE_A_CELL = /^(?:[a-z]{1,3}\d{1,7}|r\d*c\d*|[rc])$/i;
const LONGEST_TEXT = 32_767;

const refused = (detail: string, sheet: string): Problem => problem('host-failed', { sheet }, { detail });

const repeated = (names: readonly string[], taken: readonly string[]): readonly string[] => {
  const seen = new Set(taken.map((name) => name.toLowerCase()));
  return names.filter((name) => {
    const known = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return known;
  });
};

const hasLongText = (plan: WorkbookPlan['sheets'][number]): boolean =>
  plan.blocks.some(
    (block) =>
      block.kind === 'values' &&
      block.values.some((row) =>
        row.some((value) => typeof value === 'string' && value.length > LONGEST_TEXT),
      ),
  );

const constantAt = (plan: SheetPlan, row: number, column: number): CellValue => {
  for (const block of [...plan.blocks].reverse()) {
    const [down, across] = [row - block.area.row, column - block.area.column];
    if (down < 0 || across < 0 || down >= block.area.rows || across >= block.area.columns) continue;
    return block.kind === 'values' ? (block.values[down]?.[across] ?? null) : null;
  }
  return null;
};

/** The headings of a planned table; null unless they are texts, each there and each once, as Excel demands. */
export const tableHeadings = (plan: SheetPlan, { area }: TablePlan): readonly string[] | null => {
  const found = Array.from({ length: area.columns }, (_, at) => constantAt(plan, area.row, area.column + at));
  const texts = found.filter((value): value is string => typeof value === 'string' && value !== '');
  const different = new Set(texts.map((text) => text.toLowerCase()));
  return different.size === area.columns ? texts : null;
};

/**
 * Why a plan cannot become sheets of a workbook that has `sheets` and `tables` already: names that are taken (case does
 * not matter), and what Excel itself refuses. Every adapter that has no Excel to say so asks this first.
 */
export const planProblems = (
  plan: WorkbookPlan,
  sheets: readonly string[],
  tables: readonly string[],
): readonly Problem[] => {
  const names = plan.sheets.map(({ name }) => name);
  const planned = plan.sheets.flatMap((sheet) =>
    sheet.tables.map(({ name }) => ({ sheet: sheet.name, name })),
  );
  const known = new Set(names);
  const scopes = [...plan.names.map(({ sheet }) => sheet), plan.active.sheet];
  return [
    ...repeated(names, sheets).map((sheet) => problem('sheet-name-taken', { sheet }, { sheet })),
    ...names.filter((name) => !SHEET_NAME.test(name)).map((name) => refused('sheet-name-invalid', name)),
    ...planned
      .filter(({ name }) => !TABLE_NAME.test(name) || LOOKS_LIKE_A_CELL.test(name))
      .map(({ sheet }) => refused('table-name-invalid', sheet)),
    ...repeated(
      planned.map(({ name }) => name),
      tables,
    ).map((name) => refused('table-name-taken', planned.find((table) => table.name === name)!.sheet)),
    ...plan.sheets
      .filter((sheet) => sheet.tables.some((table) => !tableHeadings(sheet, table)))
      .map(({ name }) => refused('table-headings', name)),
    ...plan.sheets.filter(hasLongText).map(({ name }) => refused('text-too-long', name)),
    ...scopes.filter((name) => !known.has(name)).map((name) => refused('plan-sheet-missing', name)),
  ];
};
