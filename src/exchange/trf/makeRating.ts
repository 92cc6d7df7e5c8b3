import { largest, smallest } from '../../core/extremes';
import { parseDate } from '../../core/dates';
import type { Game, Tournament } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { allOf, andThen, ok, unlessProblems, type Result } from '../../core/result';
import { commonestOf, roundDates } from '../../core/roundDates';
import { fieldsOf } from '../../core/sections/fields';
import type { Made, MadeFile, Making } from '../format';
import { checks } from './checks';
import { unratedMonths, withRatingsOf } from './monthlyRatings';
import { daysOf, eventName, fileOf, madeOf, sectionSuffix } from './make';
import { cellsOf, isRated, pointsIn, ranksByPoints, ranksOf, type Report } from './report';
import type { Kind } from './writeHeader';

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

const wholeFile = (tournament: Tournament, field: Tournament): readonly MadeFile[] => {
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
): MadeFile => {
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
  readonly files: readonly MadeFile[];
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
export const makeRating = (tournament: Tournament, making: Making): Result<Made> =>
  andThen(
    allOf(
      fieldsOf(tournament).map((field) =>
        isLong(field) && field.games.some(({ outcome }) => outcome !== null)
          ? monthlyFiles(tournament, field)
          : ok({ files: wholeFile(tournament, field), warnings: [] }),
      ),
    ),
    (made) =>
      madeOf(
        made.flatMap(({ files }) => files),
        [...checks(tournament, making), ...made.flatMap(({ warnings }) => warnings)],
      ),
  );
