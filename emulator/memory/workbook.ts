import { allOf, andThen, fail, ok, unlessProblems, type Result } from '../../src/core/result';
import { problem, type Problem } from '../../src/core/problem';
import { calculate } from '../../src/grid/formula/calculate';
import type { CellValue } from '../../src/grid/cell';
import { contentOf } from '../../src/grid/content';
import type { Block, SheetPlan, WorkbookPlan } from '../../src/grid/plan';
import { changedMeanwhile, changedSince, isExpected } from '../../src/workbook/compare';
import {
  cellsIn,
  formatIn,
  formulaIn,
  formulasIn,
  gridOf,
  usedGrid,
  valueIn,
  type MemorySheet,
  type Values,
} from './sheet';
import { planProblems } from '../../src/workbook/plan-problems';
import { areaOf, queryOf } from '../../src/workbook/query';
import type {
  CellChange,
  UnchangedCell,
  Created,
  DefinedName,
  Outgoing,
  Patch,
  Snapshot,
  TableInfo,
  Workbook,
} from '../../src/workbook/port';
import { isAmong, tabOrder } from '../../src/workbook/tabs';

/** All that a workbook in memory holds; each change makes a new one. */
interface State {
  readonly sheets: readonly MemorySheet[];
  readonly names: readonly DefinedName[];
  readonly tables: readonly TableInfo[];
  readonly active: string | null;
}

/** A cell that was written; a block of a formula has a format. */
const written = ({ row, column, write, writeFormula, format }: CellChange, found: string): Block => {
  const where = { row, column, rows: 1, columns: 1 };
  return writeFormula === undefined
    ? { kind: 'values', area: where, values: [[write]], ...(format === undefined ? {} : { format }) }
    : { kind: 'formula', area: where, formula: writeFormula, format: format ?? found };
};

const planned = (plan: SheetPlan): MemorySheet => {
  const { name, blocks, hidden, rows = [], merges = [] } = plan;
  return {
    name,
    blocks,
    merges,
    hiddenRows: rows.filter(({ height }) => height === 0).map(({ row }) => row),
    visibility: hidden ? 'hidden' : 'visible',
    plan,
  };
};

class MemoryWorkbook implements Workbook {
  private values: Values;

  constructor(private state: State) {
    this.values = calculate(state.sheets);
  }

  get sheets(): readonly MemorySheet[] {
    return this.state.sheets;
  }

  async read(query: Parameters<Workbook['read']>[0]): Promise<Result<Snapshot>> {
    const { sheets, names, tables, active } = this.state;
    const overview = {
      sheets: sheets.map(({ name, visibility = 'visible' }) => ({
        name,
        visibility,
        active: name === active,
      })),
      names,
      tables,
    };
    const { ranges, contents = [], formulas = [] } = queryOf(query, overview);
    const asked = [...[...ranges, ...contents].map(({ sheet }) => sheet), ...formulas];
    const absent = asked.filter((sheet) => !this.sheet(sheet));
    const [missing, ...more] = absent.map((sheet) => problem('sheet-missing', { sheet }, { sheet }));
    if (missing) return fail(missing, ...more);
    const found = contents.map(({ sheet, area = null }) =>
      contentOf(cellsIn(this.values, this.sheet(sheet)!), area),
    );
    return andThen(allOf(found), (whole) =>
      ok({
        ...overview,
        ranges: ranges.map(({ sheet: name, area, bold }) => {
          const sheet = this.sheet(name)!;
          return area === 'used'
            ? usedGrid(this.values, sheet, bold)
            : gridOf(this.values, sheet, areaOf(area, tables), bold);
        }),
        contents: whole,
        formulas: formulas.flatMap((sheet) => formulasIn(this.sheet(sheet)!)),
      }),
    );
  }

  async create(plan: WorkbookPlan): Promise<Result<Created>> {
    return this.added(plan, this.state);
  }

  async replace({ sheets: old, asRead }: Outgoing, plan: WorkbookPlan): Promise<Result<Created>> {
    const { sheets } = this.state;
    const left = this.without({ sheets: old, asRead });
    if (!left.ok) return left;
    const tabs = sheets.map(({ name }) => name);
    return this.added(
      plan,
      left.value,
      tabOrder(
        tabs,
        old,
        plan.sheets.map(({ name }) => name),
      ),
    );
  }

  async remove(old: Outgoing): Promise<Result<null>> {
    const left = this.without(old);
    if (!left.ok) return left;
    const visible = left.value.sheets.filter(({ visibility = 'visible' }) => visibility === 'visible');
    const open = visible.find(({ name }) => name === this.state.active) ?? visible[0];
    if (!open) return fail(problem('last-visible-sheet'));
    this.become({ ...left.value, active: open.name });
    return ok(null);
  }

  /** What is left of the workbook without sheets; `sheet-missing`, `changed-meanwhile`. */
  private without({ sheets: old, asRead }: Outgoing): Result<State> {
    const { sheets, names, tables } = this.state;
    const missing = old
      .filter((sheet) => !this.sheet(sheet))
      .map((sheet) => problem('sheet-missing', { sheet }, { sheet }));
    const changed = asRead.flatMap((before) => {
      const sheet = this.sheet(before.sheet);
      return sheet ? changedSince(before, usedGrid(this.values, sheet)) : [];
    });
    const stays = (sheet: string | null): boolean => sheet === null || !isAmong(sheet, old);
    return unlessProblems([...missing, ...changed], () => ({
      sheets: sheets.filter(({ name }) => stays(name)),
      names: names.filter(({ sheet }) => stays(sheet)),
      tables: tables.filter(({ sheet }) => stays(sheet)),
      active: null,
    }));
  }

  /** Becomes a state with the plan's sheets added, the tabs in an order if one is given. */
  private added(plan: WorkbookPlan, to: State, order: readonly string[] = []): Result<Created> {
    const { sheets, names, tables } = to;
    const problems = planProblems(
      plan,
      sheets.map(({ name }) => name),
      tables.map(({ name }) => name),
    );
    return unlessProblems(problems, () => {
      const all = [...sheets, ...plan.sheets.map(planned)];
      const ordered = order.map((wanted) => all.find(({ name }) => name === wanted)!);
      const place = ({ sheet }: DefinedName): number => order.findIndex((tab) => tab === sheet);
      this.become({
        sheets: order.length > 0 ? ordered : all,
        names: [...names, ...plan.names].sort((one, other) => place(one) - place(other)),
        tables: [
          ...tables,
          ...plan.sheets.flatMap((sheet) =>
            (sheet.tables ?? []).map(({ name, area }) => ({ sheet: sheet.name, name, area })),
          ),
        ],
        active: plan.sheets.some(({ name, hidden }) => name === plan.active.sheet && hidden)
          ? to.active
          : plan.active.sheet,
      });
      return { warnings: [] };
    });
  }

  async change({ cells, unchanged = [], append }: Patch): Promise<Result<null>> {
    const table =
      append && this.state.tables.find(({ name }) => name.toLowerCase() === append.table.toLowerCase());
    if (append && !table) return fail(problem('workbook-part-missing', {}, { part: append.table }));
    const changes = [...cells, ...(table ? this.appended(table, append!.rows) : [])];
    return unlessProblems(
      [...unchanged, ...changes].flatMap((change) => this.mismatch(change)),
      () => {
        const tables = this.state.tables.map((known) =>
          known === table
            ? { ...known, area: { ...known.area, rows: known.area.rows + append!.rows.length } }
            : known,
        );
        const sheets = this.state.sheets.map((sheet) => ({
          ...sheet,
          blocks: [
            ...sheet.blocks,
            ...changes
              .filter((change) => this.sheet(change.sheet) === sheet)
              .map((change) => written(change, formatIn(sheet, change.row, change.column))),
          ],
        }));
        this.become({ ...this.state, sheets, tables });
        return null;
      },
    );
  }

  private become(state: State): void {
    this.state = state;
    this.values = calculate(state.sheets);
  }

  private sheet(wanted: string): MemorySheet | undefined {
    const { sheets } = this.state;
    return (
      sheets.find(({ name }) => name === wanted) ??
      sheets.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
    );
  }

  /** The cells of new rows of a table; they get the formats of its last row. */
  private appended(
    { sheet, area }: TableInfo,
    rows: readonly (readonly CellValue[])[],
  ): readonly CellChange[] {
    const last = area.row + area.rows - 1;
    return rows.flatMap((values, down) =>
      values.map((write, across) => ({
        sheet,
        row: last + 1 + down,
        column: area.column + across,
        expect: null,
        write,
        format: formatIn(this.sheet(sheet)!, last, area.column + across),
      })),
    );
  }

  private mismatch(change: UnchangedCell): readonly Problem[] {
    const sheet = this.sheet(change.sheet);
    if (!sheet) return [problem('sheet-missing', { sheet: change.sheet }, { sheet: change.sheet })];
    const { row, column } = change;
    const found = {
      value: valueIn(this.values, sheet, row, column),
      formula: formulaIn(sheet, row, column),
    };
    return isExpected(change, found) ? [] : [changedMeanwhile(change, found)];
  }
}

/** A workbook in memory, whose sheets can be looked at. */
export interface WorkbookInMemory extends Workbook {
  readonly sheets: readonly MemorySheet[];
}

/** A workbook over plain arrays, for tests and previews. `sheets` are what the organiser has in it already. */
export const memoryWorkbook = (sheets: readonly MemorySheet[] = []): WorkbookInMemory =>
  new MemoryWorkbook({ sheets, names: [], tables: [], active: sheets[0]?.name ?? null });
