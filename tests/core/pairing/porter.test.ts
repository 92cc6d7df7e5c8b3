/** @sweep */
import { coloursOf } from '../../../src/core/pairing/colours';
import tables from '../../fixtures/pairings/porter.json';
import { evenest, evennessOf } from './faults';
import {
  coloursIn,
  meetings,
  range,
  repeatsIn,
  scheduled,
  scheduledWith,
  sizes,
  swap,
  tableOf,
  textOf,
} from './field';

/** Porter's own rules for one player of a field: their opponents and colours round by round, ghosts left out. */
const scoreSheet = (players: number, own: number): string[] => {
  const n = players + (players % 2);
  const found: string[] = [];
  const whiteAgainst = (opponent: number): boolean => {
    if (opponent === n) return own <= n / 2;
    if (own === n) return opponent > n / 2;
    return own % 2 === opponent % 2 ? own < opponent : own > opponent;
  };
  let opponent = own === n ? 1 : (n + 1 - own) % (n - 1) || n - 1;
  for (const round of range(1, n - 1)) {
    const met =
      own === n ? (round % 2 === 1 ? (round + 1) / 2 : (round + n) / 2) : opponent === own ? n : opponent;
    if (met <= players && own <= players)
      found.push(`${round}: ${whiteAgainst(met) ? `${own}-${met}` : `${met}-${own}`}`);
    else found.push(`${round}: ${own}`);
    opponent = opponent === n - 1 ? 1 : opponent + 1;
  }
  return found;
};

const boardsOf = (n: number, no: number): number[] =>
  scheduledWith('porter', n, { boardOrder: 'internal' }).rounds.map(
    ({ games }) => games.find(({ white, black }) => white === no || black === no)!.board,
  );

describe('Porter', () => {
  it.each(Object.keys(tables.sequential).map(Number))('%i players: both published orders of boards', (n) => {
    const key = `${n}` as keyof typeof tables.sequential;
    expect(tableOf(scheduled('porter', n))).toEqual(textOf(tables.sequential[key]));
    expect(tableOf(scheduledWith('porter', n, { boardOrder: 'internal' }))).toEqual(
      textOf(tables.internal[key]),
    );
  });

  it('6 players: only the last number has the colours of Berger', () => {
    expect(tableOf(scheduled('porter', 6))).toEqual([
      ['1-6', '5-2', '4-3'],
      ['6-4', '3-5', '2-1'],
      ['2-6', '1-3', '5-4'],
      ['6-5', '4-1', '3-2'],
      ['3-6', '2-4', '1-5'],
    ]);
  });

  it('12 players, round 1, in both orders', () => {
    expect(tableOf(scheduled('porter', 12))[0]).toEqual(['1-12', '11-2', '10-3', '9-4', '8-5', '7-6']);
    expect(tableOf(scheduledWith('porter', 12, { boardOrder: 'internal' }))[0]).toEqual([
      '1-12',
      '7-6',
      '11-2',
      '8-5',
      '10-3',
      '9-4',
    ]);
  });

  it('is Berger with the colours turned on every board but that of the last number', () => {
    for (const n of sizes(4, 60, 2)) {
      const turned = tableOf(scheduled('berger', n)).map(([first, ...others]) => [
        first,
        ...others.map(swap),
      ]);
      expect(tableOf(scheduled('porter', n))).toEqual(turned);
    }
  });

  it('gives everyone the opponents and colours that their rules for single players give, for 3 to 60', () => {
    for (const players of sizes(3, 60))
      expect(new Set(range(1, players).flatMap((own) => scoreSheet(players, own)))).toEqual(
        meetings(scheduled('porter', players)),
      );
  });

  it('fewest moves: the table, backwards in even rounds', () => {
    for (const n of sizes(4, 60, 2))
      expect(tableOf(scheduledWith('porter', n, { boardOrder: 'min-moves' }))).toEqual(
        tableOf(scheduled('porter', n)).map((round, index) =>
          index % 2 === 1 ? [...round].reverse() : round,
        ),
      );
  });

  it('on the internal boards nobody moves by more than one board', () => {
    for (const n of sizes(4, 24, 2))
      for (const no of range(1, n)) {
        const boards = boardsOf(n, no);
        const steps = boards.slice(1).map((board, index) => Math.abs(board - boards[index]!));
        expect([n, no, Math.max(...steps) <= 1]).toEqual([n, no, true]);
      }
  });

  it('nobody begins with one colour twice; n/2 and n-1 end so', () => {
    for (const n of sizes(4, 60, 2)) {
      const schedule = scheduled('porter', n);
      const twice = (colours: string): boolean => colours === 'WW' || colours === 'BB';
      expect(range(1, n).filter((no) => twice(coloursIn(schedule, no).slice(0, 2)))).toEqual([]);
      expect(range(1, n).filter((no) => twice(coloursIn(schedule, no).slice(-2)))).toEqual([n / 2, n - 1]);
      expect(Math.max(...range(1, n).map((no) => repeatsIn(schedule, no)))).toBe(1);
    }
  });

  it('doubled, n/2 and n-1 have three running, with the last two rounds exchanged or not', () => {
    for (const n of sizes(4, 24, 2)) {
      expect(coloursOf(scheduled('porter', n, 2)).threeRunning).toEqual([n / 2, n - 1]);
      expect(coloursOf(scheduled('porter', n, 2, true)).threeRunning).not.toEqual([]);
    }
  });

  it('3 to 100 players: complete, colours level but for one game, longest run two, perfect in odd fields', () => {
    for (const players of sizes(3, 100))
      expect(evennessOf(scheduled('porter', players))).toEqual(evenest(players));
  });
});
