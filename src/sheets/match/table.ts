import type { SheetWords } from '../../language/words';
import { countTo, down, fill, rows, textRow } from '../../grid/block';
import { address, area } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { inRow, whole, type Place } from '../../grid/reference';
import { overEach } from '../crosstable/crosstable';
import { legendFormula } from '../crosstable/legend';
import { POINT_UNIT, type Layout } from '../layout';
import type { MatchLayout } from '../layout/match';
import { teamName } from './teams';

/** Names, numbers and points of both teams around the cells. */
const frame = (layout: Layout, match: MatchLayout, words: SheetWords): readonly Block[] => {
  const { sheet, page, boards, live } = match;
  const { calculation, cycles, playerCount } = layout;
  const { player } = calculation;
  const of = (where: Place, no: string): string => `INDEX(${whole(where, sheet)},${no})`;
  const no = inRow(page.no, sheet);
  const points = (who: string): string => `${of(player.score, who)}/${POINT_UNIT}`;
  const opponents = countTo(playerCount - boards);
  const numbers = opponents.flatMap((each) => countTo(cycles).map(() => boards + each));
  const meetings = opponents.flatMap(() => countTo(cycles));
  const overall = (where: Place, values: readonly number[]): Block =>
    rows(where.area.row, where.area.column, [values], '0');
  return [
    overall(page.opponent, numbers),
    overall(page.cycle, meetings),
    fill(page.counts, of(player.live, address(page.opponent.area.row, page.opponent.area.column, 'row'))),
    fill(area(page.side.area.row, page.side.area.column), teamName(match, 'second')),
    textRow(page.header, 0, [words.no]),
    fill(area(page.header, page.label), teamName(match, 'first')),
    ...overEach(page.names.area.row, page.opponent.area, cycles, (at) => `${at}&" "&${of(player.name, at)}`),
    textRow(page.header, page.points.area.column, [words.points]),
    down(page.no, countTo(boards), '0'),
    fill(live, of(player.live, no)),
    fill(page.name, `${of(player.name, no)}&""`),
    fill(page.points, points(no), '0.0'),
    textRow(page.foot.area.row, page.label, [words.points]),
    ...overEach(page.foot.area.row, page.opponent.area, cycles, points, '0.0'),
    fill(page.legend, legendFormula(layout, words, sheet)),
  ];
};

/**
 * The first team down, the second across: what each game was to the row's player, before that its round in brackets. `white`
 * is 1 where the row's player has White.
 */
export const makeMatchTable = (layout: Layout, match: MatchLayout, words: SheetWords): readonly Block[] => {
  const { sheet, page, white } = match;
  const over = (where: Place): string => address(where.area.row, where.area.column, 'row');
  const { grid } = layout.calculation;
  const whom = `(${over(page.cycle)}-1)*${layout.playerCount}+${over(page.opponent)}`;
  const of = (where: Place): string => `INDEX(${whole(where, sheet)},${inRow(page.no, sheet)},${whom})`;
  return [
    ...frame(layout, match, words),
    fill(white, `IF(${of(grid.games)}>0,1,0)`),
    fill(page.cells, of(grid.shown)),
  ];
};
