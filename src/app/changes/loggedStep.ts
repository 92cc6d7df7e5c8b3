import type { Tournament } from '../../core/model';
import { nameOf } from '../../core/named';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { cellText } from '../../grid/cell';
import { parseChanges, parseShownChanges, reversed, type LoggedChange } from '../../sheets/log/changes';
import { playerKey } from '../../sheets/log/key';
import type { LogEntry } from '../../sheets/log/line';
import { isColumnsStep, isFieldStep, parseRule } from '../../sheets/log/rule';
import type { Patch } from '../../workbook/port';
import { identityOf } from '../identity';
import { patchOf } from '../log';
import type { OpenTournament } from '../open';
import type { Plan } from './change';
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
export const planLogged = (
  open: OpenTournament,
  lines: readonly LogEntry[],
  way: Way,
): Result<PlannedStep> => {
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
