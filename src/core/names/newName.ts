import type { Player } from '../model';
import { problem, type Problem, type ProblemPlace } from '../problem';
import { foldedName } from './name';

/** Excel allows 255 characters in many places, and nothing longer can be printed. */
export const LONGEST_NAME = 255;

/** `name-too-long` for a name that is. */
export const longName = ({ length }: string, place: ProblemPlace): readonly Problem[] =>
  length > LONGEST_NAME ? [problem('name-too-long', place, { length, most: LONGEST_NAME })] : [];

/** `name-missing`, `name-too-long`, or `name-duplicate` with the place of the other player (`calledBy`), else `none`. */
export const nameProblems = (
  name: string,
  others: readonly (Pick<Player, 'name'> & Partial<Pick<Player, 'no'>>)[],
  place: ProblemPlace,
  calledBy?: (no: number) => string | number,
): readonly Problem[] => {
  if (foldedName(name) === '') return [problem('name-missing', place)];
  const other = others.find((player) => foldedName(player.name) === foldedName(name));
  return other
    ? [problem('name-duplicate', place, { name, other: (other.no && calledBy?.(other.no)) || 'none' })]
    : longName(name, place);
};
