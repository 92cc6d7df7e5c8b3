/** @sweep */
import { coloursOf } from '../../../../src/core/pairing/colours';
import { letterOf } from '../../../../src/core/pairing/letters';
import { appendix, playOrder } from '../constructions';
import {
  faults,
  worstBalance,
  made,
  pairsOf,
  range,
  scheduled,
  scheduledWith,
  sizes,
  tableOf,
} from '../field';

const letters = (table: string[][]): string[] =>
  table.map((round) => round.map((pair) => pair.split('-').map(Number).map(letterOf).join('')).join(' '));

const listed = (players: number) => scheduledWith('riches', players, { order: 'listed' });

const printed = (players: number): string[] =>
  letters(tableOf(made({ system: 'riches', players, cycles: 1, literal: true })));

/** The round in which two numbers meet. */
const meeting = (rounds: ReturnType<typeof scheduled>['rounds'], one: number, other: number): number =>
  rounds.find((round) =>
    pairsOf(round).some((pair) => [`${one}-${other}`, `${other}-${one}`].includes(pair)),
  )!.round;

describe('How to Arrange an AllPlayAll Tournament', () => {
  it('93. Ten players A to J: A constant, the other nine rotated, as listed (true)', () => {
    expect(printed(10)).toEqual([
      'AJ BI CH DG EF',
      'AI JH BG CF DE',
      'AH IG JF BE CD',
      'AG HF IE JD BC',
      'AF GE HD IC JB',
      'AE FD GC HB IJ',
      'AD EC FB GJ HI',
      'AC DB EJ FI GH',
      'AB CJ DI EH FG',
    ]);
    expect(faults(listed(10))).toEqual([]);
  });

  it('94. In the order 1, 6, 2, 7, 3, 8, 4, 9, 5, A changing columns, colours are as even as possible (true)', () => {
    expect(playOrder(10)).toEqual([1, 6, 2, 7, 3, 8, 4, 9, 5]);
    const colours = coloursOf(scheduled('riches', 10));
    expect(worstBalance(colours)).toBe(1);
    expect(Math.max(...colours.players.map(({ longestRun }) => longestRun))).toBe(2);
    expect(Math.max(...coloursOf(listed(10)).players.map(({ longestRun }) => longestRun))).toBe(5);
  });

  it('95. The same system works for any even number of players (true)', () => {
    for (const n of sizes(4, 100, 2))
      for (const schedule of [scheduled('riches', n), listed(n)]) {
        expect([n, faults(schedule)]).toEqual([n, []]);
        expect([n, worstBalance(coloursOf(schedule))]).toEqual([n, 1]);
      }
  });

  it('96. For an odd number one of the letters is the bye (in part)', () => {
    for (const players of sizes(3, 21, 2))
      for (const bye of range(1, players + 1)) {
        const schedule = scheduledWith('riches', players, { byeLetter: letterOf(bye) });
        expect(faults(schedule)).toEqual([]);
        const level = worstBalance(coloursOf(schedule)) === 0;
        if (players >= 7) expect([players, bye, level]).toEqual([players, bye, bye === 1]);
      }
  });

  it('97. With A, B, C in order of strength the top two meet each other in the final round (in part)', () => {
    for (const n of sizes(4, 60, 2)) expect(meeting(listed(n).rounds, 1, 2)).toBe(n - 1);
    for (const n of sizes(6, 60, 2)) {
      const { rounds } = scheduled('riches', n);
      expect(meeting(rounds, 1, 2)).toBe(n - 2);
      expect(meeting(rounds, 1, n / 2 + 1)).toBe(n - 1);
    }
    expect(letterOf(6)).toBe('F');
  });

  it('98. Appendix: round 1 pairs the numbers down the left with those back up the right, 1-10 2-9 3-8 4-7 5-6 (true)', () => {
    expect(appendix(10)[0]).toEqual(['1-10', '2-9', '3-8', '4-7', '5-6']);
    expect(appendix(10)[0]).toEqual(tableOf(listed(10))[0]);
  });

  it('99. Appendix: 10 unchanged, one added to all others and 9 becoming 1, gives the rounds as printed (true)', () => {
    expect(appendix(10).map((round) => round.join(' '))).toEqual([
      '1-10 2-9 3-8 4-7 5-6',
      '2-10 3-1 4-9 5-8 6-7',
      '3-10 4-2 5-1 6-9 7-8',
      '4-10 5-3 6-2 7-1 8-9',
      '5-10 6-4 7-3 8-2 9-1',
      '6-10 7-5 8-4 9-3 1-2',
      '7-10 8-6 9-5 1-4 2-3',
      '8-10 9-7 1-6 2-5 3-4',
      '9-10 1-8 2-7 3-6 4-5',
    ]);
    for (const n of sizes(4, 60, 2)) {
      const pairs = appendix(n)
        .flat()
        .map((pair) => pair.split('-').sort().join());
      expect(new Set(pairs).size).toBe((n * (n - 1)) / 2);
    }
  });

  it('100. The appendix is more detail on the same table (false)', () => {
    expect(
      appendix(10)[1]!
        .map((pair) => pair.split('-').map(Number).map(letterOf).join(''))
        .join(' '),
    ).toBe('BJ CA DI EH FG');
    expect(printed(10)[1]).toBe('AI JH BG CF DE');
    for (const n of sizes(6, 60, 2)) {
      const last = new Set(appendix(n).at(-1));
      expect(last).not.toEqual(new Set(tableOf(listed(n)).at(-1)));
      expect(meeting(scheduled('berger', n).rounds, 1, 2)).toBe(2);
    }
  });
});
