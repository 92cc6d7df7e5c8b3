import { largest } from '../core/extremes';

/** Between the columns of a line. */
const GAP = '  ';

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** What breaks a line, and what turns all that follows it round. */
const STEERING = /[\p{Cc}\u2028\u2029]+/gu;
const TURNING = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;

/** A user's text without what breaks a line or turns round what follows. */
export const withoutSteering = (text: string): string =>
  text.replaceAll(STEERING, ' ').replaceAll(TURNING, '');

/** A user's text as it can stand in a line: one that is written from right to left by itself. */
export const inOneLine = (text: string): string => {
  const line = withoutSteering(text).trim();
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
};

/** Lines of cells, the first column as wide as its widest cell; a cell without text leaves no gap. */
export const lined = (
  lines: readonly (readonly [first: string, ...others: readonly string[]])[],
  gap = GAP,
): readonly string[] => {
  const width = Math.max(0, largest(lines.map(([first]) => first.length)));
  return lines.map(([first, ...others]) => {
    const told = others.filter((cell) => cell !== '').join(GAP);
    return `${first.padEnd(width)}${gap}${told}`;
  });
};

/** A column of a text: numbers stand right. */
export interface TextColumn {
  readonly cells: readonly string[];
  readonly right: boolean;
}

const lengthOf = (text: string): number => [...text].length;

/** Columns beside each other, each as wide as its widest cell. */
export const columned = (columns: readonly TextColumn[], gap = GAP): readonly string[] => {
  const told = columns.map(({ cells, right }) => {
    const width = Math.max(0, largest(cells.map(lengthOf)));
    return cells.map((cell) => {
      const blanks = ' '.repeat(width - lengthOf(cell));
      return right ? blanks + cell : cell + blanks;
    });
  });
  return (told[0] ?? []).map((_, line) =>
    told
      .map((cells) => cells[line] ?? '')
      .join(gap)
      .trimEnd(),
  );
};

/** Numbers of lines as people write them: `2, 9–12`; `none` where there are none, if nothing else is said. */
export const numbersOf = (lines: readonly number[], none = 'none'): string => {
  const runs: [number, number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else runs.push([line, line]);
  }
  if (runs.length === 0) return none;
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
};
