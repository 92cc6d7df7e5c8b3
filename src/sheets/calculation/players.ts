import type { Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import type { CriterionCells } from './criteria';
import { count, finished, won } from './criteria/results';
import { numberIn } from '../../grid/formula/number';
import { countTo, down, fill, rows } from '../../grid/block';
import { area } from '../../grid/cell';
import { POINT_UNIT, type Layout } from '../layout';
import { opponentsMaximum } from '../match/games';
import type { Block } from '../../grid/plan';
import { fixedCell, inRow, whole, type Place } from '../../grid/reference';
import { statusIs } from '../statuses';
import { ownRow } from './grids';
import { publishedPart } from '../values/published';
import { lotsBlocks } from './lots';
import { helperBlocks, helperColumn, turnedBlocks, usedBlocks, whileUsed } from './helpers';

/** What every criterion may use, for the first player's row. */
const cellsOf = (layout: Layout): CriterionCells => {
  const { sheet, head, player, grid, across, turnedRow, facts, tables } = layout.calculation;
  const { players, playersColumns, rounds, match } = layout;
  const all = (where: Place): string => whole(where, sheet);
  const own = (where: Place): string => inRow(where, sheet);
  const typed = (index: number): string => `INDEX(${all(players.column(index))},${own(player.position)})`;
  const fact = (key: keyof typeof facts): string => fixedCell(facts[key], sheet);
  return {
    no: own(player.no),
    live: own(player.live),
    score: own(player.score),
    adjustment: own(player.adjustment),
    rests: own(player.rests),
    typedRating: typed(playersColumns.rating),
    typedPlayOff: typed(playersColumns.playOff),
    lots: own(player.lots),
    results: ownRow(grid.results),
    against: ownRow(grid.points),
    scores: all(across(head.score, grid.points)),
    opponentScores: all(across(head.score, grid.games)),
    opponents: ({ key }) => all(across(turnedRow(key), grid.games)),
    own: (helper) => own(helperColumn(layout, helper)),
    resultRounds: ownRow(grid.rounds),
    win: fact('win'),
    draw: fact('draw'),
    loss: fact('loss'),
    maximum: match ? opponentsMaximum(match, own(player.no), sheet) : fact('maximum'),
    unrated: fact('unrated'),
    rounds,
    drawn: fact('drawn'),
    largestDifferences: all(tables.largestDifferences),
    differences: all(tables.differences),
  };
};

/** A column per criterion, in the order of the list on the Tournament sheet. */
const criterionBlocks = (layout: Layout, cells: CriterionCells): readonly Block[] => {
  const { head, first, criteria, criterionRow, listed } = layout.calculation;
  return [
    rows(head.code, criteria.area.column, [listed.map(({ code }) => code)], '@'),
    rows(head.no, criteria.area.column, [listed.map(({ scale }) => scale)]),
    ...listed.flatMap(({ formula }, index) => {
      if (formula === 'rank chain') return [];
      const column = area(first, criterionRow(first).area.column + index, layout.playerCount);
      return [fill(column, whileUsed(layout, criteria, index, formula(cells)))];
    }),
  ];
};

/** One row per player in order of number, whatever the order of the Players table; then the criteria and their helpers. */
export const makePlayers = (tournament: Tournament, layout: Layout, words: SheetWords): readonly Block[] => {
  const { sheet, player, grid, published } = layout.calculation;
  const columns = layout.playersColumns;
  const all = (where: Place): string => whole(where, sheet);
  const own = (where: Place): string => inRow(where, sheet);
  const cell = (index: number): string =>
    `INDEX(${all(layout.players.column(index))},${own(player.position)})`;
  const found = (value: string, otherwise: string): string =>
    `IF(${own(player.position)}=0,${otherwise},IFERROR(${value},${otherwise}))`;
  const cells = cellsOf(layout);
  const numbers = countTo(layout.playerCount);
  return [
    down(player.no, numbers),
    fill(player.position, `IFERROR(MATCH(${own(player.no)},${all(layout.players.column(columns.no))},0),0)`),
    fill(player.name, found(`${cell(columns.name)}&""`, '"?"'), '0'),
    fill(player.live, found(`IF(${statusIs(cell(columns.status), 'annulled', words)},0,1)`, '1')),
    fill(player.adjustment, found(`INT(${numberIn(cell(columns.adjustment))}*${POINT_UNIT}+0.5)`, '0')),
    // How many players up to this row have an adjustment: finds the k-th of them for the notes under Standings.
    fill(
      player.adjusted,
      `IF(${own(player.adjustment)}=0,0,1)+${numberIn(inRow(player.adjusted, sheet, player.adjusted.area.row - 1))}`,
    ),
    fill(player.wanted, `IF(EXACT(${own(player.name)},${fixedCell(layout.pairings.wanted, sheet)}&""),1,0)`),
    fill(player.played, finished(cells)),
    fill(player.won, won(cells)),
    fill(player.drawn, count(cells, 3, 4)),
    fill(player.score, `SUM(${ownRow(grid.points)})`),
    down(
      player.rests,
      numbers.map((no) => tournament.rests.filter((rest) => rest.player === no).length),
    ),
    down(
      published,
      publishedPart(tournament, layout.slots).values.map(([code]) => code ?? null),
      '@',
    ),
    ...lotsBlocks(tournament, layout),
    ...usedBlocks(layout),
    ...criterionBlocks(layout, cells),
    ...helperBlocks(layout, cells),
    ...turnedBlocks(layout),
  ];
};
