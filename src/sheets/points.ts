import type { ProfileId } from '../core/model';
import { scoreOf } from '../core/results/score';
import type { SheetWords } from '../language/words';
import { numberIn } from '../grid/formula/number';
import { quoted } from '../grid/reference';
import { POINT_UNIT } from './layout';

/** The points typed into a cell, in whole hundredths; empty cells and texts are 0. */
export const hundredths = (cell: string): string => `INT(${numberIn(cell)}*${POINT_UNIT}+0.5)`;

/** The width of a column with results of a player, at least the usual one: scores such as 21–19 need more, those of Scrabble most. */
export const resultWidth = (profile: ProfileId, usual: number): number =>
  scoreOf(profile) === 'sets' ? Math.max(usual, profile === 'neutral' ? 8 : 5.6) : usual;

/** What the sign of a player’s result means, in words; others, as of a forfeit, stay. */
export const saidMarks = ({ tables: { won, drawn, lost } }: SheetWords) =>
  ({ '1': won, '½': drawn, '0': lost }) as Readonly<Record<string, string>>;

/** The same as a formula of the sign. */
export const saidMark = (mark: string, words: SheetWords): string =>
  Object.entries(saidMarks(words)).reduce(
    (others, [sign, said]) => `IF(${mark}=${quoted(sign)},${quoted(said)},${others})`,
    mark,
  );
