import { addHandout, type AskedHandout } from '../../app/handout';
import { idOf } from '../../core/format/id';
import { area } from '../../grid/cell';
import { shownTournament } from '../state';
import type { Inside } from './inside';

/** Adds a sheet to print to the tournament that is shown, and shows it. */
export const handOut = async (
  { workbook, surface, language, random, get, dispatch, progress, failed, lookForLeftovers }: Inside,
  asked: AskedHandout,
): Promise<void> => {
  const shown = shownTournament(get());
  if (!shown) return;
  const choice = { ...asked, language };
  const added = await addHandout(workbook, choice, shown.id, { id: idOf(random()) }, progress);
  if (!added.ok) {
    failed(added.problems);
    return lookForLeftovers();
  }
  const { sheet, warnings } = added.value;
  if (warnings.length > 0) dispatch({ type: 'remade', made: { id: shown.id, warnings } });
  dispatch({ type: 'notice', notice: { what: 'handed-out', sheet } });
  const jumped = await surface.show({ sheet, area: area(0, 0) });
  if (!jumped.ok) failed(jumped.problems);
};
