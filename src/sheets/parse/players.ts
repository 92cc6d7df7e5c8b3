import type { ExtraValue, Player } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { parseRating, ratingProblems } from '../../core/rating';
import { cellText, isCellError, type CellValue } from '../../grid/cell';
import { located } from '../found';
import { PLAYER_COLUMNS } from '../parts';
import { STATUSES } from '../players';
import { column, wholeOnce, wrong, type Source } from './source';

/** The organiser's further columns: those of the table that none of our names covers. */
const extraColumns = ({
  found,
  gridOf,
}: Source): { headings: string[]; formats: string[]; lines: ExtraValue[][] } => {
  const table = found.places.Players!;
  const grid = gridOf(table);
  const ours = new Set(PLAYER_COLUMNS.map((part) => found.places[part]?.area.column));
  const indexes = Array.from({ length: table.area.columns }, (_, index) => index).filter(
    (index) => !ours.has(table.area.column + index),
  );
  const [head = [], ...body] = grid?.values ?? [];
  const plain = (value: CellValue | undefined): ExtraValue =>
    value === undefined ? null : isCellError(value) ? value.error : value;
  return {
    headings: indexes.map((index) => cellText(head[index] ?? null)),
    formats: indexes.map((index) => grid?.formats[1]?.[index] ?? 'General'),
    lines: body.map((line) => indexes.map((index) => plain(line[index]))),
  };
};

interface ParsedPlayers {
  readonly players: readonly Player[];
  readonly columns: string[];
  readonly columnFormats: string[];
  /** `rating-invalid`, `rating-error-value`: such a rating counts as it is read, and is worth a word. */
  readonly warnings: readonly Problem[];
}

/** What is wrong with a cell of the column Rating. */
const ratingWarnings = ({ found }: Source, line: number, value: CellValue): readonly Problem[] => {
  const where = found.places.Players_rating;
  if (!where || typeof value === 'boolean') return [];
  const place = located(where, line);
  return isCellError(value)
    ? [problem('rating-error-value', place, { error: value.error })]
    : ratingProblems(value, place);
};

/** The players in the order of their numbers, with the organiser's further columns. */
export const parsePlayers = (source: Source): ParsedPlayers => {
  const numbers = column(source, 'Players_no');
  const [names, ratings, federations, teams, adjustments, reasons, statuses, playOffs] = PLAYER_COLUMNS.slice(
    1,
  ).map((part) => column(source, part));
  const extra = extraColumns(source);
  const numberOf = wholeOnce(source, 'Players_no', numbers.length);
  const players = numbers.map((value, line): Player => {
    const no = numberOf(line, value);
    const rating = ratings?.[line] ?? null;
    const federation = cellText(federations?.[line] ?? null);
    const adjustment = adjustments?.[line] ?? null;
    if (adjustment !== null && typeof adjustment !== 'number')
      wrong(source, 'Players_adjustment', line, adjustment, '0.5, -1');
    const reason = cellText(reasons?.[line] ?? null);
    const playOff = playOffs?.[line] ?? null;
    if (playOff !== null && typeof playOff !== 'number')
      wrong(source, 'Players_playOff', line, playOff, '1, 2');
    const team = cellText(teams?.[line] ?? null).trim();
    const typedStatus = cellText(statuses?.[line] ?? null).trim();
    const status = STATUSES.find((candidate) => candidate === (typedStatus.toLowerCase() || 'playing'));
    if (!status) wrong(source, 'Players_status', line, typedStatus, STATUSES.join(', '));
    return {
      no,
      name: cellText(names?.[line] ?? null),
      status: status ?? 'playing',
      ...(typeof rating === 'number' || typeof rating === 'string' ? { rating: parseRating(rating) } : {}),
      ...(federation === '' ? {} : { federation }),
      ...(team === '' ? {} : { team }),
      ...(typeof adjustment === 'number' && adjustment !== 0 ? { adjustment } : {}),
      ...(reason === '' ? {} : { adjustmentReason: reason }),
      ...(typeof playOff === 'number' && playOff !== 0 ? { playOff } : {}),
      ...(extra.headings.length === 0 ? {} : { extra: extra.lines[line] ?? [] }),
    };
  });
  const inOrder = players.sort((one, other) => one.no - other.no);
  const warnings = (ratings ?? []).flatMap((value, line) => ratingWarnings(source, line, value));
  return { players: inOrder, columns: extra.headings, columnFormats: extra.formats, warnings };
};
