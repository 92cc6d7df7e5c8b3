import { address, quoteSheet, type Area } from '../../../src/grid/cell';
import type { CalculatedSheet } from '../../../src/grid/formula/calculate';
import { parseFormula, type Corner, type Node } from '../../../src/grid/formula/parse';

/** What a formula refers to, once for all cells of its block: two corners, the same for a cell. */
interface Reference {
  readonly sheet: string;
  readonly from: Corner;
  readonly to: Corner;
}

/** What stands in a cell or an area is read by this node of the graph: a cell with a formula, or a range of several cells. */
interface GraphNode {
  readonly sheet: string;
  readonly area: Area;
  /** Nothing of a range, which leads to its cells. */
  readonly references: readonly Reference[] | null;
}

type Lines = readonly (readonly Reference[] | undefined)[][];

const referencesIn = (node: Node, own: string): readonly Reference[] => {
  switch (node.kind) {
    case 'literal':
      return [];
    case 'cell':
      return [{ sheet: (node.sheet ?? own).toLowerCase(), from: node.at, to: node.at }];
    case 'range':
      return [{ sheet: (node.sheet ?? own).toLowerCase(), from: node.from, to: node.to }];
    case 'negative':
      return referencesIn(node.of, own);
    case 'operation':
      return [...referencesIn(node.left, own), ...referencesIn(node.right, own)];
    case 'call':
      return node.args.flatMap((each) => referencesIn(each, own));
  }
};

/** Of each cell what its formula refers to; later blocks lie over earlier ones. */
const linesOf = ({ name, blocks }: CalculatedSheet): Lines => {
  const lines: (readonly Reference[] | undefined)[][] = [];
  for (const block of blocks) {
    const { row: top, column: left, rows, columns } = block.area;
    const references =
      block.kind === 'formula' ? referencesIn(parseFormula(block.formula, top, left), name) : undefined;
    for (let row = top; row < top + rows; row++) {
      const line = (lines[row] ??= []);
      for (let column = left; column < left + columns; column++) line[column] = references;
    }
  }
  return lines;
};

const spanOf = (from: number, isFrom: boolean, to: number, isTo: boolean, own: number) => {
  const [one, other] = [from + (isFrom ? 0 : own), to + (isTo ? 0 : own)];
  return [Math.min(one, other), Math.abs(one - other) + 1] as const;
};

const areaFrom = ({ from, to }: Reference, own: Area): Area => {
  const [row, rows] = spanOf(from.row, from.fixedRow, to.row, to.fixedRow, own.row);
  const [column, columns] = spanOf(from.column, from.fixedColumn, to.column, to.fixedColumn, own.column);
  return { row, column, rows, columns };
};

const nodeKey = (sheet: string, { row, column, rows, columns }: Area): string =>
  `${sheet}!${row},${column},${rows},${columns}`;

/**
 * The cells of a circle of references, each leading to the next and the last one to the first; nothing where there is none. What
 * a branch refers to counts whether it is taken or not, and a range counts with all of its cells. A range that many formulas
 * name is looked through once.
 */
export const circleIn = (sheets: readonly CalculatedSheet[]): readonly string[] => {
  const names = new Map(sheets.map(({ name }) => [name.toLowerCase(), name]));
  const linesBy = new Map(sheets.map((sheet) => [sheet.name.toLowerCase(), linesOf(sheet)]));
  /** Of each node seen, whether it is done; else it is on the way. */
  const done = new Map<string, boolean>();
  const nodeAt = (sheet: string, area: Area): GraphNode | null => {
    if (area.rows > 1 || area.columns > 1) return { sheet, area, references: null };
    const references = linesBy.get(sheet)?.[area.row]?.[area.column];
    return references ? { sheet, area, references } : null;
  };
  const cellsIn = ({ sheet, area }: GraphNode): readonly GraphNode[] => {
    const lines = linesBy.get(sheet) ?? [];
    const found: GraphNode[] = [];
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++)
        if (lines[row]?.[column]) {
          const cell = nodeAt(sheet, { row, column, rows: 1, columns: 1 });
          if (cell) found.push(cell);
        }
    return found;
  };
  const next = (node: GraphNode): readonly GraphNode[] =>
    node.references?.flatMap((reference) => nodeAt(reference.sheet, areaFrom(reference, node.area)) ?? []) ??
    cellsIn(node);
  const way: { readonly node: GraphNode; readonly key: string; readonly left: GraphNode[] }[] = [];
  const enter = (node: GraphNode): readonly string[] | null => {
    const key = nodeKey(node.sheet, node.area);
    const known = done.get(key);
    if (known === true) return null;
    if (known === false)
      return way
        .slice(way.findIndex((step) => step.key === key))
        .filter((step) => step.node.references !== null)
        .map((step) => {
          const { sheet, area } = step.node;
          return `${quoteSheet(names.get(sheet) ?? sheet)}!${address(area.row, area.column)}`;
        });
    done.set(key, false);
    way.push({ node, key, left: [...next(node)] });
    return null;
  };
  for (const [sheet, lines] of linesBy)
    for (const [row, line] of lines.entries())
      for (const [column, references] of (line ?? []).entries()) {
        if (!references) continue;
        let circle = enter({ sheet, area: { row, column, rows: 1, columns: 1 }, references });
        for (let step = way.at(-1); step && !circle; step = way.at(-1)) {
          const child = step.left.pop();
          if (child) circle = enter(child);
          else {
            done.set(step.key, true);
            way.pop();
          }
        }
        if (circle) return circle;
      }
  return [];
};
