import type { OutcomeCode } from './outcome';

/** A typed text in its normal form (`normalForm`), and its outcome. */
export type Form = readonly [form: string, code: OutcomeCode];

/**
 * A way to write scores from which the outcome follows. It is tried before the forms that every game has (`FORMS`). Its formula
 * has the same id in `sheets/calculation/scores.ts`.
 */
export interface ScoreKind {
  /** Extra texts to look up as they are. */
  readonly forms: (leftIsWhite: boolean) => readonly Form[];
  /** The outcome of a text in its normal form, one of `forms` or a score; `undefined` for anything else. */
  readonly outcome: (form: string, leftIsWhite: boolean) => OutcomeCode | undefined;
}
