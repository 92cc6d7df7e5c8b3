import { numberIn } from '../grid/formula/number';
import { POINT_UNIT } from './layout';

/** The points typed into a cell, in whole hundredths; empty cells and texts are 0. */
export const hundredths = (cell: string): string => `INT(${numberIn(cell)}*${POINT_UNIT}+0.5)`;

/**
 * A number of hundredths, 0 or more, as text that is the same in every locale: `6½`, `23¼`, `17.85`. `cell` is repeated, so it
 * should be short.
 */
export const fractionText = (cell: string): string => {
  const rest = `MOD(${cell},100)`;
  const sign = `IF(${rest}=25,"¼",IF(${rest}=50,"½",IF(${rest}=75,"¾","."&IF(${rest}<10,"0","")&${rest})))`;
  const isSignAlone = `AND(${cell}<100,OR(${rest}=25,${rest}=50,${rest}=75))`;
  return `IF(${isSignAlone},"",INT(${cell}/100))&IF(${rest}=0,"",${sign})`;
};

const HALF = POINT_UNIT / 2;

/** A number of 1/100 points as people write it: `9½`. It is joined from whole numbers, which look the same in every locale. */
export const saidOf = (units: string): string => {
  const rest = `MOD(${units},${POINT_UNIT})`;
  const digits = `IF(${rest}<10,"0","")&IF(MOD(${rest},10)=0,${rest}/10,${rest})`;
  return `IF(${units}=${HALF},"",INT(${units}/${POINT_UNIT}))&IF(${rest}=0,"",IF(${rest}=${HALF},"½","."&${digits}))`;
};
