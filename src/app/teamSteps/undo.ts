import { andThen, fail, ok, type Result } from '../../core/result';
import { problem } from '../../core/problem';
import { teamNo } from '../../core/teamEvent/model';
import { teamStepTexts } from '../../language/teamSteps';
import type { LogEntry } from '../../sheets/log/line';
import { parseRule } from '../../sheets/log/rule';
import type { Follows } from '../changes/change';
import { planLoggedCells, type LoggedCells, type Way } from '../changes/loggedStep';
import { AGAIN } from '../changes/redo';
import { BACK } from '../changes/undo';
import { lastStep, stepToRedo } from '../step';
import { teamChange, type TeamPlan } from './change';
import { teamIdentityOf } from './identity';
import type { OpenTeamStep } from './open';

/** A step of a team event that would be taken back or done again. */
export type PlannedTeamStep = TeamPlan &
  Pick<LoggedCells, 'step' | 'time' | 'rule' | 'changes' | 'count'> & {
    /** The step in words, such as “Ashfield withdrawn”; what the Log has of one that is none of ours. */
    readonly words: Follows;
  };

const wordsOf = ({ tournament: event }: OpenTeamStep['open'], rule: string): Follows => {
  const { steps } = teamStepTexts(event.language);
  const known = parseRule(rule);
  if (known?.did === 'withdraw')
    return { text: steps.withdraw, values: { player: teamNo(event, known.player)?.name ?? '' } };
  const id = known?.did === 'change' ? known.id : (known?.did ?? '');
  const text = new Map<string, string>(Object.entries(steps)).get(id);
  return text === undefined ? { text: '{rule}', values: { rule } } : { text, values: {} };
};

const planned = ({ open }: OpenTeamStep, lines: readonly LogEntry[], way: Way): Result<PlannedTeamStep> =>
  andThen(planLoggedCells(lines, teamIdentityOf(open).locate, way), (plan) =>
    'patch' in plan ? ok({ ...plan, words: wordsOf(open, plan.rule) }) : fail(problem('undo-nothing')),
  );

/** The last step is taken back, if every cell still holds what it wrote. `undo-nothing` without a step. */
export const TEAM_UNDO = teamChange<null, PlannedTeamStep>({
  plan: (opened: OpenTeamStep) => planned(opened, lastStep(opened.lines), BACK),
  rule: ({ step }) => ({ did: 'undo', step }),
});

/** The step that was taken back last is done again, if every cell still holds what it held before it. `redo-nothing` without one. */
export const TEAM_REDO = teamChange<null, PlannedTeamStep>({
  plan: (opened: OpenTeamStep) => {
    const again = planned(opened, stepToRedo(opened.lines), AGAIN);
    return again.ok ? again : fail(problem('redo-nothing'));
  },
  rule: ({ step }) => ({ did: 'redo', step }),
});
