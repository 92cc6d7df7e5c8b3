import { nameOf } from '../../core/names/name';
import { largest } from '../../core/extremes';
import { entryAt, present, underKey } from '../../core/present';
import {
  nextSeats,
  seatRounds,
  type RoundToSeat,
  type SeatedBoard,
  type SeatedRound,
} from '../../core/pairing/seating';
import { ok } from '../../core/result';
import { hasSides } from '../../core/results/sides';
import { countTo } from '../../grid/block';
import { area, type CellValue } from '../../grid/cell';
import { LEAST_SMALL } from '../look/fit';
import { ALLOWANCE, charactersOver, PAGE, pointsOf, ROW_HEIGHT, type LongPart } from '../look/page';
import { SIZE, spanOf } from '../look/style';
import { nameWidth } from '../look/wrap';
import { drawnSheet, type Handout, type HandoutWords } from './handout';
import { across, cells, joined, namesTall, over, prose, tall, type SheetDrawing } from './drawing';
import { HEAD, NOTE, PART } from './styles';
import {
  drawFields,
  fieldSubjects,
  placeFields,
  widthsBeside,
  type FieldPart,
  type PlacedField,
} from './fields';
import { GONE } from './games';
import { absentIn, isOdd, restingOf, type Subject } from './subject';

const TITLE = 'Seating plan';
const RULES = 1;
const FIRST = 4;
/** Boards, far name and where they go, two squares, near name and where they go, a gap. */
const LINE = 8;
/** Round above the lines of boards; who is away below the last of them, and a gap. */
const AROUND = 2;
/** Points of a name, and of each of the two rows between rounds. */
const NAME = 16;
const GAP = 6;
/** So many lines of boards stand on a page whichever way it is held. */
const MOST_LINES = 2;
/** Characters of a column at least, and so many lines of a name at most. */
const COLUMN = 16;
const NAME_LINES = 3;
const [BLACK, WHITE] = ['■', '□'];

/** The movement of a system, where it has one. */
const movementOf = ({ system }: Subject): 'shift' | 'seats' | 'other' =>
  system === 'shift' || system === 'seats' ? system : 'other';

/** Where a player goes after a round, in words. */
type Goes = (no: number | null) => string;

/** Who never moves: the anchor, or whoever sits on seat 1. */
const fixedOf = (subject: Subject): number | null => {
  const { system, options } = subject;
  if (isOdd(subject)) return null;
  if (system === 'shift') return Number(options.anchor ?? 1);
  return system === 'seats' ? 1 : null;
};

/** The seat of each player of a round, along the far side and back on the near one. */
const seatNumbers = ({ boards }: SeatedRound): ReadonlyMap<number | null, number> =>
  new Map(
    boards.flatMap(({ far, near }, place): readonly (readonly [number | null, number])[] => [
      [far, place + 1],
      [near, 2 * boards.length - place],
    ]),
  );

/** Those who left before their game of a round, and those who would have met them. */
const missingIn = (subject: Subject, number: number) => {
  const round = present(subject.rounds.find((each) => each.round === number));
  return {
    gone: round.games.flatMap((game) => absentIn(subject, game)),
    alone: restingOf(subject, round).filter((no) => !round.rests.includes(no)),
  };
};

/** Where everybody goes for a round; nowhere after the last one. */
const goesTo = (
  subject: Subject,
  round: RoundToSeat | undefined,
  seated: SeatedRound | undefined,
  { texts, say }: HandoutWords,
): Goes => {
  if (!round || !seated) return () => '';
  const next = nextSeats(round);
  const { gone, alone } = missingIn(subject, round.round);
  const seatOf = seatNumbers(seated);
  const fixed = fixedOf(subject);
  return (no) => {
    if (no === null || gone.includes(no)) return '';
    if (no === fixed) return texts.stays;
    if (subject.system === 'seats') return say(texts.nextSeat, { seat: underKey(seatOf, no) });
    const seat = next.get(no);
    if (seat === undefined || alone.includes(no)) return texts.nextRest;
    return say(texts.nextBoard, {
      board: seat.board,
      colour: texts.colours[seat.isWhite ? 'white' : 'black'],
    });
  };
};

interface Scene {
  readonly subject: Subject;
  readonly speech: HandoutWords;
  /** Boards beside each other. */
  readonly across: number;
  /** Characters of a column. */
  readonly column: number;
  readonly called: (no: number) => string;
}

/** Some boards beside each other, from a place in their order on; who sits on both sides of them. */
const boardsLine = (
  { subject, speech, column, called }: Scene,
  { round, boards: all }: SeatedRound,
  goes: Goes,
  row: number,
  [from, to]: readonly [from: number, to: number],
): SheetDrawing => {
  const { texts, say } = speech;
  const { gone } = missingIn(subject, round);
  const boards = all.slice(from, to);
  const seatCount = 2 * all.length;
  const who = (no: number | null): string => (no === null ? texts.empty : called(no));
  const line = (make: (board: SeatedBoard, place: number) => CellValue): CellValue[] =>
    boards.map((board, index) => make(board, from + index));
  const seatText = (seat: number): string => (subject.system === 'seats' ? say(texts.seatNo, { seat }) : '');
  const square = (isBlack: boolean, playing: boolean): string =>
    playing && hasSides(subject.tournament) ? (isBlack ? BLACK : WHITE) : '';
  const name = { bold: true, align: 'center', vertical: 'center', wrap: true } as const;
  const small = { ...NOTE, size: SIZE.small, align: 'center' } as const;
  const lines: readonly (readonly CellValue[])[] = [
    line(({ board }) => (board === null ? '–' : say(texts.board, { board }))),
    line(({ far }) => goes(far)),
    line(({ far }, place) => [seatText(place + 1), who(far)].filter((text) => text !== '').join(': ')),
    line(({ board, farIsWhite }) => square(!farIsWhite, board !== null)),
    line(({ board, farIsWhite }) => square(farIsWhite, board !== null)),
    line(({ near }, place) =>
      [seatText(seatCount - place), who(near)].filter((text) => text !== '').join(': '),
    ),
    line(({ near }) => goes(near)),
  ];
  const width = boards.length;
  return joined([
    cells(row, 0, lines),
    over(area(row, 0, 1, width), HEAD),
    over(area(row + 1, 0, 1, width), small),
    over(area(row + 2, 0, 1, width), name),
    over(area(row + 3, 0, 2, width), { size: SIZE.lead, align: 'center', vertical: 'center' }),
    over(area(row + 5, 0, 1, width), name),
    over(area(row + 6, 0, 1, width), small),
    tall(row + 2, NAME),
    tall(row + 3, 18, 2),
    tall(row + 5, NAME),
    ...boards.flatMap(({ far, near }, place) =>
      [far, near].flatMap((no, side) =>
        no !== null && gone.includes(no) ? [over(area(row + 2 + 3 * side, place), GONE)] : [],
      ),
    ),
    ...[2, 5].map((down) => namesTall(row + down, [entryAt(lines, down).map(String)], NAME, column)),
  ]);
};

/** Lines of boards of equal length, as many as are needed: where each begins and ends. */
const foldedIn = (boards: number, across: number): readonly (readonly [from: number, to: number])[] => {
  const lines = Math.max(1, Math.ceil(boards / across));
  const length = Math.ceil(boards / lines);
  return countTo(lines).map((line) => [(line - 1) * length, Math.min(boards, line * length)]);
};

const roundBlock = (scene: Scene, seated: SeatedRound, goes: Goes, row: number): SheetDrawing => {
  const { texts, say } = scene.speech;
  const lines = foldedIn(seated.boards.length, scene.across);
  const away = [...seated.away, ...missingIn(scene.subject, seated.round).alone];
  const below = row + 1 + lines.length * LINE;
  return joined([
    tall(below - 1, away.length === 0 ? GAP : ROW_HEIGHT),
    tall(below, GAP),
    across(row, 0, 1, say(texts.round, { round: seated.round }), PART),
    ...lines.map((part, index) => boardsLine(scene, seated, goes, row + 1 + index * LINE, part)),
    ...(away.length === 0
      ? []
      : [cells(below - 1, 0, [[say(texts.away, { players: away.map(scene.called).join(', ') })]], NOTE)]),
  ]);
};

/** The rules of the movement, wrapped over the width. */
const rulesOf = (subject: Subject, { texts }: HandoutWords, widths: readonly number[]): SheetDrawing => {
  const movement = movementOf(subject);
  const bye = movement !== 'other' && isOdd(subject) ? ` ${texts.seatsBye[movement]}` : '';
  const lines = [`${texts.seatsRules[movement]}${bye}`, texts.seatsLegend];
  return joined(lines.map((line, index) => prose(RULES + index, 0, widths, line, NOTE)));
};

/** The rounds, and the rows at which pages may begin where one takes several: those of its further lines of boards. */
const partsOf = ({ field, row }: PlacedField, across: number): readonly LongPart[] => {
  const lines = linesOf(field, across);
  return field.rounds.map((_, index) => {
    const start = row + index * (lines * LINE + AROUND);
    return { start, starts: countTo(lines - 1).map((line) => start + 1 + line * LINE) };
  });
};

const linesOf = (field: Subject, across: number): number =>
  foldedIn(largest([1, ...seatRounds(field).map(({ boards }) => boards.length)]), across).length;

/** The rounds of a field, one below the other. */
const roundsOf = (placed: PlacedField, speech: HandoutWords, across: number, column: number): FieldPart => {
  const { field, row } = placed;
  const scene = { subject: field, speech, called: nameOf(field.players), across, column };
  const seated = seatRounds(field);
  const height = linesOf(field, across) * LINE + AROUND;
  const blocks = seated.map((round, index) =>
    roundBlock(
      scene,
      round,
      goesTo(field, field.rounds[index + 1], seated[index + 1], speech),
      row + index * height,
    ),
  );
  return {
    drawing: joined(blocks),
    rows: heightOf(field, across),
    starts: partsOf(placed, across)
      .slice(1)
      .map(({ start }) => start),
  };
};

const heightOf = (field: Subject, across: number): number =>
  field.rounds.length * (linesOf(field, across) * LINE + AROUND) - 1;

/** The width of a column of names: as they need, but so that a round stays on a page if they fit into a few lines. */
const columnOf = ({ players, rounds }: Subject, page: number): number => {
  const names = players.map(({ name }) => name ?? '');
  const boards = largest(rounds.map(({ games, rests }) => games.length + rests.length));
  const wanted = page / Math.ceil(boards / MOST_LINES) / ALLOWANCE.most;
  const least = Math.ceil(largest(names.map(spanOf)) / NAME_LINES);
  return Math.max(COLUMN, nameWidth(names, Math.max(least, Math.floor(charactersOver(wanted)))));
};

/**
 * Seats and movement as the NZCF handbook draws them: the boards of each round in a row, with their colours, who sits on
 * both sides, and where each goes next; the movement in words.
 */
export const seats: Handout = {
  id: 'seats',
  name: TITLE,
  about: 'where everyone sits in each round, with which colour, and where they go next',
  values: {
    most: { players: 40, games: 1600 },
    make: (subject, speech) => {
      const { landscape } = PAGE[subject.format];
      const column = columnOf(subject, landscape.width);
      const least = pointsOf([column]) * ALLOWANCE.most * LEAST_SMALL;
      const fitting = Math.max(2, Math.floor(landscape.width / least));
      const fields = fieldSubjects(subject, speech.words);
      const boards = fields.flatMap(seatRounds).map((round) => round.boards.length);
      const longest = largest(
        boards.flatMap((count) => foldedIn(count, fitting).map(([from, to]) => to - from)),
      );
      const own = countTo(longest).map(() => column);
      const beside = widthsBeside(subject, own);
      const widths =
        beside.length > longest ? beside : countTo(Math.max(Math.min(4, fitting), longest)).map(() => column);
      const sizes = [longest, beside.length] as const;
      const placed = placeFields(subject, speech.words, FIRST, (field) => heightOf(field, fitting), sizes);
      const parts = placed.flatMap((each) => partsOf(each, fitting));
      const isHigh = parts.some(({ starts }) => starts.length >= MOST_LINES);
      const rounds = drawFields(placed, (each) => roundsOf(each, speech, fitting, column));
      return ok(
        drawnSheet(TITLE, subject, speech, {
          parts: [rulesOf(subject, speech, widths), rounds.drawing],
          widths,
          rows: rounds.rows,
          paper: rounds.sections ?? (isHigh ? { sections: parts } : parts.map(({ start }) => start)),
        }),
      );
    },
  },
};
