import { toNumber } from '../core/fraction';
import { expulsionWarnings } from '../core/conduct/withdrawal';
import type { Tournament } from '../core/model';
import type { Problem } from '../core/problem';
import { ok, unlessProblems, type Result } from '../core/result';
import { standings } from '../core/tiebreak/standings';
import { area } from '../sheets/cell';
import type { NamedPart, Part } from '../sheets/parts';
import { REFRESHED_PARTS } from '../sheets/parts';
import type { Place } from '../sheets/reference';
import type { Reader } from '../workbook/port';
import { openReadable, type OpenTournament } from './open';

/** The sheets that people look at. */
export type ShownSheet = 'pairings' | 'match' | 'standings' | 'crosstable' | 'players';

/** Someone in front, or the winner once all games are finished. */
export interface Leader {
  readonly name: string;
  readonly points: number;
}

/** A tournament at a glance. */
export interface Glance {
  readonly id: string;
  /** Its Tournament sheet. */
  readonly sheet: string;
  readonly event: string;
  readonly section: string | null;
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
  /** Where to look: on Pairings the result of the next game; sheets that were deleted are absent. */
  readonly places: Readonly<Partial<Record<ShownSheet, Place>>>;
  /** Names of its sheets that were found, hidden ones among them, each once. */
  readonly sheets: readonly string[];
  /** The one that is made hidden; `null` in the longest fields, which have none. */
  readonly hiddenSheet: string | null;
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
const nextResult = ({ tournament, found: { places }, gridOf }: OpenTournament): Place | undefined => {
  const [numbers, results] = [places.Pairings_game, places.Pairings_result];
  if (!numbers || !results) return undefined;
  const open = new Set(tournament.games.filter(({ outcome }) => outcome === null).map(({ no }) => no));
  const line = gridOf(numbers)?.values.findIndex(([no]) => typeof no === 'number' && open.has(no)) ?? 0;
  return { sheet: results.sheet, area: area(results.area.row + Math.max(0, line), results.area.column) };
};

const topOf = (where: Place | undefined): Place | undefined =>
  where && { sheet: where.sheet, area: area(0, 0) };

const placesOf = (open: OpenTournament): Glance['places'] => {
  const { places } = open.found;
  const found: readonly (readonly [ShownSheet, Place | undefined])[] = [
    ['pairings', nextResult(open)],
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
  'Match',
  'Standings',
  'Crosstable',
  'Players',
  'Log',
  'Calculation',
];

const sheetsOf = ({ found: { sheet, places } }: OpenTournament): readonly string[] => [
  ...new Set([...SHEET_PARTS.flatMap((part) => places[part]?.sheet ?? []), sheet]),
];

const has = ({ found: { places } }: OpenTournament, parts: readonly NamedPart[]): boolean =>
  parts.some((part) => places[part]);

/** A tournament at a glance. A list of tie-breaks that cannot be applied is among its problems. */
export const glanceOf = (open: OpenTournament): Glance => {
  const { tournament, warnings, found } = open;
  const finished = tournament.games.filter(({ outcome }) => outcome !== null).length;
  const leaders = finished === 0 ? ok([]) : leadersOf(tournament);
  const { id, event, section = null, players, rounds, games } = tournament;
  return {
    id,
    sheet: found.sheet,
    event,
    section,
    players: players.length,
    rounds,
    games: games.length,
    finished,
    leaders: leaders.ok ? leaders.value : [],
    live: !has(open, REFRESHED_PARTS),
    problems: [...warnings, ...expulsionWarnings(tournament), ...(leaders.ok ? [] : leaders.problems)],
    places: placesOf(open),
    sheets: sheetsOf(open),
    hiddenSheet: found.places.Calculation?.sheet ?? null,
  };
};

/** The tournaments of a workbook, and what is wrong with those that cannot be read. */
export interface Glances {
  readonly tournaments: readonly Glance[];
  readonly problems: readonly Problem[];
}

/**
 * Every tournament of a workbook at a glance; none is no problem. Problems: those of `openTournaments`, if none of them
 * can be read.
 */
export const glanceAtTournaments = async (reader: Reader): Promise<Result<Glances>> => {
  const read = await openReadable(reader);
  if (!read.ok)
    return read.problems[0].code === 'workbook-not-ours' ? ok({ tournaments: [], problems: [] }) : read;
  const { opened, problems } = read.value;
  return unlessProblems(opened.length === 0 ? problems : [], () => ({
    tournaments: opened.map(glanceOf),
    problems,
  }));
};
