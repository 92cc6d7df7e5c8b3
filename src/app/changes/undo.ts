import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { reversed, parseChanges, parseShownChanges, type LoggedChange } from '../../sheets/log/changes';
import { changeIdOf, isRepair, parseRule, isFieldStep } from '../../sheets/log/rule';
import { inverted, patchOf } from '../logPatch';
import { lastStep, stepToRedo } from '../../sheets/log/history';
import type { OpenStep } from '../step';
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
import { datesAfter } from './dates';
import { fieldBefore } from './plannedField';

/** A step of the Log to undo or redo. */
export type PlannedStep = Plan & {
  readonly step: number;
  /** When the step was first taken, and by which rule, from the Log. */
  readonly time: string;
  readonly rule: string;
  /** Whom it concerns, by the name they have afterwards. */
  readonly player?: string;
  /** Whether it is one of teams. */
  readonly teams: boolean;
  /** What the Log says about it. If the field changes, it names more cells than the sheets have now. */
  readonly changes: readonly LoggedChange[];
  /** How many of the current cells it changes. */
  readonly count: number;
};

/** Undo or redo. */
export interface Way {
  /** What it changes. */
  readonly told: (changes: readonly LoggedChange[]) => readonly LoggedChange[];
  /** The cells to write, from the cells of the step. */
  readonly cells: (patch: Patch, rule: string) => Result<Plan>;
}

/** After a player is taken off the list, their number belongs to somebody else, or to nobody. */
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

/** The tournament after changes that rebuild the sheets with other columns, by their ids. Undoing them does, too. */
const REBUILT: Readonly<Record<string, typeof columnsAfter>> = { columns: columnsAfter, dates: datesAfter };

/**
 * What undoing or redoing the step of these lines would do. Problems: `undo-nothing` if they cannot be read, and those of the
 * direction.
 */
const planLogged = (open: OpenTournament, lines: readonly LogEntry[], way: Way): Result<PlannedStep> => {
  const [first] = lines;
  if (!first) return fail(problem('undo-nothing'));
  const { step, time, rule } = first;
  const { cell, locate } = identityOf(open);
  const done = lines.flatMap(parseChanges);
  const changes = way.told(lines.flatMap(parseShownChanges));
  const told = {
    ...{ step, time, rule, changes, ...playerOf(open.tournament, rule, done) },
    teams: open.tournament.discipline !== undefined,
  };
  const rebuilt = REBUILT[changeIdOf(rule)];
  if (rebuilt) {
    const next = () => rebuilt(open, way.told(done));
    return ok({ ...told, count: changes.length, keepsUnread: true, next });
  }
  if (isFieldStep(rule)) {
    const count = changes.filter(({ key }) => cell(key) !== null).length;
    return ok({ ...told, count, next: () => fieldBefore(open, reversed(way.told(done))) });
  }
  return andThen(patchOf(lines, locate), (patch) =>
    andThen(way.cells(patch, rule), (plan) => ok({ ...told, count: patch.cells.length, ...plan })),
  );
};

const NOTHING = problem('redo-nothing');

/** The direction. */
const AGAIN: Way = {
  told: (changes) => changes,
  cells: (patch, rule) =>
    patch.cells.length === 0 ? fail(NOTHING) : ok({ patch, mayBreak: isRepair(rule) }),
};

/**
 * What redoing the last undone step would do; `redo-nothing` if there is none, after a new step, and for a repair whose damage
 * had not come back.
 */
export const planRedo = ({ open, lines }: Pick<OpenStep, 'open' | 'lines'>): Result<PlannedStep> => {
  const planned = planLogged(open, stepToRedo(lines), AGAIN);
  return planned.ok ? planned : fail(NOTHING);
};

/** Redoes the last undone step, if every cell still has what it had before that step. */
export const REDO = change({
  id: 'redo',
  words: {
    name: 'Redo last step',
    about: 'Redoes the step you undid last, unless somebody has typed into its cells since.',
    take: 'Redo last step',
  },
  fields: [],
  input: () => null,
  plan: (opened) => planRedo(opened),
  rule: ({ step }) => ({ did: 'redo', no: step }),
  follows: ({ time }) => [{ text: 'This redoes the step of {time}.', values: { time } }],
});

/** A step to undo. */
export type PlannedUndo = PlannedStep & {
  /** Whether it made sheets that stay: only what people had typed over our cells comes back. */
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

/** What undoing the last step would do; `undo-nothing` if there is none. */
export const planUndo = ({ open, lines }: Pick<OpenStep, 'open' | 'lines'>): Result<PlannedUndo> =>
  andThen(planLogged(open, lastStep(lines), BACK), (planned) => {
    const did = parseRule(planned.rule);
    return ok({ ...planned, sheetsStay: did?.did === 'repair' && did.sheets });
  });

/** Undoes the last step, if every cell still has what that step wrote. */
export const UNDO = change({
  id: 'undo',
  words: {
    name: 'Undo last step',
    about: 'Undoes what Roundabout did last, unless somebody has typed into its cells since.',
    take: 'Undo last step',
  },
  fields: [],
  input: () => null,
  plan: (opened) => planUndo(opened),
  rule: ({ step }) => ({ did: 'undo', no: step }),
  follows: ({ time }) => [{ text: 'This undoes the step of {time}.', values: { time } }],
});
