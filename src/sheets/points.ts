import type { SheetWords } from '../language/words';
import { numberIn } from '../grid/formula/number';
import { quoted } from '../grid/reference';
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

/** What the sign of a player’s result means, in words; others, as of a forfeit, stay. */
export const saidMarks = ({ tables: { won, drawn, lost } }: SheetWords) =>
  ({ '1': won, '½': drawn, '0': lost }) as Readonly<Record<string, string>>;

/** The same as a formula of the sign. */
export const saidMark = (mark: string, words: SheetWords): string =>
  Object.entries(saidMarks(words)).reduce(
    (others, [sign, said]) => `IF(${mark}=${quoted(sign)},${quoted(said)},${others})`,
    mark,
  );
