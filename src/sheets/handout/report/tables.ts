import type { Player, Tournament } from '../../../core/model';
import { entryAt } from '../../../core/present';
import type { SheetWords } from '../../../language/words';
import { countTo, down, fill, rows } from '../../../grid/block';
import { address, area } from '../../../grid/cell';
import type { Block, ConditionalPlan } from '../../../grid/plan';
import { inColumn, inRow, place, quoted, whole, type Place } from '../../../grid/reference';
import { classColumn, titleColumn } from '../../layout/columns';
import { inWhole } from '../../layout/fields';
import { REPORT, type FinalReportLayout } from '../../layout/finalReport';
import { DIAGONAL, FAINT, QUIET, whiteFormats } from '../../look/style';
import { typedOf } from '../../sections/sectionName';
import type { RankedParts } from './head';
import { tieBreakBlocks } from './tieBreaks';
import type { Shown } from '../../../core/results/sides';

/** Where everyone's games against everyone stand, and hidden around them what they are looked up by. */
type Games = Omit<FinalReportLayout['cross'][number], 'head'>;

/**
 * The players under what a report calls them: with title, and with class or else federation as far as these are known and not the
 * same for all, and whether they have left.
 */
export const namedInReport = (
  tournament: Tournament,
  { roundSheet, finalReport }: SheetWords,
): Tournament => {
  const [at, classes] = [titleColumn(tournament), classColumn(tournament)];
  const { players } = tournament;
  const isOfAll = (federation: string): boolean => players.every((each) => each.federation === federation);
  const called = ({ name, federation = '', status, extra }: Player): string => {
    const isTold = federation.length === 3 && !isOfAll(federation);
    const side = isTold ? federation : String(extra?.[classes] ?? '');
    const titled = `${extra?.[at] ?? ''} ${name}`.trim() + (side === '' ? '' : ` (${side})`);
    if (status === 'playing') return titled;
    return `${titled}: ${status === 'annulled' ? finalReport.annulled : roundSheet.left}`;
  };
  return { ...tournament, players: players.map((each) => ({ ...each, name: called(each) })) };
};

/** Rank, name, rating and points of a field in order of rank, from a row on, as Standings has them. */
export const personBlocks = (
  { layout, report, words }: Pick<RankedParts, 'layout' | 'report' | 'words'>,
  index: number,
  first: number,
): readonly Block[] => {
  const { standings, playersColumns } = layout;
  const { columns } = standings;
  const table = entryAt(standings.tables, index);
  const shown = (column: number): string => inRow(standings.column(column, table), report.sheet);
  const column = (at: number) => area(first, at, table.players);
  const no = inWhole(shown(columns.no), table);
  const typed = (at: number): string => typedOf(layout, at, no, report.sheet);
  const title = playersColumns.titles === null ? '""' : typed(playersColumns.titles);
  const side = typed(playersColumns.classes ?? playersColumns.federation);
  const { roundSheet, finalReport } = words;
  const left = `IF(${typed(playersColumns.status)}="","",": "&IF(${shown(columns.rank)}="",${quoted(finalReport.annulled)},${quoted(roundSheet.left)}))`;
  const names = whole(layout.calculation.player.name, report.sheet);
  const all = whole(layout.players.column(playersColumns.federation), report.sheet);
  const isTold =
    playersColumns.classes === null
      ? `IF(LEN(${side})=3,COUNTIFS(${all},${side})<${layout.playerCount},FALSE)`
      : `${side}<>""`;
  return [
    fill(column(REPORT.rank), shown(columns.rank)),
    fill(
      column(REPORT.name),
      `TRIM(${title}&" "&INDEX(${names},${no}))&IF(${isTold}," ("&${side}&")","")&${left}`,
    ),
    fill(column(REPORT.rating), typed(playersColumns.rating)),
    fill(column(REPORT.points), shown(columns.points), '0.0'),
  ];
};

/** The table of a field in order of rank, as Standings has it. */
export const rankedBlocks = (
  parts: RankedParts,
  index: number,
  header: number,
  first: number,
): readonly Block[] => {
  const { rank, name, rating, points } = parts.words;
  return [
    rows(header, REPORT.rank, [[rank, name, rating, points]], '@'),
    ...personBlocks(parts, index, first),
    ...tieBreakBlocks(parts, index, header, first),
  ];
};

/** Everyone against everyone in order of rank, looked up in the table of the field on Crosstable, whichever order that has. */
export const gameBlocks = (
  { layout }: Pick<RankedParts, 'layout'>,
  index: number,
  games: Games,
): readonly Block[] => {
  const { sheet, opponents, place: shown, cycle, column, cells, who, row, white, line } = games;
  const { standings } = layout;
  const ranked = entryAt(standings.tables, index);
  const crosstable = entryAt(layout.crosstable.tables, index);
  const { players, cycles } = ranked;
  const all = (where: Place): string => whole(where, sheet);
  const each = opponents.flatMap((one) => countTo(cycles).map(() => one));
  const cell = (where: Place): string =>
    `INDEX(${all(where)},${inRow(row, sheet)},${inColumn(column, sheet)})`;
  return [
    ...opponents.map((one, at) => rows(shown.area.row - 1, shown.area.column + at * cycles, [[one]], '0')),
    rows(shown.area.row, shown.area.column, [each], '0'),
    rows(cycle.area.row, cycle.area.column, [opponents.flatMap(() => countTo(cycles))], '0'),
    down(line, countTo(players), '0'),
    fill(who, inRow(standings.column(standings.columns.no, ranked), sheet)),
    fill(row, `IFERROR(MATCH(${inRow(who, sheet)},${all(crosstable.no)},0),1)`),
    fill(column, `(INDEX(${all(row)},${inColumn(shown, sheet)})-1)*${cycles}+${inColumn(cycle, sheet)}`),
    fill(cells, `${cell(crosstable.cells)}&""`),
    fill(white, cell(crosstable.white)),
  ];
};

/** The own line and column of a row, where nobody plays, are crossed out; games to come are faint, White is bold. */
export const gameFormats =
  (shown: Shown) =>
  ({ sheet, first, cells: { area: where }, line, place, white }: Games): readonly ConditionalPlan[] => [
    {
      area: where,
      formula: `${address(first, line.area.column, 'column')}=${inColumn(place, sheet)}`,
      style: { fill: DIAGONAL, color: DIAGONAL },
    },
    { area: where, formula: `LEFT(${address(first, where.column)},1)="("`, style: { color: FAINT } },
    ...whiteFormats(shown, where, `${address(first, white.area.column)}>0`),
  ];

/** Whoever has left is struck out, in so many rows. */
export const leftFormat = (sheet: string, first: number, players: number): ConditionalPlan => ({
  area: area(first, 0, players, REPORT.cells),
  formula: `${inRow(place(sheet, first, REPORT.rank), sheet)}=""`,
  style: { italic: true, strike: true, color: QUIET },
});
