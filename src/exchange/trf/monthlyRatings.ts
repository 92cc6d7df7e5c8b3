import type { ExtraValue, Game, Player, Tournament } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { isRating, parseRating, type Rating } from '../../core/rating';
import { ratingMonthHeading, ratingMonthOf } from '../../language/ratingMonths';

/** The column of each month that the list has ratings of; of two of one month the first. */
const monthColumns = ({ columns }: Pick<Tournament, 'columns'>): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  columns.forEach((heading, column) => {
    const month = ratingMonthOf(heading);
    if (month !== null && !found.has(month)) found.set(month, column);
  });
  return found;
};

/** What stands in a cell of such a column; nothing where it is empty or no rating. */
const ratingIn = (value: ExtraValue | undefined): Rating | undefined => {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  return String(value).trim() === '' || !isRating(value) ? undefined : parseRating(value);
};

/** The players with their ratings of a month, such as `2026-02`, where the list has them; else with those of the list. */
export const withRatingsOf = (field: Tournament, month: string | undefined): Tournament => {
  const column = month === undefined ? undefined : monthColumns(field).get(month);
  if (column === undefined) return field;
  const rated = (player: Player): Player => {
    const rating = ratingIn(player.extra?.[column]);
    return rating === undefined ? player : { ...player, rating };
  };
  return { ...field, players: field.players.map(rated) };
};

/**
 * What the files of several months lack: `trf-months-unrated` for months that the list has no ratings of, `trf-month-unrated` for a
 * month of which it has those of some who play in it.
 */
export const unratedMonths = (
  field: Tournament,
  games: ReadonlyMap<string, readonly Pick<Game, 'white' | 'black'>[]>,
): readonly Problem[] => {
  const columns = monthColumns(field);
  const without = [...games.keys()].filter((month) => !columns.has(month));
  const lacking = [...games].flatMap(([month, own]): readonly Problem[] => {
    const column = columns.get(month);
    if (column === undefined) return [];
    const playing = new Set(own.flatMap(({ white, black }) => [white, black]));
    const names = field.players
      .filter(({ no, extra }) => playing.has(no) && ratingIn(extra?.[column]) === undefined)
      .map(({ name }) => name);
    const heading = field.columns[column] ?? '';
    const values = { heading, month, names: names.join(', '), count: names.length };
    return names.length === 0 ? [] : [problem('trf-month-unrated', { field: 'rating' }, values)];
  });
  const [first] = without;
  return [
    ...(first === undefined
      ? []
      : [
          problem(
            'trf-months-unrated',
            { field: 'rating' },
            { months: without.join(', '), count: without.length, heading: ratingMonthHeading(first) },
          ),
        ]),
    ...lacking,
  ];
};
