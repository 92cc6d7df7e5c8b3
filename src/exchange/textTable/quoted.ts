/** A text is quoted no longer than this. */
const QUOTED = 80;

/** A line of a text as a message quotes it. */
export const quoted = (text: string): string =>
  text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text.replaceAll('\t', ' ');

/** Whether a line only rules off what stands above it. */
export const isRule = (text: string): boolean => /^[\s|+:=_.─═━*~\-‐-―−]*$/u.test(text);

/** Bold of Markdown, and signs that are escaped there, but for bars, which part cells. */
const [BOLD, ESCAPED] = [/\*\*(?=\S)([^*|]*[^*|\s])\*\*/g, /\\([\\`*_[\]<>~&#!@$+=.:-])/g];

/** A text as it stands in a line, without what only steers it or stresses it. */
export const shown = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(BOLD, '$1')
    .replace(ESCAPED, '$1')
    .trimEnd();
