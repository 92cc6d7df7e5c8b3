import type { Form, ScoreKind } from './scoreKind';
import type { OutcomeCode } from './outcome';

/**
 * How Go writes results, in lower case: the winner's colour (whoever is on the left), by resignation, on time or by forfeit.
 * After `b+` and `w+` the margin may follow, in the characters of `MARGIN`.
 */
export const NAMED_FORMS: readonly Form[] = [
  ['b+', '0-1'],
  ['w+', '1-0'],
  ['b+r', '0-1'],
  ['w+r', '1-0'],
  ['b+res', '0-1'],
  ['w+res', '1-0'],
  ['b+resign', '0-1'],
  ['w+resign', '1-0'],
  ['b+t', '0-1'],
  ['w+t', '1-0'],
  ['b+time', '0-1'],
  ['w+time', '1-0'],
  ['b+f', '-+'],
  ['w+f', '+-'],
  ['b+forfeit', '-+'],
  ['w+forfeit', '+-'],
];

/** The characters of a margin such as `3.5` or `12½`. */
export const MARGIN: readonly string[] = [...'0123456789.½'];

const BY_NAMED_FORM: ReadonlyMap<string, OutcomeCode> = new Map(NAMED_FORMS);

const withoutMargin = (form: string): string =>
  MARGIN.reduce((result, sign) => result.replaceAll(sign, ''), form);

/** Who won, by how much: `B+3.5`. */
export const margin: ScoreKind = {
  forms: () => NAMED_FORMS,
  outcome: (form) => {
    const winner = form.slice(0, 2);
    const isMargin = (winner === 'b+' || winner === 'w+') && withoutMargin(form) === winner;
    return BY_NAMED_FORM.get(isMargin ? winner : form);
  },
};
