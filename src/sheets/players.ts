import { sum } from '../core/numbers';
import { entryAt } from '../core/present';
import type { ExtraValue, Player, Tournament } from '../core/model';
import { choiceName } from '../language/choices';
import { federationHeading } from '../language/playerFields';
import { tellsFederations } from '../language/reports';
import type { SheetWords } from '../language/words';
import { fill, rows, textRow, countTo } from '../grid/block';
import { area, address, type CellValue } from '../grid/cell';
import type {
  Block,
  ColumnPlan,
  ConditionalPlan,
  PrintPlan,
  SheetPlan,
  StyledArea,
  ValidationPlan,
} from '../grid/plan';
import { quoted, whole } from '../grid/reference';
import { statusCell, statusIs } from './statuses';
import { pagesDown, uprightPage } from './look/fit';
import { columnPlans, tableOf, type Column } from './look/table';
import type { Layout } from './layout';
import { pageHeader, titleOf } from './look/title';
import {
  alarmWhen,
  HEADING_HEIGHT,
  INPUT_FILL,
  PAGE_WIDTH,
  textWidth,
  styled,
  TABLE_STYLE,
  TITLE_CHARACTER,
  topStyles,
  QUIET,
  TAB,
} from './look/style';
import { nameHeights, nameWidth } from './look/wrap';

/** Rows below the table in which a player added by hand is noticed. */
const WATCHED = 200;

const rating = (player: Player): CellValue => player.rating?.typed ?? null;
const text = (value: string | undefined): CellValue => value ?? null;

/** Makes headings unique, as a table needs them: `Club`, `Club 2`. */
const uniqueHeadings = (headings: readonly string[]): string[] => {
  const taken = new Set<string>();
  return headings.map((heading) => {
    let candidate = heading;
    for (let number = 2; taken.has(candidate.toLowerCase()); number++) candidate = `${heading} ${number}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
};

const statusShown = (player: Player): string | null => {
  const status = statusCell(player);
  return status && choiceName('status', status);
};

const line = (player: Player, extra: number, groups: readonly string[]): CellValue[] => [
  player.no,
  player.name,
  rating(player),
  text(player.federation),
  ...groups,
  ...Array.from({ length: extra }, (_, index): ExtraValue => player.extra?.[index] ?? null),
  player.adjustment ?? null,
  text(player.adjustmentReason),
  statusShown(player),
  player.playOff ?? null,
];

/** Whether a column of the table says who plays for which team, or in which section. */
const isGrouped = ({ match, divided }: Layout): boolean => match !== null || divided;

/** The table's rows, column by column. */
const bodyBlocks = (tournament: Tournament, layout: Layout): Block[] => {
  const { players: table, playersColumns: columns, match, divided } = layout;
  const groupsOf = (player: Player): string[] => [
    ...(match ? [tournament.teams.find(({ id }) => id === player.team)?.name ?? ''] : []),
    ...(divided ? [player.section ?? ''] : []),
  ];
  const grid = tournament.players.map((player) => line(player, tournament.columns.length, groupsOf(player)));
  const block = (from: number, to: number, format?: string): Block =>
    rows(
      table.header + 1,
      from,
      grid.map((row) => row.slice(from, to)),
      format,
    );
  const column = (at: number, format?: string): Block => block(at, at + 1, format);
  return [
    column(columns.no, '0'),
    column(columns.name, '@'),
    column(columns.rating, '0'),
    column(columns.federation, '@'),
    ...(isGrouped(layout) ? [column(columns.team, '@')] : []),
    ...tournament.columns.map((_, index) => column(columns.extra + index, tournament.columnFormats?.[index])),
    column(columns.adjustment, '+0.0;-0.0;0.0'),
    block(columns.reason, columns.playOff, '@'),
    block(columns.playOff, columns.count),
  ];
};

/** How many numbers stand in the table and in the rows below it. */
const countFormula = ({ names, players: table, playersColumns }: Layout): string => {
  const watched = area(table.header + 1, playersColumns.no, table.rows + WATCHED);
  return `COUNTIFS(${whole({ sheet: names.players, area: watched }, names.players)},">0")`;
};

const hintOf = ({ divided }: Layout, { playersHint, sectionNumbers }: SheetWords): string =>
  divided ? `${playersHint} ${sectionNumbers}` : playersHint;

/** Says which rows or cells of the table cannot be as they are, else what to do here. */
const hintFormula = (layout: Layout, words: SheetWords): string => {
  const counted = countFormula(layout);
  const { names, players: table, playersColumns } = layout;
  const [numbers, adjustments] = (['no', 'adjustment'] as const).map((key) =>
    whole(table.column(playersColumns[key]), names.players),
  );
  // Squares: no number can stand for another.
  const isTwice = `SUMPRODUCT(${numbers}*${numbers})<>${sum(countTo(table.rows).map((no) => no * no))}`;
  const orWord = `IF(SUMPRODUCT(1*(${adjustments}>""))>0,${quoted(words.adjustmentUnknown)},${quoted(hintOf(layout, words))})`;
  const orTwice = `IF(${isTwice},${quoted(words.playersTwice)},${orWord})`;
  return `IF(${counted}>${table.rows},${quoted(words.playersBelow)},IF(${counted}<${table.rows},${quoted(words.playersMissing)},${orTwice}))`;
};

/** Characters that the title takes. */
const titleWidth = (tournament: Tournament, { players }: SheetWords): number =>
  Math.ceil(titleOf(tournament, players).length * TITLE_CHARACTER);

/** The columns; those that nobody has anything in are hidden, but for those that anybody may need any day. Names have room for the title. */
const columnsOf = (
  tournament: Tournament,
  { match, divided }: Layout,
  words: SheetWords,
): readonly Omit<Column, 'style'>[] => {
  const { players, teams, sections = [], columns: further, tieBreaks } = tournament;
  const areAwaited = tellsFederations(further);
  const hasNobody = (key: 'rating' | 'federation' | 'playOff'): boolean =>
    players.every((player) => player[key] === undefined);
  const federations = players.flatMap(({ federation }) => federation ?? []);
  const titles = sections.map(({ name }) => name);
  const own = [
    { head: words.no, width: 6 },
    { head: words.name, width: nameWidth(players.map(({ name }) => name)) },
    { head: words.rating, width: 10, hidden: !areAwaited && hasNobody('rating') },
    {
      head: federationHeading(tournament),
      width: textWidth(federations, 14),
      hidden: !areAwaited && hasNobody('federation'),
    },
    ...(match ? [{ head: words.match.team, width: nameWidth(teams.map(({ name }) => name)) }] : []),
    ...(divided ? [{ head: words.sections.section, width: textWidth(titles, 10) }] : []),
  ];
  const end = [
    { head: words.adjustment, width: 12 },
    { head: words.reason, width: 22 },
    { head: words.status, width: textWidth(Object.values(words.form.statuses), 13) },
    { head: words.playOff, width: 10, hidden: !tieBreaks.includes('PLAYOFF') && hasNobody('playOff') },
  ];
  const extra = further.map((head, index) => {
    const values = players.map((player) => String(player.extra?.[index] ?? ''));
    return { head, width: textWidth([head, ...values], 10) };
  });
  // Of two headings that are alike the organiser's own one changes.
  const heads = uniqueHeadings([...own, ...end, ...extra].map(({ head }) => head));
  const shown = sum(own.map(({ width, hidden }) => (hidden ? 0 : width)));
  const missing = Math.max(0, Math.min(PAGE_WIDTH.upright, titleWidth(tournament, words)) - shown);
  const named = [...own, ...end, ...extra].map((column, index) => ({
    ...column,
    ...(index === 1 ? { width: column.width + missing } : {}),
    head: entryAt(heads, index),
  }));
  const ends = own.length + end.length;
  return [...named.slice(0, own.length), ...named.slice(ends), ...named.slice(own.length, ends)];
};

/** The further columns in which nobody has anything yet. */
const emptyColumns = ({ columns, players }: Tournament): readonly number[] =>
  columns.flatMap((_, index) => (players.every(({ extra }) => (extra?.[index] ?? '') === '') ? [index] : []));

const styles = (
  tournament: Tournament,
  { players: table, playersColumns: columns, match }: Layout,
): StyledArea[] => [
  ...topStyles(),
  styled(table.body(columns.no, 1), { align: 'center' }),
  styled(table.body(columns.name, 1), { align: 'left', wrap: true, fill: INPUT_FILL }),
  styled(table.body(columns.rating, 1), { align: 'center' }),
  ...(match ? [styled(table.body(columns.team, 1), { fill: INPUT_FILL })] : []),
  styled(table.body(columns.federation, columns.adjustment - columns.federation), {
    align: 'left',
    indent: 1,
    wrap: true,
  }),
  ...emptyColumns(tournament).map((index) =>
    styled(table.body(columns.extra + index, 1), { fill: INPUT_FILL }),
  ),
  styled(table.body(columns.adjustment, 4), { fill: INPUT_FILL }),
  styled(table.body(columns.reason, 1), { wrap: true }),
  styled(table.body(), { vertical: 'center' }),
  styled(area(table.header, 0, 1, columns.count), { bold: true, wrap: true, vertical: 'center' }),
];

const statusChoice = (
  { names, players: table, playersColumns, lists }: Layout,
  words: SheetWords,
): ValidationPlan => ({
  area: table.body(playersColumns.status, 1),
  source: whole(lists.statuses, names.players),
  refuse: true,
  prompt: { title: words.status, text: words.statusPrompt },
});

const conditionals = (layout: Layout, words: SheetWords): ConditionalPlan[] => {
  const { players: table, playersColumns: columns } = layout;
  const status = address(table.header + 1, columns.status, 'column');
  return [
    {
      area: table.body(),
      formula: statusIs(status, 'annulled', words),
      style: { italic: true, strike: true, color: QUIET },
    },
    alarmWhen(area(1, 0), `$A$2<>${quoted(hintOf(layout, words))}`),
  ];
};

/**
 * What goes on the wall: number, name, rating, club, and team or section. What else the organiser's list has, such as telephone
 * numbers, is for the organiser alone, and so is what to do on this sheet: of the rows above the table only the title is printed.
 */
const printed = (
  tournament: Tournament,
  { players: table, playersColumns }: Layout,
  words: SheetWords,
  columns: readonly ColumnPlan[],
  heights: NonNullable<SheetPlan['rows']>,
): PrintPlan => {
  const size = tableOf(columns, playersColumns.extra, heights, 2 + table.rows, tournament.paper);
  const one = uprightPage(size);
  // A title that would be cut is left to the line above the page.
  const isTitled = one !== null && titleWidth(tournament, words) <= sum(size.widths);
  const head = isTitled ? 0 : table.header;
  return {
    area: area(table.header, 0, 1 + table.rows, playersColumns.extra),
    titleRows: { from: head, to: head },
    ...(one ?? pagesDown(size)),
    header: pageHeader(tournament),
  };
};

/** The Players sheet: the one place where names stand as text; everything else looks them up by No. */
export const makePlayersSheet = (tournament: Tournament, layout: Layout, words: SheetWords): SheetPlan => {
  const { players: table } = layout;
  const first = table.header + 1;
  const columns = columnsOf(tournament, layout, words);
  const texts = tournament.players.map(({ name, federation = '', extra = [] }) => [
    name,
    federation,
    ...extra.map(String),
  ]);
  const plans = columnPlans(columns);
  const heights = [{ row: table.header, height: HEADING_HEIGHT }, ...nameHeights(first, texts)];
  return {
    role: 'players',
    name: layout.names.players,
    tabColor: TAB.typed,
    gridlines: true,
    blocks: [
      textRow(0, 0, [titleOf(tournament, words.players)]),
      rows(table.header, 0, [columns.map(({ head }) => head)], '@'),
      ...bodyBlocks(tournament, layout),
      fill(area(1, 0), hintFormula(layout, words)),
    ],
    styles: styles(tournament, layout),
    columns: plans,
    rows: heights,
    freeze: { rows: first, columns: 2 },
    tables: [{ name: tableName(tournament, 'Players'), area: table.area, style: TABLE_STYLE }],
    validations: [statusChoice(layout, words)],
    conditionals: conditionals(layout, words),
    print: printed(tournament, layout, words, plans, heights),
  };
};

/** The name of one of a tournament's tables: unique in the workbook, valid as a name. */
export const tableName = (tournament: Pick<Tournament, 'id'>, table: string): string =>
  `${table}_${tournament.id.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
