import { entryAt, present, underKey } from '../../present';
import { type Fraction, ZERO, add, compare, fraction } from '../../fraction';
import type { Tournament } from '../../model';
import { type Result, unlessProblems } from '../../result';
import { placed, type Ranked, rank, classesBy, type Group } from '../ranking';
import { checkTeamOrder } from './order';
import { type Primary, type TeamTable, teamTable, type TeamMatch, type BoardResult } from './table';
import { largest } from '../../extremes';
import { sum } from '../../numbers';
import type { GroupCriterion, ValueCriterion } from '../criterion';

export type TeamCriterion = ValueCriterion<TeamTable> | GroupCriterion<TeamTable>;

/** A criterion with a value for each team. */
const teamValue = (
  code: string,
  name: string,
  source: string,
  valueOf: (table: TeamTable, team: number) => Fraction,
  better: 'more' | 'less' = 'more',
): TeamCriterion => ({
  code,
  name,
  source,
  better,
  roundRobin: 'suits',
  of: 'player',
  values: (table) => table.matches.map((_, team) => valueOf(table, team)),
});

/** A criterion that compares rows of numbers: the first difference decides, and the higher number ranks first. */
const teamRows = (
  code: string,
  name: string,
  source: string,
  rowOf: (table: TeamTable, team: number) => readonly number[],
): TeamCriterion => ({
  code,
  name,
  source,
  better: 'more',
  roundRobin: 'suits',
  of: 'group',
  once: (table, group) => {
    const rows = new Map(group.map((team) => [team, rowOf(table, team)]));
    return classesBy(group, (one, other) => {
      const [a, b] = [underKey(rows, one), underKey(rows, other)];
      const first = a.findIndex((value, index) => value !== b[index]);
      return first < 0 ? 0 : entryAt(b, first) - entryAt(a, first);
    });
  },
  again: false,
});

/** Points of all a team's matches; for games in whole numbers of 1/`unit`. */
const matchSum = (table: TeamTable, team: number, of: (match: TeamMatch) => number): number =>
  entryAt(table.matches, team).reduce((total, match) => total + of(match), 0);

/** Match points of all matches, added up, with the arbiter's adjustment. */
const matchPoints = teamValue('MP', 'Match points', 'FIDE C.07 11.1, 13.1', (table, team) =>
  add(fraction(entryAt(table.matchPoints, team), table.matchScoring.unit), entryAt(table.adjustments, team)),
);

/** Game points of the players, added up. */
const gamePoints = teamValue('GP', 'Game points', 'FIDE C.07 11.1, 13.1', (table, team) =>
  fraction(entryAt(table.gamePoints, team), table.scoring.unit),
);

/** A team's average score against each other one of the group, added up (6.1.2). */
const miniScore = ({ matches }: TeamTable, group: Group, team: number, score: Primary): Fraction =>
  group.reduce((total, opponent) => {
    const met = entryAt(matches, team).filter((match) => match.opponent === opponent);
    const of = (match: TeamMatch): number => (score === 'match' ? match.matchPoints : match.gamePoints);
    const points = met.reduce((sum, match) => sum + of(match), 0);
    return met.length === 0 ? total : add(total, fraction(points, met.length));
  }, ZERO);

const classesOf = (table: TeamTable, group: Group, score: Primary): readonly Group[] => {
  const scores = new Map(group.map((team) => [team, miniScore(table, group, team, score)]));
  return classesBy(group, (a, b) => compare(underKey(scores, b), underKey(scores, a)));
};

type Score = 'M' | 'G';

const WORDS: Readonly<Record<Score, string>> = { M: 'match points', G: 'game points' };

const totalOf = ({ matchPoints, gamePoints }: TeamTable, score: Score, team: number): number =>
  entryAt(score === 'M' ? matchPoints : gamePoints, team);

const resultOf = (score: Score, match: TeamMatch): number =>
  score === 'M' ? match.matchPoints : match.gamePoints;

const unitOf = ({ scoring, matchScoring }: TeamTable, score: Score): number =>
  (score === 'M' ? matchScoring : scoring).unit;

const extended = (theirs: Score, own: Score, article: number): TeamCriterion =>
  teamValue(
    `E${theirs}${own}SB`,
    `Sonneborn-Berger: their ${WORDS[theirs]} times own ${WORDS[own]}`,
    `FIDE C.07 13.2.${article}`,
    (table, team) => {
      const total = matchSum(
        table,
        team,
        (match) => totalOf(table, theirs, match.opponent) * resultOf(own, match),
      );
      return fraction(total, unitOf(table, theirs) * unitOf(table, own));
    },
  );

/** Extended Sonneborn-Berger: the opponent's match or game points times those made against it. */
const extendedSonneborn: readonly TeamCriterion[] = [
  extended('M', 'M', 1),
  extended('M', 'G', 2),
  extended('G', 'M', 3),
  extended('G', 'G', 4),
];

/** The most primary points that a team can make in all its matches, divided by the most secondary points in one. */
const factorOf = ({ primary, boards, matches, scoring, matchScoring }: TeamTable): number => {
  const most = largest(matches.map((list) => list.length));
  const match = matchScoring.win * scoring.unit;
  const games = scoring.win * boards * matchScoring.unit;
  const factor = primary === 'match' ? (match * most) / games : (games * most) / match;
  return Math.max(1, Math.floor(factor));
};

const boardSum = (table: TeamTable, team: number, of: (result: BoardResult) => number): number =>
  matchSum(table, team, ({ boards }) => boards.reduce((total, result) => total + of(result), 0));

/** The points made on each board, the top board first. */
const onBoards = (table: TeamTable, team: number): readonly number[] =>
  Array.from({ length: table.boards }, (_, index) =>
    boardSum(table, team, ({ board, points }) => (board === index + 1 ? points : 0)),
  );

/** Every criterion for teams, in the order in which they are offered. */
export const TEAM_CRITERIA: readonly TeamCriterion[] = [
  matchPoints,
  gamePoints,

  /**
   * Extended direct encounter: by the primary score among the tied; if that separates nobody, by the secondary; then again for
   * those who stay tied.
   */
  {
    code: 'EDE',
    name: 'Direct encounter, extended: the primary score, else the other',
    source: 'FIDE C.07 13.3',
    better: 'more',
    roundRobin: 'suits',
    of: 'group',
    once: (table, group) => {
      const first = classesOf(table, group, table.primary);
      return first.length > 1 ? first : classesOf(table, group, table.primary === 'match' ? 'game' : 'match');
    },
    again: true,
  },

  /** Numbers of the boards that a team won, added up; fewer is better. */
  teamValue(
    'NZ_BOARDS',
    'Sum of the numbers of the boards won (lower is better)',
    'NZCF handbook, Tie-breaking Systems',
    (table, team) => fraction(boardSum(table, team, ({ board, mark }) => (mark === 'win' ? board : 0))),
    'less',
  ),

  /** Games won with Black. */
  {
    ...teamValue('NZ_BLACK', 'Games won with Black', 'NZCF handbook, Tie-breaking Systems', (table, team) =>
      fraction(boardSum(table, team, ({ colour, mark }) => Number(colour === 'black' && mark === 'win'))),
    ),
    games: 'sides',
  },

  /** Board count: board numbers times the points made there; fewer is better, among teams with equal game points. */
  teamValue(
    'BC',
    'Board numbers times points (fewer is better)',
    'FIDE C.07 12.1',
    (table, team) =>
      fraction(
        boardSum(table, team, ({ board, points }) => board * points),
        table.scoring.unit,
      ),
    'less',
  ),

  /** Top board results: the points on board 1, else on board 2, and so on. */
  teamRows('TBR', 'Points on the top board, else on the next', 'FIDE C.07 12.2', onBoards),

  /** Bottom board elimination: the points on all boards except the last, then except the last two, and so on. */
  teamRows(
    'BBE',
    'Points without the last board, else without the last two',
    'FIDE C.07 12.3',
    (table, team) => {
      const points = onBoards(table, team);
      return points.slice(1).map((_, out) => sum(points.slice(0, points.length - 1 - out)));
    },
  ),
  ...extendedSonneborn,

  /**
   * Score and schedule strength: the secondary score and a share of the opponents' primary scores, added up.
   */
  teamValue(
    'SSSC',
    'The other score and a share of the opponents’ primary score',
    'FIDE C.07 13.4',
    (table, team) => {
      const { primary, matchPoints, gamePoints, scoring, matchScoring } = table;
      const byMatches = primary === 'match';
      const strength = matchSum(table, team, ({ opponent }) =>
        entryAt(byMatches ? matchPoints : gamePoints, opponent),
      );
      const secondary = byMatches
        ? fraction(entryAt(gamePoints, team), scoring.unit)
        : fraction(entryAt(matchPoints, team), matchScoring.unit);
      const { unit } = byMatches ? matchScoring : scoring;
      return add(secondary, fraction(strength, unit * factorOf(table)));
    },
  ),
];

const criterionOf = (code: string): TeamCriterion | undefined =>
  TEAM_CRITERIA.find((criterion) => criterion.code === code.toUpperCase());

/** The primary score of a list: the one that comes first. */
export const primaryOf = (order: readonly string[]): Primary =>
  order[0]?.toUpperCase() === gamePoints.code ? 'game' : 'match';

/** Ranks some teams of a table by a list without problems (`checkTeamOrder`). */
export const rankTeams = (
  table: TeamTable,
  order: readonly string[],
  ranked: readonly number[],
): Ranked<TeamCriterion> =>
  rank<TeamTable, TeamCriterion>(
    order.map((code) => present(criterionOf(code))),
    table,
    ranked,
    table.matches.length,
  );

/** One team's line. */
export interface TeamRow {
  /** The team's id. */
  readonly team: string;
  readonly rank: number;
  readonly rankTo: number;
  /** A value for each criterion; for those among tied teams the rank there, `null` if nothing is decided. */
  readonly values: readonly (Fraction | null)[];
}

/**
 * The standings of the teams of a tournament. A match is all games of two teams in one round; boards count from the lowest board
 * of the round. The first criterion of the list, `MP` or `GP`, is the primary score. Problems as for `checkTeamOrder`.
 */
export const teamStandings = (tournament: Tournament, order: readonly string[]): Result<readonly TeamRow[]> =>
  unlessProblems(checkTeamOrder(order), () => {
    const all = tournament.teams.map((_, team) => team);
    const { groups, stages } = rankTeams(teamTable(tournament, primaryOf(order)), order, all);
    return placed(groups).map(({ competitor, ...places }) => ({
      team: entryAt(tournament.teams, competitor).id,
      ...places,
      values: stages.map(({ column }) => entryAt(column, competitor)),
    }));
  });
