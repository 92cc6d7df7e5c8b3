import { MOST_BOARDS } from '../../core/calendar/wanted';
import { parseDate } from '../../core/dates';
import { given } from '../../core/format/fields';
import type { Break, CalendarLimits, Tournament } from '../../core/model';
import { cellText } from '../../grid/cell';
import { breakIn } from '../breaks';
import { dateIn } from '../dates';
import { column, whole, wrong, type Source } from './source';

/** What stands in the place of a day that nobody understands. */
const DAY = '2026-11-27';

const boardsIn = (source: Source): number | undefined => {
  const typed = column(source, 'boards')[0] ?? null;
  return cellText(typed).trim() === '' ? undefined : whole(source, 'boards', 0, typed, MOST_BOARDS);
};

const asOfIn = (source: Source): string | undefined => {
  const typed = column(source, 'asOf')[0] ?? null;
  const date = dateIn(typed);
  if (date === undefined) return undefined;
  if (parseDate(date)?.minutes !== null) wrong(source, 'asOf', 0, typed, DAY);
  return date;
};

const breaksIn = (source: Source): readonly Break[] => {
  const where = source.parts.places.Breaks;
  const grid = where && source.gridOf(where);
  return (grid?.values ?? []).flatMap((cells, line) => {
    const found = breakIn(cells);
    if (found === null) wrong(source, 'Breaks', line, cells.map(cellText).join(' – '), `${DAY} – ${DAY}`);
    return found ?? [];
  });
};

/** What the dates of games are held against; nothing in workbooks from before there were cells for it. */
export const parseCalendarLimits = (source: Source): Pick<Tournament, 'calendarLimits'> => {
  const { boards, asOf, Breaks } = source.parts.places;
  if (!boards && !asOf && !Breaks) return {};
  const skip = breaksIn(source);
  const limits: CalendarLimits = given({
    boards: boardsIn(source),
    skip: skip.length === 0 ? undefined : skip,
    asOf: asOfIn(source),
  });
  return { calendarLimits: limits };
};
