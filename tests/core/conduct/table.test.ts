import { reversalTable, tableWithdrawal } from '../../../src/core/conduct/table';
import { valueOf } from './played';

const reversed = (games: readonly { round: number; white: number; black: number }[]): string =>
  games.map(({ round, white, black }) => `${round}: ${white}-${black}`).join(', ');
const left = (players: number, number: number, after: number, played?: number) => {
  const {
    progress,
    status,
    reversed: games,
  } = valueOf(tableWithdrawal({ system: 'crenshaw', players, number, after, played }));
  return `${progress.completed} of ${progress.scheduled}, ${status}; ${reversed(games)}`;
};

describe('a number that leaves a table', () => {
  it.each([
    ['before half: two games of the last round', left(8, 1, 3), '3 of 7, annulled; 7: 7-2, 7: 5-4'],
    ['from half on colours stay', left(8, 1, 4), '4 of 7, withdrawn; '],
    ['games completed are counted, not rounds', left(8, 1, 4, 3), '3 of 7, annulled; 7: 7-2, 7: 5-4'],
    ['in an odd field colours stay', left(9, 1, 2), '2 of 8, annulled; '],
    ['before the first round', left(8, 8, 0), '0 of 7, annulled; '],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });
});

describe('the reversal table', () => {
  it('of 8 players is for fewer than 4 games, of 6 for fewer than 3, a row a number', () => {
    const eight = valueOf(reversalTable('crenshaw', 8));
    expect([eight.system, eight.players, eight.before]).toEqual(['crenshaw', 8, 4]);
    expect(
      eight.rows.map(({ number, reversed: games }) => `${number} ${reversed(games)}`).slice(0, 2),
    ).toEqual(['1 7: 7-2, 7: 5-4', '2 7: 6-3']);
    expect(valueOf(reversalTable('crenshaw', 6)).before).toBe(3);
    expect(eight.rows).toHaveLength(8);
  });

  it('of an odd field is empty', () => {
    expect(valueOf(reversalTable('crenshaw', 7))).toEqual({
      system: 'crenshaw',
      players: 7,
      before: 3,
      rows: [],
    });
  });
});
