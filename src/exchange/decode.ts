import { problem, type Problem } from '../core/problem';
import { withoutBrokenLetters } from '../core/names/letters';
import { andThen, fail, ok, type Result } from '../core/result';
import { quoted } from '../core/told';
import { ENCODING_NOTES, ENCODINGS, type Encoding } from '../language/files';
import { guesses } from './encoding/likeliest';
import { inPage } from './encoding/pages';

/** The longest file that is read, in bytes: no event has more to tell. */
export const MOST_BYTES = 10_000_000;

/** Control characters that no text has; tabs, line breaks, form feeds and the end mark of DOS may stand in one. */
const BINARY = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/;

/** The text of a file, and what is to be said of how it was read. */
interface Decoded {
  readonly text: string;
  readonly warnings: readonly Problem[];
}

const asUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Every second byte of a text in UTF-16 is 0, as long as its letters are those of ASCII for the most part. */
const withoutMark = (bytes: Uint8Array): Encoding | null => {
  const start = bytes.subarray(0, 4000);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const least = Math.max(1, start.length / 8);
  if (bytes.length % 2 === 1 || Math.max(even, odd) < least || Math.min(even, odd) * 8 > Math.max(even, odd))
    return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

const noteOf = (
  file: string,
  encoding: Encoding,
  note: (sample: string) => string,
  sample: string,
): Problem =>
  problem(
    'text-encoding',
    { file },
    {
      encoding,
      name: ENCODINGS[encoding],
      note: sample === '' ? '' : note(sample),
    },
  );

/** The first words with letters beyond ASCII, which show whether a text was read aright. */
const sampleOf = (text: string): string =>
  quoted(
    (text.match(/[^\s;,"\d]*[^\u0000-\u007f\s][^\s;,"\d]*(?:,? [^\s;,"\d]+)?/g) ?? []).slice(0, 2).join(', '),
  );

/** A line that is no UTF-8 among others with letters that are. */
interface Lines {
  readonly lines: readonly (readonly [from: number, to: number])[];
  readonly text: readonly (string | null)[];
}

const linesIn = (bytes: Uint8Array): Lines => {
  const lines: (readonly [number, number])[] = [];
  let from = 0;
  for (let at = 0; at <= bytes.length; at++)
    if (at === bytes.length || bytes[at] === 0x0a) {
      lines.push([from, Math.min(at + 1, bytes.length)]);
      from = at + 1;
    }
  return { lines, text: lines.map(([start, end]) => asUtf8(bytes.subarray(start, end))) };
};

const partly = (bytes: Uint8Array, page: Encoding): string => {
  let [text, at] = ['', 0];
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    const length = byte < 0x80 ? 1 : byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0;
    const whole = length === 0 ? null : asUtf8(bytes.subarray(at, at + length));
    const taken = whole === null ? 1 : length;
    text += whole ?? inPage(bytes.subarray(at, at + 1), page);
    at += taken;
  }
  return text;
};

/** UTF-8 with some bytes that are of another encoding, which are said with their line; `null` where more speaks against UTF-8. */
const mixed = (bytes: Uint8Array, file: string): Decoded | null => {
  const { lines, text } = linesIn(bytes);
  const good = text.filter((line) => line !== null && /[^\u0000-\u007f]/.test(line)).length;
  const wrong = lines.flatMap((line, at) => (text[at] === null ? [[...line, at + 1] as const] : []));
  const stray = wrong.map(([from, to]) => partly(bytes.subarray(from, to), 'windows-1252'));
  if (good === 0 || wrong.length > good) return null;
  const [page = 'windows-1252'] = guesses(
    Uint8Array.from(wrong.flatMap(([from, to]) => [...bytes.subarray(from, to)])),
  ).map((guess) => guess.page);
  const told = wrong.map(([from, to, line], at) => {
    const shown = stray[at] === undefined ? '' : quoted(partly(bytes.subarray(from, to), page).trim());
    const name = ENCODING_NOTES.mixed(ENCODINGS[page], shown);
    return problem('text-encoding', { file, line }, { encoding: page, name, note: '' });
  });
  const whole = text.map((line, at) => {
    const [from, to] = lines[at] ?? [0, 0];
    return line ?? partly(bytes.subarray(from, to), page);
  });
  return { text: whole.join(''), warnings: told };
};

/** So much likelier is what is not a guess, as the difference of two logarithms. */
const SURE = 1.5;

const guessed = (bytes: Uint8Array, file: string): Decoded => {
  const [best, next] = guesses(bytes);
  const page = best?.page ?? 'windows-1252';
  const text = inPage(bytes, page);
  const isSure = !best || !next || best.score - next.score > SURE;
  return {
    text,
    warnings: [noteOf(file, page, ENCODING_NOTES[isSure ? 'seen' : 'guessed'], sampleOf(text))],
  };
};

const decoded = (bytes: Uint8Array, file: string, encoding?: Encoding): Decoded => {
  if (encoding !== undefined) return { text: inPage(bytes, encoding).replace(/^\ufeff/, ''), warnings: [] };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: inPage(bytes, 'utf-16le'), warnings: [] };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: inPage(bytes, 'utf-16be'), warnings: [] };
  const wide = withoutMark(bytes);
  if (wide) {
    const text = inPage(bytes, wide);
    return { text, warnings: [noteOf(file, wide, ENCODING_NOTES.seen, sampleOf(text))] };
  }
  const text = asUtf8(bytes);
  if (text !== null) return { text, warnings: [] };
  return mixed(bytes, file) ?? guessed(bytes, file);
};

const checked = (bytes: Uint8Array, file: string, encoding?: Encoding): Result<Decoded> => {
  if (bytes.length > MOST_BYTES)
    return fail(problem('exchange-too-large', { file }, { size: bytes.length, most: MOST_BYTES }));
  const found = decoded(bytes, file, encoding);
  if (BINARY.test(found.text)) return fail(problem('exchange-not-text', { file }));
  return found.text.trim() === '' ? fail(problem('exchange-empty', { file })) : ok(found);
};

/**
 * The text of a file: as its byte order mark says, else UTF-8, else in the encoding in which its letters make sense. Problems:
 * `exchange-empty`, `exchange-too-large`, `exchange-not-text`.
 */
export const decode = (bytes: Uint8Array, file: string): Result<string> =>
  andThen(checked(bytes, file), ({ text }) => ok(text));

/** The part of a line that a program broke, and what it was. */
const brokenIn = (line: string): { readonly typed: string; readonly right: string } => {
  const typed =
    line.split(/[;"|\t\d]| {2}|,(?! )/).find((part) => withoutBrokenLetters(part) !== part) ?? line;
  return { typed: quoted(typed.trim()), right: quoted(withoutBrokenLetters(typed).trim()) };
};

/** A text with the letters that it had before a program broke them, each such line with `letters-broken`. */
const mended = ({ text, warnings }: Decoded, file: string): Decoded => {
  const lines = text.split('\n');
  const whole = lines.map(withoutBrokenLetters);
  const told = lines.flatMap((line, at) =>
    line === whole[at] ? [] : [problem('letters-broken', { file, line: at + 1 }, brokenIn(line))],
  );
  return { text: whole.join('\n'), warnings: [...warnings, ...told] };
};

/**
 * The bytes of a text file in UTF-8, and how they were read where that was not plain (`text-encoding`, `letters-broken`); in the `encoding` that
 * somebody names. What is no text stays as it is, for whoever reads it to say so.
 */
export const inUtf8 = (
  bytes: Uint8Array,
  file: string,
  encoding?: Encoding,
): { readonly bytes: Uint8Array; readonly warnings: readonly Problem[] } => {
  const read = checked(bytes, file, encoding);
  if (!read.ok) return { bytes, warnings: [] };
  const { text, warnings } = encoding === undefined ? mended(read.value, file) : read.value;
  return { bytes: new TextEncoder().encode(text), warnings };
};

/** The lines of a text, whichever way they end. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);
