import { entryAt } from '../../core/present';
import { countTo, fill } from '../../grid/block';
import { address, area } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { fixedCell, place, whole } from '../../grid/reference';
import { speechOf } from '../handout/handout';
import { subjectOf } from '../handout/subject';
import { wallChart as asValues, WALL_LEFT, wallCharts, wallChartSheet } from '../handout/wallChart';
import { inWhole, withinField } from '../layout/fields';
import { sectionTitleBlocks } from '../sectionName';
import { calledBy } from '../round/names';
import { gameIn, gameTold } from './gameOf';
import { columnsIn, statusBlock, type LiveHandout } from './liveHandout';

/** The wall chart that fills itself: what sections are called, opponents, colours, results and points are formulas. */
export const wallChart: LiveHandout = {
  id: asValues.id,
  name: asValues.name,
  about: `${asValues.about}; it fills itself`,
  most: { players: 60, games: 120 },
  make: (tournament, layout, words, sheet) => {
    const subject = subjectOf(tournament);
    const speech = speechOf(tournament.language, tournament.profile);
    const chart = wallChartSheet(subject, speech, true);
    const { calculation } = layout;
    const left = WALL_LEFT;
    const helper = columnsIn(chart) + 1;
    const told = gameTold(layout, sheet);
    const shown = whole(entryAt(calculation.chain, 0).shown, sheet);
    const called = calledBy(layout, sheet);
    const charts = wallCharts(subject, speech).map(({ title, row: header }, index) => {
      const field = entryAt(layout.fields, index);
      return { field, title, header, first: header + 1, rounds: field.rounds };
    });
    const linesOf = ({ field, header, first, rounds }: (typeof charts)[number]): readonly Block[] =>
      countTo(field.players).flatMap((each): Block[] => {
        const row = first + 2 * (each - 1);
        const game = address(row, helper);
        const own = inWhole(fixedCell(place(sheet, row, 0), sheet), field);
        const found = gameIn(layout, sheet, field.before + each, address(header, left, 'row'));
        return [
          fill(area(row, 1), called(own)),
          fill(area(row, helper, 1, rounds), found),
          fill(area(row, left, 1, rounds), `IF(${game}=0,"–",${withinField(told.opponent(game), field)})`),
          fill(area(row + 1, left, 1, rounds), told.mark(game)),
          fill(area(row, left + rounds), `INDEX(${shown},${own})`, '0.0'),
        ];
      });
    return {
      ...chart,
      blocks: [
        ...chart.blocks,
        statusBlock(layout, sheet),
        ...charts.flatMap(({ field, title }) =>
          sectionTitleBlocks(layout, { ...field, title }, sheet, words),
        ),
        ...charts.flatMap(linesOf),
      ],
      columns: [...chart.columns, { from: helper, count: layout.rounds, width: 6, hidden: true }],
      conditionals: charts.map(({ field, first, rounds }) => ({
        area: area(first, left, 2 * field.players, rounds),
        formula: `${address(first, helper)}>0`,
        style: { bold: true },
      })),
    };
  },
};
