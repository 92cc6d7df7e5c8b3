import type { Tournament } from '../core/model';
import { down } from '../grid/block';
import { address, type Area } from '../grid/cell';
import type { ConditionalPlan, StyledArea, ValuesBlock } from '../grid/plan';
import { dateCell, dateFormat, TIME_FORMAT } from './dates';
import type { Layout } from './layout';
import { isRest, linesOf } from './lines';
import { styled } from './style';

interface Run {
  readonly first: number;
  readonly format: string;
  readonly dates: readonly (string | undefined)[];
}

/** Lines one below the other whose dates look alike; one without a date looks like the line above it. */
const runsOf = (dates: readonly (string | undefined)[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const [line, date] of dates.entries()) {
    const last = runs.at(-1);
    const format = last && date === undefined ? last.format : dateFormat(date);
    if (last?.format === format) runs[runs.length - 1] = { ...last, dates: [...last.dates, date] };
    else runs.push({ first: line, format, dates: [date] });
  }
  return runs;
};

/** The dates of the games, beside byes nothing; none in a tournament without dates. */
export const dateBlocks = (
  tournament: Tournament,
  { pairings: table }: Pick<Layout, 'pairings'>,
): readonly ValuesBlock[] => {
  const { date } = table.columns;
  if (date === null) return [];
  const where = table.column(date);
  const dates = linesOf(tournament).map((line) => (isRest(line) ? undefined : line.date));
  return runsOf(dates).map((run) =>
    down(
      { ...where, area: { ...where.area, row: where.area.row + run.first } },
      run.dates.map(dateCell),
      run.format,
    ),
  );
};

/** Shows the time of a date that has one: people may type it into a cell that was made for a day alone. */
export const timeShown = (where: Area): ConditionalPlan => {
  const cell = address(where.row, where.column, 'column');
  return {
    area: where,
    formula: `IF(ISNUMBER(${cell}),${cell}>INT(${cell}),FALSE)`,
    style: { numberFormat: TIME_FORMAT },
  };
};

/** How the cells of the column of dates look. */
export const dateStyles = ({ pairings: table }: Pick<Layout, 'pairings'>): readonly StyledArea[] => {
  const { date } = table.columns;
  return date === null ? [] : [styled(table.body(date, 1), { align: 'center', vertical: 'center' })];
};

/** The times of the column of dates; a line for which `isFirst` is true has this style, too. */
export const dateConditionals = (
  { pairings: table }: Pick<Layout, 'pairings'>,
  isFirst: string,
  style: ConditionalPlan['style'],
): readonly ConditionalPlan[] => {
  const { date } = table.columns;
  if (date === null) return [];
  const time = timeShown(table.body(date, 1));
  return [{ ...time, formula: `AND(${isFirst},${time.formula})`, style: { ...style, ...time.style } }, time];
};
