import { isOfBothSides, parseReported } from './typed';

/** A result in a line of text: the typed text, and its characters, from 0, end excluded. */
export interface ResultInLine {
  readonly typed: string;
  readonly from: number;
  readonly to: number;
}

/** `0.5 - 0.5 (forfeit)` has four words, and no result has more. */
const MOST_WORDS = 4;

/** One letter after a result is a mark at the end of a line; before a name it may be an initial. */
const IS_INITIAL = /\s\p{L}$/u;

const wordsIn = (line: string): readonly ResultInLine[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: typed, index }) => ({ typed, from: index, to: index + typed.length }));

const withoutInitial = (found: ResultInLine, line: string): ResultInLine => {
  if (!IS_INITIAL.test(found.typed) || !/\p{L}/u.test(line.slice(found.to))) return found;
  const typed = found.typed.replace(IS_INITIAL, '').trimEnd();
  return { typed, from: found.from, to: found.from + typed.length };
};

/** The result in some words, without a comma or full stop after it. */
const resultOf = (text: string): string | undefined =>
  [text, text.slice(0, -1)].find((each, cut) => isOfBothSides(each) && (cut === 0 || /[,.;:!]$/.test(text)));

/** The results of both sides in a line, from left to right, each as long as possible: `1 - 0`, `+ - -`, `1:0 ff`. */
export const resultsInLine = (line: string): readonly ResultInLine[] => {
  const words = wordsIn(line);
  const found: ResultInLine[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
      const [first, last] = [words[at], words[at + count - 1]];
      if (!first || !last) continue;
      const typed = resultOf(line.slice(first.from, last.to));
      if (typed === undefined) continue;
      found.push(withoutInitial({ typed, from: first.from, to: last.to }, line));
      at += count - 1;
      break;
    }
  }
  const sure = found.filter(isSure);
  return sure.length > 0 ? sure : found;
};

/** `½ ½` may be points on both sides, or two cells of a table. */
const isSure = ({ typed }: ResultInLine): boolean => /[-‐-―−/:+=]/u.test(typed.replaceAll('1/2', ''));

/** Whether a line has a result of both sides with a sign between them. */
export const hasResult = (line: string): boolean => resultsInLine(line).some(isSure);

/** A lone number; how one side fared, which may be an initial or a name. */
const IS_UNSURE = /^([10]u?|[wdl]|win|loss)$/i;

/** The words of a line that say how a game ended, or that it is not over: `½`, `remis`, `*`, `postponed`; nothing unsure. */
export const signsInLine = (line: string): readonly ResultInLine[] =>
  wordsIn(line).filter(
    ({ typed }) =>
      parseReported(typed) !== undefined && !IS_UNSURE.test(typed) && !/^[-‐-―−+:]+$/.test(typed),
  );
