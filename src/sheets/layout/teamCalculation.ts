import { STATUSES, LINE_UP_RULES } from '../../core/model';
import { OUTCOMES, PENDING_FORMS } from '../../core/results/outcome';
import { PAPER_FORMATS } from '../../core/paper';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { BOARD_FORMS } from '../../core/results/typed';
import type { Place } from '../../grid/reference';
import { DE_PASSES } from './calculation';
import { columnsFrom, HEADER, columnsEach, sidesEach, type Take } from './columns';

const lineColumns = (take: Take, lines: number) => ({
  /** The outcome that was typed (0 none, -1 not understood), and the one that counts. */
  ...columnsEach(take, lines, ['alive', 'text', 'typed', 'outcome']),
  /**
   * Which row of Teams sits there (0: no member), their place in the list, a key of who and when, with how many of the others they sit
   * the wrong way round; of `player` the game counts.
   */
  ...sidesEach(take, lines, ['marks', 'points', 'person', 'member', 'seat', 'wrong', 'fault', 'player']),
  note: take(lines, 1, 1),
});

const matchColumns = (take: Take, matches: number) => ({
  ...columnsEach(take, matches, ['no', 'home', 'away', 'round']),
  /** Which of the meetings of its two teams it is, from 1; and both teams, as one number. */
  ...columnsEach(take, matches, ['meeting', 'pair']),
  /** `finished`: whether every board has a result that was typed. */
  ...columnsEach(take, matches, ['alive', 'open', 'counted', 'finished']),
  /** Its round once it is over, 0 before; the same of those with a game that was played. */
  ...columnsEach(take, matches, ['overIn', 'playedIn']),
  /** `said`: game points as people write them. */
  ...sidesEach(take, matches, ['games', 'said', 'matches']),
  /** The primary and the other score, averaged over the meetings of these two, as whole numbers. */
  met: take(matches),
  ...sidesEach(take, matches, ['primary', 'secondary']),
  /** The scores of both teams in the whole event. */
  ...sidesEach(take, matches, ['totalMatches']),
  totalGames: { home: take(matches), away: take(matches, 1, 1) },
});

const teamColumns = (take: Take, teams: number, boards: number) => ({
  ...columnsEach(take, teams, ['no', 'row', 'name', 'live', 'left', 'played', 'won', 'drawn']),
  ...columnsEach(take, teams, ['finished', 'all', 'counted', 'matches', 'games']),
  /** What the arbiter adds, and how many teams down to this one have an adjustment. */
  ...columnsEach(take, teams, ['adjustment', 'adjusted']),
  onBoards: take(teams, boards),
  criteria: take(teams, TEAM_CRITERIA.length),
  start: take(teams),
});

const personColumns = (take: Take, persons: number, boards: number) => ({
  ...columnsEach(take, persons, ['no', 'key', 'games', 'won', 'drawn', 'points']),
  ...columnsEach(take, persons, ['order', 'rank', 'rankTo', 'position']),
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
    forms: columnsEach(take, BOARD_FORMS.length + PENDING_FORMS.length, ['text', 'outcome']),
    outcomes: columnsEach(take, OUTCOMES.length, ['home', 'away', 'played']),
    worth: take(4),
    matchWorth: take(3),
    facts: take(7),
    criteria: columnsEach(take, TEAM_CRITERIA.length, ['code', 'heading', 'about', 'scale', 'sign']),
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
      ...columnsEach(take, teams, ['mini', 'value', 'place']),
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
