import { andThen, ok, type Result } from '../core/result';
import type { TeamEvent } from '../core/teamEvent/model';
import type { Problem } from '../core/problem';
import { makeTeamWorkbook, teamSheetNames } from '../sheets/teamEvent/workbook';
import type { Progress, Workbook } from '../workbook/port';
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
