import type { Tournament } from '../core/model';
import { entryAt, present } from '../core/present';
import { sectionTitle, type SectionWords } from '../language/sections';
import type { SheetWords } from '../language/words';
import { countTo, down, fill, rows } from '../grid/block';
import { address, area, areaAddress, quoteSheet } from '../grid/cell';
import type { Block, ColumnPlan, NamePlan, SheetPlan, StyledArea } from '../grid/plan';
import { fixedCell, parseReference, place, quoted, whole, type Place } from '../grid/reference';
import type { DefinedName } from './findTournaments';
import { onePage, pagesDown } from './fit';
import { SECTIONS, sectionsLayout } from './layout/sections';
import { LEADERS, sectionCells, sectionsPageLayout, type SharedSection } from './layout/sectionsPage';
import { ROW_HEIGHT } from './page';
import { NAME_PREFIX } from './settings';
import { HEADING, HEADING_HEIGHT, LINE, nameWidth, QUIET, styled, TAB, textWidth, topStyles } from './style';
import { pageHeader } from './title';

/** A section of an event whose page is made, and its sheets. */
export interface SectionOnPage {
  readonly tournament: Tournament;
  readonly standings: string;
  readonly pairings: string;
  /** Where it shares its sheets with others. */
  readonly shared?: SharedSection | undefined;
}

/** How a section is known on the page: by its tournament, and by its place among those that share its sheets. */
const idOnPage = ({ tournament: { id }, shared }: SectionOnPage): string =>
  shared ? `${id}/${shared.index + 1}` : id;

const titleOf = (
  { tournament: { sections, section, id }, shared }: SectionOnPage,
  words: SheetWords,
): string =>
  shared && sections ? sectionTitle(entryAt(sections, shared.index).name, words.sections) : (section ?? id);

type PageLayout = ReturnType<typeof sectionsPageLayout>;

/** The name on the page, which leads to the ids of its sections. */
const PAGE_NAME = `${NAME_PREFIX}all_sections`;

/** The pages of sections in a workbook, by their names: where the ids of each stand. */
export const findSectionsPages = (names: readonly DefinedName[]): readonly Place[] =>
  names.flatMap(({ sheet, name, refersTo }) => {
    const where = name.toLowerCase() === PAGE_NAME.toLowerCase() ? parseReference(refersTo) : null;
    return where && where.sheet === sheet ? [where] : [];
  });

/** First board, status and games of a section: of one that shares its sheets as their sheet Sections has them. */
const progressOf = (
  { standings, pairings, shared }: Pick<SectionOnPage, 'standings' | 'pairings' | 'shared'>,
  own: string,
  words: SheetWords,
): { readonly board: string; readonly status: string; readonly games: string } => {
  const cells = sectionCells(standings, pairings);
  const status = `${fixedCell(cells.status, own)}&""`;
  if (!shared)
    return { board: `MIN(${whole(cells.boards, own)})`, status, games: `${fixedCell(cells.games, own)}&""` };
  const { first } = sectionsLayout(shared.sheet, shared.fields.length);
  const at = (column: number): string => fixedCell(place(shared.sheet, first + shared.index, column), own);
  const [finished, games] = [at(SECTIONS.finished), at(SECTIONS.games)];
  const ended = `IF(${finished}=${games},${quoted(words.final)},${status})`;
  return {
    board: at(SECTIONS.firstBoard),
    status: `IF(${finished}=0,${quoted(words.notStarted)},${ended})`,
    games: `${finished}&${quoted(` ${words.ofGames} `)}&${games}&${quoted(` ${words.gamesFinished}`)}`,
  };
};

/** The formulas of a section's row. Where its sheets are gone, the row says so. */
export const sectionRow = (
  section: Pick<SectionOnPage, 'standings' | 'pairings' | 'shared'>,
  { sheet, columns }: Pick<PageLayout, 'sheet' | 'columns'>,
  row: number,
  words: SheetWords,
): readonly Block[] => {
  const cells = sectionCells(section.standings, section.pairings, section.shared);
  const progress = progressOf(section, sheet, words);
  const at = (where: Place): string => fixedCell(where, sheet);
  const status = address(row, columns.status, 'column');
  const isWaiting = `OR(${status}=${quoted(words.notStarted)},${status}=${quoted(words.sections.gone)})`;
  const shown = (value: string): string => `IFERROR(IF(${isWaiting},"",${value}),"")`;
  return [
    fill(area(row, columns.board), `IFERROR(${progress.board},"")`),
    fill(area(row, columns.status), `IFERROR(${progress.status},${quoted(words.sections.gone)})`),
    fill(area(row, columns.games), `IFERROR(${progress.games},"")`),
    ...countTo(LEADERS).flatMap((rank): Block[] => {
      const column = columns.leaders + 2 * (rank - 1);
      return [
        fill(area(row, column), shown(`${at(cells.name(rank - 1))}&""`)),
        fill(area(row, column + 1), shown(at(cells.points(rank - 1))), '0.0'),
      ];
    }),
  ];
};

/** What stands in the row of a section whose sheets were deleted. */
export const goneRow = (
  { columns }: Pick<PageLayout, 'columns'>,
  row: number,
  { sections }: SheetWords,
): readonly Block[] =>
  countTo(columns.games).map((column) =>
    rows(row, column, [[column === columns.status ? sections.gone : null]]),
  );

const headings = ({ section, firstBoard, leaders, standings, games }: SectionWords, points: string) => [
  ...[section, firstBoard],
  ...leaders.flatMap((leader) => [leader, points]),
  ...[standings, games],
];

const summaryFormula = ({ statuses, rows: count, sheet }: PageLayout, words: SheetWords): string => {
  const finished = `COUNTIFS(${whole(statuses, sheet)},${quoted(words.final)})`;
  return `${finished}&${quoted(` ${words.ofGames} ${count} ${words.sections.finished}`)}`;
};

const styles = ({ header, first, rows: count, columns, count: width }: PageLayout): StyledArea[] => [
  ...topStyles(),
  styled(area(header, 0, 1, width), HEADING),
  styled(area(first, 0, count, width), { vertical: 'center', grid: LINE }),
  styled(area(first, columns.section, count), { bold: true, align: 'left', indent: 1 }),
  styled(area(first, columns.board, count), { align: 'center' }),
  styled(area(first, columns.status, count, 2), { wrap: true, align: 'left', indent: 1 }),
  ...countTo(LEADERS).flatMap((rank) => {
    const column = columns.leaders + 2 * (rank - 1);
    return [
      styled(area(first, column, count), { align: 'left', indent: 1, wrap: true }),
      styled(area(first, column + 1, count), { align: 'right', indent: 1 }),
    ];
  }),
];

const columnsOf = (
  { count, ids }: PageLayout,
  names: readonly string[],
  titles: readonly string[],
): readonly ColumnPlan[] => {
  const widths = [
    ...[textWidth(titles, 9), 7],
    ...countTo(LEADERS).flatMap(() => [nameWidth(names), 7.5]),
    ...[34, 26],
  ];
  return [
    ...widths.map((width, from) => ({ from, count: 1, width })),
    { from: count, count: 1, width: 3 },
    { from: ids.area.column, count: 1, width: 6, hidden: true },
  ];
};

const ROW = 22;

/**
 * One page for all sections of an event: who leads each with how many points, how far it is and what is missing, its first board; all
 * of it by formula over Standings and Pairings of each. It needs no column or row that depends on how many play.
 */
export const makeSectionsPage = (
  sections: readonly SectionOnPage[],
  words: SheetWords,
  sheet: string,
): { readonly sheet: SheetPlan; readonly name: NamePlan } => {
  const layout = sectionsPageLayout(sheet, sections.length);
  const { tournament: first } = present(sections[0]);
  const { event, paper } = first;
  const titles = sections.map((section) => titleOf(section, words));
  const names = sections.flatMap(({ tournament }) => tournament.players.map(({ name }) => name));
  const columns = columnsOf(layout, names, titles);
  const table = {
    widths: columns.filter(({ hidden }) => !hidden).map(({ width }) => width),
    height: HEADING_HEIGHT + 4 * ROW_HEIGHT + sections.length * ROW,
    paper,
  };
  const plan: SheetPlan = {
    role: 'live-handout',
    name: sheet,
    tabColor: TAB.read,
    blocks: [
      rows(0, 0, [[[event, words.sections.sheet].filter(Boolean).join(' · ')]], '@'),
      fill(layout.summary, summaryFormula(layout, words)),
      rows(layout.header, 0, [headings(words.sections, words.points)], '@'),
      down({ sheet, area: area(layout.first, layout.columns.section, sections.length) }, titles, '@'),
      ...sections.flatMap((section, at) => sectionRow(section, layout, layout.first + at, words)),
      down(layout.ids, sections.map(idOnPage), '@'),
    ],
    styles: styles(layout),
    columns,
    rows: [
      { row: layout.header, height: HEADING_HEIGHT },
      ...countTo(sections.length).map((at) => ({ row: layout.first + at - 1, height: ROW })),
    ],
    freeze: { rows: layout.first, columns: 1 },
    tables: [],
    validations: [],
    conditionals: [
      {
        area: area(layout.first, 0, sections.length, layout.count),
        formula: `${address(layout.first, layout.columns.status, 'column')}=${quoted(words.final)}`,
        style: { color: QUIET },
      },
    ],
    print: {
      area: area(0, 0, layout.first + sections.length, layout.count),
      titleRows: { from: layout.header, to: layout.header },
      ...(onePage(table) ?? pagesDown(table)),
      header: pageHeader({ event }),
      ...(paper ? { paper } : {}),
    },
  };
  const refersTo = `${quoteSheet(sheet)}!${areaAddress(layout.ids.area, true)}`;
  return { sheet: plan, name: { sheet, name: PAGE_NAME, refersTo } };
};
