import type { Break, Tournament } from '../../core/model';
import { parseDate } from '../../core/calendar/dates';
import type { SheetWords } from '../../language/words';
import { rows, textRow } from '../../grid/block';
import { area, type CellValue } from '../../grid/cell';
import type { Block, StyledArea } from '../../grid/plan';
import type { Place } from '../../grid/reference';
import { DATE_FORMAT, dateCell, dateIn } from '../dates';
import { INK, INPUT_FILL, LINE, QUIET, styled } from '../look/style';

/** The days without play on the sheet Tournament, one range per line, with spare lines; nothing without a calendar. */
export const breakBlocks = (
  { calendarLimits }: Tournament,
  breaks: Place | null,
  { form }: SheetWords,
): readonly Block[] => {
  if (!breaks) return [];
  const { row, column, rows: count } = breaks.area;
  const lines = Array.from({ length: count }, (_, index) => {
    const { from, to } = calendarLimits?.skip?.[index] ?? {};
    return [dateCell(from), from === to ? null : dateCell(to)];
  });
  const { label, from, to } = form.breaks;
  return [textRow(row - 1, 0, [label, from, to]), rows(row, column, lines, DATE_FORMAT)];
};

/** Their style: input cells below grey headings. */
export const breakStyles = (breaks: Place | null): readonly StyledArea[] =>
  breaks
    ? [
        styled(area(breaks.area.row - 1, breaks.area.column), { color: QUIET }),
        styled(breaks.area, { color: INK, fill: INPUT_FILL, grid: LINE }),
      ]
    : [];

const dayIn = (value: CellValue): string | null => {
  const date = dateIn(value);
  return date !== undefined && parseDate(date)?.minutes === null ? date : null;
};

/** The range of days in a line; `null` if it is not one, nothing if it is empty. */
export const breakIn = ([first = null, last = null]: readonly CellValue[]): Break | null | undefined => {
  if (dateIn(first) === undefined && dateIn(last) === undefined) return undefined;
  const from = dayIn(first);
  const to = dateIn(last) === undefined ? from : dayIn(last);
  return from !== null && to !== null && from <= to ? { from, to } : null;
};
