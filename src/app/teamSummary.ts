import { present } from '../core/present';
import { problem, type Problem } from '../core/problem';
import type { TeamEvent } from '../core/teamEvent/model';
import type { Side } from '../core/score';
import { boardsToPlay } from '../core/teamEvent/toPlay';
import { area } from '../grid/cell';
import type { GridOf, Place } from '../grid/reference';
import { type TournamentParts } from '../sheets/findTournaments';
import { teamSheetsOf } from '../sheets/teamEvent/parts';
import { parseTeamSheets } from '../sheets/teamEvent/parse';
import type { Selection } from '../workbook/port';
import type { FoundTeams } from './summary';

/** The sheets of a team event that people look at, in the order of the tabs. */
export const TEAM_SHEETS = ['matches', 'standings', 'crosstable', 'players', 'teams', 'settings'] as const;

export type TeamSheet = (typeof TEAM_SHEETS)[number];

/** What can be typed at a board: the names of both sides, and the result. */
export type BoardCell = Side | 'result';

/** What one look at a team event tells. */
export interface TeamSummary {
  readonly id: string;
  /** Its sheet Team event. */
  readonly sheet: string;
  readonly event: TeamEvent;
  /** Cells that count as not filled, line-ups that break a rule, statuses that do not fit. */
  readonly problems: readonly Problem[];
  /** Where to look: on Matches the result of the next board; sheets that were deleted are absent. */
  readonly places: Readonly<Partial<Record<TeamSheet, Place>>>;
  /** Names of its sheets that were found, hidden ones among them, each once. */
  readonly sheets: readonly string[];
  /** Which row of Matches each board stands in: by the number of its match, then in the order of the boards. */
  readonly rows: Readonly<Record<number, readonly number[]>>;
  /** The columns of Matches in which is typed. */
  readonly columns: Readonly<Record<BoardCell, Place>>;
}

/** The team events of a workbook, and what is wrong with those that cannot be read. */
export interface TeamSummaries {
  readonly events: readonly TeamSummary[];
  readonly problems: readonly Problem[];
}

/** Where something is typed at a board, `index` from 0 in the order of the boards of a match. */
export const boardCell = (
  { rows, columns }: Pick<TeamSummary, 'rows' | 'columns'>,
  match: number,
  index: number,
  cell: BoardCell,
): Selection | undefined => {
  const row = rows[match]?.[index];
  const { sheet, area: whole } = columns[cell];
  return row === undefined ? undefined : { sheet, area: area(row, whole.column) };
};

const rowsIn = ({ places }: TournamentParts, gridOf: GridOf): TeamSummary['rows'] => {
  const [numbers, boards] = [present(places.Matches_match), present(places.Matches_board)];
  const values = (where: Place) => (gridOf(where)?.values ?? []).map(([value]) => value);
  const nos = values(numbers);
  const rows: Record<number, number[]> = {};
  values(boards).forEach((board, line) => {
    const no = nos[line];
    if (typeof no !== 'number' || typeof board !== 'number' || board === 0) return;
    (rows[no] ??= []).push(boards.area.row + line);
  });
  return rows;
};

/** The result of the first board that somebody waits for, as the sheet stands; else that of the first board. */
const nextResult = (found: Pick<TeamSummary, 'event' | 'rows' | 'columns'>): Place | undefined => {
  const { event } = found;
  const next = event.games.flatMap((match) => {
    const open = boardsToPlay(event, match);
    const index = match.boards.findIndex((board) => open.includes(board));
    return index < 0 ? [] : (boardCell(found, match.no, index, 'result') ?? []);
  });
  return next[0] ?? boardCell(found, event.games[0]?.no ?? 1, 0, 'result');
};

const topOf = (where: Place | undefined): Place | undefined =>
  where && { sheet: where.sheet, area: area(0, 0) };

const summaryOf = (
  parts: TournamentParts,
  gridOf: GridOf,
  event: TeamEvent,
  problems: readonly Problem[],
): TeamSummary => {
  const { sheet, places } = parts;
  const rows = rowsIn(parts, gridOf);
  const columns = {
    home: present(places.Matches_home),
    result: present(places.Matches_result),
    away: present(places.Matches_away),
  };
  const shown: Readonly<Record<TeamSheet, Place | undefined>> = {
    matches: nextResult({ event, rows, columns }),
    standings: topOf(places.Standings),
    crosstable: topOf(places.Crosstable),
    players: topOf(places.Individuals),
    teams: topOf(places.Teams_team),
    settings: topOf(places.id),
  };
  return {
    ...{ id: event.id, sheet, event, problems, rows, columns },
    places: Object.fromEntries(Object.entries(shown).filter(([, where]) => where)),
    sheets: teamSheetsOf(parts),
  };
};

/** Two sheets with one id: one was copied, and nobody can say which is meant. */
const copies = (events: readonly TeamSummary[]): readonly Problem[] =>
  events.flatMap(({ id, sheet }, index) => {
    const first = events.slice(0, index).find((other) => other.id === id);
    return first ? [problem('workbook-copied-sheet', { sheet }, { first: first.sheet, second: sheet })] : [];
  });

/** Sums up every team event that was found. Problems: `workbook-copied-sheet` and those of `parseTeamSheets`. */
export const summariseTeams = ({ parts, gridOf }: FoundTeams): TeamSummaries => {
  const parsed = parts.map((each) => ({ each, read: parseTeamSheets(each, gridOf) }));
  const events = parsed.flatMap(({ each, read }) =>
    read.ok ? [summaryOf(each, gridOf, read.value.tournament, read.value.warnings)] : [],
  );
  const copied = copies(events);
  const isCopied = new Set(copied.flatMap(({ values }) => [values['first'], values['second']]));
  return {
    events: events.filter(({ sheet }) => !isCopied.has(sheet)),
    problems: [...parsed.flatMap(({ read }) => (read.ok ? [] : read.problems)), ...copied],
  };
};
