/** @sweep */
import { bergerRound } from '../../../src/core/pairing/systems/berger';
import { coloursOf } from '../../../src/core/pairing/colours';
import { crenshaw } from '../../../src/core/pairing/systems/crenshaw';
import { defaultExchange, isExchanged } from '../../../src/core/pairing/schedule';
import { letterOf, numberOfLetter } from '../../../src/core/pairing/letters';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { colourWarnings } from '../../../src/core/pairing/warnings';
import bergerTables from '../../fixtures/pairings/berger.json';
import crenshawTables from '../../fixtures/pairings/crenshaw.json';
import doubles from '../../fixtures/pairings/double_rr.json';
import shiftTables from '../../fixtures/pairings/nzcf_cyclical.json';
import porterTables from '../../fixtures/pairings/porter.json';
import seatTables from '../../fixtures/pairings/sensei_easy_rr.json';
import circleTables from '../../fixtures/pairings/standard_riches.json';
import { sampled } from '../../sample';
import { circleCode, movement, playOrder } from './constructions';
import {
  evenest,
  evennessOf,
  faults,
  worstBalance,
  anyBoards,
  coloursIn,
  inBergerNumbers,
  made,
  pairsOf,
  range,
  renamed,
  repeatsIn,
  scheduled,
  scheduledWith,
  sizes,
  swap,
  tableOf,
  textOf,
  wholeTable,
} from './field';

const literal = (players: number) => made({ system: 'standard', players, cycles: 1, literal: true });

/** The pairs of a table whatever their colours. */
const opponents = (table: string[][]): (string | undefined)[][] =>
  table.map((round) => round.map((pair) => [pair, swap(pair)].sort()[0]));

const longestRun = (system: string, players: number, options = {}): number =>
  Math.max(...coloursOf(scheduledWith(system, players, options)).players.map((each) => each.longestRun));

type Tables = Readonly<Record<string, number[][][]>>;

const published: readonly (readonly [what: string, tables: Tables, made: (n: number) => string[][]])[] = [
  [
    'FIDE C.05 Annex 1, Berger tables',
    bergerTables.tables,
    (n) => textOf(wholeTable(bergerRound, n).map((round) => [...round])),
  ],
  [
    'US Chess chapter 12, Crenshaw-Berger tables',
    crenshawTables.tables,
    (n) => textOf(wholeTable(crenshaw.round, n)),
  ],
  ['the standard circle, as its source prints it', circleTables.standard, (n) => tableOf(literal(n))],
  ['Riches', circleTables.richesPlayed, (n) => tableOf(scheduled('riches', n))],
  ['the shifting boards of the NZCF handbook', shiftTables.tables, (n) => tableOf(scheduled('shift', n))],
  ['Easy Round Robin by seats', seatTables.tables, (n) => tableOf(scheduled('seats', n))],
  ['Porter', porterTables.sequential, (n) => tableOf(scheduled('porter', n))],
  [
    'Porter, internal boards',
    porterTables.internal,
    (n) => tableOf(scheduledWith('porter', n, { boardOrder: 'internal' })),
  ],
];

describe.each(published)('%s', (_, tables, tableFor) => {
  it.each(Object.keys(tables).map(Number))('%i players: as published', (n) => {
    expect(tableFor(n)).toEqual(textOf(tables[`${n}`]!));
  });
});

describe('from 3 players on', () => {
  it.each(['berger', 'porter', 'shift', 'seats', 'riches'])(
    '%s: complete, colours level but for one game, runs of two; perfect in odd fields',
    (system) => {
      for (const players of sampled(range(3, 200), 11))
        expect(evennessOf(scheduled(system, players))).toEqual(evenest(players));
    },
  );

  it.each(['crenshaw', 'standard'])('%s: complete, colours level but for one game', (system) => {
    for (const players of sampled(range(3, 200), 11)) {
      const { balance, ...found } = evennessOf(scheduled(system, players));
      expect([players, found.faults, balance]).toEqual([players, [], 1 - (players % 2)]);
    }
  });

  it('crenshaw: nobody has three running', () => {
    for (const players of sizes(3, 100))
      expect([players, coloursOf(scheduled('crenshaw', players)).threeRunning]).toEqual([players, []]);
  });
});

describe('Berger', () => {
  it('1,448 players have 1,447 rounds and 1,047,628 games', () => {
    const { rounds } = scheduled('berger', 1448);
    expect(rounds).toHaveLength(1447);
    expect(rounds.reduce((sum, { games }) => sum + games.length, 0)).toBe(1_047_628);
  });
});

describe('Berger in two cycles, with the last two rounds of the first exchanged', () => {
  it('each two meet twice, once with each colour, nobody has three running, for 3 to 200 players', () => {
    for (const players of sampled(range(3, 200), 11)) {
      const schedule = scheduled('berger', players, 2);
      const colours = coloursOf(schedule);
      const found = [players, faults(schedule), worstBalance(colours), colours.threeRunning];
      expect(found).toEqual([players, [], 0, []]);
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

  it('without it players 1 and n/2+1 have one colour three times in a row', () => {
    for (const [n, { plain, fideSwapFirstCycleOnly }] of Object.entries(doubles.playersWithThreeInARow)) {
      expect(plain).toEqual([1, Number(n) / 2 + 1]);
      expect(coloursOf(scheduled('berger', Number(n), 2, false)).threeRunning).toEqual(plain);
      expect(coloursOf(scheduled('berger', Number(n), 2, true)).threeRunning).toEqual(fideSwapFirstCycleOnly);
    }
  });

  it('odd fields, and single cycles, stay as they are', () => {
    for (const players of sizes(3, 29))
      for (const cycles of players % 2 === 1 ? [1, 2, 3] : [1])
        expect(scheduled('berger', players, cycles, true)).toEqual(
          scheduled('berger', players, cycles, false),
        );
  });
});

describe('three and more cycles', () => {
  it('each two meet once a cycle with colours turned, nobody has three running', () => {
    for (const players of sampled(range(3, 60), 5))
      for (const cycles of [3, 4, 5]) {
        const schedule = scheduled('berger', players, cycles);
        const found = [players, cycles, faults(schedule), coloursOf(schedule).threeRunning];
        expect(found).toEqual([players, cycles, [], []]);
      }
  });

  it('the cycles exchanged are among the choices that were found to work', () => {
    for (const [key, masks] of Object.entries(doubles.multiCycleMasksWithoutThreeInARow)) {
      const [n, cycles] = key.split('x').map(Number);
      const mask = range(1, cycles!).map((cycle) => Number(isExchanged(n!, cycle, cycles!)));
      expect(masks).toContainEqual(mask);
    }
  });
});

describe('the exchange unless asked otherwise', () => {
  it.each([
    ['berger', 10, 2, true],
    ['berger', 10, 4, true],
    ['berger', 10, 1, false],
    ['berger', 9, 2, false],
    ['crenshaw', 10, 2, false],
    ['swiss', 10, 2, false],
  ])('%s, %i players, %i cycles: %s', (system, players, cycles, isMade) => {
    expect(defaultExchange(system, players, cycles)).toBe(isMade);
    if (system !== 'swiss')
      expect(scheduled(system, players, cycles)).toEqual(scheduled(system, players, cycles, isMade));
  });

  it('with numbered seats only where Black begins at seat 1', () => {
    const exchanged = (options: object) => defaultExchange('seats', 10, 2, options);
    expect([{ anchorFirst: 'black' }, { anchorFirst: 'white' }, {}].map(exchanged)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('Crenshaw', () => {
  it('doubled, 1 and n/2+1 have three running from 8 players on, with the last two rounds exchanged or not', () => {
    for (const n of sizes(8, 24, 2)) {
      expect(coloursOf(scheduled('crenshaw', n, 2, false)).threeRunning).toEqual([1, n / 2 + 1]);
      expect(coloursOf(scheduled('crenshaw', n, 2, true)).threeRunning).not.toEqual([]);
    }
  });
});

describe('the standard circle', () => {
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

  it('somebody has one colour n/2 times running', () => {
    for (const n of sizes(4, 100, 2)) expect([n, longestRun('standard', n)]).toEqual([n, n / 2]);
  });

  it('in an odd field whoever meets the last number has the bye: of 5 players 1, 4, 2, 5 and 3, in this order', () => {
    expect(scheduled('standard', 5).rounds.map(({ bye }) => bye)).toEqual([1, 4, 2, 5, 3]);
  });
});

describe('Riches', () => {
  it('the listed order has the same rounds as the even one, in the order 1, 2, 3, and runs of n/2', () => {
    for (const n of sizes(4, 60, 2)) {
      const listed = opponents(tableOf(scheduledWith('riches', n, { order: 'listed' })));
      expect(opponents(tableOf(scheduled('riches', n)))).toEqual(playOrder(n).map((k) => listed[k - 1]));
      expect([n, longestRun('riches', n, { order: 'listed' })]).toEqual([n, n / 2]);
    }
  });

  it('any letter may be the bye in the listed order, too', () => {
    for (const players of sizes(3, 31, 2))
      for (const bye of range(1, players + 1)) {
        const options = { byeLetter: letterOf(bye), order: 'listed' };
        expect(faults(scheduledWith('riches', players, options))).toEqual([]);
      }
  });

  it('9 players with C as the bye: D of the letters is player 3', () => {
    const [first] = scheduledWith('riches', 9, { byeLetter: 'C' }).rounds;
    expect([pairsOf(first!), first!.bye]).toEqual([['1-9', '2-8', '3-6', '4-5'], 7]);
  });

  it('the letters: A is 1, Z 26, AA 27, AZ 52, BA 53, ZZ 702', () => {
    expect([1, 26, 27, 52, 53, 702, 703].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
    for (const number of range(1, 1448)) expect(numberOfLetter(letterOf(number))).toBe(number);
  });
});

describe('the shifting boards', () => {
  it('are what moving the players by hand gives, from 4 to 100, in further cycles with colours turned', () => {
    for (const n of sizes(4, 100, 2)) {
      const cycle = movement(n, 'white');
      const turned = cycle.map((round) => round.map(swap));
      expect(tableOf(scheduled('shift', n, 2, false))).toEqual([...cycle, ...turned]);
      expect(tableOf(scheduledWith('shift', n, { anchorFirst: 'black' }))).toEqual(movement(n, 'black'));
    }
  });

  it('the anchor may be any number; the others keep their order', () => {
    for (const n of sizes(4, 20, 2))
      for (const anchor of range(1, n)) {
        const name = (no: number): number => (no === 1 ? anchor : no <= anchor ? no - 1 : no);
        expect(tableOf(scheduledWith('shift', n, { anchor: `${anchor}` }))).toEqual(
          renamed(tableOf(scheduled('shift', n)), name),
        );
      }
  });
});

describe('seats', () => {
  it('in an odd field board 1 is that of the two beside the empty seat', () => {
    expect(scheduled('seats', 15).rounds[0]!.games[0]).toEqual({ board: 1, white: 1, black: 14 });
  });
});

describe('one player stays, the others go round', () => {
  it.each([
    ['riches', 'white', 'berger', true],
    ['riches', 'black', 'porter', false],
    ['shift', 'black', 'berger', false],
    ['shift', 'white', 'porter', true],
    ['seats', 'black', 'berger', false],
    ['seats', 'white', 'porter', true],
  ])(
    '%s, who stays having %s first: %s under other numbers, colours turned: %s',
    (id, first, other, turned) => {
      for (const n of sizes(4, 60, 2)) {
        const table = inBergerNumbers(scheduledWith(id, n, { anchorFirst: first }));
        const found = turned ? table.map((round) => round.map(swap)) : table;
        expect(anyBoards(found)).toEqual(anyBoards(tableOf(scheduled(other, n))));
      }
    },
  );
});

const boardsOf = (n: number, no: number): number[] =>
  scheduledWith('porter', n, { boardOrder: 'internal' }).rounds.map(
    ({ games }) => games.find(({ white, black }) => white === no || black === no)!.board,
  );

describe('Porter', () => {
  it('is Berger with the colours turned on every board but that of the last number', () => {
    for (const n of sizes(4, 60, 2)) {
      const turned = tableOf(scheduled('berger', n)).map(([first, ...others]) => [
        first,
        ...others.map(swap),
      ]);
      expect(tableOf(scheduled('porter', n))).toEqual(turned);
    }
  });

  it('fewest moves: the table, backwards in even rounds', () => {
    for (const n of sizes(4, 60, 2))
      expect(tableOf(scheduledWith('porter', n, { boardOrder: 'min-moves' }))).toEqual(
        tableOf(scheduled('porter', n)).map((round, index) =>
          index % 2 === 1 ? [...round].reverse() : round,
        ),
      );
  });

  it('on the internal boards nobody moves more than one board', () => {
    for (const n of sizes(4, 24, 2))
      for (const no of range(1, n)) {
        const boards = boardsOf(n, no);
        const steps = boards.slice(1).map((board, index) => Math.abs(board - boards[index]!));
        expect([n, no, Math.max(...steps) <= 1]).toEqual([n, no, true]);
      }
  });

  it('nobody begins with one colour twice; n/2 and n-1 end so, and have three running when it is doubled', () => {
    for (const n of sizes(4, 60, 2)) {
      const schedule = scheduled('porter', n);
      const twice = (colours: string): boolean => colours === 'WW' || colours === 'BB';
      expect(range(1, n).filter((no) => twice(coloursIn(schedule, no).slice(0, 2)))).toEqual([]);
      expect(range(1, n).filter((no) => twice(coloursIn(schedule, no).slice(-2)))).toEqual([n / 2, n - 1]);
      expect(Math.max(...range(1, n).map((no) => repeatsIn(schedule, no)))).toBe(1);
      expect(coloursOf(scheduled('porter', n, 2)).threeRunning).toEqual([n / 2, n - 1]);
      expect(coloursOf(scheduled('porter', n, 2, true)).threeRunning).not.toEqual([]);
    }
  });
});

const warning = (code: string, labels: string, count: number, most: number): object => ({
  code,
  place: {},
  values: { labels, count, most },
});

describe('warnings about colours', () => {
  it('the standard circle of 16: so many are named, and how long the longest run is', () => {
    expect(colourWarnings(scheduled('standard', 16))).toEqual([
      warning('colours-three-running', '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 …', 15, 8),
    ]);
  });

  it('Riches with D as the bye: some have a colour two games more often than the other', () => {
    expect(colourWarnings(scheduledWith('riches', 7, { byeLetter: 'D' })).map(({ code }) => code)).toEqual([
      'colours-three-running',
      'colours-uneven',
    ]);
  });

  it('Berger doubled without the exchange: 1 and n/2+1, or the labels that stand for the numbers', () => {
    const doubled = scheduled('berger', 10, 2, false);
    const letters = (no: number): string => 'ABCDEFGHIJ'[no - 1]!;
    expect(colourWarnings(doubled)).toEqual([warning('colours-three-running', '1, 6', 2, 3)]);
    expect(colourWarnings(doubled, letters)[0]!.values.labels).toBe('A, F');
  });

  it('no system of one list but the standard circle has any in a single cycle', () => {
    for (const { id } of SYSTEMS.filter((system) => system.id !== 'standard'))
      for (const players of sizes(3, 40))
        expect([id, players, colourWarnings(scheduled(id, players))]).toEqual([id, players, []]);
  });

  it('where the exchange is preset, no number of cycles has a warning', () => {
    for (const { id, exchange } of SYSTEMS.filter((system) => system.exchange({})))
      for (const players of sizes(3, 24))
        for (const cycles of [2, 3, 4])
          expect([id, exchange({}), players, cycles, colourWarnings(scheduled(id, players, cycles))]).toEqual(
            [id, true, players, cycles, []],
          );
  });

  it('odd fields need no exchange in any system, but for US Chess’s own table of 6 with 5 players', () => {
    for (const { id } of SYSTEMS.filter((system) => system.id !== 'standard'))
      for (const players of sizes(3, 23, 2)) {
        const own = id === 'crenshaw' && players === 5;
        const expected = own ? [warning('colours-three-running', '2', 1, 4)] : [];
        expect([id, players, colourWarnings(scheduled(id, players, 2))]).toEqual([id, players, expected]);
      }
  });
});
