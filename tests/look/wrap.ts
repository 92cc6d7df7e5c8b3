import { widthOf, type Font } from './calibri';

/** A wrapped text: how many lines it takes, and a word that is broken because it is wider than a line. */
export interface Wrapped {
  readonly lines: number;
  readonly broken: string | null;
}

/** Where lines may end: behind blanks and hyphens, and between signs of scripts without blanks. */
const PIECES =
  /[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]|[^\s\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60-]*-+|[^\s\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60-]+|\s+/gu;

const paragraph = (text: string, width: number, font: Font): Wrapped => {
  let [lines, used] = [1, 0];
  let broken: string | null = null;
  for (const [piece] of text.matchAll(PIECES)) {
    const own = widthOf(piece, font);
    if (piece.trim() === '') {
      used += own;
      continue;
    }
    if (own > width) broken ??= piece;
    if (used > 0 && used + own > width) [lines, used] = [lines + 1, 0];
    lines += Math.max(0, Math.ceil(own / width) - 1);
    used = own > width ? own % width : used + own;
  }
  return { lines, broken };
};

/** Breaks a text into lines of so many points as spreadsheets do. */
export const wrapped = (text: string, width: number, font: Font): Wrapped => {
  const all = text.split('\n').map((part) => paragraph(part, width, font));
  return {
    lines: all.reduce((sum, { lines }) => sum + lines, 0),
    broken: all.find(({ broken }) => broken !== null)?.broken ?? null,
  };
};
