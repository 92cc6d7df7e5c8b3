import type { Affected } from '../../core/conduct/effect';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { departureWarnings } from '../../core/teamEvent/departures';
import { effectOf } from '../../core/conduct/effect';
import { lineUpWarnings } from '../../core/teamEvent/lineUps';
import type { TeamEvent } from '../../core/teamEvent/model';
import { parseChanges, type LoggedChange } from '../../sheets/log/changes';
import { makeRule, type LogRule } from '../../sheets/log/rule';
import { makeTeamKey } from '../../sheets/log/teamKey';
import type { CellChange, Patch, Workbook } from '../../workbook/port';
import type { Follows } from '../changes/change';
import type { OpenTeamEvent } from '../teamEvent';
import { teamIdentityOf, type WantedTeamCell } from './identity';
import { openTeamStep, type OpenTeamStep } from './open';
import { writeTeamStep } from './write';

/** What a step of a team event would do. */
export interface TeamPlan {
  readonly patch: Patch;
  readonly warnings?: readonly Problem[];
  /** Teams whose lines in the standings are others then. */
  readonly affected?: readonly Affected[];
  /** Whether it is written unread, as what takes a repair back. */
  readonly mayBreak?: boolean;
}

/** Something that can happen to a team event while it is played. */
export interface TeamChange<Input, P extends TeamPlan> {
  /** What it would do; nothing is written. */
  readonly plan: (opened: OpenTeamStep, input: Input) => Result<P>;
  /** How the Log calls it. */
  readonly rule: (plan: P) => LogRule;
  /** What follows from it; nothing if it does not say. */
  readonly follows?: (plan: P, before: TeamEvent) => readonly Follows[];
}

/** A change, with the types of its input and plan. */
export const teamChange = <Input, P extends TeamPlan>(row: TeamChange<Input, P>): TeamChange<Input, P> => row;

/**
 * The cells of a patch, those left out that hold what they shall hold; a result stays Text. `workbook-part-missing` for a cell that is
 * not there.
 */
export const teamCellsFor = (
  open: OpenTeamEvent,
  wanted: readonly WantedTeamCell[],
): Result<readonly CellChange[]> => {
  const { cell } = teamIdentityOf(open);
  const cells: CellChange[] = [];
  for (const [key, write] of wanted) {
    const text = makeTeamKey(key);
    const where = cell(text);
    if (!where) return fail(problem('workbook-part-missing', { sheet: open.sheet }, { part: text }));
    const isText = key.of === 'board';
    if (where.expect !== write) cells.push({ ...where, write, ...(isText ? { format: '@' } : {}) });
  }
  return ok(cells);
};

/** What is to be looked at after a change and was not before it, and which teams it affects. */
export const teamConsequences = (
  before: TeamEvent,
  after: TeamEvent,
): Required<Pick<TeamPlan, 'warnings' | 'affected'>> => {
  const warningsOf = (event: TeamEvent): readonly Problem[] => [
    ...lineUpWarnings(event),
    ...departureWarnings(event),
  ];
  const known = new Set(warningsOf(before).map((each) => JSON.stringify(each)));
  return {
    warnings: warningsOf(after).filter((each) => !known.has(JSON.stringify(each))),
    affected: effectOf(before, after),
  };
};

/** What a change would do, for a look before it is made. */
export interface TeamChangePreview<P> {
  readonly plan: P;
  readonly follows: readonly Follows[];
  readonly warnings: readonly Problem[];
  readonly affected: readonly Affected[];
  /** The cells, as the Log will name them. */
  readonly cells: readonly LoggedChange[];
}

/** What a change would do to an open team event; nothing is written. Problems: those of its plan. */
export const previewTeamChange = <Input, P extends TeamPlan>(
  change: TeamChange<Input, P>,
  opened: OpenTeamStep,
  input: Input,
): Result<TeamChangePreview<P>> =>
  andThen(change.plan(opened, input), (plan) => {
    const { cells } = plan.patch;
    return ok({
      plan,
      follows: change.follows?.(plan, opened.open.event) ?? [],
      warnings: plan.warnings ?? [],
      affected: plan.affected ?? [],
      cells: cells.length === 0 ? [] : teamIdentityOf(opened.open).logLines(cells).flatMap(parseChanges),
    });
  });

/** When a step is taken, and in which team event of the workbook. */
export interface TeamStepContext {
  /** As it shall stand in the Log, such as `2026-11-20 09:00`. */
  readonly time: string;
  /** The id of the event, or the name of its sheet Team event; the first one without. */
  readonly named?: string;
  /** What was read for this very step a moment ago: nothing is written unless cells still hold what was read. */
  readonly opened?: OpenTeamStep;
}

/**
 * Makes a change in one step, with its lines in the Log, from which `TEAM_UNDO` takes it back. Problems, and nothing is written: those of
 * `openTeamStep`, of its plan and of `writeTeamStep`.
 */
export const takeTeamChange = async <Input, P extends TeamPlan>(
  workbook: Workbook,
  change: TeamChange<Input, P>,
  input: Input,
  { time, named, opened }: TeamStepContext,
): Promise<Result<TeamChangePreview<P>>> => {
  const step = opened ? ok(opened) : await openTeamStep(workbook, named);
  if (!step.ok) return step;
  const preview = previewTeamChange(change, step.value, input);
  if (!preview.ok) return preview;
  const { plan } = preview.value;
  const words = { rule: makeRule(change.rule(plan)), time, mayBreak: plan.mayBreak ?? false };
  return andThen(await writeTeamStep(workbook, step.value, plan.patch, words), () => preview);
};
