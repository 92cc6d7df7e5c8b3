import { entryAt, present } from '../../core/present';
import { readDiagonals, type DiagonalRound } from '../../core/pairing/construction/diagonals';
import { type Pair, tableSize } from '../../core/pairing/system';
import { ok } from '../../core/result';
import { cellRows, countTo } from '../../grid/block';
import { area, type CellValue } from '../../grid/cell';
import { AIR } from '../look/page';
import { DIAGONAL, EMPTY_FILL, FOUND_FILL } from '../look/style';
import { drawnSheet, type Handout, type HandoutWords } from './handout';
import { across, cells, joined, over, prose, tall, type SheetDrawing } from './drawing';
import { BOX, HEAD, NOTE, PART, UNDER } from './styles';

const TITLE = 'Table by diagonals';
const FIRST = 3;
/** Pictures of up to so many players stand beside each other, two and two. */
const BESIDE = 14;
/** Of a square, in characters. */
const widthOf = (n: number): number => (n < 13 ? 4.5 : 3.2);
/** Lines of text under a picture. */
const TEXTS = 4;

interface Scene {
  readonly n: number;
  readonly odd: boolean;
  readonly speech: HandoutWords;
}

/** Where a picture begins. */
type Corner = Readonly<Record<'row' | 'column', number>>;

/** The empty table of the tournament: the players against themselves shaded, the last number set apart. */
const grid = (n: number, row: number, column: number): SheetDrawing => {
  const numbers = countTo(n);
  return joined([
    cells(row, column, [['', ...numbers]], HEAD),
    cells(row + 1, column, cellRows(numbers), HEAD),
    over(area(row + 1, column + 1, n, n), BOX),
    over(area(row + 1, column + n, n, 1), { fill: EMPTY_FILL }),
    over(area(row + n, column + 1, 1, n), { fill: EMPTY_FILL }),
    ...numbers.map((no) => over(area(row + no, column + no), { fill: DIAGONAL })),
    tall(row, 17, n + 1),
  ]);
};

const pairs = (games: readonly Pair[]): string => games.map((pair) => pair.join('–')).join('  ');

/** The games of a round in words: those of each diagonal, and of whoever is crossed in their shaded square. */
const textsOf = ({ n, odd, speech }: Scene, { diagonals, last }: DiagonalRound): readonly string[] => {
  const { texts, say } = speech;
  const [number] = last.filter((no) => no !== n);
  return [
    say(odd ? texts.diagonalsRest : texts.diagonalsLast, { number: present(number), game: last.join('–') }),
    ...diagonals
      .filter(({ games }) => games.length > 0)
      .map(({ shaded, games }) =>
        say(shaded === null ? texts.diagonalsBetween : texts.diagonalsShaded, { games: pairs(games) }),
      ),
  ];
};

const drawRound = (scene: Scene, found: DiagonalRound, { row, column }: Corner): SheetDrawing => {
  const { n, speech } = scene;
  const { round, diagonals } = found;
  const widths = countTo(n + 1).map(() => widthOf(n));
  const marked = diagonals.flatMap(({ squares }) => squares);
  return joined([
    across(row, column, n + 1, speech.say(speech.texts.round, { round }), PART),
    tall(row, 20),
    grid(n, row + 1, column),
    ...marked.map((square): SheetDrawing => {
      const isShaded = square.row === square.column;
      const [down, along] = [row + 1 + square.row, column + square.column];
      return isShaded
        ? cells(down, along, [['×']], { bold: true, color: FOUND_FILL })
        : cells(down, along, [[round]], { bold: whiteAt(found, square), fill: FOUND_FILL });
    }),
    ...textsOf(scene, found).map((text, index) =>
      index === 0
        ? prose(row + n + 2, column, widths, text, UNDER, AIR)
        : prose(row + n + 2 + index, column, widths, text, NOTE),
    ),
  ]);
};

/** Whether the row of a square has White. */
const whiteAt = ({ diagonals }: DiagonalRound, { row, column }: { row: number; column: number }): boolean =>
  diagonals.some(({ games }) => games.some(([white, black]) => white === row && black === column));

/** The round of every two and whether the row has White, from all pictures together. */
const finished = (
  n: number,
  rounds: readonly DiagonalRound[],
  { row, column }: Corner,
  text: string,
): SheetDrawing => {
  const values = countTo(n).map(() => countTo(n).map((): CellValue => null));
  const bold: SheetDrawing[] = [];
  for (const { round, diagonals, last } of rounds)
    for (const [white, black] of [...diagonals.flatMap(({ games }) => games), last]) {
      entryAt(values, white - 1)[black - 1] = round;
      entryAt(values, black - 1)[white - 1] = round;
      bold.push(over(area(row + 1 + white, column + black), { bold: true }));
    }
  return joined([
    across(row, column, n + 1, text, PART),
    tall(row, 20),
    grid(n, row + 1, column),
    cells(row + 2, column + 1, values),
    ...bold,
  ]);
};

/** The rounds of a Berger table read off diagonals (“A round robin without tables”, method 3), a picture a round. */
export const byDiagonals: Handout = {
  id: 'by-diagonals',
  name: TITLE,
  about:
    'how to read the rounds of a Berger table off the diagonals of the cross-table, with a picture for each round',
  values: {
    systems: ['berger'],
    most: { players: 24, games: 600 },
    make: (subject, speech) => {
      const { texts, say } = speech;
      const n = tableSize(subject.players.length);
      const rounds = readDiagonals(n);
      const scene = { n, odd: subject.players.length < n, speech };
      const height = n + 3 + TEXTS;
      const first = FIRST + 2;
      const beside = n <= BESIDE ? 2 : 1;
      // The finished table comes last.
      const lines = (rounds.length + 1) / beside;
      const starts = countTo(lines).map((number) => first + (number - 1) * height);
      const at = (index: number) => ({
        row: entryAt(starts, Math.floor(index / beside)),
        column: (index % beside) * (n + 2),
      });
      const width = beside * (n + 2) - 1;
      const widths = countTo(width).map((column) => (column === n + 2 ? 3 : widthOf(n)));
      const steps = [say(texts.diagonalsSteps.grid, { last: n }), texts.diagonalsSteps.colours];
      return ok(
        drawnSheet(TITLE, subject, speech, {
          parts: [
            ...steps.map((text, index) => prose(1 + index, 0, widths, text, NOTE)),
            ...rounds.map((round, index) => drawRound(scene, round, at(index))),
            finished(n, rounds, at(rounds.length), texts.table),
          ],
          widths,
          rows: first + lines * height - (beside === 1 ? TEXTS + 1 : 0),
          paper: starts,
          ...(beside === 1 ? { landscape: false } : {}),
        }),
      );
    },
  },
};
