import { addHandout, type AskedHandout } from '../../app/handout';
import { idOf } from '../../core/names/name';
import { shownTournament } from '../state';
import type { Inside } from './inside';

/** Adds a sheet to print to the tournament that is shown, and shows it. */
export const handOut = async (
  { workbook, language, random, get, progress, failedToMake, showSheet }: Inside,
  asked: AskedHandout,
): Promise<void> => {
  const shown = shownTournament(get());
  if (!shown) return;
  const choice = { ...asked, language };
  const added = await addHandout(workbook, choice, shown.id, { id: idOf(random()) }, progress);
  return added.ok ? showSheet('handed-out', added.value) : failedToMake(added.problems);
};
