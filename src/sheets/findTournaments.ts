import { problem, type Problem } from '../core/problem';
import { unlessProblems, type Result } from '../core/result';
import { areaAddress } from '../grid/cell';
import type { WorkbookPlan } from '../grid/plan';
import { PARTS, partName, TEAM_COLUMNS, type NamedPart } from './parts';
import { type DefinedName, parseReference, type Place } from '../grid/reference';
import { NAME_PREFIX, SETTINGS } from './tournament/settings';

/** One tournament in a workbook: its Tournament sheet, and where its parts and settings stand now. */
export interface TournamentParts {
  readonly sheet: string;
  readonly places: Readonly<Partial<Record<NamedPart, Place>>>;
  /** The sheets of its live handouts, by their ids. */
  readonly liveHandouts?: Readonly<Record<string, string>>;
  /** Names that refer to nothing (`#REF!`), because it was deleted. */
  readonly broken?: readonly NamedPart[];
}

const keyOf = new Map<string, NamedPart>(
  [...SETTINGS, ...PARTS].map((key) => [partName(key).toLowerCase(), key]),
);

/** The name on a live handout's sheet; it refers to the id of its tournament. */
export const liveHandoutName = (id: string): string => `${HANDOUT_PREFIX}${id.replaceAll('-', '_')}`;

const HANDOUT_PREFIX = `${NAME_PREFIX}handout_`;

/** The sheets of live handouts, by their Tournament sheet. A copied sheet follows the results, too, but is not ours. */
const liveHandoutsIn = (
  names: readonly DefinedName[],
): ReadonlyMap<string, Readonly<Record<string, string>>> => {
  const found = new Map<string, Record<string, string>>();
  for (const { sheet, name, refersTo } of names) {
    const place = name.startsWith(HANDOUT_PREFIX) ? parseReference(refersTo) : null;
    if (sheet === null || !place) continue;
    const id = name.slice(HANDOUT_PREFIX.length).replaceAll('_', '-');
    const own = found.get(place.sheet) ?? {};
    found.set(place.sheet, { [id]: sheet, ...own });
  }
  return found;
};

/** Whether this is a team event, by a part that only these have. */
export const isOfTeams = ({ places, broken = [] }: TournamentParts): boolean =>
  [...Object.keys(places), ...broken].some((part) => OF_TEAMS.has(part));

const OF_TEAMS: ReadonlySet<string> = new Set<NamedPart>([...TEAM_COLUMNS, 'matchBoards', 'lineUp']);

/** The tournaments of players in a workbook. */
export const findTournaments = (names: readonly DefinedName[]): readonly TournamentParts[] =>
  findAllTournaments(names).filter((parts) => !isOfTeams(parts));

/** The team events in a workbook. */
export const findTeamEvents = (names: readonly DefinedName[]): readonly TournamentParts[] =>
  findAllTournaments(names).filter(isOfTeams);

/**
 * All tournaments of a workbook, in the order of their names, found by the names scoped to their sheets. A name that refers to
 * none of the `sheets` counts as broken.
 */
export const findAllTournaments = (
  names: readonly DefinedName[],
  sheets?: readonly { readonly name: string }[],
): readonly TournamentParts[] => {
  const known = sheets && new Set(sheets.map(({ name }) => name.toLowerCase()));
  const bySheet = new Map<string, Partial<Record<NamedPart, Place>>>();
  const broken = new Map<string, NamedPart[]>();
  for (const { sheet, name, refersTo } of names) {
    const key = keyOf.get(name.toLowerCase());
    if (sheet === null || !key || !name.toLowerCase().startsWith(NAME_PREFIX.toLowerCase())) continue;
    const places = bySheet.get(sheet) ?? {};
    bySheet.set(sheet, places);
    const where = parseReference(refersTo);
    if (where && (known?.has(where.sheet.toLowerCase()) ?? true)) places[key] = where;
    else broken.set(sheet, [...(broken.get(sheet) ?? []), key]);
  }
  const handouts = liveHandoutsIn(names);
  return [...bySheet].map(([sheet, places]) => {
    const lost = broken.get(sheet);
    const liveHandouts = handouts.get(sheet);
    return {
      ...{ sheet, places },
      ...(liveHandouts ? { liveHandouts } : {}),
      ...(lost ? { broken: lost } : {}),
    };
  });
};

/** The sheets of a tournament, its Tournament sheet first. */
export const sheetsOf = ({ sheet, places, liveHandouts = {} }: TournamentParts): readonly string[] => [
  ...new Set([sheet, ...Object.values(places).map((place) => place.sheet), ...Object.values(liveHandouts)]),
];

/** The planned places of a tournament's parts. */
export const placesOf = ({ names }: Pick<WorkbookPlan, 'names'>): TournamentParts['places'] =>
  findAllTournaments(names)[0]?.places ?? {};

/** Parts without which a tournament cannot be read. */
const NEEDED: readonly NamedPart[] = [
  'id',
  'format',
  'system',
  'cycles',
  'Players',
  'Players_no',
  'Players_name',
  'Pairings',
  'Pairings_game',
  'Pairings_round',
  'Pairings_leftNo',
  'Pairings_result',
  'Pairings_rightNo',
  'TieBreaks',
];

/** The parts, if all are there; else `workbook-part-missing` for each that is not. */
export const wholeTournament = (parts: TournamentParts): Result<TournamentParts> => {
  const missing: Problem[] = NEEDED.filter((part) => !parts.places[part]).map((part) =>
    problem('workbook-part-missing', { sheet: parts.sheet }, { part: partName(part) }),
  );
  return unlessProblems(missing, () => parts);
};

/** The sheet and cell of a line, for a problem. */
export const located = ({ sheet, area }: Place, line = 0): { sheet: string; cell: string } => ({
  sheet,
  cell: areaAddress({ ...area, row: area.row + line, rows: 1, columns: 1 }),
});
