import { HyperFormula } from 'hyperformula';

/*
 * HyperFormula 3.5.0 reads a range whole wherever INDEX takes one cell of it, and walks through all its cells again for
 * every formula that mentions it: a workbook of 100 players, with 50,000 formulas over columns of 4,950 rows, takes minutes.
 */

interface Address {
  readonly sheet: number;
  readonly row: number;
  readonly col: number;
}

interface Ast {
  readonly type: string;
  readonly start?: { toSimpleCellAddress(from: Address): Address };
  readonly end?: { toSimpleCellAddress(from: Address): Address };
}

/** The plugin behind HyperFormula's public face that knows INDEX. */
interface Information {
  readonly dependencyGraph: { getScalarValue(at: Address): unknown };
  evaluateAst(ast: Ast, state: State): unknown;
  index(ast: { readonly args: readonly Ast[] }, state: State): unknown;
}

interface State {
  readonly formulaAddress: Address;
}

const Known = HyperFormula.getFunctionPlugin('INDEX') as unknown as (new (
  ...given: never[]
) => Information) & {
  readonly implementedFunctions: Readonly<Record<string, unknown>>;
};

const isPlace = (value: unknown): value is number => typeof value === 'number' && value >= 1;

class OneOfRange extends Known {
  static override readonly implementedFunctions = { INDEX: Known.implementedFunctions['INDEX'] };

  override index(ast: { readonly args: readonly Ast[] }, state: State): unknown {
    const [range, rowAst, columnAst] = ast.args;
    if (range?.type !== 'CELL_RANGE' || !range.start || !range.end || !rowAst) return super.index(ast, state);
    const row = this.evaluateAst(rowAst, state);
    const column = columnAst ? this.evaluateAst(columnAst, state) : 1;
    const [from, to] = [range.start, range.end].map((each) => each.toSimpleCellAddress(state.formulaAddress));
    if (!isPlace(row) || !isPlace(column)) return super.index(ast, state);
    const at = {
      sheet: from!.sheet,
      row: from!.row + Math.trunc(row) - 1,
      col: from!.col + Math.trunc(column) - 1,
    };
    if (at.row > to!.row || at.col > to!.col) return super.index(ast, state);
    return this.dependencyGraph.getScalarValue(at);
  }
}

/** Makes INDEX, in every HyperFormula built from now on, read the one cell that it takes. */
export const readOneOfRange = (): void =>
  HyperFormula.registerFunctionPlugin(
    OneOfRange as unknown as Parameters<typeof HyperFormula.registerFunctionPlugin>[0],
  );

interface Node {
  readonly idInGraph?: number;
}

type Dependency = { readonly start?: Address; readonly end?: Address };

/** The part of HyperFormula's graph that notes which cells a formula depends on. */
interface Inside {
  readonly _dependencyGraph: {
    readonly graph: { addEdge(from: number, to: number): void };
    getRange(start: Address, end: Address): (Node & object) | undefined;
    processCellDependencies(dependencies: readonly Dependency[], formula: Node): void;
  };
}

/** Makes an engine go through the cells of a range once, however many formulas mention it. */
export const addRangesOnce = (hf: HyperFormula): void => {
  const { _dependencyGraph: graph } = hf as unknown as Inside;
  const added = new WeakSet<object>();
  const process = graph.processCellDependencies.bind(graph);
  graph.processCellDependencies = (dependencies, formula) => {
    for (const dependency of dependencies) {
      const { start, end } = dependency;
      const range = start && end && graph.getRange(start, end);
      if (range?.idInGraph !== undefined && formula.idInGraph !== undefined && added.has(range)) {
        graph.graph.addEdge(range.idInGraph, formula.idInGraph);
        continue;
      }
      process([dependency], formula);
      const made = start && end && graph.getRange(start, end);
      if (made) added.add(made);
    }
  };
};
