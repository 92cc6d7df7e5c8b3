import {
  type Evening,
  type EveningField,
  eveningOf,
  type EveningRequest,
  type TimeControl,
} from '../../core/calendar/evening';
import { clockTime } from '../../core/calendar/dates';
import { andThen, ok, type Result, collectResults } from '../../core/result';
import { eveningWords, timeText } from '../../language/evening';
import { LANGUAGE, type Arguments, type Command } from '../command';
import { numberIn, numberOf, parseNumber } from '../values';

const DAY = 24 * 60;

/** An evening as JSON has it: times of day as they are typed, lengths in minutes. */
const eveningJson = ({ ends, ...evening }: Evening): object => ({
  ...evening,
  ends: { time: timeText(ends), days: Math.floor(ends / DAY) },
});

/** An evening in lines. */
const eveningText = (request: EveningRequest, evening: Evening): string => {
  const { facts, fit, after, instead } = eveningWords(request, evening, LANGUAGE);
  return [
    ...facts,
    ...[fit, after].flatMap((line) => line ?? []),
    ...instead.map(({ text }) => `  ${text}`),
  ].join('\n');
};

const TIME_OF_DAY = /^([01]?\d|2[0-3]):[0-5]\d$/;
const TIME_CONTROL = /^\d{1,4}(\+\d{1,4})?$/;

const controlOf = (typed: string): TimeControl => {
  const [minutes = 0, increment = 0] = typed.split('+').map(Number);
  return { minutes, increment };
};

const fieldOf = (given: Arguments): Result<EveningField> => {
  const first = given.text('members');
  if (first === undefined) return collectResults({ players: numberOf(given, 'players') });
  return collectResults({
    members: parseNumber(first, 'members'),
    opponents: parseNumber(given.text('opponents') ?? first, 'opponents'),
  });
};

/** Whether a tournament fits an evening, and if not, what would. */
export const evening: Command = {
  name: 'evening',
  operands: [],
  options: {
    players: { takes: 'N', required: true, unless: 'members' },
    members: { takes: 'N', excludes: ['players'] },
    opponents: { takes: 'N', goesWith: 'members' },
    cycles: { takes: 'K' },
    time: { takes: 'MINUTES+SECONDS', required: true, form: TIME_CONTROL },
    turn: { takes: 'MINUTES' },
    boards: { takes: 'N' },
    from: { takes: 'HH:MM', required: true, form: TIME_OF_DAY },
    to: { takes: 'HH:MM', form: TIME_OF_DAY },
  },
  run: async (given) => {
    const typed = collectResults({
      field: fieldOf(given),
      cycles: parseNumber(given.text('cycles') ?? '1', 'cycles'),
      turn: parseNumber(given.text('turn') ?? '5', 'turn'),
      boards: numberIn(given, 'boards'),
    });
    const to = given.text('to');
    return andThen(typed, (numbers) => {
      const request = {
        ...numbers,
        control: controlOf(given.required('time')),
        from: clockTime(given.required('from')) ?? 0,
        to: clockTime(to ?? '') ?? undefined,
      };
      return andThen(eveningOf(request), (found) =>
        ok({ text: () => eveningText(request, found), json: () => eveningJson(found) }),
      );
    });
  },
};
