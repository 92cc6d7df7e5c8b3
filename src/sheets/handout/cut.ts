import { area } from '../../grid/cell';
import { CUT_FILL } from '../look/style';
import { joined, over, tall, type SheetDrawing } from './drawing';

/** A line to cut along is a row or column so thin that its fill is a line, dark enough for a photocopier. */
const CUT = { fill: CUT_FILL } as const;
const HEIGHT = 1.5;
const MARGIN = 9;

/** The width of a column to cut along, in characters. */
export const CUT_WIDTH = 0.12;

/** A column to cut along, down so many rows. */
export const cutDown = (row: number, column: number, count: number): SheetDrawing =>
  over(area(row, column, count), CUT);

/** A row to cut along, over so many columns from the first. */
export const cutAcross = (row: number, columns: number): SheetDrawing =>
  joined([over(area(row, 0, 1, columns), CUT), tall(row, HEIGHT)]);

/** A row to cut along between two rows of margin; `row` is the upper margin. */
export const cutBetween = (row: number, columns: number): SheetDrawing =>
  joined([tall(row, MARGIN), cutAcross(row + 1, columns), tall(row + 2, MARGIN)]);
