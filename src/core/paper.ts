import { entryAt } from './present';

/** Paper sizes. */
export type PaperFormat = 'A4' | 'Letter';

/** A4 first: it is the default. */
export const PAPER_FORMATS: readonly PaperFormat[] = ['A4', 'Letter'];

/** Countries that print on Letter (Unicode CLDR, supplemental data, `paperSize`). */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The paper of a locale's country, written as `en-US`, `es_MX.UTF-8` or `zh-Hant-TW`; A4 where it names none. */
export const paperOf = (locale: string): PaperFormat => {
  const [, ...parts] = entryAt(locale.split(/[.@]/), 0).split(/[-_]/);
  const country = parts.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase();
  return country !== undefined && LETTER_COUNTRIES.has(country) ? 'Letter' : 'A4';
};

/** The typed format, in capitals or not; `undefined` for anything else. */
export const parsePaper = (typed: string): PaperFormat | undefined =>
  PAPER_FORMATS.find((format) => format.toLowerCase() === typed.trim().toLowerCase());
