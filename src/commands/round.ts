import { lookAt } from '../app/summary';
import { summariseTeams } from '../app/teamSummary';
import { andThen, unlessProblems, type Result } from '../core/result';
import type { Place } from '../grid/reference';
import type { Selection, Surface, Workbook } from '../workbook/port';

/** A tournament or a team event: its sheets, and where the round that is played can be seen. */
interface Played {
  readonly sheets: readonly string[];
  readonly where: Place | undefined;
}

/** The one that one of its sheets is open of, else the first. */
const playedOn = (all: readonly Played[], sheet: string | undefined): Played | undefined =>
  all.find(({ sheets }) => sheet !== undefined && sheets.includes(sheet)) ?? all[0];

/**
 * Where the round that is played can be seen: the sheet Round of the tournament whose sheet is open, else of the first; without
 * that sheet the next result on Pairings, and of a team event the next one on Matches. Nothing in a workbook without either.
 * Problems: those of `lookAt`, and of `summariseTeams` where no event can be read.
 */
export const roundToShow = async (
  workbook: Workbook,
  surface: Pick<Surface, 'selection'>,
): Promise<Result<Selection | undefined>> => {
  const selected = await surface.selection();
  const sheet = selected.ok ? selected.value.sheet : undefined;
  const { summaries, teams } = await lookAt(workbook);
  return andThen(summaries, ({ tournaments }) => {
    const { events, problems } = summariseTeams(teams);
    const all = [
      ...tournaments.map(({ sheets, places }) => ({ sheets, where: places.round ?? places.pairings })),
      ...events.map(({ sheets, places }) => ({ sheets, where: places.matches })),
    ];
    return unlessProblems(all.length === 0 ? problems : [], () => playedOn(all, sheet)?.where);
  });
};
