import type { Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { countTo } from '../grid/block';
import { address, area } from '../grid/cell';
import type { ColumnPlan, PrintPlan, SheetPlan, StyledArea } from '../grid/plan';
import { onePage, pagesDown, rowHeight } from './fit';
import type { Layout } from './layout';
import { SECTIONS, type SectionsLayout } from './layout/sections';
import { ROW_HEIGHT } from './page';
import { alarmWhen, HEADING, HEADING_HEIGHT, LINE, QUIET, SIZE, styled, textWidth, topStyles } from './style';
import { pageHeader } from './title';

const WIDTH = { board: 8, points: 8, games: 10 } as const;

const styles = ({ header, body, hint }: SectionsLayout): StyledArea[] => {
  const column = (from: number, style: StyledArea['style'], columns = 1): StyledArea =>
    styled({ ...body.area, column: from, columns }, style);
  return [
    ...topStyles(),
    styled(area(header, 0, 1, SECTIONS.count), { ...HEADING, align: 'center' }),
    ...[SECTIONS.name, SECTIONS.leader].map((each) =>
      styled(area(header, each), { align: 'left', indent: 1 }),
    ),
    styled(body.area, { grid: LINE, vertical: 'center', align: 'center' }),
    column(SECTIONS.name, { align: 'left', indent: 1, bold: true, wrap: true }),
    column(SECTIONS.leader, { align: 'left', indent: 1, wrap: true }),
    column(SECTIONS.points, { bold: true }),
    styled(area(hint, 0), { color: QUIET, size: SIZE.small }),
  ];
};

/** The two longest names stand in one cell when two lead. */
const columnsOf = (
  { players, sections = [] }: Tournament,
  { lastRound }: SectionsLayout,
  { sections: { section }, sectionSheets: { and } }: SheetWords,
): readonly ColumnPlan[] => {
  const names = players.map(({ name }) => name).sort((one, other) => other.length - one.length);
  const widths = [
    textWidth([section, ...sections.map(({ name }) => name)], 10),
    ...[WIDTH.board, WIDTH.board],
    textWidth([names.slice(0, 2).join(` ${and} `)], 20),
    ...[WIDTH.points, WIDTH.games, WIDTH.games, WIDTH.games],
  ];
  return [
    ...widths.map((width, from) => ({ from, count: 1, width })),
    { from: lastRound.area.column, count: 1, width: 6, hidden: true },
  ];
};

/** Everything of the Sections sheet but what stands in its cells. */
export const lookOfSections = (
  tournament: Tournament,
  { fields }: Layout,
  sections: SectionsLayout,
  words: SheetWords,
): Pick<SheetPlan, 'styles' | 'columns' | 'rows' | 'freeze' | 'conditionals' | 'print'> => {
  const { header, first, hint, column } = sections;
  const columns = columnsOf(tournament, sections, words);
  const height = rowHeight(fields.length);
  const table = {
    widths: columns.filter(({ hidden }) => !hidden).map(({ width }) => width),
    height: height * fields.length + ROW_HEIGHT * (hint + 1 - fields.length) + HEADING_HEIGHT,
    paper: tournament.paper,
  };
  const print: PrintPlan = {
    area: area(0, 0, hint + 1, SECTIONS.count),
    titleRows: { from: header, to: header },
    ...(onePage(table) ?? pagesDown(table)),
    header: pageHeader(tournament),
  };
  return {
    styles: styles(sections),
    columns,
    rows: [
      { row: header, height: HEADING_HEIGHT },
      ...countTo(fields.length).map((each) => ({ row: first + each - 1, height })),
    ],
    freeze: { rows: first, columns: 1 },
    conditionals: [
      alarmWhen(column(SECTIONS.missing).area, `${address(first, SECTIONS.missing, 'column')}>0`),
    ],
    print,
  };
};
