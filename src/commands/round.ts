import { lookAt } from '../app/summary';
import { andThen, ok, type Result } from '../core/result';
import type { Selection, Surface, Workbook } from '../workbook/port';

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
