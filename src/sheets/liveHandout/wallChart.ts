import { entryAt } from '../../core/present';
import { fill } from '../../grid/block';
import { address, area } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { fixedCell, place, whole } from '../../grid/reference';
import { speechOf } from '../handout/handout';
import { subjectOf } from '../handout/subject';
import { wallChart as asValues, wallChartSheet, WALL } from '../handout/wallChart';
import { calledBy } from '../round/names';
import { gameIn, gameTold } from './gameOf';
import { columnsIn, statusBlock, type LiveHandout } from './liveHandout';

/** The wall chart that fills itself: opponents, colours, results and points are formulas. */
export const wallChart: LiveHandout = {
  id: asValues.id,
  name: asValues.name,
  about: `${asValues.about}; it fills itself`,
  most: { players: 60, games: 120 },
  make: (tournament, layout, _, sheet) => {
    const chart = wallChartSheet(
      subjectOf(tournament),
      speechOf(tournament.language, tournament.profile),
      true,
    );
    const { first, left } = WALL;
    const { rounds, playerCount, calculation } = layout;
    const helper = columnsIn(chart) + 1;
    const told = gameTold(layout, sheet);
    const points = whole(entryAt(calculation.chain, 0).shown, sheet);
    const called = calledBy(layout, sheet);
    const blocks = tournament.players.flatMap(({ no }, index): Block[] => {
      const row = first + 2 * index;
      const game = address(row, helper);
      const own = fixedCell(place(sheet, row, 0), sheet);
      return [
        fill(area(row, 1), called(own)),
        fill(area(row, helper, 1, rounds), gameIn(layout, sheet, no, address(first - 1, left, 'row'))),
        fill(area(row, left, 1, rounds), `IF(${game}=0,"–",${told.opponent(game)})`),
        fill(area(row + 1, left, 1, rounds), told.mark(game)),
        fill(area(row, left + rounds), `INDEX(${points},${own})`, '0.0'),
      ];
    });
    return {
      ...chart,
      blocks: [...chart.blocks, statusBlock(layout, sheet), ...blocks],
      columns: [...chart.columns, { from: helper, count: rounds, width: 6, hidden: true }],
      conditionals: [
        {
          area: area(first, left, 2 * playerCount, rounds),
          formula: `${address(first, helper)}>0`,
          style: { bold: true },
        },
      ],
    };
  },
};
