import { largest } from '../../core/extremes';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { area } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { WorkbookPlan } from '../../grid/plan';
import type { TeamEvent } from '../../core/teamEvent/model';
import type { TeamRoom, TeamSheetNames } from '../../sheets/layout/teamEvent';
import { dateFault, datedResult, lastLogged, undated } from '../../sheets/datedResult';
import { located } from '../../sheets/findTournaments';
import type { LogEntry } from '../../sheets/log/line';
import { parseKey } from '../../sheets/log/key';
import { teamDamage, type TeamDamage } from '../../sheets/teamEvent/damage';
import { type TournamentParts } from '../../sheets/findTournaments';
import { teamSheetsOf } from '../../sheets/teamEvent/parts';
import { parseWithKeys } from '../../sheets/teamEvent/keys';
import { makeTeamWorkbook, teamSheetNames } from '../../sheets/teamEvent/workbook';
import type { Overview, Reader, Snapshot, TableInfo } from '../../workbook/port';
import { logLinesIn, logTableAt } from '../log';
import { foreignSheets } from '../rebuild';
import { gatherTeamEvents, idOf, type OpenTeamEvent } from '../open';
import { boardCells } from '../identity';

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
  /** What is typed for results that have become dates, by the keys of their cells. */
  readonly undated: ReadonlyMap<string, string>;
}

/** Results that have become dates, with the keys of their cells in the Log. */
const datedResults = (open: OpenTeamEvent, lines: readonly LogEntry[]) => {
  const logged = lastLogged(lines);
  return boardCells(open).flatMap(({ key, format, cell: { sheet, row, column, expect } }) => {
    const result = parseKey(key)?.of === 'board' ? datedResult(expect, format, logged.get(key)) : null;
    return result ? [{ key, result, place: located({ sheet, area: area(row, column) }) }] : [];
  });
};

/** The names of its sheets: those that they have, and of those that are gone or were never made the ones that are free. */
const namesNow = ({ sheet, places }: TournamentParts, free: TeamSheetNames): TeamSheetNames => ({
  standings: places.Standings?.sheet ?? free.standings,
  crosstable: places.Crosstable?.sheet ?? free.crosstable,
  players: places.Individuals?.sheet ?? free.players,
  calculation: places.Calculation?.sheet ?? free.calculation,
  movement: places.Movement?.sheet ?? free.movement,
  settings: sheet,
  matches: places.Matches_match?.sheet ?? free.matches,
  teams: places.Teams_team?.sheet ?? free.teams,
  log: places.Log?.sheet ?? free.log,
});

/** The room that the sheets have: rows of Teams are as many for each team, its own line among them. */
const roomIn = ({ places }: TournamentParts, { players: teams, tieBreaks }: TeamEvent): TeamRoom => ({
  members: Math.max(
    largest(teams.map(({ members }) => members.length)),
    Math.floor((places.Teams_team?.area.rows ?? 0) / teams.length) - 1,
  ),
  slots: Math.max(tieBreaks.length, places.TieBreaks?.area.rows ?? 0),
});

const readSheets = (reader: Reader, parts: TournamentParts): Promise<Result<Snapshot>> => {
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
  isTaken = false,
): Promise<Result<InspectedTeams>> => {
  const gathered = await gatherTeamEvents(reader);
  if (!gathered.ok) return gathered;
  const { all, gridOf, tables, tabs, active } = gathered.value;
  const parts = all.find(
    (each) => named === undefined || each.sheet === named || idOf(each, gridOf) === named,
  );
  if (!parts) return fail(problem('workbook-not-of-teams'));
  const parsed = parseWithKeys({ parts, gridOf });
  if (!parsed.ok) return parsed;
  const open: OpenTeamEvent = { ...parsed.value, tables, tabs, active };
  return andThen(await readSheets(reader, parts), (around) => {
    const own = teamSheetsOf(parts);
    const taken = around.sheets.map(({ name }) => name).filter((name) => !own.includes(name));
    const names = namesNow(parts, teamSheetNames(open.tournament, taken));
    const plan = makeTeamWorkbook(open.tournament, names, time, roomIn(open.parts, open.tournament));
    const table = logTableAt(parts.places.Log, tables);
    const lines = table ? logLinesIn(table, gridOf) : [];
    const damage = teamDamage(plan, parts, open.parts, around.ranges, gridOf);
    const dated = datedResults(open, lines);
    return ok({
      ...damage,
      faults: [...damage.faults, ...dated.map(({ place, result }) => dateFault(place, result))],
      undated: new Map(dated.map(({ key, result }) => [key, undated(result, isTaken)])),
      open: { ...open, warnings: open.warnings.filter(({ code }) => code !== 'damaged-date') },
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
  ...(table ? [] : [problem('team-log-missing', { sheet: open.parts.sheet })]),
];
