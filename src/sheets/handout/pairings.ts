import { typedFromLeft } from '../../core/results/typed';
import { isLeftWhite } from '../../core/results/sides';
import { present, underKey } from '../../core/present';
import { ok } from '../../core/result';
import { area } from '../../grid/cell';
import { dateCell, dateFormat } from '../dates';
import { nameHeights, nameWidth, SIZE, textWidth } from '../look/style';
import { drawnSheet, asOf, numbered, sideWords, type Handout, type HandoutWords } from './handout';
import { type Paged, across, BOX, cells, HEAD, joined, over, PART, tall, type SheetDrawing } from './drawing';
import { teamPairings } from './teams/pairings';
import { leftIn, roundsOf, sidesOf, type HandoutGame, type Subject } from './subject';

const TITLE = 'Wall pairings';
const FIRST = 2;
/** Board, both sides and the result; where there are sections their names stand behind. */
const COLUMNS = 4;
/** The round, the heads of the columns; below the games who rests, and a gap. */
const ABOVE = 2;
const BELOW = 2;
const NOT_PLAYED = '–';
/** Lines for readers who stand before a wall. */
const LINE_SIZE = SIZE.title;
/** Width of a text in this size, against the size that columns are measured by. */
const WIDER = LINE_SIZE / SIZE.body;
const LINE_HEIGHT = 26;
/** So many boards stand on one page, large enough to be read from afar. */
const MOST_ON_PAGE = 20;

type Round = Subject['rounds'][number];

interface Scene {
  readonly subject: Subject;
  readonly speech: HandoutWords;
  readonly called: (no: number) => string;
  /** The name of the section that a player plays in; `null` where the tournament is not divided. */
  readonly sectionOf: ((no: number) => string) | null;
  /** Who left: what they have not played is not played any more. */
  readonly left: ReadonlySet<number>;
}

/** The result of a game from left to right, a dash where it is not played any more. */
export const resultOf = (
  { left, subject }: Pick<Scene, 'left' | 'subject'>,
  { white, black, outcome }: HandoutGame,
): string | null => {
  if (outcome !== null) return typedFromLeft(subject.tournament, outcome);
  return left.has(white) || left.has(black) ? NOT_PLAYED : null;
};

/** When or where a round is played, if all of its games are played then, or there. */
export const commonOf = (
  { tournament }: Pick<Subject, 'tournament'>,
  round: number,
  what: 'date' | 'venue',
): string | undefined => {
  const all = new Set(tournament?.games.flatMap((game) => (game.round === round ? [game[what]] : [])));
  const [only] = all;
  return all.size === 1 ? only : undefined;
};

/** The number of a round, and its date on the right. */
const drawTitle = (
  { subject, sectionOf, speech: { texts, say } }: Scene,
  round: number,
  row: number,
): SheetDrawing => {
  const date = commonOf(subject, round, 'date');
  const style = { ...PART, vertical: 'center' } as const;
  const title = (columns: number): SheetDrawing =>
    across(row, 0, columns, say(texts.round, { round }), { ...style, size: SIZE.posterTitle });
  const columns = COLUMNS + Number(sectionOf !== null);
  if (date === undefined) return title(columns);
  const half = COLUMNS / 2;
  const look = { ...style, size: LINE_SIZE, align: 'right' } as const;
  return joined([title(half), across(row, half, columns - half, dateCell(date), look, dateFormat(date))]);
};

/** The games of a round in order of boards, with their results as far as they are known, and who rests. */
const drawRound = (scene: Scene, { round, games, rests }: Round, row: number): SheetDrawing => {
  const { subject, speech, called, sectionOf } = scene;
  const { words, texts, say } = speech;
  const lines = games.map((game) => {
    const [left, right] = sidesOf(subject, game);
    const section = sectionOf ? [sectionOf(game.white)] : [];
    return [game.board, called(left.no), resultOf(scene, game), called(right.no), ...section];
  });
  const section = sectionOf ? [words.sections.section] : [];
  const [onLeft, onRight] = sideWords(subject, speech);
  const names = games.map(({ white, black }) => [called(white), called(black)]);
  const longNames = nameHeights(0, names);
  const wrapped = new Map(longNames.map((line) => [line.row, Math.ceil(line.height * WIDER)]));
  const first = row + ABOVE;
  return joined([
    drawTitle(scene, round, row),
    cells(row + 1, 0, [[words.board, onLeft, words.result, onRight, ...section]], HEAD),
    cells(first, 0, lines, { ...BOX, size: LINE_SIZE }),
    ...[1, 3].map((column) => over(area(first, column, games.length, 1), { align: 'left', wrap: true })),
    over(area(first, isLeftWhite(subject.tournament) ? 1 : 3, games.length, 1), { bold: true }),
    tall(row, 40),
    tall(row + 1, 20),
    ...games.map((_, index) => tall(first + index, wrapped.get(index) ?? LINE_HEIGHT)),
    ...(rests.length === 0
      ? []
      : [
          across(
            first + games.length,
            0,
            COLUMNS + section.length,
            say(texts.away, { players: rests.map(called).join(', ') }),
            { size: LINE_SIZE, vertical: 'center' },
          ),
          tall(first + games.length, LINE_HEIGHT),
        ]),
  ]);
};

const hasResults = (rounds: readonly Round[]): boolean =>
  rounds.some(({ games }) => games.some(({ outcome }) => outcome !== null));

const heightOf = ({ games }: Round): number => ABOVE + games.length + BELOW;

/** A round of so few games is printed across the paper where its names are long: that leaves them larger. */
const FEW_GAMES = 12;

/** One round goes on one page while that leaves it large, else page after page under the heads; of many no page cuts one. */
const paperOf = (
  rounds: readonly Round[],
  starts: readonly number[],
): Pick<Paged, 'paper' | 'landscape' | 'titleRows'> => {
  const [only, ...others] = rounds;
  if (others.length > 0) return { paper: starts, landscape: false };
  const { games } = present(only);
  if (games.length <= FEW_GAMES) return { paper: 'one' };
  if (games.length <= MOST_ON_PAGE) return { paper: 'one', landscape: false };
  return { paper: 'wide', landscape: false, titleRows: { from: FIRST, to: FIRST + 1 } };
};

/** Who plays whom, board by board, a round or all of them, in type that is read from afar. */
export const pairings: Handout = {
  id: 'pairings',
  name: TITLE,
  about: 'who plays whom at which board, for the wall: a round in large type, or all rounds',
  values: {
    ofRound: true,
    most: { players: 1448, games: 10_000 },
    make: (subject, speech) => {
      const rounds = roundsOf(subject);
      const byNumber = new Map(subject.players.map((player) => [player.no, player]));
      const called = (no: number): string => numbered(underKey(byNumber, no));
      const names = subject.players.map((each) => numbered(each));
      const sections = subject.players.flatMap((each) => each.section ?? []);
      const starts: number[] = [];
      let row = FIRST;
      for (const round of rounds) {
        starts.push(row);
        row += heightOf(round);
      }
      const sectionOf =
        sections.length === 0 ? null : (no: number): string => underKey(byNumber, no).section ?? '';
      const scene = { subject, speech, called, sectionOf, left: leftIn(subject) };
      const name = Math.ceil(Math.max(20, nameWidth(names)) * WIDER);
      return ok(
        drawnSheet(TITLE, subject, speech, {
          lines: hasResults(rounds) ? asOf(subject, speech) : [],
          parts: rounds.map((round, index) => drawRound(scene, round, present(starts[index]))),
          widths: [
            ...[9, name, 11, name],
            ...(sectionOf ? [textWidth([speech.words.sections.section, ...sections], 9)] : []),
          ],
          rows: row - 1,
          ...paperOf(rounds, starts),
        }),
      );
    },
  },
  ofTeams: teamPairings,
};
