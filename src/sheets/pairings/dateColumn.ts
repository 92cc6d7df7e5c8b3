import { plannedDate } from '../../core/calendar/timing';
import type { Game, Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import { downEach, down } from '../../grid/block';
import { address, area, areaAddress, type Area } from '../../grid/cell';
import type { ConditionalPlan, ValuesBlock } from '../../grid/plan';
import { CENTERED, TEXT, type Column } from '../look/table';
import { DATE_FORMAT, dateCell, dateFormat, DAY_WIDTH, TIME_FORMAT, TIME_WIDTH } from '../dates';
import type { Layout } from '../layout';
import { isRest, linesOf } from './lines';
import type { TimeCell } from '../log/key';
import { QUIET, textWidth } from '../look/style';

interface Run {
  readonly first: number;
  readonly format: string;
  readonly dates: readonly (string | undefined)[];
}

/** How a day looks in a column, and a day with a time: a planned one is short, as mostly nothing stands there. */
const formatsOf = (cell: TimeCell): readonly [day: string, time: string] =>
  cell === 'planned' ? ['ddd d mmm', 'd mmm hh:mm'] : [DATE_FORMAT, TIME_FORMAT];

/** Characters of a planned date under its heading. */
const PLANNED_WIDTH = 13;

const isTimed = (date: string | undefined): boolean => dateFormat(date) === TIME_FORMAT;

/** Lines one below the other whose dates look alike; one without a date looks like the line above it. */
const runsOf = (
  dates: readonly (string | undefined)[],
  [day, time]: readonly [string, string],
): readonly Run[] => {
  const runs: Run[] = [];
  for (const [line, date] of dates.entries()) {
    const last = runs.at(-1);
    const format = last && date === undefined ? last.format : isTimed(date) ? time : day;
    if (last?.format === format) runs[runs.length - 1] = { ...last, dates: [...last.dates, date] };
    else runs.push({ first: line, format, dates: [date] });
  }
  return runs;
};

const timeOf = (game: Game, cell: Exclude<TimeCell, 'venue'>): string | undefined =>
  cell === 'planned' ? plannedDate(game) : game[cell];

/** When and where games are played, a column each, beside byes nothing; none in a tournament without dates. */
export const timeBlocks = (
  tournament: Tournament,
  { pairings: table }: Pick<Layout, 'pairings'>,
): readonly ValuesBlock[] => {
  const lines = linesOf(tournament);
  return table.times.flatMap(({ cell, column }): readonly ValuesBlock[] => {
    const where = table.column(column);
    if (cell === 'venue')
      return [downEach(where, lines, (line) => (isRest(line) ? null : (line.venue ?? null)), '@')];
    const dates = lines.map((line) => (isRest(line) ? undefined : timeOf(line, cell)));
    return runsOf(dates, formatsOf(cell)).map((run) =>
      down(
        { ...where, area: { ...where.area, row: where.area.row + run.first } },
        run.dates.map(dateCell),
        run.format,
      ),
    );
  });
};

/** Gives dates with a time this format, or those without one. */
const shownAs = (where: Area, time: 'with' | 'without', numberFormat: string): ConditionalPlan => {
  const cell = address(where.row, where.column, 'column');
  const isSuch = `${cell}${time === 'with' ? '>' : '='}INT(${cell})`;
  return { area: where, formula: `IF(ISNUMBER(${cell}),${isSuch},FALSE)`, style: { numberFormat } };
};

/** Shows the time of a date that has one: people may type it into a cell that was made for a day alone. */
export const timeShown = (where: Area): ConditionalPlan => shownAs(where, 'with', TIME_FORMAT);

const widthOf = (cell: TimeCell, games: readonly Game[]): number => {
  const venues = games.map(({ venue = '' }) => venue);
  switch (cell) {
    case 'date':
      return TIME_WIDTH;
    case 'planned':
      return PLANNED_WIDTH;
    case 'venue':
      return textWidth(venues, LEAST_VENUE);
    case 'deadline':
      return DAY_WIDTH;
  }
};

/** The columns of times: the date in force, and beside it in grey what is said of it; venues as wide as they are, within reason. */
export const timeColumns = (
  { games }: Tournament,
  { pairings: table }: Pick<Layout, 'pairings'>,
  words: SheetWords,
): readonly Column[] =>
  table.times.map(({ cell }) => ({
    head: words[cell],
    width: widthOf(cell, games),
    style: {
      ...(cell === 'venue' ? TEXT : CENTERED),
      ...(cell === 'planned' || cell === 'deadline' ? { color: QUIET } : {}),
    },
  }));

const LEAST_VENUE = 10;

/** Nothing is shown of a planned date while the game has it, nor of its heading while all games do. */
export const HIDDEN_FORMAT = ';;;';

/**
 * The times of the columns of dates, and no time of a day alone; planned ones only where a game was moved; a line for which `isFirst` is true has this style,
 * too.
 */
export const timeConditionals = (
  { games }: Pick<Tournament, 'games'>,
  { pairings: table }: Pick<Layout, 'pairings'>,
  isFirst: string,
  style: ConditionalPlan['style'],
): readonly ConditionalPlan[] => {
  const { date } = table.columns;
  const at = (column: number): string => address(table.header + 1, column, 'column');
  const all = (column: number): string => areaAddress(table.body(column, 1), true);
  const hidden = (where: Area, formula: string): ConditionalPlan => ({
    area: where,
    formula,
    style: { numberFormat: HIDDEN_FORMAT },
  });
  const inFirst = (each: ConditionalPlan): readonly ConditionalPlan[] => [
    { ...each, formula: `AND(${isFirst},${each.formula})`, style: { ...style, ...each.style } },
    each,
  ];
  return table.times.flatMap(({ cell, column }): readonly ConditionalPlan[] => {
    if (cell === 'venue') return [];
    const where = table.body(column, 1);
    const [day, time] = formatsOf(cell);
    // No 00:00 of a date without a time in a cell that was made for one.
    const hasTimes = games.some((game) => isTimed(timeOf(game, cell)));
    const shown = [shownAs(where, 'with', time), ...(hasTimes ? [shownAs(where, 'without', day)] : [])];
    if (cell !== 'planned' || date === null) return shown.flatMap(inFirst);
    return [
      hidden(area(table.header, column), `SUMPRODUCT((${all(column)}<>${all(date)})*1)=0`),
      ...[hidden(where, `${at(column)}=${at(date)}`), ...shown].flatMap(inFirst),
    ];
  });
};
