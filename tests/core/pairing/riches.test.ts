/** @sweep */
import type { SystemOptions } from '../../../src/core/model';
import { bergerRound } from '../../../src/core/pairing/berger';
import { coloursOf } from '../../../src/core/pairing/colours';
import { crenshaw } from '../../../src/core/pairing/crenshaw';
import { letterOf, numberOfLetter } from '../../../src/core/pairing/letters';
import printedByUsChess from '../../fixtures/pairings/crenshaw.json';
import porterTables from '../../fixtures/pairings/porter.json';
import richesTables from '../../fixtures/pairings/standard_riches.json';
import { sampled } from '../../sample';
import { appendix, playOrder } from './constructions';
import { evenest, evennessOf, faults, worstBalance } from './faults';
import {
  anyBoards,
  coloursIn,
  inBergerNumbers,
  made,
  meetings,
  pairedBy,
  pairsOf,
  range,
  repeatsIn,
  scheduled,
  scheduledWith,
  sizes,
  swap,
  tableOf,
  textOf,
  wholeTable,
} from './field';

const EVEN = { order: 'even' } as const;
const LISTED = { order: 'listed' } as const;

const inLetters = (table: string[][]): string[][] =>
  table.map((round) => round.map((pair) => pair.split('-').map(Number).map(letterOf).join('')));

describe('Riches', () => {
  it('10 players A to J: the nine rounds as listed', () => {
    const printed = made({ system: 'riches', players: 10, cycles: 1, literal: true });
    expect(inLetters(tableOf(printed))).toEqual(
      ['AJ BI CH DG EF', 'AI JH BG CF DE', 'AH IG JF BE CD', 'AG HF IE JD BC', 'AF GE HD IC JB']
        .concat(['AE FD GC HB IJ', 'AD EC FB GJ HI', 'AC DB EJ FI GH', 'AB CJ DI EH FG'])
        .map((round) => round.split(' ')),
    );
  });

  it('10 players in the order 1, 6, 2, 7, 3, 8, 4, 9, 5: A meets J E I D H C G B F', () => {
    expect(playOrder(10)).toEqual(richesTables.playOrder[10]);
    const opponents = tableOf(scheduled('riches', 10)).map(([first]) => inLetters([[first!]])[0]![0]);
    expect(opponents).toEqual(['AJ', 'EA', 'AI', 'DA', 'AH', 'CA', 'AG', 'BA', 'AF']);
  });

  it.each(Object.keys(richesTables.richesPlayed).map(Number))(
    '%i players, A with White first: as published',
    (n) => {
      const published = richesTables.richesPlayed[`${n}` as keyof typeof richesTables.richesPlayed];
      expect(tableOf(scheduledWith('riches', n, EVEN))).toEqual(textOf(published));
      expect(tableOf(scheduled('riches', n))).toEqual(textOf(published));
    },
  );

  it.each(Object.keys(richesTables.richesAppendix).map(Number))(
    '%i players by numbers: the appendix',
    (n) => {
      const published = richesTables.richesAppendix[`${n}` as keyof typeof richesTables.richesAppendix];
      expect(appendix(n)).toEqual(textOf(published));
    },
  );

  it('the appendix, played in the interleaved order with board 1 turned each round, is Berger board for board', () => {
    for (const n of sizes(4, 60, 2)) {
      const listed = appendix(n);
      const played = playOrder(n).map((k, index) => {
        const [first, ...others] = listed[k - 1]!;
        return [index % 2 === 1 ? swap(first!) : first, ...others];
      });
      expect(tableOf(scheduled('berger', n))).toEqual(played);
    }
  });

  it('the letters, A with White first, are Berger with all colours turned; with Black first they are Porter', () => {
    for (const n of sizes(4, 60, 2)) {
      const white = inBergerNumbers(scheduled('riches', n)).map((round) => round.map(swap));
      expect(anyBoards(white)).toEqual(anyBoards(tableOf(scheduled('berger', n))));
      const black = inBergerNumbers(scheduledWith('riches', n, { anchorFirst: 'black' }));
      expect(anyBoards(black)).toEqual(anyBoards(tableOf(scheduled('porter', n))));
    }
  });

  it('the listed order has the same rounds as the even one, in the order 1, 2, 3', () => {
    for (const n of sizes(4, 60, 2)) {
      const pairs = (options: SystemOptions) =>
        tableOf(scheduledWith('riches', n, options)).map((round) =>
          round.map((pair) => [pair, swap(pair)].sort()[0]),
        );
      const listed = pairs(LISTED);
      expect(pairs(EVEN)).toEqual(playOrder(n).map((k) => listed[k - 1]));
    }
  });

  it.each([
    [EVEN, 'two', () => 2],
    [LISTED, 'n/2', (n: number) => n / 2],
  ])('%j: White and Black differ by one game, the longest run is %s', (options, _, longest) => {
    for (const n of sizes(4, 100, 2)) {
      const schedule = scheduledWith('riches', n, options);
      expect([n, faults(schedule)]).toEqual([n, []]);
      const colours = coloursOf(schedule);
      expect([n, worstBalance(colours)]).toEqual([n, 1]);
      expect([n, Math.max(...colours.players.map(({ longestRun }) => longestRun))]).toEqual([n, longest(n)]);
    }
  });

  it('in even order nobody has more than one repeat', () => {
    for (const n of sizes(4, 60, 2)) {
      const schedule = scheduled('riches', n);
      expect(Math.max(...range(1, n).map((no) => repeatsIn(schedule, no)))).toBe(1);
    }
  });

  it('odd fields: with A as the bye everybody’s colours alternate perfectly', () => {
    for (const players of sizes(3, 99, 2)) {
      const schedule = scheduled('riches', players);
      expect([players, faults(schedule)]).toEqual([players, []]);
      expect(
        coloursOf(schedule).players.every(
          ({ longestRun, whites, blacks }) => longestRun === 1 && whites === blacks,
        ),
      ).toBe(true);
    }
  });

  it('odd fields: any letter may be the bye; every letter gives a complete all-play-all', () => {
    for (const players of sizes(3, 31, 2))
      for (const bye of range(1, players + 1)) {
        const byeLetter = letterOf(bye);
        expect(faults(scheduledWith('riches', players, { byeLetter }))).toEqual([]);
        expect(faults(scheduledWith('riches', players, { byeLetter, ...LISTED }))).toEqual([]);
      }
  });

  it('9 players with C as the bye: D of the letters is player 3', () => {
    const { rounds } = scheduledWith('riches', 9, { byeLetter: 'C' });
    expect(rounds[0]).toEqual({
      round: 1,
      cycle: 1,
      games: [
        { board: 1, white: 1, black: 9 },
        { board: 2, white: 2, black: 8 },
        { board: 3, white: 3, black: 6 },
        { board: 4, white: 4, black: 5 },
      ],
      bye: 7,
    });
  });

  it('the letters: A is 1, Z 26, AA 27, AZ 52, BA 53, ZZ 702', () => {
    expect([1, 26, 27, 52, 53, 702, 703].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
    for (const number of range(1, 1448)) expect(numberOfLetter(letterOf(number))).toBe(number);
  });
});

const SIZES = Object.keys(printedByUsChess.tables).map(Number);

describe('US Chess chapter 12, Crenshaw-Berger tables', () => {
  it.each(SIZES)('%i players: pairs, colours, boards and rounds as printed', (n) => {
    expect(wholeTable(crenshaw.round, n)).toEqual(
      printedByUsChess.tables[`${n}` as keyof typeof printedByUsChess.tables],
    );
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
  it.each(Object.keys(porterTables.sequential).map(Number))(
    '%i players: both published orders of boards',
    (n) => {
      const key = `${n}` as keyof typeof porterTables.sequential;
      expect(tableOf(scheduled('porter', n))).toEqual(textOf(porterTables.sequential[key]));
      expect(tableOf(scheduledWith('porter', n, { boardOrder: 'internal' }))).toEqual(
        textOf(porterTables.internal[key]),
      );
    },
  );

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
