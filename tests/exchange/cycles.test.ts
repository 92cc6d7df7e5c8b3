import { cyclesShown } from '../../src/exchange/cycles';
import type { FoundEvent } from '../../src/exchange/format';

const players = (count: number): FoundEvent['players'] =>
  Array.from({ length: count }, (_, at) => ({ no: at + 1, name: `P${at}`, place: {} }));

/** `round white-black` of each game, players from 0. */
const event = (count: number, ...games: readonly string[]): FoundEvent => ({
  event: '',
  players: players(count),
  columns: [],
  games: games.map((text) => {
    const [round = 0, white = 0, black = 0] = text.split(/[ -]/).map(Number);
    return { white, black, coloursKnown: true, outcome: '1-0', round, place: {} };
  }),
  details: {},
});

const shown = (found: FoundEvent): unknown => {
  const cycles = cyclesShown(found, 'x.pgn');
  return cycles.ok
    ? cycles.value
    : cycles.problems.map(({ code, values }) => [code, values.round, values.needed]);
};

describe('how often all meet, where a file leaves it open', () => {
  it('a round above those of one cycle, in which somebody meets again, is of a second cycle', () => {
    expect(shown(event(4, '1 0-3', '1 1-2', '2 3-2', '7 3-0'))).toBe(2);
    expect(shown(event(4, '1 0-3', '4 3-0'))).toBe(2);
  });

  it('where nobody meets again, nobody knows', () => {
    expect(shown(event(4, '1 0-3', '1 1-2', '5 3-2'))).toEqual([['exchange-cycles-open', 5, 3]]);
    expect(shown(event(5, '1 0-3', '1 1-2', '6 3-2'))).toEqual([['exchange-cycles-open', 6, 5]]);
  });

  it('postponed games of a whole cycle are in no other one', () => {
    expect(shown(event(3, '1 0-1', '2 0-2', '9 1-2'))).toBeUndefined();
  });

  it('rounds of one cycle show nothing', () => {
    expect(shown(event(4, '1 0-3', '3 1-2'))).toBeUndefined();
    expect(shown({ ...event(4, '1 0-3', '5 1-2'), cycles: 3 })).toBe(3);
    expect(shown({ ...event(4, '1 0-3', '5 1-2'), rounds: 5 })).toBeUndefined();
  });
});
