import { multipleOfAll } from '../../core/numbers';
import type { Mark } from '../../core/results/outcome';
import { pointsOf } from './criteria/results';
import { countTo, fill, rows } from '../../grid/block';
import { area, address } from '../../grid/cell';
import { NOT_PLAYED, type Layout } from '../layout';
import type { Block } from '../../grid/plan';
import { markFormula, pairPlace } from './games';
import { acrossRow, fixedCell, inColumn, inRow, quoted, type Place, writing } from '../../grid/reference';

/** What the cross-table shows of a game: its result, or while it is to be played its round or a dash; nothing without a game. */
const gameShown = (layout: Layout, found: string, round: string): string => {
  const { calculation } = layout;
  const { sheet, game, facts } = calculation;
  const { all } = writing(sheet);
  const of = (where: Place): string => `INDEX(${all(where)},MAX(${found},0-${found}))`;
  const outcome = of(game.outcome);
  const mark = markFormula(layout, of, `${found}>0`, sheet);
  const waiting = `IF(${fixedCell(facts.bare, sheet)}=1,"",IF(${of(game.alive)}=0,${quoted(NOT_PLAYED)},"("&${round}&")"))`;
  return `IF(${found}=0,"",IF(${outcome}>0,${mark},${waiting}))`;
};

/**
 * The grids, a row per player and a column per opponent: which game they play, what it is to them and in which round (one
 * block of columns per cycle), and where they meet more than once the average (scaled) that direct encounter uses.
 */
export const makeGrids = (layout: Layout): readonly Block[] => {
  const { calculation, cycles, playerCount } = layout;
  const { sheet, head, first, game, pair, player, grid, across } = calculation;
  const numbers = countTo(playerCount);
  const { all } = writing(sheet);
  const no = inRow(player.no, sheet);
  const opponent = inColumn(across(head.no, grid.games), sheet);
  const cycle = inColumn(across(head.cycle, grid.games), sheet);
  const meeting = `INDEX(${all(pair.game)},${pairPlace(layout, cycle, `${no},${opponent}`)})`;
  const found = address(first, grid.games.area.column);
  const overCycles = (term: (cell: string) => string): string =>
    countTo(cycles)
      .map((number) => term(address(first, grid.results.area.column + (number - 1) * playerCount)))
      .join('+');
  const turned = (row: number, over: Place, column: Place): Block =>
    fill(across(row, over), `INDEX(${all(column)},${inColumn(across(head.no, over), sheet)})`);
  const blocks: Block[] = [
    rows(head.no, grid.games.area.column, [countTo(cycles).flatMap(() => numbers)]),
    rows(head.cycle, grid.games.area.column, [countTo(cycles).flatMap((each) => numbers.map(() => each))]),
    turned(head.score, grid.games, player.score),
    fill(grid.games, `IF(${no}=${opponent},0,${meeting}*IF(${no}<${opponent},1,-1))`),
    fill(
      grid.results,
      `IF(${found}=0,0,IF(${found}>0,INDEX(${all(game.whiteResult)},${found}),INDEX(${all(game.blackResult)},0-${found})))`,
    ),
    // No result changes these, so that none has to be worked out anew with each result typed.
    fill(grid.rounds, `IF(${found}=0,0,INDEX(${all(game.round)},MAX(${found},0-${found})))`),
    fill(grid.shown, gameShown(layout, found, address(first, grid.rounds.area.column))),
  ];
  if (!grid.average) return blocks;
  const points = overCycles((cell) => pointsOf(cell, worth(layout)));
  const finished = `(${overCycles((cell) => `(${cell}<>0)`)})`;
  return [
    ...blocks,
    rows(head.no, grid.average.area.column, [numbers]),
    fill(grid.average, `IF(${finished}=0,0,(${points})*${multipleOfAll(cycles)}/${finished})`),
  ];
};

/** The cells that say what a result is worth. */
export const worth = ({ calculation: { sheet, facts } }: Layout): Record<Mark, string> => ({
  win: fixedCell(facts.win, sheet),
  draw: fixedCell(facts.draw, sheet),
  loss: fixedCell(facts.loss, sheet),
});

/** Row: a player's average points against each opponent. */
export const averages = (layout: Layout): string => {
  const { average, results } = layout.calculation.grid;
  return average ? ownRow(average) : pointsOf(ownRow(results), worth(layout));
};

/** The row of a grid that belongs to the formula's own player. */
export const ownRow = (grid: Place): string =>
  acrossRow(
    { sheet: grid.sheet, area: area(grid.area.row, grid.area.column, 1, grid.area.columns) },
    grid.sheet,
  );
