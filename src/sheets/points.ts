import { numberIn } from '../grid/formula/number';
import { POINT_UNIT } from './layout';

/** The points typed into a cell, in whole hundredths; empty cells and texts are 0. */
export const hundredths = (cell: string): string => `INT(${numberIn(cell)}*${POINT_UNIT}+0.5)`;
