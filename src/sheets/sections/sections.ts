import { entryAt } from '../../core/present';
import type { Game, Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import { fill, rows, textRow } from '../../grid/block';
import { address, area } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { fixedCell, quoted, whole, writing } from '../../grid/reference';
import { rowHeight } from '../look/fit';
import {
  alarmWhen,
  HEADING,
  HEADING_HEIGHT,
  LINE,
  QUIET,
  SIZE,
  styled,
  textWidth,
  topStyles,
  TAB,
} from '../look/style';
import { pageHeader, titleOf } from '../look/title';
import { longestOf, textHeight } from '../look/wrap';
import { CENTERED, columnPlans, columnStyles, printTable, tableOf, TEXT, type Column } from '../look/table';
import { stillToPlay, toCount } from '../calculation/games';
import { PAIRINGS, type Layout } from '../layout';
import type { FieldLayout } from '../layout/fields';
import { SECTIONS, type SectionsLayout } from '../layout/sections';
import { leaderOf, sectionNameOf } from './sectionName';
import { statusFormula } from '../standings/notes';

/** The board of the game that has the lowest or highest one when the sheets are made, as Pairings has it. */
const boardOf = (layout: Layout, games: readonly Game[], end: 'lowest' | 'highest'): string => {
  const { sections: sheet } = layout.names;
  const byBoard = [...games].sort((one, other) => one.board - other.board);
  const { no } = entryAt(byBoard, end === 'lowest' ? 0 : byBoard.length - 1);
  const line = `INDEX(${whole(layout.calculation.game.position, sheet)},${no})`;
  return `IFERROR(INDEX(${whole(layout.pairings.column(PAIRINGS.board), sheet)},${line}),"")`;
};

/** The line of one section. */
const lineBlocks = (
  tournament: Tournament,
  layout: Layout,
  { sheet, first }: SectionsLayout,
  field: FieldLayout,
  index: number,
  words: SheetWords,
): readonly Block[] => {
  const { game, order, chain } = layout.calculation;
  const { before, players } = field;
  const { all } = writing(sheet);
  const row = first + index;
  const own = `(${all(game.white)}>${before})*(${all(game.white)}<=${before + players})`;
  const games = tournament.games.filter(({ white }) => white > before && white <= before + players);
  const leader = `MATCH(${before + 1},${all(order.position)},0)`;
  const counting = toCount(layout.calculation, sheet);
  const finished = address(row, SECTIONS.finished, 'column');
  const begun = (shown: string): string => `IF(${finished}=0,"",IFERROR(${shown},""))`;
  const at = (column: number, formula: string, format?: string): Block =>
    fill(area(row, column), formula, format);
  return [
    at(SECTIONS.name, sectionNameOf(layout, field, sheet)),
    at(SECTIONS.firstBoard, boardOf(layout, games, 'lowest')),
    at(SECTIONS.lastBoard, boardOf(layout, games, 'highest')),
    at(SECTIONS.leader, begun(leaderOf(layout, field, sheet, words.sectionSheets))),
    at(SECTIONS.points, begun(`INDEX(${all(entryAt(chain, 0).shown)},${leader})`), '0.0'),
    at(SECTIONS.finished, `SUMPRODUCT((${all(game.outcome)}>0)*${counting}*${own})`),
    at(SECTIONS.games, `SUMPRODUCT(${counting}*${own})`),
    at(
      SECTIONS.missing,
      `SUMPRODUCT(${stillToPlay(layout, sheet)}*${own}*(${all(game.round)}<=${fixedCell(layout.calculation.facts.lastRound, sheet)}))`,
    ),
  ];
};

/** The two longest names as they stand in one cell when two lead. */
const twoLongest = ({ players }: Tournament, { sectionSheets: { and } }: SheetWords): string =>
  longestOf(
    players.map(({ name }) => name),
    2,
  ).join(` ${and} `);

/** The columns. */
const columnsOf = (tournament: Tournament, words: SheetWords): readonly Column[] => {
  const { sections = [] } = tournament;
  const {
    sections: { section },
    sectionSheets: texts,
  } = words;
  const titles = textWidth([section, ...sections.map(({ name }) => name)], 10);
  const leaders = textWidth([twoLongest(tournament, words)], 20);
  return [
    { head: section, width: titles, style: { ...TEXT, bold: true } },
    { head: texts.firstBoard, width: 8, style: CENTERED },
    { head: texts.lastBoard, width: 8, style: CENTERED },
    { head: texts.leader, width: leaders, style: TEXT },
    { head: texts.points, width: 8, style: { ...CENTERED, bold: true } },
    { head: texts.finished, width: 10, style: CENTERED },
    { head: texts.games, width: 10, style: CENTERED },
    { head: texts.missing, width: 10, style: CENTERED },
  ];
};

/** The headings; whoever leads when all games are finished has won. */
const headBlocks = (
  { calculation: { facts } }: Layout,
  { sheet, header }: SectionsLayout,
  columns: readonly Column[],
  { sectionSheets: { leader, winner } }: SheetWords,
): readonly Block[] => {
  const heads = columns.map(({ head }) => head);
  const { leader: at } = SECTIONS;
  return [
    rows(header, 0, [heads.slice(0, at)], '@'),
    fill(area(header, at), `IF(${fixedCell(facts.open, sheet)}=0,${quoted(winner)},${quoted(leader)})`),
    rows(header, at + 1, [heads.slice(at + 1)], '@'),
  ];
};

/** The Sections sheet: a line for each section, with who leads it and how many results are missing there. */
export const makeSectionsSheet = (
  tournament: Tournament,
  layout: Layout,
  sections: SectionsLayout,
  words: SheetWords,
): SheetPlan => {
  const { sheet, header, first, body, hint, column } = sections;
  const { fields } = layout;
  const shown = columnsOf(tournament, words);
  const columns = columnPlans(shown);
  const leaders = [twoLongest(tournament, words)];
  const height = textHeight(leaders, entryAt(shown, SECTIONS.leader).width, rowHeight(fields.length));
  const heights = [
    { row: header, height: HEADING_HEIGHT },
    ...fields.map((_, index) => ({ row: first + index, height })),
  ];
  const table = tableOf(columns, SECTIONS.count, heights, hint + 2, tournament.paper);
  return {
    role: 'sections',
    name: sheet,
    tabColor: TAB.read,
    blocks: [
      textRow(0, 0, [titleOf(tournament, words.sectionSheets.sheet)]),
      fill(area(1, 0), statusFormula(layout, words, sheet)),
      ...headBlocks(layout, sections, shown, words),
      ...fields.flatMap((field, index) => lineBlocks(tournament, layout, sections, field, index, words)),
      textRow(hint, 0, [words.sectionSheets.hint]),
    ],
    styles: [
      ...topStyles(),
      styled(area(header, 0, 1, SECTIONS.count), { ...HEADING, align: 'center' }),
      styled(body.area, { grid: LINE, vertical: 'center' }),
      ...columnStyles(shown, header, first, fields.length),
      styled(area(hint, 0), { color: QUIET, size: SIZE.small }),
    ],
    columns,
    rows: heights,
    freeze: { rows: first, columns: 1 },
    conditionals: [
      alarmWhen(column(SECTIONS.missing).area, `${address(first, SECTIONS.missing, 'column')}>0`),
    ],
    print: printTable(area(0, 0, hint + 1, SECTIONS.count), header, table, pageHeader(tournament)),
  };
};
