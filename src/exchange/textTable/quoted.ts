/** A text is quoted no longer than this. */
const QUOTED = 80;

/** A line of a text as a message quotes it. */
export const quoted = (text: string): string =>
  text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text.replaceAll('\t', ' ');
