import { readFile, realpath, stat, lstat, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, resolve, dirname, join } from 'node:path';
import { problem, type Problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import { unknownProblem } from '../core/names/meant';
import { inUtf8 } from '../exchange/decode';
import { type Encoding, UNWRITABLE, type UnwritableReason } from '../language/files';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { say } from '../language/language';

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
const exists = async (file: string): Promise<boolean> =>
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

const unwritable = (
  file: string,
  reason: UnwritableReason,
  values: Readonly<Record<string, string>> = {},
): Result<never> =>
  fail(problem('output-unwritable', { file }, { reason, why: say(UNWRITABLE[reason], values) }));

const REASONS: Readonly<Record<string, UnwritableReason>> = {
  EISDIR: 'folder',
  ENOENT: 'no-folder',
  ENOTDIR: 'no-folder',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'read-only',
  EBUSY: 'open',
  ETXTBSY: 'open',
  ENAMETOOLONG: 'name-long',
};

/** Windows has these two for a file that another program holds open, once its folder has let us write beside it. */
const OPEN_ELSEWHERE: readonly string[] = ['EPERM', 'EACCES'];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What the system says against writing a file, as a problem: `output-unwritable`, with its `reason`. */
export const refused = (file: string, error: unknown, isRenaming = false): Result<never> => {
  const code = codeOf(error);
  if (isRenaming && OPEN_ELSEWHERE.includes(code)) return unwritable(file, 'open');
  const detail = code === '' ? String(error) : code;
  return unwritable(file, REASONS[code] ?? 'unknown', { detail });
};

/** Whether what has the name already is a file, which alone can be overwritten. */
const checkPlain = async (file: string): Promise<Result<null>> => {
  const found = await lstat(file).catch(() => null);
  if (found === null || found.isFile()) return ok(null);
  if (found.isSymbolicLink()) return unwritable(file, 'link');
  return unwritable(file, found.isDirectory() ? 'folder' : 'special');
};

/**
 * Writes a file whole or not at all: to a new file beside it, which then takes its name. `unique` makes that file's name.
 * Problems: `output-unwritable`.
 */
export const writeWhole = async (
  out: string,
  bytes: Uint8Array | string,
  unique: string,
): Promise<Result<null>> => {
  const beside = join(dirname(out), `.${basename(out)}.${unique}.tmp`);
  let isWritten = false;
  try {
    await writeFile(beside, bytes, { flag: 'wx', flush: true });
    isWritten = true;
    await rename(beside, out);
    return ok(null);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    return refused(out, error, isWritten);
  }
};

const lockOf = (out: string): string => join(dirname(out), `.${basename(out)}.lock`);

/** Who holds a file: a process of a computer. */
const holder = (): string => `${process.pid} ${hostname()}`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
};

type LockState = 'writing' | 'lock-left' | 'stale';

/** Milliseconds after which a mark that says nothing is looked at again, and how often. */
const MOMENT = 20;
const MOMENTS = 10;

/** What a mark says: one that was made just now says nothing for a moment. `null` where it is gone already. */
const markIn = async (lock: string, moments = MOMENTS): Promise<string | null> => {
  const held = await readFile(lock, 'utf8').catch(() => null);
  if (held !== '' || moments === 0) return held;
  await setTimeout(MOMENT);
  return markIn(lock, moments - 1);
};

const stateOf = (held: string): LockState => {
  const [, pid, host] = /^(\d{1,10}) (.+)$/.exec(held.trim()) ?? [];
  if (pid === undefined || host !== hostname()) return 'lock-left';
  return isAlive(Number(pid)) ? 'writing' : 'stale';
};

/** Puts a mark of a dead process away; `false` where somebody else did, whose own mark then stays. */
const putAway = async (lock: string, held: string): Promise<boolean> => {
  const away = `${lock}.${process.pid}`;
  try {
    await rename(lock, away);
    const isStale = (await readFile(away, 'utf8')) === held;
    await (isStale ? rm(away) : rename(away, lock));
    return isStale;
  } catch {
    return false;
  }
};

const locked = async (out: string, mayTakeOver = true): Promise<Result<null>> => {
  const lock = lockOf(out);
  try {
    await writeFile(lock, holder(), { flag: 'wx' });
    return ok(null);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') return refused(out, error);
    const held = await markIn(lock);
    // Whoever held it has just finished.
    if (held === null) return unwritable(out, 'writing');
    const state = stateOf(held);
    if (state !== 'stale') return unwritable(out, state, { lock });
    const isFree = mayTakeOver && (await putAway(lock, held));
    return isFree ? locked(out, false) : unwritable(out, 'writing');
  }
};

/**
 * Does the work that ends with writing a file, while no other command can: a mark beside the file says so from before
 * anything is read until the file has its name. A mark of a process that is gone is put away. Problems: those of `checkOutput`
 * and of the work, `output-unwritable`.
 */
export const whileHeld = async <T>(
  output: Output,
  input: string | undefined,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  const another = await checkOutput({ ...output, force: true }, input);
  if (!another.ok) return another;
  const plain = await checkPlain(output.out);
  if (!plain.ok) return plain;
  const mine = await locked(output.out);
  if (!mine.ok) return mine;
  try {
    const free = await checkOutput(output);
    return free.ok ? await work() : free;
  } finally {
    await rm(lockOf(output.out), { force: true }).catch(() => undefined);
  }
};

/** Works while several files are held; all of them are held before the work begins. */
export const whileAllHeld = <T>(
  outputs: readonly Output[],
  input: string,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  const [first, ...more] = outputs;
  return first ? whileHeld(first, input, () => whileAllHeld(more, input, work)) : work();
};
