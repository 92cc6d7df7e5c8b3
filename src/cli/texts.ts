import type { Problem } from '../core/problem';
import { ok, type Result } from '../core/result';
import { inUtf8 } from '../exchange/decode';
import type { Encoding } from '../language/encodings';
import { readBytes } from './files';

/** How text files are read: in the encoding that somebody named, found out if absent; and who is told of what was found. */
export interface TextReading {
  readonly encoding?: Encoding | undefined;
  readonly told: (found: Problem) => void;
}

/** The bytes of a file, of a text in UTF-8. Problems: `file-unreadable`. */
export const readText = async (file: string, reading?: TextReading): Promise<Result<Uint8Array>> => {
  const read = await readBytes(file);
  if (!read.ok) return read;
  const { bytes, warnings } = inUtf8(read.value, file, reading?.encoding);
  for (const each of warnings) reading?.told(each);
  return ok(bytes);
};
