import { isSameCell } from '../cells';
import { identityOf } from '../identity';
import { parseChanges, type LoggedChange } from '../../sheets/log/changes';
import type { OpenStep } from '../step';
import type { Affected } from '../../core/conduct/effect';
import type { Tournament } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { andThen, ok, unlessProblems, type Result } from '../../core/result';
import type { AnyChange, ChangeField, Follows, Given, NewNumber, Plan } from './change';

/** What a change would do, to look at before it is made. */
export interface ChangePreview {
  readonly follows: readonly Follows[];
  readonly warnings: readonly Problem[];
  readonly affected: readonly Affected[];
  /** Players with a new number, in the new order. */
  readonly numbers: readonly NewNumber[];
  /** The cells, with their names in the Log. */
  readonly cells: readonly LoggedChange[];
}

/** The fields that matter in a tournament. */
export const fieldsIn = (
  { fields, furtherFields }: AnyChange,
  tournament: Tournament,
): readonly ChangeField[] => [
  ...fields.filter(({ where }) => where?.(tournament) ?? true),
  ...(furtherFields?.(tournament) ?? []),
];

/** The value of a field: as given, else the default. */
export const valueOf = (
  { name, choices, choicesIn, now }: ChangeField,
  tournament: Tournament,
  given: Given,
): string =>
  given[name] ?? now?.(tournament, given) ?? (choicesIn?.(tournament, given) ?? choices)?.[0]?.[0] ?? '';

/** Whether all required fields have values. */
export const isComplete = (change: AnyChange, tournament: Tournament, given: Given): boolean =>
  fieldsIn(change, tournament).every(
    (field) => field.optional === true || valueOf(field, tournament, given).trim() !== '',
  );

/** The given values, with the defaults of untouched choices. */
export const answersOf = (change: AnyChange, tournament: Tournament, given: Given): Given => ({
  ...Object.fromEntries(
    fieldsIn(change, tournament)
      .filter(({ kind }) => kind === 'choice')
      .map((field) => [field.name, valueOf(field, tournament, given)]),
  ),
  ...given,
});

const GAME_NUMBER = /^\s*\d{1,9}\s*$/;

const gameProblems = ({ fields }: AnyChange, given: Given): readonly Problem[] =>
  fields
    .filter(({ kind, name }) => kind === 'game' && !GAME_NUMBER.test(given[name] ?? ''))
    .map(({ name }) => problem('game-unknown', {}, { typed: given[name] ?? '' }));

/** The cells that a step will change, as the Log names them, without those that it only remembers. */
const cellsOf = ({ open }: OpenStep, plan: Plan): readonly LoggedChange[] => {
  if (plan.changes) return plan.changes.filter(({ before, after }) => !isSameCell(before, after));
  const cells = 'patch' in plan ? plan.patch.cells : [];
  return cells.length === 0 ? [] : identityOf(open).logLines(cells).flatMap(parseChanges);
};

/** The given values, with what stands for fields that are seen filled in before anybody types; `null` without such fields. */
export const forAnyone = (change: AnyChange, tournament: Tournament, given: Given): Given | null => {
  const fields = fieldsIn(change, tournament).flatMap(({ name, standIn }) =>
    standIn ? [[name, standIn(tournament)] as const] : [],
  );
  return fields.length === 0 ? null : { ...given, ...Object.fromEntries(fields) };
};

/** What a change would do to an open tournament. Problems: those of its plan, `game-unknown`. */
export const previewChange = (change: AnyChange, opened: OpenStep, given: Given): Result<ChangePreview> =>
  andThen(
    unlessProblems(gameProblems(change, given), () => answersOf(change, opened.open.tournament, given)),
    (answers) =>
      andThen(change.plan(opened, change.input(answers)), (plan) =>
        ok({
          follows: change.follows?.(plan, opened.open.tournament) ?? [],
          numbers: change.numbers?.(plan, opened.open.tournament) ?? [],
          warnings: plan.warnings ?? [],
          affected: plan.affected ?? [],
          cells: cellsOf(opened, plan),
        }),
      ),
  );
