/** FIDE's titles with the letters that TRF16 has for them. */
const LETTERS: Readonly<Record<string, string>> = {
  GM: 'g',
  IM: 'm',
  WGM: 'wg',
  FM: 'f',
  WIM: 'wm',
  CM: 'c',
  WFM: 'wf',
  WCM: 'wc',
};

/** As French files have them. */
const FRENCH: Readonly<Record<string, string>> = { gf: 'WGM', mf: 'WIM', ff: 'WFM', cf: 'WCM' };

const BY_LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(LETTERS).map(([title, letters]) => [letters, title])),
  ...FRENCH,
};

/** FIDE's title of what stands in a list or a file, in either spelling; `undefined` where it is none of them. */
export const titleOf = (typed: string): string | undefined => {
  const title = typed.trim().toUpperCase().replace(/^W\./, 'W').replace(/\.$/, '');
  return Object.hasOwn(LETTERS, title)
    ? title
    : Object.hasOwn(BY_LETTERS, title.toLowerCase())
      ? BY_LETTERS[title.toLowerCase()]
      : undefined;
};

/** What TRF16 has for a title of FIDE. */
export const titleLetters = (title: string): string => LETTERS[title] ?? '';
