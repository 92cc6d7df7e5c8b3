import { andThen, fail, ok, type Result } from '../core/result';
import type { TeamEvent } from '../core/teamEvent/model';
import { problem, type Problem } from '../core/problem';
import { areaAddress } from '../grid/cell';
import type { Place } from '../grid/reference';
import { findTeamEvents } from '../sheets/teamEvent/find';
import { parseTeamSheets, type ParsedTeamEvent } from '../sheets/teamEvent/parse';
import { makeTeamWorkbook, teamSheetNames } from '../sheets/teamEvent/workbook';
import type { Progress, Reader, Workbook } from '../workbook/port';
import { pairTeams, type PairedTeams, type TeamEventChoices } from './pairTeams';
import { openRoster, type ListChoice } from './roster';

/** Writes the sheets of a team event into a workbook; what should be known of them. Problems: those of the port. */
export const addTeamEvent = async (
  workbook: Workbook,
  event: TeamEvent,
  progress?: Progress,
): Promise<Result<readonly Problem[]>> => {
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const names = teamSheetNames(
    event,
    overview.value.sheets.map(({ name }) => name),
  );
  const written = await workbook.create(makeTeamWorkbook(event, names), progress);
  return andThen(written, ({ warnings }) => ok(warnings));
};

/**
 * From a list with a column of teams to their event. Nothing is written if anything is wrong. Problems: those of `openRoster` and
 * `pairTeams`.
 */
export const createTeamEvent = async (
  workbook: Workbook,
  list: ListChoice,
  choices: TeamEventChoices,
  id: string,
): Promise<Result<PairedTeams>> => {
  const paired = andThen(await openRoster(workbook, list), (roster) => pairTeams(roster, choices, { id }));
  if (!paired.ok) return paired;
  const { event, warnings } = paired.value;
  return andThen(await addTeamEvent(workbook, event), (more) =>
    ok({ event, warnings: [...warnings, ...more] }),
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
