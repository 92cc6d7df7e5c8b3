import { groupedBy } from '../../core/grouped';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { ok, allClear, type Result, failAll } from '../../core/result';
import { area } from '../../grid/cell';
import type { FormattedCell } from '../../grid/grid';
import { type FilledArea, joinedCells } from '../../grid/joined';
import { sameFormula } from '../../grid/reference';
import { changedMeanwhile, isExpected, sameValue } from '../compare';
import type { CellChange, UnchangedCell, Patch } from '../port';
import {
  appendedOf,
  appendRows,
  lookBelow,
  standing,
  type Target,
  takeRowsBack,
  type Appended,
} from './append';
import { codeOf, type Context, type Range } from './excel';
import { rangeAt } from './pieces';
import { CELLS, contentsOf, writeCells } from './text';

/** Cells of a sheet that fill a rectangle; `cells` row by row. */
interface Rectangle<T> extends FilledArea<T> {
  readonly sheet: string;
}

/** Groups cells, each given once, into few rectangles, so that a patch needs few ranges whatever its size. */
const rectanglesOf = <T extends UnchangedCell>(cells: readonly T[]): readonly Rectangle<T>[] =>
  [...groupedBy(cells, ({ sheet }) => sheet)]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([sheet, own]) => {
      const filled = own.map((cell) => ({ area: area(cell.row, cell.column), cells: [[cell]] }));
      return joinedCells(filled).map((joined) => ({ sheet, ...joined }));
    });

/** What a patch touches, as it was before. */
export interface Before {
  readonly cells: readonly {
    readonly rectangle: Rectangle<CellChange>;
    readonly contents: readonly (readonly FormattedCell[])[];
  }[];
  readonly append: Appended | null;
}

const same = (one: FormattedCell, other: FormattedCell): boolean =>
  one.formula === other.formula &&
  one.format === other.format &&
  (one.formula !== null || sameValue(one.value, other.value));

/** Whether a cell holds what a patch writes there. */
const isWritten = ({ write, writeFormula }: CellChange, { value, formula }: FormattedCell): boolean =>
  writeFormula === undefined
    ? formula === null && sameValue(value, write)
    : formula !== null && sameFormula(formula, writeFormula);

const restore = (range: Range, { rectangle, contents }: Before['cells'][number]): void => {
  const now = contentsOf(range);
  if (
    now.every((row, down) => row.every((cell, along) => same(cell, entryAt(entryAt(contents, down), along))))
  )
    return;
  // What somebody typed since stays.
  const wanted = now.map((row, down) =>
    row.map((cell, along) => {
      const before = entryAt(entryAt(contents, down), along);
      const ours = isWritten(entryAt(entryAt(rectangle.cells, down), along), cell);
      return ours ? before : { ...cell, format: before.format };
    }),
  );
  writeCells(
    range,
    wanted.map((row) => row.map(({ value, formula }) => (formula === null ? value : null))),
    (row, column) => wanted[row]?.[column]?.format,
    true,
  );
  wanted.forEach((row, down) =>
    row.forEach(({ formula, format }, along) => {
      if (formula === null) return;
      const cell = range.getCell(down, along);
      // In a Text cell a formula would be a text.
      if (format === '@') cell.numberFormat = [['General']];
      cell.formulas = [[`=${formula}`]];
      if (format === '@') cell.numberFormat = [[format]];
    }),
  );
};

/** Brings back what a patch has changed that was not written to its end; what others typed meanwhile stays. */
export const takeBack = async (context: Context, { cells, append }: Before): Promise<void> => {
  const ranges = cells.map(({ rectangle }) => {
    const range = rangeAt(context, rectangle);
    range.load(CELLS);
    return range;
  });
  const table = append ? context.workbook.tables.getItem(append.table) : null;
  const body = table?.getDataBodyRange();
  body?.load(CELLS);
  await context.sync();
  context.runtime.enableEvents = false;
  ranges.forEach((range, index) => restore(range, entryAt(cells, index)));
  if (append && table && body) takeRowsBack(table, contentsOf(body), append);
  context.runtime.enableEvents = true;
  await context.sync();
};

interface Looked<Cell> {
  readonly rectangle: Rectangle<Cell>;
  readonly range: Range;
}

const look = <Cell>(context: Context, rectangle: Rectangle<Cell>): Looked<Cell> => {
  const range = rangeAt(context, rectangle);
  range.load(CELLS);
  return { rectangle, range };
};

const differing = ({ rectangle, range }: Looked<UnchangedCell>): Problem[] => {
  const contents = contentsOf(range);
  return rectangle.cells.flatMap((row, down) =>
    row.flatMap((cell, along) => {
      const found = entryAt(entryAt(contents, down), along);
      return isExpected(cell, found) ? [] : [changedMeanwhile(cell, found)];
    }),
  );
};

const writeValues = ({ rectangle, range }: Looked<CellChange>): void =>
  writeCells(
    range,
    rectangle.cells.map((row) => row.map((cell) => cell.write)),
    (row, column) => rectangle.cells[row]?.[column]?.format ?? String(range.numberFormat[row]?.[column]),
    rectangle.cells.some((row, down) =>
      row.some(({ format }, along) => format !== undefined && format !== range.numberFormat[down]?.[along]),
    ),
  );

/** Formats first: in a Text cell a formula would be a text, so that such a cell becomes Text afterwards. */
const writeFormulas = ({ rectangle, range }: Looked<CellChange>): void => {
  const formats = rectangle.cells.map((row, down) =>
    row.map(({ format }, along) => format ?? String(range.numberFormat[down]?.[along])),
  );
  const isText = formats.flat().includes('@');
  range.numberFormat = isText
    ? formats.map((row) => row.map((format) => (format === '@' ? 'General' : format)))
    : formats;
  range.formulas = rectangle.cells.map((row) => row.map(({ writeFormula }) => `=${writeFormula}`));
  if (isText) range.numberFormat = formats;
};

const isFormula = ({ writeFormula }: CellChange): boolean => writeFormula !== undefined;

const write = (looked: Looked<CellChange>): void =>
  isFormula(entryAt(entryAt(looked.rectangle.cells, 0), 0)) ? writeFormulas(looked) : writeValues(looked);

/** Rectangles of values, and others of formulas. */
const piecesOf = (cells: readonly CellChange[]): readonly Rectangle<CellChange>[] => [
  ...rectanglesOf(cells.filter((cell) => !isFormula(cell))),
  ...rectanglesOf(cells.filter(isFormula)),
];

/** What of a patch is not there any more. */
const missingParts = async (
  context: Context,
  { cells, unchanged = [], append }: Patch,
): Promise<readonly Problem[]> => {
  const { worksheets, tables } = context.workbook;
  worksheets.load('items/name');
  tables.load('items/name');
  await context.sync();
  const has = (items: readonly { readonly name: string }[], wanted: string): boolean =>
    items.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const touched = new Set([...cells, ...unchanged].map(({ sheet }) => sheet));
  const lost = [...touched].filter((sheet) => !has(worksheets.items, sheet));
  return [
    ...lost.map((sheet) => problem('sheet-missing', { sheet }, { sheet })),
    ...(append && !has(tables.items, append.table)
      ? [problem('workbook-part-missing', {}, { part: append.table })]
      : []),
  ];
};

interface Sight {
  readonly looked: readonly Looked<CellChange>[];
  readonly unchanged: readonly Looked<UnchangedCell>[];
  readonly target: Target | null;
}

/** What a patch touches, as it is now. All of it is there most often: what is not is asked for only then. */
const sightOf = async (context: Context, patch: Patch): Promise<Result<Sight>> => {
  const { cells, unchanged = [], append } = patch;
  try {
    const sight: Sight = {
      looked: piecesOf(cells).map((rectangle) => look(context, rectangle)),
      unchanged: rectanglesOf(unchanged).map((rectangle) => look(context, rectangle)),
      target: append ? lookBelow(context, append) : null,
    };
    if (sight.looked.length + sight.unchanged.length > 0 || sight.target) await context.sync();
    return ok(sight);
  } catch (error) {
    const missing = codeOf(error) === 'ItemNotFound' ? await missingParts(context, patch) : [];
    const [first, ...more] = missing;
    if (!first) throw error;
    return failAll([first, ...more]);
  }
};

/**
 * Compares, then writes: two requests whatever the size of the patch, none for a patch of nothing. Cells that people typed
 * into meanwhile stop all of it; what is written is written in one request. `writing` is told what was there before that
 * request is sent.
 */
export const applyPatch = async (
  context: Context,
  patch: Patch,
  writing: (before: Before) => void,
): Promise<Result<null>> => {
  if (patch.cells.length === 0 && !patch.unchanged?.length && !patch.append?.rows.length) return ok(null);
  const sight = await sightOf(context, patch);
  if (!sight.ok) return sight;
  const { looked, unchanged, target } = sight.value;
  const problems = [...[...unchanged, ...looked].flatMap(differing), ...(target ? standing(target) : [])];
  if (problems.length > 0) return allClear(problems);
  writing({
    cells: looked.map(({ rectangle, range }) => ({ rectangle, contents: contentsOf(range) })),
    append: target && appendedOf(target),
  });
  context.runtime.enableEvents = false;
  looked.forEach(write);
  if (target) appendRows(target);
  context.runtime.enableEvents = true;
  await context.sync();
  return ok(null);
};
