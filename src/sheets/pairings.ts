import { underKey } from '../core/present';
import type { OutcomeCode } from '../core/outcome';
import { outcomeNumber } from './calculation/games';
import type { Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { countTo, fill, rows } from '../grid/block';
import { area, address } from '../grid/cell';
import { dateChecks, orOfDate } from './dateChecks';
import { timeBlocks, timeConditionals, timeStyles, timeWidths } from './dateColumn';
import { makeFinder } from './finder';
import { isRest, linesOf, type Line } from './lines';
import { FURTHER_NOTES, NOTES, noteNumber, PAIRINGS, type Layout } from './layout';
import type { Block, ConditionalPlan, PrintPlan, SheetPlan, StyledArea, ValidationPlan } from '../grid/plan';
import { ALLOWANCE, breaksOf, PAGE, pointsOf, ROW_HEIGHT } from './page';
import { tableName } from './players';
import { fixedCell, inRow, quoted, whole, type Place } from '../grid/reference';
import {
  ACCENT,
  alarmWhen,
  HEAD_FILL,
  HEADING,
  HEADING_HEIGHT,
  INPUT_FILL,
  nameHeights,
  nameWidth,
  PAPER_FILL,
  QUIET,
  styled,
  TABLE_STYLE,
  textWidth,
  topStyles,
  wholeWidth,
  TAB,
} from './style';
import { pageHeader, titleOf } from './title';
import { makeRefreshHint, outOfDateAlarm, statusBlock } from './refreshNotes';
import type { Written } from './values/part';
import { calledAt, calledIn } from './withTeam';

/** The pairing numbers: names follow from them, and stand where people look. */
const HIDDEN: readonly number[] = [PAIRINGS.leftNo, PAIRINGS.rightNo];

/** Rows below the table in which a game added by hand is noticed. */
const WATCHED = 200;

const nameFormula = (layout: Layout, numberColumn: number, empty: string): string => {
  const sheet = layout.names.pairings;
  const number = inRow(layout.pairings.column(numberColumn), sheet);
  const numbers = whole(layout.players.column(layout.playersColumns.no), sheet);
  const called = calledAt(layout, `MATCH(${number},${numbers},0)`, sheet);
  return `IF(${number}="",${empty},IFERROR(${called},"?"))`;
};

/** The section of whoever stands on the left. */
const sectionBlocks = (layout: Layout): readonly Block[] => {
  const { pairings: table, players, playersColumns } = layout;
  const { section } = table.columns;
  if (section === null) return [];
  const sheet = layout.names.pairings;
  const number = inRow(table.column(PAIRINGS.leftNo), sheet);
  const found = `MATCH(${number},${whole(players.column(playersColumns.no), sheet)},0)`;
  const name = `INDEX(${whole(players.column(playersColumns.section), sheet)},${found})`;
  return [fill(table.body(section, 1), `IFERROR(${name}&"","")`)];
};

/** Says that a game was won or lost by forfeit. In `game.note` this would take LibreOffice a quarter longer for all games. */
const forfeitFormula = (outcome: string, words: SheetWords): string => {
  const is = (code: OutcomeCode): string => `${outcome}=${outcomeNumber(code)}`;
  const single = `OR(${is('+-')},${is('-+')})`;
  return `IF(${single},${quoted(words.checkForfeit)},IF(${is('--')},${quoted(words.checkDoubleForfeit)},""))`;
};

/** Says that a game was carried over, or else what `otherwise` says; the latter alone where none was. */
const orCarried = ({ pairings: table, tournament }: Layout, words: SheetWords, otherwise: string): string => {
  if (!tournament.settings.includes('carried')) return otherwise;
  const { sheet } = table;
  const isCarried = `${inRow(table.column(PAIRINGS.game), sheet)}<=${fixedCell(tournament.setting('carried'), sheet)}`;
  return `IF(${isCarried},${quoted(words.checkCarried)},${otherwise})`;
};

/** What is wrong with a line, in words, or why it has no result that counts; empty if there is nothing to say. */
const checkFormula = (layout: Layout, words: SheetWords): string => {
  const sheet = layout.names.pairings;
  const { game, notes, player } = layout.calculation;
  const own = (column: number): string => inRow(layout.pairings.column(column), sheet);
  const no = own(PAIRINGS.game);
  const bye = `IF(LEN(${own(PAIRINGS.result)})>0,${quoted(words.checkBye)},"")`;
  const ofGame = (column: Place): string => `INDEX(${whole(column, sheet)},${no})`;
  const note = ofGame(game.note);
  const hasLeft = `INDEX(${whole(player.live, sheet)},${own(PAIRINGS.leftNo)})=0`;
  const leaver = `INDEX(${whole(player.name, sheet)},IF(${hasLeft},${own(PAIRINGS.leftNo)},${own(PAIRINGS.rightNo)}))`;
  const { left, leftPlayed } = FURTHER_NOTES;
  const ofLeaver = `${leaver}&" "&IF(${note}=${left},${quoted(words.checkLeft)},${quoted(words.checkLeftPlayed)})`;
  const text = `INDEX(${whole(notes, sheet)},${note}+${1 - noteNumber(NOTES[0])})&""`;
  const other = `IF(${note}>${leftPlayed},${text},${ofLeaver})`;
  const fine = orCarried(layout, words, forfeitFormula(ofGame(game.outcome), words));
  const said = `IF(${note}=${noteNumber('fine')},${fine},${other})`;
  const isOpen = `${ofGame(game.alive)}*(${ofGame(game.outcome)}=0)*(${note}<=0)>0`;
  const told = orOfDate(layout, words, isOpen, said);
  return `IF(${no}="",${bye},IFERROR(${told},${quoted(words.checkGame)}))`;
};

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

/** Says that a row was added below the last one, and else what `otherwise` says. */
const orRowBelow = (layout: Layout, words: SheetWords, otherwise: string): string => {
  const sheet = layout.names.pairings;
  const { pairings: table } = layout;
  const watched = whole({ sheet, area: area(table.header + 1, PAIRINGS.round, table.rows + WATCHED) }, sheet);
  return `IF(COUNTIFS(${watched},">0")>${table.rows},${quoted(words.gamesBelow)},${otherwise})`;
};

const statusFormula = (layout: Layout, words: SheetWords): string => {
  const sheet = layout.names.pairings;
  const { calculation } = layout;
  const outcomes = whole(calculation.game.outcome, sheet);
  const done = `COUNTIFS(${outcomes},">0")`;
  const wrong = `COUNTIFS(${whole(calculation.game.note, sheet)},">0")`;
  const counted = `${done}&" "&${quoted(words.ofGames)}&" ${layout.gameCount} "&${quoted(words.gamesFinished)}&IF(${wrong}>0,". "&${wrong}&" "&${quoted(words.toCheck)},"")`;
  return orRowBelow(layout, words, counted);
};

const headings = (layout: Layout, words: SheetWords): string[] => {
  const [left, leftNo] = layout.leftIsWhite ? [words.white, words.whiteNo] : [words.black, words.blackNo];
  const [right, rightNo] = layout.leftIsWhite ? [words.black, words.blackNo] : [words.white, words.whiteNo];
  const section = layout.pairings.columns.section === null ? [] : [words.sections.section];
  return [
    ...[words.game, words.round, words.board, leftNo, left, words.result, right, rightNo],
    ...section,
    ...layout.pairings.times.map(({ cell }) => words[cell]),
    words.check,
  ];
};

/** What stands beside the input columns: by formula in a live tournament, as Refresh wrote it in any other. */
const shownBlocks = (layout: Layout, words: SheetWords, written: Written | null): readonly Block[] => {
  const { pairings: table } = layout;
  if (written)
    return [
      statusBlock(layout, words, table.status, (status) => orRowBelow(layout, words, status)),
      ...written('Pairings_left'),
      ...written('Pairings_right'),
      ...written('Pairings_check'),
    ];
  return [
    fill(area(1, 0), statusFormula(layout, words)),
    fill(table.body(PAIRINGS.left, 1), nameFormula(layout, PAIRINGS.leftNo, '""')),
    fill(table.body(PAIRINGS.right, 1), nameFormula(layout, PAIRINGS.rightNo, quoted(words.bye))),
    ...sectionBlocks(layout),
    fill(table.body(table.columns.check, 1), checkFormula(layout, words)),
  ];
};

/** Heights of the lines whose players have names too long for one line; all lines of a match, most of whose names are. */
const lineHeights = (tournament: Tournament, first: number): ReturnType<typeof nameHeights> => {
  const called = calledIn(tournament);
  const names = new Map(tournament.players.map((player) => [player.no, called(player)]));
  const all = [...names.values()];
  if (nameHeights(0, [all]).length === 0) return [];
  const inLine = (line: Line): string[] =>
    (isRest(line) ? [line.player] : [line.white, line.black]).map((no) => underKey(names, no));
  return nameHeights(first, linesOf(tournament).map(tournament.teams.length > 0 ? () => all : inLine));
};

const styles = (layout: Layout): StyledArea[] => {
  const { pairings: table } = layout;
  const middle = { vertical: 'center' } as const;
  return [
    ...topStyles(),
    styled(table.body(PAIRINGS.game, 4), { align: 'center', ...middle }),
    styled(table.body(PAIRINGS.game, 2), { color: QUIET }),
    styled(table.body(PAIRINGS.left, 1), { align: 'right', indent: 1, wrap: true, ...middle }),
    styled(table.body(PAIRINGS.result, 1), { align: 'center', bold: true, fill: INPUT_FILL, ...middle }),
    styled(table.body(PAIRINGS.right, 1), { align: 'left', indent: 1, wrap: true, ...middle }),
    styled(table.body(PAIRINGS.rightNo, 1), { align: 'center', ...middle }),
    ...(table.columns.section === null
      ? []
      : [styled(table.body(table.columns.section, 1), { align: 'center', ...middle })]),
    ...timeStyles(layout),
    styled(table.body(table.columns.check, 1), { color: QUIET, ...middle }),
    styled(area(table.header, 0, 1, table.columns.count), { ...HEADING, align: 'center' }),
    styled(area(table.header, PAIRINGS.left), { align: 'right', indent: 1 }),
    styled(area(table.header, PAIRINGS.right), { align: 'left', indent: 1 }),
    styled(area(table.header, table.columns.check), { align: 'left' }),
  ];
};

const resultChoice = (layout: Layout, words: SheetWords): ValidationPlan => ({
  area: layout.pairings.body(PAIRINGS.result, 1),
  source: whole(layout.lists.results, layout.names.pairings),
  refuse: false,
  prompt: { title: words.result, text: words.resultPrompt },
});

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
  return [
    alarmWhen(table.body(table.columns.check, 1), mistaken(check, words)),
    ...leaver(words.checkLeft, { strike: true, color: QUIET }),
    ...leaver(words.checkLeftPlayed, { italic: true, color: QUIET }),
    { area: rounds, formula: `AND(${isFirst})`, style: { ...begun, ...band, lineAbove: ACCENT } },
    { area: rounds, formula: `${round}<>${above}`, style: { ...begun, ...band } },
    { area: numbers, formula: `AND(${isFirst})`, style: { ...band, lineAbove: ACCENT } },
    { area: numbers, formula: `${round}<>${above}`, style: band },
    ...timeConditionals(tournament, layout, isFirst, { lineAbove: ACCENT }),
    { area: table.body(), formula: `AND(${isFirst})`, style: { lineAbove: ACCENT } },
    // Nothing is to be typed beside a bye.
    { area: table.body(PAIRINGS.result, 1), formula: isBye, style: { fill: PAPER_FILL } },
    { area: table.body(), formula: isBye, style: { italic: true, color: QUIET } },
    ...outOfDateAlarm(layout, words),
  ];
};

/** Lines that one page holds and is still read with ease. */
const ONE_PAGE = 75;

/** Percent below which a round on one page is too small. */
const LEAST_SCALE = 60;

/** The rows of each round's first line. */
const roundRows = (tournament: Tournament, first: number): readonly number[] => {
  const rounds = linesOf(tournament).map(({ round }) => round);
  return rounds.flatMap((round, index) => (round === rounds[index - 1] ? [] : [first + index]));
};

/** Whole rounds on each page, and as large as the paper's width allows; a round longer than a page goes on on the next. */
const pages = (
  tournament: Tournament,
  { pairings: table }: Layout,
  widths: readonly number[],
): Pick<PrintPlan, 'fit' | 'scale' | 'rowBreaks'> => {
  if (table.rows <= ONE_PAGE) return { fit: { wide: 1, tall: 1 } };
  const first = table.header + 1;
  const end = first + table.rows;
  const heights = new Map(lineHeights(tournament, first).map(({ row, height }) => [row, height]));
  const heightOf = (row: number): number => heights.get(row) ?? ROW_HEIGHT;
  const starts = roundRows(tournament, first);
  const longest = Math.max(
    ...starts.map((start, index) =>
      countTo((starts[index + 1] ?? end) - start).reduce((sum, each) => sum + heightOf(start + each - 1), 0),
    ),
  );
  const page = PAGE[tournament.paper ?? 'A4'].upright;
  const wide = Math.min(100, Math.floor((page.width / (pointsOf(widths) * ALLOWANCE.all)) * 100));
  const whole = Math.floor((page.height / (longest + ABOVE)) * 100);
  const scale = Math.min(wide, whole);
  if (scale < LEAST_SCALE) return { scale: wide };
  return { scale, rowBreaks: breaksOf(starts, end, heightOf, (page.height * 100) / scale - HEADING_HEIGHT) };
};

/** Points of the title above the first round. */
const ABOVE = 60 + HEADING_HEIGHT;

const printed = (tournament: Tournament, layout: Layout, widths: readonly number[]): PrintPlan => {
  const { pairings: table } = layout;
  return {
    area: area(0, 0, table.header + 1 + table.rows, table.columns.check),
    landscape: false,
    titleRows: { from: table.header, to: table.header },
    ...pages(tournament, layout, widths),
    header: pageHeader(tournament),
  };
};

/** What is said of whoever has left, of postponed games and of mistakes stands in one line. */
const checkWidth = (names: readonly string[], words: SheetWords, ofDates: readonly string[]): number =>
  wholeWidth(
    [
      ...names.flatMap((name) => [words.checkLeft, words.checkLeftPlayed].map((text) => `${name} ${text}`)),
      words.checkBye,
      words.checkDate,
      words.checkUnknown,
      words.checkDoubleForfeit,
      ...ofDates,
    ],
    0,
  );

/**
 * The Pairings sheet: a row per game, the result being its input, and in a live tournament a finder for one player's
 * games beside it. `inputs` are the table's input columns.
 */
export const makePairingsSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  inputs: readonly Block[],
  written: Written | null,
): SheetPlan => {
  const { pairings: table } = layout;
  const first = table.header + 1;
  const names = tournament.players.map(calledIn(tournament));
  const name = nameWidth(names);
  const beside = written
    ? makeRefreshHint(layout, words, written('Pairings_status'))
    : makeFinder(layout, words, name);
  const times = timeWidths(tournament, layout);
  const sections =
    table.columns.section === null
      ? []
      : [textWidth([words.sections.section, ...(tournament.sections ?? []).map((each) => each.name)], 9)];
  const check = checkWidth(names, words, dateChecks(layout, words));
  const widths = [7, 7, 7, 7, name, 9, name, 7, ...sections, ...times, check];
  return {
    role: 'pairings',
    name: layout.names.pairings,
    tabColor: TAB.typed,
    gridlines: true,
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.pairings)]], '@'),
      rows(table.header, 0, [headings(layout, words)], '@'),
      ...inputs,
      ...timeBlocks(tournament, layout),
      ...shownBlocks(layout, words, written),
      ...beside.blocks,
    ],
    styles: [...styles(layout), ...beside.styles],
    columns: [
      ...widths.map((width, from) => ({ from, count: 1, width, hidden: HIDDEN.includes(from) })),
      ...beside.columns,
    ],
    rows: [{ row: table.header, height: HEADING_HEIGHT }, ...lineHeights(tournament, first)],
    freeze: { rows: first, columns: 0 },
    tables: [{ name: tableName(tournament, 'Pairings'), area: table.area, style: TABLE_STYLE }],
    validations: [resultChoice(layout, words), ...beside.validations],
    conditionals: [...beside.conditionals, ...conditionals(tournament, layout, words)],
    print: printed(
      tournament,
      layout,
      widths.slice(0, table.columns.check).filter((_, column) => !HIDDEN.includes(column)),
    ),
  };
};
