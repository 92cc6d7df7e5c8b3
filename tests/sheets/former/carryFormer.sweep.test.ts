import { address, covers, type CellValue } from '../../../src/grid/cell';
import { heldCells, type Grid } from '../../../src/grid/grid';
import { languageOf } from '../../../src/language/language';
import { carryFormer } from '../../../src/sheets/former/carryFormer';
import { makeWorkbook } from '../../../src/sheets/workbook';
import { NAMES } from '../plan';
import { FORMER, openedFormer } from './opened';

const NOTE = 'remember the tea';

describe.each(FORMER)('every cell of a workbook that the former version made: %s', (name) => {
  it('is the organiser’s once they have written into it, but for those that a tournament is read from', async () => {
    const { opened, grids, log } = await openedFormer(name);
    const { tournament, parts } = opened.open;
    const plan = makeWorkbook(tournament, NAMES, languageOf('en').words, '2026-11-23 09:00');
    expect(carryFormer(tournament, plan, parts, grids, log).lost).toEqual([]);
    // All at once: every free cell around and between, and every text, number and formula of ours.
    const wide = grids.map((grid): Grid => {
      const rows = grid.area.row + grid.area.rows + 3;
      const columns = grid.area.column + grid.area.columns + 3;
      const all = <T>(content: T): T[][] =>
        Array.from({ length: rows }, () => Array.from({ length: columns }, () => content));
      return {
        ...grid,
        area: { row: 0, column: 0, rows, columns },
        values: all<CellValue>(NOTE),
        formulas: all<string | null>(null),
      };
    });
    const { lost, carried } = carryFormer(tournament, plan, parts, wide, log);
    const told = new Set(lost.map(({ sheet, row, column }) => `${sheet} ${address(row, column)}`));
    const kept = carried.filter(({ value }) => value === NOTE).length;
    const missed = wide.flatMap(({ sheet, area: { rows, columns } }) =>
      Array.from(
        { length: rows * columns },
        (_, index) => [Math.floor(index / columns), index % columns] as const,
      )
        .filter(([row, column]) => !told.has(`${sheet} ${address(row, column)}`))
        .filter(
          ([row, column]) =>
            ![...Object.values(parts.places), log].some(
              (place) => place.sheet === sheet && covers(place.area, row, column),
            ),
        )
        .map(([row, column]) => `${sheet} ${address(row, column)}`),
    );
    // Titles come along where there is such a sheet still, and the name in Find player.
    const stay = grids
      .map(({ sheet }) => sheet)
      .filter((sheet) => plan.sheets.some((each) => each.name === sheet));
    const titles = missed.filter((cell) => cell.endsWith(' A1'));
    expect([...titles].sort()).toEqual(stay.map((sheet) => `${sheet} A1`).sort());
    const others = missed.filter((cell) => !titles.includes(cell));
    expect(others.every((cell) => /^Pairings [L-N]2$/.test(cell))).toBe(true);
    expect(others.length).toBeLessThanOrEqual(1);
    expect(kept).toBeGreaterThanOrEqual(missed.length);
  });

  it('has formulas of ours only where they stand', async () => {
    const { opened, grids, log } = await openedFormer(name);
    const { tournament, parts } = opened.open;
    const plan = makeWorkbook(tournament, NAMES, languageOf('en').words, '2026-11-23 09:00');
    const moved = grids.map((grid): Grid => ({
      ...grid,
      apart: [...heldCells(grid)]
        .filter(({ formula }) => formula !== null)
        .map((cell) => ({ ...cell, row: cell.row + 500 })),
    }));
    const { lost } = carryFormer(tournament, plan, parts, moved, log);
    expect(lost).toHaveLength(moved.reduce((sum, { apart = [] }) => sum + apart.length, 0));
  });
});
