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
  SIDE_BY_SIDE,
  tall,
  top,
  type SheetDrawing,
} from './drawing';
import { ROW_HEIGHT } from '../page';
import { asOf } from './asOf';
import { headerOf, numbered, titled, type Handout, type HandoutWords } from './handout';
import type { HandoutPlayer, Subject } from './subject';

const TITLE = 'Player cards';
const FIRST = 3;
const COLUMNS = 5;
const ACROSS = 2;
/** Where the opponent stands in a line. */
const OPPONENT = 3;

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
        const opponent = underKey(byNumber, isWhite ? black : white);
        const mark = outcome === null ? null : outcomeOf(outcome).marks[isWhite ? 0 : 1];
        return [round, board, texts.colours[isWhite ? 'white' : 'black'], numbered(opponent), mark];
      }),
    ...(rests.includes(no) ? [[round, '–', '–', texts.restsHead, '–']] : []),
  ]);
};

const card = (
  subject: Subject,
  player: HandoutPlayer,
  row: number,
  column: number,
  speech: HandoutWords,
): { readonly drawing: SheetDrawing; readonly lines: number } => {
  const { words, texts } = speech;
  const lines = linesOf(subject, player, speech);
  const bold = lines.flatMap((line, index) =>
    line[2] === texts.colours.white ? [over(area(row + 2 + index, column + 2, 1, 2), { bold: true })] : [],
  );
  return {
    lines: lines.length,
    drawing: joined(
      across(row, column, COLUMNS, numbered(player), PART),
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
    ),
  };
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
  make: (subject, speech) => {
    const players = subject.players.filter(({ no }) => subject.player === null || no === subject.player);
    const height = 4 + Math.max(...players.map((each) => linesOf(subject, each, speech).length));
    const cardRows = Math.ceil(players.length / ACROSS);
    const starts = countTo(cardRows).map((number) => FIRST + (number - 1) * height);
    const drawing = joined(
      top(titled(TITLE, subject, speech), [...asOf(subject, speech), speech.texts.cardsLegend]),
      ...players.map((player, index) => {
        const column = (index % ACROSS) * (COLUMNS + 1);
        return card(subject, player, entryAt(starts, Math.floor(index / ACROSS)), column, speech).drawing;
      }),
    );
    const name = nameWidth(subject.players.map((each) => numbered(each)));
    const one = [7, 7, 8, name, 8];
    return ok(
      sheetOf({
        drawing,
        widths: players.length === 1 ? one : [...one, 3, ...one],
        rows: FIRST + cardRows * height - 1,
        header: headerOf(subject, speech),
        format: subject.format,
        paper: starts,
        landscape: false,
        allowance: SIDE_BY_SIDE,
      }),
    );
  },
};
