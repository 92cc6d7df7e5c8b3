import type { Grid } from '../../grid/grid';
import type { Place } from '../../grid/reference';
import type { Reached } from '../../sheets/before';
import { findTournaments } from '../../sheets/findTournaments';
import { parseLogRow, type LogEntry } from '../../sheets/log/line';
import { findTeamEvents } from '../../sheets/findTournaments';
import type { Overview, Query } from '../../workbook/port';

/** The Log of a tournament or a team event, by its id; one without lines has none. */
export interface KnownLog {
  readonly id: string;
  readonly lines: readonly LogEntry[];
}

interface Placed {
  readonly log: Place;
  readonly table: string;
}

const placed = ({ names, sheets, tables }: Overview): readonly Placed[] =>
  [...findTournaments(names, sheets), ...findTeamEvents(names, sheets)].flatMap(
    ({ places: { Log: log } }) => {
      const table = tables.find(({ sheet }) => sheet === log?.sheet)?.name;
      return log && table !== undefined ? [{ log, table }] : [];
    },
  );

/** What to read of all Logs of a workbook. */
export const logRanges = (overview: Overview): Query['ranges'] =>
  placed(overview).map(({ log: { sheet }, table }) => ({ sheet, area: { table } }));

/** The Logs that `logRanges` has asked for, from its grids. */
export const logsIn = (overview: Overview, grids: readonly Grid[]): readonly KnownLog[] =>
  placed(overview).map((_, at) => {
    const lines = (grids[at]?.values ?? []).map((row) => parseLogRow(row));
    return { id: lines[0]?.tournament ?? '', lines };
  });

/** How many steps they have. */
export const reachedBy = (logs: readonly KnownLog[]): Reached =>
  new Map(
    logs.map(({ id, lines }) => [id, lines.reduce((most, { step }) => Math.max(most, step), 0)] as const),
  );
