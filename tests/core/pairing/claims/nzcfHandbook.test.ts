/** @sweep */
import { coloursOf } from '../../../../src/core/pairing/colours';
import { RULE_SETS } from '../../../../src/core/ruleSets';
import { SYSTEMS } from '../../../../src/core/pairing/registry';
import { crossTable as played, eventOf } from '../../../eventFixtures';
import tables from '../../../fixtures/pairings/scheveningen.json';
import { columnOf } from '../../tiebreak/found';
import { crossTable, crossTableText, movement } from '../constructions';
import {
  faults,
  worstBalance,
  coloursIn,
  meetings,
  pairsOf,
  range,
  repeatsIn,
  scheduled,
  sizes,
  tableOf,
  evenness,
  labelled,
  match,
  matchFaults,
  teamWhites,
} from '../field';

const entries = (n: number) =>
  crossTable(n).flatMap((line, i) =>
    line.flatMap((entry, j) => (entry === null ? [] : [{ row: i + 1, column: j + 1, ...entry }])),
  );

const NAMES = ['Ashe', 'Ball', 'Chan', 'Dale', 'Eves', 'Fell', 'Grobb', 'Hunt', 'Iles', 'Jury'];

/** What is wrong with a printed Scheveningen table: pairs, and unless `n` is odd the colours. */
const tableFaults = (table: readonly (readonly string[])[]): string[] => {
  const n = table.length;
  const colours = new Map<string, string>();
  const met = new Set<string>();
  const found: string[] = [];
  for (const [index, round] of table.entries()) {
    const numbersWhite = round.filter((pair) => /^\d/.test(pair)).length;
    if (n % 2 === 0 && numbersWhite !== n / 2)
      found.push(`round ${index + 1}: ${numbersWhite} numbers with White`);
    for (const pair of round) {
      const [white, black] = pair.split('-') as [string, string];
      if (/^\d/.test(white) === /^\d/.test(black)) found.push(`${pair} in round ${index + 1}`);
      met.add([white, black].sort().join());
      colours.set(white, `${colours.get(white) ?? ''}W`);
      colours.set(black, `${colours.get(black) ?? ''}B`);
    }
  }
  if (met.size !== n * n) found.push(`${met.size} pairs`);
  for (const [member, line] of colours) {
    const difference = Math.abs(line.replaceAll('W', '').length * 2 - line.length);
    if (difference > n % 2) found.push(`${member}: ${line}`);
    if (/WWW|BBB/.test(line)) found.push(`${member} three running`);
  }
  return found;
};

type Boards = keyof typeof tables.modern;

/** The table as the seed prints it: the corrections taken back. */
const asPrinted = (n: number): string[][] => {
  const table = tables.modern[`${n}` as Boards].map((round) => [...round]);
  for (const { boards, round, board, printed } of tables.corrections)
    if (boards === n && typeof round === 'number' && board !== null) table[round - 1]![board - 1] = printed;
  return table;
};

/** Four rounds of the general rule of cyclical matches alone: fixed colours, everybody one board to his left. */
const generalRule = (n: number): string[][] =>
  range(0, n - 1).map((moves) =>
    range(1, n).map((board) => {
      const number = ((board - 1 - moves + n * n) % n) + 1;
      const letter = String.fromCharCode(65 + ((board - 1 + moves) % n));
      return board % 2 === 1 ? `${number}-${letter}` : `${letter}-${number}`;
    }),
  );

describe('the NZCF handbook: round robins', () => {
  it('25. In a round robin each player meets each of his rivals (true)', () => {
    for (const { id } of SYSTEMS)
      for (const players of [3, 4, 9, 18]) expect(faults(scheduled(id, players))).toEqual([]);
  });

  it('26. The Berger tables give the draws for 3 to 18 players (true)', () => {
    for (const players of sizes(3, 18)) {
      const schedule = scheduled('berger', players);
      expect(faults(schedule)).toEqual([]);
      expect(worstBalance(coloursOf(schedule))).toBe(1 - (players % 2));
    }
  });

  it('27. The number decides the order of opponents and the colour against each of them (true)', () => {
    for (const players of sizes(3, 18)) {
      const lines = range(1, players).map((no) =>
        scheduled('berger', players)
          .rounds.map((round) => pairsOf(round).find((pair) => pair.split('-').includes(`${no}`)) ?? 'bye')
          .join(' '),
      );
      expect(new Set(lines).size).toBe(players);
    }
  });

  it('28. Rule 1: in the first round the top half has White against the bottom half (true)', () => {
    for (const n of sizes(4, 60, 2))
      for (const { white, black } of scheduled('berger', n).rounds[0]!.games) {
        expect(white).toBeLessThanOrEqual(n / 2);
        expect(black).toBeGreaterThan(n / 2);
      }
  });

  it('29. Rule 2: but for the first round number 1 always plays the opponent of the round’s number (true)', () => {
    for (const n of sizes(4, 60, 2)) {
      const opponents = scheduled('berger', n).rounds.map(({ games }) =>
        games
          .map(({ white, black }) => (white === 1 ? black : black === 1 ? white : 0))
          .find((no) => no > 0)!,
      );
      expect(opponents).toEqual([n, ...range(2, n - 1)]);
    }
  });

  it('30. Rule 3: rounds entered consecutively, the one deleted at the X placed last, give the rounds (true)', () => {
    for (const n of sizes(4, 60, 2)) {
      const rounds = new Set(
        entries(n).map(
          ({ row, column, round }) => `${round}: ${Math.min(row, column)} ${Math.max(row, column)}`,
        ),
      );
      const berger = scheduled('berger', n).rounds.flatMap(({ round, games }) =>
        games.map(({ white, black }) => `${round}: ${Math.min(white, black)} ${Math.max(white, black)}`),
      );
      expect(rounds).toEqual(new Set(berger));
    }
  });

  it('31. Rule 4: odds have White against lesser odds and greater evens, evens likewise, but for the highest number (true)', () => {
    for (const n of sizes(4, 60, 2)) {
      const whites = entries(n).filter(({ white }) => white);
      const pairs = whites.map(({ row, column, round }) => `${round}: ${row}-${column}`);
      expect(new Set(pairs)).toEqual(meetings(scheduled('berger', n)));
    }
  });

  it('32. The printed cross-table of eight, bold for White, illustrates the rules (true)', () => {
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

  it('33. Moving one board clockwise, all but the anchor, makes a round robin (true)', () => {
    for (const n of sizes(4, 60, 2)) {
      expect(tableOf(scheduled('shift', n))).toEqual(movement(n, 'white'));
      expect(faults(scheduled('shift', n))).toEqual([]);
    }
  });

  it('34. If there is an odd number of players the anchor’s place is taken by the bye (true)', () => {
    for (const players of sizes(3, 59, 2)) {
      const all = movement(players + 1, 'white').map((round) =>
        round
          .filter((pair) => !pair.split('-').includes('1'))
          .map((pair) =>
            pair
              .split('-')
              .map((no) => Number(no) - 1)
              .join('-'),
          ),
      );
      expect(tableOf(scheduled('shift', players))).toEqual(all);
      expect(faults(scheduled('shift', players))).toEqual([]);
    }
  });

  it('35. Boards keep their colours, only the anchor’s board turns them after each game (true)', () => {
    for (const n of sizes(4, 60, 2)) {
      expect(coloursIn(scheduled('shift', n), 1)).toBe('WB'.repeat(n).slice(0, n - 1));
      const colours = coloursOf(scheduled('shift', n));
      expect([worstBalance(colours), colours.threeRunning]).toEqual([1, []]);
    }
  });

  it('36. The first three rounds of 9 or 10 players are those drawn (true)', () => {
    const named = tableOf(scheduled('shift', 10)).map((round) =>
      round.map((pair) =>
        pair
          .split('-')
          .map((no) => NAMES[Number(no) - 1])
          .join('-'),
      ),
    );
    expect(named.slice(0, 3)).toEqual([
      ['Ashe-Jury', 'Iles-Ball', 'Chan-Hunt', 'Grobb-Dale', 'Eves-Fell'],
      ['Ball-Ashe', 'Jury-Chan', 'Dale-Iles', 'Hunt-Eves', 'Fell-Grobb'],
      ['Ashe-Chan', 'Ball-Dale', 'Eves-Jury', 'Iles-Fell', 'Grobb-Hunt'],
    ]);
    expect(
      scheduled('shift', 9)
        .rounds.slice(0, 3)
        .map(({ bye }) => NAMES[bye!]),
    ).toEqual(['Jury', 'Ball', 'Chan']);
  });
});

describe('the NZCF handbook: Scheveningen matches', () => {
  it('37. Each member of a team plays each member of the opposing team (true)', () => {
    for (const system of ['scheveningen', 'scheveningen-classical', 'scheveningen-cyclical'])
      for (const n of sizes(2, 30))
        expect([system, n, matchFaults(match(system, n))]).toEqual([system, n, []]);
  });

  it('38. On an even number of boards players have equal colours and the teams have them in each round (in part)', () => {
    for (const n of sizes(4, 62, 2)) {
      expect([n, evenness(match('scheveningen', n)).balance]).toEqual([n, 0]);
      expect(new Set(teamWhites(match('scheveningen', n)))).toEqual(new Set([n / 2]));
    }
    expect(match('scheveningen', 2).warnings.map(({ code }) => code)).toEqual(['teams-not-level']);
  });

  it('39. On an odd number the inequalities are no worse than in a normal round robin (true)', () => {
    for (const n of sizes(3, 61, 2))
      expect(evenness(match('scheveningen', n)).balance).toBe(
        worstBalance(coloursOf(scheduled('berger', n + 1))),
      );
  });

  it('40. Classical draws of even teams: equal colours, perfect alternation, each team White everywhere by turns (true)', () => {
    for (const n of sizes(2, 62, 2)) {
      const schedule = match('scheveningen-classical', n);
      expect([n, evenness(schedule)]).toEqual([n, { balance: 0, run: 1 }]);
      expect(teamWhites(schedule)).toEqual(range(1, n).map((r) => (r % 2 === 1 ? n : 0)));
    }
  });

  it('41. Classical draws can reduce the reliability of progress scores, as White tends to score more (true)', () => {
    const lead = (system: string): number[] => {
      let ahead = 0;
      return teamWhites(match(system, 6)).map((whites) => (ahead += whites - (6 - whites)));
    };
    expect(lead('scheveningen-classical')).toEqual([6, 0, 6, 0, 6, 0]);
    expect(lead('scheveningen')).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('42. Modern draws of even teams: equal colours overall, each round, and for all, though not perfect alternation (true)', () => {
    for (const n of sizes(4, 10, 2)) {
      const schedule = match('scheveningen', n);
      expect(evenness(schedule)).toEqual({ balance: 0, run: 2 });
      const repeating = range(1, 2 * n).filter((no) => repeatsIn(schedule as never, no) > 0);
      expect(repeating.length).toBeGreaterThan(0);
    }
  });

  it('43. The table on 4 boards as printed is complete and level (false)', () => {
    expect(asPrinted(4)[0]).toEqual(['1-A', '2-B', '3-C', 'D-4']);
    expect(tableFaults(asPrinted(4))).toEqual([
      'round 1: 3 numbers with White',
      '3: WWBW',
      'C: BBBW',
      'C three running',
    ]);
    expect(tableFaults(labelled(match('scheveningen', 4)))).toEqual([]);
  });

  it('44. The table on 5 boards as printed is complete, colours within one (true)', () => {
    expect(tableFaults(asPrinted(5))).toEqual([]);
  });

  it('45. The table on 6 boards as printed is complete and level (true)', () => {
    expect(tableFaults(asPrinted(6))).toEqual([]);
  });

  it('46. The table on 7 boards as printed is complete, colours within one (true)', () => {
    expect(tableFaults(asPrinted(7))).toEqual([]);
  });

  it('47. The table on 8 boards as printed is complete and level (true)', () => {
    expect(tableFaults(asPrinted(8))).toEqual([]);
  });

  it('48. The table on 9 boards as printed is complete, colours within one (false)', () => {
    expect(asPrinted(9)[0]!.at(-1)).toBe('1-9');
    expect(tableFaults(asPrinted(9))).toContain('1-9 in round 1');
    expect(tableFaults(labelled(match('scheveningen', 9)))).toEqual([]);
  });

  it('49. The table on 10 boards as printed is complete and level (true)', () => {
    expect(tableFaults(asPrinted(10))).toEqual([]);
  });

  it('50. The rows of 9 and 10 boards are printed with the numbers of their rounds (false)', () => {
    const labels = tables.corrections.filter(({ round }) => round === 'all');
    expect(labels.map(({ boards, printed }) => [boards, printed])).toEqual([
      [9, 'Round (no number)'],
      [10, 'Round (no number)'],
    ]);
    for (const n of [9, 10])
      expect(match('scheveningen', n).rounds.map(({ round }) => round)).toEqual(range(1, n));
  });

  it('51. A cyclical movement is feasible and works well (true)', () => {
    for (const n of sizes(2, 62)) {
      const schedule = match('scheveningen-cyclical', n);
      expect([n, matchFaults(schedule), evenness(schedule).balance]).toEqual([n, [], n % 2]);
      expect(evenness(schedule).run).toBeLessThanOrEqual(2);
    }
  });

  it('52. There are always exceptions to one or both of the general rules (in part)', () => {
    for (const n of sizes(2, 40)) {
      const pairs = generalRule(n)
        .flat()
        .map((pair) => pair.split('-').sort().join());
      expect([n, new Set(pairs).size === n * n]).toEqual([n, n % 2 === 1]);
      if (n % 2 === 0) continue;
      expect(tableFaults(generalRule(n))).toEqual([]);
      const whites = generalRule(n).map((round) => round.filter((pair) => /^\d/.test(pair)).length);
      expect(new Set(whites)).toEqual(new Set([(n + 1) / 2]));
    }
  });

  it('53. Cyclical rule 1: with odd n the colours of the nth board are reversed after each round (true)', () => {
    for (const n of sizes(3, 25, 2)) {
      const table = generalRule(n).map((round, index) =>
        round.map((pair, board) =>
          board === n - 1 && index % 2 === 1 ? pair.split('-').reverse().join('-') : pair,
        ),
      );
      expect(labelled(match('scheveningen-cyclical', n))).toEqual(table);
      expect(tableFaults(table)).toEqual([]);
    }
  });

  it('54. Cyclical rule 2: with n a multiple of 4 one team does not move after round n/2 (true)', () => {
    for (const n of sizes(4, 24, 4)) {
      const table = labelled(match('scheveningen-cyclical', n));
      expect(table.slice(0, n / 2)).toEqual(generalRule(n).slice(0, n / 2));
      const numbers = (round: string[]) => round.map((pair) => /\d+/.exec(pair)![0]);
      expect(numbers(table[n / 2]!)).toEqual(numbers(table[n / 2 - 1]!));
      expect(
        table.every((round) => round.every((pair, board) => /^\d/.test(pair) === (board % 2 === 0))),
      ).toBe(true);
    }
  });

  it('55. Cyclical rule 3: with other even n the team that stays has White everywhere in round n/2, the other one then (true)', () => {
    for (const n of sizes(2, 26, 4)) {
      const table = labelled(match('scheveningen-cyclical', n));
      const whites = teamWhites(match('scheveningen-cyclical', n));
      expect([whites[n / 2 - 1], whites[n / 2]]).toEqual([n, 0]);
      const numbers = (round: string[]) => round.map((pair) => /\d+/.exec(pair)![0]);
      expect(numbers(table[n / 2]!)).toEqual(numbers(table[n / 2 - 1]!));
      expect(evenness(match('scheveningen-cyclical', n)).balance).toBe(0);
    }
  });
});

/** A round robin in which the lower number always wins, but for the results that are given, in Berger's rounds. */
const hierarchy = (players: number, others: Readonly<Record<string, string>> = {}) =>
  eventOf(
    JSON.stringify({
      event: 'Hierarchy',
      players: range(1, players).map((no) => ({ no, name: `P${no}` })),
      games: scheduled('berger', players).rounds.flatMap(({ round, games }) =>
        games.map(({ white, black }) => ({
          round,
          white,
          black,
          result: others[`${white}-${black}`] ?? (white < black ? '1-0' : '0-1'),
        })),
      ),
    }),
  );

/** Six players; B won against E by forfeit. */
const forfeits = played('*1==11 | 0*1=+1 | =0*110 | ==0*1= | 0-00*= | 001==*');

const four = played('*1=0 | 0*11 | =0*= | 10=*');

describe('the NZCF handbook: tie-breaks', () => {
  it('56. Ties are broken by Sonneborn-Berger, number of wins, mutual encounter, in this order (true)', () => {
    const order = RULE_SETS.find(({ id }) => id === 'nzcf')!.tieBreaks;
    expect(order.map((code) => code.replace(/^NZ_|#rest$/g, ''))).toEqual(['PTS', 'SB', 'WIN', 'DE']);
  });

  it('57. An unplayed game counts as a draw against the player himself, for tie-breaks only (true)', () => {
    expect(columnOf(forfeits, 'PTS')).toEqual([4, 3.5, 2.5, 2.5, 0.5, 2]);
    expect(columnOf(forfeits, 'NZ_ADJ')).toEqual([4, 3, 2.5, 2.5, 1, 2]);
    expect(columnOf(forfeits, 'NZ_SB')![4]).toBe(0.5 * 1 + 0.5 * 2);
  });

  it('58. Of the Swiss methods only Sonneborn-Berger scores are practical for round robins (true)', () => {
    const table = played('*1=01= | 0*1=10 | =0*=1= | 1==*00 | 0001*1 | =1=10*');
    const points = columnOf(table, 'PTS') as number[];
    const splits = (code: string): boolean => {
      const values = columnOf(table, code);
      return points.some((score, i) => points.some((other, j) => score === other && values[i] !== values[j]));
    };
    expect([splits('NZ_BH'), splits('NZ_BH/C1'), splits('NZ_MEDIAN')]).toEqual([false, false, false]);
    expect(splits('NZ_SB')).toBe(true);
  });

  it('59. Koya: the score against players who made half of the possible points or more (true)', () => {
    const table = played('*1=01 | 0*110 | =0*=1 | 10=*1 | 0100*');
    expect(columnOf(table, 'PTS')).toEqual([2.5, 2, 2, 2.5, 1]);
    expect(columnOf(table, 'KS')).toEqual([1.5, 2, 1, 1.5, 1]);
  });

  it('60. Games with Black, and points with Black, are further methods (true)', () => {
    expect(columnOf(hierarchy(4), 'BPG')).toEqual([1, 1, 2, 2]);
    expect(columnOf(hierarchy(4), 'BPTS')).toEqual([1, 0, 1, 0]);
    expect(scheduled('berger', 4).rounds.map(pairsOf)).toEqual([
      ['1-4', '2-3'],
      ['4-3', '1-2'],
      ['2-4', '3-1'],
    ]);
  });

  it('61. Progressive scores: the sum of the scores after each round (true)', () => {
    expect(columnOf(hierarchy(4), 'PS')).toEqual([1 + 2 + 3, 1 + 1 + 2, 0 + 1 + 1, 0]);
  });

  it('62. Sonneborn-Berger: the scores of opponents beaten and half those of opponents drawn with (true)', () => {
    expect(columnOf(four, 'PTS')).toEqual([1.5, 2, 1, 1.5]);
    expect(columnOf(four, 'NZ_SB')).toEqual([2 + 0.5, 1 + 1.5, 0.75 + 0.75, 1.5 + 0.5]);
  });

  it('63. Buchholz: the sum of the scores of all opponents (true)', () => {
    expect(columnOf(four, 'NZ_BH')).toEqual([6 - 1.5, 6 - 2, 6 - 1, 6 - 1.5]);
  });

  it('64. Buchholz Cut 1: the same without the lowest score (true)', () => {
    expect(columnOf(four, 'NZ_BH/C1')).toEqual([4.5 - 1, 4 - 1, 5 - 1.5, 4.5 - 1]);
  });

  it('65. Median: without the highest and lowest, two of each from 9 rounds on, three from 13 on (true)', () => {
    const median = (players: number, ends: number): number => {
      const opponents = range(0, players - 2);
      return opponents.slice(ends, opponents.length - ends).reduce((sum, score) => sum + score, 0);
    };
    for (const [players, ends] of [
      [6, 1],
      [8, 1],
      [10, 2],
      [12, 2],
      [14, 3],
    ] as const)
      expect([players, columnOf(hierarchy(players), 'NZ_MEDIAN')[0]]).toEqual([
        players,
        median(players, ends),
      ]);
    expect(columnOf(hierarchy(9), 'NZ_MEDIAN')[0]).not.toBeNull();
  });

  it('66. Kashdan: 4 for a win, 2 for a draw, 1 for a loss; 2 for a win or loss by default (true)', () => {
    expect(columnOf(hierarchy(4, { '1-2': '1/2', '2-4': '+-' }), 'KASHDAN_NZ')).toEqual([
      4 + 2 + 4,
      4 + 2 + 2,
      1 + 4 + 1,
      1 + 1 + 2,
    ]);
  });

  it('67. In a tied team match the smaller sum of the boards won decides, then the wins with Black (true)', () => {
    const decided = (won: readonly { team: 1 | 2; board: number; black: boolean }[]): string => {
      const of = (team: 1 | 2) => won.filter((game) => game.team === team);
      const boards = (team: 1 | 2): number => of(team).reduce((sum, { board }) => sum + board, 0);
      const blacks = (team: 1 | 2): number => of(team).filter(({ black }) => black).length;
      if (boards(1) !== boards(2)) return `boards: team ${boards(1) < boards(2) ? 1 : 2}`;
      return blacks(1) === blacks(2) ? 'still tied' : `Black: team ${blacks(1) > blacks(2) ? 1 : 2}`;
    };
    const top = [
      { team: 1, board: 1, black: false },
      { team: 2, board: 2, black: true },
    ] as const;
    const crossed = [
      { team: 1, board: 1, black: false },
      { team: 1, board: 4, black: true },
      { team: 2, board: 2, black: true },
      { team: 2, board: 3, black: true },
    ] as const;
    expect([decided(top), decided(crossed)]).toEqual(['boards: team 1', 'Black: team 2']);
  });
});
