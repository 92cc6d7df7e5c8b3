import { remakePage } from '../../app/sections/remakePage';
import { idOf } from '../../core/format/id';
import { area } from '../../grid/cell';
import { shownTournament } from '../state';
import type { Inside } from './inside';

/** Makes the sheet of all sections of the workbook anew, or again where it was deleted, and shows it. */
export const makeSectionsPage = async (inside: Inside): Promise<void> => {
  const { workbook, surface, random, get, dispatch, failed, look, lookForLeftovers, progress } = inside;
  const shown = shownTournament(get());
  if (!shown) return;
  const made = await remakePage(workbook, { id: idOf(random()) }, progress);
  if (!made.ok) {
    failed(made.problems);
    return lookForLeftovers();
  }
  await look();
  const { sheet, warnings } = made.value;
  if (warnings.length > 0) dispatch({ type: 'remade', made: { id: shown.id, warnings } });
  dispatch({ type: 'notice', notice: { what: 'sections-page', sheet } });
  const jumped = await surface.show({ sheet, area: area(0, 0) });
  if (!jumped.ok) failed(jumped.problems);
};
