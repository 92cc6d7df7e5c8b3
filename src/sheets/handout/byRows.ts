import { entryAt, present } from '../../core/present';
import { fillRows, type HalfTable } from '../../core/pairing/construction/rows';
import { tableSize } from '../../core/pairing/system';
import { ok } from '../../core/result';
import { cellRows, countTo } from '../../grid/block';
import { area, type CellValue } from '../../grid/cell';
import { HEAD_FILL, LINE, FOUND_FILL } from '../look/style';
import { drawnSheet, type Handout, type HandoutWords } from './handout';
import { cells, joined, lineColumns, MANY, over, prose, tall, type SheetDrawing } from './drawing';
import { HEAD, NOTE, PART } from './styles';
import type { Subject } from './subject';

const TITLE = 'Table by rows';
const FIRST = 3;
/** The left side with its dash, and the right side. */
const PAIR = 2;
/** Points of a line: a picture with many of them stays on a page. */
const lineHeight = (lines: number): number => (lines > MANY ? 14 : 17);
const FRESH = { bold: true, fill: FOUND_FILL } as const;

interface Step {
  readonly text: string;
  readonly dashes: boolean;
  readonly table: HalfTable;
  readonly before: HalfTable | null;
}

const sidesOf = (table: HalfTable): readonly (readonly (number | null)[])[] =>
  table.map((row) => row.flatMap(({ left, right }) => [left, right]));

/** The cells that a step has filled. */
const freshOf = ({ table, before }: Step, row: number): readonly SheetDrawing[] => {
  if (before === null) return [];
  const [now, then] = [sidesOf(table), sidesOf(before)];
  return now.flatMap((line, round) =>
    line.flatMap((value, side) =>
      value !== null && entryAt(then, round)[side] === null ? [over(area(row + round, 1 + side), FRESH)] : [],
    ),
  );
};

const drawStep = (step: Step, widths: readonly number[], row: number): SheetDrawing => {
  const { text, dashes, table } = step;
  const lines = sidesOf(table).map((line) =>
    line.map((value, side): CellValue => (dashes && side % PAIR === 0 ? `${value ?? ''}–` : value)),
  );
  return joined([
    prose(row, 0, lineColumns(widths), text, PART),
    cells(row + 1, 0, cellRows(countTo(lines.length)), HEAD),
    cells(row + 1, 1, lines, { align: 'left', vertical: 'center' }),
    ...entryAt(table, 0).map((_, pair) =>
      over(area(row + 1, 1 + pair * PAIR, lines.length), { align: 'right' }),
    ),
    ...freshOf(step, row + 1),
    tall(row + 1, lineHeight(lines.length), lines.length),
  ]);
};

const stepsOf = (n: number, { texts, say }: HandoutWords): readonly Step[] => {
  const { last, ascending, descending } = fillRows(n);
  const blank = last.map((row) => row.map(() => ({ left: null, right: null })));
  const full = descending.map((row) => row.map(([left, right]) => ({ left, right })));
  const values = { boards: n / 2, last: n, most: n - 1, less: n - 2 };
  const step = (key: keyof typeof texts.rowsSteps, table: HalfTable, before: HalfTable | null): Step => ({
    text: say(texts.rowsSteps[key], values),
    dashes: key !== 'rounds',
    table,
    before,
  });
  return [
    step('rounds', blank, null),
    step('dashes', blank, null),
    step('last', last, blank),
    step('ascending', ascending, last),
    step('descending', full, ascending),
  ];
};

/** The table itself, as it comes out. */
const result = (subject: Subject, { texts }: HandoutWords, row: number): SheetDrawing => {
  const { descending } = fillRows(tableSize(subject.players.length));
  const boards = entryAt(descending, 0).length;
  return joined([
    cells(row, 0, [[texts.table]], PART),
    cells(row + 1, 0, [[texts.tableLegend]], NOTE),
    cells(row + 2, 0, cellRows(countTo(descending.length)), HEAD),
    ...countTo(boards).map((board) =>
      joined([
        ...descending.map((pairs, round) => ({
          ...cells(row + 2 + round, 1 + (board - 1) * PAIR, [[entryAt(pairs, board - 1).join('–')]], {
            align: 'center' as const,
            fill: HEAD_FILL,
          }),
          merges: [area(row + 2 + round, 1 + (board - 1) * PAIR, 1, PAIR)],
        })),
        over(area(row + 2, 1 + (board - 1) * PAIR, descending.length, PAIR), { grid: LINE }),
      ]),
    ),
    tall(row, 22),
    tall(row + 2, lineHeight(descending.length), descending.length),
  ]);
};

/** So wide is a sheet at least, in characters, that its sentences read well. */
const LEAST_WIDTH = 64;

/** A column more beside the pictures where they are narrow. */
const spare = (widths: readonly number[]): readonly number[] => {
  const missing = LEAST_WIDTH - widths.reduce((sum, width) => sum + width, 0);
  return missing > 0 ? [missing] : [];
};

/** A Berger table made by filling rows (“A round robin without tables”, method 1), a picture a step. */
export const byRows: Handout = {
  id: 'by-rows',
  name: TITLE,
  about: 'how to make a Berger table by filling rows, step by step',
  values: {
    systems: ['berger'],
    most: { players: 40, games: 1600 },
    make: (subject, speech) => {
      const { texts, say } = speech;
      const n = tableSize(subject.players.length);
      const steps = stepsOf(n, speech);
      const height = n + 1;
      const starts = [...steps, null].map((_, index) => FIRST + 1 + index * height);
      const odd = subject.players.length < n ? [say(texts.oddField, { last: n })] : [];
      const pairs = [4, ...countTo(n / 2).flatMap(() => (n > MANY ? [3.4, 2.6] : [6, 5]))];
      const widths = [...pairs, ...spare(pairs)];
      return ok(
        drawnSheet(TITLE, subject, speech, {
          parts: [
            ...[texts.rowsNote, ...odd].map((text, index) =>
              prose(1 + index, 0, lineColumns(widths), text, NOTE),
            ),
            ...steps.map((step, index) => drawStep(step, widths, entryAt(starts, index))),
            result(subject, speech, present(starts.at(-1))),
          ],
          widths,
          rows: present(starts.at(-1)) + height + 1,
          paper: starts,
        }),
      );
    },
  },
};
