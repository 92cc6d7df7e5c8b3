import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { address, type CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { readCell } from '../../sheets/printed/cell';
import { namesReader, type NamesIn, type NameToken } from '../../sheets/printed/fromNames';
import { isLiveName } from '../../sheets/printed/liveName';
import type { CellChange } from '../../workbook/port';
import { shownOf, spotsOf, textFormat, type BlockCells, type GridSpot } from './namesBlock';
import type { Person } from './namesList';

/** What stands between two numbers: a dash or a colon without blanks around it. */
const tightened = (text: string): string =>
  text.replace(/[^\S\n]*([-\u2010-\u2015\u2212\uff0d:\uff1a])[^\S\n]*/g, '$1');

const numbersText = (
  text: string,
  tokens: readonly NameToken[],
  labelOf: ReadonlyMap<string, string>,
): string => {
  let [made, end] = ['', 0];
  for (const { name, start, length } of tokens) {
    const between = text.slice(end, start);
    made += (end === 0 ? between : tightened(between)) + (labelOf.get(name) ?? name);
    end = start + length;
  }
  const after = text.slice(end);
  return (made + (/\p{L}/u.test(after) ? after : tightened(after))).trim();
};

/** A number alone is a number again, unless its cell is for texts. */
const valueOf = (text: string, { format }: GridSpot): CellValue =>
  /^\d+$/.test(text) && format !== '@' ? Number(text) : text;

/**
 * Numbers in the place of names, also in cells that hold our formulas on the list. A name that nobody has, or a text that can be
 * read in two ways, stays and is a warning: `names-name-unknown`, `names-name-ambiguous`. `names-formula` for any other formula.
 */
export const numbersForNames = (
  grid: Grid,
  people: readonly Person[],
): Result<BlockCells & { readonly warnings: readonly Problem[] }> => {
  const read = namesReader(people.map(({ name }) => name));
  const labelOf = new Map(people.map(({ name, label }) => [name, label]));
  const texts = spotsOf(grid).flatMap((spot): readonly (readonly [GridSpot, string, NamesIn])[] =>
    typeof spot.value === 'string' && spot.value.trim() !== '' ? [[spot, spot.value, read(spot.value)]] : [],
  );
  const first = new Map<number, number>();
  for (const [{ row, column }, , { kind }] of texts)
    if (kind === 'names' && !first.has(column)) first.set(column, row);
  const [problems, warnings]: [Problem[], Problem[]] = [[], []];
  const cells = texts.flatMap(([spot, text, names]): readonly CellChange[] => {
    const { row, column, formula, format, value } = spot;
    const place = { sheet: grid.sheet, cell: address(row, column) };
    if (names.kind === 'ambiguous') warnings.push(problem('names-name-ambiguous', place, { text }));
    const isBelow = row > (first.get(column) ?? Infinity);
    const isText = readCell(text, 'General').kind === 'text';
    if (names.kind === 'unknown' && (names.some || (isBelow && isText)))
      warnings.push(problem('names-name-unknown', place, { text: names.text }));
    if (names.kind !== 'names') return [];
    if (formula !== null && !isLiveName(formula)) problems.push(problem('names-formula', place));
    const write = valueOf(numbersText(text, names.tokens, labelOf), spot);
    const look = typeof write === 'string' ? textFormat(write, format) : {};
    return [{ sheet: grid.sheet, row, column, expect: value, expectFormula: formula, write, ...look }];
  });
  return unlessProblems(problems, () => ({ cells, preview: cells.map(shownOf), warnings }));
};
