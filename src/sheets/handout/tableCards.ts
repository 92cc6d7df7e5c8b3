import { largest } from '../../core/extremes';
import { entryAt, underKey } from '../../core/present';
import { ok } from '../../core/result';
import { isLeftWhite } from '../../core/results/sides';
import { countTo } from '../../grid/block';
import { area, type CellValue } from '../../grid/cell';
import { ROW_HEIGHT } from '../look/page';
import { ACCENT, SIZE, whiteStyle } from '../look/style';
import { nameWidth, textHeight } from '../look/wrap';
import { gameHandicap } from '../handicap';
import { drawnSheet, numbered, sectionOf, sideWords, type Handout, type HandoutWords } from './handout';
import { across, cells, joined, joinedBy, namesTall, over, tall, type SheetDrawing } from './drawing';
import { BOX, HEAD } from './styles';
import { struckOut } from './games';
import { boardsOf } from './pairingTable';
import { sidesOf, type Subject } from './subject';

const TITLE = 'Table cards';
const FIRST = 2;
const MOST_CARDS = 6;
const COLUMNS = 3;
const ROUND = 9;
/** Characters of a name with its team on one line. */
const NAME_MOST = 36;
const LINE_HEIGHT = 20;
/** Points of the lines of a card: as many as stand on a page below its number. */
const MOST_LINES = 640;

/** The games at a board, round by round. */
const gamesAt = ({ rounds }: Subject, board: number) =>
  rounds.flatMap(({ round, games }) =>
    games.filter((game) => game.board === board).map((game) => ({ ...game, round })),
  );

/** Who plays at a board, round by round; behind Black the handicap. */
const linesOf = (subject: Subject, board: number, { words }: HandoutWords): readonly CellValue[][] => {
  const { players, tournament } = subject;
  const byNumber = new Map(players.map((player) => [player.no, player]));
  return gamesAt(subject, board).map((game) => [
    game.round,
    ...sidesOf(subject, game).map(({ no, isWhite }) =>
      joinedBy([numbered(underKey(byNumber, no)), isWhite ? '' : gameHandicap(tournament, game, words)]),
    ),
  ]);
};

/** The section whose games are all played at a board, where there are sections. */
const sectionAt = (subject: Subject, board: number, speech: HandoutWords): readonly string[] => {
  const there = gamesAt(subject, board);
  const titles = subject.players
    .filter(({ no }) => there.some(({ white }) => white === no))
    .flatMap((player) => sectionOf(player, speech) ?? []);
  return new Set(titles).size === 1 ? titles.slice(0, 1) : [];
};

const card = (
  subject: Subject,
  board: number,
  row: number,
  speech: HandoutWords,
  name: number,
): SheetDrawing => {
  const { words, texts, say } = speech;
  const lines = linesOf(subject, board, speech);
  const height = Math.max(ROW_HEIGHT, Math.min(LINE_HEIGHT, MOST_LINES / (lines.length + 1)));
  const section = sectionAt(subject, board, speech);
  const title = [say(texts.board, { board }), ...section].join(' · ');
  const size = section.length === 0 ? SIZE.display : SIZE.posterTitle;
  return joined([
    across(row, 0, COLUMNS, title, {
      bold: true,
      size,
      color: ACCENT,
      align: 'center',
      vertical: 'center',
      wrap: section.length > 0,
    }),
    cells(row + 1, 0, [[words.round, ...sideWords(subject, speech)]], HEAD),
    cells(row + 2, 0, lines, { ...BOX, wrap: true }),
    over(
      area(row + 2, isLeftWhite(subject.tournament) ? 1 : 2, lines.length, 1),
      whiteStyle(subject.tournament),
    ),
    struckOut(subject, row + 2, gamesAt(subject, board), [1, 2]),
    tall(row, textHeight([title], ROUND + 2 * name, 70, size)),
    tall(row + 1, height, lines.length + 1),
    namesTall(
      row + 2,
      lines.map((line) => line.map(String)),
      height,
      name,
    ),
  ]);
};

/** A card for each board: its number, to be seen from afar, and who plays there when. */
export const tableCards: Handout = {
  id: 'table-cards',
  name: TITLE,
  about: 'a card to stand on each table: its number, and who plays there in each round',
  values: {
    most: { players: 100, games: 10_000 },
    make: (subject, speech) => {
      const boards = countTo(boardsOf(subject));
      const lines = boards.map((board) => linesOf(subject, board, speech));
      const height = 4 + largest(lines.map(({ length }) => length));
      const starts = boards.map((board) => FIRST + (board - 1) * height);
      const name = Math.max(26, nameWidth(lines.flat(2).map(String), NAME_MOST));
      return ok(
        drawnSheet(TITLE, subject, speech, {
          parts: boards.map((board) => card(subject, board, entryAt(starts, board - 1), speech, name)),
          widths: [ROUND, name, name],
          rows: FIRST + boards.length * height - 1,
          paper: { posters: starts, onPage: MOST_CARDS, size: SIZE.heading },
        }),
      );
    },
  },
};
