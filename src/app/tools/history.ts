import { andThen, ok, type Result } from '../../core/result';
import type { Grid } from '../../grid/grid';
import type { Place } from '../../grid/reference';
import type { Reached } from '../../sheets/formerContents';
import { findAllTournaments } from '../../sheets/findTournaments';
import { type LogEntry, parseLogRow } from '../../sheets/log/line';
import type { Overview, Query, Reader } from '../../workbook/port';
import { lastStep, newestStep, undoneAt } from '../../sheets/log/history';
import { keptIn, keptRanges, standingLast, stepsOf, type ToolStep, undoneLast } from './steps';

/** The Log of a tournament or a team event, by its id; one without lines has none. */
interface KnownLog {
  readonly id: string;
  readonly lines: readonly LogEntry[];
}

interface Placed {
  readonly log: Place;
  readonly table: string;
}

const placed = ({ names, sheets, tables }: Overview): readonly Placed[] =>
  findAllTournaments(names, sheets).flatMap(({ places: { Log: log } }) => {
    const table = tables.find(({ sheet }) => sheet === log?.sheet)?.name;
    return log && table !== undefined ? [{ log, table }] : [];
  });

/** What to read of all Logs of a workbook. */
export const logRanges = (overview: Overview): Query['ranges'] =>
  placed(overview).map(({ log: { sheet }, table }) => ({ sheet, area: { table } }));

/** The Logs from the grids of `logRanges`. */
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

/** All steps in a workbook: of tools, and in its tournaments. */
export interface History {
  readonly steps: readonly ToolStep[];
  readonly logs: readonly KnownLog[];
}

/** Reads what was done. Problems: those of the port, `tool-steps-damaged tool-steps-twice`. */
export const readHistory = async (reader: Reader): Promise<Result<History>> =>
  andThen(
    await reader.read((overview) => ({ ranges: [...logRanges(overview), ...keptRanges(overview)] })),
    (snapshot) => {
      const logs = logsIn(snapshot, snapshot.ranges);
      return andThen(keptIn(snapshot, snapshot.ranges[logs.length]), ({ lines }) =>
        ok({ steps: stepsOf(lines), logs }),
      );
    },
  );

/** The tool step that Undo would take, unless a Log has a later one. Steps of tools and of Logs never touch the same cells. */
export const toolToUndo = ({ steps, logs }: History): ToolStep | null => {
  const last = standingLast(steps);
  const isLater = ({ id, lines }: KnownLog): boolean =>
    (lastStep(lines)[0]?.step ?? 0) > (last?.reached.get(id) ?? 0);
  return logs.some(isLater) ? null : last;
};

/** The tool step that Redo would take, unless a later step was undone or a new one taken. */
export const toolToRedo = ({ steps, logs }: History): ToolStep | null => {
  const next = undoneLast(steps);
  const isLater = ({ id, lines }: KnownLog): boolean =>
    Math.max(newestStep(lines), undoneAt(lines)) > (next?.undone?.get(id) ?? 0);
  return logs.some(isLater) ? null : next;
};

/** Whether the last undone step of a Log can be redone: not after a newer tool step. */
export const canRedo = ({ steps }: Pick<History, 'steps'>, { id, lines }: KnownLog): boolean => {
  const at = undoneAt(lines);
  return at > 0 && steps.every(({ undone, reached }) => undone !== null || (reached.get(id) ?? 0) < at);
};
