import type { Format } from '../../model';

/** Fonts as wide as Excel's own where that is not installed. */
const FAMILY = "Carlito, 'Liberation Sans', Arial, sans-serif";
const PIXELS_PER_POINT = 4 / 3;

/** A cell's font as CSS writes it. */
export const fontOf = (format: Format): string => {
  const size = Number(format['font/size'] ?? 11) * PIXELS_PER_POINT;
  const name = String(format['font/name'] ?? 'Calibri').replaceAll(/["'\\]/g, '');
  const style = `${format['font/italic'] ? 'italic ' : ''}${format['font/bold'] ? 'bold ' : ''}`;
  return `${style}${size.toFixed(2)}px "${name}", ${FAMILY}`;
};

let canvas: CanvasRenderingContext2D | null = null;
const known = new Map<string, number>();
const MOST_KNOWN = 20_000;

/** The width of a text in pixels. */
export const widthOf = (text: string, font: string): number => {
  const key = `${font}\n${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * 7;
  canvas.font = font;
  const { width } = canvas.measureText(text);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, width);
  return width;
};

/** How many lines a wrapped text takes in so many pixels. */
export const linesIn = (text: string, font: string, width: number): number =>
  text.split('\n').reduce((sum, paragraph) => {
    let [lines, used] = [1, 0];
    for (const word of paragraph.split(/(?<=\s)/)) {
      const size = widthOf(word, font);
      if (used > 0 && used + widthOf(word.trimEnd(), font) > width) [lines, used] = [lines + 1, size];
      else used += size;
    }
    return sum + lines;
  }, 0);
