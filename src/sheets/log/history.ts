import type { Player } from '../../core/model';
import { cellText } from '../../grid/cell';
import { parseChanges } from './changes';
import { playerKey } from './key';
import type { LogEntry } from './line';
import { parseRule } from './rule';

/** The number of the next step. */
export const nextStep = (lines: readonly LogEntry[]): number =>
  lines.reduce((most, { step }) => Math.max(most, step), 0) + 1;

/** Whether the step of a line can be undone. */
const isOfStep = ({ cells, rule }: LogEntry): boolean => {
  const did = parseRule(rule)?.did;
  return (cells !== '' || did === 'repair') && did !== 'undo' && did !== 'redo';
};

/** The steps that are undone now, and those of them that can still be redone: no other step came after. The latest is last. */
const undoneSteps = (
  lines: readonly LogEntry[],
): { readonly undone: ReadonlySet<number>; readonly again: ReadonlySet<number> } => {
  const [undone, again] = [new Set<number>(), new Set<number>()];
  for (const line of [...lines].sort((one, other) => one.step - other.step)) {
    const rule = parseRule(line.rule);
    if (isOfStep(line)) again.clear();
    if (rule?.did !== 'undo' && rule?.did !== 'redo') continue;
    for (const steps of [undone, again]) {
      steps.delete(rule.no);
      if (rule.did === 'undo') steps.add(rule.no);
    }
  }
  return { undone, again };
};

/** The lines of all steps that changed cells and are not undone now. */
export const standingSteps = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const { undone } = undoneSteps(lines);
  return lines.filter((line) => isOfStep(line) && !undone.has(line.step));
};

/**
 * In whose place a player came, by name, and from which round on (0 where the Log does not say), also if their own name was corrected since; `undefined` if they
 * were there from the start.
 */
export const replacedBy = (
  lines: readonly LogEntry[],
  { no, name }: Pick<Player, 'no' | 'name'>,
): { readonly player: string; readonly round: number } | undefined => {
  let called = name;
  for (const line of [...standingSteps(lines)].sort((one, other) => other.step - one.step)) {
    const rule = parseRule(line.rule);
    const renamed = parseChanges(line).find(
      ({ key, after }) => key === playerKey(no, 'name') && cellText(after) === called,
    );
    if (!renamed || rule?.did !== 'change') continue;
    if (rule.id === 'substitute') return { player: cellText(renamed.before), round: rule.round ?? 0 };
    if (rule.id === 'correct') called = cellText(renamed.before);
  }
  return undefined;
};

/** The lines of the last standing step, however the Log is sorted. */
export const lastStep = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const steps = standingSteps(lines);
  const last = steps.reduce((most, { step }) => Math.max(most, step), 0);
  return steps.filter(({ step }) => step === last);
};

/** The lines of the step that Redo would take; none after a new step. */
export const stepToRedo = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const last = [...undoneSteps(lines).again].at(-1);
  return lines.filter((line) => isOfStep(line) && line.step === last);
};

/** The number of the undo that Redo would reverse; 0 if there is nothing to redo. */
export const undoneAt = (lines: readonly LogEntry[]): number => {
  const again = stepToRedo(lines)[0]?.step;
  return lines.reduce((most, { step, rule }) => {
    const known = parseRule(rule);
    return known?.did === 'undo' && known.no === again ? Math.max(most, step) : most;
  }, 0);
};

/** The number of the last step, undone or not; 0 without one. */
export const newestStep = (lines: readonly LogEntry[]): number =>
  lines.filter(isOfStep).reduce((most, { step }) => Math.max(most, step), 0);

/** Whether a step entered somebody after the first result: it changes nobody else's number. */
const isLateEntry = ({ rule }: LogEntry): boolean => {
  const known = parseRule(rule);
  return known?.did === 'enter' && (known.by === 'seat' || known.by === 'rounds');
};

/** Whether a step renumbered players or games. */
const hasRenumbered = (line: LogEntry): boolean => {
  const did = parseRule(line.rule)?.did;
  return did === 'remove' || (did === 'enter' && !isLateEntry(line));
};

/** The standing steps since players and games were last renumbered: before that, `game 12` may have been another game. */
export const stepsOfNumbers = (lines: readonly LogEntry[]): readonly LogEntry[] => {
  const standing = standingSteps(lines);
  const last = standing.filter(hasRenumbered).reduce((most, { step }) => Math.max(most, step), 0);
  return standing.filter(({ step }) => step > last);
};
