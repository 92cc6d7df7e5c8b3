import { largest } from '../../core/extremes';
import { ok } from '../../core/result';
import { firstBoard } from '../../core/sections/boards';
import { countTo } from '../../grid/block';
import { drawnSheet, type Handout, type HandoutWords } from './handout';
import { cells, joined, tall, type HandoutSheet } from './drawing';
import { BOX, HEAD } from './styles';
import {
  drawFields,
  fieldSubjects,
  placeFields,
  widthsBeside,
  type FieldPart,
  type PlacedField,
} from './fields';
import { isOdd, type Subject } from './subject';

const TITLE = 'Pairings by number';
const HEADER = 3;
const SIZE = 14;
/** More boards have narrower columns. */
const MANY = 12;

/** The widest of the boards of all rounds. */
export const boardsOf = ({ rounds }: Subject): number =>
  rounds.reduce((most, { games }) => games.reduce((high, { board }) => Math.max(high, board), most), 0);

/** The boards of a table: from the first on which its field plays to the widest of all rounds. */
const boardsFrom = (subject: Subject): readonly number[] => {
  const first = firstBoard(subject.rounds.flatMap(({ games }) => games));
  return countTo(boardsOf(subject) - first + 1).map((each) => first + each - 1);
};

/** The classic pairing table, from a row on: a line a round, a column a board, and who rests. */
const drawPairs = ({ field, row }: PlacedField, speech: HandoutWords): FieldPart => {
  const { rounds } = field;
  const { texts, say } = speech;
  const boards = boardsFrom(field);
  const odd = isOdd(field);
  const lines = rounds.map(({ games, rests }) => {
    const by = new Map(games.map((game) => [game.board, game]));
    const pairs = boards.map((board) => {
      const game = by.get(board);
      return game ? `${game.white}–${game.black}` : null;
    });
    return odd ? [...pairs, rests.join(', ')] : pairs;
  });
  const heads = boards.map((board) => say(texts.board, { board }));
  const drawing = joined([
    cells(row, 0, [['', ...heads, ...(odd ? [texts.byeHead] : [])]], HEAD),
    cells(
      row + 1,
      0,
      rounds.map(({ round }) => [say(texts.round, { round })]),
      { ...HEAD, size: SIZE },
    ),
    cells(row + 1, 1, lines, { ...BOX, size: SIZE }),
    tall(row, 20),
    tall(row + 1, 26, rounds.length),
  ]);
  return { drawing, rows: 1 + rounds.length, starts: rounds.slice(1).map((_, index) => row + 2 + index) };
};

/** The table of the system in numbers, for the wall; of sections one below the other. */
const make = (subject: Subject, speech: HandoutWords): HandoutSheet => {
  const { rounds } = subject;
  const fields = fieldSubjects(subject, speech.words);
  const columns = largest(fields.map((field) => boardsFrom(field).length + Number(isOdd(field))));
  const own = [14, ...countTo(columns).map(() => (columns > MANY ? 8 : 10))];
  const widths = widthsBeside(subject, own);
  const sizes = [own.length, widths.length] as const;
  const placed = placeFields(subject, speech.words, HEADER, (field) => 1 + field.rounds.length, sizes);
  const tables = drawFields(placed, (each) => drawPairs(each, speech));
  const alone = {
    paper: rounds.length <= 30 ? ('one' as const) : ('wide' as const),
    titleRows: { from: HEADER, to: HEADER },
    across: { heads: 1, together: 1 },
    freeze: { rows: HEADER + 1, columns: 1 },
  };
  return drawnSheet(TITLE, subject, speech, {
    lines: [speech.texts.pairsLegend],
    parts: [tables.drawing],
    widths,
    rows: tables.rows,
    ...(tables.sections ? { paper: tables.sections } : alone),
  });
};

export const pairingTable: Handout = {
  id: 'pairing-table',
  name: TITLE,
  about: 'who meets whom, in numbers, for the wall: a row for each round, a column for each board',
  values: {
    most: { players: 150, games: 25_000 },
    make: (subject, speech) => ok(make(subject, speech)),
  },
};
