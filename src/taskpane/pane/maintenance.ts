import { entryAt } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import { shownTournament, type PaneState } from '../state';
import { type Inside, sameText } from './inside';

const repairing = () => import('../../app/repair/repair');
const choosing = () => import('../../app/open');
const removing = () => import('../../app/removeTournament');

/** The Tournament sheet that is meant: of one that cannot be read, if there is one, else of the one that is shown. */
const damagedSheet = async ({ workbook, get }: Inside): Promise<Result<string>> => {
  const { tournaments, screen, unreadable } = get();
  const shown = shownTournament(get())?.sheet;
  if (screen !== 'unreadable' && unreadable.length === 0 && shown !== undefined) return ok(shown);
  const known = await (await choosing()).knownTournaments(workbook);
  if (!known.ok) return known;
  const readable = new Set(screen === 'unreadable' ? [] : tournaments.map(({ sheet }) => sheet));
  const closed = known.value.find(({ sheet }) => !readable.has(sheet)) ?? entryAt(known.value, 0);
  return ok(closed.sheet);
};

/** What is damaged on all sheets, and what Repair would do. */
export const damageOf = async (inside: Inside): Promise<Result<PaneState['care']>> => {
  const sheet = await damagedSheet(inside);
  if (!sheet.ok) return sheet;
  const { planRepair } = await repairing();
  const planned = await planRepair(inside.workbook, sheet.value, inside.time());
  return andThen(planned, ({ faults }) => ok({ kind: 'repair', sheet: sheet.value, faults }));
};

/** Inspects all sheets for damage, and plans what Repair would do. */
export const inspect = async (inside: Inside): Promise<void> => {
  const found = await damageOf(inside);
  if (!found.ok) return inside.failed(found.problems);
  inside.dispatch({ type: 'told', told: { care: found.value } });
};

/** Carries out the repair that `inspect` planned. The sheets are inspected again, so that nothing unannounced is done. */
export const repair = async (
  { workbook, time, dispatch, failed, failedToMake, progress, look }: Inside,
  care: PaneState['care'],
  isTaken: boolean,
): Promise<void> => {
  if (care?.kind !== 'repair') return;
  const { planRepair, repairTournament } = await repairing();
  const now = await planRepair(workbook, care.sheet, time());
  if (!now.ok) return failed(now.problems);
  if (!sameText(now.value.faults, care.faults)) {
    dispatch({ type: 'told', told: { care: { ...care, faults: now.value.faults } } });
    return dispatch({ type: 'told', told: { notice: { what: 'sheets-changed' } } });
  }
  const done = await repairTournament(workbook, care.sheet, time(), { progress, isTaken });
  if (!done.ok) return failedToMake(done.problems);
  await look();
  dispatch({ type: 'told', told: { care: null } });
  dispatch({ type: 'told', told: { notice: { what: 'repaired', count: done.value.faults.length } } });
};

/** Plans the removal of a tournament: its sheets, and the organiser's contents on them. */
export const planRemoval = async ({ workbook, get, dispatch, failed }: Inside): Promise<void> => {
  const sheet = shownTournament(get())?.sheet;
  if (sheet === undefined) return;
  const { planTournamentRemoval } = await removing();
  const planned = await planTournamentRemoval(workbook, sheet);
  if (!planned.ok) return failed(planned.problems);
  const { sheets, cautions } = planned.value;
  dispatch({ type: 'told', told: { care: { kind: 'removal', sheet, sheets, cautions } } });
};

/** Carries out the planned removal. */
export const remove = async (
  { workbook, dispatch, failed, look }: Inside,
  care: PaneState['care'],
): Promise<void> => {
  if (care?.kind !== 'removal') return;
  const { planTournamentRemoval, removeTournament } = await removing();
  const now = await planTournamentRemoval(workbook, care.sheet);
  if (!now.ok) return failed(now.problems);
  const { sheets, cautions } = now.value;
  if (!sameText({ sheets, cautions }, { sheets: care.sheets, cautions: care.cautions })) {
    dispatch({ type: 'told', told: { care: { ...care, sheets, cautions } } });
    return dispatch({ type: 'told', told: { notice: { what: 'sheets-changed' } } });
  }
  const done = await removeTournament(workbook, now.value, true);
  if (!done.ok) return failed(done.problems);
  await look();
  dispatch({ type: 'told', told: { notice: { what: 'removed', count: sheets.length } } });
};

/** Deletes sheets that a failed creation left behind. */
export const discard = async ({ workbook, get, dispatch, failed }: Inside): Promise<void> => {
  const gone = await workbook.discardUnfinished(get().unfinished);
  if (!gone.ok) return failed(gone.problems);
  dispatch({ type: 'told', told: { unfinished: [] } });
  dispatch({ type: 'told', told: { notice: { what: 'discarded', count: gone.value } } });
};
