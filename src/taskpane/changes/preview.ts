import { isSameCell } from '../../app/keyedCells';
import { identityOf } from '../../app/identity';
import { parseChanges, type LoggedChange } from '../../sheets/log/changes';
import type { OpenStep } from '../../app/step';
import type { Affected } from '../../core/conduct/effect';
import type { Tournament } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { andThen, ok, unlessProblems, type Result } from '../../core/result';
import type { Change, ChangeField, Follows, Given, NewNumber, PlannedChange } from './change';

/** What a change would do, for a look before it is done. */
export interface ChangePreview {
  readonly follows: readonly Follows[];
  readonly warnings: readonly Problem[];
  readonly affected: readonly Affected[];
  /** Who has another number afterwards, in the new order. */
  readonly numbers: readonly NewNumber[];
  /** The cells, as the Log will name them. */
  readonly cells: readonly LoggedChange[];
}

/** What a field holds: what was given, else what is preset. */
export const valueOf = ({ name, choices, now }: ChangeField, tournament: Tournament, given: Given): string =>
  given[name] ?? now?.(tournament, given) ?? choices?.[0] ?? '';

/** Whether everything that has to be told was told. */
export const isComplete = ({ fields }: Change, tournament: Tournament, given: Given): boolean =>
  fields.every((field) => field.optional === true || valueOf(field, tournament, given).trim() !== '');

/** What is given, with the choices that were left as they are preset. */
export const toldOf = ({ fields }: Change, tournament: Tournament, given: Given): Given => ({
  ...Object.fromEntries(
    fields
      .filter(({ kind }) => kind === 'choice')
      .map((field) => [field.name, valueOf(field, tournament, given)]),
  ),
  ...given,
});

const GAME_NUMBER = /^\s*\d{1,9}\s*$/;

const gameProblems = ({ fields }: Change, given: Given): readonly Problem[] =>
  fields
    .filter(({ kind, name }) => kind === 'game' && !GAME_NUMBER.test(given[name] ?? ''))
    .map(({ name }) => problem('game-unknown', {}, { typed: given[name] ?? '' }));

/** The cells that a step will change, as the Log will tell of them, without those that it only has to remember. */
const cellsOf = ({ open }: OpenStep, plan: PlannedChange): readonly LoggedChange[] => {
  if ('changes' in plan) return plan.changes.filter(({ before, after }) => !isSameCell(before, after));
  const { cells } = plan.patch;
  return cells.length === 0 ? [] : identityOf(open).told(cells).flatMap(parseChanges);
};

/** What a change would do to an open tournament. Problems: those of its plan, `game-unknown`. */
export const previewChange = (change: Change, opened: OpenStep, given: Given): Result<ChangePreview> =>
  andThen(
    unlessProblems(gameProblems(change, given), () => toldOf(change, opened.open.tournament, given)),
    (told) =>
      andThen(change.plan(opened, told), ({ plan, follows, numbers }) =>
        ok({
          follows,
          numbers,
          warnings: plan.warnings ?? [],
          affected: plan.affected ?? [],
          cells: cellsOf(opened, plan),
        }),
      ),
  );
