import type { Player } from '../../core/model';
import { foldedName } from '../../core/name';
import { problem, type ProblemPlace, type Problem } from '../../core/problem';
import { LONGEST_NAME } from '../../sheets/roster/text';

/**
 * What is wrong with a name that a player is to have: `name-missing`, `name-too-long`, `name-duplicate` with what tells the
 * other one (`calledBy`, their name by itself).
 */
export const nameProblems = (
  name: string,
  others: readonly Player[],
  place: ProblemPlace,
  calledBy?: (no: number) => string | number,
): readonly Problem[] => {
  if (foldedName(name) === '') return [problem('name-missing', place)];
  if (name.length > LONGEST_NAME)
    return [problem('name-too-long', place, { length: name.length, most: LONGEST_NAME })];
  const other = others.find((player) => foldedName(player.name) === foldedName(name));
  return other ? [problem('name-duplicate', place, { name, other: calledBy?.(other.no) ?? other.name })] : [];
};
