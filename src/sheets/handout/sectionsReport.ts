import { entryAt } from '../../core/present';
import type { Tournament } from '../../core/model';
import { fill, countTo, rows } from '../../grid/block';
import { fixedCell, place } from '../../grid/reference';
import { area, type Area } from '../../grid/cell';
import type { Block, ColumnPlan, ConditionalPlan, SheetPlan, StyledArea } from '../../grid/plan';
import { legendFormula } from '../crosstable/legend';
import { gapBefore, overCycles, columnPlans, tableHeights, tableOf } from '../look/table';
import { leaderOf, sectionHasBegun, sectionNameOf, sectionTitleBlocks } from '../sections/sectionName';
import { onePage, rowHeight } from '../look/fit';
import { printOf } from '../look/paging';
import { REPORT, STATISTICS } from '../layout/finalReport';
import { sectionsReportLayout, type SectionsReportTable } from '../layout/sectionsReport';
import { aired, ROW_HEIGHT } from '../look/page';
import { ratingsOf } from '../standings/look';
import {
  ACCENT,
  HEADING,
  HEADING_HEIGHT,
  INK,
  LINE,
  QUIET,
  SECTION_TITLE,
  SIZE,
  styled,
  TAB,
  textWidth,
  WORD_HEADING_HEIGHT,
} from '../look/style';
import { evened, linesIn, longestOf, nameWidth, textHeight } from '../look/wrap';
import { tieBreakColumns } from '../standings/tieBreakColumns';
import { pageHeader } from '../look/title';
import { headBlocks, headStyles, type SectionsReportParts, adjustedBlock } from './report/head';
import { gameBlocks, gameFormats, leftFormat, rankedBlocks, namedInReport } from './report/tables';
import { tieBreakHeads, tieBreakFormats, usedTieBreakBlocks } from './report/tieBreaks';
import { criterionBlocks, decidedBlocks } from './report/decided';
import { statisticsBlocks } from './report/statistics';
import type { LiveHandout } from './handout';

const WIDTH = { rank: 6, longestRank: 16, name: 19, rating: 9, points: 8, game: 5 } as const;
const WINNER_HEIGHT = 18;

/** Who is first in each section, once it has begun. */
const winnerBlocks = ({ layout, report, words }: SectionsReportParts): readonly Block[] => {
  const { sheet, winners, tables } = report;
  const { standings } = layout;
  const [first] = words.sections.leaders;
  return [
    rows(winners, REPORT.rank, [[words.sections.section, first]], '@'),
    rows(winners, REPORT.points, [[words.points]], '@'),
    ...tables.flatMap((table, index): Block[] => {
      const row = winners + 1 + index;
      const begun = sectionHasBegun(layout, table, sheet);
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

const blocksOf = (tournament: Tournament, parts: SectionsReportParts): readonly Block[] => {
  const { layout, report, words } = parts;
  const { player } = layout.calculation;
  const decided = report.tables.map((table) => ({ layout, words, report: table, field: table }));
  return [
    ...headBlocks(tournament, parts),
    ...winnerBlocks(parts),
    adjustedBlock(parts, report.adjusted),
    ...usedTieBreakBlocks(parts),
    ...report.tables.flatMap((table, index) => [
      ...sectionTitleBlocks(layout, table, report.sheet, words),
      ...rankedBlocks(parts, index, table.header, table.first),
      ...gameBlocks(parts, index, table),
    ]),
    ...decided.slice(0, 1).flatMap(criterionBlocks),
    ...decided.flatMap(decidedBlocks),
    fill(area(report.legend, REPORT.rank), legendFormula(layout, words, report.sheet)),
    ...statisticsBlocks({ ...parts, names: player.name, numbers: player.no }),
  ];
};

const tableStyles = ({ report }: SectionsReportParts, table: SectionsReportTable): readonly StyledArea[] => {
  const { title, header, first, players, cycles, decided, decisions, cells } = table;
  const small = { size: SIZE.small, align: 'center', vertical: 'center', wrap: true } as const;
  const column = (from: number, style: StyledArea['style'], count = 1): StyledArea =>
    styled(area(first, from, players, count), style);
  return [
    styled(area(title, 0), SECTION_TITLE),
    styled(area(header, 0, 1, REPORT.cells), { ...HEADING, ...small }),
    styled(area(header, report.tieBreaks, 1, report.figures), { bold: true, color: INK, ...small }),
    styled(area(header, REPORT.name), { align: 'left', indent: 1 }),
    styled(area(header, REPORT.cells, 1, players * cycles), { ...HEADING, align: 'center', wrap: false }),
    ...gapBefore(report.tieBreaks, table).styles,
    column(0, { grid: LINE, vertical: 'center' }, REPORT.cells),
    column(REPORT.rank, { align: 'center' }),
    column(REPORT.name, { align: 'left', indent: 1, wrap: true }),
    column(REPORT.rating, { align: 'center' }),
    column(REPORT.points, { bold: true, align: 'center' }),
    column(report.tieBreaks, { align: 'center', vertical: 'center' }, report.figures),
    styled(cells.area, { grid: LINE, align: 'center', vertical: 'center' }),
    styled(area(decided + 1, REPORT.name, decisions), { align: 'left', color: QUIET, size: SIZE.small }),
  ];
};

const styles = (parts: SectionsReportParts): readonly StyledArea[] => {
  const { winners, tables, legend, statistics } = parts.report;
  return [
    ...headStyles(parts),
    styled(area(winners, 0, 1, REPORT.cells), { ...HEADING, align: 'center' }),
    styled(area(winners, REPORT.name), { align: 'left', indent: 1 }),
    styled(area(winners + 1, 0, tables.length, REPORT.cells), { grid: LINE, vertical: 'center' }),
    styled(area(winners + 1, REPORT.rank, tables.length), { align: 'center', bold: true, wrap: true }),
    styled(area(winners + 1, REPORT.name, tables.length), {
      align: 'left',
      indent: 1,
      bold: true,
      wrap: true,
    }),
    styled(area(winners + 1, REPORT.points, tables.length), { align: 'center', bold: true }),
    ...tables.flatMap((table) => tableStyles(parts, table)),
    ...[area(legend, REPORT.rank), parts.report.adjusted.area].map((line) =>
      styled(line, { color: QUIET, size: SIZE.small }),
    ),
    styled(area(statistics, 0), { bold: true, size: SIZE.heading, color: ACCENT }),
    styled(area(statistics + 1, REPORT.points, STATISTICS.length), { align: 'right', indent: 2, bold: true }),
    styled(area(statistics + 1, REPORT.cells, STATISTICS.length), { color: QUIET, align: 'left' }),
  ];
};

const conditionals = ({ report, layout }: SectionsReportParts): readonly ConditionalPlan[] =>
  report.tables.flatMap((table): ConditionalPlan[] => {
    const { sheet, header, first, players } = table;
    const figures = place(sheet, first, report.tieBreaks, players, report.figures);
    return [
      ...gameFormats(layout)(table),
      tieBreakHeads(area(header, report.tieBreaks, 1, report.figures)),
      ...tieBreakFormats(layout, header, figures),
      leftFormat(sheet, first, players),
      ...gapBefore(report.tieBreaks, table).conditionals,
    ];
  });

/** Winners that share their place stand across two columns; an opponent's heading spans the cycles. */
const merges = ({ report }: SectionsReportParts): readonly Area[] => [
  ...countTo(report.tables.length + 1).map((each) => area(report.winners + each - 1, REPORT.name, 1, 2)),
  ...report.tables.flatMap(({ header, cells, players, cycles }) =>
    overCycles(header, cells.area.column, players, cycles),
  ),
];

const columnsOf = (
  tournament: Tournament,
  { layout, report, words }: SectionsReportParts,
): readonly ColumnPlan[] => {
  const { players, sections = [] } = tournament;
  const titles = [words.sections.section, ...sections.map(({ name }) => name)];
  const widths = [
    Math.min(WIDTH.longestRank, textWidth(titles, WIDTH.rank)),
    Math.max(WIDTH.name, nameWidth(players.map(({ name }) => name))),
    WIDTH.rating,
    WIDTH.points,
  ];
  const isRated = ratingsOf(tournament).length > 0;
  return [
    ...columnPlans(widths.map((width, at) => ({ width, hidden: at === REPORT.rating && !isRated }))),
    ...tieBreakColumns(tournament, layout, report.tieBreaks),
    { from: REPORT.cells, count: report.widest, width: WIDTH.game },
    { from: report.end, count: 1, width: 3 },
    { ...report.hidden, width: 6, hidden: true },
  ];
};

type Rows = NonNullable<SheetPlan['rows']>;

const rowsOf = (
  tournament: Tournament,
  { report }: SectionsReportParts,
  columns: readonly ColumnPlan[],
): Rows => {
  const { players: all, tieBreaks, sections = [] } = tournament;
  const heading = tieBreaks.length > 1 ? WORD_HEADING_HEIGHT : rowHeight(all.length);
  const room = columns
    .filter(({ from, hidden }) => (from === REPORT.name || from === REPORT.rating) && !hidden)
    .reduce((sum, { width }) => sum + width, 0);
  // Two of a section may come to share its first place.
  const winner = ({ before, players }: SectionsReportTable, index: number): number => {
    const { name } = entryAt(sections, index);
    const names = all.slice(before, before + players).map(({ name }) => name);
    const least = WINNER_HEIGHT + (linesIn(longestOf(names, 2).join(' and '), room) - 1) * ROW_HEIGHT;
    return textHeight([name], entryAt(columns, REPORT.rank).width, least);
  };
  return [
    { row: 0, height: 40 },
    { row: report.winners, height: HEADING_HEIGHT / 2 + 4 },
    ...evened(
      report.tables.map((table, index) => ({
        row: report.winners + 1 + index,
        height: winner(table, index),
      })),
      report.winners + 1,
      report.tables.length,
    ),
    ...report.tables.flatMap((table) => [
      ...tableHeights(tournament, table, heading),
      ...countTo(3).map((each) => ({ row: table.header + each, height: 0 })),
    ]),
    aired(report.statistics),
  ];
};

/** The final report of a tournament of sections: no page parts the table of one that fits on it. */
export const sectionsReport: LiveHandout['make'] = (tournament, layout, words, sheet) => {
  const report = sectionsReportLayout(sheet, layout);
  const parts: SectionsReportParts = { layout, report, words };
  const named = namedInReport(tournament, words);
  const columns = columnsOf(named, parts);
  const lines = rowsOf(named, parts, columns);
  const end = report.last + 1;
  const table = tableOf(columns, report.end, lines, end, tournament.paper);
  const drawn = { heights: lines, styles: styles(parts) };
  // What is told of the games stands below the last table.
  const sections = [report.winners, ...report.tables.map(({ title }) => title)].map((start) => ({
    start,
    starts: [],
  }));
  const header = pageHeader(tournament);
  const { widths, paper: format = 'A4' } = table;
  return {
    tabColor: TAB.handout,
    blocks: blocksOf(tournament, parts),
    styles: drawn.styles,
    columns,
    rows: lines,
    merges: merges(parts),
    conditionals: conditionals(parts),
    print: {
      ...(onePage(table) ?? printOf({ widths, rows: end, paper: { sections }, header, format }, drawn)),
      area: area(0, 0, end, report.end),
      header,
    },
  };
};
