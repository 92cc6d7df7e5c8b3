import { firstFree, freeAmong } from '../core/names/free';
import { problem, type Problem } from '../core/problem';
import { ok, type Result, failAll } from '../core/result';
import { rows } from '../grid/block';
import { address, area, cellText, parseArea, quoteSheet, type CellValue } from '../grid/cell';
import type { CellContent, Grid } from '../grid/grid';
import type { ColumnPlan, SheetPlan, WorkbookPlan } from '../grid/plan';
import { BEFORE_HEADINGS, BEFORE_SHEET } from '../language/tools';
import { makeLogFormula, makeLogValue, parseLogFormula, parseLogValue } from './log/value';
import { NAME_PREFIX } from './tournament/settings';
import { HEADING, styled, TAB } from './look/style';

/** The sheet-scoped name by which we find the sheet of former contents; it refers to the first heading. */
export const BEFORE_NAME = `${NAME_PREFIX}before`;

/** The number of steps in each Log of a workbook, by tournament id. These, not a clock, tell which of two steps came first. */
export type Reached = ReadonlyMap<string, number>;

/** One cell that a tool has changed. */
export interface BeforeLine {
  readonly step: number;
  /** The Logs when the step was taken. */
  readonly reached: Reached;
  /** The Logs when it was taken back; `null` while it stands. */
  readonly undone: Reached | null;
  readonly time: string;
  readonly tool: string;
  /** What the step did, for people. */
  readonly sentence: string;
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly before: CellContent;
  readonly after: CellContent;
  /** The number format that stood there and the one that the step has set, where that is another one. */
  readonly format: { readonly before: string; readonly after: string } | null;
}

/** The number of columns in a line. */
const BEFORE_COLUMNS = Object.keys(BEFORE_HEADINGS).length;

/** The columns that only Undo reads. */
const KEPT_COLUMNS = 9;

/** The column that says whether a step was undone, from 0. */
export const UNDONE_COLUMN = BEFORE_COLUMNS - 1;

const shown = ({ value, formula }: CellContent): string =>
  formula === null ? cellText(value) : `=${formula}`;

const kept = ({ value, formula }: CellContent): string =>
  formula === null ? makeLogValue(value) : makeLogFormula(formula);

const NO_LOGS = '-';

/** The state of the Logs as text, which is never empty. `parseReached` reads it back. */
export const makeReached = (reached: Reached): string =>
  [...reached].map(([id, step]) => `${step} ${id}`).join('\n') || NO_LOGS;

const parseReached = (text: string): Reached =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, step, id] = /^(\d+) (.*)$/.exec(line) ?? [];
      return step === undefined || id === undefined ? [] : [[id, Number(step)] as const];
    }),
  );

const worth = ({ value, formula }: CellContent): string => (formula === null ? '' : makeLogValue(value));

/** A line as the sheet has it: the step is a number, all else is text. `parseBefore` reads it back. */
export const makeBeforeRow = (line: BeforeLine): readonly CellValue[] => [
  line.step,
  line.time,
  line.sentence,
  line.sheet,
  address(line.row, line.column),
  shown(line.before),
  shown(line.after),
  line.tool,
  kept(line.before),
  worth(line.before),
  line.format?.before ?? '',
  kept(line.after),
  worth(line.after),
  line.format?.after ?? '',
  makeReached(line.reached),
  line.undone === null ? '' : makeReached(line.undone),
];

const contentOf = (text: string, comesTo: string): CellContent | null => {
  const formula = parseLogFormula(text);
  const value = parseLogValue(formula === undefined ? text : comesTo);
  return value === undefined ? null : { value, formula: formula ?? null };
};

const parseRow = (cells: readonly CellValue[]): BeforeLine | null => {
  const [step] = cells;
  const [, time = '', sentence = '', sheet = '', cell = '', , , tool = '', ...rest] = cells.map(cellText);
  const [content = '', value = '', format = '', now = '', nowValue = '', nowFormat = '', ...logs] = rest;
  const [reached = '', undone = ''] = logs;
  const [where, before, after] = [parseArea(cell), contentOf(content, value), contentOf(now, nowValue)];
  if (typeof step !== 'number' || !where || !before || !after) return null;
  const { row, column } = where;
  return {
    ...{ step, time, tool, sentence, sheet, row, column, before, after },
    format: format === '' ? null : { before: format, after: nowFormat },
    reached: parseReached(reached),
    undone: undone === '' ? null : parseReached(undone),
  };
};

/** A line, and the row of the sheet that it stands in. */
export interface PlacedLine {
  readonly line: BeforeLine;
  readonly row: number;
  readonly cells: readonly CellValue[];
}

/** The lines on the sheet, from the row below its headings. Problems: `tool-steps-damaged` with the cell. */
export const parseBefore = (
  grid: Grid,
  headings: { readonly row: number; readonly column: number },
): Result<readonly PlacedLine[]> => {
  const found: PlacedLine[] = [];
  const damaged: Problem[] = [];
  grid.values.forEach((values, down) => {
    const row = grid.area.row + down;
    const from = headings.column - grid.area.column;
    const cells = Array.from({ length: BEFORE_COLUMNS }, (_, each) => values[from + each] ?? null);
    if (row <= headings.row || cells.every((cell) => cell === null)) return;
    const line = parseRow(cells);
    if (line) found.push({ line, row, cells });
    else
      damaged.push(problem('tool-steps-damaged', { sheet: grid.sheet, cell: address(row, headings.column) }));
  });
  const [first, ...more] = damaged;
  return first ? failAll([first, ...more]) : ok(found);
};

const WIDTHS = [6, 17, 44, 18, 8, 26, 26] as const;

const columns: readonly ColumnPlan[] = [
  ...WIDTHS.map((width, from) => ({ from, count: 1, width })),
  { from: WIDTHS.length, count: KEPT_COLUMNS, width: 16, hidden: true },
];

/** The hidden sheet that keeps the former contents of cells that tools have changed, with its first lines. */
export const makeBefore = (lines: readonly BeforeLine[], name: string): WorkbookPlan => {
  const cells = lines.map(makeBeforeRow);
  const part = (from: number, to?: number) => cells.map((line) => line.slice(from, to));
  const sheet: SheetPlan = {
    role: 'before',
    name,
    hidden: true,
    tabColor: TAB.kept,
    gridlines: true,
    blocks: [
      rows(0, 0, [Object.values(BEFORE_HEADINGS)], '@'),
      rows(1, 0, part(0, 1), '0'),
      rows(1, 1, part(1), '@'),
    ],
    styles: [styled(area(0, 0, 1, BEFORE_COLUMNS), HEADING)],
    columns,
  };
  return {
    id: 'before',
    sheets: [sheet],
    names: [{ sheet: name, name: BEFORE_NAME, refersTo: `${quoteSheet(name)}!$A$1` }],
    active: { sheet: name, row: 0, column: 0 },
  };
};

/** A free name for this sheet. */
export const beforeSheetName = (taken: readonly string[]): string =>
  firstFree(1, (number) => (number === 1 ? BEFORE_SHEET : `${BEFORE_SHEET} ${number}`), freeAmong(taken));
