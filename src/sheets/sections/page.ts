import type { Tournament } from '../../core/model';
import { entryAt, present } from '../../core/present';
import { sectionTitle } from '../../language/sections';
import type { SheetWords } from '../../language/words';
import { downEach, countTo, down, fill, rows, textRow } from '../../grid/block';
import { address, area, areaAddress, quoteSheet } from '../../grid/cell';
import type { Block, NamePlan, SheetPlan } from '../../grid/plan';
import {
  type DefinedName,
  fixedCell,
  parseReference,
  place,
  quoted,
  whole,
  type Place,
} from '../../grid/reference';
import {
  CENTERED,
  columnPlans,
  columnStyles,
  NUMBER,
  printTable,
  tableOf,
  TEXT,
  type Column,
} from '../look/table';
import {
  LEADERS,
  sectionCells,
  SECTIONS,
  sectionsLayout,
  sectionsPageLayout,
  type SheetsOfSection,
} from '../layout/sections';
import { NAME_PREFIX } from '../tournament/settings';
import { HEADING, HEADING_HEIGHT, LINE, QUIET, styled, TAB, textWidth, topStyles } from '../look/style';
import { longestOf, nameWidth, textHeight } from '../look/wrap';
import { pageHeader } from '../look/title';

/** A section of an event whose page is made, and its sheets. */
export interface SectionOnPage extends SheetsOfSection {
  readonly tournament: Tournament;
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
  section: SheetsOfSection,
  own: string,
  words: SheetWords,
): { readonly board: string | null; readonly status: string; readonly games: string } => {
  const { shared } = section;
  const cells = sectionCells(shared ? { ...section, shared: undefined } : section);
  const status = `${fixedCell(cells.status, own)}&""`;
  if (!shared) {
    const board = cells.boards ? `MIN(${whole(cells.boards, own)})` : null;
    return { board, status, games: `${fixedCell(cells.games, own)}&""` };
  }
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
  section: SheetsOfSection,
  { sheet, columns }: Pick<PageLayout, 'sheet' | 'columns'>,
  row: number,
  words: SheetWords,
): readonly Block[] => {
  const cells = sectionCells(section);
  const progress = progressOf(section, sheet, words);
  const at = (where: Place): string => fixedCell(where, sheet);
  const status = address(row, columns.status, 'column');
  const isWaiting = `OR(${status}=${quoted(words.notStarted)},${status}=${quoted(words.sections.gone)})`;
  const { and, moreLevel } = words.roundSheet;
  // Whoever is level with somebody above is named there: whole if they are two, else counted.
  const leader = (rank: number) => {
    const own = at(cells.rank(rank));
    const above = rank === 0 ? '' : `,${own}=${at(cells.rank(rank - 1))}`;
    const level = `SUMPRODUCT(1*(${whole(cells.ranks, sheet)}=${own}))`;
    const [second, many] = [
      `${quoted(` ${and} `)}&${at(cells.name(rank + 1))}`,
      `${quoted(` ${and} `)}&(${level}-1)&${quoted(` ${moreLevel}`)}`,
    ];
    const shown = (value: string): string => `IFERROR(IF(OR(${isWaiting},${own}=""${above}),"",${value}),"")`;
    return {
      name: shown(`${at(cells.name(rank))}&IF(${level}=1,"",IF(${level}=2,${second},${many}))`),
      points: shown(at(cells.points(rank))),
    };
  };
  return [
    ...(progress.board === null ? [] : [fill(area(row, columns.board), `IFERROR(${progress.board},"")`)]),
    fill(area(row, columns.status), `IFERROR(${progress.status},${quoted(words.sections.gone)})`),
    fill(area(row, columns.games), `IFERROR(${progress.games},"")`),
    ...countTo(LEADERS).flatMap((rank): Block[] => {
      const column = columns.leaders + 2 * (rank - 1);
      const { name, points } = leader(rank - 1);
      return [fill(area(row, column), name), fill(area(row, column + 1), points, '0.0')];
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

const summaryFormula = ({ statuses, rows: count, sheet }: PageLayout, words: SheetWords): string => {
  const finished = `COUNTIFS(${whole(statuses, sheet)},${quoted(words.final)})`;
  return `${finished}&${quoted(` ${words.ofGames} ${count} ${words.sections.finished}`)}`;
};

/** The columns: after each of the leaders come their points. */
const columnsOf = (
  names: readonly string[],
  titles: readonly string[],
  areTeams: boolean,
  { sections: { section, firstBoard, leaders, standings, games }, points }: SheetWords,
): readonly Column[] => [
  { head: section, width: textWidth(titles, 9), style: { ...TEXT, bold: true } },
  { head: firstBoard, width: 7, style: CENTERED, hidden: areTeams },
  ...leaders.flatMap((leader) => [
    { head: leader, width: nameWidth(names), style: TEXT },
    { head: points, width: 7.5, style: NUMBER },
  ]),
  { head: standings, width: 34, style: TEXT },
  { head: games, width: 26, style: TEXT },
];

/** Points of a row; two that are level may stand in one cell. */
const ROW = 22;

/**
 * One page for all sections of an event: who leads each with how many points, whoever is level beside them, how far it is and what is missing, its first board; all
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
  const { header, first: top, count, ids } = layout;
  const areTeams = sections.every(({ teams }) => teams);
  const shown = columnsOf(names, titles, areTeams, words);
  const columns = [
    ...columnPlans(shown),
    { from: count, count: 1, width: 3 },
    { from: ids.area.column, count: 1, width: 6, hidden: true },
  ];
  const pair = [longestOf(names, 2).join(` ${words.roundSheet.and} `)];
  const heights = [
    { row: header, height: HEADING_HEIGHT },
    ...sections.map((_, at) => ({ row: top + at, height: textHeight(pair, nameWidth(names), ROW) })),
  ];
  const end = top + sections.length;
  const table = tableOf(columns, count, heights, end + 1, paper);
  const plan: SheetPlan = {
    role: 'live-handout',
    name: sheet,
    tabColor: TAB.read,
    blocks: [
      textRow(0, 0, [[event, words.sections.sheet].filter(Boolean).join(' · ')]),
      fill(layout.summary, summaryFormula(layout, words)),
      rows(header, 0, [shown.map(({ head }) => head)], '@'),
      down({ sheet, area: area(top, layout.columns.section, sections.length) }, titles, '@'),
      ...sections.flatMap((section, at) => sectionRow(section, layout, top + at, words)),
      downEach(ids, sections, idOnPage, '@'),
    ],
    styles: [
      ...topStyles(),
      styled(area(header, 0, 1, count), { ...HEADING, align: 'center' }),
      styled(area(top, 0, sections.length, count), { vertical: 'center', grid: LINE }),
      ...columnStyles(shown, header, top, sections.length),
    ],
    columns,
    rows: heights,
    freeze: { rows: top, columns: 1 },
    conditionals: [
      {
        area: area(top, 0, sections.length, count),
        formula: `${address(top, layout.columns.status, 'column')}=${quoted(words.final)}`,
        style: { color: QUIET },
      },
    ],
    print: {
      ...printTable(area(0, 0, end, count), header, table, pageHeader({ event })),
      ...(paper ? { paper } : {}),
    },
  };
  const refersTo = `${quoteSheet(sheet)}!${areaAddress(layout.ids.area, true)}`;
  return { sheet: plan, name: { sheet, name: PAGE_NAME, refersTo } };
};
