import { OUTCOMES } from '../../core/outcome';
import { PENDING_FORMS } from '../../core/pending';
import type { TeamEvent } from '../../core/teamEvent/model';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { FORMS } from '../../core/typed';
import { place, type Place } from '../../grid/reference';
import { TEAM_SETTINGS, type TeamSetting } from '../../language/teamEventSettings';
import { DE_PASSES } from './calculation';
import { columnsFrom } from './columns';
import { HEADER } from './table';

/** The names of the sheets of a team event. */
export interface TeamSheetNames {
  readonly matches: string;
  readonly standings: string;
  readonly crosstable: string;
  readonly players: string;
  readonly teams: string;
  readonly settings: string;
  readonly calculation: string;
  /** Only of a cyclical Scheveningen match. */
  readonly movement: string;
}

/** Places for team criteria at the least, so that the organiser can add one. */
const LEAST_SLOTS = 6;

/** Rows below the members of each team at the least, for whoever comes later. */
const SPARE_MEMBERS = 2;

/** Columns of Matches: what is seen, then the literal numbers that lines are found by. */
export const MATCH_COLUMNS = { board: 0, home: 1, result: 2, away: 3, check: 4, count: 5 } as const;
const MATCH_KEYS = ['match', 'boardNo', 'white', 'round', 'homeNo', 'awayNo'] as const;

/** Columns of Teams, likewise. */
export const TEAM_COLUMNS = { no: 0, name: 1, rating: 2, status: 3, played: 4, note: 5, count: 6 } as const;
const TEAM_KEYS = ['team', 'member', 'teamRow'] as const;

type Take = ReturnType<typeof columnsFrom>;

const lineColumns = (take: Take, lines: number) => ({
  alive: take(lines),
  text: take(lines),
  /** The outcome that was typed (0 none, -1 not understood), and the one that counts. */
  typed: take(lines),
  outcome: take(lines),
  marks: { home: take(lines), away: take(lines) },
  points: { home: take(lines), away: take(lines) },
  /** Which row of Teams sits there (0: no member), their place in the list, a key of who and when, the highest place above. */
  person: { home: take(lines), away: take(lines) },
  member: { home: take(lines), away: take(lines) },
  seat: { home: take(lines), away: take(lines) },
  above: { home: take(lines), away: take(lines) },
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

const calculationLayout = (sheet: string, counts: Counts) => {
  const { lines, matches, teams, persons, boards, slots } = counts;
  const take = columnsFrom(sheet, HEADER + 1);
  const passes = Math.max(DE_PASSES, boards);
  const tables = {
    forms: {
      text: take(FORMS.length + PENDING_FORMS.length),
      outcome: take(FORMS.length + PENDING_FORMS.length),
    },
    outcomes: {
      home: take(OUTCOMES.length),
      away: take(OUTCOMES.length),
      played: take(OUTCOMES.length),
    },
    worth: take(4),
    matchWorth: take(3),
    facts: take(5),
    criteria: {
      code: take(TEAM_CRITERIA.length),
      heading: take(TEAM_CRITERIA.length),
      about: take(TEAM_CRITERIA.length),
      scale: take(TEAM_CRITERIA.length),
      sign: take(TEAM_CRITERIA.length),
    },
    faults: take(4),
    /** What drop-downs offer: results, statuses, rules of line-ups. */
    choices: { results: take(OUTCOMES.length), statuses: take(3), lineUps: take(3, 1, 1) },
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

const settingsLayout = (sheet: string, slots: number) => {
  const row = (key: TeamSetting): number => {
    const index = TEAM_SETTINGS.indexOf(key);
    const machine = TEAM_SETTINGS.indexOf('id');
    return HEADER + index + (index < machine ? 0 : slots + 2);
  };
  const first = HEADER + TEAM_SETTINGS.indexOf('id');
  return {
    sheet,
    setting: (key: TeamSetting): Place => place(sheet, row(key), 1),
    slots: place(sheet, first, 1, slots),
    machine: row('id'),
    end: row('language') + 1,
  };
};

/** A line of the sheet Matches. */
export type MatchLine =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'match' | 'board'; readonly match: number; readonly board: number };

/** The lines of Matches: a heading a round, a heading a match, a line a board; matches and boards by their places from 0. */
const matchLines = ({ matches, rounds }: Pick<TeamEvent, 'matches' | 'rounds'>): readonly MatchLine[] =>
  Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round): readonly MatchLine[] => [
    { kind: 'round', round },
    ...matches.flatMap((match, place): readonly MatchLine[] =>
      match.round === round
        ? [
            { kind: 'match', match: place, board: -1 },
            ...match.boards.map((_, board) => ({ kind: 'board' as const, match: place, board })),
          ]
        : [],
    ),
  ]);

/** Which of the meetings of its two teams each match is, from 1. */
export const meetingsOf = (matches: TeamEvent['matches']): readonly number[] => {
  const met = new Map<string, number>();
  return matches.map(({ home, away }) => {
    const pair = `${Math.min(home, away)} ${Math.max(home, away)}`;
    const meeting = (met.get(pair) ?? 0) + 1;
    met.set(pair, meeting);
    return meeting;
  });
};

/** Columns of a list of lines, those that are seen by number, the hidden ones after them by name. */
const listed = <Key extends string>(sheet: string, seen: number, keys: readonly Key[], rows: number) => {
  const first = HEADER + 1;
  return {
    sheet,
    header: HEADER,
    first,
    rows,
    column: (index: number): Place => place(sheet, first, index, rows),
    key: (key: Key): Place => place(sheet, first, seen + keys.indexOf(key), rows),
    hidden: { from: seen, count: keys.length },
  };
};

/** Where everything of a team event stands. */
export const teamEventLayout = (event: TeamEvent, names: TeamSheetNames) => {
  const lines = matchLines(event);
  const memberRows = Math.max(...event.teams.map(({ members }) => members.length)) + SPARE_MEMBERS;
  const slots = Math.max(LEAST_SLOTS, event.tieBreaks.length);
  const teams = event.teams.length;
  const persons = teams * (memberRows + 1);
  const counts = {
    lines: lines.length,
    matches: event.matches.length,
    teams,
    persons,
    boards: event.boards,
    slots,
  };
  const meetings = Math.max(1, ...meetingsOf(event.matches));
  const crossColumns = teams * meetings;
  const crossRow = HEADER + 1;
  const helper = 2 + crossColumns + 4;
  return {
    names,
    lines,
    memberRows,
    teamCount: teams,
    boards: event.boards,
    /** How often two teams meet at the most. */
    meetings,
    slots,
    matches: listed(names.matches, MATCH_COLUMNS.count, MATCH_KEYS, lines.length),
    teams: listed(names.teams, TEAM_COLUMNS.count, TEAM_KEYS, persons),
    settings: settingsLayout(names.settings, slots),
    calculation: calculationLayout(names.calculation, counts),
    standings: {
      sheet: names.standings,
      header: HEADER,
      first: HEADER + 1,
      /** Rank, team, matches, won, drawn, lost. */
      fixed: 6,
      column: (index: number): Place => place(names.standings, HEADER + 1, index, teams),
      helper: 6 + slots + 1,
    },
    crosstable: {
      sheet: names.crosstable,
      header: HEADER,
      first: crossRow,
      cells: place(names.crosstable, crossRow, 2, teams, crossColumns),
      matchPoints: place(names.crosstable, crossRow, 2 + crossColumns, teams),
      gamePoints: place(names.crosstable, crossRow, 3 + crossColumns, teams),
      rank: place(names.crosstable, crossRow, 4 + crossColumns, teams),
      /** Which team stands in a row; the match of each cell; whether the row's team won it. */
      helper: place(names.crosstable, crossRow, helper, teams),
      found: place(names.crosstable, crossRow, helper + 2, teams, crossColumns),
      won: place(names.crosstable, crossRow, helper + 3 + crossColumns, teams, crossColumns),
    },
    players: {
      sheet: names.players,
      header: HEADER,
      first: HEADER + 1,
      rows: persons,
      /** Rank, player, team, rating, games, won, drawn, lost, points, per cent. */
      fixed: 10,
      column: (index: number): Place => place(names.players, HEADER + 1, index, persons),
      helper: 10 + event.boards + 1,
    },
  };
};

export type TeamEventLayout = ReturnType<typeof teamEventLayout>;
