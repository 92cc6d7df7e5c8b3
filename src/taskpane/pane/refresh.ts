import { refreshTournament } from '../../app/refresh';
import { shownTournament } from '../state';
import type { Inside } from './inside';

/** Writes the values of the tournament that is shown anew. */
export const refresh = async ({ workbook, time, get, dispatch, failed, look }: Inside): Promise<void> => {
  const shown = shownTournament(get());
  if (!shown) return;
  const written = await refreshTournament(workbook, { time: time(), named: shown.id });
  await look();
  if (!written.ok) return failed(written.problems);
  dispatch({ type: 'notice', notice: { what: 'refreshed', count: written.value.cells.length } });
};
