import type { Tournament } from '../../core/model';
import { entryAt } from '../../core/present';
import { criterionWords } from '../../language/criteria';
import { signedText } from '../../language/number';
import { fixedCell, inRow, quoted, whole, place } from '../../grid/reference';
import { countTo, fill, rows } from '../../grid/block';
import { area, type Area } from '../../grid/cell';
import type { Block, ConditionalPlan, Style, StyledArea } from '../../grid/plan';
import { legendFormula } from '../crosstable/legend';
import { sectionPages, uprightPage } from '../look/fit';
import { overCycles, columnPlans, tableOf } from '../look/table';
import { finalReportLayout, REPORT, STATISTICS } from '../layout/finalReport';
import { aired, charactersOver, pointsOf, ROW_HEIGHT } from '../look/page';
import { ACCENT, HEADING, INK, LINE, QUIET, SIZE, styled, TAB } from '../look/style';
import { linesIn, linesOf, longestOf, nameHeights, nameWidth, textHeight } from '../look/wrap';
import { pageHeader } from '../look/title';
import { headBlocks, headStyles, type ReportParts, adjustedBlock } from './report/head';
import {
  gameBlocks,
  gameFormats,
  leftFormat,
  namedInReport,
  personBlocks,
  rankedBlocks,
} from './report/tables';
import { tieBreakFormats, usedTieBreakBlocks } from './report/tieBreaks';
import { criterionBlocks, decidedBlocks } from './report/decided';
import { statisticsBlocks } from './report/statistics';
import type { Handout, LiveHandout } from './handout';
import { sectionsReport } from './sectionsReport';
import { teamReport } from './teams/report';

const LEAST_NAME = 20;
/** Characters of a name on one line beside narrow columns: they leave room, and rows of two lines would take another page. */
const LONG_NAME = 54;
const NUMBER = 6;
const NARROW = 3.6;
/** Points of headings that read upwards: on two lines all that are usual fit the lower one. */
const TURNED = { low: 64, high: 88, letters: 11 } as const;
/** Points between the winners and that heading, which leaves space enough, and of the line that ends the standings. */
const NARROW_ROW = 3;
/** Beside headings that read upwards a band of colour would be the heaviest thing on the page. */
const TALL_HEADING: Style = { bold: true, color: INK, wrap: true, vertical: 'bottom' };
/** Points of the rows of the first three, the winner's the highest. */
const WINNERS = [
  { height: 29, size: SIZE.poster },
  { height: 23, size: SIZE.title },
  { height: 21, size: SIZE.lead },
] as const;

/** The largest size of the scale in which each name fits beside the winner's points. */
const winnerSize = (most: number, room: number, names: readonly string[]): number =>
  [SIZE.poster, SIZE.title, SIZE.lead, SIZE.heading].find(
    (size) => size <= most && names.every((name) => linesIn(name, room, size) === 1),
  ) ?? SIZE.body;

/** As long as what a sentence says of two players, beside their names. */
const DECIDED = 'decided '.repeat(8);

/** Points that the headings of a tournament's tie-breaks need. */
const turnedHeight = ({ tieBreaks, profile }: Tournament): number =>
  tieBreaks.some((code) => linesOf(criterionWords(code, profile).heading, TURNED.letters) > 2)
    ? TURNED.high
    : TURNED.low;

/** Whoever is first, once something was played; beside the points of the last, who is level with them: by name, or how many. */
const winnerBlocks = ({ layout, report, words }: ReportParts): readonly Block[] => {
  const { sheet: standings, columns, first } = layout.standings;
  const { row, count } = report.winners;
  const begun = `COUNTIFS(${whole(layout.calculation.game.whiteResult, report.sheet)},"<>0")>0`;
  const of = (column: number, from = first): string =>
    inRow(layout.standings.column(column), report.sheet, from);
  const named = (from = first): string =>
    `INDEX(${whole(layout.calculation.player.name, report.sheet)},${of(columns.no, from)})`;
  const shown = (value: string): string => `IF(${begun},${value},"")`;
  const below = first + count;
  const last = fixedCell(place(standings, below - 1, columns.rank), report.sheet);
  const ranks = place(standings, below, columns.rank, layout.playerCount - count);
  const level = `SUMPRODUCT((${whole(ranks, report.sheet)}=${last})*(${last}<>""))`;
  const { and, moreLevel } = words.roundSheet;
  const others = `IF(${level}=1,${named(below)},${level}&${quoted(` ${moreLevel}`)})`;
  return [
    fill(area(row, REPORT.rank, count), shown(of(columns.rank))),
    fill(area(row, REPORT.name, count), shown(named())),
    fill(area(row, REPORT.points, count), shown(of(columns.points)), '0.0'),
    ...(layout.playerCount === count
      ? []
      : [
          fill(
            area(row + count - 1, REPORT.cells),
            shown(`IF(${level}=0,"",${quoted(`${and} `)}&${others})`),
          ),
        ]),
  ];
};

const figuresOf = ({ report }: ReportParts): readonly number[] =>
  countTo(report.figures).map((each) => report.figure(each - 1));

const styles = (parts: ReportParts, winnerSizes: readonly number[]): readonly StyledArea[] => {
  const { report, layout } = parts;
  const { table, decided, decisions, cross, legend, statistics, end, span, winners } = report;
  const players = layout.playerCount;
  const section = (row: number): StyledArea =>
    styled(area(row, 0), { bold: true, size: SIZE.heading, color: ACCENT });
  const lines = (row: number): StyledArea[] => [
    styled(area(row, 0, players, REPORT.cells), { grid: LINE, vertical: 'center' }),
    styled(area(row, REPORT.rank, players), { align: 'center' }),
    styled(area(row, REPORT.name, players), { align: 'left', bold: true, wrap: true }),
    styled(area(row, REPORT.rating, players, 2), { align: 'center' }),
    styled(area(row, REPORT.points, players), { bold: true }),
  ];
  return [
    ...headStyles(parts),
    ...winnerSizes
      .slice(0, winners.count)
      .flatMap((size, index) => [
        styled(area(winners.row + index, 0, 1, REPORT.cells), { bold: true, size, vertical: 'center' }),
        styled(area(winners.row + index, REPORT.rank), { align: 'center', color: ACCENT }),
        styled(area(winners.row + index, REPORT.name), { align: 'left', wrap: size === SIZE.body }),
        styled(area(winners.row + index, REPORT.points), { align: 'center' }),
      ]),
    styled(area(winners.row + winners.count - 1, REPORT.cells), {
      bold: true,
      vertical: 'center',
      align: 'left',
    }),
    styled(area(table, 0, 1, REPORT.cells), { ...TALL_HEADING, align: 'center' }),
    styled(area(table, REPORT.name), { align: 'left' }),
    styled(area(table, REPORT.cells, 1, span * report.figures), {
      ...TALL_HEADING,
      align: 'center',
      rotation: 90,
    }),
    ...lines(table + 1),
    styled(area(table + 1, REPORT.cells, players, span * report.figures), {
      align: 'center',
      vertical: 'center',
    }),
    ...[decided, entryAt(cross, 0).head, statistics].map(section),
    styled(area(decided + 1, 1, decisions), { align: 'left', vertical: 'center', wrap: true }),
    ...cross.flatMap(({ head, place: { area: heading }, first, cells }) => [
      styled({ ...heading, row: head }, { ...HEADING, align: 'center' }),
      ...lines(first),
      styled(cells.area, { grid: LINE, align: 'center', vertical: 'center' }),
    ]),
    ...[area(legend, REPORT.name), report.adjusted.area].map((line) =>
      styled(line, { color: QUIET, wrap: true, align: 'left' }),
    ),
    styled(area(statistics + 1, REPORT.points, STATISTICS.length), { align: 'right', indent: 2, bold: true }),
    styled(area(statistics + 1, REPORT.cells, STATISTICS.length), { color: QUIET, align: 'left' }),
    styled(area(0, end), {}),
  ];
};

const conditionals = ({ report, layout }: ReportParts): readonly ConditionalPlan[] => {
  const { table, cross, sheet } = report;
  const players = layout.playerCount;
  const figures = place(sheet, table + 1, REPORT.cells, players, report.span * report.figures);
  return [
    ...cross.flatMap(gameFormats(layout)),
    ...tieBreakFormats(layout, table, figures),
    ...[table + 1, ...cross.map(({ first }) => first)].map((row) => leftFormat(sheet, row, players)),
  ];
};

/** A number of the standings takes two of the narrow columns in large fields, as does the line below the last; an opponent's heading spans the cycles. */
const merges = (parts: ReportParts): readonly Area[] => {
  const { report, layout } = parts;
  const { span, table, cross } = report;
  const numbers =
    span === 1
      ? []
      : figuresOf(parts).flatMap((column) =>
          countTo(layout.playerCount + 2).map((each) => area(table + each - 1, column, 1, span)),
        );
  return [
    ...numbers,
    ...[...countTo(report.decisions + 2).map((each) => report.decided + each - 2), report.legend]
      .filter((row) => row !== report.decided)
      .map((row) => area(row, REPORT.name, 1, report.end - REPORT.name)),
    ...cross.flatMap(({ head, opponents }) =>
      overCycles(head, REPORT.cells, opponents.length, layout.cycles),
    ),
  ];
};

const sheetOf: LiveHandout['make'] = (tournament, layout, words, sheet) => {
  const report = finalReportLayout(sheet, layout);
  const parts: ReportParts = { layout, report, words };
  const decided = { ...parts, field: entryAt(layout.fields, 0) };
  const ofPlaces = place(sheet, report.first, REPORT.name, layout.playerCount);
  const names = namedInReport(tournament, words).players.map(({ name }) => name);
  const plain = tournament.players.map(({ name }) => name);
  const anyName = names.map(() => names);
  const isRated = tournament.players.some(({ rating }) => rating !== undefined);
  const cellCount = report.end - REPORT.cells;
  const nameRoom = nameWidth(names, report.span === 1 ? undefined : LONG_NAME);
  const widths = [
    6,
    Math.max(LEAST_NAME, nameRoom),
    9,
    8,
    ...countTo(cellCount).map(() => (report.span === 1 ? NUMBER : NARROW)),
  ];
  const winnerRoom = entryAt(widths, REPORT.name) + (isRated ? entryAt(widths, REPORT.rating) : 0) - 1;
  const columns = [
    ...columnPlans(widths.map((width, at) => ({ width, hidden: at === REPORT.rating && !isRated }))),
    { from: report.end, count: 1, width: 3 },
    { ...report.hidden, width: 6, hidden: true },
  ];
  const room = charactersOver(
    pointsOf(widths.filter((_, at) => at > 0 && (at !== REPORT.rating || isRated))),
  );
  const sentence = ROW_HEIGHT * linesIn([...longestOf(names, 2), DECIDED].join(' '), room);
  const signs = Object.values(words.tables.legend).join('. ');
  const adjusted = tournament.players.map(({ name, adjustment, adjustmentReason = '' }) =>
    adjustment === undefined ? '' : `${name} ${signedText(adjustment)} (${adjustmentReason}); `,
  );
  const heights = [
    { row: 0, height: 40 },
    ...WINNERS.slice(0, report.winners.count).map(({ height }, index) => ({
      row: report.winners.row + index,
      height: textHeight(plain, winnerRoom, height),
    })),
    ...[report.table - 1, report.decided - 2].map((row) => ({ row, height: NARROW_ROW })),
    { row: report.table, height: turnedHeight(tournament) },
    ...nameHeights(report.table + 1, anyName, nameRoom),
    ...countTo(report.decisions).map((each) => ({ row: report.decided + each, height: sentence })),
    ...report.cross.flatMap(({ head, first }) => [
      ...countTo(3).map((each) => ({ row: head + each, height: 0 })),
      ...nameHeights(first, anyName, nameRoom),
    ]),
    ...[
      { row: report.decided - 1, text: `${words.adjusted}: ${adjusted.join('')}` },
      { row: report.legend, text: signs },
    ].map(({ row, text }) => ({ row, height: textHeight([text], room, ROW_HEIGHT) })),
    aired(report.statistics),
  ];
  const end = report.last + 1;
  const size = tableOf(columns, report.end, heights, end, tournament.paper);
  // What is told of the games stands below the last part of the cross-table.
  const pageStarts = [0, report.decided, ...report.cross.map(({ head }) => head)].map((header) => ({
    title: null,
    header,
  }));
  return {
    tabColor: TAB.handout,
    blocks: [
      ...headBlocks(tournament, parts),
      ...winnerBlocks(parts),
      ...usedTieBreakBlocks(parts),
      ...rankedBlocks(parts, 0, report.table, report.table + 1),
      adjustedBlock(parts, report.adjusted),
      rows(report.decided, 0, [[words.finalReport.decided]], '@'),
      ...criterionBlocks(decided),
      ...decidedBlocks(decided),
      rows(entryAt(report.cross, 0).head, 0, [[words.finalReport.crosstable]], '@'),
      ...report.cross.flatMap((part) => [
        ...personBlocks(parts, 0, part.first),
        ...gameBlocks(parts, 0, part),
      ]),
      fill(area(report.legend, REPORT.name), legendFormula(layout, words, sheet)),
      ...statisticsBlocks({ ...parts, names: ofPlaces, numbers: report.who }),
    ],
    styles: styles(
      parts,
      WINNERS.map(({ size }) => winnerSize(size, winnerRoom, plain)),
    ),
    columns,
    rows: heights,
    merges: merges(parts),
    conditionals: conditionals(parts),
    print: {
      area: area(0, 0, end, report.end),
      ...(uprightPage(size) ?? sectionPages(pageStarts, end, size, heights)),
      header: pageHeader(tournament),
    },
  };
};

/** One page at the end: the winners, standings with tie-breaks, what decided, the cross-table, how the games went. */
export const finalReport: Handout = {
  id: 'final-report',
  name: 'Report',
  from: 'first',
  about: 'the winners, the standings, what decided the top places, the cross-table and the games',
  live: {
    most: { players: 40, games: 40 },
    notInMatch: true,
    make: (tournament, layout, words, sheet) =>
      (layout.divided ? sectionsReport : sheetOf)(tournament, layout, words, sheet),
  },
  ofTeams: teamReport,
};
