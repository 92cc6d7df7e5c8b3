import { OUTCOMES, outcomeOf, OUTCOME_CODES } from '../../core/outcome';
import type { Mark } from '../../core/scoring';
import { FORMS, mirror } from '../../core/typed';
import { down, fill } from '../block';
import { area } from '../cell';
import { POINT_UNIT, type Layout } from '../layout';
import type { Block } from '../plan';
import { fixedCell } from '../reference';

/** Constants that the other blocks look up: what can be typed, and what each outcome is worth and looks like. */
export const makeTables = (layout: Layout): readonly Block[] => {
  const { forms, outcomes, sheet, first } = layout.calculation;
  const points = (column: typeof outcomes.whitePoints, side: 'white' | 'black'): Block[] =>
    OUTCOMES.map((outcome, index) => {
      const setting: Mark = outcome[side];
      const value = fixedCell(layout.tournament.setting(setting), sheet);
      return fill(area(first + index, column.area.column), `INT(N(${value})*${POINT_UNIT}+0.5)`);
    });
  return [
    down(
      forms.text,
      FORMS.map(([form]) => form),
      '@',
    ),
    down(
      forms.outcome,
      FORMS.map(([, code]) => OUTCOME_CODES.indexOf(layout.leftIsWhite ? code : mirror(code)) + 1),
    ),
    ...points(outcomes.whitePoints, 'white'),
    ...points(outcomes.blackPoints, 'black'),
    down(
      outcomes.whiteMark,
      OUTCOMES.map(({ marks }) => marks[0]),
      '@',
    ),
    down(
      outcomes.blackMark,
      OUTCOMES.map(({ marks }) => marks[1]),
      '@',
    ),
    down(
      outcomes.whiteWin,
      OUTCOMES.map(({ white }) => Number(white === 'win')),
    ),
    down(
      outcomes.blackWin,
      OUTCOMES.map(({ black }) => Number(black === 'win')),
    ),
    down(
      outcomes.shown,
      OUTCOMES.map(({ code }) => outcomeOf(layout.leftIsWhite ? code : mirror(code)).shown),
      '@',
    ),
  ];
};
