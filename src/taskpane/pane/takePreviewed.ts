import { type ChangeId, changeOf, type InputOf } from '../../app/changes/registry';
import type { Given } from '../../app/changes/change';
import { answersOf, previewChange } from '../../app/changes/preview';
import { takeChange } from '../../app/changes/take';
import type { OpenStep } from '../../app/step';
import { say } from '../../language/language';
import { playersTexts } from '../../language/players';
import { speechOf } from '../speech';
import { openedTournament, shownTournament } from '../state';
import { doneText, undoneText } from '../stepText';
import { type Inside, sameText } from './inside';

/** What was done, in words. Undo and redo use the tournament before it, other changes the one after. */
const told = (id: ChangeId, before: OpenStep, { get }: Inside): string => {
  const speech = speechOf().as({ profile: 'chess', ...shownTournament(get()) });
  const opened = openedTournament(get());
  if (id === 'undo') {
    const step = doneText(before, speech, true) ?? '';
    return say(playersTexts(speech.whom).undone, { step });
  }
  const text = id === 'redo' ? undoneText(before, speech) : opened && doneText(opened, speech);
  return text ?? changeOf(id).words.name;
};

/**
 * Makes a change as previewed. Returns whether it was made. The tournament is read again, so that nothing happens that was not
 * previewed.
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
  dispatch({ type: 'told', told: { notice: { what: 'done', text: told(id, now.value, inside) } } });
  // Empty columns are shown, to be filled in.
  const added = id === 'columns' && shownTournament(get())?.places.players;
  if (added) inside.ended(await inside.surface.show(added));
  return true;
};
