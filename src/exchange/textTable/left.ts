import { PLAYER, textLines, type TextLine, type TextRow } from './table';

/** The lines of a text that a table has not taken. */
interface Left {
  /** Those with a number, a name and results: lines of the table that do not follow the others. */
  readonly players: readonly TextLine[];
  readonly others: readonly TextLine[];
}

const SIGN = /(?<=\s)(?:[10½=+*x×-]|1\/2)(?=\s|$)/giu;
const LEAST_SIGNS = 2;

const hasBars = (text: string): boolean => text.split('|').length > 2;

/** What of a text is in no row of its table. A table with bars has its second lines and headings between them, too. */
export const leftLines = (text: string, rows: readonly TextRow[]): Left => {
  const taken = new Set(rows.map(({ line }) => line));
  const lines = textLines(text);
  const isBarred = lines.some((each) => taken.has(each.line) && hasBars(each.text));
  const left = lines.filter((each) => !taken.has(each.line) && !(isBarred && hasBars(each.text)));
  const isPlayer = (each: TextLine): boolean =>
    PLAYER.test(each.text) && (each.text.match(SIGN) ?? []).length >= LEAST_SIGNS;
  return { players: left.filter(isPlayer), others: left.filter((each) => !isPlayer(each)) };
};
