import { numberIn } from '../grid/formula/number';
import { POINT_UNIT } from './layout';

/** The points typed into a cell, in whole hundredths; empty cells and texts are 0. */
export const hundredths = (cell: string): string => `INT(${numberIn(cell)}*${POINT_UNIT}+0.5)`;

const HALF = POINT_UNIT / 2;

/** A number of 1/100 points as people write it: `9½`. It is joined from whole numbers, which look the same in every locale. */
export const saidOf = (units: string): string => {
  const rest = `MOD(${units},${POINT_UNIT})`;
  const digits = `IF(${rest}<10,"0","")&IF(MOD(${rest},10)=0,${rest}/10,${rest})`;
  return `IF(${units}=${HALF},"",INT(${units}/${POINT_UNIT}))&IF(${rest}=0,"",IF(${rest}=${HALF},"½","."&${digits}))`;
};
