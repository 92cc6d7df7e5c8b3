/** @sweep */
import type { SystemOptions } from '../../../src/core/model';
import { coloursOf } from '../../../src/core/pairing/colours';
import { letterOf, numberOfLetter } from '../../../src/core/pairing/letters';
import tables from '../../fixtures/pairings/standard_riches.json';
import { faults, worstBalance } from './faults';
import { playOrder, appendix } from './constructions';
import {
  anyBoards,
  inBergerNumbers,
  made,
  range,
  repeatsIn,
  scheduled,
  scheduledWith,
  sizes,
  swap,
  tableOf,
  textOf,
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
    expect(playOrder(10)).toEqual(tables.playOrder[10]);
    const opponents = tableOf(scheduled('riches', 10)).map(([first]) => inLetters([[first!]])[0]![0]);
    expect(opponents).toEqual(['AJ', 'EA', 'AI', 'DA', 'AH', 'CA', 'AG', 'BA', 'AF']);
  });

  it.each(Object.keys(tables.richesPlayed).map(Number))(
    '%i players, A with White first: as published',
    (n) => {
      const published = tables.richesPlayed[`${n}` as keyof typeof tables.richesPlayed];
      expect(tableOf(scheduledWith('riches', n, EVEN))).toEqual(textOf(published));
      expect(tableOf(scheduled('riches', n))).toEqual(textOf(published));
    },
  );

  it.each(Object.keys(tables.richesAppendix).map(Number))('%i players by numbers: the appendix', (n) => {
    const published = tables.richesAppendix[`${n}` as keyof typeof tables.richesAppendix];
    expect(appendix(n)).toEqual(textOf(published));
  });

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
