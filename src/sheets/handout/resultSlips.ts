import { entryAt, present } from '../../core/present';
import { ok } from '../../core/result';
import { countTo } from '../../grid/block';
import { area } from '../../grid/cell';
import { nameWidth } from '../style';
import {
  across,
  BOX,
  cells,
  HEAD,
  joined,
  NAME,
  over,
  sheetOf,
  tall,
  top,
  type SheetDrawing,
} from './drawing';
import { headerOf, numbered, titled, type Handout, type HandoutWords } from './handout';
import { leftIn, roundsOf, type HandoutGame, type Subject } from './subject';

const TITLE = 'Result slips';
const FIRST = 3;
const COLUMNS = 3;
const ACROSS = 2;
/** Round and board, the two players with their signatures, the results to ring, a gap. */
const HEIGHT = 6;

interface Slip {
  readonly round: number;
  readonly game: HandoutGame;
  readonly subject: Subject;
}

const slip = (
  { round, game, subject }: Slip,
  row: number,
  column: number,
  { words, texts, say }: HandoutWords,
): SheetDrawing => {
  const player = (no: number): string => numbered(present(subject.players.find((each) => each.no === no)));
  const head = `${say(texts.round, { round })} · ${say(texts.board, { board: game.board })}`;
  return joined(
    across(row, column, 2, head, { ...HEAD, align: 'left' }),
    cells(row, column + 2, [[texts.signature]], HEAD),
    cells(
      row + 1,
      column,
      [
        [words.white, player(game.white), ''],
        [words.black, player(game.black), ''],
      ],
      NAME,
    ),
    over(area(row + 1, column + 1), { bold: true }),
    cells(row + 3, column, [texts.slipResults], { ...BOX, size: 14 }),
    tall(row + 1, 24, 2),
    tall(row + 3, 28),
    tall(row + 4, 10, 2),
  );
};

/** The games that are still to be played, all or one round's or player's; nobody plays against those who left. */
const slipsOf = (subject: Subject): readonly Slip[] => {
  const left = leftIn(subject);
  return roundsOf(subject).flatMap(({ round, games }) =>
    games
      .filter(({ outcome, white, black }) => outcome === null && !left.has(white) && !left.has(black))
      .filter(({ white, black }) => [null, white, black].includes(subject.player))
      .map((game) => ({ round, game, subject })),
  );
};

/** A slip for each game that is not finished, two beside each other, to be cut. */
export const resultSlips: Handout = {
  id: 'result-slips',
  name: TITLE,
  about: 'a slip for each game that is not finished, to be signed by both players',
  needs: 'anything',
  ofPlayer: true,
  ofRound: true,
  most: { players: 100, games: 600 },
  make: (subject, speech) => {
    const games = slipsOf(subject);
    const lines = Math.ceil(games.length / ACROSS);
    const starts = countTo(lines).map((number) => FIRST + (number - 1) * HEIGHT);
    const drawing = joined(
      top(titled(TITLE, subject, speech), [speech.texts.slipMark]),
      ...games.map((each, index) =>
        slip(each, entryAt(starts, Math.floor(index / ACROSS)), (index % ACROSS) * (COLUMNS + 1), speech),
      ),
    );
    const name = nameWidth(subject.players.map((each) => numbered(each)));
    const one = [12, Math.max(22, name), 18];
    return ok(
      sheetOf({
        drawing,
        widths: [...one, 3, ...one],
        rows: FIRST + lines * HEIGHT,
        header: headerOf(subject, speech),
        format: subject.format,
        paper: starts,
        landscape: false,
      }),
    );
  },
};
