import { openTournaments } from '../app/open';
import { refreshTournament } from '../app/refresh';
import { locateProblem } from '../app/locate';
import type { Problem } from '../core/problem';
import { andThen, ok, type Result } from '../core/result';
import type { Selection, Surface, Workbook } from '../workbook/port';
import { lookAt } from '../app/summary';

/**
 * Refreshes every tournament of the workbook that is not up to date; stops at the first that has problems. Team events are up
 * to date by themselves, if they can be read. Problems: those of `openTournaments` and `refreshTournament`.
 */
export const refreshAll = async (workbook: Workbook, time: string): Promise<Result<undefined>> => {
  const opened = await openTournaments(workbook);
  if (!opened.ok && opened.problems[0].code === 'workbook-of-teams')
    return andThen(await openTournaments(workbook, { of: 'teams' }), () => ok(undefined));
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

/**
 * Where the round that is played can be seen: the sheet Round of the tournament whose sheet is open, else of the first; without
 * that sheet the next result on Pairings, and of a team event the next one on Matches. Nothing in a workbook without either.
 * Problems: those of `lookAt`.
 */
export const roundToShow = async (
  workbook: Workbook,
  surface: Pick<Surface, 'selection'>,
): Promise<Result<Selection | undefined>> => {
  const selected = await surface.selection();
  const sheet = selected.ok ? selected.value.sheet : undefined;
  const { summaries } = await lookAt(workbook);
  return andThen(summaries, ({ tournaments }) => {
    const shown =
      tournaments.find(({ sheets }) => sheet !== undefined && sheets.includes(sheet)) ?? tournaments[0];
    return ok(shown && (shown.places.round ?? shown.places.pairings ?? shown.places.matches));
  });
};
