import { countTo, down, fill, rows } from '../../../grid/block';
import { area, address } from '../../../grid/cell';
import type { Block } from '../../../grid/plan';
import { inColumn, inRow, whole, type Place } from '../../../grid/reference';
import { REPORT } from '../../layout/finalReport';
import type { ReportParts } from './parts';

/** Everyone against everyone in order of rank, looked up in the sheet Crosstable, whichever order that has. */
export const crosstableBlocks = ({ layout, report, words }: ReportParts): readonly Block[] => {
  const { crosstable, standings, playerCount, cycles } = layout;
  const { sheet, first, cells, line, who, row, white, place, cycle, column } = report;
  const all = (where: Place): string => whole(where, sheet);
  const places = countTo(playerCount);
  const shown = (index: number): string => inRow(standings.column(index), sheet);
  const inCrosstable = (number: string): string => `MATCH(${number},${all(crosstable.no)},0)`;
  const cell = (where: Place): string =>
    `INDEX(${all(where)},${inRow(row, sheet)},${inColumn(column, sheet)})`;
  return [
    rows(report.cross, 0, [[words.finalReport.crosstable]], '@'),
    rows(place.area.row, place.area.column, [places.flatMap((each) => countTo(cycles).map(() => each))], '0'),
    rows(cycle.area.row, cycle.area.column, [places.flatMap(() => countTo(cycles))], '0'),
    ...places.map((each) => rows(report.cross, place.area.column + (each - 1) * cycles, [[each]], '0')),
    down(line, places, '0'),
    fill(who, shown(standings.columns.no)),
    fill(row, `IFERROR(${inCrosstable(inRow(who, sheet))},1)`),
    fill(column, `(INDEX(${all(row)},${inColumn(place, sheet)})-1)*${cycles}+${inColumn(cycle, sheet)}`),
    fill(area(first, REPORT.rank, playerCount), shown(standings.columns.rank)),
    fill(area(first, REPORT.name, playerCount), `${shown(standings.columns.name)}&""`),
    fill(area(first, REPORT.rating, playerCount), `${address(report.table + 1, REPORT.rating)}&""`),
    fill(area(first, REPORT.points, playerCount), shown(standings.columns.points), '0.0'),
    fill(cells, `${cell(crosstable.cells)}&""`),
    fill(white, cell(crosstable.white)),
  ];
};

/** The own line and column of a row: where nobody plays. */
export const ownCell = ({ sheet, line, place, first }: ReportParts['report']): string =>
  `${address(first, line.area.column, 'column')}=${inColumn(place, sheet)}`;
