import { entryAt } from '../../core/present';
import type { Tournament } from '../../core/model';
import { orderByItself } from '../../core/results/progress';
import type { SheetWords } from '../../language/words';
import { choiceNamed } from '../../language/choices';
import { type Area, area, address, cellText, type CellValue } from '../../grid/cell';
import { countTo, down, fill, rows, textRow } from '../../grid/block';
import type { Block, SheetPlan } from '../../grid/plan';
import {
  fixedCell,
  inRow,
  ofThisColumn,
  ofThisRow,
  quoted,
  whole,
  type Place,
  place,
  writing,
} from '../../grid/reference';
import { overCycles } from '../look/table';
import { legendBlocks } from './legend';
import { crosstableColumns, lookOfCrosstable } from './look';
import type { Layout } from '../layout';
import type { CrosstableTable } from '../layout/crosstable';
import { inWhole, withinField } from '../layout/fields';
import { sectionTitleBlocks, typedOf } from '../sections/sectionName';
import { statusBlock } from '../refresh/notes';
import { statusFormula } from '../standings/notes';
import { TAB } from '../look/style';
import { codeBlocks, headingBlock } from '../standings/tieBreakColumns';
import { titleOf } from '../look/title';
import type { Written } from '../values/part';

/** How the cross-table's players stand, in the order in which Lists has it: by themselves by number until the last game. */
const ORDERS = ['itself', 'number', 'rank'] as const;

/** Whether the cross-table is in order of rank, by what its switch says, by name or code. */
export const isByRank = (tournament: Tournament, typed: CellValue | undefined): boolean => {
  const order = choiceNamed('order', cellText(typed)) ?? 'itself';
  return (order === 'itself' ? orderByItself(tournament) : order) === 'rank';
};

/** Whether the cross-table is in order of rank, as a formula on its sheet: 1 or 0. */
const byRankFormula = (layout: Layout): string => {
  const { sheet, order } = layout.crosstable;
  const typed = `TRIM(${fixedCell(order, sheet)}&"")`;
  const { sheet: lists, area } = layout.lists.orders;
  const is = (code: (typeof ORDERS)[number]): string => {
    const choice = place(lists, area.row + ORDERS.indexOf(code), area.column);
    return `OR(${typed}=${fixedCell(choice, sheet)},${typed}=${quoted(code)})`;
  };
  return `IF(${is('rank')},1,IF(OR(${is('number')},${fixedCell(layout.calculation.facts.open, sheet)}>0),0,1))`;
};

const WRITTEN_PARTS = [
  'Crosstable_codes',
  'Crosstable_heads',
  'Crosstable',
  'Crosstable_white',
  'Crosstable_live',
  'Crosstable_values',
] as const;

/**
 * The headings. Rows 1 to 3 below the visible one are hidden: opponent's number, cycle, whether the opponent counts,
 * which `counted` says of the player in the row of a literal place.
 */
const headBlocks = (
  table: CrosstableTable,
  columnHeads: readonly string[],
  { rank }: SheetWords,
  counted: (place: string) => string,
): Block[] => {
  const { sheet, header, opponent, cycle, counts, cells, no, white, players, cycles } = table;
  const { column, columns } = cells.area;
  const places = countTo(players).flatMap((each) => countTo(cycles).map(() => each));
  const cycleOf = countTo(players).flatMap(() => countTo(cycles));
  const literal = address(header, white.area.column, 'row');
  return [
    rows(header, 0, [columnHeads], '@'),
    textRow(header, table.rank, [rank]),
    // Literal places of the columns, far right in the heading row, so that one formula fills each row.
    rows(header, white.area.column, [places], '0'),
    // Also above the cells that say who has White: one formula finds its column's opponent in both.
    ...[column, white.area.column].flatMap((first) => [
      fill(area(opponent, first, 1, columns), `INDEX(${whole(no, sheet)},${literal})`),
      rows(cycle, first, [cycleOf], '0'),
    ]),
    fill(area(counts, column, 1, columns), counted(literal)),
    ...overEach(header, area(opponent, column, 1, columns), cycles, (at) => at),
  ];
};

/**
 * A formula over each opponent: in every cell of one cycle, else in the first of the opponent's, for merging clears what stands in
 * the others. `at` is the cell with the opponent's number.
 */
export const overEach = (
  row: number,
  numbers: Area,
  cycles: number,
  formula: (at: string) => string,
  format?: string,
): readonly Block[] => {
  const { row: above, column, columns } = numbers;
  const over =
    cycles === 1
      ? [area(row, column, 1, columns)]
      : overCycles(row, column, columns / cycles, cycles).map((where) => area(row, where.column));
  return over.map((where) => fill(where, formula(address(above, where.column, 'row')), format));
};

/** The games of everyone against everyone; hidden aside, which of them it is. */
const gameBlocks = (layout: Layout, table: CrosstableTable): Block[] => {
  const { sheet, cells, no, white, opponent, cycle } = table;
  const { grid } = layout.calculation;
  const who = inWhole(inRow(no, sheet), table);
  const before = layout.cycles === 1 ? '' : `(${ofThisColumn(cycle)}-1)*${layout.playerCount}+`;
  const of = (where: Place): string =>
    `INDEX(${whole(where, sheet)},${who},${before}${inWhole(ofThisColumn(opponent), table)})`;
  return [fill(white, `IF(${of(grid.games)}>0,1,0)`), fill(cells, of(grid.shown))];
};

const bodyBlocks = (layout: Layout, table: CrosstableTable): Block[] => {
  const { crosstable, calculation, playersColumns, slots } = layout;
  const { sheet, first, columns, no, name, line, live, tieBreaks, players, before } = table;
  const { player, order, chain } = calculation;
  const { all } = writing(sheet);
  const who = inWhole(ofThisRow(no), table);
  const of = (where: Place): string => `INDEX(${all(where)},${who})`;
  const column = (index: number): ReturnType<typeof area> => area(first, index, players);
  const place = ofThisRow(line);
  const ranked = `IFERROR(MATCH(${inWhole(place, table)},${all(order.position)},0),${before + 1})`;
  return [
    down(line, countTo(players), '0'),
    fill(no, `IF(${fixedCell(crosstable.byRank, sheet)}=1,${withinField(ranked, table)},${place})`),
    fill(name, `${of(player.name)}&""`),
    fill(column(columns.rating), typedOf(layout, playersColumns.rating, who, sheet)),
    fill(column(columns.points), of(entryAt(chain, 0).shown), '0.0'),
    ...gameBlocks(layout, table),
    fill(live, of(player.live)),
    ...countTo(slots - 1).map((slot) =>
      fill(column(tieBreaks + slot - 1), of(entryAt(chain, slot).shown), '0.00'),
    ),
    fill(column(table.rank), of(order.rank)),
  ];
};

/** What the sheet shows: by formula in a live tournament, as Refresh wrote it in any other. */
const shownBlocks = (
  layout: Layout,
  columnHeads: readonly string[],
  words: SheetWords,
  written: Written | null,
): readonly Block[] => {
  const { crosstable } = layout;
  const { sheet, live, codes, tables } = crosstable;
  if (written)
    return [
      statusBlock(layout, words, layout.standings.status, undefined, sheet),
      ...headBlocks(crosstable, columnHeads, words, (place) => `INDEX(${whole(live, sheet)},${place})`),
      ...WRITTEN_PARTS.flatMap(written),
    ];
  const counts = whole(layout.calculation.player.live, sheet);
  const number = (table: CrosstableTable): string =>
    inWhole(address(table.opponent, table.cells.area.column, 'row'), table);
  return [
    fill(area(1, 0), statusFormula(layout, words, sheet)),
    ...tables.flatMap((table) =>
      headBlocks(table, columnHeads, words, () => `INDEX(${counts},${number(table)})`),
    ),
    ...codeBlocks(layout, codes),
    fill(crosstable.byRank, byRankFormula(layout)),
    ...tables.flatMap((table) => bodyBlocks(layout, table)),
  ];
};

/** The switch for the order, as a new cross-table has it. */
export const orderBlock = ({ crosstable }: Layout, words: SheetWords): Block =>
  textRow(crosstable.order.area.row, crosstable.order.area.column, [words.form.orders.itself]);

/**
 * The Crosstable sheet: a row per player, a column per opponent and cycle. Bold is White; a game to come shows its round
 * in brackets; sections stand below each other; ordered by number or by rank as the switch above it says.
 */
export const makeCrosstableSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  written: Written | null,
): SheetPlan => {
  const { sheet, tables, codes } = layout.crosstable;
  const columns = crosstableColumns(tournament, words);
  const columnHeads = columns.map(({ head }) => head);
  return {
    role: 'crosstable',
    name: sheet,
    tabColor: TAB.read,
    blocks: [
      textRow(0, 0, [titleOf(tournament, words.crosstable)]),
      orderBlock(layout, words),
      ...tables.flatMap((table) => [
        ...sectionTitleBlocks(layout, table, sheet, words),
        headingBlock(layout, table.tieBreakHeads, codes, table.players),
      ]),
      ...legendBlocks(layout, words),
      ...shownBlocks(layout, columnHeads, words, written),
    ],
    ...lookOfCrosstable(tournament, layout, words, columns),
  };
};
