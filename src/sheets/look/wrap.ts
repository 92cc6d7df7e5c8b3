import { largest } from '../../core/extremes';
import { countTo } from '../../grid/block';
import { ROW_HEIGHT } from './page';
import { charactersOf, printedWidth, SIZE, spanOf } from './style';

/** A row and its height in points. */
interface Height {
  readonly row: number;
  readonly height: number;
}

const NAME_LEAST = 14;
/** Characters of a line of a name: where names are longer, they wrap, so that what is printed stays large. */
const NAME_MOST = 28;
/** So many where that saves a name its third line, or all names their second. */
const FEWER_LINES_MOST = 31;
const ONE_LINE_MOST = 34;
/** Characters of a line for the sake of one word. */
const WORD_MOST = 40;
/** Longer names of sections are wrapped. */
export const SECTION_MOST = 16;
const MOST_LINES = 4;
/** Characters that the margins of a cell take, and its indent. */
const MARGINS = 1.2;

/** What a line of a name may end behind: blanks and hyphens. */
const piecesOf = (name: string): readonly string[] => name.match(/[^\s-]*-+|[^\s-]+\s*/gu) ?? [];

/** The characters of the longest word of a name. */
export const longestWord = (name: string): number =>
  largest([0, ...piecesOf(name).map((piece) => charactersOf(piece.trim()))]);

/** The longest of some names, as many as are asked for: what a cell has to have room for into which any may come. */
export const longestOf = (names: readonly string[], count: number): readonly string[] =>
  [...names].sort((one, other) => printedWidth(other) - printedWidth(one)).slice(0, count);

/** How many lines a text takes where a line has room for so many characters of a column; a word that is longer is broken. */
export const linesOf = (text: string, room: number): number => {
  let [lines, used] = [1, 0];
  for (const piece of piecesOf(text)) {
    const own = printedWidth(piece.trim());
    if (used > 0 && used + own > room) [lines, used] = [lines + 1, 0];
    lines += Math.max(0, Math.ceil(own / room) - 1);
    used += printedWidth(piece);
  }
  return lines;
};

/** How many lines a text of a size takes, wrapped in a cell of a width. */
export const linesIn = (text: string, width: number, size: number = SIZE.body): number =>
  text.split('\n').reduce((sum, line) => sum + linesOf(line, (width * SIZE.body) / size - MARGINS), 0);

/** Characters that a column of names has at most. */
const mostFor = (names: readonly string[]): number => {
  const whole = Math.ceil(largest([NAME_MOST, ...names.map((name) => printedWidth(name) + MARGINS)]));
  if (whole <= ONE_LINE_MOST) return whole;
  return names.some((name) => linesIn(name, NAME_MOST) > 2) ? FEWER_LINES_MOST : NAME_MOST;
};

/** Width of a column of names; longer ones than `most` characters wrap, but for the longest word. */
export const nameWidth = (names: readonly string[], most: number = mostFor(names)): number => {
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
    const lines = Math.min(MOST_LINES, largest([1, ...each.map((name) => linesIn(name, width))]));
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
  const lines = largest(texts.map((text) => linesIn(text, width, size)));
  return lines <= 1 ? least : Math.max(least, Math.ceil((lines * ROW_HEIGHT * size) / SIZE.body));
};
