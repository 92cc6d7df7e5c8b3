import { toNumber } from '../core/fraction';
import { expulsionWarnings } from '../core/conduct/withdrawal';
import type { ProfileId, Tournament } from '../core/model';
import { problem, type Problem } from '../core/problem';
import { ok, unlessProblems, type Result, failAll } from '../core/result';
import { standings } from '../core/tiebreak/standings';
import { wordsOf } from '../language/language';
import { area } from '../grid/cell';
import { isOfTeams } from '../sheets/findTournaments';
import type { NamedPart, Part } from '../sheets/parts';
import { REFRESHED_PARTS } from '../sheets/parts';
import type { Place } from '../grid/reference';
import type { Reader } from '../workbook/port';
import { playerNameWarnings } from './playerNames';
import { gatherAll, readableIn, type Gathered, type Openable, type OpenTournament } from './open';
import { stepOf, type OpenStep } from './step';

/** The sheets that people look at. */
export type ShownSheet = 'pairings' | 'round' | 'match' | 'standings' | 'crosstable' | 'players';

/** Someone in front, or the winner once all games are finished. */
export interface Leader {
  readonly name: string;
  readonly points: number;
}

/** What one look at a tournament tells. */
export interface Summary {
  readonly id: string;
  /** Its Tournament sheet. */
  readonly sheet: string;
  readonly event: string;
  readonly section: string | null;
  readonly profile: ProfileId;
  readonly players: number;
  readonly rounds: number;
  readonly games: number;
  readonly finished: number;
  /** Those who share rank 1; nobody before the first game is finished. */
  readonly leaders: readonly Leader[];
  /** Whether formulas keep its sheets up to date; else Refresh does. */
  readonly live: boolean;
  /** Cells that count as not filled, such as a result that nobody understands; who may be expelled. */
  readonly problems: readonly Problem[];
  /** Sheets that are missing; what else is damaged, `inspect` tells. */
  readonly damage: readonly Problem[];
  /** Where to look: on Pairings the result of the next game; sheets that were deleted are absent. */
  readonly places: Readonly<Partial<Record<ShownSheet, Place>>>;
  /** Names of its sheets that were found, hidden ones among them, each once. */
  readonly sheets: readonly string[];
}

const leadersOf = (tournament: Tournament): Result<readonly Leader[]> => {
  const ranked = standings(tournament);
  if (!ranked.ok) return ranked;
  const names = new Map(tournament.players.map(({ no, name }) => [no, name]));
  return ok(
    ranked.value.rows
      .filter(({ rank }) => rank === 1)
      .map(({ no, values }) => ({ name: names.get(no) ?? '', points: values[0] ? toNumber(values[0]) : 0 })),
  );
};

/** The result cell of the first game, as the table stands, that is not finished; else that of the first line. */
const nextResult = ({ tournament, parts: { places }, gridOf }: OpenTournament): Place | undefined => {
  const [numbers, results] = [places.Pairings_game, places.Pairings_result];
  if (!numbers || !results) return undefined;
  const open = new Set(tournament.games.filter(({ outcome }) => outcome === null).map(({ no }) => no));
  const line = gridOf(numbers)?.values.findIndex(([no]) => typeof no === 'number' && open.has(no)) ?? 0;
  return { sheet: results.sheet, area: area(results.area.row + Math.max(0, line), results.area.column) };
};

const topOf = (where: Place | undefined): Place | undefined =>
  where && { sheet: where.sheet, area: area(0, 0) };

const placesOf = (open: OpenTournament): Summary['places'] => {
  const { places } = open.parts;
  const found: readonly (readonly [ShownSheet, Place | undefined])[] = [
    ['pairings', nextResult(open)],
    ['round', topOf(places.Round)],
    ['match', topOf(places.Match)],
    ['standings', topOf(places.Standings)],
    ['crosstable', topOf(places.Crosstable)],
    ['players', topOf(places.Players)],
  ];
  return Object.fromEntries(found.filter(([, where]) => where));
};

/** One part of each sheet of a tournament, in the order of the tabs. */
const SHEET_PARTS: readonly Part[] = [
  'Pairings',
  'Round',
  'Match',
  'Sections',
  'Standings',
  'Crosstable',
  'Players',
  'Log',
  'Lists',
  'Calculation',
];

const sheetsOf = ({ parts: { sheet, places } }: OpenTournament): readonly string[] => [
  ...new Set([...SHEET_PARTS.flatMap((part) => places[part]?.sheet ?? []), sheet]),
];

const has = ({ parts: { places } }: OpenTournament, looked: readonly NamedPart[]): boolean =>
  looked.some((part) => places[part]);

/** `damaged-sheet` for each sheet that names still tell of and that is not there. */
const missingSheets = ({ parts, tournament }: OpenTournament): readonly Problem[] => {
  const { log, lists, calculation, standings: ranks, crosstable, roundSheet, sections } = wordsOf(tournament);
  const sheets = {
    ...{ Log: log, Lists: lists, Calculation: calculation },
    ...{ Standings: ranks, Crosstable: crosstable, Round: roundSheet.sheet, Sections: sections.sheet },
  } as const;
  return (Object.keys(sheets) as (keyof typeof sheets)[])
    .filter((part) => parts.broken?.includes(part))
    .map((part) => problem('damaged-sheet', {}, { sheet: sheets[part] }));
};

/** Sums up a tournament. A list of tie-breaks that cannot be applied is among its problems. */
export const summaryOf = (open: OpenTournament): Summary => {
  const { tournament, warnings, parts } = open;
  const finished = tournament.games.filter(({ outcome }) => outcome !== null).length;
  const leaders = finished === 0 ? ok([]) : leadersOf(tournament);
  const { id, event, section = null, players, rounds, games } = tournament;
  return {
    id,
    sheet: parts.sheet,
    event,
    section,
    players: players.length,
    rounds,
    games: games.length,
    finished,
    leaders: leaders.ok ? leaders.value : [],
    live: !has(open, REFRESHED_PARTS),
    profile: tournament.profile,
    problems: [
      ...warnings,
      ...playerNameWarnings(open),
      ...expulsionWarnings(tournament),
      ...(leaders.ok ? [] : leaders.problems),
    ],
    damage: missingSheets(open),
    places: placesOf(open),
    sheets: sheetsOf(open),
  };
};

/** The tournaments of a workbook, and what is wrong with those that cannot be read. */
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

/** Nothing of ours, or nothing any more: no problem. */
const isNotOurs = ({ problems }: { readonly problems: readonly Problem[] }): boolean =>
  ['workbook-not-ours', 'tournament-sheet-lost', 'team-sheet-lost'].includes(problems[0]?.code ?? '');

/** The team events of a workbook, and the grids of their places. */
export interface FoundTeams extends Pick<Gathered, 'gridOf'> {
  readonly parts: Gathered['all'];
}

const NO_TEAMS: FoundTeams = { parts: [], gridOf: () => undefined };

/** What there is to be seen of a workbook, and one of its tournaments opened for what comes next. */
export interface Look {
  readonly summaries: Result<Summaries>;
  readonly opened: Result<OpenStep>;
  /** Its team events, with what was read of them; `summariseTeams` tells more. */
  readonly teams: FoundTeams;
  /** The sheet that was open then. */
  readonly active: string | null;
}

/**
 * Sums up every tournament of a workbook, which need not have any, and opens one, in one reading: the one of an id, else the
 * first. Problems: those of `openTournaments` if none of them can be read, and those of `openStep`.
 */
export const lookAt = async (reader: Reader, id: string | null = null): Promise<Look> => {
  const found = await gatherAll(reader, { logs: true });
  if (!found.ok)
    return {
      summaries: isNotOurs(found) ? ok(NOTHING) : found,
      opened: found,
      teams: NO_TEAMS,
      active: null,
    };
  const gathering = found.value;
  const [teams, players] = [true, false].map((of) => gathering.all.filter((each) => isOfTeams(each) === of));
  const { opened: readable, problems } = readableIn({ ...gathering, all: players ?? [] });
  const open = readable.find(({ tournament }) => tournament.id === id) ?? readable[0];
  const [first, ...more] = problems;
  return {
    summaries: summariesOf({ opened: readable, problems }),
    opened: open ? stepOf(open) : failAll([first ?? problem('workbook-not-ours'), ...more]),
    teams: { parts: teams ?? [], gridOf: gathering.gridOf },
    active: gathering.active,
  };
};
