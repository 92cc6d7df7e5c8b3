import { pairKey } from '../../core/grouped';
import { countTo } from '../../core/numbers';
import { largest } from '../../core/extremes';
import type { TeamEvent } from '../../core/teamEvent/model';
import { place, type Place } from '../../grid/reference';
import { LOG } from './log';
import { HEADER, table } from './columns';
import { teamCalculationLayout } from './teamCalculation';
import { slotsOf, tournamentLayout } from './tournament';

/** Columns of Team standings before those of the list: rank, team, matches, won, drawn, lost. */
export const TEAM_POINTS = 6;

/** The names of the sheets of a team event. */
export interface TeamSheetNames {
  readonly matches: string;
  readonly standings: string;
  readonly crosstable: string;
  readonly players: string;
  readonly teams: string;
  readonly settings: string;
  readonly calculation: string;
  readonly log: string;
  /** Only of a cyclical Scheveningen match. */
  readonly movement: string;
}

/** Rows below the members of each team at the least, for whoever comes later. */
const SPARE_MEMBERS = 2;

/** Columns of Matches that are always there, from the left. */
export const MATCH_COLUMNS = { board: 0, home: 1, result: 2, away: 3 } as const;

/** All that is seen of Matches; the literal numbers that lines are found by come after them. */
const matchColumns = ({ dated }: Pick<TeamEvent, 'dated'>) =>
  dated
    ? { ...MATCH_COLUMNS, times: { date: 4, venue: 5 }, check: 6, count: 7 }
    : { ...MATCH_COLUMNS, times: null, check: 4, count: 5 };

const MATCH_KEYS = ['match', 'boardNo', 'white', 'round', 'homeNo', 'awayNo'] as const;

/** Columns of Teams, likewise. */
export const TEAM_COLUMNS = {
  ...{ no: 0, name: 1, rating: 2, status: 3, adjustment: 4, reason: 5, played: 6, note: 7 },
  count: 8,
} as const;
const TEAM_KEYS = ['team', 'member', 'teamRow'] as const;

/** A line of the sheet Matches. */
export type MatchLine =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'match' | 'board'; readonly match: number; readonly board: number };

/** The lines of Matches: a heading a round, a heading a match, a line a board; matches and boards by their places from 0. */
const matchLines = ({ games: matches, rounds }: Pick<TeamEvent, 'games' | 'rounds'>): readonly MatchLine[] =>
  countTo(rounds).flatMap((round): readonly MatchLine[] => [
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
const meetingsOf = (matches: TeamEvent['games']): readonly number[] => {
  const met = new Map<string, number>();
  return matches.map(({ white: home, black: away }) => {
    const pair = pairKey(home, away);
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

/** How much room sheets have: rows for the members of each team, and places for criteria. */
export interface TeamRoom {
  readonly members: number;
  readonly slots: number;
}

/** The room that new sheets have. */
const roomFor = (event: TeamEvent): TeamRoom => ({
  members: largest(event.players.map(({ members }) => members.length)) + SPARE_MEMBERS,
  slots: slotsOf(event),
});

/** Where everything of a team event stands. */
export const teamEventLayout = (
  event: TeamEvent,
  names: TeamSheetNames,
  room: TeamRoom = roomFor(event),
  logLines = 1,
) => {
  const lines = matchLines(event);
  const columns = matchColumns(event);
  const { members: memberRows, slots } = room;
  const teams = event.players.length;
  const persons = teams * (memberRows + 1);
  const counts = {
    lines: lines.length,
    matches: event.games.length,
    teams,
    persons,
    boards: event.discipline.boards,
    slots,
  };
  const meetings = Math.max(1, largest(meetingsOf(event.games)));
  const crossColumns = teams * meetings;
  const crossRow = HEADER + 1;
  const helper = 2 + crossColumns + 4;
  return {
    names,
    lines,
    memberRows,
    teamCount: teams,
    rounds: event.rounds,
    boards: event.discipline.boards,
    /** How often two teams meet at the most. */
    meetings,
    slots,
    matches: {
      ...listed(names.matches, columns.count, MATCH_KEYS, lines.length),
      columns,
    },
    teams: listed(names.teams, TEAM_COLUMNS.count, TEAM_KEYS, persons),
    tournament: tournamentLayout(names.settings, slots, null, event),
    calculation: teamCalculationLayout(names.calculation, counts),
    log: table(names.log, logLines, LOG.count),
    standings: {
      sheet: names.standings,
      header: HEADER,
      first: HEADER + 1,
      fixed: TEAM_POINTS,
      column: (index: number): Place => place(names.standings, HEADER + 1, index, teams),
      helper: TEAM_POINTS + slots + 1,
      /** Where the teams are named whose points were adjusted, below what the criteria mean. */
      adjusted: HEADER + 1 + teams + slots + 3,
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
      helper: 10 + event.discipline.boards + 1,
    },
  };
};

export type TeamEventLayout = ReturnType<typeof teamEventLayout>;
