import { largest } from '../../core/extremes';
import type { Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import { countTo } from '../../grid/block';
import { area, type Area } from '../../grid/cell';
import type { ConditionalPlan, PrintPlan, SheetPlan, StyledArea } from '../../grid/plan';
import { inRow, quoted, whole, type Place } from '../../grid/reference';
import { columnPlans } from '../look/table';
import { FURTHER_NOTES, type Layout } from '../layout';
import { ROUND, type RoundLayout } from '../layout/round';
import { ALLOWANCE, between, evenBreaks, PAGE, pointsOf, ROW_HEIGHT } from '../look/page';
import {
  ACCENT,
  alarmWhen,
  HEADING,
  INK,
  INPUT_FILL,
  LINE,
  QUIET,
  spanOf,
  styled,
  topStyles,
} from '../look/style';
import { pageHeader } from '../look/title';
import { linesIn, linesOf, longestWord } from '../look/wrap';
import { TIME_WIDTH } from '../dates';
import { calledIn } from '../withTeam';
import { longestPlaces, placeMerges } from './places';
import { dateConditionals, dateMerges, dateStyles } from './dates';

type Look = Omit<SheetPlan, 'role' | 'name' | 'tabColor' | 'blocks'>;

/** Sizes of type: read from two metres, from one, and in the hand. */
const SIZE = { title: 36, game: 22, place: 16, head: 13, note: 13, remark: 13 } as const;

/** The smallest letters print at 8 points, in whole percents. */
const LEAST = Math.ceil((8 / 13) * 100) / 100;

/** What the widths of columns and our measure of texts are meant for. */
const USUAL = 11;
/** Points of rows whose height no name changes. */
const HEIGHT = { event: 24, title: 50, date: 28, gap: 12, head: 22, place: 22, missing: 18 } as const;

const NAME_LEAST = 12;
const WIDTH = { board: 7, result: 11, remark: 13, gap: 3, choice: 13 } as const;

/** The label and the cell of the round that is wished for. */
const CHOICE_COLUMNS = 2;

/** Height of a line of names, in points. */
const lineHeight = (lines: number): number => 5 + 27 * lines;

/** How the names are set: how wide their columns are, on how many lines, and which way the paper is held. */
interface Setting {
  readonly name: number;
  readonly remark: number;
  readonly lines: number;
  /** Lines of each of the first places. */
  readonly placeLines: readonly number[];
  readonly landscape: boolean;
}

const widthsWith = ({ name, remark }: Setting): readonly number[] => [
  WIDTH.board,
  name,
  WIDTH.result,
  name,
  remark,
];

const rowsWith = (round: RoundLayout, { lines, placeLines }: Setting): NonNullable<Look['rows']> => {
  const each = (from: number, count: number, height: number) =>
    Array.from({ length: count }, (_, index) => ({ row: from + index, height }));
  const { header, body, placesHead, places, missingHead, missingLines } = round;
  return [
    { row: 0, height: HEIGHT.event },
    { row: 1, height: HEIGHT.title },
    { row: 2, height: round.date ? HEIGHT.date : HEIGHT.gap },
    { row: header, height: HEIGHT.head },
    ...each(body.area.row, body.area.rows, lineHeight(lines)),
    { row: placesHead - 1, height: HEIGHT.gap },
    { row: placesHead, height: HEIGHT.date },
    ...placeLines.map((count, index) => ({ row: places.area.row + index, height: HEIGHT.place * count })),
    { row: missingHead - 1, height: HEIGHT.gap },
    { row: missingHead, height: HEIGHT.head },
    ...each(missingLines.area.row, missingLines.area.rows, HEIGHT.missing),
  ];
};

/** Names on two lines look torn: they have to be so much larger for it. */
const WORTH_TWO_LINES = 1.25;

/** How large a page as wide as a setting shows it, and one that shows it all, 1 being full size. */
const scalesOf = ({ paper = 'A4' }: Tournament, round: RoundLayout, setting: Setting) => {
  const page = PAGE[paper][setting.landscape ? 'landscape' : 'upright'];
  const height = rowsWith(round, setting).reduce((sum, row) => sum + row.height, 0);
  const wide = Math.min(1, page.width / pointsOf(widthsWith(setting)));
  return { wide, whole: Math.min(wide, page.height / height) };
};

/** The width of the narrowest column in which each text takes no more than so many lines. */
const widthFor = (texts: readonly string[], lines: number): number =>
  largest(
    texts.map((text) => {
      let room = Math.max(1, longestWord(text));
      while (linesOf(text, room) > lines) room++;
      return spanOf('0'.repeat(room));
    }),
  );

type Pages = Pick<PrintPlan, 'fit' | 'scale' | 'rowBreaks' | 'titleRows'>;
/** Of two ways to print the one with fewer pages, unless its letters are so much smaller. */
const cheaper = <T extends Pages>(one: T, other: T): T => {
  const cost = ({ rowBreaks = [], scale = 100 }: Pages): number => (rowBreaks.length + 1) / scale;
  return cost(other) < cost(one) ? other : one;
};

/** Names stand on so few lines where they can be read so, and on so many at most. */
const [FEW_LINES, MOST_LINES] = [2, 6];

/**
 * The setting that leaves the names largest: upright or across the paper, long names on one line or two. What one page could not show
 * large enough goes onto several, with names on as few lines as leave them large.
 */
const bestSetting = (tournament: Tournament, layout: Layout, words: SheetWords): Setting => {
  const names = tournament.players.map(calledIn(tournament));
  const leavers = names.map((each) => `${each} ${words.roundSheet.left}`);
  const places = longestPlaces(tournament, layout, names, words);
  const settings = countTo(MOST_LINES).flatMap((lines) => {
    const name = Math.ceil((Math.max(NAME_LEAST, widthFor(names, lines)) * SIZE.game) / USUAL);
    const remark = Math.ceil(
      Math.max(layout.round.date ? TIME_WIDTH : WIDTH.remark, widthFor(leavers, Math.max(FEW_LINES, lines))),
    );
    const width = layout.divided ? 2 * name + WIDTH.result : name;
    const placeLines = places.map((text) => linesIn(text, width, SIZE.place));
    return [false, true].map((landscape): Setting => ({ name, lines, placeLines, remark, landscape }));
  });
  const scales = (setting: Setting) => scalesOf(tournament, layout.round, setting);
  const worth = (setting: Setting): number =>
    scales(setting).whole * (setting.lines === 1 ? WORTH_TWO_LINES : 1);
  for (const most of [FEW_LINES, MOST_LINES]) {
    const [first, ...others] = settings.filter((each) => each.lines <= most && scales(each).whole >= LEAST);
    if (first) return others.reduce((best, each) => (worth(each) > worth(best) ? each : best), first);
  }
  const [first, ...others] = settings
    .filter((each) => scales(each).wide >= LEAST * ALLOWANCE.usual)
    .map((setting) => ({ setting, ...pagesOf(tournament, layout, setting) }));
  return first
    ? others.reduce(cheaper, first).setting
    : settings.reduce((found, each) => (scales(each).wide > scales(found).wide ? each : found));
};

/** So few boards do not begin a page: they would look forgotten. */
const FEW_BOARDS = 2;

/** One page as long as it can be read; else pages below each other, each with event, round and headings above it. */
const pagesOf = (tournament: Tournament, { round }: Layout, setting: Setting): Pages => {
  const { wide, whole } = scalesOf(tournament, round, setting);
  if (whole >= LEAST) return { fit: { wide: 1, tall: 1 } };
  const { height } = PAGE[tournament.paper ?? 'A4'][setting.landscape ? 'landscape' : 'upright'];
  const heights = new Map(rowsWith(round, setting).map((each) => [each.row, each.height]));
  const { header, title, body, placesHead, places, end } = round;
  const titles = between(0, header + 1, (row) => heights.get(row) ?? ROW_HEIGHT);
  const heightOf = (row: number): number => (row <= header ? 0 : (heights.get(row) ?? ROW_HEIGHT));
  // Often nothing is missing: what stands below the places is no page of its own.
  const at = (scale: number) => {
    const most = height / scale / ALLOWANCE.rows - titles;
    const isHigh = between(placesHead, end, heightOf) > most;
    const starts = [
      ...countTo(Math.max(1, body.area.rows - FEW_BOARDS)).map((line) => body.area.row + line - 1),
      placesHead,
      ...(isHigh ? countTo(places.area.rows - 1).map((line) => places.area.row + line) : []),
    ];
    return { scale: Math.floor(scale * 100), rowBreaks: evenBreaks(starts, end, heightOf, most) };
  };
  const usual = wide / ALLOWANCE.usual;
  const all = countTo(Math.max(1, Math.ceil((usual - LEAST) * 100))).map((each) =>
    at(usual - (each - 1) / 100),
  );
  const best = all.reduce(cheaper);
  // The heads of the games mean nothing above the first places.
  const isOfGames = best.rowBreaks.every((row) => row < placesHead);
  return { titleRows: { from: 0, to: isOfGames ? header : title.area.row }, ...best };
};

const styles = (round: RoundLayout): StyledArea[] => {
  const { header, title, body, byes, column, placesHead, places, missingHead, missingLines, choice } = round;
  const middle = { vertical: 'center' } as const;
  const inBody = (index: number): Area => ({ ...body.area, column: index, columns: 1 });
  const inPlaces = (index: number): Area => ({ ...places.area, column: index, columns: 1 });
  return [
    ...topStyles(),
    styled(title.area, { bold: true, size: SIZE.title, color: INK, ...middle }),
    styled(area(header, 0, 1, ROUND.count), { ...HEADING, size: SIZE.head, align: 'center', wrap: false }),
    styled(area(header, ROUND.left), { align: 'right' }),
    styled(area(header, ROUND.right, 1, 2), { align: 'left' }),
    styled(body.area, { size: SIZE.game, ...middle }),
    styled(inBody(ROUND.board), { size: SIZE.place, color: QUIET, align: 'center' }),
    styled(inBody(ROUND.left), { align: 'right', wrap: true }),
    styled(column(ROUND.result).area, { align: 'center', bold: true }),
    styled(inBody(ROUND.right), { align: 'left', wrap: true }),
    styled(inBody(ROUND.note), { size: SIZE.remark, wrap: true }),
    ...(byes.area.rows === 0 ? [] : [styled(byes.area, { italic: true, color: QUIET })]),
    ...dateStyles(round, SIZE.place),
    styled(area(placesHead, 0), { bold: true, size: SIZE.head, color: ACCENT, ...middle }),
    // Where a place has room for a second line and needs none, the gap is below it.
    styled(places.area, { size: SIZE.place, wrap: true, vertical: 'top' }),
    styled(inPlaces(ROUND.board), { align: 'center' }),
    styled(inPlaces(ROUND.left), { align: 'left' }),
    styled(inPlaces(round.placePoints), { align: 'center', bold: true }),
    styled(area(missingHead, 0), { bold: true, size: SIZE.head, color: ACCENT }),
    styled(missingLines.area, { size: SIZE.note, align: 'left', ...middle }),
    styled(area(0, choice), { bold: true, ...middle }),
    styled(round.chosen.area, { fill: INPUT_FILL, bold: true, grid: LINE, align: 'center', ...middle }),
    styled(area(1, choice, 1, CHOICE_COLUMNS), { color: QUIET, vertical: 'top', wrap: true }),
  ];
};

/** Games of whoever has left in grey, their name struck out unless they were played; a line above each game. */
const conditionals = (round: RoundLayout, words: SheetWords): ConditionalPlan[] => {
  const { sheet, game, said, body, byes, choice } = round;
  const note = inRow(said, sheet);
  const lines = game.area.rows;
  const part = (column: number, columns: number): Area => area(body.area.row, column, lines, columns);
  const line = { lineAbove: LINE };
  const left = (number: number): string => `${note}=${number}`;
  const names = part(0, ROUND.note);
  const own = (column: number): string => inRow(round.column(column), sheet);
  const bye: Place = { sheet, area: { ...byes.area, column: ROUND.left } };
  return [
    {
      area: part(ROUND.note, 1),
      formula: `${note}>0`,
      style: { ...alarmWhen(body.area, '').style, ...line },
    },
    ...[ROUND.left, ROUND.right].map((side) => ({
      area: part(side, 1),
      formula: `AND(${left(FURTHER_NOTES.left)},${own(ROUND.note)}=${own(side)}&${quoted(` ${words.roundSheet.left}`)})`,
      style: { strike: true, color: QUIET, ...line },
    })),
    { area: names, formula: left(FURTHER_NOTES.left), style: { color: QUIET, ...line } },
    { area: names, formula: left(FURTHER_NOTES.leftPlayed), style: { italic: true, color: QUIET, ...line } },
    ...dateConditionals(round),
    { area: part(0, ROUND.count), formula: `${inRow(game, sheet)}>0`, style: line },
    ...(byes.area.rows === 0 ? [] : [{ area: byes.area, formula: `${inRow(bye, sheet)}<>""`, style: line }]),
    alarmWhen(
      area(1, choice),
      `${whole({ sheet, area: area(1, choice) }, sheet)}="${words.roundSheet.unknown}"`,
    ),
  ];
};

/** Everything of the Round sheet but what stands in its cells: as large as one page takes it. */
export const lookOfRound = (tournament: Tournament, layout: Layout, words: SheetWords): Look => {
  const { round } = layout;
  const { sheet, chosen, hidden, hiddenCount, end } = round;
  const setting = bestSetting(tournament, layout, words);
  const print: PrintPlan = {
    area: area(0, 0, end, ROUND.count),
    landscape: setting.landscape,
    ...pagesOf(tournament, layout, setting),
    header: pageHeader(tournament),
  };
  return {
    styles: styles(round),
    columns: columnPlans([...widthsWith(setting), WIDTH.gap, WIDTH.choice, WIDTH.choice], {
      from: hidden,
      count: hiddenCount,
    }),
    rows: rowsWith(round, setting),
    merges: [...dateMerges(round), ...placeMerges(layout), area(1, round.choice, 1, CHOICE_COLUMNS)],
    validations: [{ area: chosen.area, source: whole(round.rounds, sheet), refuse: false }],
    conditionals: conditionals(round, words),
    print,
  };
};
