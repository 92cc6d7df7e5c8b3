import { POINT_UNIT } from './layout';

const HALF = POINT_UNIT / 2;

/** A number of 1/100 points as people write it: `9½`. Whole numbers alone are joined, which no locale writes otherwise. */
export const saidOf = (units: string): string => {
  const rest = `MOD(${units},${POINT_UNIT})`;
  const digits = `IF(${rest}<10,"0","")&IF(MOD(${rest},10)=0,${rest}/10,${rest})`;
  return `IF(${units}=${HALF},"",INT(${units}/${POINT_UNIT}))&IF(${rest}=0,"",IF(${rest}=${HALF},"½","."&${digits}))`;
};
