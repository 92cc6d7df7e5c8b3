import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { areaAddress, quoteSheet, type Area } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { say } from '../../language/language';
import { NAMES_SENTENCES } from '../../language/tools';
import { readPrinted } from '../../sheets/printed/read';
import type { CellChange, Reader, Selection, Snapshot, Workbook } from '../../workbook/port';
import type { ListChoice } from '../roster';
import { applyToSheets, onOurs, type Applied } from './apply';
import { blockOf, heldPart, type Shown } from './namesBlock';
import { besideCells, inPlaceCells } from './namesForNumbers';
import { keyOf, labelsOf, readPeople, type People } from './namesList';
import { numbersForNames } from './numbersForNames';

/** Names in the place of numbers, beside them, or as formulas that follow the list; or back from names to numbers. */
export type NamesHow = 'replace' | 'beside' | 'live' | 'numbers';

/** All there is to choose from. */
export const NAMES_HOW: readonly NamesHow[] = ['replace', 'beside', 'live', 'numbers'];

export interface NamesRequest {
  /** The cells with the pairings. */
  readonly range: Selection;
  /** The list of names; two where each of two teams has its own. */
  readonly lists: readonly ListChoice[];
  readonly how: NamesHow;
}

/** What would be written, cell by cell. */
export interface NamesPlan {
  readonly how: NamesHow;
  readonly sheet: string;
  readonly cells: readonly CellChange[];
  readonly preview: readonly Shown[];
  /** Numbers without a name, names without a number, and what is odd about the list. */
  readonly warnings: readonly Problem[];
  /** What the step is called where it is kept. */
  readonly sentence: string;
}

const overlap = (one: Area, other: Area): boolean =>
  one.row < other.row + other.rows &&
  other.row < one.row + one.rows &&
  one.column < other.column + other.columns &&
  other.column < one.column + one.columns;

/** `names-list-inside`: what is a name and what a number could not be told apart. */
const apart = ({ places }: People, grid: Grid): Result<null> => {
  const inside = places.find(
    ({ sheet, area }) => sheet.toLowerCase() === grid.sheet.toLowerCase() && overlap(area, grid.area),
  );
  return inside
    ? fail(problem('names-list-inside', { sheet: grid.sheet, cell: areaAddress(inside.area) }))
    : ok(null);
};

/** `names-live-table`: Excel fills whole columns of a table with a formula that is written into one of its cells. */
const outsideTables = ({ tables }: Pick<Snapshot, 'tables'>, grid: Grid): Result<null> => {
  const around = tables.find(
    ({ sheet, area }) => sheet.toLowerCase() === grid.sheet.toLowerCase() && overlap(area, grid.area),
  );
  return around
    ? fail(
        problem(
          'names-live-table',
          { sheet: grid.sheet, cell: areaAddress(around.area) },
          { table: around.name },
        ),
      )
    : ok(null);
};

type Written = Pick<NamesPlan, 'cells' | 'preview' | 'warnings'>;

/** One warning for each label without a name, at the first cell that has it, and for each name that no cell has. */
const unmatched = (
  grid: Grid,
  sides: readonly { readonly label: string; readonly cell: string }[],
  people: People,
): readonly Problem[] => {
  const labels = labelsOf(sides.map(({ label }) => label));
  const keys = sides.map(({ label }) => keyOf(label, labels));
  const strange = new Map<string, { readonly cell: string; readonly count: number }>();
  for (const [place, { label, cell }] of sides.entries()) {
    if (people.byLabel.has(keys[place] ?? '')) continue;
    const known = strange.get(label);
    strange.set(label, { cell: known?.cell ?? cell, count: (known?.count ?? 0) + 1 });
  }
  const used = new Set(keys);
  return [
    ...[...strange].map(([label, { cell, count }]) =>
      problem('names-number-unknown', { sheet: grid.sheet, cell }, { label, count }),
    ),
    ...[...people.byLabel.values()]
      .filter(({ label }) => !used.has(label))
      .map(({ label, name, sheet, cell }) => problem('names-not-there', { sheet, cell }, { label, name })),
  ];
};

const forNumbers = async (
  reader: Reader,
  grid: Grid,
  { lists, how }: NamesRequest,
): Promise<Result<Written>> => {
  const printed = readPrinted(grid);
  if (!printed.ok) return printed;
  const sides = printed.value.labels;
  const labels = labelsOf(sides.map(({ label }) => label));
  const people = await readPeople(reader, lists, labels);
  if (!people.ok) return people;
  const isApart = apart(people.value, grid);
  if (!isApart.ok) return isApart;
  if (how === 'live') {
    const follows = unlessProblems(people.value.notLive, () => null);
    if (!follows.ok) return follows;
  }
  const personOf = (label: string) => people.value.byLabel.get(keyOf(label, labels)) ?? null;
  const written =
    how === 'beside'
      ? await besideCells(reader, grid, sides, personOf)
      : inPlaceCells(grid, sides, personOf, how === 'live');
  return andThen(written, (cells) =>
    ok({ ...cells, warnings: [...people.value.warnings, ...unmatched(grid, sides, people.value)] }),
  );
};

/** Names of two teams have numbers and letters. */
const forNames = async (reader: Reader, grid: Grid, { lists }: NamesRequest): Promise<Result<Written>> => {
  const people = await readPeople(reader, lists, 'as-listed');
  if (!people.ok) return people;
  const isApart = apart(people.value, grid);
  if (!isApart.ok) return isApart;
  return andThen(numbersForNames(grid, [...people.value.byLabel.values()]), (written) =>
    ok({ ...written, warnings: [...people.value.warnings, ...written.warnings] }),
  );
};

/**
 * Plans names for the numbers of a block of pairings, or numbers for its names. Only labels are replaced, never a part of one:
 * the 1 in 10 stays. Problems: those of `readPrinted` and `readPeople`, `tool-on-ours tool-nothing names-list-inside names-formula
 * names-no-room names-not-empty names-live-table names-live-differs names-live-text names-formula-long`, those of the port.
 */
export const planNames = async (reader: Reader, request: NamesRequest): Promise<Result<NamesPlan>> => {
  const { range, how } = request;
  const overview = await reader.read({ ranges: [] });
  if (!overview.ok) return overview;
  const ours = unlessProblems(onOurs(overview.value, [range.sheet]), () => null);
  if (!ours.ok) return ours;
  const block = await blockOf(reader, range);
  if (!block.ok) return block;
  const grid = heldPart(block.value);
  const fits = how === 'live' ? outsideTables(overview.value, grid) : ok(null);
  if (!fits.ok) return fits;
  const written =
    how === 'numbers' ? await forNames(reader, grid, request) : await forNumbers(reader, grid, request);
  return andThen(written, ({ cells, preview, warnings }) => {
    if (cells.length === 0)
      return fail(problem('tool-nothing', { sheet: grid.sheet, cell: areaAddress(grid.area) }));
    const where = `${quoteSheet(grid.sheet)}!${areaAddress(grid.area)}`;
    const sentence = say(NAMES_SENTENCES[how], 'en', { where });
    return ok({ how, sheet: grid.sheet, cells, preview, warnings, sentence });
  });
};

/** Writes what was planned; `undoOnSheets` takes it back. Problems: those of `applyToSheets`. */
export const applyNames = (
  workbook: Workbook,
  { cells, sentence }: Pick<NamesPlan, 'cells' | 'sentence'>,
  time: string,
): Promise<Result<Applied>> => applyToSheets(workbook, { tool: 'names', sentence, cells }, time);
