/** @sweep */
import { checkPrinted } from '../../../src/core/check/check';
import { entryAt } from '../../../src/core/present';
import { cellText } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';
import { withHalfGames, repairsOf, type CellRepair } from '../../../src/sheets/check/readings';
import { readPrinted } from '../../../src/sheets/printed/read';
import type { PlacedSide } from '../../../src/sheets/printed/table';
import { valueOf } from '../../results';
import { drawn } from '../printed/draw';
import { LAYOUTS } from '../printed/layouts';
import { sampled } from '../../sample';

/** Cross-tables have rounds in their cells, and no label to change; one layout has misprints already. */
const LABELLED = Object.entries(LAYOUTS).filter(
  ([name]) => !/cross-table|a misprint changes no round/.test(name),
);

const read = (grid: Grid) => withHalfGames(grid, valueOf(readPrinted(grid)));

const check = (grid: Grid) => {
  const schedule = read(grid);
  const checked = valueOf(checkPrinted(schedule));
  return { ...checked, repairs: repairsOf(grid, schedule, checked.misprints) };
};

const withValue = (
  grid: Grid,
  { row, column }: Pick<CellRepair, 'row' | 'column'>,
  value: string | number,
) => ({
  ...grid,
  values: grid.values.map((line, down) =>
    line.map((each, along) =>
      grid.area.row + down === row && grid.area.column + along === column ? value : each,
    ),
  ),
});

/** The table with one label changed into another one. */
const misprinted = (grid: Grid, { row, column, start, length }: PlacedSide, label: string): Grid => {
  const before = entryAt(entryAt(grid.values, row - grid.area.row), column - grid.area.column);
  const text = cellText(before);
  const after = text.slice(0, start) + label + text.slice(start + length);
  return withValue(grid, { row, column }, typeof before === 'number' ? Number(after) : after);
};

const normal = (grid: Grid): readonly string[] =>
  grid.values.flat().map((value) => cellText(value).normalize('NFKC'));

describe('a table without a misprint', () => {
  it('is drawn in at least twelve ways', () => expect(LABELLED.length).toBeGreaterThanOrEqual(12));

  it.each(Object.entries(LAYOUTS).filter(([name]) => !name.startsWith('a misprint')))(
    '%s',
    (_, { drawing, details }) => {
      const { misprints, nearest } = check(drawn(drawing, details));
      expect([misprints, nearest?.differences]).toEqual([[], 0]);
    },
  );
});

describe('one wrong label is found at its cell, and the repair gives back the table', () => {
  it.each(LABELLED)('%s', (_, { drawing, details }) => {
    const grid = drawn(drawing, details);
    const { labels } = read(grid);
    const isWhole = !check(grid).remarks.some(({ code }) => code === 'rounds-fewer');
    const faults: unknown[] = [];
    sampled([...labels.entries()], 5).forEach(([place, side]) => {
      const other = entryAt(labels, (place * 7 + 3) % labels.length).label;
      if (other === side.label) return;
      const wrong = misprinted(grid, side, other);
      const { misprints, repairs } = check(wrong);
      const right = repairs.reduce(
        (all, repair) => withValue(all, repair, repair.after as string | number),
        wrong,
      );
      const isFound = misprints.some(({ cell }) => cell === side.cell);
      const isRepaired = `${normal(right)}` === `${normal(grid)}`;
      const isOpen = misprints.some(({ repair }) => repair === null);
      if (!isFound || (!isRepaired && !(isOpen && !isWhole)))
        faults.push([side.cell, other, misprints, repairs]);
    });
    expect(faults).toEqual([]);
  });
});

describe('the cells of a repair', () => {
  const berger = `
    Round 1 | 1-6 | 2-5 | 3-4
    Round 2 | 6-4 | 5-3 | 1-2
    Round 3 | 2-6 | 3-1 | 4-5
    Round 4 | 6-5 | 1-4 | 2-3
    Round 5 | 3-6 | 4-2 | 5-1`;

  const repairs = (from: string, to: string) =>
    check(drawn(berger.replace(from, to))).repairs.map(({ cell, before, after }) => [cell, before, after]);

  it('are those with a wrong label', () => {
    expect(repairs('5-3', '5-2')).toEqual([['C2', '5-2', '5-3']]);
    expect(repairs('5-3', '5 - 2')).toEqual([['C2', '5 - 2', '5 - 3']]);
    expect(repairs('5-3', '3-5')).toEqual([['C2', '3-5', '5-3']]);
  });

  it('are those that have lost one: 5- for 5-3, -3 for 5-3', () => {
    expect(repairs('5-3', '5-')).toEqual([['C2', '5-', '5-3']]);
    expect(repairs('5-3', "'-3")).toEqual([['C2', '-3', '5-3']]);
  });

  it('are emptied where a game stands twice', () => {
    expect(repairs('3-4\n', '3-4 | 3-4\n')).toEqual([['E1', '3-4', null]]);
  });

  it('are none where a formula stands', () => {
    const grid = drawn(berger.replace('5-3', '5-2'));
    const formulas = grid.values.map((line) => line.map((value) => (value === '5-2' ? 'A1&B1' : null)));
    expect(check({ ...grid, formulas }).repairs).toEqual([]);
  });

  it('may stand beside a number whose opponent is blank, two cells a game', () => {
    const two = `
      White | Black | White | Black
      1     | 4     | 2     | 3
      4     | 3     | 1     |
      2     | 4     | 3     | 1`;
    expect(check(drawn(two)).repairs.map(({ cell, before, after }) => [cell, before, after])).toEqual([
      ['D3', null, 2],
    ]);
  });
});
