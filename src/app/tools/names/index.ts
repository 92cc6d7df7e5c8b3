import { problem, type Problem } from '../../../core/problem';
import { andThen, fail, ok, type Result, allClear, unlessProblems } from '../../../core/result';
import { address, areaAddress, type CellValue, quoteSheet } from '../../../grid/cell';
import { overlap } from '../../../grid/joined';
import type { Grid } from '../../../grid/grid';
import { say } from '../../../language/language';
import { NAMES_SENTENCES } from '../../../language/tools';
import { readCell } from '../../../sheets/printed/cell';
import { isLiveName, namesReader, type NamesIn, type NameToken } from '../../../sheets/printed/names';
import { readPrinted } from '../../../sheets/printed/read';
import type { PlacedSchedule } from '../../../sheets/printed/table';
import type { CellChange, Reader, Selection, Snapshot, Workbook } from '../../../workbook/port';
import type { ListChoice } from '../../roster';
import { type Applied, applyToSheets, onOurs } from '../apply';
import {
  type BlockCells,
  blockOf,
  type GridSpot,
  heldPart,
  type Shown,
  shownOf,
  spotsOf,
  textFormat,
} from './block';
import { besideCells, inPlaceCells } from './forNumbers';
import { keyOf, type Labels, labelsOf, teamIn } from './labels';
import { type NumbersSaid, type People, type Person, readPeople } from './list';

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
  /** `list` for the order of the list, `column:NAME` for the column that says the numbers; else it is found. */
  readonly numbers?: string | undefined;
}

/** What would be written, cell by cell. */
export interface NamesPlan {
  readonly how: NamesHow;
  readonly sheet: string;
  readonly cells: readonly CellChange[];
  readonly preview: readonly Shown[];
  /** Numbers without a name, names without a number, and what is odd about the list. */
  readonly warnings: readonly Problem[];
  /** Where the numbers of each list come from. */
  readonly numbers: readonly NumbersSaid[];
  /** What the step is called where it is kept. */
  readonly sentence: string;
}

/** Whether a place has cells in common with a grid. */
const touches =
  (grid: Grid) =>
  ({ sheet, area }: Pick<Grid, 'sheet' | 'area'>): boolean =>
    sheet.toLowerCase() === grid.sheet.toLowerCase() && overlap(area, grid.area);

/** `names-list-inside`: what is a name and what a number could not be told apart. */
const apart = ({ places }: People, grid: Grid): Result<null> => {
  const inside = places.find(touches(grid));
  return inside
    ? fail(problem('names-list-inside', { sheet: grid.sheet, cell: areaAddress(inside.area) }))
    : ok(null);
};

/** `names-live-table`: Excel fills whole columns of a table with a formula that is written into one of its cells. */
const outsideTables = ({ tables }: Pick<Snapshot, 'tables'>, grid: Grid): Result<null> => {
  const around = tables.find(touches(grid));
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

type PlacedGame = PlacedSchedule['rounds'][number]['games'][number];

type Written = Pick<NamesPlan, 'cells' | 'preview' | 'warnings' | 'numbers'>;

/** One warning for each label without a name, at the first cell that has it, and for each name that no cell has. */
const unmatched = (
  grid: Grid,
  sides: readonly { readonly label: string; readonly cell: string }[],
  labels: Labels,
  people: People,
): readonly Problem[] => {
  const keys = sides.map(({ label }) => keyOf(label, labels));
  const strange = new Map<string, { readonly cell: string; readonly count: number }>();
  sides.forEach(({ label, cell }, place) => {
    if (people.byLabel.has(keys[place] ?? '')) return;
    const first = strange.get(label);
    strange.set(label, { cell: first?.cell ?? cell, count: (first?.count ?? 0) + 1 });
  });
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

/** The games of two players of one team: a misprint of the letter or the number, which is nobody that could be named. */
const ownTeamGames = ({ rounds }: PlacedSchedule, labels: Labels): readonly PlacedGame[] =>
  rounds
    .flatMap(({ games }) => games)
    .filter(({ white, black }) => {
      const team = teamIn(white.label, labels);
      return team !== null && team === teamIn(black.label, labels);
    });

const sameTeam = (grid: Grid, games: readonly PlacedGame[]): readonly Problem[] =>
  games.map(({ white, black }) =>
    problem(
      'names-same-team',
      { sheet: grid.sheet, cell: white.cell },
      { one: white.label, other: black.label },
    ),
  );

const forNumbers = async (
  reader: Reader,
  grid: Grid,
  { lists, how, numbers }: NamesRequest,
): Promise<Result<Written>> => {
  const printed = readPrinted(grid);
  if (!printed.ok) return printed;
  const labels = labelsOf(printed.value.labels.map(({ label }) => label));
  const wrong = ownTeamGames(printed.value, labels);
  const left = new Set(wrong.flatMap(({ white, black }) => [white, black]));
  const sides = printed.value.labels.filter((side) => !left.has(side));
  const wanted = [...new Set(sides.map(({ label }) => keyOf(label, labels)))].filter((key) => key !== '');
  const people = await readPeople(reader, lists, labels, { wanted, numbers });
  if (!people.ok) return people;
  const isApart = apart(people.value, grid);
  if (!isApart.ok) return isApart;
  if (how === 'live') {
    const follows = allClear(people.value.notLive);
    if (!follows.ok) return follows;
  }
  const personOf = (label: string) => people.value.byLabel.get(keyOf(label, labels)) ?? null;
  const written =
    how === 'beside'
      ? await besideCells(reader, grid, sides, personOf)
      : inPlaceCells(grid, sides, personOf, how === 'live');
  return andThen(written, (cells) =>
    ok({
      ...cells,
      numbers: people.value.numbers,
      warnings: [
        ...people.value.warnings,
        ...sameTeam(grid, wrong),
        ...unmatched(grid, sides, labels, people.value),
      ],
    }),
  );
};

/** Names of two teams have numbers and letters. */
const forNames = async (
  reader: Reader,
  grid: Grid,
  { lists, numbers }: NamesRequest,
): Promise<Result<Written>> => {
  const people = await readPeople(reader, lists, 'as-listed', { numbers });
  if (!people.ok) return people;
  const isApart = apart(people.value, grid);
  if (!isApart.ok) return isApart;
  return andThen(numbersForNames(grid, [...people.value.byLabel.values()]), (written) =>
    ok({
      ...written,
      numbers: people.value.numbers,
      warnings: [...people.value.warnings, ...written.warnings],
    }),
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
  const ours = allClear(onOurs(overview.value, [range.sheet]));
  if (!ours.ok) return ours;
  const block = await blockOf(reader, range);
  if (!block.ok) return block;
  const grid = heldPart(block.value);
  const fits = how === 'live' ? outsideTables(overview.value, grid) : ok(null);
  if (!fits.ok) return fits;
  const written =
    how === 'numbers' ? await forNames(reader, grid, request) : await forNumbers(reader, grid, request);
  return andThen(written, ({ cells, preview, warnings, numbers }) => {
    if (cells.length === 0)
      return fail(problem('tool-nothing', { sheet: grid.sheet, cell: areaAddress(grid.area) }));
    const where = `${quoteSheet(grid.sheet)}!${areaAddress(grid.area)}`;
    const sentence = say(NAMES_SENTENCES[how], { where });
    return ok({ how, sheet: grid.sheet, cells, preview, warnings, numbers, sentence });
  });
};

/** Writes what was planned; `undoTool` takes it back. Problems: those of `applyToSheets`. */
export const applyNames = (
  workbook: Workbook,
  { cells, sentence }: Pick<NamesPlan, 'cells' | 'sentence'>,
  time: string,
): Promise<Result<Applied>> => applyToSheets(workbook, { tool: 'names', sentence, cells }, time);

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
const numbersForNames = (
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
