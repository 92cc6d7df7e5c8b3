import type { OutcomeCode } from './outcome';

/** A typed text in its normal form (`normalForm`), and the outcome that it stands for. */
export type Form = readonly [form: string, code: OutcomeCode];

/**
 * A way to write the score of a game, from which its outcome follows. It is asked before the forms that every game has (`FORMS`). Its twin,
 * the formula, stands under the same id in `sheets/calculation/scores.ts`.
 */
export interface ScoreKind {
  /** The texts that it adds, to be looked up as they stand. */
  readonly forms: (leftIsWhite: boolean) => readonly Form[];
  /** The outcome of a text in its normal form, one of `forms` or a score; `undefined` for any other. */
  readonly outcome: (form: string, leftIsWhite: boolean) => OutcomeCode | undefined;
}
