import { bergerRound } from '../../../src/core/pairing/berger';
import { crenshaw } from '../../../src/core/pairing/crenshaw';
import type { PairingSystem } from '../../../src/core/pairing/system';
import bergerTables from '../../fixtures/pairings/berger.json';
import crenshawTables from '../../fixtures/pairings/crenshaw.json';
import { pairedBy, pairsOf, range, scheduled } from './field';

const sizes = (tables: object): number[] => Object.keys(tables).map(Number);
const table = (n: number, round: PairingSystem['round']): unknown[] =>
  range(1, n - 1).map((r) => pairedBy(round, n, r));

describe('FIDE C.05 Annex 1, Berger tables', () => {
  it.each(sizes(bergerTables.tables))('%i players: pairs, colours, boards and rounds as printed', (n) => {
    expect(table(n, bergerRound)).toEqual(bergerTables.tables[`${n}` as keyof typeof bergerTables.tables]);
  });

  it('covers the printed sizes 4 to 16', () => {
    expect(sizes(bergerTables.tables)).toEqual([4, 6, 8, 10, 12, 14, 16]);
  });

  it('5 or 6 players, written out', () => {
    expect(scheduled('berger', 6).rounds.map(pairsOf)).toEqual([
      ['1-6', '2-5', '3-4'],
      ['6-4', '5-3', '1-2'],
      ['2-6', '3-1', '4-5'],
      ['6-5', '1-4', '2-3'],
      ['3-6', '4-2', '5-1'],
    ]);
    expect(scheduled('berger', 5).rounds.map((round) => [...pairsOf(round), round.bye])).toEqual([
      ['2-5', '3-4', 1],
      ['5-3', '1-2', 4],
      ['3-1', '4-5', 2],
      ['1-4', '2-3', 5],
      ['4-2', '5-1', 3],
    ]);
  });
});

describe('US Chess chapter 12, Crenshaw-Berger tables', () => {
  it.each(sizes(crenshawTables.tables))('%i players: pairs, colours, boards and rounds as printed', (n) => {
    expect(table(n, crenshaw.round)).toEqual(
      crenshawTables.tables[`${n}` as keyof typeof crenshawTables.tables],
    );
  });

  it('covers the sizes 4 to 10', () => {
    expect(sizes(crenshawTables.tables)).toEqual([4, 6, 8, 10]);
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
    for (const n of range(8, 24, 2)) expect(roundOfOneAndTwo(n)).toBe(n - 2);
  });

  it('8 players and more: the Berger table backwards, colours and boards unchanged', () => {
    for (const n of range(8, 60, 2))
      expect(table(n, crenshaw.round)).toEqual(table(n, bergerRound).reverse());
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
