import { isFinal, sectionTitle } from '../../language/sections';
import { wordsOf } from '../../language/language';
import { dateText } from '../../language/dates';
import { dayOf } from '../../core/calendar/dates';
import { largest, smallest } from '../../core/extremes';
import type { Tournament } from '../../core/model';
import { entryAt, present } from '../../core/present';
import { problem } from '../../core/problem';
import { ok } from '../../core/result';
import { fieldsOf } from '../../core/sections/fields';
import { area } from '../../grid/cell';
import { CLOCK_FORMAT, dateCell, dateFormat, dateWidth } from '../dates';
import { charactersOf, SIZE, spanOf, styled } from '../look/style';
import { linesIn, longestWord } from '../look/wrap';
import { cutBetween } from './cut';
import { across, cells, joined, over, stacked, tall, type HandoutSheet, type SheetDrawing } from './drawing';
import { BOX, HEAD, NOTE, PART } from './styles';
import { commonOf, drawLines, type GameLine } from './games';
import { asOf, drawnSheet, sideWords, type Handout, type HandoutWords } from './handout';
import { boardsIn, namesIn, namesOf, postersOf, rowsIn, type Poster, type Round } from './posterRounds';
import type { Subject } from './subject';

const FIRST = 3;
/** Round, board, both sides and the result between them; behind them the date, where rounds have one. */
const COLUMNS = 5;
/** Section, event, the heads of the columns; below the games where scissors go. */
const ABOVE = 3;
const BELOW = 3;
/** A line of type is so much higher than its size. */
const LINE = 1.3;
/** Points between two rounds. */
const GAP = 4;
/** So many lines on one page are read from two metres; fewer where long names would make them too small. */
const MOST_LINES = [30, 25, 20, 14, 7] as const;
/** Two sections on a page of small posters have no more lines of games each; longer names take two. */
const MOST_SMALL = 15;
const WRAPPED = 30;
/** Longer names are wrapped, where that leaves the posters larger. */
const ROOMS = [40, 26, 20, 16, 12] as const;

/** How the posters of sections are laid out. */
interface Kind extends Pick<Handout, 'id' | 'name' | 'about'> {
  readonly onPage: number;
  /** The size of the games, and those that the section’s name may have, the largest first. */
  readonly size: number;
  readonly titles: readonly number[];
}

/** The share of the size in which heads are written, and words that are longer, at least. */
const SMALLER = 0.6;
const WORD_MOST = 14;

/** Characters of a line for the sake of one word. */
const roomOf = (word: number): number => Math.max(Math.min(WORD_MOST, word), Math.ceil(word * SMALLER));

/** Characters of a name in a line: the longest name if it is short, the longest word at least. */
const roomFor = (names: readonly string[], most: number): number =>
  largest(names.flatMap((name) => [Math.min(most, charactersOf(name)), roomOf(longestWord(name))]));

/** The margins of a cell, which are no wider for large letters. */
const MARGINS = spanOf('');

/** The width of a text in a size, in characters of the size that columns are measured by. */
const widthIn = (text: string, size: number): number =>
  Math.ceil((spanOf(text) - MARGINS) * (size / SIZE.body) + MARGINS);

const headSizeOf = ({ size }: Kind): number => Math.max(SIZE.heading, Math.ceil(size * SMALLER));

interface Scene {
  readonly kind: Kind;
  readonly speech: HandoutWords;
  readonly widths: readonly number[];
  /** Characters of a line of a name. */
  readonly room: number;
  /** Of all rounds, or their day, said below the name of the section. */
  readonly date: string | undefined;
  /** Whether all rounds are on one day, at times of their own. */
  readonly isTimed: boolean;
}

const lineHeight = (size: number, lines = 1): number => lines * Math.ceil(size * LINE) + 1;

/** The size of a name: smaller where a word is longer than the line, so that one name does not make all posters small. */
const sizeOf = (name: string, { kind: { size }, room }: Scene): number =>
  Math.min(size, Math.floor((size * room) / longestWord(name)));

/** The height of the line of a game. */
const heightOf = (game: GameLine, scene: Scene): number => {
  const [, , width = 0] = scene.widths;
  const heights = namesIn(game).map((name) => {
    const size = sizeOf(name, scene);
    return lineHeight(size, linesIn(name, width, size));
  });
  return largest([lineHeight(scene.kind.size), ...heights]);
};

/** The number of a round beside its games, below them who rests, behind them the date. */
const drawRound = (
  scene: Scene,
  field: Subject,
  { round, games, lines, rests }: Round,
  row: number,
): SheetDrawing => {
  const { kind, speech, widths, isTimed } = scene;
  const { size } = kind;
  const away = speech.say(speech.texts.away, { players: rests.join(', ') });
  const height = rowsIn({ round, games, lines, rests });
  const down = (column: number, size: number, drawn: SheetDrawing): SheetDrawing => ({
    ...drawn,
    styles: [styled(area(row, column, height), { ...BOX, size })],
    merges: height > 1 ? [area(row, column, height)] : [],
  });
  const date = commonOf(field, round, 'date');
  return joined([
    down(0, size, cells(row, 0, [[round]])),
    over(area(row, 0), { ...PART, size }),
    drawLines(field, row, games, lines, size, 1),
    ...lines.flatMap((game, index) => [
      ...namesIn(game).map((name, side) =>
        over(area(row + index, 2 + 2 * side), { size: sizeOf(name, scene) }),
      ),
      tall(row + index, heightOf(game, scene)),
    ]),
    ...(rests.length === 0
      ? []
      : [
          across(row + games.length, 1, COLUMNS - 1, away, { ...BOX, size, align: 'left', indent: 1 }),
          tall(row + games.length, lineHeight(size)),
        ]),
    ...(widths.length > COLUMNS
      ? [
          down(
            COLUMNS,
            isTimed ? size : headSizeOf(kind),
            cells(row, COLUMNS, [[dateCell(date)]], undefined, isTimed ? CLOCK_FORMAT : dateFormat(date)),
          ),
        ]
      : []),
    tall(row + height, GAP),
  ]);
};

const rowsOf = ({ onPage }: Kind, { rounds }: Poster): number =>
  ABOVE + rounds.reduce((sum, each) => sum + rowsIn(each) + 1, 0) + (onPage === 1 ? 0 : BELOW);

const drawPoster = (scene: Scene, poster: Poster, row: number): SheetDrawing => {
  const { kind, speech, widths, date, isTimed } = scene;
  const { field, rounds } = poster;
  const { words, texts, say } = speech;
  const title = sectionTitle(field.section, words.sections);
  const columns = widths.length;
  const total = widths.reduce((sum, width) => sum + width, 0);
  const titleSize =
    kind.titles.find((each) => widthIn(title, each) <= total) ?? entryAt(kind.titles, kind.titles.length - 1);
  const size = headSizeOf(kind);
  const venues = new Set(rounds.map(({ round }) => commonOf(field, round, 'venue') ?? ''));
  const boards = boardsIn(poster);
  const [from, to] = [smallest(boards), largest(boards)];
  const about = [
    field.event,
    ...(venues.size === 1 ? venues : []),
    date ? dateText(date) : '',
    field.section === '' ? '' : say(from < to ? texts.boards : texts.board, { board: from, to }),
  ].filter((each) => each !== '');
  const [left, right] = sideWords(field, speech);
  const heads = [
    words.round,
    words.board,
    left,
    words.result,
    right,
    isTimed ? texts.when : words.date,
  ].slice(0, columns);
  let next = row + ABOVE;
  return joined([
    across(row, 0, columns, title, { ...PART, size: titleSize, vertical: 'center' }),
    ...(kind.onPage === 1
      ? [
          across(row + 1, 0, columns, about.join(' · '), { ...NOTE, size, vertical: 'center' }),
          tall(row + 1, Math.ceil(size * LINE * 1.2)),
        ]
      : [tall(row + 1, 1)]),
    cells(row + 2, 0, [heads], { ...HEAD, size }),
    tall(row, Math.ceil(entryAt(kind.titles, 0) * LINE)),
    tall(row + 2, size * LINE + 4),
    ...rounds.map((round) => {
      const first = next;
      next += rowsIn(round) + 1;
      return drawRound(scene, field, round, first);
    }),
    ...(kind.onPage === 1 ? [] : [cutBetween(row + rowsOf(kind, poster) - BELOW, columns)]),
  ]);
};

const drawn = (
  kind: Kind,
  posters: readonly Poster[],
  room: number,
  subject: Subject,
  speech: HandoutWords,
): HandoutSheet => {
  const { words } = speech;
  const head = headSizeOf(kind);
  const boards = posters.flatMap(boardsIn);
  const name = widthIn('0'.repeat(room + 1), kind.size);
  const dates = posters.flatMap(({ field, rounds }) =>
    rounds.flatMap(({ round }) => commonOf(field, round, 'date') ?? []),
  );
  const isOfAll =
    new Set(dates.map(dayOf)).size === 1 && dates.length === posters.flatMap(({ rounds }) => rounds).length;
  const isTimed = isOfAll && new Set(dates).size > 1;
  const [date] = kind.onPage === 1 && isOfAll ? dates.map(isTimed ? dayOf : String) : [];
  const widths = [
    largest([widthIn(words.round, head) + 1, widthIn('00', kind.size)]),
    largest([widthIn(words.board, head) + 1, widthIn(String(largest(boards)), kind.size)]),
    name,
    largest([widthIn(words.result, head) + 1, widthIn('½–½', kind.size)]),
    name,
    ...(isTimed ? [largest([widthIn(speech.texts.when, head) + 1, widthIn('00:00', kind.size)])] : []),
    ...(dates.length > 0 && date === undefined && !isTimed
      ? [Math.ceil((largest(dates.map(dateWidth)) * head) / SIZE.body)]
      : []),
  ];
  const scene = { kind, speech, widths, room, date, isTimed };
  const { drawing, starts, end } = stacked(
    posters.map((poster) => ({ rows: rowsOf(kind, poster), draw: (row) => drawPoster(scene, poster, row) })),
    FIRST,
  );
  return drawnSheet(kind.name, subject, speech, {
    lines: asOf(subject, speech),
    parts: [drawing],
    widths,
    rows: end,
    paper: { posters: starts, onPage: kind.onPage, size: kind.size },
  });
};

/** Whether the smallest letters of posters print at 8 points or more. */
const isReadable = ({ print, styles }: HandoutSheet): boolean =>
  (print?.scale ?? 100) * smallest(styles.flatMap(({ style }) => style.size ?? [])) >= 800;

/** Fewer pages, and larger letters, cost less; what can hardly be read costs twice as much. */
const costOf = (sheet: HandoutSheet): number =>
  ((1 + (sheet.print?.rowBreaks?.length ?? 0)) * (isReadable(sheet) ? 1 : 2)) / (sheet.print?.scale ?? 100);

/** Whether two sections, with names in one line or in two, are too long for one page of small posters. */
const areLong = (tournament: Tournament, only: number | null): boolean => {
  const lines = tournament.players.some(({ name }) => charactersOf(name) > WRAPPED) ? 2 : 1;
  return fieldsOf(tournament).some(
    ({ games }) => games.filter(({ round }) => round === (only ?? round)).length * lines > MOST_SMALL,
  );
};

const postersHandout = (kind: Kind): Handout => ({
  id: kind.id,
  name: kind.name,
  about: kind.about,
  values: {
    needsTournament: true,
    ofRound: true,
    most: { players: 1448, games: 2000 },
    nothing: ({ tournament, round }) => {
      const isSection = tournament?.section && !isFinal(tournament.section, wordsOf(tournament).sections);
      if (!tournament?.sections && !isSection)
        return [problem('handout-needs-sections', {}, { handout: kind.id })];
      const isVain = kind.onPage > 1 && tournament?.sections && areLong(tournament, round);
      return isVain ? [problem('handout-saves-nothing', {}, { handout: kind.id })] : [];
    },
    make: (subject, speech) => {
      const best = (mostLines: number): HandoutSheet => {
        const posters = postersOf(subject, speech, mostLines);
        const rooms = [...new Set(ROOMS.map((most) => roomFor(namesOf(posters), most)))];
        const [first, ...others] = rooms.map((room) => drawn(kind, posters, room, subject, speech));
        return others.reduce((one, each) => (costOf(each) < costOf(one) ? each : one), present(first));
      };
      const [usual, ...fewer] = MOST_LINES;
      return ok(fewer.reduce((sheet, most) => (isReadable(sheet) ? sheet : best(most)), best(usual)));
    },
  },
});

/** Who plays whom in a section: a page for each, with a round or all of them, in type that is read from afar. */
export const sectionPosters = postersHandout({
  id: 'section-posters',
  name: 'Section posters',
  about:
    'for the wall: a page for each section, a round or all of them in large type, and room for the results',
  onPage: 1,
  size: SIZE.posterTitle,
  titles: [SIZE.display, SIZE.posterTitle, SIZE.poster, SIZE.title],
});

/** Posters of sections in smaller type: four on a page, with lines to cut along. */
export const sectionPostersByFour = postersHandout({
  id: 'section-posters-4',
  name: 'Small section posters',
  about: 'the same in smaller type: up to four sections on a page, with lines to cut along',
  onPage: 4,
  size: SIZE.title,
  titles: [SIZE.poster, SIZE.title, SIZE.heading],
});
