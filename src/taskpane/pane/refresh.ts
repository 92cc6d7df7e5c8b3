import { refreshSheets, refreshTournament } from '../../app/refresh';
import { shownTournament } from '../state';
import type { Inside } from './inside';

const done = async (
  { workbook, time, get, dispatch, failed, look, lookForLeftovers, progress }: Inside,
  by: typeof refreshTournament,
): Promise<void> => {
  const shown = shownTournament(get());
  if (!shown) return;
  const written = await by(workbook, { time: time(), named: shown.id, progress });
  await look();
  if (!written.ok) {
    failed(written.problems);
    return by === refreshSheets ? lookForLeftovers() : undefined;
  }
  const { newSheets, cells, warnings } = written.value;
  if (warnings.length > 0) dispatch({ type: 'remade', made: { id: shown.id, warnings } });
  const notice = newSheets
    ? ({ what: 'new-sheets' } as const)
    : ({ what: 'refreshed', count: cells.length } as const);
  dispatch({ type: 'notice', notice });
};

/** Writes the values of the tournament that is shown anew. */
export const refresh = (inside: Inside): Promise<void> => done(inside, refreshTournament);

/** Makes its sheets anew, in today's form. */
export const makeNewSheets = (inside: Inside): Promise<void> => done(inside, refreshSheets);
