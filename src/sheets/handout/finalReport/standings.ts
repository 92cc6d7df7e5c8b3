import { countTo, fill, rows } from '../../../grid/block';
import { area } from '../../../grid/cell';
import type { Block } from '../../../grid/plan';
import { fixedCell, inRow, place, whole } from '../../../grid/reference';
import { REPORT } from '../../layout/finalReport';
import type { ReportParts } from './parts';

/** A cell of the first row of Standings in one of its columns; it moves down as it is filled. */
const standingsCell = ({ layout, report }: ReportParts, column: number, row?: number): string =>
  inRow(layout.standings.column(column), report.sheet, row);

/** The rating as it was typed, of whoever stands in the row. */
const ratingBlock = (parts: ReportParts): Block => {
  const { layout, report } = parts;
  const ratings = whole(layout.players.column(layout.playersColumns.rating), report.sheet);
  const position = `INDEX(${whole(layout.calculation.player.position, report.sheet)},${standingsCell(parts, layout.standings.columns.no)})`;
  return fill(
    area(report.table + 1, REPORT.rating, layout.playerCount),
    `IF(${position}=0,"",INDEX(${ratings},${position})&"")`,
  );
};

/** The standings in order of rank, as the sheet Standings has them. */
export const standingsBlocks = (parts: ReportParts): readonly Block[] => {
  const { layout, report, words } = parts;
  const { standings, playerCount } = layout;
  const { columns, header } = standings;
  const first = report.table + 1;
  const heading = (column: number): string => fixedCell(place(standings.sheet, header, column), report.sheet);
  return [
    rows(report.table, REPORT.rank, [[words.rank, words.name, words.rating, words.points]], '@'),
    fill(area(first, REPORT.rank, playerCount), standingsCell(parts, columns.rank)),
    fill(area(first, REPORT.name, playerCount), `${standingsCell(parts, columns.name)}&""`),
    ratingBlock(parts),
    fill(area(first, REPORT.points, playerCount), standingsCell(parts, columns.points), '0.0'),
    ...countTo(report.figures).flatMap((each): Block[] => {
      const column = columns.points + each;
      return [
        fill(area(report.table, report.figure(each - 1)), `${heading(column)}&""`),
        fill(area(first, report.figure(each - 1), playerCount), standingsCell(parts, column), '0.00'),
      ];
    }),
  ];
};

/** Whoever is first, once something was played. */
export const winnerBlocks = (parts: ReportParts): readonly Block[] => {
  const { layout, report } = parts;
  const { columns, first } = layout.standings;
  const { row, count } = report.winners;
  const begun = `COUNTIFS(${whole(layout.calculation.game.whiteResult, report.sheet)},"<>0")>0`;
  const shown = (column: number, text = ''): string =>
    `IF(${begun},${standingsCell(parts, column, first)}${text},"")`;
  return [
    fill(area(row, REPORT.rank, count), shown(columns.rank)),
    fill(area(row, REPORT.name, count), shown(columns.name, '&""')),
    fill(area(row, REPORT.points, count), shown(columns.points), '0.0'),
  ];
};
