import { plannedDate } from '../../core/calendar/timing';
import { largest } from '../../core/extremes';
import { underKey } from '../../core/present';
import type { Tournament } from '../../core/model';
import type { SheetWords } from '../../language/words';
import { area, address } from '../../grid/cell';
import type { ConditionalPlan, PrintPlan, SheetPlan, StyledArea } from '../../grid/plan';
import { quoted } from '../../grid/reference';
import { CENTERED, columnPlans, columnStyles, TEXT, type Column } from '../look/table';
import { HIDDEN_FORMAT, timeColumns, timeConditionals } from './dateColumn';
import { dateChecks } from './dateChecks';
import { PAIRINGS, type Layout } from '../layout';
import { isRest, linesOf, type Line } from './lines';
import { costOf, EASY, fewest, LEAST, scaleOn, uprightPage, type Pages } from '../look/fit';
import { ALLOWANCE, between, breaksOf, evenBreaks, PAGE, pointsOf, ROW_HEIGHT } from '../look/page';
import { tableName } from '../players';
import { outOfDateAlarm } from '../refresh/notes';
import {
  ACCENT,
  alarmWhen,
  HEAD_FILL,
  HEADING,
  HEADING_HEIGHT,
  INPUT_FILL,
  PAPER_FILL,
  QUIET,
  styled,
  TABLE_STYLE,
  topStyles,
  wholeWidth,
} from '../look/style';
import { highest, linesIn, nameHeights, nameWidth, SECTION_MOST } from '../look/wrap';
import { pageHeader } from '../look/title';
import { calledIn } from '../withTeam';

/** Whether a Check cell ends with a text that stands after a name. */
const tellsOf = (check: string, text: string): string =>
  `LEN(SUBSTITUTE(${check},${quoted(text)},""))<LEN(${check})`;

/** Whether a Check cell tells of a mistake, not of a game that was not played, or not yet. */
const mistaken = (check: string, words: SheetWords): string => {
  const plain = [
    ...[words.checkPostponed, words.checkAdjourned],
    ...[words.checkForfeit, words.checkDoubleForfeit, words.checkCarried],
  ];
  const named = [words.checkLeft, words.checkLeftPlayed].map((text) => `NOT(${tellsOf(check, text)})`);
  return `AND(${[`LEN(${check})>0`, ...plain.map((text) => `${check}<>${quoted(text)}`), ...named].join(',')})`;
};

/** With a team behind it a name has more room, all of it on one line where that is enough for all: a match takes fewer pages. */
const IN_MATCH = [50, 35] as const;

const namesWidth = ({ teams, dated }: Tournament, names: readonly string[]): number => {
  const [one, ...wrapped] = (teams.length > 0 ? IN_MATCH.slice(Number(dated ?? false)) : [undefined]).map(
    (most) => nameWidth(names, most),
  ) as [number, ...number[]];
  return names.every((name) => linesIn(name, one) === 1) ? one : (wrapped[0] ?? one);
};

/** Heights of the lines whose players have names too long for one line; all lines of a match, most of whose names are. */
const lineHeights = (tournament: Tournament, first: number): NonNullable<SheetPlan['rows']> => {
  const called = calledIn(tournament);
  const names = new Map(tournament.players.map((player) => [player.no, called(player)]));
  const all = [...names.values()];
  const playing = (line: Line): number[] => (isRest(line) ? [line.player] : [line.white, line.black]);
  const inLine = (line: Line): string[] => playing(line).map((no) => underKey(names, no));
  const sections = new Map(tournament.players.map(({ no, section }) => [no, section ?? '']));
  const lines = linesOf(tournament);
  const isMatch = tournament.teams.length > 0;
  const ofNames = nameHeights(first, lines.map(isMatch ? () => all : inLine), namesWidth(tournament, all));
  const ofSections = nameHeights(
    first,
    lines.map((line) => playing(line).map((no) => underKey(sections, no))),
    SECTION_MOST,
  );
  return highest([...ofNames, ...ofSections]);
};

const styles = ({ pairings: table }: Layout, columns: readonly Column[]): StyledArea[] => [
  ...topStyles(),
  styled(table.body(), { vertical: 'center' }),
  styled(area(table.header, 0, 1, columns.length), { ...HEADING, align: 'center' }),
  styled(area(table.header, table.columns.check), { align: 'left' }),
  ...columnStyles(columns, table.header, table.header + 1, table.rows),
];

/**
 * Mistakes in the alarm colour, games of whoever has left in grey, byes in grey; each round begins with a line, its numbers on
 * a tint and the round in bold, however the table is sorted. Of two that apply LibreOffice takes the first, so that each says all that there is to see.
 */
const conditionals = (tournament: Tournament, layout: Layout, words: SheetWords): ConditionalPlan[] => {
  const { pairings: table } = layout;
  const first = table.header + 1;
  const round = address(first, PAIRINGS.round, 'column');
  const above = address(first - 1, PAIRINGS.round, 'column');
  const check = address(first, table.columns.check, 'column');
  const isFirst = `${round}<>"",${round}<>${above},ISNUMBER(${above})`;
  const isBye = `${address(first, PAIRINGS.game, 'column')}=""`;
  const [rounds, numbers] = [table.body(PAIRINGS.round, 1), table.body(PAIRINGS.game, 3)];
  const [begun, band] = [{ bold: true, color: ACCENT }, { fill: HEAD_FILL }];
  // Not the numbers, which may head a round.
  const played = table.body(PAIRINGS.leftNo, table.columns.check - PAIRINGS.leftNo);
  const leaver = (text: string, style: ConditionalPlan['style']): ConditionalPlan[] => [
    {
      area: played,
      formula: `AND(${tellsOf(check, text)},${isFirst})`,
      style: { ...style, lineAbove: ACCENT },
    },
    { area: played, formula: tellsOf(check, text), style },
  ];
  const times = timeConditionals(tournament, layout, isFirst, { lineAbove: ACCENT });
  const hides = ({ style }: ConditionalPlan): boolean => style.numberFormat === HIDDEN_FORMAT;
  return [
    ...times.filter(hides),
    alarmWhen(table.body(table.columns.check, 1), mistaken(check, words)),
    ...leaver(words.checkLeft, { strike: true, color: QUIET }),
    ...leaver(words.checkLeftPlayed, { italic: true, color: QUIET }),
    { area: rounds, formula: `AND(${isFirst})`, style: { ...begun, ...band, lineAbove: ACCENT } },
    { area: rounds, formula: `${round}<>${above}`, style: { ...begun, ...band } },
    { area: numbers, formula: `AND(${isFirst})`, style: { ...band, lineAbove: ACCENT } },
    { area: numbers, formula: `${round}<>${above}`, style: band },
    ...times.filter((each) => !hides(each)),
    { area: table.body(), formula: `AND(${isFirst})`, style: { lineAbove: ACCENT } },
    // Nothing is to be typed beside a bye.
    { area: table.body(PAIRINGS.result, 1), formula: isBye, style: { fill: PAPER_FILL } },
    { area: table.body(), formula: isBye, style: { italic: true, color: QUIET } },
    ...outOfDateAlarm(layout, words),
  ];
};

/** Characters of a result: `postponed`, in bold, is the longest that is often typed. */
const RESULT = 11.5;

/** What is said of whoever has left, of postponed games and of mistakes stands in one line. */
const checkWidth = (names: readonly string[], words: SheetWords, ofDates: readonly string[]): number =>
  wholeWidth(
    [
      ...names.flatMap((name) => [words.checkLeft, words.checkLeftPlayed].map((text) => `${name} ${text}`)),
      words.checkBye,
      words.checkDate,
      words.checkUnknown,
      words.checkDoubleForfeit,
      words.checkBothLost,
      ...ofDates,
    ],
    0,
  );

/** The columns of the table. Pairing numbers are hidden: names follow from them, and stand where people look. */
export const pairingsColumns = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
): readonly Column[] => {
  const { white, whiteNo, black, blackNo } = words;
  const [left, leftNo, right, rightNo] = layout.leftIsWhite
    ? [white, whiteNo, black, blackNo]
    : [black, blackNo, white, whiteNo];
  const names = tournament.players.map(calledIn(tournament));
  const name = namesWidth(tournament, names);
  const { section } = words.sections;
  const sections = [section, ...(tournament.sections ?? []).map((each) => each.name)];
  const quiet = { ...CENTERED, color: QUIET };
  return [
    { head: words.game, width: 7, style: quiet },
    { head: words.round, width: 7, style: quiet },
    { head: words.board, width: 7, style: CENTERED },
    { head: leftNo, width: 7, style: CENTERED, hidden: true },
    { head: left, width: name, style: { ...TEXT, align: 'right' } },
    { head: words.result, width: RESULT, style: { ...CENTERED, bold: true, fill: INPUT_FILL } },
    { head: right, width: name, style: TEXT },
    { head: rightNo, width: 7, style: CENTERED, hidden: true },
    ...(layout.pairings.columns.section === null
      ? []
      : [{ head: section, width: nameWidth(sections, SECTION_MOST), style: { ...CENTERED, wrap: true } }]),
    ...timeColumns(tournament, layout, words),
    {
      head: words.check,
      width: checkWidth(names, words, dateChecks(layout, words)),
      style: { color: QUIET },
    },
  ];
};

/** Percents at which letters of 11 points print at 8 and at 9. */
const [LEAST_SCALE, EASY_SCALE] = [LEAST, EASY].map((scale) => Math.ceil(scale * 100)) as [number, number];

/** The rows of each round's first line. */
const roundRows = (tournament: Tournament, first: number): readonly number[] => {
  const rounds = linesOf(tournament).map(({ round }) => round);
  return rounds.flatMap((round, index) => (round === rounds[index - 1] ? [] : [first + index]));
};

/**
 * Whole rounds on each page, upright or across, and as large as the paper's width allows; a round longer than a page goes on on the
 * next. A last round that would stand alone comes onto the others' pages where these are still read with ease, or takes a round with it.
 */
const pages = (
  tournament: Tournament,
  { pairings: table }: Layout,
  widths: readonly number[],
): Pick<PrintPlan, 'landscape' | 'fit' | 'scale' | 'rowBreaks'> => {
  const { paper = 'A4' } = tournament;
  const first = table.header + 1;
  const end = first + table.rows;
  const heights = new Map(lineHeights(tournament, first).map(({ row, height }) => [row, height]));
  const heightOf = (row: number): number => heights.get(row) ?? ROW_HEIGHT;
  const size = { widths, height: between(0, end, heightOf), paper };
  const one = uprightPage(size);
  // Few lines that are wide are larger across the paper.
  const isLarger = scaleOn(size, false) < EASY && scaleOn(size, true) > scaleOn(size, false);
  if (one) return { ...one, landscape: isLarger };
  const starts = roundRows(tournament, first);
  const longest = largest(starts.map((start, index) => between(start, starts[index + 1] ?? end, heightOf)));
  const fitting = (across: boolean, allowance: number): number =>
    Math.floor((PAGE[paper][across ? 'landscape' : 'upright'].width / (pointsOf(widths) * allowance)) * 100);
  const isBroad = fitting(false, ALLOWANCE.usual) < EASY_SCALE;
  const wideOn = (across: boolean): number =>
    Math.min(100, Math.max(across ? 0 : LEAST_SCALE, fitting(across, ALLOWANCE.all)));
  const on = (landscape: boolean): Pages | null => {
    const { height } = PAGE[paper][landscape ? 'landscape' : 'upright'];
    const usual = Math.min(wideOn(landscape), Math.floor((height / (longest + ABOVE)) * 100));
    if (Math.min(usual, fitting(landscape, ALLOWANCE.usual)) < LEAST_SCALE) return null;
    const breaksAt = (scale: number, spread = breaksOf): number[] =>
      spread(starts, end, heightOf, (height * 100) / scale - HEADING_HEIGHT);
    const isLastAlone = (breaks: readonly number[]): boolean =>
      breaks.at(-1) === starts.at(-1) && breaks.length < starts.length - 1;
    const least = isLastAlone(breaksAt(usual)) ? Math.min(usual, EASY_SCALE) : usual;
    return fewest(usual, least, (scale) => {
      const rowBreaks = breaksAt(scale, isLastAlone(breaksAt(scale)) ? evenBreaks : breaksOf);
      return { print: { landscape, scale, rowBreaks }, count: rowBreaks.length + 1, cut: false };
    });
  };
  const [likely, other] = [on(isBroad), on(!isBroad)];
  if (likely && other) return (costOf(other) < costOf(likely) ? other : likely).print;
  return (likely ?? other)?.print ?? { landscape: isBroad, scale: wideOn(isBroad) };
};

/** Points of the title above the first round. */
const ABOVE = 60 + HEADING_HEIGHT;

/** The table without Check, which is for whoever types, and without planned dates before it while all games keep theirs. */
const printed = (tournament: Tournament, layout: Layout, columns: readonly Column[]): PrintPlan => {
  const { pairings: table } = layout;
  const last = table.times.at(-1)?.cell;
  const isMoved = tournament.games.some((game) => game.date !== plannedDate(game));
  const end = table.columns.check - (last === 'planned' && !isMoved ? 1 : 0);
  const shown = columns.slice(0, end).filter(({ hidden }) => !hidden);
  const widths = shown.map(({ width }) => width);
  return {
    area: area(0, 0, table.header + 1 + table.rows, end),
    titleRows: { from: table.header, to: table.header },
    ...pages(tournament, layout, widths),
    header: pageHeader(tournament),
  };
};

/** Everything about the sheet that is not in its cells. */
export const lookOfPairings = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  columns: readonly Column[],
): Pick<SheetPlan, 'styles' | 'columns' | 'rows' | 'freeze' | 'tables' | 'conditionals' | 'print'> => {
  const { pairings: table } = layout;
  const first = table.header + 1;
  return {
    styles: styles(layout, columns),
    columns: columnPlans(columns),
    rows: [{ row: table.header, height: HEADING_HEIGHT }, ...lineHeights(tournament, first)],
    freeze: { rows: first, columns: 0 },
    tables: [{ name: tableName(tournament, 'Pairings'), area: table.area, style: TABLE_STYLE }],
    conditionals: conditionals(tournament, layout, words),
    print: printed(tournament, layout, columns),
  };
};
