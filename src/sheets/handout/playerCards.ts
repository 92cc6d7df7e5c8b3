import { largest } from '../../core/extremes';
import { entryAt, underKey } from '../../core/present';
import { ok } from '../../core/result';
import { outcomeOf } from '../../core/outcome';
import { countTo } from '../../grid/block';
import { area, type CellValue } from '../../grid/cell';
import { nameWidth } from '../style';
import {
  across,
  BOX,
  cells,
  HEAD,
  joined,
  namesTall,
  over,
  PART,
  sheetOf,
  tall,
  top,
  type HandoutSheet,
  type SheetDrawing,
} from './drawing';
import { ROW_HEIGHT } from '../page';
import { asOf } from './asOf';
import { headerOf, numbered, sectionOf, titled, type Handout, type HandoutWords } from './handout';
import type { HandoutPlayer, Subject } from './subject';

const TITLE = 'Player cards';
const FIRST = 3;
const COLUMNS = 5;
const ACROSS = 2;
/** Where the opponent stands in a line. */
const OPPONENT = 3;
/** Rows of a card above its lines, and below them to the next. */
const ABOVE = 2;
const BELOW = 2;

/** Where the lines of the n-th card begin, from 0, if each has so many. */
export const cardLines = (
  index: number,
  lines: number,
): { readonly row: number; readonly column: number } => ({
  row: FIRST + Math.floor(index / ACROSS) * (ABOVE + lines + BELOW) + ABOVE,
  column: (index % ACROSS) * (COLUMNS + 1),
});

/** A player's rounds: round, board, colour, opponent, and room for the result. */
const linesOf = (
  { rounds, players }: Subject,
  { no }: HandoutPlayer,
  { texts }: HandoutWords,
): readonly CellValue[][] => {
  const byNumber = new Map(players.map((player) => [player.no, player]));
  return rounds.flatMap(({ round, games, rests }): CellValue[][] => [
    ...games
      .filter(({ white, black }) => white === no || black === no)
      .map(({ board, white, black, outcome }) => {
        const isWhite = white === no;
        const { own, name } = underKey(byNumber, isWhite ? black : white);
        const mark = outcome === null ? null : outcomeOf(outcome).marks[isWhite ? 0 : 1];
        return [round, board, texts.colours[isWhite ? 'white' : 'black'], numbered({ own, name }), mark];
      }),
    ...(rests.includes(no) ? [[round, '–', '–', texts.restsHead, '–']] : []),
  ]);
};

/** Who it is of, and in which section. */
const headOf = (player: HandoutPlayer, speech: HandoutWords): string =>
  [numbered(player), sectionOf(player, speech)].filter((each) => each !== null).join(' · ');

const card = (
  subject: Subject,
  player: HandoutPlayer,
  row: number,
  column: number,
  speech: HandoutWords,
  follows: boolean,
): { readonly drawing: SheetDrawing; readonly lines: number } => {
  const { words, texts } = speech;
  const lines = linesOf(subject, player, speech);
  const bold = lines.flatMap((line, index) =>
    line[2] === texts.colours.white && !follows
      ? [over(area(row + 2 + index, column + 2, 1, 2), { bold: true })]
      : [],
  );
  return {
    lines: lines.length,
    drawing: joined([
      across(row, column, COLUMNS, headOf(player, speech), PART),
      cells(row + 1, column, [[words.round, words.board, texts.colour, words.opponent, words.result]], HEAD),
      cells(row + 2, column, lines, BOX),
      over(area(row + 2, column + 3, lines.length, 1), { align: 'left', wrap: true }),
      namesTall(
        row + 2,
        lines.map((line) => [String(line[OPPONENT])]),
        ROW_HEIGHT,
      ),
      ...bold,
      tall(row, 20),
    ]),
  };
};

/** The cards as values; with `follows` they lack how far it is, results, and who is bold. */
export const playerCardsSheet = (subject: Subject, speech: HandoutWords, follows = false): HandoutSheet => {
  const players = subject.players.filter(({ no }) => subject.player === null || no === subject.player);
  const height = ABOVE + BELOW + largest(players.map((each) => linesOf(subject, each, speech).length));
  const cardRows = Math.ceil(players.length / ACROSS);
  const starts = countTo(cardRows).map((number) => FIRST + (number - 1) * height);
  const drawing = joined([
    top(titled(TITLE, subject, speech), [
      ...(follows ? [''] : asOf(subject, speech)),
      speech.texts.cardsLegend,
    ]),
    ...players.map((player, index) => {
      const column = (index % ACROSS) * (COLUMNS + 1);
      const row = entryAt(starts, Math.floor(index / ACROSS));
      return card(subject, player, row, column, speech, follows).drawing;
    }),
  ]);
  const name = nameWidth(subject.players.map((each) => numbered(each)));
  const one = [7, 7, 8, name, 8];
  return sheetOf({
    drawing,
    widths: players.length === 1 ? one : [...one, 3, ...one],
    rows: FIRST + cardRows * height - 1,
    header: headerOf(subject, speech),
    format: subject.format,
    paper: starts,
    landscape: false,
  });
};

/** A card for each player, two beside each other, to be cut. */
export const playerCards: Handout = {
  id: 'player-cards',
  name: TITLE,
  about: 'a card for each player: their rounds, boards, colours and opponents',
  needs: 'anything',
  ofPlayer: true,
  ofRound: false,
  most: { players: 100, games: 10_000 },
  make: (subject, speech) => ok(playerCardsSheet(subject, speech)),
};
