import type { SheetWords } from '../language/words';
import { numberIn } from '../grid/formula/number';
import { quoted } from '../grid/reference';
import { POINT_UNIT } from './layout';

/** The points typed into a cell, in whole hundredths; empty cells and texts are 0. */
export const hundredths = (cell: string): string => `INT(${numberIn(cell)}*${POINT_UNIT}+0.5)`;

/** What the sign of a player’s result means, in words; others, as of a forfeit, stay. */
export const saidMarks = ({ tables: { won, drawn, lost } }: SheetWords) =>
  ({ '1': won, '½': drawn, '0': lost }) as Readonly<Record<string, string>>;

/** The same as a formula of the sign. */
export const saidMark = (mark: string, words: SheetWords): string =>
  Object.entries(saidMarks(words)).reduce(
    (others, [sign, said]) => `IF(${mark}=${quoted(sign)},${quoted(said)},${others})`,
    mark,
  );
