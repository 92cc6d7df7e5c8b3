import type { Affected } from '../../core/conduct/effect';
import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import type { Result } from '../../core/result';
import type { Occasion, OpenStep, Planned } from '../../app/step';
import type { ChangeId, FieldName, FollowsId } from '../../language/changes';
import type { Workbook } from '../../workbook/port';

/** What was typed or chosen, by field; what is absent is as preset. */
export type Given = Readonly<Partial<Record<FieldName, string>>>;

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

/** What the app says of a change before it is done. */
export interface PlannedChange extends Planned {
  readonly warnings?: readonly Problem[];
  readonly affected?: readonly Affected[];
}

/** Something that can happen to a tournament, how it is planned, and how it is done. */
export interface ChangeOf<Plan extends PlannedChange> {
  readonly id: ChangeId;
  readonly fields: readonly ChangeField[];
  readonly plan: (opened: OpenStep, given: Given) => Result<Plan>;
  readonly follows: (plan: Plan, tournament: Tournament) => readonly Follows[];
  readonly take: (workbook: Workbook, given: Given, occasion: Occasion) => Promise<Result<unknown>>;
}

/** A change whatever its plan looks like. */
export interface Change extends Omit<ChangeOf<PlannedChange>, 'plan' | 'follows'> {
  /** Its plan, with what follows from it. */
  readonly plan: (
    opened: OpenStep,
    given: Given,
  ) => Result<{ readonly plan: PlannedChange; readonly follows: readonly Follows[] }>;
}
