import type { Tournament } from '../../core/model';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { teamCriterionName } from '../../language/criteria';
import type { SheetWords } from '../../language/words';
import { downEach, down, fill, textRow, countTo, rows } from '../../grid/block';
import { address, area, type CellValue } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { fixedCell, quoted, whole, type Place, inRow } from '../../grid/reference';
import { type Layout, POINT_UNIT } from '../layout';
import type { MatchLayout } from '../layout/match';
import { titleOf } from '../look/title';
import { TAB } from '../look/style';
import { makeMatchCriteria } from './criteria';
import { makeMatchGames } from './games';
import { makeMatchLines, makeMatchScore, makeMatchSentence } from './score';
import { makeMatchOrder, teamAhead } from './order';
import { lookOfMatch } from './look';
import { TEAMS, type Team, teamName } from './teams';
import { overEach } from '../crosstable/crosstable';
import { legendFormula } from '../crosstable/legend';

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
const makeMatchTable = (layout: Layout, match: MatchLayout, words: SheetWords): readonly Block[] => {
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

const headAbove = ({ sheet, area: { row, column } }: Place): Place => ({
  sheet,
  area: area(row - 1, column),
});

const headings = (layout: Layout, match: MatchLayout, words: SheetWords): readonly Block[] => {
  const { sheet, total, boardRows, order, criteria, boards } = match;
  const { players, playersColumns } = layout;
  const { match: texts } = words;
  const column = (index: number): string => whole(players.column(index), sheet);
  const numbers = { first: 1, second: boards + 1 };
  const text = (where: Place, said: CellValue): Block =>
    textRow(headAbove(where).area.row, where.area.column, [said]);
  // The total's heads hold the names of the teams; all others take them from there.
  const named = (where: Place, team: Team, before = ''): Block =>
    fill(headAbove(where), `${quoted(before)}&${fixedCell(headAbove(total.points[team]), sheet)}`);
  return [
    text(total.label, words.round),
    text(total.last, texts.finished),
    text(boardRows.label, words.board),
    text(boardRows.last, texts.draws),
    text(order.code, texts.order),
    text(order.name, texts.criterion),
    text(order.ahead, texts.ahead),
    text(criteria.code, texts.code),
    text(criteria.name, texts.criterion),
    text(criteria.ahead, texts.ahead),
    ...TEAMS.flatMap((team) => [
      fill(
        headAbove(total.points[team]),
        `IFERROR(INDEX(${column(playersColumns.team)},MATCH(${numbers[team]},${column(playersColumns.no)},0))&"","?")`,
      ),
      named(total.wins[team], team, `${texts.matchPoints} `),
      named(boardRows.points[team], team),
      named(boardRows.wins[team], team, `${texts.wins} `),
      named(order.values[team], team),
      named(criteria.values[team], team),
    ]),
  ];
};

const texts = (tournament: Tournament, match: MatchLayout, words: SheetWords): readonly Block[] => {
  const { total, criteria, ahead, columns, header } = match;
  return [
    textRow(0, 0, [titleOf(tournament, words.match.sheet)]),
    textRow(header - 1, columns.list, [words.match.hint]),
    textRow(header - 1, criteria.no.area.column, [words.match.allCriteria]),
    textRow(header - 1, total.label.area.column, [words.match.legend]),
    down(total.label, [words.match.total], '@'),
    downEach(criteria.code, TEAM_CRITERIA, ({ code }) => code, '@'),
    downEach(
      criteria.name,
      TEAM_CRITERIA,
      (criterion) => teamCriterionName(criterion, tournament.profile),
      '@',
    ),
    fill(criteria.ahead, teamAhead(match, words, address(ahead.area.row, ahead.area.column, 'column'))),
  ];
};

/**
 * The Match sheet: how a match of two teams stands in large type, their cross-table, the score by rounds and by boards, and
 * what decides; beside it, out of print, the codes of the list, which alone are typed, and every criterion.
 */
export const makeMatchSheet = (
  tournament: Tournament,
  layout: Layout,
  match: MatchLayout,
  words: SheetWords,
): SheetPlan => ({
  role: 'match',
  name: match.sheet,
  tabColor: TAB.read,
  blocks: [
    ...texts(tournament, match, words),
    ...makeMatchSentence(match, words),
    ...makeMatchTable(layout, match, words),
    ...makeMatchLines(match, words),
    ...headings(layout, match, words),
    ...makeMatchGames(layout, match),
    ...makeMatchScore(layout, match),
    ...makeMatchCriteria(match),
    ...makeMatchOrder(match, words, tournament.teamTieBreaks ?? []),
  ],
  ...lookOfMatch(tournament, match),
});
