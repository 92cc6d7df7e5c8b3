import { isFinal, sectionTitle } from '../../language/sections';
import { largest } from '../../core/extremes';
import { countTo } from '../../grid/block';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { ok } from '../../core/result';
import { charactersOf, SIZE, spanOf } from '../look/style';
import { wordsOf } from '../../language/language';
import { linesOf, longestWord } from '../look/wrap';
import { cutBetween } from './cut';
import { across, cells, HEAD, joined, PART, tall, type SheetDrawing } from './drawing';
import { fieldSubjects } from './fields';
import { asOf, drawnSheet, numbered, sideWords, type Handout, type HandoutWords } from './handout';
import { commonOf, dated, drawLines, gameLines, type GameLine } from './games';
import { restingOf, roundsOf, type HandoutGame, type Subject } from './subject';

const FIRST = 3;
/** Board, both sides and the result between them. */
const COLUMNS = 4;
/** Section, round and date, the heads of the columns; below the games who rests, and where scissors go. */
const ABOVE = 3;
const BELOW = 4;
/** A line of type is so much higher than its size. */
const LINE = 1.4;

/** How the posters of sections are laid out. */
interface Kind {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly onPage: number;
  /** The size of the games, and those that the section’s name may have, the largest first. */
  readonly size: number;
  readonly titles: readonly number[];
  /** Names of more characters are wrapped, unless one word of them is longer. */
  readonly room: number;
}

/** A round of a section: its games, and who rests. */
interface Poster {
  readonly field: Subject;
  readonly round: number;
  readonly games: readonly HandoutGame[];
  readonly lines: readonly GameLine[];
  readonly rests: readonly string[];
}

/** The posters round by round, each in the order of the sections. */
const postersOf = (subject: Subject, { words }: HandoutWords): readonly Poster[] => {
  const fields = fieldSubjects(subject, words);
  return roundsOf(subject).flatMap(({ round: number }) =>
    fields.flatMap((field) => {
      const called = (no: number): string => numbered(entryAt(field.players, no - 1));
      return field.rounds
        .filter(({ round, games }) => round === number && games.length > 0)
        .map(({ round, games, rests }) => ({
          field,
          round,
          games,
          lines: gameLines(field, games, called),
          rests: restingOf(field, rests).map(called),
        }));
    }),
  );
};

const namesIn = ([, left, , right]: GameLine): readonly string[] => [left, right];

/** Characters of a name in a line: the longest name if it is short, the longest word at least. */
const roomFor = (names: readonly string[], most: number): number =>
  largest(names.flatMap((name) => [Math.min(most, charactersOf(name)), longestWord(name)]));

/** The width of a text in a size, in characters of the size that columns are measured by. */
const widthIn = (text: string, size: number): number => Math.ceil((spanOf(text) * size) / SIZE.body);

interface Scene {
  readonly kind: Kind;
  readonly speech: HandoutWords;
  readonly widths: readonly number[];
  /** Characters of a line of a name, and games of the longest section. */
  readonly room: number;
  readonly most: number;
}

const drawPoster = (
  scene: Scene,
  { field, round, games, lines, rests }: Poster,
  row: number,
): SheetDrawing => {
  const { kind, speech, widths, room, most } = scene;
  const { words, texts, say } = speech;
  const title = sectionTitle(field.section, words.sections);
  const { size } = kind;
  const line = Math.ceil(size * LINE);
  const heights = lines.map((each) => largest(namesIn(each).map((name) => linesOf(name, room))));
  const [first, below] = [row + ABOVE, row + ABOVE + most];
  const total = widths.reduce((sum, width) => sum + width, 0);
  const titleSize =
    kind.titles.find((each) => widthIn(title, each) <= total) ?? entryAt(kind.titles, kind.titles.length - 1);
  const about = { ...PART, size: Math.max(SIZE.heading, Math.ceil(size * 0.6)), vertical: 'center' } as const;
  const [date, venue] = [commonOf(field, round, 'date'), commonOf(field, round, 'venue')];
  const when = [say(texts.round, { round }), ...(venue ? [venue] : [])].join(' · ');
  const [left, right] = sideWords(field, speech);
  const headSize = about.size;
  return joined([
    across(row, 0, COLUMNS, title, { ...PART, size: titleSize, vertical: 'center' }),
    ...(date === undefined
      ? [across(row + 1, 0, COLUMNS, when, about)]
      : [across(row + 1, 0, 2, when, about), dated(row + 1, 2, 2, date, about)]),
    cells(row + 2, 0, [[words.board, left, words.result, right]], { ...HEAD, size: headSize }),
    drawLines(field, first, games, lines, size),
    tall(row, Math.ceil(entryAt(kind.titles, 0) * LINE)),
    tall(row + 1, Math.ceil(about.size * LINE * 1.2)),
    tall(row + 2, headSize * LINE + 4),
    // As high where a section has fewer games, so that what is cut is of one height.
    ...countTo(most).map((each) =>
      tall(first + each - 1, line * largest([1, ...heights.slice(each - 1, each)]) + 4),
    ),
    ...(rests.length === 0
      ? []
      : [
          across(below, 0, COLUMNS, say(texts.away, { players: rests.join(', ') }), {
            ...about,
            bold: false,
          }),
        ]),
    tall(below, about.size * LINE),
    ...(kind.onPage === 1 ? [] : [cutBetween(below + 1, COLUMNS)]),
  ]);
};

const postersHandout = (kind: Kind): Handout => ({
  id: kind.id,
  name: kind.name,
  about: kind.about,
  values: {
    needsTournament: true,
    ofRound: true,
    most: { players: 1448, games: 2000 },
    nothing: ({ tournament }) =>
      tournament?.sections ||
      (tournament?.section && !isFinal(tournament.section, wordsOf(tournament).sections))
        ? []
        : [problem('handout-needs-sections', {}, { handout: kind.id })],
    make: (subject, speech) => {
      const posters = postersOf(subject, speech);
      const games = posters.flatMap(({ lines }) => lines);
      const room = roomFor(games.flatMap(namesIn), kind.room);
      const most = largest(posters.map(({ lines }) => lines.length));
      const name = widthIn('0'.repeat(room), kind.size);
      const widths = [
        largest([8, ...games.map(([board]) => widthIn(String(board), kind.size))]),
        name,
        widthIn('½–½', kind.size),
        name,
      ];
      const height = ABOVE + most + BELOW;
      const starts = posters.map((_, index) => FIRST + index * height);
      const scene = { kind, speech, widths, room, most };
      return ok(
        drawnSheet(kind.name, subject, speech, {
          lines: asOf(subject, speech),
          parts: posters.map((poster, index) => drawPoster(scene, poster, entryAt(starts, index))),
          widths,
          rows: FIRST + posters.length * height,
          paper: { posters: starts, onPage: kind.onPage, size: kind.size },
        }),
      );
    },
  },
});

/** Who plays whom in a section: a page for each section and round, in type that is read from afar. */
export const sectionPosters = postersHandout({
  id: 'section-posters',
  name: 'Section posters',
  about: 'who plays whom, for the wall: a page for each section and round, in large type',
  onPage: 1,
  size: SIZE.posterTitle,
  titles: [SIZE.display, SIZE.posterTitle, SIZE.poster, SIZE.title],
  room: 10,
});

/** Posters of sections in smaller type: four on a page, with lines to cut along. */
export const sectionPostersByFour = postersHandout({
  id: 'section-posters-4',
  name: 'Posters by four',
  about: 'who plays whom in each section and round: four on a page, with lines to cut along',
  onPage: 4,
  size: SIZE.title,
  titles: [SIZE.poster, SIZE.title, SIZE.heading],
  room: 15,
});
