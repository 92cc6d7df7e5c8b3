import type { DecidedTie } from '../core/draw/protocol';
import { logTexts } from '../language/log';
import { tieSentence } from '../sheets/log/sentences/ties';

/** A text for one line: names from a file may hold line ends, and the codes that steer a terminal. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** One column of a text table: numbers stand right, texts left. */
export interface TextColumn {
  readonly heading: string;
  readonly right: boolean;
  readonly cells: readonly string[];
}

const lengthOf = (text: string): number => [...text].length;

const padded = (text: string, width: number, right: boolean): string => {
  const blanks = ' '.repeat(Math.max(0, width - lengthOf(text)));
  return right ? blanks + text : text + blanks;
};

/** Lines of columns, one under the other, two blanks apart. */
export const makeTextTable = (columns: readonly TextColumn[]): readonly string[] => {
  const set = columns.map(({ heading, right, cells }) => {
    const all = [heading, ...cells].map(oneLine);
    const width = all.reduce((most, cell) => Math.max(most, lengthOf(cell)), 0);
    return all.map((cell) => padded(cell, width, right));
  });
  const [first = []] = set;
  return first.map((_, line) =>
    set
      .map((cells) => cells[line] ?? '')
      .join('  ')
      .trimEnd(),
  );
};

/** What the Log says of a tie that was decided before finals were made, in a line. */
export const tieLine = (tie: DecidedTie, language: string): string =>
  oneLine(tieSentence({ texts: logTexts(language), language }, tie));
