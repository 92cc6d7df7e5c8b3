import type { Tournament } from '../../core/model';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { teamCriterionName } from '../../language/criteria';
import type { SheetWords } from '../../language/words';
import { downEach, down, fill, textRow } from '../../grid/block';
import { address, area, type CellValue } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { fixedCell, quoted, whole, type Place } from '../../grid/reference';
import type { Layout } from '../layout';
import type { MatchLayout } from '../layout/match';
import { titleOf } from '../look/title';
import { TAB } from '../look/style';
import { makeMatchCriteria } from './criteria';
import { makeMatchGames } from './games';
import { makeMatchLines, makeMatchScore, makeMatchSentence } from './score';
import { makeMatchOrder, teamAhead } from './order';
import { lookOfMatch } from './look';
import { makeMatchTable } from './table';
import { TEAMS, type Team } from './teams';

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
