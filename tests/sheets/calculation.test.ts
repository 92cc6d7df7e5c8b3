import type { CellValue } from '../../src/grid/cell';
import type { Place } from '../../src/grid/reference';
import { PAIRINGS } from '../../src/sheets/layout';
import { read, typedInto, type Planned } from './plan';
import { QUAD } from './quad';
import { quad } from './samples';

const { game, player, pair, chain, order, grid } = quad.layout.calculation;

/** The rows of some cells; a column as one row. */
const rowsOf = (sheets: Planned, { sheet, area }: Place): CellValue[][] =>
  read(sheets, sheet, area.row, area.column, area.rows, area.columns);

const columnOf = (sheets: Planned, place: Place): CellValue[] => rowsOf(sheets, place).flat();

/** The quad with other results, from game 1 on. */
const withResults = (...results: readonly CellValue[]): Planned =>
  typedInto(
    quad,
    results.map((write, index) => ({ sheet: 'Pairings', row: 4 + index, column: PAIRINGS.result, write })),
  );

describe('the sheet Calculation', () => {
  it('has a line for each game in order of number: who plays, what was typed, which outcome that is', () => {
    expect(columnOf(quad, game.no)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(columnOf(quad, game.white)).toEqual([1, 1, 1, 2, 2, 3]);
    expect(columnOf(quad, game.black)).toEqual([2, 3, 4, 3, 4, 4]);
    expect(columnOf(quad, game.text)).toEqual(['1-0', '½-½', '', '1-0', '0-1', '1-0']);
    expect(columnOf(quad, game.outcome)).toEqual([1, 2, 0, 1, 3, 1]);
  });

  it('finds a game by its number, wherever Pairings was sorted to', () => {
    const lines: readonly (readonly [
      row: number,
      cells: readonly [CellValue, CellValue, CellValue, CellValue],
    ])[] = [
      [4, [6, 3, '0-1', 4]],
      [9, [1, 1, '½-½', 2]],
    ];
    const columns = [PAIRINGS.game, PAIRINGS.leftNo, PAIRINGS.result, PAIRINGS.rightNo];
    const sorted = typedInto(
      quad,
      lines.flatMap(([row, cells]) =>
        cells.map((write, index) => ({ sheet: 'Pairings', row, column: columns[index]!, write })),
      ),
    );
    expect(columnOf(sorted, game.position)).toEqual([6, 2, 3, 4, 5, 1]);
    expect(columnOf(sorted, game.white)).toEqual([1, 1, 1, 2, 2, 3]);
    expect(columnOf(sorted, game.outcome)).toEqual([2, 2, 0, 1, 3, 3]);
  });

  it('reads what people type: 0 is no result yet, -1 is none that it knows, and notes what there is to say', () => {
    const typed = withResults('1:0', 'remis', 'PP', '0', '+ / -', 'abc');
    expect(columnOf(typed, game.outcome)).toEqual([1, 2, 0, 3, 4, -1]);
    expect(columnOf(typed, game.note)).toEqual([0, 0, -1, 0, 0, 3]);
  });

  it('has each two players with their first game, below 0 where the higher number has White', () => {
    const turned = typedInto(quad, [
      { sheet: 'Pairings', row: 4, column: PAIRINGS.leftNo, write: 2 },
      { sheet: 'Pairings', row: 4, column: PAIRINGS.rightNo, write: 1 },
    ]);
    expect(columnOf(turned, pair.game)).toEqual([-1, 2, 3, 4, 5, 6]);
  });

  it('counts what two play twice in a cycle once', () => {
    const again = typedInto(quad, [{ sheet: 'Pairings', row: 5, column: PAIRINGS.rightNo, write: 2 }]);
    expect(columnOf(again, game.first)).toEqual([1, 0, 1, 1, 1, 1]);
    expect(columnOf(again, player.score)).toEqual([100, 100, 100, 100]);
  });

  it('adds up scores and games, in hundredths of a point', () => {
    expect(columnOf(quad, player.score)).toEqual([150, 100, 150, 100]);
    expect(columnOf(quad, player.played)).toEqual([2, 3, 3, 2]);
    expect(rowsOf(quad, grid.points)).toEqual([
      [0, 100, 50, 0],
      [0, 0, 100, 0],
      [50, 0, 0, 100],
      [0, 100, 0, 0],
    ]);
  });

  it('leaves out the games of whoever is annulled', () => {
    const left = typedInto(quad, [
      { sheet: 'Players', row: 7, column: quad.layout.playersColumns.status, write: 'annulled' },
    ]);
    expect(columnOf(left, player.live)).toEqual([1, 1, 1, 0]);
    expect(columnOf(left, game.alive)).toEqual([1, 1, 0, 1, 0, 0]);
    expect(columnOf(left, player.score)).toEqual([150, 100, 50, 0]);
  });

  it('gives places by each criterion of the list to those still level; direct encounter parts 2 and 4', () => {
    const placesAfter = (slot: number): CellValue[] => columnOf(quad, chain[slot]!.passes.at(-1)!.place);
    expect(QUAD.tieBreaks).toEqual(['PTS', 'DE', 'SB']);
    expect(placesAfter(0)).toEqual([1, 3, 1, 3]);
    expect(placesAfter(1)).toEqual([1, 4, 1, 3]);
    expect(placesAfter(2)).toEqual([1, 4, 1, 3]);
    expect(columnOf(quad, order.position)).toEqual([1, 4, 2, 3]);
    expect(columnOf(quad, order.rank)).toEqual(['1–2', 4, '1–2', 3]);
  });
});
