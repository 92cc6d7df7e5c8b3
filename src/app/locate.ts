import type { Problem } from '../core/problem';
import { area, parseArea } from '../grid/cell';
import type { Selection } from '../workbook/port';

/** The cells that a problem is about, or the corner of its sheet; nothing if it stands nowhere in the workbook. */
export const locateProblem = ({ place: { sheet, cell } }: Pick<Problem, 'place'>): Selection | undefined =>
  sheet === undefined ? undefined : { sheet, area: parseArea(cell ?? '') ?? area(0, 0) };
