import type { Evening, EveningRequest } from '../core/evening';
import { eveningWords, timeText } from '../language/eveningText';

const DAY = 24 * 60;

/** An evening as JSON has it: times of day as they are typed, lengths in minutes. */
export const eveningJson = ({ ends, ...evening }: Evening): object => ({
  ...evening,
  ends: { time: timeText(ends), days: Math.floor(ends / DAY) },
});

/** An evening in lines. */
export const eveningText = (request: EveningRequest, evening: Evening, language: string): string => {
  const { facts, fit, after, instead } = eveningWords(request, evening, language);
  return [
    ...facts,
    ...[fit, after].flatMap((line) => line ?? []),
    ...instead.map((line) => `  ${line}`),
  ].join('\n');
};
