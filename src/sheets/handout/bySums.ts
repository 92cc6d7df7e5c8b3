import { entryAt, present } from '../../core/present';
import { meetOf } from '../../core/pairing/lookupSteps';
import { tableSize } from '../../core/pairing/system';
import { ok } from '../../core/result';
import { cellRows, countTo } from '../../grid/block';
import { area, type CellValue } from '../../grid/cell';
import { AIR } from '../look/page';
import { runsOf } from '../look/table';
import { DIAGONAL, QUIET } from '../look/style';
import { drawnSheet, type Handout, type HandoutWords } from './handout';
import { cells, joined, lineColumns, MANY, over, prose, tall, type SheetDrawing } from './drawing';
import { BOX, HEAD, PART } from './styles';

const TITLE = 'Table by sums';
const FIRST = 3;
const FEW = 6;
/** Up to so many numbers have all three tables on one page. */
const ON_ONE_PAGE = 14;

interface Meeting {
  readonly sum: number;
  readonly round: number;
  readonly white: number;
}

/** What the rule finds for two numbers of the table of `n`; nothing for a number and itself. */
const meetingOf = (n: number, one: number, other: number): Meeting | null => {
  const meet = meetOf(n, one, other);
  return meet.ok ? meet.value : null;
};

interface Picture {
  readonly text: string;
  readonly cell: (meeting: Meeting) => CellValue;
  readonly isBold: (meeting: Meeting, row: number) => boolean;
}

const draw = (
  n: number,
  widths: readonly number[],
  { text, cell, isBold }: Picture,
  row: number,
): SheetDrawing => {
  const numbers = countTo(n);
  const lines = numbers.map((one) => numbers.map((other) => meetingOf(n, one, other)));
  return joined([
    prose(row, 0, lineColumns(widths), text, { ...PART, vertical: 'center' }, AIR),
    cells(row + 1, 0, [['', ...numbers]], HEAD),
    cells(row + 2, 0, cellRows(numbers), HEAD),
    cells(
      row + 2,
      1,
      lines.map((line) => line.map((each) => each && cell(each))),
      BOX,
    ),
    ...lines.flatMap((line, index) =>
      runsOf(line.map((each) => each !== null && isBold(each, index + 1)))
        .filter(({ mark }) => mark)
        .map(({ from, count }) => over(area(row + 2 + index, 1 + from, 1, count), { bold: true })),
    ),
    ...numbers.map((no) => over(area(row + 1 + no, no), { fill: DIAGONAL })),
    tall(row + 1, n > FEW ? 13 : 18, n + 1),
    tall(row + 2 + n, AIR, 2),
  ]);
};

/** Two numbers whose sum is at most the last, two above it, and the last number with one of each half. */
const examplesOf = (n: number): readonly (readonly [number, number])[] => [
  [1, 2],
  [n / 2, n - 1],
  [1, n],
  [n - 1, n],
];

const examples = (
  n: number,
  widths: readonly number[],
  { texts, say }: HandoutWords,
  row: number,
): SheetDrawing =>
  joined(
    examplesOf(n).map(([one, other], index) => {
      const meet = meetOf(n, one, other);
      const answer = meet.ok ? say(texts.sumsAnswer, { ...meet.value }) : '';
      return joined([
        cells(row + 2 * index, 0, [[say(texts.sumsExamples, { one, other })]], { bold: true }),
        prose(row + 2 * index + 1, 0, lineColumns(widths), answer, { color: QUIET }),
      ]);
    }),
  );

/** The rounds and colours of a Berger table found by sums (“A round robin without tables”, method 2), step by step. */
export const bySums: Handout = {
  id: 'by-sums',
  name: TITLE,
  about: 'how to find the round and the colours of any game of a Berger table by adding two numbers',
  values: {
    systems: ['berger'],
    most: { players: 40, games: 1600 },
    make: (subject, speech) => {
      const { texts, say } = speech;
      const n = tableSize(subject.players.length);
      const width = Math.max(n + 1, 12);
      const values = { last: n, half: n / 2 };
      const pictures: readonly Picture[] = [
        { text: say(texts.sumsSteps.sums, values), cell: ({ sum }) => sum, isBold: () => false },
        { text: say(texts.sumsSteps.rounds, values), cell: ({ round }) => round, isBold: () => false },
        {
          text: say(texts.sumsSteps.colours, values),
          cell: ({ round }) => round,
          isBold: ({ white }, row) => white === row,
        },
      ];
      const height = n + 4;
      const starts = [...pictures, null].map((_, index) => FIRST + index * height);
      const odd = subject.players.length < n ? [say(texts.oddField, { last: n })] : [];
      const last = present(starts.at(-1));
      const widths = countTo(width).map(() => (n > MANY ? 3 : 5.5));
      return ok(
        drawnSheet(TITLE, subject, speech, {
          lines: [texts.roundTableLegend, ...odd],
          parts: [
            ...pictures.map((picture, index) => draw(n, widths, picture, entryAt(starts, index))),
            examples(n, widths, speech, last),
          ],
          widths,
          rows: last + 2 * examplesOf(n).length,
          paper: n > ON_ONE_PAGE ? starts : 'one',
        }),
      );
    },
  },
};
