import { gameHandicap } from '../handicap';
import { largest } from '../../core/extremes';
import { entryAt, present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { ok } from '../../core/result';
import { canBeDrawn } from '../../core/results/handicap';
import { countTo } from '../../grid/block';
import { area } from '../../grid/cell';
import { SIZE, whiteStyle } from '../look/style';
import { nameHeights, nameWidth, textHeight } from '../look/wrap';
import { CUT_WIDTH, cutBetween, cutDown } from './cut';
import {
  drawnSheet,
  hasBoards,
  numbered,
  sectionOf,
  sideWords,
  type Handout,
  type HandoutWords,
} from './handout';
import { across, cells, joined, joinedBy, over, tall, type HandoutSheet, type SheetDrawing } from './drawing';
import { BOX, HEAD, NAME } from './styles';
import { absentIn, roundsOf, sidesOf, type HandoutGame, type HandoutPlayer, type Subject } from './subject';

const TITLE = 'Result slips';
const BLANK_TITLE = 'Blank result slips';
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
const HEAD_HEIGHT = 20;
/** Wider, and two slips beside each other would print below 9 points. */
const NAME_MOST = 32;

/** What is written on a slip. */
interface Slip {
  readonly head: string;
  /** The two sides from left to right; empty where their names are filled in by hand. */
  readonly sides: readonly [upper: string, lower: string];
  /** The side that has White stands in bold. */
  readonly isUpperWhite: boolean;
}

interface Scene {
  readonly subject: Subject;
  readonly speech: HandoutWords;
  /** Of the row of a player and of the head, in points. */
  readonly height: number;
  readonly headHeight: number;
}

/**
 * The results stand in three cells of one width: the first takes the label and a part of the name, the others the rest of it
 * and the signature.
 */
const drawSlip = (
  { subject, speech, height, headHeight }: Scene,
  { head, sides, isUpperWhite }: Slip,
  row: number,
  column: number,
): SheetDrawing => {
  const { texts } = speech;
  const colours = sideWords(subject, speech);
  const [first, draw, last] = texts.slipResults;
  const others = [subject.tournament && !canBeDrawn(subject.tournament) ? '' : draw, last];
  return joined([
    across(row, column, 3, head, {
      ...HEAD,
      align: 'left',
      ...(headHeight > HEAD_HEIGHT ? { wrap: true } : {}),
    }),
    cells(row, column + 3, [[texts.signature]], HEAD),
    ...sides.flatMap((name, index) => [
      cells(row + 1 + index, column, [[entryAt(colours, index)]], NAME),
      across(row + 1 + index, column + 1, 2, name, { ...NAME, wrap: true }),
      cells(row + 1 + index, column + 3, [['']], NAME),
    ]),
    over(area(row + (isUpperWhite ? 1 : 2), column + 1, 1, 2), whiteStyle(subject.tournament)),
    across(row + 3, column, 2, first, RESULT),
    cells(row + 3, column + 2, [others], RESULT),
    tall(row, headHeight),
    tall(row + 1, height, 2),
    tall(row + 3, 30),
  ]);
};

const RESULT = { ...BOX, size: SIZE.lead } as const;

/** The lines to cut along: between the slips beside each other, and below each row of them. */
const cuts = (starts: readonly number[]): SheetDrawing =>
  joined([
    cutDown(FIRST, COLUMNS + 1, starts.length * HEIGHT),
    ...starts.map((start) => cutBetween(start + 4, ACROSS * COLUMNS + BETWEEN)),
  ]);

/** Slips on a page that are filled in by hand. */
const BLANK = 12;

/** The games that are still to be played, all or one round's or player's; nobody plays against those who left. */
const gamesOf = (subject: Subject): readonly { readonly round: number; readonly game: HandoutGame }[] =>
  roundsOf(subject).flatMap(({ round, games }) =>
    games
      .filter((game) => game.outcome === null && absentIn(subject, game).length === 0)
      .filter(({ white, black }) => [null, white, black].includes(subject.player))
      .map((game) => ({ round, game })),
  );

const slipsOf = (subject: Subject, speech: HandoutWords): readonly Slip[] => {
  const { texts, say } = speech;
  const named = (no: number): HandoutPlayer => present(subject.players.find((each) => each.no === no));
  return gamesOf(subject).map(({ round, game }) => {
    const [upper, lower] = sidesOf(subject, game);
    return {
      head: joinedBy([
        say(texts.round, { round }),
        hasBoards(subject) && say(texts.board, { board: game.board }),
        sectionOf(named(game.white), speech),
        gameHandicap(subject.tournament, game, speech.words),
      ]),
      sides: [numbered(named(upper.no)), numbered(named(lower.no))],
      isUpperWhite: upper.isWhite,
    };
  });
};

/** `slips-none` or `slips-none-of-player` where all games that were asked for are finished. */
const nothingLeft = (subject: Subject): readonly Problem[] => {
  if (gamesOf(subject).length > 0) return [];
  const { player, round, players } = subject;
  const name = players.find(({ no }) => no === player)?.name;
  const values = { round: round ?? 0 };
  return [
    name
      ? problem('slips-none-of-player', {}, { ...values, player: name })
      : problem('slips-none', {}, values),
  ];
};

/** Slips two beside each other, with lines to cut along. */
const slipsSheet = (
  name: string,
  slips: readonly Slip[],
  subject: Subject,
  speech: HandoutWords,
): HandoutSheet => {
  const names = slips.flatMap(({ sides }) => sides);
  const height = Math.max(
    PLAYER_HEIGHT,
    largest(nameHeights(0, [names], NAME_MOST).map((line) => line.height + 2)),
  );
  const lines = Math.ceil(slips.length / ACROSS);
  const starts = countTo(lines).map((number) => FIRST + (number - 1) * HEIGHT);
  const third = Math.max(13.5, Math.ceil((nameWidth(names, NAME_MOST) + LABEL) / 2));
  const one = [LABEL, third - LABEL - CELL_MARGINS, third, third];
  const heads = slips.map(({ head }) => head);
  const scene = { subject, speech, height, headHeight: textHeight(heads, 2 * third, HEAD_HEIGHT) };
  const widths = [...one, 2, CUT_WIDTH, 2, ...one];
  return drawnSheet(name, subject, speech, {
    lines: [speech.texts.slipMark],
    parts: [
      ...slips.map((slip, index) =>
        drawSlip(
          scene,
          slip,
          entryAt(starts, Math.floor(index / ACROSS)),
          (index % ACROSS) * (COLUMNS + BETWEEN),
        ),
      ),
      cuts(starts),
    ],
    widths,
    rows: FIRST + lines * HEIGHT,
    paper: starts,
  });
};

/** A slip for each game that is not finished. */
export const resultSlips: Handout = {
  id: 'result-slips',
  name: TITLE,
  about: 'a slip for each game that is not finished, to be signed by both players',
  values: {
    ofPlayer: true,
    ofRound: true,
    most: { players: 100, games: 600 },
    nothing: nothingLeft,
    make: (subject, speech) => ok(slipsSheet(TITLE, slipsOf(subject, speech), subject, speech)),
  },
};

/** A page of slips without round, board, section and names. */
export const blankSlips: Handout = {
  id: 'blank-slips',
  name: BLANK_TITLE,
  about: 'a page of empty result slips, to fill in by hand',
  values: {
    needsTournament: true,
    most: { players: 1448, games: Number.MAX_SAFE_INTEGER },
    make: (subject, speech) => {
      const { texts, say } = speech;
      const line = '____';
      const section = subject.tournament?.sections ? [`${speech.words.sections.section}\u00a0${line}`] : [];
      const slip: Slip = {
        head: joinedBy([
          say(texts.round, { round: line }),
          hasBoards(subject) && say(texts.board, { board: line }),
          ...section,
        ]),
        sides: ['', ''],
        isUpperWhite: false,
      };
      const slips = countTo(BLANK).map(() => slip);
      return ok(slipsSheet(BLANK_TITLE, slips, subject, speech));
    },
  },
};
