import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { countTo, fill, rows } from '../../grid/block';
import { address } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { fixedCell, inRow, whole, type Place } from '../../grid/reference';
import type { SheetWords } from '../../language/words';
import type { MatchLayout } from '../layout/match';
import { comparesOnly, placeOf } from './criteria';
import { teamAhead } from './order';
import { TEAMS, teamName } from './teams';

const text = ({ area: { row, column } }: Place, said: string): Block => rows(row, column, [[said]], '@');

/** The score by rounds, and in total: nothing where no game counts yet. */
const byRound = (match: MatchLayout, words: SheetWords): readonly Block[] => {
  const { sheet, page, rounds, total, counted } = match;
  const { head, heads, label, points } = page.byRound;
  const at = address(head, heads.area.column, 'row');
  const of = (where: Place): string => `INDEX(${whole(where, sheet)},${at})`;
  return [
    text({ sheet, area: { ...label.first.area, row: head } }, words.match.byRounds),
    rows(head, heads.area.column, [[...countTo(heads.area.columns), words.match.total]], '0'),
    ...TEAMS.flatMap((team) => [
      fill(label[team], teamName(match, team)),
      fill(points[team], `IF(${of(counted)}=0,"",${of(rounds.points[team])})`, '0.0'),
      fill(page.total[team], fixedCell(total.points[team], sheet), '0.0'),
    ]),
  ];
};

/** The score by boards. */
const byBoard = (match: MatchLayout, words: SheetWords): readonly Block[] => {
  const { sheet, page, boardRows } = match;
  const { head, heads, label, points } = page.byBoard;
  const at = address(head, heads.area.column, 'row');
  const of = (where: Place): string => `INDEX(${whole(where, sheet)},${at})`;
  const { first, second } = boardRows.points;
  return [
    text({ sheet, area: { ...label.first.area, row: head } }, words.match.byBoards),
    rows(head, heads.area.column, [countTo(heads.area.columns)], '0'),
    ...TEAMS.flatMap((team) => [
      fill(label[team], teamName(match, team)),
      fill(points[team], `IF(${of(first)}+${of(second)}=0,"",${of(boardRows.points[team])})`, '0.0'),
    ]),
  ];
};

/**
 * What decides, in words: each criterion of the list, who is ahead by it, and with which value against which. What only
 * compares the teams has none.
 */
const decision = (match: MatchLayout, words: SheetWords): readonly Block[] => {
  const { sheet, page, order, index, ahead, counted } = match;
  const { head, no, name, ahead: leader, values } = page.decision;
  const own = (where: Place): string => inRow(where, sheet);
  const code = own(index);
  const begun = `SUM(${whole(counted, sheet)})>0`;
  const sign = `INDEX(${whole(ahead, sheet)},${code})`;
  const [first, second] = TEAMS.map((team) => own(order.values[team])) as [string, string];
  const onlyCompares = TEAM_CRITERIA.filter(comparesOnly(match)).map(
    (each) => `${code}=${placeOf(each.code)}`,
  );
  const shown = (one: string, other: string): string =>
    `IF(OR(${own(leader)}="",${onlyCompares.join(',')}),"",IF(${sign}<0,${other},${one}))`;
  const heading = ({ area: { column } }: Place, said: string): Block => rows(head, column, [[said]], '@');
  return [
    heading(name, words.match.order),
    heading(leader, words.match.ahead),
    heading(values.own, words.match.with),
    heading(values.other, words.match.against),
    fill(no, `IF(${own(name)}="","",${own(order.no)})`),
    fill(name, `${own(order.name)}&""`),
    fill(leader, `IF(AND(${begun},${own(order.ahead)}<>""),${teamAhead(match, words, sign)},"")`),
    fill(values.own, shown(first, second), '0.0'),
    fill(values.other, shown(second, first), '0.0'),
  ];
};

/** The blocks of the page below the cross-table. */
export const makeMatchLines = (match: MatchLayout, words: SheetWords): readonly Block[] => [
  ...byRound(match, words),
  ...byBoard(match, words),
  ...decision(match, words),
];
