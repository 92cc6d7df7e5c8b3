import { area, type CellValue } from '../../../grid/cell';
import { cellRows } from '../../../grid/block';
import { dateCell, dateFormat, TIME_WIDTH } from '../../dates';
import { ROW_HEIGHT } from '../../look/page';
import { textWidth } from '../../look/style';
import { nameWidth } from '../../look/wrap';
import { across, cells, joined, namesTall, over, type SheetDrawing } from '../drawing';
import { BOX, HEAD, NAME } from '../styles';

/** A column of a list on a handout. */
export interface ListColumn<Line> {
  readonly head: string;
  /** In characters. */
  readonly width: number;
  readonly value: (line: Line) => CellValue;
  /** Names stand on the left, and wrap. */
  readonly isName?: true;
  /** The number format of a line, where it has one of its own. */
  readonly format?: (line: Line) => string;
}

/** A column of short texts or numbers. */
export const shortColumn = <Line>(
  head: string,
  width: number,
  value: ListColumn<Line>['value'],
): ListColumn<Line> => ({ head, width, value });

/** A column of names, as wide as those that it has to hold. */
export const nameColumn = <Line>(
  head: string,
  names: readonly string[],
  value: ListColumn<Line>['value'],
): ListColumn<Line> => ({ head, width: nameWidth(names), value, isName: true });

/** A column of dates; none where games have no dates. */
export const dateColumn = <Line>(
  head: string,
  dated: boolean,
  date: (line: Line) => string | undefined,
  without: (line: Line) => string | null = () => null,
): readonly ListColumn<Line>[] =>
  dated
    ? [
        {
          ...{ head, width: TIME_WIDTH },
          value: (line) => dateCell(date(line)) ?? without(line),
          format: (line) => dateFormat(date(line)),
        },
      ]
    : [];

const LEAST_VENUE = 10;

/** A column of venues; none where no game has one. */
export const venueColumn = <Line>(
  head: string,
  games: readonly { readonly venue?: string }[],
  venue: (line: Line) => string | undefined,
): readonly ListColumn<Line>[] => {
  const venues = games.flatMap((game) => game.venue ?? []);
  const column = { head, width: textWidth(venues, LEAST_VENUE), value: (line: Line) => venue(line) ?? null };
  return venues.length === 0 ? [] : [{ ...column, isName: true }];
};

/** A list from a row on: its heads, and a row for each line. */
export const drawList = <Line>(
  row: number,
  columns: readonly ListColumn<Line>[],
  lines: readonly Line[],
): SheetDrawing => {
  const first = row + 1;
  const names = columns.filter(({ isName }) => isName);
  return joined([
    cells(row, 0, [columns.map(({ head }) => head)], HEAD),
    ...columns.flatMap(({ value, format, isName }, column) => [
      ...(format
        ? lines.map((line, index) => across(first + index, column, 1, value(line), BOX, format(line)))
        : [cells(first, column, cellRows(lines.map(value)), BOX)]),
      ...(isName ? [over(area(first, column, lines.length), { ...NAME, wrap: true })] : []),
    ]),
    namesTall(
      first,
      lines.map((line) => names.map(({ value }) => String(value(line) ?? ''))),
      ROW_HEIGHT,
    ),
  ]);
};
