import { largest } from '../../core/extremes';
import { entryAt, underKey } from '../../core/present';
import {
  nextSeats,
  seatRounds,
  type RoundToSeat,
  type SeatedBoard,
  type SeatedRound,
} from '../../core/pairing/seating';
import { ok } from '../../core/result';
import { countTo } from '../../grid/block';
import { area, type CellValue } from '../../grid/cell';
import { nameWidth, SIZE } from '../look/style';
import { drawnSheet, calledBy, type Handout, type HandoutWords } from './handout';
import {
  across,
  cells,
  HEAD,
  joined,
  namesTall,
  NOTE,
  over,
  PART,
  prose,
  tall,
  type SheetDrawing,
} from './drawing';
import { drawFields, placeFields, type FieldPart, type PlacedField } from './fields';
import type { Subject } from './subject';

const TITLE = 'Seating plan';
const RULES = 1;
const FIRST = 4;
/** Round, boards, far name and where they go, two squares, near name and where they go, who is away, a gap. */
const BLOCK = 10;
const [BLACK, WHITE] = ['■', '□'];

/** The movement of a system, where it has one. */
const movementOf = ({ system }: Subject): 'shift' | 'seats' | 'other' =>
  system === 'shift' || system === 'seats' ? system : 'other';

/** Where a player goes after a round, in words. */
type Goes = (no: number | null) => string;

/** Who never moves: the anchor, or whoever sits on seat 1. */
const fixedOf = ({ system, options, rounds }: Subject): number | null => {
  if (rounds.some(({ rests }) => rests.length > 0)) return null;
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

/** Where everybody goes for a round; nowhere after the last one. */
const goesTo = (
  subject: Subject,
  round: RoundToSeat | undefined,
  seated: SeatedRound | undefined,
  { texts, say }: HandoutWords,
): Goes => {
  if (!round || !seated) return () => '';
  const next = nextSeats(round);
  const seatOf = seatNumbers(seated);
  const fixed = fixedOf(subject);
  return (no) => {
    if (no === null) return '';
    if (no === fixed) return texts.stays;
    if (subject.system === 'seats') return say(texts.nextSeat, { seat: underKey(seatOf, no) });
    const seat = next.get(no);
    if (seat === undefined) return texts.nextRest;
    return say(texts.nextBoard, {
      board: seat.board,
      colour: texts.colours[seat.isWhite ? 'white' : 'black'],
    });
  };
};

interface Scene {
  readonly subject: Subject;
  readonly speech: HandoutWords;
  readonly called: (no: number) => string;
}

const roundBlock = (
  { subject, speech, called }: Scene,
  { round, boards, away }: SeatedRound,
  goes: Goes,
  row: number,
): SheetDrawing => {
  const { texts, say } = speech;
  const seatCount = 2 * boards.length;
  const who = (no: number | null): string => (no === null ? texts.empty : called(no));
  const line = (make: (board: SeatedBoard, place: number) => CellValue): CellValue[] => boards.map(make);
  const seatText = (seat: number): string => (subject.system === 'seats' ? say(texts.seatNo, { seat }) : '');
  const square = (isBlack: boolean, playing: boolean): string => (playing ? (isBlack ? BLACK : WHITE) : '');
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
    across(row, 0, 1, say(texts.round, { round }), PART),
    cells(row + 1, 0, lines),
    over(area(row + 1, 0, 1, width), HEAD),
    over(area(row + 2, 0, 1, width), small),
    over(area(row + 3, 0, 1, width), name),
    over(area(row + 4, 0, 2, width), { size: SIZE.poster, align: 'center', vertical: 'center' }),
    over(area(row + 6, 0, 1, width), name),
    over(area(row + 7, 0, 1, width), small),
    tall(row + 3, 18),
    tall(row + 4, 27, 2),
    tall(row + 6, 18),
    ...[3, 6].map((down) => namesTall(row + down, [entryAt(lines, down - 1).map(String)], 18)),
    ...(away.length === 0
      ? []
      : [cells(row + 8, 0, [[say(texts.away, { players: away.map(called).join(', ') })]], NOTE)]),
  ]);
};

/** The rules of the movement, wrapped over the width. */
const rulesOf = (subject: Subject, { texts }: HandoutWords, widths: readonly number[]): SheetDrawing => {
  const movement = movementOf(subject);
  const odd = subject.rounds.some(({ rests }) => rests.length > 0);
  const bye = movement !== 'other' && odd ? ` ${texts.seatsBye[movement]}` : '';
  const lines = [`${texts.seatsRules[movement]}${bye}`, texts.seatsLegend];
  return joined(lines.map((line, index) => prose(RULES + index, 0, widths, line, NOTE)));
};

/** The rounds of a field, one below the other. */
const roundsOf = ({ field, row }: PlacedField, speech: HandoutWords): FieldPart => {
  const scene = { subject: field, speech, called: calledBy(field) };
  const seated = seatRounds(field);
  const starts = seated.map((_, index) => row + index * BLOCK);
  const blocks = seated.map((round, index) =>
    roundBlock(
      scene,
      round,
      goesTo(field, field.rounds[index + 1], seated[index + 1], speech),
      entryAt(starts, index),
    ),
  );
  return { drawing: joined(blocks), rows: heightOf(field), starts: starts.slice(1) };
};

const heightOf = ({ rounds }: Subject): number => rounds.length * BLOCK - 1;

/**
 * Seats and movement as the NZCF handbook draws them: the boards of each round in a row, with their colours, who sits on
 * both sides, and where each goes next; the movement in words.
 */
export const seats: Handout = {
  id: 'seats',
  name: TITLE,
  about:
    'who sits where in each round, boards with their colours, where they go next, and the movement in words',
  values: {
    most: { players: 40, games: 1600 },
    make: (subject, speech) => {
      const placed = placeFields(subject, speech.words, FIRST, heightOf);
      const boards = placed.flatMap(({ field }) => seatRounds(field)).map((round) => round.boards.length);
      const column = Math.max(16, largest(subject.players.map(({ name }) => nameWidth([name ?? '']))));
      const widths = countTo(Math.max(4, largest(boards))).map(() => column);
      const rounds = drawFields(placed, (each) => roundsOf(each, speech));
      return ok(
        drawnSheet(TITLE, subject, speech, {
          parts: [rulesOf(subject, speech, widths), rounds.drawing],
          widths,
          rows: rounds.rows,
          paper:
            rounds.sections ??
            placed.flatMap(({ field, row }) => field.rounds.map((_, index) => row + index * BLOCK)),
        }),
      );
    },
  },
};
