import { andThen, fail, ok, type Result } from '../core/result';
import type { TeamEvent } from '../core/teamEvent/model';
import { problem, type Problem } from '../core/problem';
import { areaAddress, cellText } from '../grid/cell';
import type { GridOf, Place } from '../grid/reference';
import { findTeamEvents, type TeamEventParts } from '../sheets/teamEvent/find';
import { parseTeamSheets, type ParsedTeamEvent } from '../sheets/teamEvent/parse';
import { makeTeamWorkbook, teamSheetNames } from '../sheets/teamEvent/workbook';
import type { Overview, Progress, Reader, TableInfo, Wanted, Workbook } from '../workbook/port';
import { pairTeams, type PairedTeams, type TeamEventChoices } from './pairTeams';
import { openRoster, type ListChoice } from './roster';

/** Writes the sheets of a team event into a workbook; `time` is that of the step, for its Log. Problems: those of the port. */
export const addTeamEvent = async (
  workbook: Workbook,
  event: TeamEvent,
  time: string,
  progress?: Progress,
): Promise<Result<readonly Problem[]>> => {
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const names = teamSheetNames(
    event,
    overview.value.sheets.map(({ name }) => name),
  );
  const written = await workbook.create(makeTeamWorkbook(event, names, time), progress);
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
  time: string,
): Promise<Result<PairedTeams>> => {
  const paired = andThen(await openRoster(workbook, list), (roster) => pairTeams(roster, choices, { id }));
  if (!paired.ok) return paired;
  const { event, warnings } = paired.value;
  return andThen(await addTeamEvent(workbook, event, time), (more) =>
    ok({ event, warnings: [...warnings, ...more] }),
  );
};

/** A team event of a workbook, the sheet by whose name it can be meant, and the grids that it was read from. */
export interface OpenTeamEvent extends ParsedTeamEvent {
  readonly sheet: string;
  readonly parts: TeamEventParts;
  readonly gridOf: GridOf;
  /** All tables of the workbook. */
  readonly tables: readonly TableInfo[];
}

const copied = (opened: readonly OpenTeamEvent[]): Result<readonly OpenTeamEvent[]> => {
  for (const [place, { event, sheet: second }] of opened.entries()) {
    const first = opened.slice(0, place).find((other) => other.event.id === event.id);
    if (first)
      return fail(problem('workbook-copied-sheet', { sheet: second }, { first: first.sheet, second }));
  }
  return ok(opened);
};

const keyOf = ({ sheet, area }: Place): string => `${sheet.toLowerCase()}!${areaAddress(area)}`;

/** Tables stand in for the Logs: which of those on its sheet is the Log is known once it is known where they are. */
const wantedIn = ({ names, tables, sheets }: Overview): readonly Wanted[] => {
  const all = findTeamEvents(names, sheets);
  const logs = new Set(all.map(({ places }) => places.Log?.sheet));
  return [
    ...all.flatMap(({ places }) => Object.values(places)),
    ...tables
      .filter(({ sheet }) => logs.has(sheet))
      .map(({ sheet, name }) => ({ sheet, area: { table: name } })),
  ];
};

/** The team events of a workbook with what they hold, before anything is made of it. */
export interface GatheredTeams {
  readonly all: readonly TeamEventParts[];
  readonly gridOf: GridOf;
  readonly tables: readonly TableInfo[];
}

/** Reads all that team events are made of, at one moment; there may be none. Problems: those of the port. */
export const gatherTeamEvents = async (reader: Reader): Promise<Result<GatheredTeams>> =>
  andThen(
    await reader.read((overview) => ({ ranges: wantedIn(overview) })),
    ({ names, sheets, ranges, tables }) => {
      const grids = new Map(ranges.map((grid) => [keyOf(grid), grid]));
      return ok({
        all: findTeamEvents(names, sheets),
        gridOf: (where: Place) => grids.get(keyOf(where)),
        tables,
      });
    },
  );

/** The id that a team event says. */
export const idIn = ({ places }: TeamEventParts, gridOf: GridOf): string =>
  cellText((places.id && gridOf(places.id)?.values[0]?.[0]) ?? null).trim();

/** Reads every team event of a workbook; there may be none. Problems: `workbook-copied-sheet`, those of `parseTeamSheets`. */
export const openTeamEvents = async (reader: Reader): Promise<Result<readonly OpenTeamEvent[]>> =>
  andThen(await gatherTeamEvents(reader), ({ all, gridOf, tables }) => {
    const opened: OpenTeamEvent[] = [];
    for (const parts of all) {
      const parsed = parseTeamSheets(parts, gridOf);
      if (!parsed.ok) return parsed;
      opened.push({ ...parsed.value, sheet: parts.sheet, parts, gridOf, tables });
    }
    return copied(opened);
  });
