import { entryAt } from '../core/present';
import type { Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { countTo, fill, rows } from '../grid/block';
import { area, address } from '../grid/cell';
import { ADJUSTED_LINES, type Layout } from './layout';
import type { Block, ConditionalPlan, PrintPlan, SheetPlan, StyledArea } from '../grid/plan';
import { inRow, whole, type Place } from '../grid/reference';
import {
  ALARM,
  fitWidth,
  HEAD_FILL,
  LEADER_FILL,
  HEADING,
  HEADING_HEIGHT,
  LINE,
  nameHeights,
  nameWidth,
  QUIET,
  styled,
  textWidth,
  topStyles,
  TAB,
} from './style';
import { pageHeader, titleOf } from './title';
import { outOfDateAlarm, statusBlock } from './refreshNotes';
import { adjustedBlocks, meaningBlocks, statusBlocks } from './standingsNotes';
import { criterionFormats, slotCode, tieBreakWidths } from './tieBreakColumns';
import type { Written } from './values/part';

const bodyBlocks = (layout: Layout): Block[] => {
  const { calculation, standings, players, playersColumns, match } = layout;
  const { sheet, columns, first } = standings;
  const all = (where: Place): string => whole(where, sheet);
  const helper = standings.column(standings.helper);
  const who = inRow(helper, sheet);
  const of = (where: Place): string => `INDEX(${all(where)},${who})`;
  const { player, order, chain } = calculation;
  const shown = match ? playersColumns.team : playersColumns.federation;
  const federation = `INDEX(${all(players.column(shown))},${of(player.position)})`;
  const tieBreak = (slot: number): Block =>
    fill(
      area(first, columns.tieBreaks + slot - 1, layout.playerCount),
      of(entryAt(chain, slot).shown),
      '0.00',
    );
  return [
    // Which player stands in a row: literal places beside, so that the block is filled from one formula.
    rows(
      first,
      standings.helper + 1,
      countTo(layout.playerCount).map((each) => [each]),
      '0',
    ),
    fill(
      helper,
      `IFERROR(MATCH(${address(first, standings.helper + 1, 'column')},${all(order.position)},0),1)`,
    ),
    fill(standings.column(columns.rank), of(order.rank)),
    fill(standings.column(columns.no), of(player.no)),
    fill(standings.column(columns.name), `${of(player.name)}&""`),
    fill(
      standings.column(columns.federation),
      `IF(${of(player.position)}=0,"",IFERROR(${federation}&"",""))`,
    ),
    fill(standings.column(columns.games), `IF(${of(player.live)}=0,"",${of(player.played)})`),
    fill(standings.column(columns.points), of(entryAt(chain, 0).shown), '0.0'),
    ...countTo(layout.slots - 1).map(tieBreak),
  ];
};

const codeBlocks = (layout: Layout): Block[] => {
  const { sheet, header, columns } = layout.standings;
  return countTo(layout.slots - 1).map((slot) =>
    fill(area(header, columns.tieBreaks + slot - 1), `${slotCode(layout, slot, sheet)}&""`),
  );
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
        ...codeBlocks(layout),
        ...bodyBlocks(layout),
        ...statusBlocks(layout, words),
        ...meaningBlocks(layout, words),
        ...adjustedBlocks(layout, words),
      ];

/** The columns of the tie-breaks that are listed, and free ones for more. */
const tieBreakPlace = ({ standings, playerCount, slots }: Layout): Place => ({
  sheet: standings.sheet,
  area: area(standings.first, standings.columns.tieBreaks, playerCount, slots - 1),
});

/** Below the last line of the notes. */
const endOf = ({ standings }: Layout): number => standings.adjusted + ADJUSTED_LINES;

const styles = (layout: Layout, listed: number): StyledArea[] => {
  const { standings, playerCount, slots } = layout;
  const { first, header, columns, count, notes } = standings;
  const tieBreaks = tieBreakPlace(layout).area;
  return [
    ...topStyles(),
    styled(area(1, columns.tieBreaks + 1), { bold: true, color: ALARM }),
    styled(area(header, 0, 1, columns.tieBreaks), { ...HEADING, align: 'center' }),
    styled(area(header, columns.tieBreaks, 1, slots - 1), {
      bold: true,
      align: 'center',
      vertical: 'center',
      wrap: true,
    }),
    styled(area(first, 0, playerCount, columns.tieBreaks), { grid: LINE, vertical: 'center' }),
    styled(area(first, columns.rank, playerCount, 2), { align: 'center' }),
    styled(area(first, columns.name, playerCount), { wrap: true, bold: true }),
    styled(area(first, columns.federation, playerCount), { align: 'center', wrap: true }),
    styled(area(first, columns.games, playerCount), { align: 'center' }),
    styled(area(first, columns.points, playerCount), { bold: true, align: 'center' }),
    styled(tieBreaks, { align: 'center', vertical: 'center' }),
    styled({ ...tieBreaks, columns: listed }, { grid: LINE }),
    styled(area(notes, 1, endOf(layout) - notes, count - 1), { color: QUIET }),
    // A long code reaches into the empty column on its left.
    styled(area(notes, 1, slots - 1), { align: 'right', indent: 1 }),
  ];
};

const conditionals = (layout: Layout, words: SheetWords): ConditionalPlan[] => {
  const { first, header, columns, count } = layout.standings;
  const rank = address(first, columns.rank, 'column');
  return [
    {
      area: area(header, columns.tieBreaks, 1, layout.slots - 1),
      formula: `LEN(${address(header, columns.tieBreaks, 'row')})>0`,
      style: { fill: HEAD_FILL },
    },
    ...criterionFormats(layout, tieBreakPlace(layout), header),
    {
      area: area(first, 0, layout.playerCount, columns.tieBreaks),
      formula: `AND(${address(first, columns.points, 'column')}>0,OR(${rank}=1,LEFT(${rank}&"",2)="1–"))`,
      style: { fill: LEADER_FILL },
    },
    {
      area: area(first, 0, layout.playerCount, count),
      formula: `${rank}=""`,
      style: { italic: true, strike: true, color: QUIET },
    },
    ...outOfDateAlarm(layout, words),
  ];
};

const printed = (tournament: Tournament, layout: Layout, widths: readonly number[]): PrintPlan => {
  const { header, count } = layout.standings;
  return {
    area: area(0, 0, endOf(layout), count),
    landscape: false,
    titleRows: { from: header, to: header },
    ...fitWidth(widths, false, layout.playerCount <= 40),
    header: pageHeader(tournament),
  };
};

/** What stands beside the names: teams in a match, else federations or clubs; none where nobody has one. */
const sidesOf = ({ teams, players }: Tournament, { match }: Layout): readonly string[] =>
  match ? teams.map(({ name }) => name) : players.flatMap(({ federation }) => federation ?? []);

/** The Standings sheet: in order of rank, every tie-break of the list in its column, their full names below. */
export const makeStandingsSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  written: Written | null,
): SheetPlan => {
  const { standings } = layout;
  const { first, header, count } = standings;
  const names = tournament.players.map((player) => player.name);
  // Any player may come to stand in any row.
  const longest = names.map(() => names);
  const side = layout.match ? words.match.team : words.federation;
  const sides = sidesOf(tournament, layout);
  const widths = [
    ...[8, 6, nameWidth(names), textWidth(sides, 12), 8, 9],
    ...tieBreakWidths(tournament, layout, 9),
  ];
  const hidden = sides.length === 0 ? standings.columns.federation : null;
  return {
    role: 'standings',
    name: standings.sheet,
    tabColor: TAB.read,
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.standings)]], '@'),
      rows(header, 0, [[words.rank, words.no, words.name, side, words.games, words.points]], '@'),
      ...shownBlocks(layout, words, written),
    ],
    styles: styles(layout, tournament.tieBreaks.length - 1),
    columns: [
      ...widths.map((width, from) => ({
        from,
        count: 1,
        width,
        ...(from === hidden ? { hidden: true } : {}),
      })),
      { from: count, count: 1, width: 3 },
      { from: standings.helper, count: 2, width: 6, hidden: true },
    ],
    rows: [{ row: header, height: HEADING_HEIGHT }, ...nameHeights(first, longest)],
    freeze: { rows: first, columns: 0 },
    tables: [],
    validations: [],
    conditionals: conditionals(layout, words),
    print: printed(
      tournament,
      layout,
      widths.map((width, from) => (from === hidden ? 0 : width)),
    ),
  };
};
