import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import type { Grid } from '../../grid/grid';
import type { WorkbookPlan } from '../../grid/plan';
import type { TeamEvent } from '../../core/teamEvent/model';
import type { TeamRoom, TeamSheetNames } from '../../sheets/layout/teamEvent';
import type { LogEntry } from '../../sheets/log/line';
import { teamDamage, type TeamDamage } from '../../sheets/teamEvent/damage';
import { teamSheetsOf, type TeamEventParts } from '../../sheets/teamEvent/find';
import { parseWithKeys } from '../../sheets/teamEvent/keys';
import { makeTeamWorkbook, teamSheetNames } from '../../sheets/teamEvent/workbook';
import type { Overview, Reader, Snapshot, TableInfo } from '../../workbook/port';
import { logLinesIn, logTableAt } from '../log';
import { foreignSheets } from '../rebuild';
import { gatherTeamEvents, idIn, type OpenTeamEvent } from '../teamEvent';

/** A team event with all of its sheets, seen against the plan that they would be made from now. */
export interface InspectedTeams extends TeamDamage {
  readonly open: OpenTeamEvent;
  readonly plan: WorkbookPlan;
  /** Its sheets as they stand, the Log among them. */
  readonly grids: readonly Grid[];
  /** What may refer to them. */
  readonly around: Snapshot;
  /** None where there is no Log. */
  readonly table: TableInfo | undefined;
  readonly lines: readonly LogEntry[];
}

/** The names of its sheets: those that they have, and of those that are gone or were never made the ones that are free. */
const namesNow = ({ sheet, places, others }: TeamEventParts, free: TeamSheetNames): TeamSheetNames => ({
  ...free,
  ...Object.fromEntries(Object.entries(others).map(([role, where]) => [role, where.sheet])),
  settings: sheet,
  matches: places.Matches_match?.sheet ?? free.matches,
  teams: places.Teams_team?.sheet ?? free.teams,
  log: places.Log?.sheet ?? free.log,
});

/** The room that the sheets have: rows of Teams are as many for each team, its own line among them. */
const roomIn = ({ places }: TeamEventParts, { teams, tieBreaks }: TeamEvent): TeamRoom => ({
  members: Math.max(
    ...teams.map(({ members }) => members.length),
    Math.floor((places.Teams_team?.area.rows ?? 0) / teams.length) - 1,
  ),
  slots: Math.max(tieBreaks.length, places.tieBreaks?.area.rows ?? 0),
});

const readSheets = (reader: Reader, parts: TeamEventParts): Promise<Result<Snapshot>> => {
  const own = teamSheetsOf(parts);
  return reader.read((overview: Overview) => ({
    ranges: own.map((sheet) => ({ sheet, area: 'used' as const })),
    formulas: foreignSheets(overview, own),
  }));
};

/**
 * Looks at the sheets of the team event whose sheet Team event or id is named, else of the first; numbers of its lines that were typed
 * over are taken from its system. Problems: `workbook-not-of-teams`, those of `parseWithKeys` and of the port.
 */
export const inspectTeams = async (
  reader: Reader,
  named: string | undefined,
  time: string,
): Promise<Result<InspectedTeams>> => {
  const gathered = await gatherTeamEvents(reader);
  if (!gathered.ok) return gathered;
  const { all, gridOf, tables } = gathered.value;
  const parts = all.find(
    (each) => named === undefined || each.sheet === named || idIn(each, gridOf) === named,
  );
  if (!parts) return fail(problem('workbook-not-of-teams'));
  const parsed = parseWithKeys(parts, gridOf);
  if (!parsed.ok) return parsed;
  const open: OpenTeamEvent = { ...parsed.value, sheet: parts.sheet, parts, tables };
  return andThen(await readSheets(reader, parts), (around) => {
    const own = teamSheetsOf(parts);
    const taken = around.sheets.map(({ name }) => name).filter((name) => !own.includes(name));
    const names = namesNow(parts, teamSheetNames(open.event, taken));
    const plan = makeTeamWorkbook(open.event, names, time, roomIn(parts, open.event));
    const table = logTableAt(parts.places.Log, tables);
    const lines = table ? logLinesIn(table, gridOf) : [];
    return ok({
      ...teamDamage(plan, parts, around.ranges, gridOf),
      open,
      plan,
      grids: around.ranges,
      around,
      table,
      lines,
    });
  });
};

/** What is damaged on the sheets of a team event, and that no step can be written where it has no Log. */
export const teamFaults = ({ open, faults, table }: InspectedTeams): readonly Problem[] => [
  ...faults,
  ...(table ? [] : [problem('team-log-missing', { sheet: open.sheet })]),
];
