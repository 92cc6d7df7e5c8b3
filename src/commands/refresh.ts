import { openTournaments } from '../app/open';
import { openTeamEvents } from '../app/open';
import { refreshTournament } from '../app/refresh';
import { locateProblem } from '../app/locate';
import type { Problem } from '../core/problem';
import { andThen, ok, type Result } from '../core/result';
import type { Selection, Workbook } from '../workbook/port';

/**
 * Refreshes every tournament of the workbook that is not up to date; stops at the first that has problems. Team events are up
 * to date by themselves, if they can be read. Problems: those of `openTournaments`, `openTeamEvents` and `refreshTournament`.
 */
export const refreshAll = async (workbook: Workbook, time: string): Promise<Result<undefined>> => {
  const opened = await openTournaments(workbook);
  if (!opened.ok && opened.problems[0].code === 'workbook-of-teams')
    return andThen(await openTeamEvents(workbook), () => ok(undefined));
  if (!opened.ok) return opened;
  for (const { tournament } of opened.value) {
    const refreshed = await refreshTournament(workbook, { time, named: tournament.id });
    if (!refreshed.ok) return refreshed;
  }
  return ok(undefined);
};

/** Where the first of some problems that stands anywhere can be seen. */
export const placeToShow = (problems: readonly Problem[]): Selection | undefined =>
  problems.map(locateProblem).find((where) => where !== undefined);
