import { largest } from '../../core/extremes';
import { countTo } from '../../grid/block';
import { ROW_HEIGHT } from './page';
import { charactersIn, charactersOf, SIZE, spanOf } from './style';

/** A row and its height in points. */
interface Height {
  readonly row: number;
  readonly height: number;
}

const NAME_LEAST = 14;
/** Characters of a line of a name: where names are longer, they wrap, so that what is printed stays large. */
const NAME_MOST = 28;
/** Characters of a line for the sake of one word. */
const WORD_MOST = 40;
/** Longer names of sections are wrapped. */
export const SECTION_MOST = 16;
const MOST_LINES = 4;
/** Characters that the margins of a cell take: letters are hardly ever wider than the digits that columns are measured by. */
const MARGINS = 2;

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

/** Width of a column of names; longer ones than `most` characters wrap, but for the longest word. */
export const nameWidth = (names: readonly string[], most: number = NAME_MOST): number => {
  const spans = names.map((name) =>
    Math.min(spanOf(name), Math.max(most, Math.min(WORD_MOST, spanOf('0'.repeat(longestWord(name)))))),
  );
  return Math.ceil(largest([NAME_LEAST, ...spans]));
};

/** Heights, in points, of rows whose names need more than one line of a column, as wide as the names ask for; a row may show several. */
export const nameHeights = (
  first: number,
  names: readonly (readonly string[])[],
  width: number = nameWidth(names.flat()),
): Height[] =>
  names.flatMap((each, index) => {
    const lines = Math.min(MOST_LINES, largest([1, ...each.map((name) => linesOf(name, width - MARGINS))]));
    return lines === 1 ? [] : [{ row: first + index, height: lines * ROW_HEIGHT }];
  });

/** Up to so many rows look torn where one is higher than the others. */
const FEW_ROWS = 12;

/** The heights of so many rows from the first on; where one is higher, few rows are all as high as the highest. */
export const evened = (heights: readonly Height[], first: number, count: number): readonly Height[] => {
  if (heights.length === 0 || count > FEW_ROWS) return heights;
  const height = largest(heights.map((each) => each.height));
  return countTo(count).map((each) => ({ row: first + each - 1, height }));
};

/** The greatest of several heights of each row, in order of the rows. */
export const highest = (heights: readonly Height[]): readonly Height[] => {
  const rising = [...heights].sort((one, other) => one.height - other.height);
  return [...new Map(rising.map((each) => [each.row, each])).values()].sort(
    (one, other) => one.row - other.row,
  );
};

/** Points of a row in which any of some texts of a size stands wrapped in cells of a width, `least` where one line is enough. */
export const textHeight = (
  texts: readonly string[],
  width: number,
  least: number,
  size: number = SIZE.body,
): number => {
  const larger = size / SIZE.body;
  const room = charactersIn(width / larger);
  const lines = largest(texts.map((text) => linesOf(text, room)));
  return lines <= 1 ? least : Math.max(least, Math.ceil(lines * ROW_HEIGHT * larger));
};
