import type { DecidedTie } from '../core/draw/protocol';
import { logTexts } from '../language/log';
import { columned, type TextColumn } from '../language/plainText';
import { tieSentence } from '../sheets/log/sentences/told';

/** A text for one line: names from a file may hold line ends, and the codes that steer a terminal. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** A column of a table, and what stands above it. */
interface HeadedColumn extends TextColumn {
  readonly heading: string;
}

/** Lines of columns, one under the other, two blanks apart. */
export const makeTextTable = (columns: readonly HeadedColumn[]): readonly string[] =>
  columned(columns.map(({ heading, right, cells }) => ({ right, cells: [heading, ...cells].map(oneLine) })));

/** What the Log says of a tie that was decided before finals were made, in a line. */
export const tieLine = (tie: DecidedTie, language: string): string =>
  oneLine(tieSentence({ texts: logTexts(language), language }, tie));
