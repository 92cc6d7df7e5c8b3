import { largest } from '../../core/extremes';
import { entryAt, present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { ok } from '../../core/result';
import { countTo } from '../../grid/block';
import { area } from '../../grid/cell';
import { nameHeights, nameWidth, CUT_FILL, SIZE } from '../look/style';
import { drawnSheet, numbered, sectionOf, sideWords, type Handout, type HandoutWords } from './handout';
import { across, BOX, cells, HEAD, joined, NAME, over, tall, type SheetDrawing } from './drawing';
import { leftIn, roundsOf, sidesOf, type HandoutGame, type HandoutPlayer, type Subject } from './subject';

const TITLE = 'Result slips';
const FIRST = 3;
const COLUMNS = 4;
const ACROSS = 2;
/** The margin of a slip, the line to cut along, the margin of the next one. */
const BETWEEN = 3;
/** Round and board, the two players with their signatures, the results to ring; a margin, the line to cut along, a margin. */
const HEIGHT = 7;
const LABEL = 8;
/** What the margins of a cell take of a column's width, in characters: two columns have them twice. */
const CELL_MARGINS = 0.7;
const PLAYER_HEIGHT = 24;
/** A line to cut along is a row or column so thin that its fill is a line, dark enough for a photocopier. */
const CUT = { fill: CUT_FILL } as const;
const CUT_HEIGHT = 1.5;
const CUT_WIDTH = 0.12;

interface Slip {
  readonly round: number;
  readonly game: HandoutGame;
  readonly subject: Subject;
  /** Of the row of a player, in points. */
  readonly height: number;
}

/**
 * The results stand in three cells of one width: the first takes the label and a part of the name, the others the rest of it
 * and the signature.
 */
const slip = (
  { round, game, subject, height }: Slip,
  row: number,
  column: number,
  speech: HandoutWords,
): SheetDrawing => {
  const { texts, say } = speech;
  const [upper, lower] = sidesOf(subject, game);
  const [upperWord, lowerWord] = sideWords(subject, speech);
  const named = (no: number): HandoutPlayer => present(subject.players.find((each) => each.no === no));
  const player = (no: number): string => numbered(named(no));
  const section = sectionOf(named(game.white), speech);
  const place = `${say(texts.round, { round })} · ${say(texts.board, { board: game.board })}`;
  const head = section === null ? place : `${place} · ${section}`;
  const line = (at: number, colour: string, no: number): SheetDrawing =>
    joined([
      cells(at, column, [[colour]], NAME),
      across(at, column + 1, 2, player(no), { ...NAME, wrap: true }),
      cells(at, column + 3, [['']], NAME),
    ]);
  const [first, ...others] = texts.slipResults;
  return joined([
    across(row, column, 3, head, { ...HEAD, align: 'left' }),
    cells(row, column + 3, [[texts.signature]], HEAD),
    line(row + 1, upperWord, upper.no),
    line(row + 2, lowerWord, lower.no),
    over(area(row + (upper.isWhite ? 1 : 2), column + 1, 1, 2), { bold: true }),
    across(row + 3, column, 2, present(first), RESULT),
    cells(row + 3, column + 2, [others], RESULT),
    tall(row, 20),
    tall(row + 1, height, 2),
    tall(row + 3, 30),
  ]);
};

const RESULT = { ...BOX, size: SIZE.lead } as const;

/** The lines to cut along: between the slips beside each other, and below each row of them. */
const cuts = (starts: readonly number[]): SheetDrawing => {
  const width = ACROSS * COLUMNS + BETWEEN;
  return joined([
    over(area(FIRST, COLUMNS + 1, starts.length * HEIGHT, 1), CUT),
    ...starts.map((start) =>
      joined([
        over(area(start + 5, 0, 1, width), CUT),
        tall(start + 4, 9),
        tall(start + 5, CUT_HEIGHT),
        tall(start + 6, 9),
      ]),
    ),
  ]);
};

/** The games that are still to be played, all or one round's or player's; nobody plays against those who left. */
const slipsOf = (subject: Subject): readonly Omit<Slip, 'height'>[] => {
  const left = leftIn(subject);
  return roundsOf(subject).flatMap(({ round, games }) =>
    games
      .filter(({ outcome, white, black }) => outcome === null && !left.has(white) && !left.has(black))
      .filter(({ white, black }) => [null, white, black].includes(subject.player))
      .map((game) => ({ round, game, subject })),
  );
};

/** `slips-none` or `slips-none-of-player` where all games that were asked for are finished. */
const nothingLeft = (subject: Subject): readonly Problem[] => {
  if (slipsOf(subject).length > 0) return [];
  const { player, round, players } = subject;
  const name = players.find(({ no }) => no === player)?.name;
  const values = { round: round ?? 0 };
  return [
    name
      ? problem('slips-none-of-player', {}, { ...values, player: name })
      : problem('slips-none', {}, values),
  ];
};

/** A slip for each game that is not finished, two beside each other, with lines to cut along. */
export const resultSlips: Handout = {
  id: 'result-slips',
  name: TITLE,
  about: 'a slip for each game that is not finished, to be signed by both players',
  values: {
    ofPlayer: true,
    ofRound: true,
    most: { players: 100, games: 600 },
    nothing: nothingLeft,
    make: (subject, speech) => {
      const names = subject.players.map((each) => numbered(each));
      const height = Math.max(PLAYER_HEIGHT, largest(nameHeights(0, [names]).map((line) => line.height + 2)));
      const games = slipsOf(subject).map((each) => ({ ...each, height }));
      const lines = Math.ceil(games.length / ACROSS);
      const starts = countTo(lines).map((number) => FIRST + (number - 1) * HEIGHT);
      const third = Math.max(15, Math.ceil((nameWidth(names) + LABEL) / 2));
      const one = [LABEL, third - LABEL - CELL_MARGINS, third, third];
      return ok(
        drawnSheet(TITLE, subject, speech, {
          lines: [speech.texts.slipMark],
          parts: [
            ...games.map((each, index) =>
              slip(
                each,
                entryAt(starts, Math.floor(index / ACROSS)),
                (index % ACROSS) * (COLUMNS + BETWEEN),
                speech,
              ),
            ),
            cuts(starts),
          ],
          widths: [...one, 2, CUT_WIDTH, 2, ...one],
          rows: FIRST + lines * HEIGHT,
          paper: starts,
          landscape: false,
        }),
      );
    },
  },
};
