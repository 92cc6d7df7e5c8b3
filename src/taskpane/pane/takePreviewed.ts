import { type ChangeId, changeOf, type InputOf } from '../../app/changes/table';
import type { Given } from '../../app/changes/change';
import { answersOf, previewChange } from '../../app/changes/preview';
import { takeChange } from '../../app/changes/take';
import { openedTournament } from '../state';
import { type Inside, sameText } from './inside';

/** What is told of a change that only goes back or forth. */
const NOTICES: Partial<Readonly<Record<ChangeId, 'undone' | 'redone'>>> = { undo: 'undone', redo: 'redone' };

/**
 * Does a change as it was previewed; whether it was done. The tournament is read once more: nothing shall follow that was
 * not previewed.
 */
export const takePreviewed = async (id: ChangeId, given: Given, inside: Inside): Promise<boolean> => {
  const { workbook, time, get, dispatch, failed, progress, lookAt, showLook, remade } = inside;
  const before = openedTournament(get());
  const look = await lookAt();
  const now = look.opened;
  if (!before || !now.ok || now.value.open.tournament.id !== before.open.tournament.id) {
    showLook(look);
    if (!now.ok) failed(now.problems);
    return false;
  }
  const change = changeOf(id);
  const previewed = previewChange(change, before, given);
  const preview = previewChange(change, now.value, given);
  if (!preview.ok) {
    failed(preview.problems);
    return false;
  }
  if (!sameText(previewed, preview)) {
    showLook(look);
    dispatch({ type: 'told', told: { notice: { what: 'sheets-changed' } } });
    return false;
  }
  const { tournament } = now.value.open;
  const input = change.input(answersOf(change, tournament, given)) as InputOf<ChangeId>;
  const taken = await takeChange(workbook, id, input, { time: time(), opened: now.value, progress });
  if (!taken.ok) {
    await inside.failedToMake(taken.problems);
    return false;
  }
  dispatch({ type: 'change', change: null, given: {} });
  showLook(await lookAt(tournament.id));
  remade(taken.value.sheetWarnings, tournament.id);
  const count = preview.value.cells.length;
  dispatch({ type: 'told', told: { notice: { what: NOTICES[id] ?? 'changed', count } } });
  return true;
};
