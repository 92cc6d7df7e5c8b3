/** @sweep */
import { bergerRound } from '../../../src/core/pairing/berger';
import { coloursOf } from '../../../src/core/pairing/colours';
import { crenshaw } from '../../../src/core/pairing/crenshaw';
import printed from '../../fixtures/pairings/crenshaw.json';
import { sampled } from '../../sample';
import { faults, worstBalance } from './faults';
import { pairedBy, pairsOf, range, scheduled, scheduledWith, sizes, tableOf, wholeTable } from './field';

const SIZES = Object.keys(printed.tables).map(Number);

describe('US Chess chapter 12, Crenshaw-Berger tables', () => {
  it.each(SIZES)('%i players: pairs, colours, boards and rounds as printed', (n) => {
    expect(wholeTable(crenshaw.round, n)).toEqual(printed.tables[`${n}` as keyof typeof printed.tables]);
  });

  it('covers the sizes 4 to 10', () => {
    expect(SIZES).toEqual([4, 6, 8, 10]);
  });

  it('rule 30G: a quad plays 1-4 2-3, then 3-1 4-2, then 1-2 3-4', () => {
    expect(scheduled('crenshaw', 4).rounds.map(pairsOf)).toEqual([
      ['1-4', '2-3'],
      ['3-1', '4-2'],
      ['1-2', '3-4'],
    ]);
  });

  it('rule 29L: with 6 players 1 and 2 meet in round 1, with 8 or more in the last but one', () => {
    const roundOfOneAndTwo = (n: number): number =>
      range(1, n - 1).find((r) =>
        pairedBy(crenshaw.round, n, r).some(([white, black]) => white + black === 3),
      )!;
    expect(roundOfOneAndTwo(6)).toBe(1);
    for (const n of sizes(8, 24, 2)) expect(roundOfOneAndTwo(n)).toBe(n - 2);
  });

  it('8 players and more: the Berger table backwards, colours and boards unchanged', () => {
    for (const n of sizes(8, 60, 2))
      expect(wholeTable(crenshaw.round, n)).toEqual([...wholeTable(bergerRound, n)].reverse());
  });

  it('the misprints of the rulebook are right here', () => {
    const round = (n: number, r: number): string[] =>
      pairedBy(crenshaw.round, n, r).map(([white, black]) => `${white}-${black}`);
    expect(round(14, 1)[0]).toBe('7-14');
    expect(round(22, 18).at(-2)).toBe('1-4');
    expect(round(24, 21).slice(-4)).toEqual(['10-17', '11-16', '12-15', '13-14']);
    expect(round(24, 22).at(-2)).toBe('23-3');
    expect(round(24, 23).slice(-3)).toEqual(['10-15', '11-14', '12-13']);
  });

  it('the boards of 3 players are numbered from 1 where the bye is not on board 1', () => {
    expect(scheduled('crenshaw', 3).rounds).toEqual([
      { round: 1, cycle: 1, games: [{ board: 1, white: 2, black: 3 }], bye: 1 },
      { round: 2, cycle: 1, games: [{ board: 1, white: 3, black: 1 }], bye: 2 },
      { round: 3, cycle: 1, games: [{ board: 1, white: 1, black: 2 }], bye: 3 },
    ]);
  });
});

describe('4 and 6 players by the rule, as the tables of 8 and more are made', () => {
  it('4 players: Berger backwards, 1 and 2 last', () => {
    expect(tableOf(scheduledWith('crenshaw', 4, { tables: 'made' }))).toEqual([
      ['2-4', '3-1'],
      ['4-3', '1-2'],
      ['1-4', '2-3'],
    ]);
  });
});

describe('a single Crenshaw round robin of 3 to 200 players', () => {
  it('each two meet once, everyone plays one game a round, each has the bye once in an odd field', () => {
    for (const players of sampled(range(3, 200), 11))
      expect([players, faults(scheduled('crenshaw', players))]).toEqual([players, []]);
  });

  it('White and Black differ by one at most, by nothing in an odd field; nobody has three running', () => {
    for (const players of sampled(range(3, 200), 11)) {
      const colours = coloursOf(scheduled('crenshaw', players));
      const expected = [players, 1 - (players % 2), []];
      expect([players, worstBalance(colours), colours.threeRunning]).toEqual(expected);
    }
  });
});

describe('a double Crenshaw round robin', () => {
  it('doubled, 1 and n/2+1 have three running from 8 players on, with the last two rounds exchanged or not', () => {
    for (const n of sizes(8, 24, 2)) {
      expect(coloursOf(scheduled('crenshaw', n, 2, false)).threeRunning).toEqual([1, n / 2 + 1]);
      expect(coloursOf(scheduled('crenshaw', n, 2, true)).threeRunning).not.toEqual([]);
    }
  });
});
