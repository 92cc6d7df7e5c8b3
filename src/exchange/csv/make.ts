import { kindIn } from '../../core/results/progress';
import type { Game, Player, Tournament } from '../../core/model';
import { outcomeOf } from '../../core/results/outcome';
import { underKey } from '../../core/present';
import { ok, type Result } from '../../core/result';
import { fieldsOf } from '../../core/sections/fields';
import { gameListWords, type GameListWords } from '../../language/gameListWords';
import {
  type ExchangeFormat,
  type ExportedFiles,
  type ExportOptions,
  RESULTS_ALONE,
} from '../exchangeFormat';
import { playerDetails, type PlayerDetails } from '../reports';
import { makeOfficerTable } from './crosstable';
import { parseGameList } from './parse';
import { harmless, makeRows, separatorOf } from './text';

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

const headingsOf = (words: GameListWords, told: readonly ToldField[], hasSections: boolean): string[] => {
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
    ...[words.round, words.board, words.date],
    ...ofSide(words.white),
    ...ofSide(words.black),
    ...[words.result, words.remark],
  ];
};

/** A row for each game of a field, in the order of its rounds and boards. */
const rowsOf = (
  field: Tournament,
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
      ...[String(game.round), String(game.board), game.date ?? ''],
      ...side(game.white),
      ...side(game.black),
      resultText(game),
      kindOf(game) === 'annulled' ? words.annulled : '',
    ]);
};

/**
 * All games of a tournament as a list for spreadsheets, a row each, with both players' numbers, ratings and federations. Headings are
 * in the language that is asked for, and the separator is the one that Excel expects where it is spoken.
 */
const makeGameList = (tournament: Tournament, { language, round }: ExportOptions): Result<ExportedFiles> => {
  const words = gameListWords(language);
  const known = [...playerDetails(tournament).values()];
  const told = TOLD_FIELDS.filter((field) => known.some((details) => details[field] !== undefined));
  const fields = fieldsOf(tournament);
  const hasSections = fields.some(({ section }) => section !== undefined);
  const asked = fields.map((field) => ({
    ...field,
    games: field.games.filter((game) => round === undefined || game.round === round),
  }));
  const rows = asked.flatMap((field) => rowsOf(field, words, told, hasSections));
  const all = [headingsOf(words, told, hasSections), ...rows].map((row) => row.map(harmless));
  return ok({
    files: [{ suffix: '', content: makeRows(all, separatorOf(language)) }],
    warnings: [],
  });
};

/** A list of all games for spreadsheets and other programs. */
export const csv: ExchangeFormat = {
  id: 'csv',
  extensions: ['.csv'],
  losses: RESULTS_ALONE,
  fields: TOLD_FIELDS,
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
