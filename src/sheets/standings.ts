import type { Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { countTo, fill, rows } from '../grid/block';
import { ranOut, slotHead } from './calculation/chain';
import { usedCell } from './calculation/helpers';
import { area, address } from '../grid/cell';
import { ADJUSTED_LINES, POINT_UNIT, type Layout } from './layout';
import type { Block, ConditionalPlan, SheetPlan } from '../grid/plan';
import { fixedCell, inRow, quoted, whole, type Place } from '../grid/reference';
import {
  ALARM,
  fitWidth,
  HEADING,
  HEADING_HEIGHT,
  LINE,
  nameHeights,
  nameWidth,
  QUIET,
  styled,
  topStyles,
} from './style';
import { withoutWildcards } from '../grid/escape';
import { pageHeader, titleOf } from './title';
import { outOfDateAlarm, statusBlock } from './refreshNotes';
import type { Written } from './values/part';

/** The cells of one slot of the tie-break list, for headings that follow a change of the list. */
export const slotCode = (layout: Layout, slot: number, own: string): string =>
  fixedCell(slotHead(layout, slot).code, own);

/** Widths of the tie-breaks' columns, wide enough for the codes that are listed. */
export const tieBreakWidths = (
  { tieBreaks }: Tournament,
  { slots }: Layout,
  least: number,
): readonly number[] =>
  countTo(slots - 1).map((slot) => Math.max(least, Math.ceil((tieBreaks[slot]?.length ?? 0) * 1.2) + 1));

/** Codes that one condition compares with: an old limit of 255 characters for such a formula is never met. */
const CODES_A_RULE = 10;

/** Number formats by criterion: the code in the heading decides, so that a changed list is shown right. */
export const criterionFormats = (
  { criteria }: Layout,
  where: Place,
  headingRow: number,
): ConditionalPlan[] => {
  const heading = address(headingRow, where.area.column, 'row');
  const formats = new Set(criteria.map(({ format }) => format));
  formats.delete('0.00');
  return [...formats].flatMap((numberFormat) => {
    const tests = criteria
      .filter(({ format }) => format === numberFormat)
      .map(({ code }) => `${heading}=${quoted(code)}`);
    return countTo(Math.ceil(tests.length / CODES_A_RULE)).map((part) => ({
      area: where.area,
      formula: `OR(${tests.slice((part - 1) * CODES_A_RULE, part * CODES_A_RULE).join(',')})`,
      style: { numberFormat },
    }));
  });
};

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
    fill(area(first, columns.tieBreaks + slot - 1, layout.playerCount), of(chain[slot]!.shown), '0.00');
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
    fill(standings.column(columns.points), of(chain[0]!.shown), '0.0'),
    ...countTo(layout.slots - 1).map(tieBreak),
  ];
};

const codeBlocks = (layout: Layout): Block[] => {
  const { sheet, header, columns } = layout.standings;
  return countTo(layout.slots - 1).map((slot) =>
    fill(area(header, columns.tieBreaks + slot - 1), `${slotCode(layout, slot, sheet)}&""`),
  );
};

const noteBlocks = (layout: Layout, words: SheetWords): Block[] => {
  const { sheet, notes, adjusted: adjustedTop } = layout.standings;
  const { criteria } = layout.tournament;
  const { player } = layout.calculation;
  const all = (where: Place): string => whole(where, sheet);
  const beside = (column: number): string =>
    all({ sheet: criteria.sheet, area: { ...criteria.area, column: criteria.area.column + column } });
  const adjusted = (k: number): string => `MATCH(${k},${all(player.adjusted)},0)`;
  const reasons = layout.players.column(layout.playersColumns.reason);
  const lotsListed = fixedCell(usedCell(layout, 'LOTS'), sheet);
  return [
    fill(
      area(1, 0),
      `IF(COUNTIFS(${all(layout.calculation.game.whiteResult)},"<>0")=0,${quoted(words.notStarted)},IF(COUNTIFS(${all(layout.calculation.game.outcome)},">0")<${layout.gameCount},${quoted(words.provisional)},${quoted(words.final)}))`,
    ),
    fill(
      area(1, layout.standings.columns.tieBreaks + 1),
      `IF(${fixedCell(ranOut(layout), sheet)}>0,${quoted(words.ranOut)},IF(AND(${lotsListed}>0,${fixedCell(layout.calculation.facts.drawn, sheet)}=0),${quoted(words.notDrawn)},""))`,
    ),
    ...countTo(layout.slots - 1).flatMap((slot) => {
      const code = slotCode(layout, slot, sheet);
      const row = notes + slot - 1;
      const looked = (column: number, otherwise: string): string =>
        `IF(${code}="","",IFERROR(INDEX(${beside(column)},MATCH(${withoutWildcards(code)},${all(criteria)},0)),${quoted(otherwise)}))`;
      return [
        fill(area(row, 1), `IF(${code}="","",${code}&"")`),
        fill(
          area(row, 2),
          `${looked(1, words.criterionUnknown)}&IF(${looked(2, '')}="","","  ("&${looked(2, '')}&")")`,
        ),
      ];
    }),
    fill(area(adjustedTop - 1, 1), `IF(MAX(${all(player.adjusted)})=0,"",${quoted(words.adjusted)})`),
    ...countTo(ADJUSTED_LINES).flatMap((k) => {
      const row = adjustedTop + k - 1;
      const looked = (column: Place): string => `IFERROR(INDEX(${all(column)},${adjusted(k)})`;
      return [
        fill(area(row, 2), `${looked(player.name)}&"","")`),
        fill(
          area(row, 4),
          `IFERROR(INDEX(${all(player.adjustment)},${adjusted(k)})/${POINT_UNIT},"")`,
          '+0.0;-0.0;0.0',
        ),
        fill(
          area(row, 5),
          `IFERROR(INDEX(${all(reasons)},INDEX(${all(player.position)},${adjusted(k)}))&"","")`,
        ),
      ];
    }),
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
    : [...codeBlocks(layout), ...bodyBlocks(layout), ...noteBlocks(layout, words)];

/** The Standings sheet: in order of rank, every tie-break of the list in its column, their full names below. */
export const makeStandingsSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  written: Written | null,
): SheetPlan => {
  const { standings } = layout;
  const { sheet, first, header, columns, count, notes } = standings;
  const body = area(first, 0, layout.playerCount, count);
  const tieBreaks: Place = {
    sheet,
    area: area(first, columns.tieBreaks, layout.playerCount, layout.slots - 1),
  };
  const names = tournament.players.map((player) => player.name);
  const name = nameWidth(names);
  // Any player may come to stand in any row.
  const longest = names.map(() => names);
  const side = layout.match ? words.match.team : words.federation;
  const sideWidth = layout.match ? nameWidth(tournament.teams.map((team) => team.name)) : 12;
  const widths = [8, 6, name, sideWidth, 8, 9, ...tieBreakWidths(tournament, layout, 9)];
  const end = standings.adjusted + ADJUSTED_LINES;
  return {
    role: 'standings',
    name: sheet,
    tabColor: 'C55A11',
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.standings)]], '@'),
      rows(header, 0, [[words.rank, words.no, words.name, side, words.games, words.points]], '@'),
      ...shownBlocks(layout, words, written),
    ],
    styles: [
      ...topStyles(),
      styled(area(1, columns.tieBreaks + 1), { bold: true, color: ALARM }),
      styled(area(header, 0, 1, columns.tieBreaks), { ...HEADING, align: 'center' }),
      styled(area(header, columns.tieBreaks, 1, layout.slots - 1), {
        bold: true,
        align: 'center',
        vertical: 'center',
        wrap: true,
      }),
      styled(area(first, 0, layout.playerCount, columns.tieBreaks), { grid: LINE, vertical: 'center' }),
      styled(area(first, columns.rank, layout.playerCount, 2), { align: 'center' }),
      styled(area(first, columns.name, layout.playerCount), { wrap: true, bold: true }),
      styled(area(first, columns.federation, layout.playerCount, 2), { align: 'center' }),
      styled(area(first, columns.points, layout.playerCount), { bold: true, align: 'center' }),
      styled(tieBreaks.area, { align: 'center', vertical: 'center' }),
      styled({ ...tieBreaks.area, columns: tournament.tieBreaks.length - 1 }, { grid: LINE }),
      styled(area(notes, 1, end - notes, count - 1), { color: QUIET }),
      // A long code reaches into the empty column on its left.
      styled(area(notes, 1, layout.slots - 1), { align: 'right', indent: 1 }),
    ],
    columns: [
      ...widths.map((width, from) => ({ from, count: 1, width })),
      { from: count, count: 1, width: 3 },
      { from: standings.helper, count: 2, width: 6, hidden: true },
    ],
    rows: [{ row: header, height: HEADING_HEIGHT }, ...nameHeights(first, longest)],
    freeze: { rows: first, columns: 0 },
    tables: [],
    validations: [],
    conditionals: [
      {
        area: area(header, columns.tieBreaks, 1, layout.slots - 1),
        formula: `LEN(${address(header, columns.tieBreaks, 'row')})>0`,
        style: { fill: HEADING.fill! },
      },
      ...criterionFormats(layout, tieBreaks, header),
      {
        area: body,
        formula: `${address(first, columns.rank, 'column')}=""`,
        style: { italic: true, strike: true, color: QUIET },
      },
      ...outOfDateAlarm(layout, words),
    ],
    print: {
      area: area(0, 0, end, count),
      landscape: false,
      titleRows: { from: header, to: header },
      ...fitWidth(widths, false, layout.playerCount <= 40),
      header: pageHeader(tournament),
    },
  };
};
