import { entryAt } from '../core/present';
import type { Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { countTo, down, fill, rows } from '../grid/block';
import { area, address, type Area } from '../grid/cell';
import type { Layout } from './layout';
import type { Block, ColumnPlan, ConditionalPlan, PrintPlan, SheetPlan, StyledArea } from '../grid/plan';
import { inRow, quoted, whole, type Place } from '../grid/reference';
import { criterionFormats, slotCode, tieBreakWidths } from './tieBreakColumns';
import {
  DIAGONAL,
  fitWidth,
  HEAD_FILL,
  HEADING,
  INK,
  LINE,
  nameHeights,
  nameWidth,
  QUIET,
  styled,
  topStyles,
  FAINT,
  TAB,
} from './style';
import { pageHeader, titleOf } from './title';
import { settingIs } from './tournament';
import { orOutOfDate, outOfDateAlarm } from './refreshNotes';
import type { Written } from './values/part';

const WRITTEN_PARTS = [
  'Crosstable_codes',
  'Crosstable_heads',
  'Crosstable',
  'Crosstable_white',
  'Crosstable_live',
  'Crosstable_values',
] as const;

const isByRank = (layout: Layout, { form }: SheetWords): string =>
  settingIs(layout, 'order', 'rank', form.orders.rank, layout.crosstable.sheet);

const cellWidth = (layout: Layout): number => (layout.rounds > 9 ? 5 : 4.4);

/**
 * The headings. Rows 1 to 3 below the visible one are hidden: opponent's number, cycle, whether the opponent counts,
 * which `counted` says of the player in the row of a literal place.
 */
const headBlocks = (layout: Layout, words: SheetWords, counted: (place: string) => string): Block[] => {
  const { crosstable, playerCount, cycles } = layout;
  const { sheet, header, opponent, cycle, counts, cells, no } = crosstable;
  const { column, columns } = cells.area;
  const places = countTo(playerCount).flatMap((each) => countTo(cycles).map(() => each));
  const cycleOf = countTo(playerCount).flatMap(() => countTo(cycles));
  const here = (row: number): string => address(row, column, 'row');
  const literal = address(header, crosstable.white.area.column, 'row');
  return [
    rows(header, 0, [[words.no, words.name]], '@'),
    rows(header, crosstable.points, [[words.points]], '@'),
    rows(header, crosstable.rank, [[words.rank]], '@'),
    // Literal places of the columns, far right in the heading row, so that one formula fills each row.
    rows(header, crosstable.white.area.column, [places], '0'),
    fill(area(opponent, column, 1, columns), `INDEX(${whole(no, sheet)},${literal})`),
    rows(cycle, column, [cycleOf], '0'),
    fill(area(counts, column, 1, columns), counted(literal)),
    // One cell for each opponent: merging clears what stands in the others.
    ...(cycles === 1
      ? [fill(area(header, column, 1, columns), here(opponent))]
      : countTo(playerCount).map((each) => {
          const at = column + (each - 1) * cycles;
          return fill(area(header, at), address(opponent, at, 'row'));
        })),
  ];
};

const bodyBlocks = (layout: Layout, words: SheetWords): Block[] => {
  const { crosstable, calculation, playerCount } = layout;
  const { sheet, header, first, cells, no, name, line, live, white, opponent, cycle } = crosstable;
  const { game, outcomes, player, grid, order, chain } = calculation;
  const all = (where: Place): string => whole(where, sheet);
  const who = inRow(no, sheet);
  const of = (where: Place): string => `INDEX(${all(where)},${who})`;
  const column = (index: number): ReturnType<typeof area> => area(first, index, playerCount);
  const place = inRow(line, sheet);
  const byRank = `IFERROR(MATCH(${place},${all(order.position)},0),1)`;
  const at = (row: number): string => address(row, cells.area.column, 'row');
  const found = address(first, white.area.column);
  const mark = (marks: Place, no: string): string => {
    const outcome = `INDEX(${all(game.outcome)},${no})`;
    return `IF(${outcome}>0,INDEX(${all(marks)},${outcome}),INDEX(${all(game.waiting)},${no}))`;
  };
  return [
    ...countTo(layout.slots - 1).map((slot) =>
      fill(area(header, crosstable.tieBreaks + slot - 1), `${slotCode(layout, slot, sheet)}&""`),
    ),
    down(line, countTo(playerCount), '0'),
    fill(no, `IF(${isByRank(layout, words)},${byRank},${place})`),
    fill(name, `${of(player.name)}&""`),
    fill(white, `INDEX(${all(grid.games)},${who},(${at(cycle)}-1)*${playerCount}+${at(opponent)})`),
    fill(
      cells,
      `IF(${found}=0,"",IF(${found}>0,${mark(outcomes.whiteMark, found)},${mark(outcomes.blackMark, `0-${found}`)}))`,
    ),
    fill(live, of(player.live)),
    fill(column(crosstable.points), of(entryAt(chain, 0).shown), '0.0'),
    ...countTo(layout.slots - 1).map((slot) =>
      fill(column(crosstable.tieBreaks + slot - 1), of(entryAt(chain, slot).shown), '0.00'),
    ),
    fill(column(crosstable.rank), of(order.rank)),
  ];
};

/** What the sheet shows: by formula in a live tournament, as Refresh wrote it in any other. */
const shownBlocks = (layout: Layout, words: SheetWords, written: Written | null): readonly Block[] => {
  const { sheet, opponent, cells, live } = layout.crosstable;
  const ordered = `IF(${isByRank(layout, words)},${quoted(words.orderByRank)},${quoted(words.orderByNumber)})`;
  const order = `${ordered}&IF(COUNTIFS(${whole(live, sheet)},0)=0,"",${quoted(`. ${words.someLeft}`)})`;
  if (written)
    return [
      fill(area(1, 0), orOutOfDate(layout, words, sheet, order)),
      ...headBlocks(layout, words, (place) => `INDEX(${whole(live, sheet)},${place})`),
      ...WRITTEN_PARTS.flatMap(written),
    ];
  const counts = whole(layout.calculation.player.live, sheet);
  const number = address(opponent, cells.area.column, 'row');
  return [
    fill(area(1, 0), order),
    ...headBlocks(layout, words, () => `INDEX(${counts},${number})`),
    ...bodyBlocks(layout, words),
  ];
};

/** The field of each player against themselves. */
const crossedOut = ({ crosstable }: Layout): ConditionalPlan => {
  const { sheet, cells, no, opponent } = crosstable;
  return {
    area: cells.area,
    formula: `${inRow(no, sheet)}=${address(opponent, cells.area.column, 'row')}`,
    style: { fill: DIAGONAL, color: DIAGONAL },
  };
};

const gameFormats = ({ crosstable }: Layout): ConditionalPlan[] => {
  const { sheet, first, cells, live, white, counts } = crosstable;
  const { area: where } = cells;
  return [
    { area: where, formula: `LEFT(${address(first, where.column)},1)="("`, style: { color: FAINT } },
    {
      area: where,
      formula: `OR(${inRow(live, sheet)}=0,${address(counts, where.column, 'row')}=0)`,
      style: { italic: true, color: QUIET },
    },
    { area: where, formula: `${address(first, white.area.column)}>0`, style: { bold: true } },
  ];
};

const cycleFormats = ({ crosstable, cycles }: Layout): ConditionalPlan[] => {
  if (cycles === 1) return [];
  const { header, cells, cycle } = crosstable;
  const { column, columns } = cells.area;
  return [
    {
      area: area(header, column, 1, columns),
      formula: `${address(cycle, column, 'row')}>1`,
      style: { fill: HEAD_FILL },
    },
  ];
};

const conditionals = (layout: Layout, words: SheetWords): ConditionalPlan[] => {
  const { playerCount, slots } = layout;
  const { sheet, first, header, live, tieBreaks } = layout.crosstable;
  const tieBreakPlace: Place = { sheet, area: area(first, tieBreaks, playerCount, slots - 1) };
  return [
    crossedOut(layout),
    ...gameFormats(layout),
    {
      area: area(header, tieBreaks, 1, slots - 1),
      formula: `LEN(${address(header, tieBreaks, 'row')})>0`,
      style: { fill: HEAD_FILL },
    },
    {
      area: area(first, 0, playerCount, 2),
      formula: `${inRow(live, sheet)}=0`,
      style: { italic: true, strike: true, color: QUIET },
    },
    ...criterionFormats(layout, tieBreakPlace, header),
    ...cycleFormats(layout),
    ...outOfDateAlarm(layout, words),
  ];
};

const styles = (layout: Layout, listed: number): StyledArea[] => {
  const { crosstable, playerCount } = layout;
  const { header, first, cells, points, rank, tieBreaks, legend } = crosstable;
  return [
    ...topStyles(),
    styled(area(header, 0, 1, points + 1), { ...HEADING, align: 'center', wrap: false }),
    styled(area(header, tieBreaks, 1, layout.slots - 1), { bold: true, align: 'center' }),
    styled(area(header, rank), { ...HEADING, align: 'center', wrap: false }),
    styled(area(first, 0, playerCount, tieBreaks), { grid: LINE, vertical: 'center' }),
    styled(area(first, rank, playerCount), { grid: LINE, vertical: 'center', align: 'center', bold: true }),
    styled(area(first, 0, playerCount), { align: 'center' }),
    styled(area(first, 1, playerCount), { wrap: true }),
    styled(cells.area, { align: 'center' }),
    styled(area(first, points, playerCount), { align: 'center', bold: true }),
    styled(area(first, tieBreaks, playerCount, layout.slots - 1), { align: 'center', vertical: 'center' }),
    styled(area(first, tieBreaks, playerCount, listed), { grid: LINE }),
    styled(area(legend, cells.area.column), { color: INK }),
  ];
};

/** In a heading that stands over several cycles, one cell for each opponent. */
const merges = ({ crosstable, cycles, playerCount }: Layout): Area[] => {
  const { header, cells } = crosstable;
  if (cycles === 1) return [];
  return countTo(playerCount).map((each) => area(header, cells.area.column + (each - 1) * cycles, 1, cycles));
};

const columnPlans = (tournament: Tournament, layout: Layout, widths: readonly number[]): ColumnPlan[] => {
  const { count, end, rank, tieBreaks } = layout.crosstable;
  // Places of the list that are free have a column for later; it can be unhidden.
  const spare = (column: number): boolean =>
    column >= tieBreaks + tournament.tieBreaks.length - 1 && column < rank;
  return [
    ...widths.map((width, from) => ({ from, count: 1, width, hidden: spare(from) })),
    { from: count, count: end - count, width: 4, hidden: true },
  ];
};

const printed = (tournament: Tournament, layout: Layout, widths: readonly number[]): PrintPlan => {
  const { header, legend, count } = layout.crosstable;
  return {
    area: area(0, 0, legend + 1, count),
    landscape: true,
    titleRows: { from: header, to: header },
    titleColumns: { from: 0, to: 1 },
    ...fitWidth(widths, true, layout.playerCount <= 40),
    header: pageHeader(tournament),
  };
};

/**
 * The Crosstable sheet: a row per player, a column per opponent and cycle. Bold is White; a game to come shows its round
 * in brackets; ordered by number or by rank as the Tournament sheet says.
 */
export const makeCrosstableSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  written: Written | null,
): SheetPlan => {
  const { sheet, first, cells, opponent, legend } = layout.crosstable;
  const names = tournament.players.map((player) => player.name);
  const longest = names.map(() => names);
  const widths = [
    5,
    nameWidth(names),
    ...countTo(cells.area.columns).map(() => cellWidth(layout)),
    7,
    ...tieBreakWidths(tournament, layout, 7.5),
    9,
  ];
  return {
    role: 'crosstable',
    name: sheet,
    tabColor: TAB.read,
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.crosstable)]], '@'),
      // Not in the columns that every page repeats, where it would be cut off.
      rows(legend, cells.area.column, [[words.legend]], '@'),
      ...shownBlocks(layout, words, written),
    ],
    styles: styles(layout, tournament.tieBreaks.length - 1),
    columns: columnPlans(tournament, layout, widths),
    rows: [
      ...[0, 1, 2].map((offset) => ({ row: opponent + offset, height: 0 })),
      ...nameHeights(first, longest),
    ],
    merges: merges(layout),
    freeze: { rows: first, columns: 2 },
    tables: [],
    validations: [],
    conditionals: conditionals(layout, words),
    print: printed(tournament, layout, widths),
  };
};
