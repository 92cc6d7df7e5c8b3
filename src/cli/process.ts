import { randomBytes } from 'node:crypto';
import type { Io } from './main';

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment by the local clock, such as `2026-11-20 09:00`. */
export const localTime = (now: Date): string => {
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day} ${two(now.getHours())}:${two(now.getMinutes())}`;
};

const RANDOM_BYTES = 5;

/** The real outside: the terminal, the clock, the system's random numbers. */
export const processIo: Io = {
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
  time: () => localTime(new Date()),
  random: () => randomBytes(RANDOM_BYTES).toString('hex'),
};
