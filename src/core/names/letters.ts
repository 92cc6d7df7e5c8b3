/** What Windows has for the bytes from 128 on where Latin-1 has signs that steer; some readers of its code leave those. */
export const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The byte that a program took for a sign; for any other one that UTF-8 has nowhere. */
const byteOf = (sign: string): number => {
  const at = OF_WINDOWS.indexOf(sign);
  return at < 0 ? Math.min(sign.charCodeAt(0), 0xff) : at + 0x80;
};

/** What broken letters can have been. */
const LETTERS =
  /^[\u0000-\u017f\u01a1\u01b0\u0218-\u021b\u0386-\u0491\u05d0-\u064a\u1e80-\u203a€™\u3040-\ud7a3]+$/;

/** A capital before a word of its own, which no name has. */
const OUT_OF_CASE = /\p{Lu}\p{Lu}\p{Ll}/u;

const mendedOnce = (text: string): string => {
  try {
    const mended = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, byteOf));
    return LETTERS.test(mended) && !OUT_OF_CASE.test(mended) ? mended : text;
  } catch {
    return text;
  }
};

/**
 * A text as it was before its UTF-8 was taken for the code of Windows, once or, in a file that was saved again, twice: `Müller` for
 * `MÃ¼ller`. A text whose letters can be meant stays as it is.
 */
export const withoutBrokenLetters = (text: string): string => {
  if (/^[\u0000-\u007f]*$/.test(text)) return text;
  const mended = mendedOnce(mendedOnce(text));
  return /[\u0080-\u009f]/.test(mended) ? text : mended;
};
