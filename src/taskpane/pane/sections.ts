import { createFinals } from '../../app/sections/finals';
import { remakePage } from '../../app/sections/page';
import { idOf } from '../../core/names/name';
import { entryAt } from '../../core/present';
import { area } from '../../grid/cell';
import { finalChoices, type FinalOptions } from '../finals';
import { shownTournament } from '../state';
import type { Inside } from './inside';

/** Makes finals from the sections of the event on show, and shows the first one. */
export const makeFinals = async (
  { workbook, get, time, random, failed, progress, failedToMake, showMade }: Inside,
  options: FinalOptions,
): Promise<void> => {
  const of = get().opened?.open.tournament;
  // What was ticked for an event of players is not on show for teams.
  const choices = finalChoices(of?.discipline ? { ...options, carry: false } : options, random());
  if (!choices.ok) return failed(choices.problems);
  const made = await createFinals(
    workbook,
    { ...choices.value, of },
    { id: idOf(random()), time: time() },
    progress,
  );
  if (!made.ok) return failedToMake(made.problems);
  const { finals, warnings } = made.value;
  return showMade(entryAt(finals, 0).tournament.id, warnings);
};

/** Rebuilds the page of all sections, even if it was deleted, and shows it. */
export const makeSectionsPage = async (inside: Inside): Promise<void> => {
  const { workbook, surface, random, get, look, progress, failedToMake, ended, remade, dispatch } = inside;
  if (!shownTournament(get())) return;
  const made = await remakePage(workbook, { id: idOf(random()) }, progress);
  if (!made.ok) return failedToMake(made.problems);
  await look();
  const { sheet, warnings } = made.value;
  remade(warnings);
  dispatch({ type: 'told', told: { notice: { what: 'sections-page', sheet } } });
  ended(await surface.show({ sheet, area: area(0, 0) }));
};
