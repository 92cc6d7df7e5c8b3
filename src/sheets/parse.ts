import { present } from '../core/present';
import {
  CALENDAR_COLUMNS,
  type Tournament,
  type Game,
  type Rest,
  type Player,
  type Section,
  teamNamed,
  type Team,
} from '../core/model';
import { withCycles } from '../core/conduct/madeCycles';
import { isTeamSystem } from '../core/pairing/teams/system';
import { problem, type Problem } from '../core/problem';
import { fail, unlessProblems, type Result } from '../core/result';
import { canBeDrawn } from '../core/results/handicap';
import { isDraw } from '../core/results/outcome';
import { countedGames } from '../core/results/progress';
import { changeWarnings } from '../core/tiebreak/registry';
import { readingOf, type Reading } from '../core/results/typed';
import { sectionFound, sectionNames } from '../core/sections/found';
import { sectionProblems } from '../core/sections/problems';
import { memberProblems } from '../core/pairing/teams/members';
import type { GridOf, Place } from '../grid/reference';
import { cellText, type CellValue } from '../grid/cell';
import { isOfTeams, located, wholeTournament, type TournamentParts } from './findTournaments';
import { parseTeamSheets } from './teamEvent/parse';
import { parsePlayers } from './parse/players';
import { parseSettings, codesIn, column, type Source, whole, wholeOnce, wrong } from './parse/settings';
import { INPUT_PARTS, type NamedPart, type Part, partName } from './parts';
import { FORMAT_VERSION, SETTINGS } from './tournament/settings';
import { resultFault, unreadDate } from './datedResult';
import { TIME_CELLS } from './log/key';
import { gameDecoder } from './parse/cells';

/**
 * The two teams of a match from the Players sheet, the one with the lowest numbers first. `players` are in the order of their
 * numbers; `numbers` are those of the sheet, row by row. Problems: those of `memberProblems` with the cell;
 * `workbook-part-missing` without a column of teams.
 */
const parseTeams = (
  { places, sheet }: TournamentParts,
  players: readonly Player[],
  numbers: readonly CellValue[],
): { readonly teams: readonly Team[]; readonly problems: readonly Problem[] } => {
  const column = places.Players_team;
  if (!column) {
    const part = partName('Players_team');
    return { teams: [], problems: [problem('workbook-part-missing', { sheet }, { part })] };
  }
  const teams = [...new Set(players.flatMap(({ team }) => team ?? []))].map(teamNamed);
  const placeOf = (name: string | undefined): Problem['place'] => {
    const no = players.find((player) => player.name === name)?.no;
    return located(column, Math.max(0, numbers.indexOf(no ?? null)));
  };
  return {
    teams,
    problems: memberProblems(players, teams).map(({ code, place, values }) =>
      problem(code, { ...placeOf(place.player), ...place }, values),
    ),
  };
};

/** The numbers beside players and games, row by row. */
interface Numbers {
  readonly players: readonly CellValue[];
  readonly games: readonly CellValue[];
}

/**
 * The sections from the Players sheet; nothing if there are none. Their other data follow from their games. Problems: those of
 * `sectionProblems` with the cell; `workbook-part-missing` if the sheets need sections and the column is gone.
 */
const parseSections = (
  { places, broken = [], sheet }: TournamentParts,
  players: readonly Player[],
  games: readonly Game[],
  numbers: Numbers,
): { readonly sections?: readonly Section[]; readonly problems: readonly Problem[] } => {
  const column = places.Players_section;
  const isDivided = places.Sections !== undefined || broken.includes('Sections');
  if (!column) {
    if (!isDivided && !broken.includes('Players_section')) return { problems: [] };
    return {
      problems: [problem('workbook-part-missing', { sheet }, { part: partName('Players_section') })],
    };
  }
  const sections = sectionNames(players).map((name) => sectionFound(name, players, games));
  const inCell = (place: Problem['place']): Problem['place'] => {
    const { Pairings_leftNo: sides } = places;
    if (place.game !== undefined && sides)
      return located(sides, Math.max(0, numbers.games.indexOf(place.game)));
    const no = players.find(({ name }) => name === place.player)?.no ?? null;
    return located(column, Math.max(0, numbers.players.indexOf(no)));
  };
  return {
    sections,
    problems: sectionProblems(players, sections, games).map(({ code, place, values }) =>
      problem(code, { ...inCell(place), ...place }, values),
    ),
  };
};

interface ParsedLines {
  readonly games: Omit<Game, 'cycle'>[];
  readonly rests: Rest[];
  readonly warnings: Problem[];
}

/** The games and rests on Pairings, with numbers up to `most`. */
const parseLines = (source: Source, reading: Reading, most: number): ParsedLines => {
  const [numbers, rounds, boards, lefts, results, rights] = (
    ['game', 'round', 'board', 'leftNo', 'result', 'rightNo'] as const
  ).map((name) => column(source, `Pairings_${name}`));
  const times = TIME_CELLS.map((cell) => [cell, column(source, `Pairings_${cell}`)] as const);
  const parsed: ParsedLines = { games: [], rests: [], warnings: [] };
  const decode = gameDecoder(reading);
  const place = present(source.parts.places.Pairings_result);
  const formats = source.gridOf(place)?.formats ?? [];
  const numberOf = wholeOnce(source, 'Pairings_game');
  (numbers ?? []).forEach((value, line) => {
    const round = whole(source, 'Pairings_round', line, rounds?.[line] ?? null);
    const left = whole(source, 'Pairings_leftNo', line, lefts?.[line] ?? null, most);
    const typed = cellText(results?.[line] ?? null);
    const result = located(place, line);
    // Whoever has an opponent does not rest: somebody cleared the number of the game.
    if (value === null && cellText(rights?.[line] ?? null).trim() !== '') {
      wrong(source, 'Pairings_game', line, value, '1, 2, 3 …');
      return;
    }
    if (value === null) {
      parsed.rests.push({ round, player: left });
      if (typed.trim() !== '') parsed.warnings.push(problem('result-of-bye', result));
      return;
    }
    const no = numberOf(line, value);
    const right = whole(source, 'Pairings_rightNo', line, rights?.[line] ?? null, most);
    const areRead = left === lefts?.[line] && right === rights?.[line];
    if (areRead && left === right) wrong(source, 'Pairings_rightNo', line, right, `≠ ${left}`);
    const board = Number(boards?.[line] ?? 0) || 0;
    const held = Object.fromEntries(times.map(([cell, values]) => [cell, values[line] ?? null]));
    const { game, isUnderstood } = decode({ no, round, board, left, right, result: typed, ...held });
    if (!isUnderstood) {
      const format = formats[line]?.[0] ?? '';
      parsed.warnings.push(resultFault(result, results?.[line] ?? null, format, reading));
    }
    const unread = unreadDate(source.parts.places.Pairings_date, line, held['date']);
    if (unread && game.outcome === null) parsed.warnings.push(unread);
    parsed.games.push(game);
  });
  return parsed;
};

/** A tournament read from its sheets. `warnings`: cells that count as empty, such as a result we cannot read. */
export interface ParsedTournament {
  readonly tournament: Tournament;
  readonly warnings: readonly Problem[];
}

/** `inputs`: the cells people type into, which are all we parse; `all`: calculated cells, too. */
export type Extent = 'inputs' | 'all';

const INPUTS: ReadonlySet<NamedPart> = new Set<NamedPart>([...SETTINGS, ...INPUT_PARTS]);

/** The places that have to be read before a tournament can be parsed. */
export const placesToRead = (parts: TournamentParts, extent: Extent = 'inputs'): readonly Place[] =>
  Object.entries(parts.places)
    .filter(([part, where]) => where.area.rows > 0 && (extent === 'all' || INPUTS.has(part as NamedPart)))
    .map(([, where]) => where);

/** Warns of a list of tie-breaks that was changed after the first result, unless Refresh has run since. */
const listWarnings = (source: Source, tournament: Tournament): readonly Problem[] => {
  const published = codesIn(source, 'Published');
  if (published.length === 0) return [];
  const place = located(present(source.parts.places.TieBreaks));
  return changeWarnings({ ...tournament, tieBreaks: published }, tournament.tieBreaks).map((warning) => ({
    ...warning,
    place,
  }));
};

/** Draws where there are none, each in its cell. */
const drawWarnings = (source: Source, tournament: Tournament): readonly Problem[] => {
  if (canBeDrawn(tournament)) return [];
  const [numbers, results] = [column(source, 'Pairings_game'), column(source, 'Pairings_result')];
  const komi = tournament.profile === 'go' ? (tournament.details?.komi ?? '') : 'none';
  return countedGames(tournament)
    .filter(({ outcome }) => isDraw(outcome))
    .map(({ no }) => {
      const line = numbers.indexOf(no);
      const place = located(present(source.parts.places.Pairings_result), line);
      return problem('draw-impossible', place, { typed: cellText(results[line] ?? null), komi });
    });
};

const NO_TEAMS: ReturnType<typeof parseTeams> = { teams: [], problems: [] };

/** `workbook-version` for sheets of another format version. A cell without a number counts as this version. */
export const versionProblems = ({ places }: TournamentParts, gridOf: GridOf): readonly Problem[] => {
  const where = places.format;
  const found = where && gridOf(where)?.values[0]?.[0];
  return where && typeof found === 'number' && found !== FORMAT_VERSION
    ? [problem('workbook-version', located(where), { found, known: FORMAT_VERSION })]
    : [];
};

const liveHandoutsOf = ({ liveHandouts = {} }: TournamentParts): Pick<Tournament, 'liveHandouts'> => {
  const ids = Object.keys(liveHandouts).sort();
  return ids.length === 0 ? {} : { liveHandouts: ids };
};

/** Whether games have dates, venues and so on: by their columns, even damaged ones. */
const datedOf = ({ places, broken = [] }: TournamentParts): Pick<Tournament, 'dated' | 'calendar'> => {
  const has = (part: Part): boolean => places[part] !== undefined || broken.includes(part);
  const calendar = CALENDAR_COLUMNS.filter((column) => has(`Pairings_${column}`));
  return {
    ...(has('Pairings_date') ? { dated: true } : {}),
    ...(calendar.length === 0 ? {} : { calendar }),
  };
};

/**
 * Reads a tournament from its sheets, which may have been sorted, renamed and typed into. Problems: `workbook-part-missing`,
 * `workbook-cell` with the cell, those of `parseTeams`, `parseSections` or `parseTeamSheets`; `workbook-version` alone for
 * sheets of another version.
 */
export const parseTournament = (parts: TournamentParts, gridOf: GridOf): Result<ParsedTournament> => {
  const source: Source = { parts, gridOf, problems: [] };
  const [other] = versionProblems(parts, gridOf);
  if (other) return fail(other);
  if (isOfTeams(parts)) return parseTeamSheets(parts, gridOf);
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
      warnings: [
        ...ofPlayers,
        ...warnings,
        ...drawWarnings(source, tournament),
        ...listWarnings(source, tournament),
      ],
    };
  });
};
