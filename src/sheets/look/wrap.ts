import { largest } from '../../core/extremes';
import { charactersOf } from './style';

/** What a line of a name may end behind: blanks and hyphens. */
const piecesOf = (name: string): readonly string[] => name.match(/[^\s-]*-+|[^\s-]+\s*/gu) ?? [];

const lengthOf = (piece: string): number => charactersOf(piece.trim());

/** The characters of the longest word of a name. */
export const longestWord = (name: string): number => largest([0, ...piecesOf(name).map(lengthOf)]);

/** How many lines a name takes where a line has room for so many characters; a word that is longer is broken. */
export const linesOf = (name: string, room: number): number => {
  let [lines, used] = [1, 0];
  for (const piece of piecesOf(name)) {
    if (used > 0 && used + lengthOf(piece) > room) [lines, used] = [lines + 1, 0];
    lines += Math.max(0, Math.ceil(lengthOf(piece) / room) - 1);
    used += charactersOf(piece);
  }
  return lines;
};
