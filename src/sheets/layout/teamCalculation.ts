import { STATUSES, LINE_UP_RULES } from '../../core/model';
import { OUTCOMES, PENDING_FORMS } from '../../core/results/outcome';
import { PAPER_FORMATS } from '../../core/paper';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { BOARD_FORMS } from '../../core/results/typed';
import type { Place } from '../../grid/reference';
import { DE_PASSES } from './calculation';
import { columnsFrom, HEADER } from './columns';

type Take = ReturnType<typeof columnsFrom>;

const lineColumns = (take: Take, lines: number) => ({
  alive: take(lines),
  text: take(lines),
  /** The outcome that was typed (0 none, -1 not understood), and the one that counts. */
  typed: take(lines),
  outcome: take(lines),
  marks: { home: take(lines), away: take(lines) },
  points: { home: take(lines), away: take(lines) },
  /** Which row of Teams sits there (0: no member), their place in the list, a key of who and when, with how many of the others they sit the wrong way round. */
  person: { home: take(lines), away: take(lines) },
  member: { home: take(lines), away: take(lines) },
  seat: { home: take(lines), away: take(lines) },
  wrong: { home: take(lines), away: take(lines) },
  fault: { home: take(lines), away: take(lines) },
  /** The row of Teams for whom the game counts. */
  player: { home: take(lines), away: take(lines) },
  note: take(lines, 1, 1),
});

const matchColumns = (take: Take, matches: number) => ({
  no: take(matches),
  home: take(matches),
  away: take(matches),
  round: take(matches),
  /** Which of the meetings of its two teams it is, from 1; and both teams, as one number. */
  meeting: take(matches),
  pair: take(matches),
  alive: take(matches),
  open: take(matches),
  counted: take(matches),
  /** Whether every board has a result that was typed. */
  finished: take(matches),
  /** Its round once it is over, 0 before. */
  overIn: take(matches),
  /** The same of those with a game that was played. */
  playedIn: take(matches),
  games: { home: take(matches), away: take(matches) },
  /** Game points as people write them. */
  said: { home: take(matches), away: take(matches) },
  matches: { home: take(matches), away: take(matches) },
  /** The primary and the other score, averaged over the meetings of these two, as whole numbers. */
  met: take(matches),
  primary: { home: take(matches), away: take(matches) },
  secondary: { home: take(matches), away: take(matches) },
  /** The scores of both teams in the whole event. */
  totalMatches: { home: take(matches), away: take(matches) },
  totalGames: { home: take(matches), away: take(matches, 1, 1) },
});

const teamColumns = (take: Take, teams: number, boards: number) => ({
  no: take(teams),
  row: take(teams),
  name: take(teams),
  live: take(teams),
  left: take(teams),
  played: take(teams),
  won: take(teams),
  drawn: take(teams),
  finished: take(teams),
  all: take(teams),
  counted: take(teams),
  matches: take(teams),
  games: take(teams),
  /** What the arbiter adds, and how many teams down to this one have an adjustment. */
  adjustment: take(teams),
  adjusted: take(teams),
  onBoards: take(teams, boards),
  criteria: take(teams, TEAM_CRITERIA.length),
  start: take(teams),
});

const personColumns = (take: Take, persons: number, boards: number) => ({
  no: take(persons),
  key: take(persons),
  games: take(persons),
  won: take(persons),
  drawn: take(persons),
  points: take(persons),
  order: take(persons),
  rank: take(persons),
  rankTo: take(persons),
  position: take(persons),
  onBoards: take(persons, boards, 1),
});

/** How many of everything there are. */
interface Counts {
  readonly lines: number;
  readonly matches: number;
  readonly teams: number;
  readonly persons: number;
  readonly boards: number;
  readonly slots: number;
}

/** The hidden sheet of a team event: a row a line of Matches, a match, a team, a row of Teams; the rank chain of the teams. */
export const teamCalculationLayout = (sheet: string, counts: Counts) => {
  const { lines, matches, teams, persons, boards, slots } = counts;
  const take = columnsFrom(sheet, HEADER + 1);
  const passes = Math.max(DE_PASSES, boards);
  const withCodes = (count: number, gap = 0): Place => {
    const names = take(count);
    take(count, 1, gap);
    return names;
  };
  const tables = {
    forms: {
      text: take(BOARD_FORMS.length + PENDING_FORMS.length),
      outcome: take(BOARD_FORMS.length + PENDING_FORMS.length),
    },
    outcomes: {
      home: take(OUTCOMES.length),
      away: take(OUTCOMES.length),
      played: take(OUTCOMES.length),
    },
    worth: take(4),
    matchWorth: take(3),
    facts: take(7),
    criteria: {
      code: take(TEAM_CRITERIA.length),
      heading: take(TEAM_CRITERIA.length),
      about: take(TEAM_CRITERIA.length),
      scale: take(TEAM_CRITERIA.length),
      sign: take(TEAM_CRITERIA.length),
    },
    faults: take(4),
    /** What drop-downs offer: results, statuses; rules of line-ups and formats of paper, their codes beside. */
    choices: {
      results: take(OUTCOMES.length),
      statuses: take(STATUSES.length),
      lineUps: withCodes(LINE_UP_RULES.length),
      papers: withCodes(PAPER_FORMATS.length, 1),
    },
  };
  const team = teamColumns(take, teams, boards);
  const chain = Array.from({ length: slots }, () => ({
    passes: Array.from({ length: passes }, () => ({
      same: take(matches),
      mini: take(teams),
      value: take(teams),
      place: take(teams),
    })),
    shown: take(teams),
  }));
  const order = { tied: take(teams), position: take(teams), rank: take(teams, 1, 1) };
  return {
    sheet,
    ...tables,
    team,
    chain,
    order,
    match: matchColumns(take, matches),
    person: personColumns(take, persons, boards),
    line: lineColumns(take, lines),
    /** The column after the last one. */
    end: take(0).area.column,
  };
};
