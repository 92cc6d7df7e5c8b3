/** What Windows has for the bytes from 128 on where Latin-1 has signs that steer; some readers of its code leave those. */
export const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const ALL_BYTES = Uint8Array.from({ length: 0x80 }, (_, at) => at + 0x80);
const LATIN_1 = Array.from(ALL_BYTES, (byte) => String.fromCharCode(byte)).join('');
const readAs = (page: string): string => new TextDecoder(page).decode(ALL_BYTES);

const bytesOf = (...pages: readonly string[]): ReadonlyMap<string, number> =>
  new Map(pages.flatMap((page) => [...page].map((sign, at) => [sign, at + 0x80] as const)));

/** The bytes of signs where programs take UTF-8 for something else: most often Windows in the west, then Windows in the east, then a Mac. */
const PAGES = [
  bytesOf(LATIN_1, OF_WINDOWS),
  bytesOf(LATIN_1.slice(0, 0x20), readAs('windows-1250')),
  bytesOf(readAs('macintosh')),
];

/** UTF-8 as its bytes, of one letter of Europe or Vietnam or of one sign beside letters; of other scripts, two letters at least. */
const SEQUENCES =
  /(?:[\u00ce-\u00d9][\u0080-\u00bf]){2,}|(?:[\u00e3-\u00ed][\u0080-\u00bf]{2}){2,}|[\u00c2-\u00c6\u00c8][\u0080-\u00bf]|\u00e1[\u00ba\u00bb][\u0080-\u00bf]|\u00e2[\u0080-\u0084][\u0080-\u00bf]/g;

/** What a broken letter can have been; else what stands there is meant. */
const SIGN =
  /^[\u0080-\u0155\u0158-\u017f\u01a1\u01b0\u0218-\u021b\u0386-\u064a\u1e80-\u1ef9\u2010-\u203a€™\u3040-\ud7a3]+$/;

/** A letter in a case that no word has at its place: small between capitals, a capital after a small letter, or before a word of its own. */
const isOutOfCase = (sign: string, before: string, after: string): boolean =>
  /\p{Lu}/u.test(sign)
    ? /\p{Ll}$/u.test(before) || /^\p{Lu}\p{Ll}/u.test(after)
    : /\p{Ll}/u.test(sign) && /\p{Lu}$/u.test(before) && /^\p{Lu}/u.test(after);

const mendedOnce = (text: string, bytes: ReadonlyMap<string, number>): string => {
  // A byte for each sign; what is none in this page becomes a sign that no sequence has.
  const raw = text.replace(/[^\u0000-\u007f]/g, (sign) => String.fromCharCode(bytes.get(sign) ?? 0xff));
  let [mended, from] = ['', 0];
  for (const { 0: found, index } of raw.matchAll(SEQUENCES)) {
    const sign = new TextDecoder().decode(Uint8Array.from(found, (each) => each.charCodeAt(0)));
    const end = index + found.length;
    const [before, after] = [text.slice(from, index), text.slice(end)];
    if (!SIGN.test(sign) || isOutOfCase(sign, before, after)) continue;
    mended += before + sign;
    from = end;
  }
  return mended + text.slice(from);
};

/** Twice is what happens to a file that is opened and saved again; more often is not worth a thought. */
const MOST_TIMES = 3;

/**
 * A text as it was before its UTF-8 was taken for another encoding, once or more often: `Müller` for `MÃ¼ller` or `M√ºller`. A text whose letters
 * can be meant stays as it is.
 */
export const withoutBrokenLetters = (text: string): string => {
  if (/^[\u0000-\u007f]*$/.test(text)) return text;
  const found = PAGES.map((bytes) => {
    let mended = text;
    for (let time = 0; time < MOST_TIMES; time++) mended = mendedOnce(mended, bytes);
    return mended;
  }).filter((mended) => !/[\u0080-\u009f]/.test(mended));
  // The more was mended, the shorter it is.
  return found.reduce((best, mended) => (mended.length < best.length ? mended : best), text);
};
