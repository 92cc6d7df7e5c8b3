import type { Affected } from '../../core/conduct/effect';
import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { andThen, ok, type Result } from '../../core/result';
import type { LoggedChange } from '../../sheets/log/changes';
import type { Occasion, OpenStep, Planned } from '../../app/step';
import type { ChangeId, FieldName, FollowsId } from '../../language/changes';
import type { Progress, Workbook } from '../../workbook/port';

/** What was typed or chosen, by field; what is absent is as preset. `seed` is the word behind new lots. */
export type Given = Readonly<Partial<Record<FieldName | 'seed', string>>>;

/** Something that a change has to be told. */
export interface ChangeField {
  readonly name: FieldName;
  /** A player and a game are given by their numbers. */
  readonly kind: 'player' | 'game' | 'choice' | 'text';
  /** Which players: those who play, those who have left; all if it does not say. */
  readonly who?: 'playing' | 'left';
  /** Of `choice`, the first is preset unless `now` says which. */
  readonly choices?: readonly string[];
  readonly optional?: true;
  /** What stands there before anything is typed. */
  readonly now?: (tournament: Tournament, given: Given) => string;
}

/** A sentence about what follows, with its values. */
export interface Follows {
  readonly text: FollowsId;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A player whose number changes; `before` is `null` for whoever is new. */
export interface NewNumber {
  readonly no: number;
  readonly name: string;
  readonly before: number | null;
}

/** What the app says of a change before it is done: the cells that carry it out, or what the Log will tell of it. */
export type PlannedChange = (Planned | { readonly changes: readonly LoggedChange[] }) & {
  readonly warnings?: readonly Problem[];
  readonly affected?: readonly Affected[];
};

/** Something that can happen to a tournament, how it is planned, and how it is done. */
export interface ChangeOf<Plan extends PlannedChange> {
  readonly id: ChangeId;
  readonly fields: readonly ChangeField[];
  readonly plan: (opened: OpenStep, given: Given) => Result<Plan>;
  readonly follows: (plan: Plan, tournament: Tournament) => readonly Follows[];
  /** None if it does not say. */
  readonly numbers?: (plan: Plan, tournament: Tournament) => readonly NewNumber[];
  readonly take: (
    workbook: Workbook,
    given: Given,
    occasion: Occasion,
    progress?: Progress,
  ) => Promise<Result<unknown>>;
}

/** What follows from a planned change. */
export interface Outlook {
  readonly plan: PlannedChange;
  readonly follows: readonly Follows[];
  readonly numbers: readonly NewNumber[];
}

/** A change whatever its plan looks like. */
export interface Change extends Omit<ChangeOf<PlannedChange>, 'plan' | 'follows' | 'numbers' | 'take'> {
  /** Its plan, with what follows from it. */
  readonly plan: (opened: OpenStep, given: Given) => Result<Outlook>;
  /** Answers the warnings of sheets that were made anew. */
  readonly take: (
    ...call: Parameters<ChangeOf<PlannedChange>['take']>
  ) => Promise<Result<readonly Problem[]>>;
}

/** What a row does when its plan was made, whatever that plan looks like. */
export const change = <Plan extends PlannedChange>({
  plan,
  follows,
  numbers,
  take,
  ...row
}: ChangeOf<Plan>): Change => ({
  ...row,
  plan: (opened, given) =>
    andThen(plan(opened, given), (planned) => {
      const { tournament } = opened.open;
      return ok({
        plan: planned,
        follows: follows(planned, tournament),
        numbers: numbers?.(planned, tournament) ?? [],
      });
    }),
  take: async (...call) => andThen(await take(...call), () => ok([])),
});
