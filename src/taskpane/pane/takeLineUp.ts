import { LINE_UP, type TypedLineUp } from '../../app/changes/lineUp';
import { takeRow } from '../../app/changes/take';
import { openedTournament } from '../state';
import type { Inside } from './inside';

/** Sets who sits at the boards of a match. Nothing is written unless the cells still hold what was read. */
export const takeLineUp = async (lineUp: TypedLineUp, inside: Inside): Promise<void> => {
  const { workbook, time, get, ended, lookAt, showLook } = inside;
  const opened = openedTournament(get());
  if (!opened) return;
  const taken = await takeRow(workbook, LINE_UP, lineUp, { time: time(), opened });
  showLook(await lookAt(opened.open.tournament.id));
  ended(taken);
};
