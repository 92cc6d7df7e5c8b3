import { parseDate, commonestOf, roundDates } from '../../core/calendar/dates';
import { largest, smallest } from '../../core/extremes';
import type { ExtraValue, Game, Player, Tournament } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { isRating, parseRating, type Rating } from '../../core/ratings/rating';
import { allOf, andThen, ok, type Result, unlessProblems } from '../../core/result';
import { fieldsOf } from '../../core/sections/fields';
import { ratingMonthHeading, ratingMonthOf } from '../../language/playerFields';
import { type ExportedFiles, type TextFile, some } from '../exchangeFormat';
import { checks } from './checks';
import { daysOf, eventName, fileOf, sectionSuffix } from './make';
import { cellsOf, isRated, pointsIn, ranksByPoints, ranksOf, type Report } from './report';
import type { Kind } from './writeHeader';
import { joinedNames } from '../../language/nameLists';

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
const withRatingsOf = (field: Tournament, month: string | undefined): Tournament => {
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
const unratedMonths = (
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
    const values = { heading, month, names: joinedNames(names), count: names.length };
    return names.length === 0 ? [] : [problem('trf-month-unrated', { field: 'rating' }, values)];
  });
  const [first] = without;
  if (first === undefined) return lacking;
  const values = { months: without.join(', '), count: without.length, heading: ratingMonthHeading(first) };
  return [problem('trf-months-unrated', { field: 'rating' }, values), ...lacking];
};

/** FIDE wants a report for each month of what lasts longer than so many days. */
const MOST_DAYS = 30;

const KIND: Kind = { version: 26, for: 'rating' };

/** A finished game that a rating report shows, with its day: its own, else that of its round. */
interface Dated {
  readonly game: Game;
  readonly day: string | undefined;
}

const datedGames = (field: Tournament): readonly Dated[] => {
  const days = roundDates(field);
  const isShown = isRated(field);
  const dayOf = (date: string | undefined): string | undefined =>
    date !== undefined && parseDate(date) ? date.slice(0, 10) : undefined;
  return field.games
    .filter(isShown)
    .map((game) => ({ game, day: dayOf(game.date) ?? dayOf(days[game.round - 1]) }));
};

const dayNumber = (date: string | undefined): number | null =>
  (date === undefined ? null : parseDate(date))?.day ?? null;

/** Whether games and stated days lie further apart than one report may reach. */
const isLong = (field: Tournament): boolean => {
  const { firstDay, lastDay } = daysOf(field);
  const days = [firstDay, lastDay, ...datedGames(field).map(({ day }) => day)]
    .map(dayNumber)
    .filter((day) => day !== null);
  return days.length > 0 && largest(days) - smallest(days) + 1 > MOST_DAYS;
};

/** The report of games of one period: their rounds in order, their points, and places by these. */
const reportOf = (
  field: Tournament,
  shown: readonly Dated[],
  ranks: (points: readonly number[]) => readonly number[],
): Report => {
  const games = shown.map(({ game }) => game);
  const rounds = [...new Set(games.map(({ round }) => round))].sort((one, other) => one - other);
  const points = pointsIn(field, games, () => true);
  return {
    field,
    dates: rounds.map((round) =>
      commonestOf(shown.flatMap(({ game, day }) => (game.round === round && day !== undefined ? [day] : []))),
    ),
    cells: cellsOf(field, rounds, games, () => true),
    points,
    ranks: ranks(points),
  };
};

const wholeFile = (tournament: Tournament, field: Tournament): readonly TextFile[] => {
  const report = reportOf(field, datedGames(field), () => ranksOf(field));
  const days = daysOf(field);
  const rated = withRatingsOf(field, days.firstDay?.slice(0, 7));
  const heading = { field: rated, name: eventName(field), dates: report.dates, ...days };
  return [fileOf(sectionSuffix(tournament, field), heading, report, KIND)];
};

const monthFile = (
  tournament: Tournament,
  field: Tournament,
  month: string,
  shown: readonly Dated[],
): TextFile => {
  const report = reportOf(field, shown, ranksByPoints);
  const days = shown.flatMap(({ day }) => day ?? []).sort();
  const heading = {
    field: withRatingsOf(field, month),
    name: eventName(field),
    dates: report.dates,
    firstDay: days[0],
    lastDay: days.at(-1),
  };
  return fileOf(`${sectionSuffix(tournament, field)}-${month}`, heading, report, KIND);
};

/** `trf-rating-undated` for each round with a finished game whose day nobody knows. */
const undated = (shown: readonly Dated[]): readonly Problem[] => {
  const rounds = new Set(shown.filter(({ day }) => day === undefined).map(({ game }) => game.round));
  return [...rounds].map((round) => problem('trf-rating-undated', { round }, { round, most: MOST_DAYS }));
};

/** Files of a field, and what should be known of them. */
interface FieldFiles {
  readonly files: readonly TextFile[];
  readonly warnings: readonly Problem[];
}

const monthlyFiles = (tournament: Tournament, field: Tournament): Result<FieldFiles> => {
  const shown = datedGames(field);
  return unlessProblems(undated(shown), () => {
    const months = [...new Set(shown.map(({ day = '' }) => day.slice(0, 7)))].sort();
    const byMonth = new Map(
      months.map((month) => [month, shown.filter(({ day }) => day?.startsWith(month))]),
    );
    const games = new Map([...byMonth].map(([month, own]) => [month, own.map(({ game }) => game)]));
    return {
      files: [...byMonth].map(([month, own]) => monthFile(tournament, field, month, own)),
      warnings: unratedMonths(field, games),
    };
  });
};

/**
 * Writes what FIDE rates, as TRF26: every game that was played, also those of somebody who left before half, without points for the
 * arbiter's adjustments. Of what lasts longer than 30 days a file for each month, with the games, days, points and places of that
 * month (B.02), and ratings as at the month where the list has them (B.01 1.1.4). Problems: `trf-rating-undated` where a game of such an event has no day.
 */
export const makeRating = (tournament: Tournament): Result<ExportedFiles<TextFile>> =>
  andThen(
    allOf(
      fieldsOf(tournament).map((field) =>
        isLong(field) && field.games.some(({ outcome }) => outcome !== null)
          ? monthlyFiles(tournament, field)
          : ok({ files: wholeFile(tournament, field), warnings: [] }),
      ),
    ),
    (made) =>
      ok({
        files: some(made.flatMap(({ files }) => files)),
        warnings: [...checks(tournament), ...made.flatMap(({ warnings }) => warnings)],
      }),
  );
