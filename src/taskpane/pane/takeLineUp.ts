import { LINE_UP, type TypedLineUp } from '../../app/changes/lineUp';
import { takeRow } from '../../app/changes/take';
import { openedTournament } from '../state';
import type { Inside } from './inside';

/** Names who sits at boards of a match, over what was seen: nothing is written unless the cells still hold it. */
export const takeLineUp = async (lineUp: TypedLineUp, inside: Inside): Promise<void> => {
  const { workbook, time, get, failed, lookAt, showLook } = inside;
  const opened = openedTournament(get());
  if (!opened) return;
  const taken = await takeRow(workbook, LINE_UP, lineUp, { time: time(), opened });
  showLook(await lookAt(opened.open.tournament.id));
  if (!taken.ok) return failed(taken.problems);
};
