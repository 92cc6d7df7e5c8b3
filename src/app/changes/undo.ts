import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { reversed } from '../../sheets/log/changes';
import { isRepair, parseRule } from '../../sheets/log/rule';
import { inverted } from '../log';
import { lastStep, type OpenStep } from '../step';
import { change } from './change';
import { planLogged, type PlannedStep, type Way } from './loggedStep';

/** A step that would be taken back. */
export type PlannedUndo = PlannedStep & {
  /** Whether it made sheets that stay: only what had been typed over what is ours is given back. */
  readonly sheetsStay: boolean;
};

/** Backwards. */
const BACK: Way = {
  told: reversed,
  cells: (patch, rule) =>
    patch.cells.length === 0 && !isRepair(rule)
      ? fail(problem('undo-nothing'))
      : ok({ patch: inverted(patch), mayBreak: isRepair(rule) }),
};

/** What taking the last step back would do; `undo-nothing` without a step. */
export const planUndo = ({ open, lines }: Pick<OpenStep, 'open' | 'lines'>): Result<PlannedUndo> =>
  andThen(planLogged(open, lastStep(lines), BACK), (planned) => {
    const did = parseRule(planned.rule);
    return ok({ ...planned, sheetsStay: did?.did === 'repair' && did.sheets });
  });

/** The last step is taken back, if every cell still holds what that step wrote. */
export const UNDO = change({
  id: 'undo',
  of: 'all',
  words: {
    name: 'Undo last step',
    about: 'Takes back what Roundabout did last, unless somebody has typed into those cells since.',
    take: 'Undo last step',
  },
  fields: [],
  input: () => null,
  plan: (opened) => planUndo(opened),
  rule: ({ step }) => ({ did: 'undo', step }),
  follows: ({ time }) => [{ text: 'The step of {time} is taken back.', values: { time } }],
});
