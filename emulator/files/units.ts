/** Points of a pixel at 96 to the inch. */
const PIXEL = 0.75;
/** Pixels of a digit of the default font. */
const DIGIT = 7;

/** A column's width as files have it, in digits, of points (ECMA-376 18.3.1.13). */
export const fileWidth = (points: number): number => Math.trunc((points / PIXEL / DIGIT) * 256) / 256;

/** Points of a column's width in a file, whole pixels. */
export const widthPoints = (width: number): number => Math.round(width * DIGIT) * PIXEL;

export const POINTS_PER_INCH = 72;

/** Rounded to what people type, so that 0.7 inches there and back stay 0.7. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
