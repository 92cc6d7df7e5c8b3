/** @sweep */
import { bergerRound } from '../../../src/core/pairing/berger';
import { coloursOf } from '../../../src/core/pairing/colours';
import printed from '../../fixtures/pairings/berger.json';
import doubles from '../../fixtures/pairings/double_rr.json';
import ofTeams from '../../fixtures/pairings/scheveningen.json';
import standardTables from '../../fixtures/pairings/standard_riches.json';
import { sampled } from '../../sample';
import { circleCode, crossTable, crossTableText, halfRotation, walk } from './constructions';
import { faults, worstBalance } from './faults';
import {
  made,
  meetings,
  pairsOf,
  range,
  scheduled,
  scheduledWith,
  sizes,
  swap,
  tableOf,
  textOf,
  wholeTable,
} from './field';
import { evenness, labelled, match, matchFaults } from './teams';

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

const literal = (players: number) => made({ system: 'standard', players, cycles: 1, literal: true });

describe('the standard circle', () => {
  it.each(Object.keys(standardTables.standard).map(Number))(
    '%i players: the opponents of the published table',
    (n) => {
      const published = textOf(standardTables.standard[`${n}` as keyof typeof standardTables.standard]);
      expect(tableOf(literal(n))).toEqual(published);
      const unordered = (table: string[][]) =>
        table.map((round) => round.map((pair) => [pair, swap(pair)].sort()[0]));
      expect(unordered(tableOf(scheduled('standard', n)))).toEqual(unordered(published));
    },
  );

  it('printed literally it is what the code of Round Robin Roundabout prints, and number 1 has White in every round', () => {
    for (const n of sizes(4, 100, 2)) {
      expect(tableOf(literal(n))).toEqual(circleCode(n));
      expect(coloursOf(literal(n)).players[0]).toMatchObject({ whites: n - 1, blacks: 0, longestRun: n - 1 });
    }
  });

  it('two movers meet in the round r in which i + j + 2r is 4 more than a multiple of n-1; 1 meets n+1-r', () => {
    for (const n of sizes(4, 60, 2))
      for (const { round, games } of scheduled('standard', n).rounds)
        for (const { white, black } of games)
          if (white === 1 || black === 1) expect(white + black - 1).toBe(n + 1 - round);
          else expect((white + black + 2 * round - 4) % (n - 1)).toBe(0);
  });

  it('as it is played the left column has White, and number 1 changes sides every round', () => {
    for (const n of sizes(4, 100, 2)) {
      const turned = circleCode(n).map(([first, ...others], index) => [
        index % 2 === 1 ? swap(first!) : first,
        ...others,
      ]);
      expect(tableOf(scheduled('standard', n))).toEqual(turned);
      expect(tableOf(scheduledWith('riches', n, { order: 'listed' }))).toEqual(turned);
    }
  });

  it('6 players', () => {
    expect(tableOf(scheduled('standard', 6))).toEqual([
      ['1-6', '2-5', '3-4'],
      ['5-1', '6-4', '2-3'],
      ['1-4', '5-3', '6-2'],
      ['3-1', '4-2', '5-6'],
      ['1-2', '3-6', '4-5'],
    ]);
  });

  it('3 to 100 players: everyone meets everyone, colours are level but for one game in even fields', () => {
    for (const players of sizes(3, 100)) {
      const schedule = scheduled('standard', players);
      expect([players, faults(schedule)]).toEqual([players, []]);
      expect([players, worstBalance(coloursOf(schedule))]).toEqual([players, 1 - (players % 2)]);
    }
  });

  it('somebody has one colour n/2 times running', () => {
    for (const n of sizes(4, 100, 2)) {
      const runs = coloursOf(scheduled('standard', n)).players.map(({ longestRun }) => longestRun);
      expect([n, Math.max(...runs)]).toEqual([n, n / 2]);
    }
  });

  it('in an odd field whoever meets the last number has the bye: of 5 players 1, 4, 2, 5 and 3, in this order', () => {
    expect(scheduled('standard', 5).rounds.map(({ bye }) => bye)).toEqual([1, 4, 2, 5, 3]);
  });
});

describe('Scheveningen, cyclical', () => {
  it.each(Object.keys(ofTeams.cyclical).map(Number))('%i boards: as published', (n) => {
    expect(labelled(match('scheveningen-cyclical', n))).toEqual(
      ofTeams.cyclical[`${n}` as keyof typeof ofTeams.cyclical],
    );
  });

  it('is what walking gives, for 2 to 26 boards', () => {
    for (const n of sizes(2, 26))
      expect(labelled(match('scheveningen-cyclical', n))).toEqual(walk(n, 'numbers'));
  });

  it('it does not matter which team stays: with the other one everybody meets once too', () => {
    for (const n of sizes(2, 26)) {
      const met = walk(n, 'letters')
        .flat()
        .map((pair) => pair.split('-').sort().join());
      expect(new Set(met).size).toBe(n * n);
    }
  });

  it('2 to 62 boards: complete, colours equal on even and one apart on odd numbers of boards, runs of two at most', () => {
    for (const n of sizes(2, 62)) {
      const schedule = match('scheveningen-cyclical', n);
      expect([n, matchFaults(schedule)]).toEqual([n, []]);
      expect([n, evenness(schedule)]).toEqual([n, { balance: n % 2, run: n === 2 ? 1 : 2 }]);
    }
  });

  it('rule 1, an odd number of boards: the last one turns its colours after every round', () => {
    expect(labelled(match('scheveningen-cyclical', 3))).toEqual([
      ['1-A', 'B-2', '3-C'],
      ['3-B', 'C-1', 'A-2'],
      ['2-C', 'A-3', '1-B'],
    ]);
  });

  it('rule 2, a multiple of 4: one team stays in its places once, halfway', () => {
    expect(labelled(match('scheveningen-cyclical', 4))).toEqual([
      ['1-A', 'B-2', '3-C', 'D-4'],
      ['4-B', 'C-1', '2-D', 'A-3'],
      ['4-C', 'D-1', '2-A', 'B-3'],
      ['3-D', 'A-4', '1-B', 'C-2'],
    ]);
  });

  it('rule 3, other even numbers: that team has White everywhere in round n/2, the other one in the next', () => {
    expect(labelled(match('scheveningen-cyclical', 6)).slice(2, 4)).toEqual([
      ['5-C', '6-D', '1-E', '2-F', '3-A', '4-B'],
      ['D-5', 'E-6', 'F-1', 'A-2', 'B-3', 'C-4'],
    ]);
  });
});
