import { largest } from '../../core/extremes';
import type { Tournament } from '../../core/model';
import { countTo } from '../../grid/block';
import { area, type Area } from '../../grid/cell';
import type { PrintPlan } from '../../grid/plan';
import type { Place } from '../../grid/reference';
import { overCycles } from '../look/table';
import type { MatchLayout } from '../layout/match';
import { LEAST, sectionPages, uprightPage } from '../look/fit';
import { between, ROW_HEIGHT } from '../look/page';
import { PAGE_WIDTH, SIZE } from '../look/style';
import { nameHeights, nameWidth } from '../look/wrap';
import { pageHeader } from '../look/title';

/** Names of criteria go on two lines of this. */
const LABEL_LEAST = 32;
const CODES = 5;
/** A total of a large match. */
const TOTAL_LEAST = 8;
/** From this width on a column holds a name. */
export const ROOMY = 9;
const LOOSE = 36;
const LOOSE_LINE = 27;
const TIGHT = 18;
/** Two lines. */
const TWO_LINES = 32;

/** The widths of the columns that are printed. */
export const pageWidths = (tournament: Tournament, { page }: MatchLayout): readonly number[] => {
  const { players, teams } = tournament;
  const label = Math.max(LABEL_LEAST, nameWidth([...players, ...teams].map(({ name }) => name)));
  const total = page.total.first.area.column - page.numbers;
  return [
    CODES,
    label,
    ...countTo(page.columns).map((each) =>
      each === total + 1 ? Math.max(page.width, TOTAL_LEAST) : page.width,
    ),
  ];
};

/** Characters that a text needs in a column, at a size. */
const needed = (text: string, size: number = SIZE.body): number =>
  (text.length * 1.15 * size) / SIZE.body + 1;

/** The longest sentences: as the match mostly stands, and with most to say. */
const longestSentences = ({
  teams,
  games,
}: Tournament): { readonly usual: string; readonly most: string } => {
  const name = teams.reduce((longest, team) => (team.name.length > longest.length ? team.name : longest), '');
  const score = `${games.length}.5–${games.length}.5`;
  return { usual: `${name} ahead ${score}`, most: `${name} ahead, ${score} in game points` };
};

/** Sizes of the sentence, from the largest down. */
const SIZES = [SIZE.posterTitle, SIZE.poster, SIZE.title] as const;

interface Fitted {
  readonly size: number;
  readonly height: number;
  readonly columns: number;
}

/** The sentence is as large as it can be on one line, as the match mostly stands. */
export const fittedSentence = (tournament: Tournament, widths: readonly number[]): Fitted => {
  let [columns, room] = [0, 0];
  for (const width of widths) {
    if (room + width > PAGE_WIDTH.upright + 4) break;
    columns += 1;
    room += width;
  }
  const { usual, most } = longestSentences(tournament);
  const size = SIZES.find((each) => needed(usual, each) <= room) ?? SIZE.title;
  const lines = Math.ceil(needed(most, size) / room);
  return { size, columns, height: Math.ceil(size * 1.45) * lines };
};

/** Opponents' names stand upright where each word of them has the room, else they are read upwards. */
export const headOf = (
  { players }: Tournament,
  { page, boards }: MatchLayout,
): { readonly turned: boolean; readonly height: number } => {
  const names = players.filter(({ no }) => no > boards).map(({ no, name }) => `${no} ${name}`);
  const width = page.width * (page.cells.area.columns / names.length);
  const longest = (texts: readonly string[]): number => largest(texts.map((text) => needed(text)));
  const lines = longest(names) / width;
  if (longest(names.flatMap((name) => name.split(' '))) <= width && lines < 3)
    return { turned: false, height: Math.max(TWO_LINES, Math.ceil(lines + 0.4) * ROW_HEIGHT) };
  return { turned: true, height: Math.min(190, largest(names.map(({ length }) => length)) * 5.8 + 14) };
};

/** The name of the second team stands over its members, and further where these are few. */
export const sideColumns = ({ teams }: Tournament, { page }: MatchLayout): number => {
  const own = page.side.area.columns;
  return needed(teams[1]?.name ?? '') * 1.1 <= own * page.width ? own : page.columns;
};

/** What stands in one cell over several columns. */
export const pageMerges = (tournament: Tournament, match: MatchLayout): readonly Area[] => {
  const { page } = match;
  const { sentence, side, names, foot, decision } = page;
  const across = ({ area: where }: Place, columns: number): Area[] =>
    columns === 1
      ? []
      : countTo(where.rows).map((each) => area(where.row + each - 1, where.column, 1, columns));
  const cycles = names.area.columns / tournament.players.filter(({ no }) => no > match.boards).length;
  const each = ({ area: { row, column, columns } }: Place): readonly Area[] =>
    overCycles(row, column, columns / cycles, cycles);
  const withHead = (where: Place): Place => ({
    ...where,
    area: area(where.area.row - 1, where.area.column, where.area.rows + 1),
  });
  return [
    ...across(sentence, fittedSentence(tournament, pageWidths(tournament, match)).columns),
    ...across({ ...side, area: { ...side.area, columns: 1 } }, sideColumns(tournament, match)),
    ...each(names),
    ...each(foot),
    ...[page.byRound, page.byBoard].flatMap(({ head }) =>
      across({ sheet: match.sheet, area: area(head, 0, 3) }, page.numbers),
    ),
    ...across(withHead(decision.ahead), decision.spans.ahead),
    ...across(withHead(decision.values.own), decision.spans.value),
    ...across(withHead(decision.values.other), decision.spans.value),
  ];
};

/** Heights of the rows; three are hidden. */
export const pageRows = (
  tournament: Tournament,
  match: MatchLayout,
): readonly { readonly row: number; readonly height: number }[] => {
  const { page } = match;
  const { players, teams } = tournament;
  const tall = page.width >= ROOMY ? LOOSE : TIGHT;
  const members = players.filter(({ no }) => no <= match.boards).map(({ name }) => [name]);
  const wrapped = new Map(nameHeights(page.no.area.row, members).map(({ row, height }) => [row, height]));
  const lineHeight = page.width >= ROOMY ? LOOSE_LINE : TIGHT;
  const lines = [page.byRound, page.byBoard].flatMap(({ label }) => [label.first, label.second]);
  const names = teams.map(({ name }) => [name]);
  const longNames = nameHeights(0, names);
  return [
    { row: page.sentence.area.row, height: fittedSentence(tournament, pageWidths(tournament, match)).height },
    ...[page.opponent, page.cycle, page.counts].map(({ area: { row } }) => ({ row, height: 0 })),
    { row: page.side.area.row, height: 20 },
    { row: page.header, height: headOf(tournament, match).height },
    ...countTo(page.no.area.rows + 1).map((each) => {
      const row = page.no.area.row + each - 1;
      return { row, height: Math.max(tall, wrapped.get(row) ?? 0) };
    }),
    ...lines.map(({ area: { row } }, index) => ({
      row,
      height: longNames.some((long) => long.row === index % 2) ? TWO_LINES : lineHeight,
    })),
    ...countTo(page.decision.no.area.rows).map((each) => ({
      row: page.decision.head + each,
      height: TWO_LINES,
    })),
  ];
};

/** One page, upright, while that is read with ease; else what is below the cross-table on another, and of many boards pages side by side. */
export const pagePrint = (tournament: Tournament, match: MatchLayout): PrintPlan => {
  const { page } = match;
  const rows = pageRows(tournament, match);
  const heights = new Map(rows.map(({ row, height }) => [row, height]));
  const { end } = page.decision;
  const height = between(0, end, (row) => heights.get(row) ?? ROW_HEIGHT);
  const table = { widths: pageWidths(tournament, match), height, paper: tournament.paper };
  const parts = [0, page.byRound.head].map((header) => ({ title: null, header }));
  const below = sectionPages(parts, end, table, rows);
  const isWide = (below.scale ?? 0) < LEAST * 100;
  return {
    area: area(0, 0, end, page.count),
    ...(uprightPage(table) ?? {
      ...below,
      ...(isWide ? { scale: Math.ceil(LEAST * 100), titleColumns: { from: 0, to: page.label } } : {}),
    }),
    header: pageHeader(tournament),
  };
};
