import { problem } from '../../core/problem';
import { ok, type Result, failAll } from '../../core/result';
import { standings } from '../../core/tiebreak/standings';
import { lineHeight, MACHINE_COLUMNS } from '../../sheets/log/blocks';
import { makeLogRow, type LogEntry } from '../../sheets/log/line';
import { saidOf } from '../../sheets/log/sentences';
import { withTeamSaid } from '../../sheets/log/sentences/teams';
import { parseTeamSheets } from '../../sheets/teamEvent/parse';
import type { Patch, Workbook } from '../../workbook/port';
import type { LogRows } from '../log';
import { patchedGrids } from '../patched';
import { writeInto, type StepWords } from '../step';
import type { OpenTeamEvent } from '../teamEvent';
import { teamIdentityOf } from './identity';
import type { OpenTeamStep } from './open';

/**
 * Whether a team event can be read and ranked after a patch; `step-would-break` with the reasons where it could not. What kept it from
 * being ranked before is no reason.
 */
const checkTeamPatch = (open: OpenTeamEvent, patch: Patch): Result<null> => {
  const after = parseTeamSheets(open.parts, patchedGrids(open, patch));
  if (!after.ok) return failAll([problem('step-would-break'), ...after.problems]);
  const [before, ranked] = [open.event, after.value.event].map((event) => standings(event));
  return before?.ok && ranked?.ok === false
    ? failAll([problem('step-would-break'), ...ranked.problems])
    : ok(null);
};

/** The lines of a step of a team event that comes now, with their sentences; `before` are the lines that the Log has. */
export const teamSaidNow = (
  lines: readonly LogEntry[],
  { event }: Pick<OpenTeamEvent, 'event'>,
  before: readonly LogEntry[],
): readonly LogEntry[] => withTeamSaid(lines, event, (step) => saidOf(before, step, event.language));

const teamLogRows =
  (open: OpenTeamEvent, before: readonly LogEntry[]): LogRows =>
  (lines) => {
    const told = teamSaidNow(lines, open, before);
    return {
      rows: told.map((line) => makeLogRow(line)),
      heights: told.map(lineHeight),
      unwrapped: MACHINE_COLUMNS,
    };
  };

/** Writes a patch with its lines in the Log of a team event. Problems: `step-would-break`, those of `writeInto`. */
export const writeTeamStep = (
  workbook: Workbook,
  { open, table, lines }: OpenTeamStep,
  patch: Patch,
  words: StepWords,
): Promise<Result<Patch>> =>
  writeInto(
    workbook,
    {
      ...{ id: open.event.id, table, lines },
      identity: teamIdentityOf(open),
      rowsOf: teamLogRows(open, lines),
      check: (each) => checkTeamPatch(open, each),
    },
    patch,
    words,
  );
