import type { Mark } from '../../core/scoring';

/** `matchPointsOf` of core as a formula: what a finished match is worth, by cells with the game points of both teams. */
export const matchPointsFormula = (
  { win, draw, loss }: Readonly<Record<Mark, string>>,
  own: string,
  theirs: string,
): string =>
  `IF(${own}+${theirs}=0,${loss},IF(${own}>${theirs},${win},IF(${own}=${theirs},${draw},${loss})))`;
