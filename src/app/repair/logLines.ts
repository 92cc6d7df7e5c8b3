import { countsOf } from '../../core/grouped';
import { present } from '../../core/present';
import type { Problem } from '../../core/problem';
import { findAllTournaments, placesOf } from '../../sheets/findTournaments';
import type { LogEntry } from '../../sheets/log/line';
import type { WorkbookPlan } from '../../grid/plan';
import { plannedGrid } from '../../grid/planned';
import { looseResults } from '../../sheets/repair/compare';
import { sameFormula } from '../../grid/reference';
import { cellIn, type NewContent } from '../../sheets/repair/grids';
import { columnIn } from '../../sheets/repair/players';
import { cellsOfRow } from '../../sheets/repair/rows';
import {
  gridIn,
  gridOfStanding,
  TABLE_COLUMNS,
  type Standing,
  type StandingEdit,
} from '../../sheets/repair/standing';
import type { CellChange } from '../../workbook/port';
import { identityOf } from '../identity';
import { makeRule } from '../../sheets/log/rule';

/** A line of the Log about a repair, without its step. */
export type RepairLine = Pick<LogEntry, 'rule' | 'cells' | 'before' | 'after'>;

/** What a cell is to hold, as a change that is compared before it is written. */
export const changeOf = ({ sheet, row, column, before, value, formula, format }: NewContent): CellChange => ({
  ...{ sheet, row, column, expect: before.value, expectFormula: before.formula, write: value },
  ...(formula === undefined ? {} : { writeFormula: formula }),
  ...(format === undefined ? {} : { format, formerFormat: before.format }),
});

/** The repaired cells: numbers, texts and formulas, and the Text format of results. */
export const cellsPutRight = (standing: Standing): readonly CellChange[] => {
  const results = standing.parts.places.Pairings_result;
  const loose = looseResults(standing).map(({ row, column }): CellChange => {
    const { sheet } = present(results);
    const { value, format } = cellIn(present(gridIn(standing, sheet)), row, column);
    return { sheet, row, column, expect: value, write: value, format: '@', formerFormat: format };
  });
  return [...standing.edits.map(changeOf), ...loose];
};

/** The lines of the Log for a repair of cells. */
export const cellLines = (standing: Standing, cells: readonly CellChange[]): readonly RepairLine[] =>
  identityOf({ parts: standing.parts, gridOf: gridOfStanding(standing) })
    .logLines(cells)
    .map((line) => ({ ...line, rule: makeRule({ did: 'repair', sheets: false }) }));

/** The row that a cell of a table has on the sheets of a plan: that of the same game or player. */
const rowInPlan = (standing: Standing, plan: WorkbookPlan): ((edit: StandingEdit) => number) => {
  const places = placesOf(plan);
  const planned = plannedGrid(plan);
  const tables = (['Players', 'Pairings'] as const).flatMap((table) => {
    const [numbers] = TABLE_COLUMNS[table];
    const [from, to] = [standing.parts.places[present(numbers)], places[present(numbers)]];
    if (!from || !to) return [];
    return [
      { from, to, numbers: columnIn(standing, from), lines: planned(to)?.values.map(([no]) => no) ?? [] },
    ];
  });
  return ({ sheet, mendedRow }) => {
    const table = tables.find(({ from }) => from.sheet === sheet);
    const no = table?.numbers[mendedRow - table.from.area.row] ?? null;
    const line = no === null ? -1 : present(table).lines.indexOf(no);
    return line < 0 ? mendedRow : present(table).to.area.row + line;
  };
};

/** What somebody had typed over our cells, as changes of the same cells on the new sheets. */
const typedOver = (standing: Standing, plan: WorkbookPlan): readonly CellChange[] => {
  const rowOf = rowInPlan(standing, plan);
  return standing.edits.flatMap((edit): readonly CellChange[] => {
    const { sheet, column, before } = edit;
    if (before.value === null || before.formula?.includes('#REF!')) return [];
    const row = rowOf(edit);
    const planned = plan.sheets.find(({ name }) => name === sheet);
    const here = planned && cellsOfRow(planned, row).filter((cell) => cell.column === column);
    const { formula, value } = here?.at(-1) ?? {};
    if (edit.formula === undefined)
      return formula === undefined && value === edit.value ? [changeOf({ ...edit, row })] : [];
    const isMoved = row !== edit.mendedRow;
    return formula !== undefined && (isMoved || sameFormula(formula, edit.formula))
      ? [
          changeOf({
            ...edit,
            row,
            formula,
            before: { ...edit.before, format: edit.format ?? edit.before.format },
          }),
        ]
      : [];
  });
};

/** How often each kind of damage was found. */
const counted = (faults: readonly Problem[]): string =>
  [...countsOf(faults.map(({ code }) => code))].map(([code, count]) => `${code}=${count}`).join('\n');

/** The line for rebuilt sheets, whatever was damaged. */
const REFRESHED: readonly RepairLine[] = [
  { rule: makeRule({ did: 'refresh', sheets: true }), cells: '', before: '', after: 'format=1' },
];

/**
 * The lines of the Log for a repair that makes the sheets of a plan: what was damaged, and what had been typed over. What lacks its Log
 * alone gets one with new sheets.
 */
export const sheetLines = (standing: Standing, plan: WorkbookPlan): readonly RepairLine[] => {
  if (standing.faults.every(({ code }) => code === 'team-log-missing')) return REFRESHED;
  const [parts] = findAllTournaments(plan.names);
  const typed = typedOver(standing, plan);
  const edits =
    typed.length === 0
      ? []
      : identityOf({ parts: present(parts), gridOf: plannedGrid(plan) }).logLines(typed);
  return [{ cells: '', before: '', after: counted(standing.faults) }, ...edits].map((line) => ({
    ...line,
    rule: makeRule({ did: 'repair', sheets: true }),
  }));
};
