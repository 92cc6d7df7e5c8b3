/** @sweep */
import { bergerRound } from '../../../src/core/pairing/berger';
import { coloursOf } from '../../../src/core/pairing/colours';
import printed from '../../fixtures/pairings/berger.json';
import doubles from '../../fixtures/pairings/double_rr.json';
import { sampled } from '../../sample';
import { crossTable, crossTableText, halfRotation } from './constructions';
import { faults, worstBalance } from './faults';
import { meetings, pairsOf, range, scheduled, sizes, swap, wholeTable } from './field';

const SIZES = Object.keys(printed.tables).map(Number);

describe('FIDE C.05 Annex 1, Berger tables', () => {
  it.each(SIZES)('%i players: pairs, colours, boards and rounds as printed', (n) => {
    expect(wholeTable(bergerRound, n)).toEqual(printed.tables[`${n}` as keyof typeof printed.tables]);
  });

  it('covers the printed sizes 4 to 16', () => {
    expect(SIZES).toEqual([4, 6, 8, 10, 12, 14, 16]);
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

describe('a single Berger round robin of 3 to 200 players', () => {
  it('each two meet once, everyone plays one game a round, each has the bye once in an odd field', () => {
    for (const players of sampled(range(3, 200), 11))
      expect([players, faults(scheduled('berger', players))]).toEqual([players, []]);
  });

  it('White and Black differ by one at most, by nothing in an odd field; nobody has three running', () => {
    for (const players of sampled(range(3, 200), 11)) {
      const colours = coloursOf(scheduled('berger', players));
      const expected = [players, 1 - (players % 2), []];
      expect([players, worstBalance(colours), colours.threeRunning]).toEqual(expected);
    }
  });

  it('in an odd field everyone alternates; in an even one only n/2 and n do', () => {
    for (const n of sizes(6, 60, 2)) {
      const runs = coloursOf(scheduled('berger', n)).players;
      expect(runs.filter(({ longestRun }) => longestRun === 1).map(({ no }) => no)).toEqual([n / 2, n]);
      const odd = coloursOf(scheduled('berger', n - 1)).players;
      expect(odd.every(({ longestRun }) => longestRun === 1)).toBe(true);
    }
  });
});

describe('a double Berger round robin with the last two rounds exchanged', () => {
  it('each two meet twice, once with each colour, nobody has three running, for 3 to 200 players', () => {
    for (const players of sampled(range(3, 200), 11)) {
      const schedule = scheduled('berger', players, 2);
      expect([players, faults(schedule)]).toEqual([players, []]);
      const colours = coloursOf(schedule);
      expect([players, worstBalance(colours), colours.threeRunning]).toEqual([players, 0, []]);
    }
  });

  it('4 players: rounds 2 and 3 change places in the first cycle only', () => {
    expect(scheduled('berger', 4, 2, true).rounds.map((round) => [round.cycle, ...pairsOf(round)])).toEqual([
      [1, '1-4', '2-3'],
      [1, '2-4', '3-1'],
      [1, '4-3', '1-2'],
      [2, '4-1', '3-2'],
      [2, '3-4', '2-1'],
      [2, '4-2', '1-3'],
    ]);
  });

  it('6 players: the second cycle is in table order, colours turned', () => {
    expect(scheduled('berger', 6, 2).rounds.slice(3, 10).map(pairsOf)).toEqual([
      ['3-6', '4-2', '5-1'],
      ['6-5', '1-4', '2-3'],
      ['6-1', '5-2', '4-3'],
      ['4-6', '3-5', '2-1'],
      ['6-2', '1-3', '5-4'],
      ['5-6', '4-1', '3-2'],
      ['6-3', '2-4', '1-5'],
    ]);
  });

  it('without it players 1 and n/2+1 have one colour three times in a row', () => {
    for (const [n, { plain, fideSwapFirstCycleOnly }] of Object.entries(doubles.playersWithThreeInARow)) {
      expect(plain).toEqual([1, Number(n) / 2 + 1]);
      expect(coloursOf(scheduled('berger', Number(n), 2, false)).threeRunning).toEqual(plain);
      expect(coloursOf(scheduled('berger', Number(n), 2, true)).threeRunning).toEqual(fideSwapFirstCycleOnly);
    }
  });

  it('odd fields stay as they are, and need nothing', () => {
    for (const players of sizes(3, 29, 2))
      for (const cycles of [1, 2, 3])
        expect(scheduled('berger', players, cycles, true)).toEqual(
          scheduled('berger', players, cycles, false),
        );
  });

  it('a single round robin stays as it is', () => {
    for (const players of sizes(4, 24, 2))
      expect(scheduled('berger', players, 1, true)).toEqual(scheduled('berger', players, 1, false));
  });
});

describe('the cross-table of the NZCF handbook', () => {
  it('8 players: the table as printed, * for bold', () => {
    expect(crossTableText(crossTable(8))).toEqual([
      'X 2* 3 4* 5 6* 7 1*',
      '2 X 4* 5 6* 7 1* 3*',
      '3* 4 X 6* 7 1* 2 5*',
      '4 5* 6 X 1* 2 3* 7*',
      '5* 6 7* 1 X 3* 4 2',
      '6 7* 1 2* 3 X 5* 4',
      '7* 1 2* 3 4* 5 X 6',
      '1 3 5 7 2* 4* 6* X',
    ]);
  });

  it('rule 1: in the first round the top half has White', () => {
    for (const n of sizes(4, 60, 2))
      for (const [index, line] of crossTable(n).entries())
        expect(line.find((entry) => entry?.round === 1)!.white).toBe(index < n / 2);
  });

  it('gives the Berger rounds, colours and byes for 3 to 60 players, the same from both sides', () => {
    for (const players of sizes(3, 60)) {
      const n = players + (players % 2);
      const found = new Set<string>();
      for (const [i, line] of crossTable(n).entries())
        for (const [j, entry] of line.entries()) {
          if (entry === null || i + 1 > players) continue;
          const pair = entry.white ? `${i + 1}-${j + 1}` : `${j + 1}-${i + 1}`;
          found.add(`${entry.round}: ${j + 1 > players ? i + 1 : pair}`);
        }
      expect(found).toEqual(meetings(scheduled('berger', players)));
    }
  });
});

describe('half rotation, Round Robin Roundabout', () => {
  it('as written it never gives the last number White', () => {
    for (const n of sizes(4, 60, 2))
      expect(halfRotation(n).every(([top]) => top!.endsWith(`-${n}`))).toBe(true);
  });

  it('with board 1 turned in even rounds it is the Berger table, board for board', () => {
    for (const n of sizes(4, 60, 2)) {
      const corrected = halfRotation(n).map(([top, ...others], index) =>
        index % 2 === 1 ? [swap(top!), ...others] : [top, ...others],
      );
      expect(scheduled('berger', n).rounds.map(pairsOf)).toEqual(corrected);
    }
  });
});
