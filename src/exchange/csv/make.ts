import { kindIn } from '../../core/results/progress';
import { type Game, OTHER_SIDE, type Player, type Tournament } from '../../core/model';
import { outcomeOf } from '../../core/results/outcome';
import { present, underKey } from '../../core/present';
import { ok, type Result, andThen } from '../../core/result';
import { fieldsOf } from '../../core/sections/fields';
import { gameListWords, type GameListWords } from '../../language/gameListWords';
import { decimalText, listSeparator } from '../../language/number';
import { teamEventEn } from '../../language/teamEvent';
import {
  type ExchangeFormat,
  type ExportedFiles,
  type ExportOptions,
  RESULTS_ALONE,
} from '../exchangeFormat';
import {
  playerDetails,
  type PlayerDetails,
  belonging,
  detailsOf,
  filesOfFields,
  missingDetails,
  missingOfPlayers,
} from '../reports';
import { GAMES_ALONE, gamesOfPeople } from '../ofPeople';
import { isPlayed } from '../../core/results/progress';
import { isTeamEvent, teamNo, teamOn } from '../../core/teamEvent/model';
import { parseGameList } from './parse';
import { harmless, makeRows } from './text';
import { fractionText } from '../../core/fraction';
import type { Problem } from '../../core/problem';
import { roundDates } from '../../core/calendar/dates';
import { standings, type Standings } from '../../core/tiebreak/standings';

/** A field, and what its table is made with. */
interface Sheet {
  readonly field: Tournament;
  readonly table: Standings;
  readonly words: GameListWords;
  /** A number as it is written where the list is opened. */
  readonly number: (text: string) => string;
}

const modeOf = ({ cycles }: Tournament, words: GameListWords): string =>
  cycles === 1 ? words.single : cycles === 2 ? words.double : `${words.cycles} ${cycles}`;

const headRows = ({ field, words }: Sheet): readonly (readonly string[])[] => {
  const details = detailsOf(field);
  const rows: readonly (readonly [label: string, text: string | undefined])[] = [
    [words.event, field.event],
    [words.section, field.section],
    [words.place, details.city],
    [words.firstDay, details.firstDay],
    [words.lastDay, details.lastDay],
    [words.mode, modeOf(field, words)],
    [words.timeControl, details.timeControl],
    [words.arbiter, details.arbiter],
  ];
  return rows.map(([label, text]) => [label, harmless(text ?? '')]).filter(([, text]) => text !== '');
};

/** What a game is for one of its players: `1`, `½`, `+` ..., with `u` where it is not rated. */
const markOf = ({ outcome, white }: Game, no: number): string => {
  if (outcome === null) return '';
  const { marks, rated, kind } = outcomeOf(outcome);
  return `${marks[white === no ? 0 : 1]}${kind === 'played' && !rated ? 'u' : ''}`;
};

const marksOf = ({ field }: Sheet, { no }: Player): readonly string[] =>
  field.players.flatMap((opponent) => {
    const own = field.games.filter(
      ({ white, black }) =>
        (white === no && black === opponent.no) || (black === no && white === opponent.no),
    );
    return Array.from({ length: field.cycles }, (_, index) => {
      if (opponent.no === no) return 'x';
      const game = own.find(({ cycle }) => cycle === index + 1);
      return game ? markOf(game, no) : '';
    });
  });

const statusText = ({ status }: Player, words: GameListWords): string =>
  status === 'playing' ? '' : status === 'withdrawn' ? words.withdrawn : words.annulled;

const tableRows = (sheet: Sheet): readonly (readonly string[])[] => {
  const { field, table, words, number } = sheet;
  const details = playerDetails(field);
  const rowOf = new Map(table.rows.map((row) => [row.no, row]));
  const opponents = field.players.flatMap(({ no }) => [
    String(no),
    ...Array<string>(field.cycles - 1).fill(''),
  ]);
  const head = [
    ...[
      words.no,
      words.name,
      words.title,
      words.born,
      words.club,
      words.federation,
      words.fideId,
      words.rating,
    ],
    ...opponents,
    ...[words.points, ...table.order.slice(1), words.rank, words.status],
  ];
  const rows = field.players.map((player) => {
    const { title = '', birth = '', fideId = '' } = details.get(player.no) ?? {};
    const { club, federation } = belonging(player, details.get(player.no));
    const { values, rank } = underKey(rowOf, player.no);
    const isRated = (player.rating?.strength ?? null) !== null;
    return [
      String(player.no),
      ...[player.name, title, isRated ? '' : birth, club, federation, fideId].map(harmless),
      harmless(String(player.rating?.typed ?? '')),
      ...marksOf(sheet, player),
      ...values.map((value) => (value === null ? '' : number(fractionText(value)))),
      String(rank ?? ''),
      statusText(player, words),
    ];
  });
  return [head, ...rows];
};

const dateRows = ({ field, words }: Sheet): readonly (readonly string[])[] => {
  const dates = roundDates(field);
  return dates.some((date) => date !== undefined)
    ? [[], [words.round, words.date], ...dates.map((date, at) => [String(at + 1), harmless(date ?? '')])]
    : [];
};

/** What a rating officer sends a table back for. */
const missing = (tournament: Tournament): readonly Problem[] => {
  const details = playerDetails(tournament);
  const lacking = (field: 'birth' | 'club', lacks: (player: Player) => boolean): readonly Problem[] => {
    const names = tournament.players.filter(lacks).map(({ name }) => name);
    return missingOfPlayers(tournament, 'dwz', field, names);
  };
  const told = fieldsOf(tournament).flatMap((field) =>
    missingDetails(detailsOf(field), ['city', 'firstDay', 'lastDay', 'timeControl']),
  );
  return [
    ...distinct(told),
    ...lacking(
      'birth',
      ({ no, rating }) => (rating?.strength ?? null) === null && details.get(no)?.birth === undefined,
    ),
    ...lacking('club', (player) => belonging(player, details.get(player.no)).club === ''),
  ];
};

/**
 * The cross-table of each field for a rating officer (German Chess Federation, Wertungsordnung 6.1): event, place, days, mode and time
 * control; full names, clubs, when the unrated were born; every result, forfeits as + and -, those who left as well; the days of the
 * rounds. Problems as for `standings`.
 */
const makeOfficerTable = (tournament: Tournament): Result<ExportedFiles> =>
  andThen(standings(tournament), (table) => {
    const files = filesOfFields(tournament, (field) => {
      const sheet = { field, table, words: gameListWords, number: decimalText };
      return makeRows([...headRows(sheet), [], ...tableRows(sheet), ...dateRows(sheet)], listSeparator());
    });
    return ok({ files, warnings: missing(tournament) });
  });

/** What several fields lack is told once. */
const distinct = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((each) => [JSON.stringify(each), each])).values(),
];

/** What of the organiser's further columns stands beside each player; dates of birth are nobody's business there. */
const TOLD_FIELDS = ['title', 'fideId', 'club'] as const;

type ToldField = (typeof TOLD_FIELDS)[number];

/** With a dash that no spreadsheet takes for that of a date, as it takes a colon for that of a time; forfeits as `1F–0F`. */
const resultText = ({ outcome, pending }: Game): string => {
  if (outcome === null) return pending ?? '';
  const { kind, white, black, shown } = outcomeOf(outcome);
  if (kind === 'played') return shown.replace('-', '–');
  return [white, black].map((mark) => (mark === 'win' ? '1F' : '0F')).join('–');
};

/** What is told of each side, in this order. */
type SideCell = (player: Player, details: PlayerDetails) => string;

const sideCells = (told: readonly ToldField[]): readonly SideCell[] => [
  ({ no }) => String(no),
  ({ name }) => name,
  ({ rating }) => String(rating?.typed ?? ''),
  ({ federation }) => federation ?? '',
  ...told.map(
    (field): SideCell =>
      (_, details) =>
        details[field] ?? '',
  ),
];

const headingsOf = (
  whole: Tournament,
  words: GameListWords,
  told: readonly ToldField[],
  hasSections: boolean,
): string[] => {
  const { match, team } = teamEventEn;
  const ofSide = (side: string): readonly string[] => [
    `${side} ${words.number}`,
    side,
    `${side} ${words.rating}`,
    `${side} ${words.federation}`,
    ...told.map((field) => `${side} ${words[field]}`),
  ];
  return [
    words.event,
    ...(hasSections ? [words.section] : []),
    ...[
      words.round,
      ...(isTeamEvent(whole) ? [match, `${words.white} ${team}`, `${words.black} ${team}`] : []),
    ],
    ...[words.board, words.date],
    ...ofSide(words.white),
    ...ofSide(words.black),
    ...[words.result, words.remark],
  ];
};

/** The match of a game where teams meet, and the teams of White and Black. */
const matchCells = (whole: Tournament, { no, board }: Game): readonly string[] => {
  if (!isTeamEvent(whole)) return [];
  const match = present(whole.games.find((each) => each.no === no));
  const { white } = present(match.boards.find((each) => each.board === board));
  const teams = [white, OTHER_SIDE[white]].map((side) => teamNo(whole, teamOn(match, side))?.name ?? '');
  return [String(no), ...teams];
};

/** A row for each game of a field, in the order of its rounds and boards. */
const rowsOf = (
  field: Tournament,
  whole: Tournament,
  words: GameListWords,
  told: readonly ToldField[],
  hasSections: boolean,
): readonly (readonly string[])[] => {
  const details = playerDetails(field);
  const players = new Map(field.players.map((player) => [player.no, player]));
  const kindOf = kindIn(field);
  const side = (no: number): readonly string[] =>
    sideCells(told).map((cell) => cell(underKey(players, no), details.get(no) ?? {}));
  return [...field.games]
    .sort((one, other) => one.round - other.round || one.board - other.board)
    .map((game) => [
      field.event,
      ...(hasSections ? [field.section ?? ''] : []),
      ...[String(game.round), ...matchCells(whole, game), String(game.board), game.date ?? ''],
      ...side(game.white),
      ...side(game.black),
      resultText(game),
      kindOf(game) === 'annulled' ? words.annulled : '',
    ]);
};

/**
 * All games of a tournament, or those played at the boards of teams with their matches and teams, as a list for spreadsheets, a row each,
 * with both players' numbers, ratings and federations. Headings are in English, and the separator is the one that Excel expects.
 */
const makeGameList = (whole: Tournament, making: ExportOptions): Result<ExportedFiles> => {
  const { round } = making;
  const { tournament, warnings } = gamesOfPeople(whole, making);
  const details = [...playerDetails(tournament).values()];
  const told = TOLD_FIELDS.filter((field) => details.some((each) => each[field] !== undefined));
  const fields = fieldsOf(tournament);
  const hasSections = fields.some(({ section }) => section !== undefined);
  const asked = fields.map((field) => ({
    ...field,
    games: field.games.filter(
      (game) => [undefined, game.round].includes(round) && (!isTeamEvent(whole) || isPlayed(game)),
    ),
  }));
  const rows = asked.flatMap((field) => rowsOf(field, whole, gameListWords, told, hasSections));
  const all = [headingsOf(whole, gameListWords, told, hasSections), ...rows].map((row) => row.map(harmless));
  return ok({
    files: [{ suffix: '', content: makeRows(all, listSeparator()) }],
    warnings,
  });
};

/** A list of all games for spreadsheets and other programs. */
export const csv: ExchangeFormat = {
  id: 'csv',
  extensions: ['.csv'],
  losses: RESULTS_ALONE,
  fields: TOLD_FIELDS,
  teamLosses: GAMES_ALONE,
  parse: parseGameList,
  make: makeGameList,
};

/** A cross-table for a rating officer, such as that of the German Chess Federation. Whoever reads one adopts it. */
export const csvCrosstable: ExchangeFormat = {
  id: 'csv-crosstable',
  extensions: ['.csv'],
  losses: [],
  make: makeOfficerTable,
};
