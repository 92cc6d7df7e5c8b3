import { present } from '../../core/present';
import type { Player, Tournament } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { ratingProblems } from '../../core/ratings/rating';
import { cellText, isCellError, type CellValue } from '../../grid/cell';
import { located } from '../findTournaments';
import { clubsCalled } from '../../language/playerFields';
import { PLAYER_COLUMNS, type Part } from '../parts';
import { decodePlayer, type PlayerCells } from './cells';
import { column, wholeOnce, wrong, type Source } from './settings';

/** The organiser's further columns: those of the table that none of our names covers. */
const extraColumns = ({
  parts,
  gridOf,
}: Source): { headings: string[]; formats: string[]; lines: CellValue[][] } => {
  const table = present(parts.places.Players);
  const grid = gridOf(table);
  const ours = new Set(PLAYER_COLUMNS.map((part) => parts.places[part]?.area.column));
  const indexes = Array.from({ length: table.area.columns }, (_, index) => index).filter(
    (index) => !ours.has(table.area.column + index),
  );
  const [head = [], ...body] = grid?.values ?? [];
  return {
    headings: indexes.map((index) => cellText(head[index] ?? null)),
    formats: indexes.map((index) => grid?.formats[1]?.[index] ?? 'General'),
    lines: body.map((line) => indexes.map((index) => line[index] ?? null)),
  };
};

/** What stands above one of our columns. */
const headingOf = ({ parts: { places }, gridOf }: Source, part: Part): string => {
  const [table, own] = [present(places.Players), places[part]];
  return cellText((own && gridOf(table)?.values[0]?.[own.area.column - table.area.column]) ?? null);
};

const NAMED = [
  'name',
  'rating',
  'federation',
  'team',
  'section',
  'adjustment',
  'reason',
  'status',
  'playOff',
] as const satisfies readonly (keyof PlayerCells)[];

interface ParsedPlayers extends Pick<Tournament, 'clubs'> {
  readonly players: readonly Player[];
  readonly columns: string[];
  readonly columnFormats: string[];
  /** `rating-invalid`, `rating-error-value`: such a rating counts as it is read, and is worth a word. */
  readonly warnings: readonly Problem[];
}

/** What is wrong with a cell of the column Rating. */
const ratingWarnings = ({ parts }: Source, line: number, value: CellValue): readonly Problem[] => {
  const where = parts.places.Players_rating;
  if (!where || typeof value === 'boolean') return [];
  const place = located(where, line);
  return isCellError(value)
    ? [problem('rating-error-value', place, { error: value.error })]
    : ratingProblems(value, place);
};

/** The players in the order of their numbers, with the organiser's further columns. */
export const parsePlayers = (source: Source): ParsedPlayers => {
  const numbers = column(source, 'Players_no');
  const columns = NAMED.map((cell) => [cell, column(source, `Players_${cell}`)] as const);
  const extra = extraColumns(source);
  const numberOf = wholeOnce(source, 'Players_no', numbers.length);
  const players = numbers.map((value, line): Player => {
    const cells: PlayerCells = Object.fromEntries(
      columns.map(([cell, values]) => [cell, values[line] ?? null]),
    );
    const { player, unreadable } = decodePlayer(numberOf(line, value), {
      ...cells,
      extra: extra.headings.length === 0 ? [] : (extra.lines[line] ?? []),
    });
    for (const { cell, expected } of unreadable)
      wrong(source, `Players_${cell}`, line, cells[cell] ?? null, expected);
    return player;
  });
  const inOrder = players.sort((one, other) => one.no - other.no);
  const warnings = column(source, 'Players_rating').flatMap((value, line) =>
    ratingWarnings(source, line, value),
  );
  return {
    ...{ players: inOrder, columns: extra.headings, columnFormats: extra.formats, warnings },
    ...clubsCalled(headingOf(source, 'Players_federation')),
  };
};
