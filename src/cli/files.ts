import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { problem, type Problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import { unknownProblem } from '../core/unknown';
import { inUtf8 } from '../exchange/decode';
import type { Encoding } from '../language/files';

/** The extension of a path in lower case, such as `.xlsx`. */
export const extensionOf = (path: string): string => extname(path).toLowerCase();

/** `format-unknown`: a path whose extension is none of the `known`. */
export const unknownFormat = (file: string, known: readonly string[]): Result<never> => {
  const typed = extensionOf(file) === '' ? basename(file) : extensionOf(file);
  return fail(unknownProblem('format-unknown', typed, known, { file }));
};

/** The bytes of a file, else `file-missing` with its whole path, or `file-unreadable`. */
export const readBytes = async (file: string): Promise<Result<Uint8Array>> => {
  try {
    return ok(await readFile(file));
  } catch {
    return fail(
      (await exists(file))
        ? problem('file-unreadable', { file })
        : problem('file-missing', { file }, { path: resolve(file) }),
    );
  }
};

/** The file itself behind links; a name that is not taken stands for itself. */
const identityOf = async (file: string): Promise<string> => {
  try {
    const { dev, ino } = await stat(file, { bigint: true });
    return ino === 0n ? await realpath(file) : `${dev}:${ino}`;
  } catch {
    return resolve(file);
  }
};

/** Whether there is anything under a name. */
export const exists = async (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Where a command writes. */
export interface Output {
  readonly out: string;
  /** Whether it may overwrite a file. */
  readonly force: boolean;
}

/** Whether a file may be written, by its name alone: `output-is-input`, `output-exists`. */
export const checkOutput = async ({ out, force }: Output, input?: string): Promise<Result<null>> => {
  if (input !== undefined && (await identityOf(out)) === (await identityOf(input)))
    return fail(problem('output-is-input', { file: out }));
  return !force && (await exists(out)) ? fail(problem('output-exists', { file: out })) : ok(null);
};

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
