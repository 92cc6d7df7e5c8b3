import { andThen, ok, type Result } from '../core/result';
import { parseLogRow } from '../sheets/log/line';
import { makeRule } from '../sheets/log/rule';
import { parseTournament } from '../sheets/parse';
import type { Patch, TableInfo, Workbook } from '../workbook/port';
import { planRecord, RECORD } from './changes/record';
import type { TypedResult } from '../core/results/record';
import { patchedGrids, type OpenStep, writeStep } from './step';

const longer = (table: TableInfo, rows: number): TableInfo => ({
  ...table,
  area: { ...table.area, rows: table.area.rows + rows },
});

/**
 * The tournament after a patch was written, without reading it again; anything others typed meanwhile is missing. Problems:
 * those of `parseTournament`.
 */
const afterStep = ({ open, table, lines }: OpenStep, written: Patch): Result<OpenStep> => {
  const gridOf = patchedGrids(open, written);
  const rows = written.append?.rows ?? [];
  return andThen(parseTournament(open.parts, gridOf), (parsed) =>
    ok({
      open: {
        ...open,
        ...parsed,
        gridOf,
        tables: open.tables.map((each) => (each.name === table ? longer(each, rows.length) : each)),
      },
      table,
      lines: [...lines, ...rows.map((row) => parseLogRow(row))],
    }),
  );
};

/**
 * Records results in a tournament that was read earlier, in two requests: nothing is written unless the cells still hold what
 * was read. Returns the tournament with the results. Problems: those of `planRecord`, `writeStep` and `afterStep`.
 */
export const recordResults = async (
  workbook: Workbook,
  opened: OpenStep,
  results: readonly TypedResult[],
  time: string,
): Promise<Result<OpenStep>> => {
  const plan = planRecord(opened.open, results);
  if (!plan.ok) return plan;
  const rule = makeRule({ did: 'change', id: RECORD.id });
  const written = await writeStep(workbook, opened, plan.value.patch, { rule, time });
  return andThen(written, (patch) => afterStep(opened, patch));
};
