import { outcomeNumber } from '../../core/results/outcome';
import { MARGIN, type ScoreId } from '../../core/results/score';
import { substituted } from '../../grid/escape';

/**
 * A formula for the outcome's number of a text that no list of forms has; -1 if it is not a score. `text` is the address of its
 * normal form.
 */
type ScoreFormula = (text: string, leftIsWhite: boolean) => string;

/** A colour and a margin, such as `W+3.5`. Without the margin's characters, only the colour is left. */
const byMargin: ScoreFormula = (text) => {
  const winner = `LEFT(LOWER(${text}),2)`;
  const rest = substituted(
    text,
    MARGIN.map((sign) => [sign, '']),
  );
  const isMargin = `AND(OR(${winner}="b+",${winner}="w+"),LEN(${rest})=2)`;
  return `IF(${isMargin},IF(${winner}="b+",${outcomeNumber('0-1')},${outcomeNumber('1-0')}),-1)`;
};

/** The formula of each kind of score, by the ids of `SCORES` (`core/results/score.ts`). */
export const SCORE_FORMULAS: Readonly<Record<ScoreId, ScoreFormula>> = { none: () => '-1', margin: byMargin };
