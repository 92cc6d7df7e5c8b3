import { dayOf } from '../../core/calendar/dates';
import { largest } from '../../core/extremes';
import { entryAt, underKey } from '../../core/present';
import { ok } from '../../core/result';
import { allowsHandicap } from '../../core/results/handicap';
import { markFor } from '../../core/results/typed';
import { hasSides } from '../../core/results/sides';
import { down, countTo, fill } from '../../grid/block';
import { address, area, type Area, type CellValue } from '../../grid/cell';
import type { Block, ConditionalPlan } from '../../grid/plan';
import { fixedCell, inRow, place, quoted, whole } from '../../grid/reference';
import { gameHandicap, handicapBlocks, saidHandicap } from '../handicap';
import { PAIRINGS, NOT_PLAYED } from '../layout';
import { withinField } from '../layout/fields';
import { isByeFormula } from '../pairings/lines';
import { CLOCK_FORMAT, dateCell } from '../dates';
import { calledBy } from '../withTeam';
import { sectionTitleOf } from '../sections/sectionName';
import { nameWidth, textHeight } from '../look/wrap';
import { SIZE, whiteFormats, whiteStyle } from '../look/style';
import { EASY } from '../look/fit';
import { ALLOWANCE, PAGE, pointsOf, ROW_HEIGHT } from '../look/page';
import { resultWidth, saidMark, saidMarks } from '../points';
import { gameIn, gameTold } from './gameOf';
import { isUncounted, UNCOUNTED, uncountedBlock, withUncounted } from './games';
import {
  drawnSheet,
  speechOf,
  columnsIn,
  hasBoards,
  statusBlock,
  type LiveHandout,
  asOf,
  numbered,
  sectionOf,
  type Handout,
  type HandoutWords,
} from './handout';
import { subjectOf, type HandoutPlayer, type Subject } from './subject';
import {
  across,
  cells,
  joined,
  joinedBy,
  namesTall,
  over,
  tall,
  type HandoutSheet,
  type SheetDrawing,
} from './drawing';
import { BOX, HEAD, PART } from './styles';

const TITLE = 'Player cards';
const FIRST = 3;
const ACROSS = 2;
/** Wider, and two cards beside each other would print below 9 points. */
const NAME_MOST = 32;
/** Which a column of dates takes from the names. */
const DATE_WIDTH = 7;
/** Cards of more lines than a page across has room for are printed upright. */
const MOST_ACROSS = 28;
/** Rows of a card above its lines, and below them to the next. */
const ABOVE = 2;
const BELOW = 1;
const HEAD_HEIGHT = 20;

/** The columns of a card, from left to right. */
const KINDS = ['round', 'date', 'board', 'colour', 'opponent', 'mark'] as const;

type Kind = (typeof KINDS)[number];

type Line = Readonly<Record<Kind, CellValue>> & { readonly counts: boolean };

/** Those that have something to say: games have dates, boards numbers, and it matters who is named first. */
const kindsOf = ({ tournament }: Pick<Subject, 'tournament'>): readonly Kind[] => {
  const isDated = tournament?.dated ?? false;
  const without = [
    !isDated && 'date',
    !hasBoards({ tournament }) && 'board',
    !hasSides(tournament) && 'colour',
  ];
  return KINDS.filter((kind) => !without.includes(kind));
};

const nameMost = ({ tournament }: Subject): number => NAME_MOST - (tournament?.dated ? DATE_WIDTH : 0);

/** A day, where games are on several: all that a card has room for. */
const DAY_FORMAT = 'd mmm';

/** How the dates on all cards look: times where all games are on one day. */
const formatOf = ({ rounds }: Subject): string => {
  const dates = rounds.flatMap(({ games }) => games.flatMap(({ date = [] }) => date));
  return new Set(dates.map(dayOf)).size === 1 && dates.some((date) => date !== dayOf(date))
    ? CLOCK_FORMAT
    : DAY_FORMAT;
};

/** Where the lines of the n-th card begin, from 0, if each has so many. */
const cardLines = (
  index: number,
  lines: number,
  columns: number,
): { readonly row: number; readonly column: number } => ({
  row: FIRST + Math.floor(index / ACROSS) * (ABOVE + lines + BELOW) + ABOVE,
  column: (index % ACROSS) * (columns + 1),
});

/** A player's rounds, with room for the result. */
const linesOf = (
  subject: Subject,
  { no }: HandoutPlayer,
  { texts, words }: HandoutWords,
): readonly Line[] => {
  const { rounds, players, tournament } = subject;
  const isOff = isUncounted(subject);
  const byNumber = new Map(players.map((player) => [player.no, player]));
  return rounds.flatMap(({ round, games, rests }): Line[] => [
    ...games
      .filter(({ white, black }) => white === no || black === no)
      .map((game) => {
        const { board, white, black, date } = game;
        const handicap = gameHandicap(tournament, { white, black }, words);
        const isWhite = white === no;
        const { own, name } = underKey(byNumber, isWhite ? black : white);
        const sign = markFor(game, isWhite);
        const mark = (saidMarks(words)[sign] ?? sign) || null;
        const opponent = joinedBy([numbered({ own, name }), handicap]);
        const colour = texts.colours[isWhite ? 'white' : 'black'];
        return { round, date: dateCell(date), board, colour, opponent, mark, counts: !isOff(game) };
      }),
    ...(rests.includes(no)
      ? [{ round, date: '–', board: '–', colour: '–', opponent: texts.byeHead, mark: '–', counts: true }]
      : []),
  ]);
};

/** Who it is of, and in which section. */
const headOf = (player: HandoutPlayer, speech: HandoutWords): string =>
  joinedBy([numbered(player), sectionOf(player, speech)]);

const card = (
  subject: Subject,
  player: HandoutPlayer,
  row: number,
  column: number,
  speech: HandoutWords,
  follows: boolean,
  headHeight: number,
): SheetDrawing => {
  const { words, texts } = speech;
  const lines = linesOf(subject, player, speech);
  const kinds = kindsOf(subject);
  const opponent = kinds.indexOf('opponent');
  const looks = lines.flatMap(({ colour, counts }, index) => {
    const line = row + 2 + index;
    const bold = over(area(line, column + opponent - 1, 1, 2), whiteStyle(subject.tournament));
    return [
      ...(colour === texts.colours.white && !follows ? [bold] : []),
      ...(counts || follows ? [] : [over(area(line, column, 1, kinds.length), UNCOUNTED)]),
    ];
  });
  const heads: Record<Kind, string> = {
    round: words.round,
    date: texts.when,
    board: words.board,
    colour: texts.colour,
    opponent: words.opponent,
    mark: words.result,
  };
  return joined([
    across(
      row,
      column,
      kinds.length,
      headOf(player, speech),
      headHeight > HEAD_HEIGHT ? { ...PART, wrap: true } : PART,
    ),
    cells(row + 1, column, [kinds.map((kind) => heads[kind])], HEAD),
    cells(
      row + 2,
      column,
      lines.map((line) => kinds.map((kind) => line[kind])),
      BOX,
    ),
    ...(kinds.includes('date')
      ? [
          cells(
            row + 2,
            column + kinds.indexOf('date'),
            lines.map(({ date }) => [date]),
            undefined,
            formatOf(subject),
          ),
        ]
      : []),
    over(area(row + 2, column + opponent, lines.length, 1), { align: 'left', wrap: true }),
    namesTall(
      row + 2,
      lines.map((line) => [String(line.opponent)]),
      ROW_HEIGHT,
      nameMost(subject),
    ),
    ...looks,
    tall(row, headHeight),
  ]);
};

/** The cards as values; with `follows` they lack how far it is, results, and who is bold. */
const playerCardsSheet = (subject: Subject, speech: HandoutWords, follows = false): HandoutSheet => {
  const players = subject.players.filter(({ no }) => subject.player === null || no === subject.player);
  const lines = players.map((each) => linesOf(subject, each, speech));
  const most = largest(lines.map(({ length }) => length));
  const height = ABOVE + BELOW + most;
  const cardRows = Math.ceil(players.length / ACROSS);
  const starts = countTo(cardRows).map((number) => FIRST + (number - 1) * height);
  const opponents = lines.flat().map(({ opponent }) => String(opponent));
  const name = nameWidth([...subject.players.map((each) => numbered(each)), ...opponents], nameMost(subject));
  const wide = {
    round: 6,
    date: DATE_WIDTH,
    board: 6,
    colour: 6.5,
    opponent: name,
    mark: resultWidth(speech.profile, 6),
  };
  const one = kindsOf(subject).map((kind) => wide[kind]);
  const heads = players.map((each) => headOf(each, speech));
  const width = one.reduce((sum, each) => sum + each, 0);
  const headHeight = textHeight(heads, width, HEAD_HEIGHT, SIZE.heading);
  const widths = players.length === 1 ? one : [...one, 3, ...one];
  return drawnSheet(TITLE, subject, speech, {
    lines: follows
      ? ['', `${speech.texts.cardsLegend} ${speech.texts.uncounted}`.trim()]
      : [...asOf(subject, speech), withUncounted(speech.texts.cardsLegend, subject, speech)],
    parts: players.map((player, index) => {
      const { row, column } = cardLines(index, most, one.length);
      return card(subject, player, row - ABOVE, column, speech, follows, headHeight);
    }),
    widths,
    rows: FIRST + cardRows * height - 1,
    paper: starts,
    letters: 9,
    // Upright as long as two cards beside each other print at 9 points.
    landscape:
      height <= MOST_ACROSS && pointsOf(widths) * ALLOWANCE.usual * EASY > PAGE[subject.format].upright.width,
  });
};

/** The cards that fill themselves: boards, colours, opponents and results are formulas. */
const liveCards: LiveHandout['make'] = (tournament, layout, words, sheet) => {
  const speech = speechOf(tournament.profile);
  const cards = playerCardsSheet(subjectOf(tournament), speech, true);
  const helper = columnsIn(cards) + 1;
  const told = gameTold(layout, sheet);
  const called = calledBy(layout, sheet);
  const { columns, column: typedIn } = layout.pairings;
  const boards = whole(typedIn(PAIRINGS.board), sheet);
  const dates = whole(typedIn(columns.date ?? PAIRINGS.round), sheet);
  const { white, black } = speech.texts.colours;
  const hasHandicap = allowsHandicap(tournament);
  const kinds = kindsOf({ tournament });
  const isDated = kinds.includes('date');
  const oneDay = place(sheet, 0, helper);
  const last = `MAX(${dates})`;
  const isOneDay = `IFERROR((INT(MIN(${dates}))=INT(${last}))*(${last}>INT(${last})),0)`;
  const timed = (where: Area): ConditionalPlan => ({
    area: where,
    formula: `IF(ISNUMBER(${address(where.row, where.column, 'column')}),${fixedCell(oneDay, sheet)}>0,FALSE)`,
    style: { numberFormat: CLOCK_FORMAT },
  });
  const cardOf = (no: number, index: number) => {
    const { row, column } = cardLines(index, layout.rounds, kinds.length);
    const field = entryAt(
      layout.fields,
      layout.fields.findIndex(({ before, players }) => no > before && no <= before + players),
    );
    const { rounds } = field;
    const found = helper + (index % 2);
    const game = inRow(place(sheet, row, found), sheet);
    const stones = place(sheet, row, found + ACROSS, rounds);
    const handicap = { stones, fewer: place(sheet, row - 1, found + ACROSS) };
    const uncounted = place(sheet, row, found + (hasHandicap ? 2 : 1) * ACROSS, rounds);
    const said = saidHandicap(words, inRow(stones, sheet));
    const behind = hasHandicap ? `&IF(${said}="","",${quoted(' · ')}&${said})` : '';
    const at = (kind: Kind, columns = 1) => area(row, column + kinds.indexOf(kind), rounds, columns);
    const filled = (kind: Kind, formula: string, format?: string): readonly Block[] =>
      kinds.includes(kind) ? [fill(at(kind), rest(formula), format)] : [];
    const opponent = told.opponent(game);
    const section = layout.divided ? `&${quoted(' · ')}&${sectionTitleOf(layout, field, sheet, words)}` : '';
    const rest = (otherwise: string, instead = quoted(NOT_PLAYED)): string =>
      `IF(${game}=0,${instead},${otherwise})`;
    const date = `INDEX(${dates},${told.position(game)})`;
    const board = `IFERROR(INDEX(${boards},${told.position(game)}),"")`;
    const isBye = isByeFormula(layout, sheet, address(row, column, 'column'), String(no));
    const rests = `IF(${isBye},${quoted(words.bye)},${quoted(NOT_PLAYED)})`;
    const blocks: Block[] = [
      fill(area(row - 2, column), `${no - field.before}&" "&${called(String(no))}${section}`),
      down(area(row, column), countTo(rounds), '0'),
      fill(area(row, found, rounds), gameIn(layout, sheet, no, address(row, column, 'column')), '0'),
      fill(uncounted, told.uncounted(game)),
      ...filled('board', board),
      ...filled('date', `IFERROR(IF(LEN(${date})=0,"",${date}),"")`, DAY_FORMAT),
      ...filled('colour', `IF(${game}>0,${quoted(white)},${quoted(black)})`),
      fill(
        at('opponent'),
        rest(`${withinField(opponent, field)}&" "&${told.nameOf(opponent)}${behind}`, rests),
      ),
      ...(hasHandicap
        ? handicapBlocks(layout, handicap, game, (column) => told.of(column, game), words)
        : []),
      fill(at('mark'), rest(told.mark(game, (sign) => saidMark(sign, words)))),
    ];
    const bold = kinds.includes('colour') ? whiteFormats(tournament, at('colour', 2), `${game}>0`) : [];
    const off = {
      area: at('round', kinds.length),
      formula: `${inRow(uncounted, sheet)}<>""`,
      style: UNCOUNTED,
    };
    return { blocks, formats: [off, ...bold, ...(isDated ? [timed(at('date'))] : [])] };
  };
  const all = tournament.players.map(({ no }, index) => cardOf(no, index));
  return {
    ...cards,
    blocks: [
      ...cards.blocks,
      statusBlock(layout, sheet),
      uncountedBlock(layout, sheet, speech.texts.cardsLegend, speech),
      ...(isDated ? [fill(oneDay, isOneDay, '0')] : []),
      ...all.flatMap(({ blocks }) => blocks),
    ],
    columns: [...cards.columns, { from: helper, count: hasHandicap ? 6 : 4, width: 6, hidden: true }],
    conditionals: all.flatMap(({ formats }) => formats),
  };
};

/** A card for each player, two beside each other, to be cut. */
export const playerCards: Handout = {
  id: 'player-cards',
  name: TITLE,
  about: 'a card for each player: whom they meet, when and where',
  values: {
    ofPlayer: true,
    most: { players: 100, games: 10_000 },
    make: (subject, speech) => ok(playerCardsSheet(subject, speech)),
  },
  live: { most: { players: 40, games: 80 }, make: liveCards },
};
