/** The signs of ISO-8859-15 that stand elsewhere in Unicode; all others below 256 are the same in both. */
const LATIN_9: ReadonlyMap<string, number> = new Map([
  ['€', 0xa4],
  ['Š', 0xa6],
  ['š', 0xa8],
  ['Ž', 0xb4],
  ['ž', 0xb8],
  ['Œ', 0xbc],
  ['œ', 0xbd],
  ['Ÿ', 0xbe],
]);

const REPLACED: ReadonlySet<number> = new Set(LATIN_9.values());

/** What has no mark that could be taken away, as it is written in its stead. */
const SPELT: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ı', 'i'],
  ['’', "'"],
  ['‘', "'"],
  ['–', '-'],
  ['—', '-'],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['½', '1/2'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['æ', 'ae'],
  ['Æ', 'AE'],
  ['þ', 'th'],
  ['Þ', 'Th'],
  ['ð', 'd'],
]);

const withoutMarks = (sign: string): string =>
  SPELT.get(sign) ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');

/** A text in the letters of ASCII, as far as its own are such letters with marks; `?` for any other. */
export const inAscii = (text: string): string =>
  [...text]
    .map(withoutMarks)
    .join('')
    .replace(/[^\x20-\x7e]/gu, '?');

const latinByte = (sign: string): number | undefined => {
  const own = LATIN_9.get(sign);
  if (own !== undefined) return own;
  const code = sign.codePointAt(0) ?? 0;
  return code < 256 && !REPLACED.has(code) ? code : undefined;
};

/** A text in ISO-8859-15; letters that it does not have without their marks, else as `?`. */
export const inLatin9 = (text: string): Uint8Array =>
  new Uint8Array(
    [...text.normalize('NFC')].flatMap((sign) => {
      const byte = latinByte(sign);
      return byte === undefined ? [...inAscii(sign)].map((each) => each.charCodeAt(0)) : [byte];
    }),
  );
