import { createFinals } from '../../app/sections/finals';
import { idOf } from '../../core/format/id';
import { entryAt } from '../../core/present';
import { finalChoices, type FinalOptions } from '../finals';
import type { Inside } from './inside';

/** Makes finals of the sections of the workbook, and shows the first one. */
export const makeFinals = async (inside: Inside, options: FinalOptions): Promise<void> => {
  const { workbook, time, random, dispatch, failed, lookAt, lookForLeftovers, progress } = inside;
  const choices = finalChoices(options, random());
  if (!choices.ok) return failed(choices.problems);
  const made = await createFinals(workbook, choices.value, { id: idOf(random()), time: time() }, progress);
  if (!made.ok) {
    failed(made.problems);
    return lookForLeftovers();
  }
  const { id } = entryAt(made.value.finals, 0).tournament;
  dispatch({
    type: 'made',
    made: { id, warnings: made.value.warnings },
    look: await lookAt(id),
    seed: random(),
  });
};
