import { foldedName } from '../core/name';
import { andThen, fail, ok, type Result } from '../core/result';
import { CLASSIC, type Scoring } from '../core/scoring';
import { makeTeamEvent, type OddBoards } from '../core/teamEvent/create';
import {
  TEAM_EVENT_TIE_BREAKS,
  type LineUpRule,
  type TeamEvent,
  type TeamMember,
} from '../core/teamEvent/model';
import { MATCH_POINTS } from '../core/tiebreak/teams/table';
import type { SystemOptions } from '../core/model';
import { problem, type Problem } from '../core/problem';
import { entryAt } from '../core/present';
import { areaAddress } from '../grid/cell';
import type { Place } from '../grid/reference';
import { findTeamEvents } from '../sheets/teamEvent/find';
import { parseTeamSheets, type ParsedTeamEvent } from '../sheets/teamEvent/parse';
import { makeTeamWorkbook, teamSheetNames } from '../sheets/teamEvent/workbook';
import type { Reader, Workbook } from '../workbook/port';
import { openRoster, type ListChoice } from './roster';
import { withTeams, type TeamRoster } from './teams';

/** What the organiser chooses for a new event of teams; what they leave out is preset. */
export interface TeamEventChoices {
  readonly event?: string | undefined;
  readonly teamColumn?: string | undefined;
  readonly boards?: number | undefined;
  readonly system?: string | undefined;
  readonly systemOptions?: SystemOptions | undefined;
  readonly cycles?: number | undefined;
  readonly scoring?: Scoring | undefined;
  readonly matchScoring?: Scoring | undefined;
  readonly lineUp?: LineUpRule | undefined;
  readonly whiteOnOdd?: OddBoards | undefined;
  readonly tieBreaks?: readonly string[] | undefined;
  readonly language: string;
}

/** A team event whose sheets were written. */
export interface CreatedTeamEvent {
  readonly event: TeamEvent;
  readonly warnings: readonly Problem[];
}

interface ListedTeam {
  readonly name: string;
  readonly members: TeamMember[];
}

/** The teams of a list in the order in which it names them, members in the order of their rows. */
const teamsOf = ({ players, teams: sides }: TeamRoster): readonly ListedTeam[] => {
  const teams = new Map<string, ListedTeam>();
  players.forEach(({ name, rating }, index) => {
    const side = entryAt(sides, index);
    const team = teams.get(foldedName(side)) ?? { name: side, members: [] };
    team.members.push(rating === undefined ? { name } : { name, rating });
    teams.set(foldedName(side), team);
  });
  return [...teams.values()];
};

/** Writes the sheets of a team event into a workbook. Problems: those of the port. */
export const addTeamEvent = async (
  workbook: Workbook,
  event: TeamEvent,
): Promise<Result<readonly Problem[]>> => {
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const names = teamSheetNames(
    event,
    overview.value.sheets.map(({ name }) => name),
  );
  const written = await workbook.create(makeTeamWorkbook(event, names));
  return andThen(written, ({ warnings }) => ok(warnings));
};

/**
 * From a list with a column of teams to their event. Nothing is written if anything is wrong. Problems: those of `openRoster`,
 * `withTeams` and `makeTeamEvent`.
 */
export const createTeamEvent = async (
  workbook: Workbook,
  list: ListChoice,
  choices: TeamEventChoices,
  id: string,
): Promise<Result<CreatedTeamEvent>> => {
  const roster = andThen(await openRoster(workbook, list), (found) => withTeams(found, choices.teamColumn));
  if (!roster.ok) return roster;
  const { system = 'berger', cycles = 1, scoring = CLASSIC, matchScoring = MATCH_POINTS } = choices;
  const { lineUp = 'free', whiteOnOdd = 'home', tieBreaks = TEAM_EVENT_TIE_BREAKS } = choices;
  const made = makeTeamEvent({
    ...{ id, system, cycles, scoring, matchScoring, lineUp, whiteOnOdd, tieBreaks },
    event: choices.event ?? roster.value.event,
    teams: teamsOf(roster.value),
    boards: choices.boards,
    systemOptions: choices.systemOptions,
    language: choices.language,
  });
  if (!made.ok) return made;
  const event = made.value;
  return andThen(await addTeamEvent(workbook, event), (warnings) =>
    ok({ event, warnings: [...roster.value.warnings, ...warnings] }),
  );
};

/** A team event of a workbook, and the sheet by whose name it can be meant. */
export interface OpenTeamEvent extends ParsedTeamEvent {
  readonly sheet: string;
}

const copied = (opened: readonly OpenTeamEvent[]): Result<readonly OpenTeamEvent[]> => {
  for (const [place, { event, sheet: second }] of opened.entries()) {
    const first = opened.slice(0, place).find((other) => other.event.id === event.id);
    if (first)
      return fail(problem('workbook-copied-sheet', { sheet: second }, { first: first.sheet, second }));
  }
  return ok(opened);
};

const keyOf = ({ sheet, area }: Place): string => `${sheet}!${areaAddress(area)}`;

/** Reads every team event of a workbook; there may be none. Problems: `workbook-copied-sheet`, those of `parseTeamSheets`. */
export const openTeamEvents = async (reader: Reader): Promise<Result<readonly OpenTeamEvent[]>> => {
  const read = await reader.read(({ names, sheets }) => ({
    ranges: findTeamEvents(names, sheets).flatMap(({ places }) => Object.values(places)),
  }));
  if (!read.ok) return read;
  const { names, sheets, ranges } = read.value;
  const grids = new Map(ranges.map((grid) => [keyOf(grid), grid]));
  const opened: OpenTeamEvent[] = [];
  for (const parts of findTeamEvents(names, sheets)) {
    const parsed = parseTeamSheets(parts, (where) => grids.get(keyOf(where)));
    if (!parsed.ok) return parsed;
    opened.push({ ...parsed.value, sheet: parts.sheet });
  }
  return copied(opened);
};
