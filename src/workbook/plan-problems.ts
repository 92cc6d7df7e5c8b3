import { present } from '../core/present';
import { problem, type Problem } from '../core/problem';
import { address, type CellValue } from '../grid/cell';
import { overlap } from '../grid/joined';
import type { SheetPlan, TablePlan, WorkbookPlan } from '../grid/plan';

const SHEET_NAME = /^(?!')[^\\/?*:[\]\u0000-\u001f]{1,31}(?<!')$/;
const NAME = /^[\p{L}_\\][\p{L}\p{N}_.\\]{0,254}$/u;
const LOOKS_LIKE_A_CELL = /^(?:[a-z]{1,3}\d{1,7}|r\d*c\d*|[rc])$/i;
const LONGEST_TEXT = 32_767;

/** A fault of ours: people can only tell us of it. */
const refused = (detail: string, sheet: string): Problem => problem('plan-refused', { sheet }, { detail });

const isSheetName = (name: string): boolean =>
  SHEET_NAME.test(name) && name.trim() !== '' && name.toLowerCase() !== 'history';

const isName = (name: string): boolean => NAME.test(name) && !LOOKS_LIKE_A_CELL.test(name);

const repeated = (names: readonly string[], taken: readonly string[]): readonly string[] => {
  const seen = new Set(taken.map((name) => name.toLowerCase()));
  return names.filter((name) => {
    const known = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return known;
  });
};

const tooLong = (sheet: string, row: number, column: number): Problem =>
  problem('text-too-long', { sheet, cell: address(row, column) }, { most: LONGEST_TEXT });

const longTexts = ({ name, blocks }: SheetPlan): readonly Problem[] =>
  blocks.flatMap((block) =>
    block.kind === 'formula'
      ? []
      : block.values.flatMap((row, down) =>
          row.flatMap((value, along) =>
            typeof value === 'string' && value.length > LONGEST_TEXT
              ? [tooLong(name, block.area.row + down, block.area.column + along)]
              : [],
          ),
        ),
  );

const overflows = ({ blocks }: SheetPlan): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'values' &&
      (block.values.length > block.area.rows ||
        block.values.some(({ length }) => length > block.area.columns)),
  );

const hasOverlap = ({ tables = [], merges = [] }: SheetPlan): boolean =>
  tables.some(
    ({ area }, index) =>
      tables.slice(index + 1).some((other) => overlap(area, other.area)) ||
      merges.some((merged) => overlap(area, merged)),
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
 * not matter), and what Excel itself refuses. Every adapter asks this before it writes. `tables` may hold names of the
 * workbook's scope too: Excel keeps both apart from each other.
 */
export const planProblems = (
  plan: WorkbookPlan,
  sheets: readonly string[],
  tables: readonly string[],
): readonly Problem[] => {
  const names = plan.sheets.map(({ name }) => name);
  const planned = plan.sheets.flatMap((sheet) =>
    (sheet.tables ?? []).map(({ name }) => ({ sheet: sheet.name, name })),
  );
  const known = new Set(names);
  const scopes = [...plan.names.map(({ sheet }) => sheet), plan.active.sheet];
  return [
    ...repeated(names, sheets).map((sheet) => problem('sheet-name-taken', { sheet }, { sheet })),
    ...names
      .filter((name) => !isSheetName(name))
      .map((sheet) => problem('sheet-name-invalid', { sheet }, { sheet })),
    ...planned.filter(({ name }) => !isName(name)).map(({ sheet }) => refused('table-name', sheet)),
    ...repeated(
      planned.map(({ name }) => name),
      tables,
    ).map((table) =>
      problem(
        'table-name-taken',
        { sheet: present(planned.find(({ name }) => name === table)).sheet },
        { table },
      ),
    ),
    ...plan.names.filter(({ name }) => !isName(name)).map(({ sheet }) => refused('name', sheet)),
    ...plan.sheets
      .filter((sheet) => sheet.tables?.some((table) => !tableHeadings(sheet, table)))
      .map(({ name }) => refused('table-headings', name)),
    ...plan.sheets.filter(hasOverlap).map(({ name }) => refused('table-overlap', name)),
    ...plan.sheets.filter(overflows).map(({ name }) => refused('block-size', name)),
    ...plan.sheets.flatMap(longTexts),
    ...scopes.filter((name) => !known.has(name)).map((name) => refused('sheet-missing', name)),
  ];
};
