import { entryAt } from '../core/present';
import type { Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { countTo, fill, rows } from '../grid/block';
import { area, address } from '../grid/cell';
import type { Layout } from './layout';
import type { Block, SheetPlan } from '../grid/plan';
import { inRow, whole, type Place } from '../grid/reference';
import { statusBlock } from './refreshNotes';
import { adjustedBlocks, meaningBlocks, statusBlocks } from './standingsNotes';
import { lookOfStandings } from './standingsLook';
import { TAB } from './style';
import { codeBlocks, headingBlock } from './tieBreakColumns';
import { titleOf } from './title';
import { typedOf } from './typedOf';
import type { Written } from './values/part';

/** Who stands in a row, and what is looked up of them on Players. */
const personBlocks = (layout: Layout): Block[] => {
  const { calculation, standings, playersColumns, match } = layout;
  const { sheet, columns } = standings;
  const all = (where: Place): string => whole(where, sheet);
  const who = inRow(standings.column(standings.helper), sheet);
  const of = (where: Place): string => `INDEX(${all(where)},${who})`;
  const { player, order } = calculation;
  return [
    fill(standings.column(columns.rank), of(order.rank)),
    fill(standings.column(columns.no), of(player.no)),
    fill(standings.column(columns.name), `${of(player.name)}&""`),
    fill(standings.column(columns.rating), typedOf(layout, playersColumns.rating, who, sheet)),
    fill(
      standings.column(columns.federation),
      `${typedOf(layout, match ? playersColumns.team : playersColumns.federation, who, sheet)}&""`,
    ),
  ];
};

const bodyBlocks = (layout: Layout): Block[] => {
  const { calculation, standings, playerCount, slots } = layout;
  const { sheet, columns, first } = standings;
  const all = (where: Place): string => whole(where, sheet);
  const helper = standings.column(standings.helper);
  const of = (where: Place): string => `INDEX(${all(where)},${inRow(helper, sheet)})`;
  const { player, order, chain } = calculation;
  const counted = (column: number, formula: string): Block =>
    fill(standings.column(column), `IF(${of(player.live)}=0,"",${formula})`);
  const [played, won, drawn] = [of(player.played), of(player.won), of(player.drawn)];
  return [
    // Which player stands in a row: literal places beside, so that the block is filled from one formula.
    rows(
      first,
      standings.helper + 1,
      countTo(playerCount).map((each) => [each]),
      '0',
    ),
    fill(
      helper,
      `IFERROR(MATCH(${address(first, standings.helper + 1, 'column')},${all(order.position)},0),1)`,
    ),
    ...personBlocks(layout),
    counted(columns.games, played),
    counted(columns.won, won),
    counted(columns.drawn, drawn),
    counted(columns.lost, `${played}-${won}-${drawn}`),
    fill(standings.column(columns.points), of(entryAt(chain, 0).shown), '0.0'),
    ...countTo(slots - 1).map((slot) =>
      fill(area(first, columns.tieBreaks + slot - 1, playerCount), of(entryAt(chain, slot).shown), '0.00'),
    ),
  ];
};

/** What the sheet shows: by formula in a live tournament, as Refresh wrote it in any other. */
const shownBlocks = (layout: Layout, words: SheetWords, written: Written | null): readonly Block[] =>
  written
    ? [
        statusBlock(layout, words, layout.standings.status),
        ...written('Standings_status'),
        ...written('Standings_codes'),
        ...written('Standings'),
        ...written('Standings_notes'),
      ]
    : [
        ...codeBlocks(layout, layout.standings.codes),
        ...bodyBlocks(layout),
        ...statusBlocks(layout, words),
        ...meaningBlocks(layout, words),
        ...adjustedBlocks(layout, words),
      ];

/**
 * The Standings sheet: in order of rank, every tie-break of the list in its column, their full names below. What nobody
 * has, ratings or clubs, is in a hidden column.
 */
export const makeStandingsSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  written: Written | null,
): SheetPlan => {
  const { sheet, header, heads, codes } = layout.standings;
  const { rank, no, name, rating, federation, games, points, match, tables } = words;
  const side = layout.match ? match.team : federation;
  const headings = [rank, no, name, rating, side, games, tables.won, tables.drawn, tables.lost, points];
  return {
    role: 'standings',
    name: sheet,
    tabColor: TAB.read,
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.standings)]], '@'),
      rows(header, 0, [headings], '@'),
      headingBlock(layout, heads, codes),
      ...shownBlocks(layout, words, written),
    ],
    tables: [],
    validations: [],
    ...lookOfStandings(tournament, layout, words),
  };
};
