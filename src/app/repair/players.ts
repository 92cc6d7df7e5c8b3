import { likeOthers } from '../../core/calendar/timing';
import type { Game, Player, Tournament } from '../../core/model';
import { withCycles } from '../../core/conduct/madeCycles';
import { present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { andThen, ok, relocated, type Result, allClear } from '../../core/result';
import { isLeftWhite, fromLeft } from '../../core/results/sides';
import type { Grid } from '../../grid/grid';
import { mentions } from '../../grid/reference';
import { words, wordsOf } from '../../language/language';
import { sheetsOf, type TournamentParts } from '../../sheets/findTournaments';
import type { SheetNames } from '../../sheets/layout';
import type { LogEntry } from '../../sheets/log/line';
import { sheetNames } from '../../sheets/names';
import { parseTournament } from '../../sheets/parse';
import { TIME_COLUMNS } from '../../sheets/parts';
import { mendGames, type ExpectedGame, type ExpectedRest, type Expected } from '../../sheets/repair/games';
import { at } from '../../sheets/repair/grids';
import { columnIn, mendPlayerNumbers, withPlayersBack } from '../../sheets/repair/players';
import {
  gridOfStanding,
  strangeRows,
  tableOf,
  withoutInserted,
  type Standing,
  type TablePart,
} from '../../sheets/repair/standing';
import { findSectionsPages } from '../../sheets/sections/page';
import { makeWorkbook } from '../../sheets/allSheets';
import type { Overview, Reader } from '../../workbook/port';
import { beforeChanges } from '../fromKeyedCells';
import { namesNow } from '../rebuild';
import { settingsTold, withLostSettings, withoutGames } from './expected';
import { settingIn, type Seen, type SeenSheets } from './seen';
import { optionsWith } from '../../core/pairing/anySystem';
import { makeSectionedTournament } from '../../core/sections/makeSectioned';
import { makeTournament } from '../../core/tournament';
import { cellText } from '../../grid/cell';
import { parseChanges } from '../../sheets/log/changes';
import { stepsOfNumbers } from '../../sheets/log/history';
import { isTimeCell, parseKey, withByeKeys } from '../../sheets/log/key';

/** Sheets without our defined names that are still ours: they have our sheet name, and refer to our other sheets. */
const nameless = async (
  reader: Reader,
  parts: TournamentParts,
  names: SheetNames,
  known: readonly string[],
): Promise<Result<readonly Grid[]>> => {
  const own = sheetsOf(parts);
  const { round, standings, crosstable, calculation, match, sections } = names;
  const wanted = [round, standings, crosstable, calculation, match, sections].filter(
    (name) => known.includes(name) && !own.includes(name),
  );
  if (wanted.length === 0) return ok([]);
  const sheets = new Set(own.map((name) => name.toLowerCase()));
  const read = await reader.read({ ranges: [], formulas: wanted });
  if (!read.ok) return read;
  const leaning = new Set(
    read.value.formulas
      .filter(({ formula }) => mentions(formula, sheets, new Set()))
      .map(({ sheet }) => sheet),
  );
  if (leaning.size === 0) return ok([]);
  const whole = await reader.read({
    ranges: [...leaning].map((sheet) => ({ sheet, area: 'used' as const })),
  });
  return andThen(whole, ({ ranges }) => ok(ranges));
};

/** An empty row that somebody inserted. */
const insertedRow =
  (sheet: string, column: number) =>
  (row: number): Problem =>
    problem('damaged-row', at(sheet, row, column));

const TABLES = ['Players', 'Pairings'] as const;

/** Columns that only people fill, and their headings. */
const IRREPLACEABLE = {
  Players: ['Players_name', 'Players_status'],
  Pairings: ['Pairings_result', ...TIME_COLUMNS],
} as const;

/** `repair-sheet-lost`, `repair-column-lost`: what people typed there is gone. */
const irreplaceable = (
  standing: Standing,
  tables: readonly (readonly [TablePart, boolean])[],
): readonly Problem[] => {
  const { parts } = standing;
  const lost = tables.filter(([, isThere]) => !isThere);
  if (lost.length > 0)
    return lost.map(([part]) => problem('repair-sheet-lost', { sheet: parts.sheet }, { part }));
  return TABLES.flatMap((table) =>
    IRREPLACEABLE[table]
      .filter((part) => (parts.broken ?? []).includes(part))
      .map((part) =>
        problem(
          'repair-column-lost',
          { sheet: present(parts.places[table]).sheet },
          { column: part.replace(/^\w+_/, '') },
        ),
      ),
  );
};

const unknownCells = <T>(result: Result<T>): Result<T> =>
  relocated(result, (each) =>
    each.code === 'workbook-cell' ? { ...each, code: 'repair-cell-unknown' } : each,
  );

const withGames = (
  tournament: Tournament,
  missing: readonly ExpectedGame[],
  byes: readonly ExpectedRest[],
): Tournament => {
  if (missing.length + byes.length === 0) return tournament;
  const isWhite = isLeftWhite(tournament);
  const placed = likeOthers(tournament, tournament.players);
  const added = missing.map(({ left, right, ...game }): Omit<Game, 'cycle'> => {
    const [white, black] = isWhite ? [left, right] : [right, left];
    return placed({ ...game, white, black, outcome: null, cycle: 1 });
  });
  const games = [...tournament.games, ...added].sort((one, other) => one.no - other.no);
  const rests = [...tournament.rests, ...byes.map(({ round, left }) => ({ round, player: left }))];
  return {
    ...tournament,
    games: withCycles(games),
    rests: rests.sort((one, other) => one.round - other.round),
  };
};

type Mended = Omit<Seen, 'plan'>;

/** The tables with their numbers, and the tournament that they hold. */
const numbered = (standing: Standing, lines: readonly LogEntry[]): Result<Mended> => {
  const whole = withPlayersBack(withLostSettings(standing, lines));
  const players = mendPlayerNumbers(whole);
  if (!players.ok) return players;
  const base = withoutGames(players.value);
  if (!base.ok) return base;
  const games = mendGames(players.value, expectedGames(players.value, base.value, lines));
  if (!games.ok) return games;
  const { standing: now, missing, rests } = games.value;
  const parsed = parseTournament(now.parts, gridOfStanding(now));
  if (!parsed.ok) return parsed;
  const { warnings } = parsed.value;
  const tournament = withGames(parsed.value.tournament, missing, rests);
  return ok({ standing: settingsTold(now, tournament, standing), tournament, warnings });
};

/** The tables without inserted rows and with their numbers, and the tournament that they hold. */
const mended = (standing: Standing, id: string, lines: readonly LogEntry[]): Result<Mended> => {
  const tables = TABLES.map((part) => [part, tableOf(standing, part, id)] as const);
  const there = tables.flatMap(([part, where]) => (where ? [[part, where] as const] : []));
  const lost = irreplaceable(
    standing,
    tables.map(([part, where]) => [part, where !== null]),
  );
  const strange = there.flatMap(([part, where]) => strangeRows(standing, part, where));
  const closed = there.reduce(
    (now, [part, where]) => withoutInserted(now, part, where, insertedRow(where.sheet, where.area.column)),
    standing,
  );
  return andThen(allClear([...lost, ...strange]), () => numbered(closed, lines));
};

/**
 * What the sheets of a tournament of players hold. Problems: `repair-players-ambiguous`, `repair-games-ambiguous`, `repair-cell-unknown`,
 * `repair-sheet-lost`, `repair-column-lost`, `repair-row-holds-more` for what cannot be known, and those of `parseTournament`.
 */
export const seenOfPlayers = async (
  reader: Reader,
  standing: Standing,
  { sheets, names: defined }: Overview,
  lines: readonly LogEntry[],
  time: string,
): Promise<Result<SeenSheets>> => {
  const { parts, grids } = standing;
  const own = sheetsOf(parts);
  const texts = words();
  const known = sheets.map(({ name }) => name);
  const plain = sheetNames(texts, '', []);
  const pages = findSectionsPages(defined).map((page) => page.sheet);
  const unclaimed = known.filter((name) => !pages.includes(name));
  const more = await nameless(reader, parts, namesNow(parts, plain), unclaimed);
  if (!more.ok) return more;
  const asRead = [...grids, ...more.value];
  const whole = mended({ ...standing, grids: asRead }, settingIn(standing, 'id'), lines);
  return andThen(unknownCells(whole), (found) => {
    const taken = known.filter((name) => !own.includes(name));
    const free = more.value.length > 0 ? plain : sheetNames(texts, settingIn(standing, 'event'), taken);
    const { tournament } = found;
    return ok({
      ...found,
      asRead,
      plan: makeWorkbook(tournament, namesNow(parts, free), wordsOf(tournament), time),
    });
  });
};

/** The game numbers on the hidden sheet. */
const numbersIn = (standing: Standing): readonly number[] =>
  columnIn(standing, standing.parts.places.Calculation).filter((no) => typeof no === 'number');

/** A tournament of sections as it was made; of what boards and in how many cycles they are played, the games that are there tell. */
const sectioned = (standing: Standing, players: readonly Player[]): Result<Tournament> => {
  const parsed = parseTournament(standing.parts, gridOfStanding(standing));
  return andThen(parsed, ({ tournament }) => {
    const { sections = [] } = tournament;
    return makeSectionedTournament(
      { ...tournament, players },
      sections.map((section) => ({
        ...section,
        players: players.filter((player) => player.section === section.name).length,
      })),
    );
  });
};

/** The games that the system makes, with all logged changes; none if the system does not make them. */
const expectedGames = (standing: Standing, base: Tournament, lines: readonly LogEntry[]): Expected => {
  const changes = stepsOfNumbers(lines).flatMap(parseChanges);
  // Before anybody entered late, and with the ratings of then: the stronger may have White.
  const { players } = beforeChanges(base, [...changes].reverse());
  const all = base.sections
    ? sectioned(standing, players)
    : makeTournament({ ...base, players, systemOptions: optionsWith(base, players) });
  // Where games were carried over, the others are not those of the system.
  const made = all.ok && base.carried === undefined ? all.value : null;
  const games = new Map<number, ExpectedGame>();
  for (const { no, round, board, white, black } of made?.games ?? []) {
    const [left, right] = fromLeft(base, white, black);
    games.set(no, { no, round, board, left, right });
  }
  const isJoined = players.length < base.players.length;
  const byes = new Map(withByeKeys(made?.rests ?? []).map((bye) => [bye.key, bye]));
  for (const { key: text, after } of changes) {
    const key = parseKey(text);
    if (key?.of === 'bye' && typeof after === 'number')
      byes.set(text, { key: text, round: key.round, player: after });
    else if (key?.of === 'bye') byes.delete(text);
    if (key?.of !== 'game' || key.cell === 'result' || isTimeCell(key.cell)) continue;
    const nowhere = { no: key.no, round: 0, board: 0, left: 0, right: 0 };
    const game = games.get(key.no) ?? (isJoined && games.size > 0 ? nowhere : undefined);
    const value = Number(cellText(after));
    if (game && Number.isInteger(value)) games.set(key.no, { ...game, [key.cell]: value });
  }
  const rests = [...byes.values()].map(({ round, player }) => ({ round, left: player }));
  return { games, rests, numbers: numbersIn(standing), players: base.players.length };
};
