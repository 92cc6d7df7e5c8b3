import { entryAt } from '../../../core/present';
import { countTo, down, fill, rows } from '../../../grid/block';
import { address, area } from '../../../grid/cell';
import type { Block } from '../../../grid/plan';
import { fixedCell, inColumn, inRow, place, whole, type Place } from '../../../grid/reference';
import { inField, inWhole } from '../../layout/fields';
import { REPORT } from '../../layout/finalReport';
import type { SectionsReportTable } from '../../layout/sectionsReport';
import { leaderOf } from '../../leader';
import { sectionNameOf, sectionTitleBlocks } from '../../sectionName';
import { typedOf } from '../../typedOf';
import type { SectionsReportParts } from '../finalReport/parts';

/** Who is first in each section, once it has begun. */
export const winnerBlocks = ({ layout, report, words }: SectionsReportParts): readonly Block[] => {
  const { sheet, winners, tables } = report;
  const { standings, calculation } = layout;
  const [first] = words.sections.leaders;
  return [
    rows(winners, REPORT.rank, [[words.sections.section, first]], '@'),
    rows(winners, REPORT.points, [[words.points]], '@'),
    ...tables.flatMap((table, index): Block[] => {
      const row = winners + 1 + index;
      const begun = `MAX(${whole(inField(calculation.player.played, table), sheet)})>0`;
      const points = standings.column(standings.columns.points, entryAt(standings.tables, index));
      const shown = (column: number, formula: string, format?: string): Block =>
        fill(area(row, column), `IF(${begun},${formula},"")`, format);
      return [
        fill(area(row, REPORT.rank), sectionNameOf(layout, table, sheet)),
        shown(REPORT.name, leaderOf(layout, table, sheet, words.sectionSheets)),
        shown(REPORT.points, fixedCell(points, sheet), '0.0'),
      ];
    }),
  ];
};

/** Everyone against everyone in order of rank, looked up in the table of the section on Crosstable, whichever order that has. */
const gameBlocks = ({ layout, report }: SectionsReportParts, index: number): readonly Block[] => {
  const { sheet } = report;
  const table = entryAt(report.tables, index);
  const crosstable = entryAt(layout.crosstable.tables, index);
  const { players, cycles, header, place: shown, cycle, column, cells, who, row, white, line } = table;
  const all = (where: Place): string => whole(where, sheet);
  const places = countTo(players);
  const each = places.flatMap((one) => countTo(cycles).map(() => one));
  const cell = (where: Place): string =>
    `INDEX(${all(where)},${inRow(row, sheet)},${inColumn(column, sheet)})`;
  return [
    ...places.map((one) => rows(header, shown.area.column + (one - 1) * cycles, [[one]], '0')),
    rows(shown.area.row, shown.area.column, [each], '0'),
    rows(cycle.area.row, cycle.area.column, [places.flatMap(() => countTo(cycles))], '0'),
    down(line, places, '0'),
    fill(row, `IFERROR(MATCH(${inRow(who, sheet)},${all(crosstable.no)},0),1)`),
    fill(column, `(INDEX(${all(row)},${inColumn(shown, sheet)})-1)*${cycles}+${inColumn(cycle, sheet)}`),
    fill(cells, `${cell(crosstable.cells)}&""`),
    fill(white, cell(crosstable.white)),
  ];
};

/** The table of a section in order of rank, as Standings has it, with the games of everyone beside it. */
export const tableBlocks = (parts: SectionsReportParts, index: number): readonly Block[] => {
  const { layout, report, words } = parts;
  const { sheet } = report;
  const { standings, playersColumns } = layout;
  const { columns } = standings;
  const table = entryAt(report.tables, index);
  const ranked = entryAt(standings.tables, index);
  const { header, first, players, who } = table;
  const shown = (column: number): string => inRow(standings.column(column, ranked), sheet);
  const heading = (column: number): string =>
    `${fixedCell(place(standings.sheet, ranked.header, column), sheet)}&""`;
  const column = (index: number) => area(first, index, players);
  return [
    ...sectionTitleBlocks(layout, table, sheet, words),
    rows(header, REPORT.rank, [[words.rank, words.name, words.rating, words.points]], '@'),
    fill(who, shown(columns.no)),
    fill(column(REPORT.rank), shown(columns.rank)),
    fill(column(REPORT.name), `${shown(columns.name)}&""`),
    fill(
      column(REPORT.rating),
      typedOf(layout, playersColumns.rating, inWhole(inRow(who, sheet), table), sheet),
    ),
    fill(column(REPORT.points), shown(columns.points), '0.0'),
    ...countTo(report.figures).flatMap((each): Block[] => [
      fill(area(header, report.figure(each - 1)), heading(columns.points + each)),
      fill(column(report.figure(each - 1)), shown(columns.points + each), '0.00'),
    ]),
    ...gameBlocks(parts, index),
  ];
};

/** The own line and column of a row: where nobody plays. */
export const ownCell = ({ sheet, line, place: shown, first }: SectionsReportTable): string =>
  `${address(first, line.area.column, 'column')}=${inColumn(shown, sheet)}`;
