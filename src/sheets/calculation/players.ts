import { liveCriterion, LIVE_CRITERIA, type CriterionCells } from '../../live/criteria';
import { countTo, down, fill, rows } from '../block';
import { area } from '../cell';
import { POINT_UNIT, type Layout } from '../layout';
import type { Block } from '../plan';
import { inRow, whole, type Place } from '../reference';
import { ANNULLED } from '../players';
import { ownRow } from './grids';

/** What every criterion may use, for the first player's row. */
const cellsOf = (layout: Layout): CriterionCells => {
  const { sheet, head, game, player, grid, across } = layout.calculation;
  const all = (where: Place): string => whole(where, sheet);
  return {
    ownNo: inRow(player.no, sheet),
    ownLive: inRow(player.live, sheet),
    ownScore: inRow(player.score, sheet),
    ownAdjustment: inRow(player.adjustment, sheet),
    ownAgainst: ownRow(grid.points),
    scores: all(across(head.score, grid.points)),
    overHalf: all(across(head.koya, grid.points)),
    white: all(game.white),
    black: all(game.black),
    whiteWin: all(game.whiteWin),
    blackWin: all(game.blackWin),
  };
};

/** One row per player in order of number, whatever the order of the Players table; then a column per criterion. */
export const makePlayers = (layout: Layout): readonly Block[] => {
  const { sheet, head, first, player, outcomes, criteria, criterionRow, grid } = layout.calculation;
  const columns = layout.playersColumns;
  const all = (where: Place): string => whole(where, sheet);
  const own = (where: Place): string => inRow(where, sheet);
  const cell = (index: number): string =>
    `INDEX(${all(layout.players.column(index))},${own(player.position)})`;
  const found = (value: string, otherwise: string): string =>
    `IF(${own(player.position)}=0,${otherwise},IFERROR(${value},${otherwise}))`;
  const win = all({ sheet, area: area(first, outcomes.whitePoints.area.column) });
  const cells = cellsOf(layout);
  return [
    down(player.no, countTo(layout.playerCount)),
    fill(player.position, `IFERROR(MATCH(${own(player.no)},${all(layout.players.column(columns.no))},0),0)`),
    fill(player.name, found(`${cell(columns.name)}&""`, '"?"'), '0'),
    fill(player.live, found(`IF(TRIM(${cell(columns.status)}&"")="${ANNULLED}",0,1)`, '1')),
    fill(player.adjustment, found(`INT(N(${cell(columns.adjustment)})*${POINT_UNIT}+0.5)`, '0')),
    // How many players up to this row have an adjustment: finds the k-th of them for the notes under Standings.
    fill(
      player.adjusted,
      `IF(${own(player.adjustment)}=0,0,1)+N(${inRow(player.adjusted, sheet, player.adjusted.area.row - 1)})`,
    ),
    fill(player.played, `SUM(${ownRow(grid.finished)})`),
    fill(player.score, `SUM(${ownRow(grid.points)})`),
    fill(
      player.koya,
      `IF(AND(${own(player.live)}=1,2*${own(player.score)}>=${win}*${layout.cycles}*(SUM(${all(player.live)})-1)),1,0)`,
    ),
    rows(head.code, criteria.area.column, [LIVE_CRITERIA.map(({ code }) => code)], '@'),
    rows(head.no, criteria.area.column, [LIVE_CRITERIA.map(({ scale }) => scale)]),
    ...LIVE_CRITERIA.flatMap(({ code }, index) => {
      const formula = liveCriterion(code)!.formula;
      if (typeof formula === 'string') return [];
      const column = area(first, criterionRow(first).area.column + index, layout.playerCount);
      return [fill(column, formula(cells))];
    }),
  ];
};
