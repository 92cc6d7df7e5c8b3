import { columnNumber } from '../../../src/grid/cell';
import type { Layout } from '../../../src/sheets/layout';
import type { WorkbookPlan } from '../../../src/grid/plan';
import type { Place } from '../../../src/grid/reference';

/** A block of a plan: its sheet, its place among that sheet's blocks, and its first cell. */
interface TemplateBlock {
  readonly sheet: string;
  readonly index: number;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** One formula as the program writes it, wherever it is filled in: once for every tie-break of the list, for instance. */
export interface Template {
  readonly name: string;
  readonly formula: string;
  /** The pieces of the formula, references as the layout calls them and numbers as `#`. */
  readonly said: readonly string[];
  readonly blocks: readonly TemplateBlock[];
}

const TOKEN =
  /"(?:[^"]|"")*"|\$[A-Z]{1,3}:\$[A-Z]{1,3}|\$\d+:\$\d+|(?:'(?:[^']|'')+'!)?\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?(?![\w(])|[A-Z][A-Z0-9.]*(?=\()|TRUE|FALSE|\d+(?:\.\d+)?|<>|<=|>=|[-+*/^&=<>(),]/g;

/** The pieces of a formula: texts, references with their sheet, names of functions, numbers and signs. */
export const tokensOf = (formula: string): readonly string[] => {
  const tokens = formula.match(TOKEN) ?? [];
  if (tokens.join('') !== formula.replaceAll(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ''))
    throw new Error(`not understood: ${formula}`);
  return tokens;
};

const REFERENCE = /^(?:'((?:[^']|'')+)'!)?(\$?)([A-Z]{1,3})(\$?)(\d+)(?::(\$?)([A-Z]{1,3})(\$?)(\d+))?$/;

/** Whether a piece is a reference. */
export const isReference = (token: string): boolean => REFERENCE.test(token);

const isPlace = (value: object): value is Place => 'sheet' in value && 'area' in value;

const placesIn = (value: unknown, path: string): (readonly [path: string, place: Place])[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isPlace(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner, path === '' ? key : `${path}.${key}`),
  );
};

type Cell = { readonly sheet: string; readonly row: number; readonly column: number };

/** What a cell is called: in the rank chain by its place of the tie-break list and its pass. */
interface Named {
  readonly name: string;
  readonly slot: number | null;
  readonly pass: number | null;
}

type Describe = (cell: Cell) => Named;

const inChain = ({ calculation, tournament, slots }: Layout, { sheet, row, column }: Cell): Named | null => {
  if (sheet === tournament.slots.sheet && column === 1) {
    const slot = row - tournament.slotsTop;
    return slot >= 0 && slot < slots ? { name: 'list', slot, pass: null } : null;
  }
  if (sheet !== calculation.sheet) return null;
  const { start, chain, steps, stepRow, first } = calculation;
  const slot = chain.findIndex(({ place, shown }) =>
    [place, shown].some(({ area }) => area.column === column),
  );
  if (slot >= 0) {
    const name =
      row < first ? `head ${row}` : column === chain[slot]!.shown.area.column ? 'shown' : 'place after';
    return { name, slot, pass: null };
  }
  const placed = [start, ...steps.map(({ place }) => place)].findIndex(({ area }) => area.column === column);
  if (placed >= 0 && row >= first) return { name: 'place', slot: null, pass: placed - 1 };
  const valued = column - steps[0]!.value.area.column;
  if (valued >= 0 && valued <= steps.length)
    return { name: row < first ? `step ${row}` : 'value', slot: null, pass: valued };
  const turned = row - stepRow(0);
  if (turned < 0 || turned >= steps.length) return null;
  return { name: 'turned', slot: null, pass: turned };
};

/** Places with a column for each player, none of which has a name of its own. */
const WIDE = /^calculation\.grid|^crosstable\.(cells|white)/;

/** Names cells after what the layout calls them. */
const describeBy = (layout: Layout): Describe => {
  const places = placesIn({ ...layout, snapshot: null }, '').sort(
    ([, { area: one }], [, { area: other }]) => one.rows * one.columns - other.rows * other.columns,
  );
  const found = (cell: Cell): Named => {
    const chained = inChain(layout, cell);
    if (chained) return chained;
    const { sheet, row, column } = cell;
    const within = places.find(
      ([, { sheet: on, area }]) =>
        on === sheet &&
        row >= area.row &&
        row < area.row + area.rows &&
        column >= area.column &&
        column < area.column + area.columns,
    );
    if (!within) return { name: sheet, slot: null, pass: null };
    const [path, { area }] = within;
    const isWide = area.columns === 1 || WIDE.test(path);
    const index = column - area.column;
    if (path === 'calculation.criteria')
      return { name: layout.calculation.listed[index]!.code, slot: null, pass: null };
    if (path === 'calculation.helpers')
      return { name: `helper ${layout.calculation.supporting[index]!.key}`, slot: null, pass: null };
    // In a single round robin direct encounter reads the points themselves.
    const name = path.replace('grid.average', 'grid.points');
    return { name: isWide ? name : `${name} ${index}`, slot: null, pass: null };
  };
  const known = new Map<string, Named>();
  return (cell) => {
    const key = `${cell.sheet}!${cell.row},${cell.column}`;
    const named = known.get(key) ?? found(cell);
    known.set(key, named);
    return named;
  };
};

const ends = (token: string, sheet: string): readonly Cell[] => {
  const [, other, , column, , row, , toColumn, , toRow] = REFERENCE.exec(token)!;
  const cell = (letters: string, digits: string): Cell => ({
    sheet: other ?? sheet,
    row: Number(digits) - 1,
    column: columnNumber(letters),
  });
  return toRow === undefined ? [cell(column!, row!)] : [cell(column!, row!), cell(toColumn!, toRow)];
};

/**
 * The distinct formulas of a plan. Those that differ only in a number, in the place of the list or in the pass that they
 * serve are one: the program writes them in one place. Their keys read as the layout calls what they refer to.
 */
export const templatesOf = (plan: WorkbookPlan, layout: Layout): ReadonlyMap<string, Template> => {
  const describe = describeBy(layout);
  const found = new Map<string, Template>();
  for (const { name: sheet, blocks } of plan.sheets)
    blocks.forEach((block, index) => {
      if (block.kind !== 'formula') return;
      const { row, column } = block.area;
      const own = describe({ sheet, row, column });
      const tokens = tokensOf(block.formula);
      const named = tokens.map((token) => (isReference(token) ? ends(token, sheet).map(describe) : []));
      const slots = [own, ...named.flat()].flatMap(({ slot }) => (slot === null ? [] : [slot]));
      const passes = [own, ...named.flat()].flatMap(({ pass }) => (pass === null ? [] : [pass]));
      const from = (value: number | null, all: readonly number[]): string =>
        value === null ? '' : `[${value - Math.max(...all)}]`;
      const said = ({ name, slot, pass }: Named): string => name + from(slot, slots) + from(pass, passes);
      const text = tokens.map((token, at) => {
        if (/^[\d"]/.test(token)) return token.replaceAll(/\d+/g, '#');
        return named[at]!.length === 0 ? token : `{${[...new Set(named[at]!.map(said))].join(':')}}`;
      });
      const key = `${own.slot === null && slots.length === 0 ? own.name : sheet}: ${text.join('')}`;
      const before = found.get(key);
      const { formula } = block;
      found.set(key, {
        name: own.name,
        said: text,
        formula: before?.formula ?? formula,
        blocks: [...(before?.blocks ?? []), { sheet, index, row, column, formula }],
      });
    });
  return found;
};
