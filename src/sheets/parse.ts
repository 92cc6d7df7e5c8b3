import { present } from '../core/present';
import { CALENDAR_COLUMNS, type Tournament } from '../core/model';
import { withCycles } from '../core/pairing/cycles';
import { isTeamSystem } from '../core/pairing/teams/ids';
import { problem, type Problem } from '../core/problem';
import { fail, unlessProblems, type Result } from '../core/result';
import { changeWarnings } from '../core/tiebreak/warnings';
import { readingOf } from '../core/typed';
import { located, wholeTournament, type TournamentParts } from './findTournaments';
import { parseTeams } from './members';
import { parseLines } from './parse/lines';
import { parseSections } from './parse/sections';
import { parsePlayers } from './parse/players';
import { parseSettings } from './parse/settings';
import { codesIn, column, type Source } from './parse/source';
import { INPUT_PARTS, type NamedPart, type Part } from './parts';
import type { GridOf, Place } from '../grid/reference';
import { FORMAT_VERSION, SETTINGS } from './settings';

/** A tournament read from its sheets. `warnings`: cells that count as not filled, such as a result nobody understands. */
export interface ParsedTournament {
  readonly tournament: Tournament;
  readonly warnings: readonly Problem[];
}

/** `inputs`: what people type, which is all that a tournament is parsed from; `all`: what is worked out from it, too. */
export type Extent = 'inputs' | 'all';

const INPUTS: ReadonlySet<NamedPart> = new Set<NamedPart>([...SETTINGS, ...INPUT_PARTS]);

/** The places that have to be read before a tournament can be parsed. */
export const placesToRead = (parts: TournamentParts, extent: Extent = 'inputs'): readonly Place[] =>
  Object.entries(parts.places)
    .filter(([part, where]) => where.area.rows > 0 && (extent === 'all' || INPUTS.has(part as NamedPart)))
    .map(([, where]) => where);

/** A list that was changed on the sheet after the first result, unless Refresh has seen it since. */
const listWarnings = (source: Source, tournament: Tournament): readonly Problem[] => {
  const published = codesIn(source, 'Published');
  if (published.length === 0) return [];
  const place = located(present(source.parts.places.TieBreaks));
  return changeWarnings({ ...tournament, tieBreaks: published }, tournament.tieBreaks).map((warning) => ({
    ...warning,
    place,
  }));
};

const NO_TEAMS: ReturnType<typeof parseTeams> = { teams: [], problems: [] };

/** `workbook-version` for sheets that another version made, in another form. A cell without a number tells of none. */
export const versionProblems = ({ places }: TournamentParts, gridOf: GridOf): readonly Problem[] => {
  const where = places.format;
  const found = where && gridOf(where)?.values[0]?.[0];
  return where && typeof found === 'number' && found !== FORMAT_VERSION
    ? [problem('workbook-version', located(where), { found, known: FORMAT_VERSION })]
    : [];
};

const liveHandoutsOf = ({ liveHandouts = {} }: TournamentParts): Pick<Tournament, 'liveHandouts'> => {
  const ids = Object.keys(liveHandouts);
  return ids.length === 0 ? {} : { liveHandouts: ids };
};

/** Games have dates, and what else is told of them, where a column was made for it, whatever became of it. */
const datedOf = ({ places, broken = [] }: TournamentParts): Pick<Tournament, 'dated' | 'calendar'> => {
  const has = (part: Part): boolean => places[part] !== undefined || broken.includes(part);
  const calendar = CALENDAR_COLUMNS.filter((column) => has(`Pairings_${column}`));
  return {
    ...(has('Pairings_date') ? { dated: true } : {}),
    ...(calendar.length === 0 ? {} : { calendar }),
  };
};

/**
 * Reads a tournament back from its sheets, which may have been sorted, renamed and typed into. Problems:
 * `workbook-part-missing`, `workbook-cell` with the cell, in a match those of `parseTeams`, with sections those of
 * `parseSections`; `workbook-version` alone for sheets of another version.
 */
export const parseTournament = (parts: TournamentParts, gridOf: GridOf): Result<ParsedTournament> => {
  const source: Source = { parts, gridOf, problems: [] };
  const [other] = versionProblems(parts, gridOf);
  if (other) return fail(other);
  const whole = wholeTournament(parts);
  if (!whole.ok) return whole;
  const settings = parseSettings(source);
  const { warnings: ofPlayers, ...roster } = parsePlayers(source);
  const { games, rests, warnings } = parseLines(source, readingOf(settings), roster.players.length);
  const { teams, problems } = isTeamSystem(settings.system)
    ? parseTeams(parts, roster.players, column(source, 'Players_no'))
    : NO_TEAMS;
  const { sections, problems: ofSections } = parseSections(parts, roster.players, withCycles(games), {
    players: column(source, 'Players_no'),
    games: column(source, 'Pairings_game'),
  });
  const unreadable = [...source.problems, ...problems, ...ofSections];
  return unlessProblems(unreadable, () => {
    const tournament = {
      ...{ ...settings, ...roster, teams, games: withCycles(games), rests },
      ...(sections ? { sections } : {}),
      ...datedOf(parts),
      ...liveHandoutsOf(parts),
    };
    return {
      tournament,
      warnings: [...ofPlayers, ...warnings, ...listWarnings(source, tournament)],
    };
  });
};
