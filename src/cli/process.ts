import { randomBytes } from 'node:crypto';
import { localTime } from '../app/clock';
import type { Io } from './main';

const RANDOM_BYTES = 5;

/** The real outside: the terminal, the clock, the system's random numbers. */
export const processIo: Io = {
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
  time: () => localTime(new Date()),
  random: () => randomBytes(RANDOM_BYTES).toString('hex'),
};
