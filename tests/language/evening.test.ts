import { clockTime } from '../../src/core/calendar/dates';
import { eveningOf, type EveningRequest } from '../../src/core/calendar/evening';
import { eveningWords } from '../../src/language/evening';
import { valueOf } from '../results';

const at = (typed: string): number => clockTime(typed)!;

/** What is said of an evening, line by line. */
const said = (
  field: EveningRequest['field'],
  minutes: number,
  increment: number,
  from: string,
  to?: string,
  more: Partial<EveningRequest> = {},
): readonly string[] => {
  const control = { minutes, increment };
  const times = { from: at(from), to: to === undefined ? undefined : at(to) };
  const request = { field, cycles: 1, control, turn: 5, ...times, ...more };
  const { facts, fit, after, instead } = eveningWords(request, valueOf(eveningOf(request)), 'chess');
  return [...facts, fit, after, ...instead.map(({ text }) => text)].filter((line) => line !== null);
};

const TWELVE = { players: 12 };
const FOUR = { players: 4 };
const TWO_BOARDS = said({ players: 8 }, 10, 5, '19:00', '23:00', { boards: 2 });

describe('an evening in words', () => {
  it.each<[what: string, told: readonly string[], lines: readonly string[]]>([
    [
      'that is too short, with what would fit instead',
      said(TWELVE, 10, 5, '19:00', '22:30', { boards: 6 }),
      [
        '12 players: 66 games in 11 rounds.',
        'You need 6 boards and 6 clocks.',
        'A game at 10+5 (10 min and 5 s per move) takes up to 30 min for 60 moves.',
        'If you start at 19:00 and leave 5 min between rounds, you finish by 01:20 the next day.',
        'It does not fit. You have 3 h 30 min until 22:30; you need 2 h 50 min more.',
        'What would fit instead:',
        '3+2, the longest usual time control that fits',
        '2+5, keeping 5 s per move',
        '2 sections of up to 6 players',
        '2 evenings like this',
      ],
    ],
    [
      'with fewer boards than a round has games',
      TWO_BOARDS.slice(1, 2),
      ['With 2 boards and 2 clocks instead of 4, it takes 14 rounds.'],
    ],
    [
      'that more boards would make long enough',
      TWO_BOARDS.slice(-3),
      ['at most 5 players', '4 boards', '2 evenings like this'],
    ],
    [
      'of two teams that meet twice, without an end',
      said({ members: 8, opponents: 5 }, 15, 0, '9:00', undefined, { cycles: 2, turn: 10 }),
      [
        'Two teams, 8 against 5, each pair twice: 80 games in 16 rounds.',
        'You need 5 boards and 5 clocks.',
        'A game at 15+0 takes up to 30 min.',
        'If you start at 09:00 and leave 10 min between rounds, you finish by 19:30.',
      ],
    ],
    [
      'of two teams that is too short',
      said({ members: 8, opponents: 5 }, 10, 5, '19:00', '23:40', { cycles: 2 }).slice(-3),
      ['each pair meets once', 'at most 4 players per team', '2 evenings like this'],
    ],
    [
      'with time for longer games',
      said(FOUR, 10, 5, '19:00', '22:00').slice(3),
      [
        'If you start at 19:00 and leave 5 min between rounds, you finish by 20:40.',
        'It fits, with 1 h 20 min to spare.',
        'You could even play 15+10.',
      ],
    ],
    [
      'that is just long enough',
      said(FOUR, 10, 5, '19:00', '20:40').slice(4),
      ['It fits, with no time to spare.'],
    ],
    [
      'in which nothing fits',
      said(FOUR, 10, 5, '19:00', '19:05').slice(4),
      [
        'It does not fit. You have 5 min until 19:05; you need 1 h 35 min more.',
        'No usual time control fits.',
      ],
    ],
    [
      'that goes on for days',
      said(TWELVE, 90, 30, '10:00').slice(3),
      ['If you start at 10:00 and leave 5 min between rounds, you finish by 06:50, 2 days later.'],
    ],
  ])('%s', (_, told, lines) => {
    expect(told).toEqual(lines);
  });
});
