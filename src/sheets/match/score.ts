import { MATCH_POINTS } from '../../core/tiebreak/teams/table';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import type { SheetWords } from '../../language/words';
import { numberIn } from '../../grid/formula/number';
import { countTo, down, fill, rows, textRow } from '../../grid/block';
import type { Block } from '../../grid/plan';
import { inRow, whole, type Place, fixedCell, quoted, writing } from '../../grid/reference';
import { address } from '../../grid/cell';
import { POINT_UNIT, type Layout } from '../layout';
import type { MatchLayout } from '../layout/match';
import { MARKS } from './games';
import { matchPointsFormula, OTHER, signOf, TEAMS, type Team, teamName } from './teams';
import { comparesOnly, criterionPlace } from './criteria';
import { teamAhead, aheadNow } from './order';

/** How the match stands, in large type: who leads or has won, the game points of whoever is ahead first. */
const sentenceOf = (match: MatchLayout, words: SheetWords): string => {
  const { sheet, counted, open, units, said } = match;
  const texts = words.match;
  const sum = (where: Place): string => `SUM(${whole(where, sheet)})`;
  const cell = (where: Place): string => fixedCell(where, sheet);
  const ahead = aheadNow(match);
  const either = (underWay: string, over: string): string =>
    `IF(${sum(open)}>0,${quoted(underWay)},${quoted(over)})`;
  const score = (team: Team): string => `${cell(said[team])}&"–"&${cell(said[OTHER[team]])}`;
  const leading = (team: Team): string => {
    const isByGames = `${cell(units[team])}>${cell(units[OTHER[team]])}`;
    const told = `IF(${isByGames}," "&${score(team)},", "&${score(team)}&${quoted(` ${texts.inGamePoints}`)})`;
    return `${teamName(match, team)}&" "&${either(texts.leads, texts.won)}&${told}`;
  };
  const [one, other] = TEAMS.map((team) => teamName(match, team));
  const level = `${either(texts.areLevel, texts.drew)}&" "&${score('first')}`;
  return `IF(${sum(counted)}=0,${one}&" – "&${other},IF(${ahead}=0,${level},IF(${ahead}>0,${leading('first')},${leading('second')})))`;
};

/** How many games are finished, and what tells the teams apart if it is not their game points. */
const statusOf = (match: MatchLayout, words: SheetWords): string => {
  const { sheet, counted, open, decided, order, units } = match;
  const sum = (where: Place): string => `SUM(${whole(where, sheet)})`;
  const ahead = aheadNow(match);
  const deciding = `INDEX(${whole(order.name, sheet)},COUNTIFS(${whole(decided, sheet)},0)+1)`;
  const isByGames = `(${fixedCell(units.first, sheet)}-${fixedCell(units.second, sheet)})*${ahead}>0`;
  const by = `IF(OR(${ahead}=0,${isByGames}),"",". "&IF(${sum(open)}>0,${quoted(words.match.aheadBy)},${quoted(words.match.decidedBy)})&": "&${deciding})`;
  const finished = `${sum(counted)}&" "&${quoted(words.ofGames)}&" "&(${sum(counted)}+${sum(open)})&" "&${quoted(words.gamesFinished)}`;
  return `IF(${sum(counted)}=0,${quoted(words.notStarted)},${finished}&${by})`;
};

/** The lines at the top of the page. */
export const makeMatchSentence = (match: MatchLayout, words: SheetWords): readonly Block[] => {
  const { sheet, page, game, units, said } = match;
  return [
    fill(page.sentence, sentenceOf(match, words)),
    fill(page.status, statusOf(match, words)),
    ...TEAMS.flatMap((team) => [
      fill(units[team], `SUM(${whole(game.points[team], sheet)})`),
      fill(said[team], `${fixedCell(units[team], sheet)}/${POINT_UNIT}`),
    ]),
  ];
};

/** The score by rounds or by boards, below a title: nothing where `counted` is 0. */
const scoreBy = (
  match: MatchLayout,
  { head, heads, label, points }: MatchLayout['page']['byBoard'],
  title: string,
  source: Readonly<Record<Team, Place>>,
  counted: (of: (where: Place) => string) => string,
): readonly Block[] => {
  const { column, columns } = heads.area;
  const at = address(head, column, 'row');
  const of = (where: Place): string => `INDEX(${whole(where, match.sheet)},${at})`;
  return [
    textRow(head, label.first.area.column, [title]),
    rows(head, column, [countTo(columns)], '0'),
    ...TEAMS.flatMap((team) => [
      fill(label[team], teamName(match, team)),
      fill(points[team], `IF(${counted(of)}=0,"",${of(source[team])})`, '0.0'),
    ]),
  ];
};

/** The score by rounds with the total, and by boards. */
const scores = (match: MatchLayout, { match: words }: SheetWords): readonly Block[] => {
  const { sheet, page, rounds, boardRows, total, counted } = match;
  const { points } = boardRows;
  return [
    ...scoreBy(match, page.byRound, words.byRounds, rounds.points, (of) => of(counted)),
    rows(page.byRound.head, page.total.first.area.column, [[words.total]], '0'),
    ...TEAMS.map((team) => fill(page.total[team], fixedCell(total.points[team], sheet), '0.0')),
    ...scoreBy(
      match,
      page.byBoard,
      words.byBoards,
      points,
      (of) => `${of(points.first)}+${of(points.second)}`,
    ),
  ];
};

/**
 * What decides, in words: each criterion of the list, who is ahead by it, and with which value against which. What only
 * compares the teams has none.
 */
const decision = (match: MatchLayout, words: SheetWords): readonly Block[] => {
  const { sheet, page, order, index, ahead, counted } = match;
  const { head, no, name, ahead: leader, values } = page.decision;
  const { own } = writing(sheet);
  const code = own(index);
  const begun = `SUM(${whole(counted, sheet)})>0`;
  const sign = `INDEX(${whole(ahead, sheet)},${code})`;
  const [first, second] = TEAMS.map((team) => own(order.values[team])) as [string, string];
  const onlyCompares = TEAM_CRITERIA.filter(comparesOnly(match)).map(
    (each) => `${code}=${criterionPlace(each.code)}`,
  );
  const shown = (one: string, other: string): string =>
    `IF(OR(${own(leader)}="",${onlyCompares.join(',')}),"",IF(${sign}<0,${other},${one}))`;
  const heading = ({ area: { column } }: Place, said: string): Block => textRow(head, column, [said]);
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
  ...scores(match, words),
  ...decision(match, words),
];

const makeRounds = (layout: Layout, match: MatchLayout): readonly Block[] => {
  const { sheet, rounds, game, open, counted } = match;
  const { all, own } = writing(sheet);
  const here = `(${all(layout.calculation.game.round)}=${own(rounds.label)})`;
  const { win, draw, loss } = MATCH_POINTS;
  const worth = { win: String(win), draw: String(draw), loss: String(loss) };
  return [
    down(rounds.label, countTo(layout.rounds), '0'),
    fill(open, `SUMPRODUCT(${here}*${all(game.open)})`),
    fill(counted, `SUMPRODUCT(${here}*(${all(game.marks.first)}>=0))`),
    ...TEAMS.flatMap((team) => {
      const [mine, theirs] = [own(rounds.points[team]), own(rounds.points[OTHER[team]])];
      return [
        fill(rounds.points[team], `SUMPRODUCT(${here}*${all(game.points[team])})/${POINT_UNIT}`, '0.0'),
        fill(
          rounds.wins[team],
          `IF(OR(${own(open)}>0,${own(counted)}=0),0,${matchPointsFormula(worth, mine, theirs)})`,
        ),
      ];
    }),
    fill(rounds.last, own(counted)),
  ];
};

const makeTotal = ({ sheet, total, rounds, game, counted }: MatchLayout): readonly Block[] => {
  const { all } = writing(sheet);
  return [
    ...TEAMS.flatMap((team) => [
      fill(total.points[team], `SUM(${all(game.points[team])})/${POINT_UNIT}`, '0.0'),
      fill(total.wins[team], `SUM(${all(rounds.wins[team])})`),
    ]),
    fill(total.last, `SUM(${all(counted)})`),
  ];
};

const makeBoards = ({ sheet, boardRows, game, top, sum, bottom }: MatchLayout): readonly Block[] => {
  const own = (where: Place, offset = 0): string => inRow(where, sheet, where.area.row + offset);
  const { all } = writing(sheet);
  const { label, points, wins, last } = boardRows;
  const here = `(${all(game.board)}=${own(label)})`;
  const marked = (team: Team, mark: number): string =>
    `COUNTIFS(${all(game.board)},${own(label)},${all(game.marks[team])},${mark})`;
  const of = (team: Team): string => `SUMPRODUCT(${here}*${all(game.points[team])})`;
  const drawn = `COUNTIFS(${all(game.board)},${own(label)},${all(game.marks.first)},${MARKS.draw},${all(game.marks.second)},${MARKS.draw})`;
  return [
    down(label, countTo(label.area.rows), '0'),
    ...TEAMS.flatMap((team) => [
      fill(points[team], `${of(team)}/${POINT_UNIT}`, '0.0'),
      fill(wins[team], marked(team, MARKS.win)),
    ]),
    fill(last, drawn),
    // The row above the first and the one below the last are empty, and an empty cell is level.
    fill(
      top,
      `IF(${numberIn(own(top, -1))}<>0,${own(top, -1)},${signOf(own(points.first), own(points.second))})`,
    ),
    fill(sum, `${numberIn(own(sum, -1))}+${of('first')}-(${of('second')})`),
    fill(
      bottom,
      `IF(${own(label)}=${label.area.rows},0,IF(${numberIn(own(bottom, 1))}<>0,${own(bottom, 1)},${signOf(own(sum), '0')}))`,
    ),
  ];
};

/** The total, a row per round, a row per board. */
export const makeMatchScore = (layout: Layout, match: MatchLayout): readonly Block[] => [
  ...makeTotal(match),
  ...makeRounds(layout, match),
  ...makeBoards(match),
];
