import { ok } from '../../core/result';
import { countTo } from '../../grid/block';
import {
  BOX,
  cells,
  HEAD,
  joined,
  sheetOf,
  tall,
  top,
  type SheetDrawing,
  type HandoutSheet,
} from './drawing';
import { headerOf, titled, type Handout, type HandoutWords } from './handout';
import type { Subject } from './subject';

const TITLE = 'Pairing table';
const HEADER = 3;
const SIZE = 14;

/** The widest of the boards of all rounds. */
export const boardsOf = ({ rounds }: Subject): number =>
  rounds.reduce((most, { games }) => games.reduce((high, { board }) => Math.max(high, board), most), 0);

/** The classic pairing table, from a row on: a line a round, a column a board, and who rests. */
const drawPairs = (subject: Subject, speech: HandoutWords, row: number, size?: number): SheetDrawing => {
  const { rounds } = subject;
  const { texts, say } = speech;
  const boards = boardsOf(subject);
  const odd = rounds.some(({ rests }) => rests.length > 0);
  const sized = size === undefined ? {} : { size };
  const lines = rounds.map(({ games, rests }) => {
    const by = new Map(games.map((game) => [game.board, game]));
    const pairs = countTo(boards).map((board) => {
      const game = by.get(board);
      return game ? `${game.white}–${game.black}` : null;
    });
    return odd ? [...pairs, rests.join(', ')] : pairs;
  });
  const heads = countTo(boards).map((board) => say(texts.board, { board }));
  return joined(
    cells(row, 0, [['', ...heads, ...(odd ? [texts.restsHead] : [])]], HEAD),
    cells(
      row + 1,
      0,
      rounds.map(({ round }) => [say(texts.round, { round })]),
      { ...HEAD, ...sized },
    ),
    cells(row + 1, 1, lines, { ...BOX, ...sized }),
  );
};

/** The table of the system in numbers, for the wall. */
const make = (subject: Subject, speech: HandoutWords): HandoutSheet => {
  const { rounds } = subject;
  const odd = rounds.some(({ rests }) => rests.length > 0);
  return sheetOf({
    drawing: joined(
      top(titled(TITLE, subject, speech), [speech.texts.pairsLegend]),
      drawPairs(subject, speech, HEADER, SIZE),
      tall(HEADER, 20),
      tall(HEADER + 1, 26, rounds.length),
    ),
    widths: [14, ...countTo(boardsOf(subject)).map(() => 10), ...(odd ? [10] : [])],
    rows: HEADER + 1 + rounds.length,
    header: headerOf(subject, speech),
    format: subject.format,
    paper: rounds.length <= 30 ? 'one' : 'wide',
    titleRows: { from: HEADER, to: HEADER },
    freeze: { rows: HEADER + 1, columns: 1 },
  });
};

export const pairingTable: Handout = {
  id: 'pairing-table',
  name: TITLE,
  about: 'the pairing table of the system in numbers, for the wall: a line a round, a column a board',
  needs: 'anything',
  ofPlayer: false,
  ofRound: false,
  most: { players: 150, games: 25_000 },
  make: (subject, speech) => ok(make(subject, speech)),
};
