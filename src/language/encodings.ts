/** What encodings of texts are called, in English. */
export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 without its mark',
  'utf-16be': 'UTF-16 (big endian) without its mark',
  'windows-1250': 'Central European (windows-1250)',
  'windows-1251': 'Cyrillic (windows-1251)',
  'windows-1252': 'Western (windows-1252)',
  'windows-1253': 'Greek (windows-1253)',
  'windows-1254': 'Turkish (windows-1254)',
  'windows-1257': 'Baltic (windows-1257)',
  ibm437: 'Western of DOS (cp437)',
  ibm850: 'Western of DOS (cp850)',
  ibm852: 'Central European of DOS (cp852)',
  ibm866: 'Cyrillic of DOS (cp866)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'iso-8859-15': 'Western (ISO 8859-15)',
  'koi8-u': 'Cyrillic (KOI8)',
  macintosh: 'Western of the Mac (Mac Roman)',
} as const;

export type Encoding = keyof typeof ENCODINGS;

/** What follows the name of an encoding that was guessed from little, in English; `sample` is what was read by it. */
export const GUESSED = ', which is a guess: “{sample}”. If that is wrong, name the encoding (--encoding)';

/** The same where other names show what was read. */
export const SEEN = ': “{sample}”';

/** Bytes in a line of UTF-8 that are none, in English. */
export const MIXED = 'UTF-8, but this line has bytes of {name}: “{sample}”. Correct it if that is wrong';
