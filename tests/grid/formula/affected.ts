import type { Area, CellValue } from '../../../src/grid/cell';
import { parseFormula, type Corner, type Node } from '../../../src/grid/formula/parse';
import type { Block, FormulaBlock, SheetPlan } from '../../../src/grid/plan';

interface Range {
  readonly sheet: string;
  readonly area: Area;
}

type ValueAt = (sheet: string, row: number, column: number) => CellValue;

/** From the first to the last of the cells that a coordinate leads to from anywhere in a block. */
const spanOf = (at: number, isFixed: boolean, first: number, count: number): readonly [number, number] =>
  isFixed ? [at, at] : [first + at, first + at + count - 1];

/** All that a reference leads to from anywhere in a block. */
const rangeOf = (sheet: string, from: Corner, to: Corner, block: Area): Range => {
  const [rows, columns] = [
    [from, to].flatMap(({ row, fixedRow }) => spanOf(row, fixedRow, block.row, block.rows)),
    [from, to].flatMap(({ column, fixedColumn }) => spanOf(column, fixedColumn, block.column, block.columns)),
  ];
  const [row, column] = [Math.min(...rows), Math.min(...columns)];
  const area = { row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
  return { sheet, area };
};

const rangesIn = (node: Node, own: string, block: Area): readonly Range[] => {
  const inner = (each: Node): readonly Range[] => rangesIn(each, own, block);
  switch (node.kind) {
    case 'literal':
      return [];
    case 'cell':
      return [rangeOf(node.sheet ?? own, node.at, node.at, block)];
    case 'range':
      return [rangeOf(node.sheet ?? own, node.from, node.to, block)];
    case 'negative':
      return inner(node.of);
    case 'operation':
      return [...inner(node.left), ...inner(node.right)];
    case 'call':
      return node.args.flatMap(inner);
  }
};

const overlap = (one: Area, other: Area): boolean =>
  one.row < other.row + other.rows &&
  other.row < one.row + one.rows &&
  one.column < other.column + other.columns &&
  other.column < one.column + one.columns;

/** A formula of a plan by its sheet and its place among that sheet's blocks. */
export const blockKey = (sheet: string, index: number): string => `${sheet}!${index}`;

interface Formula {
  readonly key: string;
  readonly sheet: string;
  readonly block: FormulaBlock;
}

type Readers = ReadonlyMap<string, readonly string[]>;

/** Of each formula, those that read it; workbooks of one kind have the same ones. */
const graphs = new Map<string, Readers>();

const readersOf = (formulas: readonly Formula[]): Readers => {
  const signature = formulas
    .map(({ key, block: { area, formula } }) =>
      [key, area.row, area.column, area.rows, area.columns, formula].join('!'),
    )
    .join();
  const found = graphs.get(signature);
  if (found) return found;
  const readers = new Map(formulas.map(({ key }) => [key, [] as string[]]));
  for (const { key, sheet, block } of formulas)
    for (const read of rangesIn(
      parseFormula(block.formula, block.area.row, block.area.column),
      sheet,
      block.area,
    ))
      for (const other of formulas)
        if (other.sheet.toLowerCase() === read.sheet.toLowerCase() && overlap(other.block.area, read.area))
          readers.get(other.key)!.push(key);
  graphs.set(signature, readers);
  return readers;
};

/** A workbook in which some formulas are tried otherwise. */
export interface Affected {
  /** The sheets, with values in the place of all formulas that lean on none of those tried. */
  readonly sheets: readonly SheetPlan[];
  /** Those of the cells that are tried or lean on what is, however indirectly, by their places in the list. */
  readonly places: readonly number[];
}

/**
 * What can change in a workbook when formulas do: the rest is what it was and need not be worked out again. `value` is what the
 * unchanged workbook shows, `cells` those that are looked at.
 */
export const affectedIn = (
  sheets: readonly SheetPlan[],
  value: ValueAt,
  cells: readonly (readonly [sheet: string, row: number, column: number])[],
): ((tried: readonly string[]) => Affected) => {
  const formulas = sheets.flatMap(({ name, blocks }) =>
    blocks.flatMap((block, index): readonly Formula[] =>
      block.kind === 'formula' ? [{ key: blockKey(name, index), sheet: name, block }] : [],
    ),
  );
  const readers = readersOf(formulas);
  const placeOf = new Map(cells.map((cell, place) => [cell.join('!'), place]));
  const formulasAt = cells.map((): string[] => []);
  for (const { key, sheet, block } of formulas)
    for (let row = block.area.row; row < block.area.row + block.area.rows; row++)
      for (let column = block.area.column; column < block.area.column + block.area.columns; column++)
        formulasAt[placeOf.get(`${sheet}!${row}!${column}`) ?? -1]?.push(key);
  const frozen = new Map<string, Block>();
  const freeze = (key: string, sheet: string, { area }: FormulaBlock): Block => {
    const { row, column, rows, columns } = area;
    const values = Array.from({ length: rows }, (_, down) =>
      Array.from({ length: columns }, (__, along) => value(sheet, row + down, column + along)),
    );
    const block: Block = { kind: 'values', area, values };
    frozen.set(key, block);
    return block;
  };
  return (tried) => {
    const all = new Set(tried);
    for (const key of all) for (const reader of readers.get(key) ?? []) all.add(reader);
    return {
      sheets: sheets.map((sheet) => ({
        ...sheet,
        blocks: sheet.blocks.map((block, index) => {
          const key = blockKey(sheet.name, index);
          if (block.kind !== 'formula' || all.has(key)) return block;
          return frozen.get(key) ?? freeze(key, sheet.name, block);
        }),
      })),
      places: [...cells.keys()].filter((place) => formulasAt[place]!.some((key) => all.has(key))),
    };
  };
};
