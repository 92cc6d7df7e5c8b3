import { andThen, ok, type Result } from '../core/result';
import { parseLogRow } from '../sheets/log/line';
import { parseTournament } from '../sheets/parse';
import type { Patch, TableInfo } from '../workbook/port';
import { patchedGrids } from './patched';
import type { OpenStep } from './step';

const longer = (table: TableInfo, rows: number): TableInfo => ({
  ...table,
  area: { ...table.area, rows: table.area.rows + rows },
});

/**
 * A tournament as it stands after a patch that was written, without reading it again: what somebody else typed meanwhile is
 * not in it. Problems: those of `parseTournament`.
 */
export const afterStep = ({ open, table, lines }: OpenStep, written: Patch): Result<OpenStep> => {
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
