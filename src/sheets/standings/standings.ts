import { entryAt } from '../../core/present';
import type { Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import { countTo, downEach, fill, rows, textRow } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { ofThisRow, type Place, writing } from '../../grid/reference';
import type { Layout } from '../layout';
import { withinField } from '../layout/fields';
import type { StandingsTable } from '../layout/standings';
import { sectionTitleBlocks, typedOf } from '../sections/sectionName';
import { statusBlock } from '../refresh/notes';
import { saysBye } from '../statuses';
import { adjustedBlocks, leftBlock, meaningBlocks, statusBlocks } from './notes';
import { lookOfStandings, standingsColumns } from './look';
import { TAB } from '../look/style';
import type { Column } from '../look/table';
import { codeBlocks, headingBlock } from './tieBreakColumns';
import { titleOf } from '../look/title';
import type { Written } from '../values/part';

/** Who stands in a row, and what is looked up of them on Players. */
const personBlocks = (layout: Layout, table: StandingsTable, words: SheetWords): Block[] => {
  const { calculation, standings, playersColumns, match } = layout;
  const { sheet, columns } = standings;
  const { all } = writing(sheet);
  const column = (index: number): Place => standings.column(index, table);
  const who = ofThisRow(column(standings.helper));
  const of = (where: Place): string => `INDEX(${all(where)},${who})`;
  const { player, order } = calculation;
  return [
    fill(column(columns.rank), of(order.rank)),
    fill(column(columns.no), withinField(of(player.no), table)),
    fill(column(columns.name), of(player.name)),
    fill(
      column(standings.left),
      `IF(OR(${of(player.live)}>${of(player.left)},${saysBye(of(player.name), words)}),0,1)`,
    ),
    fill(column(columns.rating), typedOf(layout, playersColumns.rating, who, sheet)),
    fill(
      column(columns.federation),
      `${typedOf(layout, match ? playersColumns.team : (playersColumns.classes ?? playersColumns.federation), who, sheet)}&""`,
    ),
  ];
};

const bodyBlocks = (layout: Layout, table: StandingsTable, words: SheetWords): Block[] => {
  const { calculation, standings, slots } = layout;
  const { sheet, columns } = standings;
  const { first, players, before } = table;
  const { all } = writing(sheet);
  const column = (index: number): Place => standings.column(index, table);
  const helper = column(standings.helper);
  const of = (where: Place): string => `INDEX(${all(where)},${ofThisRow(helper)})`;
  const { player, order, chain } = calculation;
  const counted = (index: number, formula: string): Block =>
    fill(column(index), `IF(${of(player.live)}=0,"",${formula})`);
  const [played, won, drawn] = [of(player.played), of(player.won), of(player.drawn)];
  return [
    // Which player stands in a row: literal places beside, so that the block is filled from one formula.
    downEach(area(first, standings.helper + 1), countTo(players), (each) => before + each, '0'),
    fill(
      helper,
      `IFERROR(MATCH(${ofThisRow(column(standings.helper + 1))},${all(order.position)},0),${before + 1})`,
    ),
    ...personBlocks(layout, table, words),
    counted(columns.games, played),
    counted(columns.won, won),
    counted(columns.drawn, drawn),
    counted(columns.lost, `${played}-${won}-${drawn}`),
    fill(column(columns.points), of(entryAt(chain, 0).shown), '0.0'),
    ...countTo(slots - 1).map((slot) =>
      fill(column(columns.tieBreaks + slot - 1), of(entryAt(chain, slot).shown), '0.00'),
    ),
  ];
};

/** Where the notes of adjusted players stand, and what they are taken from. */
const adjustedNotes = ({ standings, calculation: { player }, players, playersColumns }: Layout) => {
  const { sheet, columns, adjusted: top } = standings;
  return {
    ...{ sheet, top, columns: { name: columns.name, points: columns.points, reason: columns.tieBreaks } },
    ...{ adjusted: player.adjusted, names: player.name, adjustments: player.adjustment },
    ...{ reasons: players.column(playersColumns.reason), lines: player.position },
  };
};

/** What the sheet shows: by formula in a live tournament, as Refresh wrote it in any other. */
const shownBlocks = (layout: Layout, words: SheetWords, written: Written | null): readonly Block[] =>
  written
    ? [
        statusBlock(layout, words, layout.standings.status),
        ...written('Standings_status'),
        ...written('Standings_codes'),
        ...written('Standings'),
        ...written('Standings_left'),
        ...written('Standings_notes'),
      ]
    : [
        ...codeBlocks(layout, layout.standings.codes),
        ...layout.standings.tables.flatMap((table) => bodyBlocks(layout, table, words)),
        ...statusBlocks(layout, words),
        ...meaningBlocks(layout, words),
        leftBlock(layout, words),
        ...adjustedBlocks(adjustedNotes(layout), words.adjustedNote),
      ];

/**
 * The Standings sheet: in order of rank, section by section, every tie-break of the list in its column, their full names below, and right of
 * them what else is said of a player. What nobody has, ratings or clubs, is in a hidden column.
 */
export const makeStandingsSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  written: Written | null,
): SheetPlan => {
  const { sheet, tables, heads, codes, count } = layout.standings;
  const columns = standingsColumns(tournament, layout, words);
  const headsOf = (each: readonly Column[]): readonly string[] => each.map(({ head }) => head);
  return {
    role: 'standings',
    name: sheet,
    tabColor: TAB.read,
    blocks: [
      textRow(0, 0, [titleOf(tournament, words.standings)]),
      ...tables.flatMap((table) => [
        ...sectionTitleBlocks(layout, table, sheet, words),
        rows(table.header, 0, [headsOf(columns.ranking)], '@'),
        rows(table.header, count, [headsOf(columns.details)], '@'),
        headingBlock(layout, heads(table), codes, table.players),
      ]),
      ...shownBlocks(layout, words, written),
    ],
    ...lookOfStandings(tournament, layout, words, columns),
  };
};
