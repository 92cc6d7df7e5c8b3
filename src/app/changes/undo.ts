import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { reversed, parseChanges, parseShownChanges, type LoggedChange } from '../../sheets/log/changes';
import { isRepair, parseRule, isColumnsStep, isFieldStep } from '../../sheets/log/rule';
import { inverted, patchOf } from '../log';
import { lastStep, type OpenStep, stepToRedo } from '../step';
import { change, type Plan } from './change';
import type { Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { cellText } from '../../grid/cell';
import { playerKey } from '../../sheets/log/key';
import type { LogEntry } from '../../sheets/log/line';
import type { Patch } from '../../workbook/port';
import { identityOf } from '../identity';
import type { OpenTournament } from '../open';
import { columnsAfter } from './columns';
import { fieldBefore } from './field';

/** A step of the Log that would be taken back or done again. */
export type PlannedStep = Plan & {
  readonly step: number;
  /** When it was taken first, and under which rule, as the Log has it. */
  readonly time: string;
  readonly rule: string;
  /** Whom it is about, by the name that it leaves them with. */
  readonly player?: string;
  /** What the Log will tell of it; where the field changes, more than the cells that there are now. */
  readonly changes: readonly LoggedChange[];
  /** How many cells of those that there are now it changes. */
  readonly count: number;
};

/** Which way a step goes. */
export interface Way {
  /** What it changes then. */
  readonly told: (changes: readonly LoggedChange[]) => readonly LoggedChange[];
  /** The cells that it writes then, from those that it wrote. */
  readonly cells: (patch: Patch, rule: string) => Result<Plan>;
}

/** Whoever is taken off the list leaves their number to somebody else, or to nobody. */
const playerOf = (
  { players }: Tournament,
  rule: string,
  changes: readonly LoggedChange[],
): { readonly player?: string } => {
  const known = parseRule(rule);
  if (known === null || !('player' in known) || known.player === undefined) return {};
  const name = changes.find(({ key }) => key === playerKey(known.player ?? 0, 'name'));
  if (!name) return { player: nameOf(players)(known.player) };
  return { player: cellText(known.did === 'remove' ? name.before : name.after) };
};

/** What the step of these lines would do if it went this way. Problems: `undo-nothing` if they cannot be read, the way's own. */
const planLogged = (open: OpenTournament, lines: readonly LogEntry[], way: Way): Result<PlannedStep> => {
  const [first] = lines;
  if (!first) return fail(problem('undo-nothing'));
  const { step, time, rule } = first;
  const { cell, locate } = identityOf(open);
  const done = lines.flatMap(parseChanges);
  const whom = playerOf(open.tournament, rule, done);
  const changes = way.told(lines.flatMap(parseShownChanges));
  if (!isFieldStep(rule) && !isColumnsStep(rule))
    return andThen(patchOf(lines, locate), (patch) =>
      andThen(way.cells(patch, rule), (plan) =>
        ok({ step, time, rule, ...whom, changes, count: patch.cells.length, ...plan }),
      ),
    );
  if (isColumnsStep(rule))
    return ok({
      ...{ step, time, rule, ...whom, changes, count: changes.length },
      ...{ keepsUnread: true, next: () => columnsAfter(open, way.told(done)) },
    });
  const count = changes.filter(({ key }) => cell(key) !== null).length;
  const next = () => fieldBefore(open, reversed(way.told(done)));
  return ok({ step, time, rule, ...whom, changes, count, next });
};

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
    about: 'Redoes the step you undid last, unless somebody has typed into its cells since.',
    take: 'Redo last step',
  },
  fields: [],
  input: () => null,
  plan: (opened) => planRedo(opened),
  rule: ({ step }) => ({ did: 'redo', step }),
  follows: ({ time }) => [{ text: 'This redoes the step of {time}.', values: { time } }],
});

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
    about: 'Undoes what Roundabout did last, unless somebody has typed into its cells since.',
    take: 'Undo last step',
  },
  fields: [],
  input: () => null,
  plan: (opened) => planUndo(opened),
  rule: ({ step }) => ({ did: 'undo', step }),
  follows: ({ time }) => [{ text: 'This undoes the step of {time}.', values: { time } }],
});
