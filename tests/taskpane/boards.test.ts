import type { Game, Player } from '../../src/core/model';
import { boardsOf, isMissing, isWaitedFor, resultOfKey, typedResult } from '../../src/taskpane/boards';

const player = (no: number, name: string, more: Partial<Player> = {}): Player => ({
  ...{ no, name, status: 'playing' },
  ...more,
});

const game = (no: number, white: number, black: number, more: Partial<Game> = {}): Game => ({
  ...{ no, round: 1, board: no, cycle: 1, white, black, outcome: null },
  ...more,
});

const four = {
  profile: 'chess',
  players: [
    player(1, 'Anna'),
    player(2, 'Bert'),
    player(3, 'Cora', { status: 'withdrawn' }),
    player(4, 'Dora'),
  ],
  games: [game(2, 2, 3), game(1, 1, 4, { outcome: '1-0' }), game(3, 4, 3, { round: 2, board: 1 })],
} as const;

describe('the boards of a round', () => {
  it('come in the order of their boards, White on the left', () => {
    const boards = boardsOf(four, 1, []);
    expect(boards.map(({ board, left, right, result }) => [board, left.name, right.name, result])).toEqual([
      [1, 'Anna', 'Dora', '1-0'],
      [2, 'Bert', 'Cora', null],
    ]);
    expect(boards.map(({ away }) => away?.name ?? null)).toEqual([null, 'Cora']);
    expect(boards.map(isWaitedFor)).toEqual([false, false]);
  });

  it('have Black on the left in Go, and a result is said from there', () => {
    const [first] = boardsOf({ ...four, profile: 'go' }, 1, []);
    expect([first!.left.name, first!.right.name, first!.result]).toEqual(['Dora', 'Anna', '0-1']);
    expect(typedResult('1-0', first!)).toBe('0-1');
    expect(typedResult('+-', first!)).toBe('-/+');
    expect(typedResult('1/2', first!)).toBe('½-½');
  });

  it('show what is on its way to the sheet in place of what stands there', () => {
    const shown = (typed: string) => {
      const [first] = boardsOf(four, 1, [{ game: 1, typed }]);
      return [first!.result, first!.saving];
    };
    expect(shown('½-½')).toEqual(['1/2', true]);
    expect(shown('postponed')).toEqual(['postponed', true]);
    expect(shown('')).toEqual([null, true]);
    expect(boardsOf(four, 1, [{ game: 2, typed: '1-0' }])[0]).toMatchObject({ result: '1-0', saving: false });
  });

  it('a game that was put off is missing, but keeps no round from being over', () => {
    const games = [game(1, 1, 4, { pending: 'postponed' }), game(2, 2, 4), game(3, 1, 2, { outcome: '--' })];
    const boards = boardsOf({ ...four, games }, 1, []);
    expect(boards.map(isMissing)).toEqual([true, true, false]);
    expect(boards.map(isWaitedFor)).toEqual([false, true, false]);
  });
});

describe('a key on a board', () => {
  it('says a result of the side on the left, clears it, or says nothing', () => {
    expect(['1', '0', '=', '½', '5', '+', '-'].map(resultOfKey)).toEqual([
      ...['1-0', '0-1', '1/2', '1/2', '1/2', '+-', '-+'],
    ]);
    expect(['Delete', 'Backspace'].map(resultOfKey)).toEqual([null, null]);
    expect(['2', 'a', 'Enter', 'toString'].map(resultOfKey)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
