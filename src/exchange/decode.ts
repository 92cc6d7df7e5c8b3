import { problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';

/** The longest file that is read, in bytes: no event has more to tell. */
export const MOST_BYTES = 10_000_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of bytes in an encoding that has a character for every one of them. */
const inCodePage = (bytes: Uint8Array, codePage: string): string => new TextDecoder(codePage).decode(bytes);

/** Control characters that no text has; tabs, line breaks, form feeds and the end mark of DOS may stand in one. */
const BINARY = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/;

const decoded = (bytes: Uint8Array, codePage: string): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return inCodePage(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return inCodePage(bytes, 'utf-16be');
  try {
    return utf8.decode(bytes);
  } catch {
    return inCodePage(bytes, codePage);
  }
};

/**
 * The text of a file: as its byte order mark says, else UTF-8, else of the code page, which is `windows-1252` unless the format has
 * another. Problems: `exchange-empty`, `exchange-too-large`, `exchange-not-text`.
 */
export const decode = (bytes: Uint8Array, file: string, codePage = 'windows-1252'): Result<string> => {
  if (bytes.length > MOST_BYTES)
    return fail(problem('exchange-too-large', { file }, { size: bytes.length, most: MOST_BYTES }));
  const text = decoded(bytes, codePage);
  if (BINARY.test(text)) return fail(problem('exchange-not-text', { file }));
  return text.trim() === '' ? fail(problem('exchange-empty', { file })) : ok(text);
};

/** The lines of a text, whichever way they end. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);
