import { randomBytes } from 'node:crypto';
import { localTime } from '../app/clock';
import type { Io } from './main';

const RANDOM_BYTES = 5;

/** What the system says where the environment does not, as on Windows. */
const systemLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;

/** The real outside: the terminal, the clock, the system's random numbers. */
export const processIo: Io = {
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
  time: () => localTime(new Date()),
  instant: () => new Date().toISOString(),
  locale: process.env['LC_ALL'] || process.env['LC_PAPER'] || process.env['LANG'] || systemLocale(),
  random: () => randomBytes(RANDOM_BYTES).toString('hex'),
};
