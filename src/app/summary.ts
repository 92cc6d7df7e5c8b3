import { type Fraction, isSame, toNumber } from '../core/fraction';
import { expulsionWarnings } from '../core/conduct/withdrawal';
import type { ProfileId, Tournament } from '../core/model';
import { problem, type Problem } from '../core/problem';
import { entryAt } from '../core/present';
import { ok, unlessProblems, type Result, failAll } from '../core/result';
import { fieldsOf } from '../core/sections/fields';
import { gamesFinished, stillToPlay } from '../core/results/progress';
import { nameOf } from '../core/names/name';
import { isTeamEvent } from '../core/teamEvent/model';
import { teamProgress, boardsToPlay } from '../core/teamEvent/table';
import { standings } from '../core/tiebreak/standings';
import { wordsOf } from '../language/language';
import { area } from '../grid/cell';
import { located } from '../sheets/findTournaments';
import { boardKey } from '../sheets/log/key';
import { type NamedPart, type Part, REFRESHED_PARTS } from '../sheets/parts';
import { withoutByes } from '../language/byes';
import type { Place } from '../grid/reference';
import type { Reader } from '../workbook/port';
import { playerNameWarnings } from './cells';
import { identityOf } from './identity';
import { gatherAll, readableIn, type Openable, type OpenTournament } from './open';
import { stepOf, type OpenStep } from './step';
import { joinedNames } from '../language/nameLists';

/** The visible sheets, in tab order. */
export const SHOWN_SHEETS = [
  ...(['pairings', 'round', 'match', 'matches', 'sections'] as const),
  ...(['standings', 'crosstable', 'players', 'teams', 'settings'] as const),
] as const;

export type ShownSheet = (typeof SHOWN_SHEETS)[number];

/** A leader, or the winner once all games are finished. */
export interface Leader {
  readonly name: string;
  readonly section?: string;
  readonly points: number;
  /** The tie-break by which they alone are first, where points do not decide it, with its values for them and for the next. */
  readonly ahead?: { readonly code: string; readonly values: readonly (Fraction | null | undefined)[] };
}

/** A tournament at a glance. */
export interface Summary {
  readonly id: string;
  /** Its Tournament sheet. */
  readonly sheet: string;
  readonly event: string;
  readonly section: string | null;
  readonly profile: ProfileId;
  /** Whether it is a team event: players are teams, and games are matches. */
  readonly ofTeams: boolean;
  readonly players: number;
  readonly rounds: number;
  /** All games, without annulled matches. */
  readonly games: number;
  readonly finished: number;
  /** If sections share its sheets: how many there are, and how many are finished. */
  readonly sections?: { readonly count: number; readonly finished: number };
  /** Everyone at rank 1, in each section; nobody before the first result. */
  readonly leaders: readonly Leader[];
  /** Whether formulas keep its sheets up to date; else Refresh does. */
  readonly live: boolean;
  /** Cells that count as empty, such as a result we cannot read; players who may be expelled. */
  readonly problems: readonly Problem[];
  /** Missing sheets; `inspect` finds other damage. */
  readonly damage: readonly Problem[];
  /** Where each link leads: on Pairings and Matches to the next result. Deleted sheets are absent. */
  readonly places: Readonly<Partial<Record<ShownSheet, Place>>>;
  /** The names of all its sheets, hidden ones included. */
  readonly sheets: readonly string[];
}

const sectionsIn = (tournament: Tournament): Pick<Summary, 'sections'> => {
  if (!tournament.sections) return {};
  const fields = fieldsOf(tournament);
  const finished = fields.filter((field) => stillToPlay(field).length === 0).length;
  return { sections: { count: fields.length, finished } };
};

const leadersOf = (tournament: Tournament): Result<readonly Leader[]> => {
  const ranked = standings(tournament);
  if (!ranked.ok) return ranked;
  const { order, rows } = ranked.value;
  const first = rows.filter(({ rank }) => rank === 1);
  const next = rows.find(({ rank }) => rank === 2)?.values;
  const decided = order.findIndex((_, at) => !isSame(first[0]?.values[at], next?.[at]));
  const code = next && decided > 0 ? order[decided] : undefined;
  return ok(
    first.map(({ no, values }) => {
      const { name, section } = entryAt(tournament.players, no - 1);
      return {
        ...{ name, points: values[0] ? toNumber(values[0]) : 0 },
        ...(section === undefined ? {} : { section }),
        ...(code === undefined ? {} : { ahead: { code, values: [values[decided], next?.[decided]] } }),
      };
    }),
  );
};

/** The result cell of the first unfinished game in the table, else of the first row. */
const nextResult = ({ tournament, parts: { places }, gridOf }: OpenTournament): Place | undefined => {
  const [numbers, results] = [places.Pairings_game, places.Pairings_result];
  if (!numbers || !results) return undefined;
  const open = new Set(tournament.games.filter(({ outcome }) => outcome === null).map(({ no }) => no));
  const line = gridOf(numbers)?.values.findIndex(([no]) => typeof no === 'number' && open.has(no)) ?? 0;
  return { sheet: results.sheet, area: area(results.area.row + Math.max(0, line), results.area.column) };
};

/** The result cell of the first board still to be played, else of the first board. */
const nextBoard = (open: OpenTournament): Place | undefined => {
  const { tournament } = open;
  if (!isTeamEvent(tournament)) return undefined;
  const all = tournament.games.flatMap((match) => {
    const waiting = boardsToPlay(tournament, match);
    return match.boards.map((board) => ({ match, board, isOpen: waiting.includes(board) }));
  });
  const next = all.find(({ isOpen }) => isOpen) ?? all[0];
  const cell = next && identityOf(open).cell(boardKey(next.match.no, next.board.board, 'result'));
  return cell ? { sheet: cell.sheet, area: area(cell.row, cell.column) } : undefined;
};

const topOf = (where: Place | undefined): Place | undefined =>
  where && { sheet: where.sheet, area: area(0, 0) };

const placesOf = (open: OpenTournament): Summary['places'] => {
  const { places } = open.parts;
  const found: readonly (readonly [ShownSheet, Place | undefined])[] = [
    ['pairings', nextResult(open)],
    ['round', topOf(places.Round)],
    ['match', topOf(places.Match)],
    ['matches', nextBoard(open)],
    ['sections', topOf(places.Sections)],
    ['standings', topOf(places.Standings)],
    ['crosstable', topOf(places.Crosstable)],
    ['players', topOf(places.Players ?? places.Individuals)],
    ['teams', topOf(places.Teams_team)],
    ['settings', open.tournament.discipline && topOf(places.id)],
  ];
  return Object.fromEntries(found.filter(([, where]) => where));
};

/** One part of each sheet of a tournament, in tab order. */
const SHEET_PARTS: readonly Part[] = [
  'Pairings',
  'Round',
  'Match',
  'Matches_match',
  'Sections',
  'Standings',
  'Crosstable',
  'Players',
  'Individuals',
  'Teams_team',
  'Movement',
  'Log',
  'Lists',
  'Calculation',
];

const sheetsOf = ({ parts: { sheet, places } }: OpenTournament): readonly string[] => [
  ...new Set([...SHEET_PARTS.flatMap((part) => places[part]?.sheet ?? []), sheet]),
];

const has = ({ parts: { places } }: OpenTournament, looked: readonly NamedPart[]): boolean =>
  looked.some((part) => places[part]);

/** `damaged-sheet` for each missing sheet that names still refer to. */
const missingSheets = ({ parts, tournament }: OpenTournament): readonly Problem[] => {
  // Nothing in the pane makes sheets of teams again.
  if (tournament.discipline) return [];
  const { log, lists, calculation, standings: ranks, crosstable, roundSheet, sections } = wordsOf(tournament);
  const sheets = {
    ...{ Log: log, Lists: lists, Calculation: calculation },
    ...{ Standings: ranks, Crosstable: crosstable, Round: roundSheet.sheet, Sections: sections.sheet },
  } as const;
  return (Object.keys(sheets) as (keyof typeof sheets)[])
    .filter((part) => parts.broken?.includes(part))
    .map((part) => problem('damaged-sheet', {}, { sheet: sheets[part] }));
};

/** `play-off-open` if several share a first place that a play-off can still decide. */
const playOffAwaited = ({ tournament, parts: { places } }: OpenTournament): readonly Problem[] => {
  const column = places.Players_playOff;
  const isAwaited = tournament.tieBreaks.includes('PLAYOFF') && stillToPlay(tournament).length === 0;
  const ranked = column && isAwaited ? standings(tournament) : null;
  if (!column || !ranked?.ok) return [];
  const tied = ranked.value.rows.filter(({ rank, rankTo }) => rank === 1 && rankTo !== 1);
  const players = joinedNames(tied.map(({ no }) => nameOf(tournament.players)(no)));
  return tied.length > 0 ? [problem('play-off-open', located(column), { players })] : [];
};

/** Sums up a tournament. A list of tie-breaks that cannot be applied is one of its problems. */
export const summaryOf = (open: OpenTournament): Summary => {
  const { tournament, warnings, parts } = open;
  const there = withoutByes(tournament);
  const matches = isTeamEvent(tournament) ? teamProgress(tournament) : null;
  const { games, finished } = matches ? { ...matches, games: matches.matches } : gamesFinished(there);
  const leaders = finished === 0 ? ok([]) : leadersOf(tournament);
  const { id, event, section = null, rounds } = tournament;
  return {
    id,
    sheet: parts.sheet,
    event,
    section,
    players: there.players.length,
    rounds,
    games,
    finished,
    ...sectionsIn(tournament),
    leaders: leaders.ok ? leaders.value : [],
    live: !has(open, REFRESHED_PARTS),
    profile: tournament.profile,
    ofTeams: isTeamEvent(tournament),
    problems: [
      ...warnings,
      ...playerNameWarnings(open),
      ...expulsionWarnings(tournament),
      ...(leaders.ok ? playOffAwaited(open) : leaders.problems),
    ],
    damage: missingSheets(open),
    places: placesOf(open),
    sheets: sheetsOf(open),
  };
};

/** The tournaments of a workbook, and the problems of those that cannot be read. */
export interface Summaries {
  readonly tournaments: readonly Summary[];
  readonly problems: readonly Problem[];
}

const summariesOf = ({ opened, problems }: Openable): Result<Summaries> =>
  unlessProblems(opened.length === 0 ? problems : [], () => ({
    tournaments: opened.map(summaryOf),
    problems,
  }));

const NOTHING: Summaries = { tournaments: [], problems: [] };

/** A workbook without our sheets, or with the remains of deleted ones, is not a problem here. */
const isNotOurs = ({ problems }: { readonly problems: readonly Problem[] }): boolean =>
  ['workbook-not-ours', 'tournament-sheet-lost', 'team-sheet-lost'].includes(problems[0]?.code ?? '');

/** A workbook at a glance, with one of its tournaments open for the next step. */
export interface Look {
  readonly summaries: Result<Summaries>;
  readonly opened: Result<OpenStep>;
  /** The sheet that was open at the time. */
  readonly active: string | null;
}

/**
 * Sums up all tournaments of a workbook, if any, and opens one (by id, else the first), in one reading. Problems: those of
 * `openTournaments` if none can be read, and those of `openStep`.
 */
export const lookAt = async (reader: Reader, id: string | null = null): Promise<Look> => {
  const found = await gatherAll(reader, { logs: true });
  if (!found.ok) return { summaries: isNotOurs(found) ? ok(NOTHING) : found, opened: found, active: null };
  const { opened: readable, problems } = readableIn(found.value);
  const open = readable.find(({ tournament }) => tournament.id === id) ?? readable[0];
  const [first, ...more] = problems;
  return {
    summaries: summariesOf({ opened: readable, problems }),
    opened: open ? stepOf(open) : failAll([first ?? problem('workbook-not-ours'), ...more]),
    active: found.value.active,
  };
};
