import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { isRepair } from '../../sheets/log/rule';
import { stepToRedo, type OpenStep } from '../step';
import { change } from './change';
import { planLogged, type PlannedStep, type Way } from './loggedStep';

const NOTHING = problem('redo-nothing');

/** The way that it went. */
const AGAIN: Way = {
  told: (changes) => changes,
  cells: (patch, rule) =>
    patch.cells.length === 0 ? fail(NOTHING) : ok({ patch, mayBreak: isRepair(rule) }),
};

/**
 * What doing again the step that was taken back last would do; `redo-nothing` without one, after a new step, and for a repair
 * of which nothing had come back.
 */
export const planRedo = ({ open, lines }: Pick<OpenStep, 'open' | 'lines'>): Result<PlannedStep> => {
  const planned = planLogged(open, stepToRedo(lines), AGAIN);
  return planned.ok ? planned : fail(NOTHING);
};

/** The step that was taken back last is done again, if every cell still holds what it held before that step. */
export const REDO = change({
  id: 'redo',
  of: 'all',
  words: {
    name: 'Redo last step',
    about: 'Does again what was undone last, unless somebody has typed into those cells since.',
    take: 'Redo last step',
  },
  fields: [],
  input: () => null,
  plan: (opened) => planRedo(opened),
  rule: ({ step }) => ({ did: 'redo', step }),
  follows: ({ time }) => [{ text: 'The step of {time} is done again.', values: { time } }],
});
