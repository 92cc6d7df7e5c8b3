import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import type { LogEntry } from '../../sheets/log/line';
import type { Reader } from '../../workbook/port';
import { logLinesIn, logTableAt } from '../log';
import { openTeamEvents, type OpenTeamEvent } from '../open';

/** A team event that is about to be changed, with the Log it has so far. */
export interface OpenTeamStep {
  readonly open: OpenTeamEvent;
  /** The name of its Log table. */
  readonly table: string;
  readonly lines: readonly LogEntry[];
}

/** A team event that was opened, with its Log; `team-log-missing` for one without. */
export const teamStepOf = (open: OpenTeamEvent): Result<OpenTeamStep> => {
  const { parts, tables, gridOf } = open;
  const place = parts.places.Log;
  const table = logTableAt(place, tables);
  return table
    ? ok({ open, table: table.name, lines: logLinesIn(table, gridOf) })
    : fail(problem('team-log-missing', { sheet: parts.sheet }));
};

/** The team event whose sheet Team event or id is named, else the first. Problems: `workbook-not-of-teams`, those of `openTeamEvents`. */
const openTeamEvent = async (reader: Reader, named?: string): Promise<Result<OpenTeamEvent>> =>
  andThen(await openTeamEvents(reader), (all) => {
    const found = all.find(
      ({ parts, tournament }) => named === undefined || parts.sheet === named || tournament.id === named,
    );
    return found ? ok(found) : fail(problem('workbook-not-of-teams'));
  });

/** Opens a team event and its Log. Problems: those of `openTeamEvent` and `teamStepOf`. */
export const openTeamStep = async (reader: Reader, named?: string): Promise<Result<OpenTeamStep>> =>
  andThen(await openTeamEvent(reader, named), teamStepOf);
