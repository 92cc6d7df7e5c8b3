import { largest } from '../../core/extremes';
import type { Tournament } from '../../core/model';
import { entryAt } from '../../core/present';
import type { SheetWords } from '../../language/words';
import { countTo } from '../../grid/block';
import type { PrintPlan, SheetPlan } from '../../grid/plan';
import type { Layout } from '../layout';
import type { RoundLayout } from '../layout/round';
import { ALLOWANCE, between, evenBreaks, PAGE, partsAt, pointsOf, ROW_HEIGHT, startsOf } from '../look/page';
import { spanOf } from '../look/style';
import { linesIn, linesOf, longestWord } from '../look/wrap';
import { TIME_WIDTH } from '../dates';
import { calledIn } from '../withTeam';
import { longestPlaces } from './places';

/** Sizes of type: read from two metres, from one, and in the hand. */
export const SIZE = { title: 36, section: 28, game: 22, place: 16, head: 13, note: 13, remark: 13 } as const;

/** The smallest letters print at 8 points, in whole percents. */
const LEAST = Math.ceil((8 / 13) * 100) / 100;

/** What the widths of columns and our measure of texts are meant for. */
const USUAL = 11;
/** Points of rows whose height no name changes. */
const HEIGHT = {
  event: 24,
  title: 50,
  section: 44,
  date: 28,
  gap: 12,
  head: 22,
  place: 22,
  missing: 18,
} as const;

const NAME_LEAST = 12;
export const WIDTH = { board: 7, result: 14, remark: 13, gap: 3, choice: 13 } as const;

/** Height of a line of names, in points. */
const lineHeight = (lines: number): number => 5 + 27 * lines;

/** How the names are set: how wide their columns are, on how many lines, and which way the paper is held. */
export interface Setting {
  readonly name: number;
  readonly remark: number;
  readonly lines: number;
  /** Lines of the names of each section. */
  readonly partLines: readonly number[];
  /** Lines of each of the first places. */
  readonly placeLines: readonly number[];
  readonly landscape: boolean;
}

/** The widths of the printed columns. */
export const widthsWith = ({ name, remark }: Setting): readonly number[] => [
  WIDTH.board,
  name,
  WIDTH.result,
  name,
  remark,
];

/** The heights of all rows. */
export const rowsWith = (
  round: RoundLayout,
  { partLines, placeLines }: Setting,
): NonNullable<SheetPlan['rows']> => {
  const each = (from: number, count: number, height: number) =>
    Array.from({ length: count }, (_, index) => ({ row: from + index, height }));
  const { header, body, titles, parts, placesHead, places, missingHead, missingLines } = round;
  return [
    { row: 0, height: HEIGHT.event },
    { row: 1, height: HEIGHT.title },
    { row: 2, height: round.date ? HEIGHT.date : HEIGHT.gap },
    { row: header, height: HEIGHT.head },
    ...titles.map((row) => ({ row, height: HEIGHT.section })),
    ...parts.flatMap(({ first, games, byes }, index) =>
      each(body.area.row + first, games + byes, lineHeight(entryAt(partLines, index))),
    ),
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
export const bestSetting = (tournament: Tournament, layout: Layout, words: SheetWords): Setting => {
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
    const partLines = layout.fields.map(({ before, players }) =>
      layout.divided
        ? largest(names.slice(before, before + players).map((each) => linesIn(each, name, SIZE.game)))
        : lines,
    );
    return [false, true].map((landscape): Setting => ({
      ...{ name, lines, partLines, placeLines, remark, landscape },
    }));
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
export const pagesOf = (tournament: Tournament, { round }: Layout, setting: Setting): Pages => {
  const { wide, whole } = scalesOf(tournament, round, setting);
  if (whole >= LEAST) return { fit: { wide: 1, tall: 1 } };
  const { height } = PAGE[tournament.paper ?? 'A4'][setting.landscape ? 'landscape' : 'upright'];
  const heights = new Map(rowsWith(round, setting).map((each) => [each.row, each.height]));
  const { header, title, titles, body, placesHead, places, end } = round;
  const heads = between(0, header + 1, (row) => heights.get(row) ?? ROW_HEIGHT);
  const heightOf = (row: number): number => (row <= header ? 0 : (heights.get(row) ?? ROW_HEIGHT));
  // Often nothing is missing: what stands below the places is no page of its own.
  const at = (scale: number) => {
    const most = height / scale / ALLOWANCE.rows - heads;
    const isHigh = between(placesHead, end, heightOf) > most;
    const sections = partsAt(
      countTo(body.area.rows).map((line) => body.area.row + line - 1),
      countTo(body.area.rows).map((line) => titles.includes(body.area.row + line - 1)),
    );
    const starts = [
      ...(titles.length > 0
        ? startsOf(sections, placesHead, heightOf, most)
        : countTo(Math.max(1, body.area.rows - FEW_BOARDS)).map((line) => body.area.row + line - 1)),
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
