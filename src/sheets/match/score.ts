import { MATCH_POINTS } from '../../core/tiebreak/teams/table';
import { numberIn } from '../../grid/formula/number';
import { countTo, down, fill } from '../../grid/block';
import { POINT_UNIT, type Layout } from '../layout';
import type { MatchLayout } from '../layout/match';
import type { Block } from '../../grid/plan';
import { inRow, whole, type Place } from '../../grid/reference';
import { MARKS } from './games';
import { matchPointsFormula } from './matchPoints';
import { OTHER, signOf, TEAMS, type Team } from './teams';

const makeRounds = (layout: Layout, match: MatchLayout): readonly Block[] => {
  const { sheet, rounds, game, open, counted } = match;
  const own = (where: Place): string => inRow(where, sheet);
  const all = (where: Place): string => whole(where, sheet);
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
  const all = (where: Place): string => whole(where, sheet);
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
  const all = (where: Place): string => whole(where, sheet);
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
