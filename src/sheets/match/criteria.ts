import { present } from '../../core/present';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { MATCH_POINTS } from '../../core/tiebreak/teams/table';
import { fill } from '../../grid/block';
import { POINT_UNIT } from '../layout';
import type { MatchLayout } from '../layout/match';
import type { Block } from '../../grid/plan';
import { fixedCell, type Place, writing, cellIn } from '../../grid/reference';
import { MARKS } from './games';
import { OTHER, signOf, TEAMS, type Team } from './teams';

/** How a criterion is worked out for two teams: a whole number for each over `scale`, or only who is ahead. */
type Worked =
  | { readonly key: (team: Team) => string; readonly scale?: string; readonly format: string }
  | { readonly sign: string };

/** The place of a criterion in `TEAM_CRITERIA`, from 1. */
export const criterionPlace = (code: string): number =>
  TEAM_CRITERIA.findIndex((each) => each.code === code) + 1;

const cellAt = (where: Place, place: number): string => fixedCell(cellIn(where, place - 1), where.sheet);

/** Whether game points are the primary score: they stand first in the list. */
const gamesFirst = ({ index }: MatchLayout): string => `${cellAt(index, 1)}=${criterionPlace('GP')}`;

const WHOLE = '0';
const POINTS = '0.0';
const PRODUCTS = '0.00';
const SIDES: Readonly<Record<Team, number>> = { first: -1, second: 1 };

const workedOut = (match: MatchLayout): Readonly<Record<string, Worked>> => {
  const { sheet, game, worth, counted, top, bottom, ahead, scale, total } = match;
  const { all } = writing(sheet);
  const matchPoints = (team: Team): string => fixedCell(total.wins[team], sheet);
  const gamePoints = (team: Team): string => `SUM(${all(game.points[team])})`;
  const signOfCode = (code: string): string => cellAt(ahead, criterionPlace(code));
  const [games, matches] = [signOfCode('GP'), signOfCode('MP')];
  const either = (one: string, other: string): string => `IF(${one}<>0,${one},${other})`;
  const rounds = `COUNTIFS(${all(counted)},">0")`;
  const most = `${cellAt(worth, MARKS.win + 1)}*MAX(${all(game.board)})`;
  const factor = `IF(${gamesFirst(match)},${most}*${rounds}/${POINT_UNIT * MATCH_POINTS.win},${POINT_UNIT * MATCH_POINTS.win}*${rounds}/(${most}))`;
  const ownScale = cellAt(scale, criterionPlace('SSSC'));
  const product = (theirs: typeof matchPoints, own: typeof matchPoints, unit: number): Worked => ({
    key: (team) => `${theirs(OTHER[team])}*${own(team)}`,
    scale: `${unit}`,
    format: PRODUCTS,
  });
  return {
    MP: { key: matchPoints, format: WHOLE },
    GP: { key: gamePoints, scale: `${POINT_UNIT}`, format: POINTS },
    EDE: { sign: `IF(${gamesFirst(match)},${either(games, matches)},${either(matches, games)})` },
    NZ_BOARDS: {
      key: (team) => `SUMPRODUCT(${all(game.board)}*(${all(game.marks[team])}=${MARKS.win}))`,
      format: WHOLE,
    },
    NZ_BLACK: {
      key: (team) => `COUNTIFS(${all(game.marks[team])},${MARKS.win},${all(game.side)},${SIDES[team]})`,
      format: WHOLE,
    },
    BC: {
      key: (team) => `SUMPRODUCT(${all(game.board)}*${all(game.points[team])})`,
      scale: `${POINT_UNIT}`,
      format: POINTS,
    },
    TBR: { sign: cellAt(top, top.area.rows) },
    BBE: { sign: cellAt(bottom, 1) },
    EMMSB: product(matchPoints, matchPoints, 1),
    EMGSB: product(matchPoints, gamePoints, POINT_UNIT),
    EGMSB: product(gamePoints, matchPoints, POINT_UNIT),
    EGGSB: product(gamePoints, gamePoints, POINT_UNIT * POINT_UNIT),
    SSSC: {
      key: (team) =>
        `IF(${gamesFirst(match)},${matchPoints(team)}*${ownScale}+${gamePoints(OTHER[team])}*${rounds},${gamePoints(team)}*${ownScale}/${POINT_UNIT}+${matchPoints(OTHER[team])}*${rounds}*${POINT_UNIT})`,
      scale: `${POINT_UNIT}*MAX(1,INT(IFERROR(${factor},1)))`,
      format: PRODUCTS,
    },
  };
};

/** Whether a criterion only says who is ahead: its values are the ranks 1 and 2. */
export const comparesOnly =
  (match: MatchLayout) =>
  ({ code }: { readonly code: string }): boolean =>
    'sign' in present(workedOut(match)[code]);

/** The number format of each criterion's values. */
export const formatsOf = (
  match: MatchLayout,
): readonly { readonly text: string; readonly format: string }[] =>
  Object.entries(workedOut(match)).map(([code, worked]) => ({
    text: code,
    format: 'key' in worked ? worked.format : WHOLE,
  }));

/**
 * Every team criterion of core: what it is for each team, and who is ahead by it (1 the first team, -1 the second). What
 * only compares the tied has ranks for values, none where it leaves them level.
 */
export const makeMatchCriteria = (match: MatchLayout): readonly Block[] => {
  const { keys, scale, ahead, criteria } = match;
  const worked = workedOut(match);
  return TEAM_CRITERIA.flatMap(({ code, better }, index): readonly Block[] => {
    const place = index + 1;
    const at = (where: Place): Place => cellIn(where, index);
    const cell = (where: Place): string => cellAt(where, place);
    const how = present(worked[code]);
    const sign = cell(ahead);
    if ('sign' in how)
      return [
        fill(at(ahead), how.sign),
        ...TEAMS.map((team) =>
          fill(
            at(criteria.values[team]),
            `IF(${sign}=0,"",IF(${sign}>0,${team === 'first' ? '1,2' : '2,1'}))`,
          ),
        ),
      ];
    const [one, other] = [cell(keys.first), cell(keys.second)];
    return [
      fill(at(scale), how.scale ?? '1'),
      ...TEAMS.flatMap((team) => [
        fill(at(keys[team]), how.key(team)),
        fill(at(criteria.values[team]), `${cell(keys[team])}/${cell(scale)}`, how.format),
      ]),
      fill(at(ahead), better === 'less' ? signOf(other, one) : signOf(one, other)),
    ];
  });
};
