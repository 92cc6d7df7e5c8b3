import { gameHandicap } from '../handicap';
import { roundDates, type RoundDates } from '../../core/calendar/dates';
import { largest } from '../../core/extremes';
import { sum } from '../../core/numbers';
import { entryAt, present, underKey } from '../../core/present';
import { ok } from '../../core/result';
import { area } from '../../grid/cell';
import { LEAST } from '../look/fit';
import { ALLOWANCE, PAGE, pointsOf, ROW_HEIGHT } from '../look/page';
import { charactersOf, SIZE } from '../look/style';
import { evened, highest, nameHeights, nameWidth, SECTION_MOST, linesIn, textHeight } from '../look/wrap';
import { dateText } from '../../language/dates';
import { drawnSheet, asOf, numbered, sideWords, withTeam, type Handout, type HandoutWords } from './handout';
import { across, cells, joined, over, stacked, tall, type SheetDrawing } from './drawing';
import { HEAD, PART } from './styles';
import type { Paged } from '../look/paging';
import { dated, drawLines, gameLines } from './games';
import { teamPairings } from './teams/pairings';
import { restingOf, type HandoutPlayer, type Subject, roundsPlayed } from './subject';

const TITLE = 'Wall pairings';
const FIRST = 2;
/** Board, both sides and the result; where there are sections their names stand behind. */
const COLUMNS = 4;
/** The round, the heads of the columns; below the games who rests, and a gap. */
const ABOVE = 2;
const BELOW = 2;
/** Points of a line above its letters. */
const LEADING = 10;
/** So many boards stand on one page, large enough to be read from afar. */
const MOST_ON_PAGE = 20;

/** A line is comfortably higher than its letters; the number of a round stands out above it. */
const lineHeight = (size: number): number => (size === SIZE.body ? ROW_HEIGHT + 1 : size + LEADING);
const titleSize = (size: number): number => (size === SIZE.body ? SIZE.title : SIZE.posterTitle);

type Round = Subject['rounds'][number];

interface Scene {
  readonly subject: Subject;
  readonly speech: HandoutWords;
  readonly called: (no: number) => string;
  /** The width of a column of names, in characters of the usual size. */
  readonly room: number;
  /** Of the letters, in points. */
  readonly size: number;
  /** Of all columns, in characters. */
  readonly width: number;
  readonly further: readonly Further[];
  /** Of the rounds, when most of their games are played. */
  readonly dates: RoundDates;
}

/** A column behind the games: the venue unless there is one alone, the section where the tournament is divided, the handicap where there is any, the date of a game that was moved. */
interface Further {
  readonly head: string;
  readonly of: (game: Round['games'][number], round: number) => string;
}

/** The number of a round, and its date on the right. */
const drawTitle = (
  { dates, further, size, speech: { texts, say } }: Scene,
  round: number,
  row: number,
): SheetDrawing => {
  const date = dates[round - 1];
  const style = { ...PART, vertical: 'center' } as const;
  const title = (columns: number): SheetDrawing =>
    across(row, 0, columns, say(texts.round, { round }), { ...style, size: titleSize(size) });
  const columns = COLUMNS + further.length;
  if (date === undefined) return title(columns);
  const half = COLUMNS / 2;
  return joined([title(half), dated(row, half, columns - half, date, { ...style, size })]);
};

/** The games of a round in order of boards, with their results as far as they are known, and who rests. */
const drawRound = (scene: Scene, drawn: Round, row: number): SheetDrawing => {
  const { round, games } = drawn;
  const { subject, speech, called, further, size, width } = scene;
  const { words, texts, say } = speech;
  const behind = games.map((game) => further.map(({ of }) => of(game, round)));
  const lines = gameLines(subject, games, called).map((line, index) => [...line, ...entryAt(behind, index)]);
  const [onLeft, onRight] = sideWords(subject, speech);
  const names = games.map(({ white, black }) => [called(white), called(black)]);
  const longNames = nameHeights(0, names, scene.room);
  const longSections = nameHeights(0, behind, SECTION_MOST);
  const wrapped = new Map(
    evened(highest([...longNames, ...longSections]), 0, games.length).map((line) => [
      line.row,
      Math.ceil((line.height * size) / SIZE.body),
    ]),
  );
  const first = row + ABOVE;
  const resting = restingOf(subject, drawn).map(called).join(', ');
  const told = resting === '' ? '' : say(texts.away, { players: resting });
  const below = first + games.length;
  return joined([
    drawTitle(scene, round, row),
    cells(
      row + 1,
      0,
      [[words.board, onLeft, words.result, onRight, ...further.map(({ head }) => head)]],
      HEAD,
    ),
    drawLines(subject, first, games, lines, size),
    ...further.map((_, index) => over(area(first, COLUMNS + index, lines.length), { wrap: true })),
    tall(row, Math.floor(titleSize(size) * 1.43)),
    tall(row + 1, 20),
    ...games.map((_, index) => tall(first + index, wrapped.get(index) ?? lineHeight(size))),
    ...(told === ''
      ? []
      : [
          across(below, 0, COLUMNS + further.length, told, { size, vertical: 'center', wrap: true }),
          tall(below, textHeight([told], width, lineHeight(size), size)),
        ]),
  ]);
};

const furtherOf = (
  subject: Subject,
  { words, texts }: HandoutWords,
  dates: RoundDates,
): readonly Further[] => {
  const { players, tournament, rounds } = subject;
  const sections = new Map(players.map(({ no, section }) => [no, section]));
  const venues = new Set(rounds.flatMap(({ games }) => games.map(({ venue }) => venue)));
  const columns: readonly Further[] = [
    { head: words.venue, of: ({ venue = '' }) => (venues.size > 1 ? venue : '') },
    { head: words.sections.section, of: ({ white }) => sections.get(white) ?? '' },
    { head: words.handicap.name, of: (game) => gameHandicap(tournament, game, words) },
    {
      head: texts.when,
      of: ({ date }, round) => (date === undefined || date === dates[round - 1] ? '' : dateText(date)),
    },
  ];
  return columns.filter(({ of }) =>
    rounds.some(({ round, games }) => games.some((game) => of(game, round) !== '')),
  );
};

const heightOf = ({ games }: Round): number => ABOVE + games.length + BELOW;

/** Names of all rounds, upright: wider columns would print them below the size of a list. */
const NAME_MOST = 26;

/** A round of so few games is printed across the paper where its names are long: that leaves them larger. */
const FEW_GAMES = 12;

/** Columns of board, names, result and what else is told, with letters of a size. */
const widthsOf = (size: number, room: number, further: readonly (readonly string[])[]): readonly number[] => {
  const wider = (width: number): number => Math.ceil((width * size) / SIZE.body);
  const name = wider(room);
  const [board, result] = size === SIZE.body ? [6.5, 8] : [9, 11];
  const behind = further.map((texts) =>
    Math.min(nameWidth(texts, SECTION_MOST), largest(texts.map(charactersOf)) + 2),
  );
  return [board, name, result, name, ...behind.map(wider)];
};

/** Of rounds of so many games two stand on a page in large letters. */
const TWO_ON_PAGE = 9;

/** For readers who stand before a wall; of many long rounds two share a page, and long names leave room for smaller letters alone. */
const sizeOf = (
  rounds: readonly Round[],
  widthsIn: (size: number) => readonly number[],
  page: number,
): number =>
  (rounds.length > 1 && largest(rounds.map(({ games }) => games.length)) > TWO_ON_PAGE) ||
  pointsOf(widthsIn(SIZE.title)) * ALLOWANCE.most * LEAST > page
    ? SIZE.body
    : SIZE.title;

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
  about: 'who plays whom at which board, with the results so far: a round in large type, or all rounds',
  values: {
    ofRound: true,
    most: { players: 1448, games: 10_000 },
    make: (subject, speech) => {
      const rounds = roundsPlayed(subject);
      const byNumber = new Map(subject.players.map((player) => [player.no, player]));
      // Nobody looks for a team by its number.
      const isHome = subject.tournament?.profile === 'home';
      const inLine = (each: Pick<HandoutPlayer, 'own' | 'name' | 'team'>): string =>
        (isHome && withTeam(each)) || numbered(each);
      const isLong =
        rounds.length > 1 && subject.players.some((each) => linesIn(inLine(each), NAME_MOST) > 1);
      // Where names do not fit into a line with their teams, the teams have a line of their own.
      const titled = (each: HandoutPlayer): string =>
        isLong && each.team !== undefined
          ? `${inLine({ own: each.own, name: each.name })}\n(${each.team})`
          : inLine(each);
      const called = (no: number): string => titled(underKey(byNumber, no));
      const names = subject.players.flatMap((each) => titled(each).split('\n'));
      const dates = subject.tournament ? roundDates(subject.tournament) : [];
      const further = furtherOf(subject, speech, dates);
      const texts = further.map(({ head, of }) => [
        head,
        ...rounds.flatMap(({ round, games }) => games.map((game) => of(game, round))),
      ]);
      const room = Math.max(20, nameWidth(names, rounds.length > 1 ? NAME_MOST : undefined));
      const widthsIn = (size: number): readonly number[] => widthsOf(size, room, texts);
      const size = sizeOf(rounds, widthsIn, PAGE[subject.format].upright.width);
      const width = sum(widthsIn(size));
      const scene = { subject, speech, called, room, size, width, further, dates };
      const { drawing, starts, end } = stacked(
        rounds.map((round) => ({ rows: heightOf(round), draw: (row) => drawRound(scene, round, row) })),
        FIRST,
      );
      return ok(
        drawnSheet(TITLE, subject, speech, {
          lines: asOf(subject, speech),
          parts: [drawing],
          widths: widthsIn(size),
          rows: end - 1,
          ...paperOf(rounds, starts),
        }),
      );
    },
  },
  ofTeams: teamPairings,
};
