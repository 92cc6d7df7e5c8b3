import { lstat, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import { say } from '../language/language';
import { UNWRITABLE, type UnwritableReason } from '../language/files';
import { checkOutput, type Output } from './files';

const unwritable = (
  file: string,
  reason: UnwritableReason,
  values: Readonly<Record<string, string>> = {},
): Result<never> =>
  fail(problem('output-unwritable', { file }, { reason, why: say(UNWRITABLE[reason], 'en', values) }));

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

type Held = 'writing' | 'lock-left' | 'stale';

const stateOf = (held: string): Held => {
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
    const held = await readFile(lock, 'utf8').catch(() => '');
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

/** The same for several files: all of them are held before the work begins. */
export const whileAllHeld = <T>(
  outputs: readonly Output[],
  input: string,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  const [first, ...more] = outputs;
  return first ? whileHeld(first, input, () => whileAllHeld(more, input, work)) : work();
};
