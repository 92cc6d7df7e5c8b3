import { refreshSheets, refreshTournament } from '../../app/refresh';
import { shownTournament } from '../state';
import type { Inside } from './inside';

const done = async (
  { workbook, time, get, dispatch, failed, failedToMake, look, remade, progress }: Inside,
  by: typeof refreshTournament,
): Promise<void> => {
  const shown = shownTournament(get());
  if (!shown) return;
  const written = await by(workbook, { time: time(), named: shown.id, progress });
  await look();
  if (!written.ok) return by === refreshSheets ? failedToMake(written.problems) : failed(written.problems);
  const { newSheets, cells, warnings } = written.value;
  remade(warnings, shown.id);
  const notice = newSheets
    ? ({ what: 'new-sheets' } as const)
    : ({ what: 'refreshed', count: cells.length } as const);
  dispatch({ type: 'told', told: { notice } });
};

/** Refreshes the tournament on show. */
export const refresh = (inside: Inside): Promise<void> => done(inside, refreshTournament);

/** Rebuilds its sheets in this version's form. */
export const makeNewSheets = (inside: Inside): Promise<void> => done(inside, refreshSheets);
