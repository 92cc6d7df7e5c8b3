import type { Cited } from '../../../src/language/explain';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { heightsOf, rowOf } from '../facts';
import { generated } from '../../generated';
import { QUAD } from '../quad';
import { rowOf as rowIn, sheetOf, valueAt } from './sheet';

/** The lines of a sheet that are not empty, by their numbers. */
const linesOf = (sheet: ReturnType<typeof sheetOf>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: 21 }, (_, row) => [
      row + 1,
      rowOf((down, along) => valueAt(sheet, down, along), row, 8),
    ]).filter(([, text]) => text !== ''),
  );

describe('the explanation of all players', () => {
  it('says of each by what they stand above the next, with the article', () => {
    expect(linesOf(sheetOf('explanation', subjectOf(QUAD)))).toEqual({
      1: 'Quad · Explanation',
      2: 'After round 6 (1 game missing).',
      3: 'Tie-breaks in the order set on the sheet “Tournament”, rule numbers in brackets.',
      4: 'Why each player ranks above the next',
      6: 'Why A and C share their place:',
      7: 'Points (FIDE C.07 4): both 1.5.',
      8: 'Direct encounter (FIDE C.07 6): in their game: both 0.5.',
      9: 'Sonneborn-Berger (FIDE C.07 9.1): both 1.75.',
      10: 'Still tied after every tie-break.',
      12: 'Why C is above D:',
      13: 'Points (FIDE C.07 4): C 1.5; D 1.',
      14: 'C has more and is ahead.',
      16: 'Why D is above B:',
      17: 'Points (FIDE C.07 4): both 1.',
      18: 'Direct encounter (FIDE C.07 6): in their game: D 1; B 0.',
      19: 'D has more and is ahead.',
    });
  });
});

it('bold lines of an explanation have less room than plain ones', () => {
  // 110 characters, where a bold line has room for 106 and a plain one for 117.
  const long: Record<string, string> = { A: 'A'.repeat(41), C: 'C'.repeat(41) };
  const players = QUAD.players.map((player) => ({ ...player, name: long[player.name] ?? player.name }));
  const sheet = sheetOf('explanation', subjectOf({ ...QUAD, players }));
  expect(String(valueAt(sheet, 5, 0))).toHaveLength(110);
  expect(heightsOf(sheet)).toEqual(expect.arrayContaining(['6: 30', '7: 15']));
});

describe('an explanation of one player', () => {
  const cited: Cited = {
    line: () => ['Pairings!F5', 'Standings!F5'],
    value: () => ['Standings!G5'],
  };
  const sheet = sheetOf('explanation', subjectOf(QUAD, { player: 1, cited }));

  it('says place, each value with what adds to it, and in which cells that stands', () => {
    expect(linesOf(sheet)).toEqual({
      1: 'Quad · Explanation',
      2: 'After round 6 (1 game missing).',
      3: 'Tie-breaks in the order set on the sheet “Tournament”, rule numbers in brackets.',
      4: 'A: tied for places 1 to 2 of 4.',
      5: '1 game is still to be played: these are the standings so far.',
      7: 'Points (FIDE C.07 4): 1.5 |  | Standings!G5',
      8: 'Game | What it adds | Cells',
      9: 'Round 1, White, won against B | 1 | Pairings!F5, Standings!F5',
      10: 'Round 2, White, drew with C | 0.5 | Pairings!F5, Standings!F5',
      12: 'Direct encounter (FIDE C.07 6): A and C stay tied |  | Standings!G5',
      13: 'Game | What it adds | Cells',
      14: 'Round 2, White, drew with C | 0.5 | Pairings!F5, Standings!F5',
      15: 'Total: 0.5',
      17: 'Sonneborn-Berger (FIDE C.07 9.1): 1.75 |  | Standings!G5',
      18: 'Game | What it adds | Cells',
      19: 'Round 1, White, won against B | 1 × 1 = 1 | Pairings!F5, Standings!F5',
      20: 'Round 2, White, drew with C | 0.5 × 1.5 = 0.75 | Pairings!F5, Standings!F5',
    });
  });

  it('never has the heading of the reasons alone at the end of a page', () => {
    const many = generated({ players: 14, cycles: 1, seed: 2 });
    const first = [6, 12].map((player) => {
      const drawn = sheetOf('explanation', subjectOf(many, { player, cited }));
      const reasons = rowIn(drawn, 'Why each player ranks');
      return (drawn.print?.rowBreaks ?? []).map((row) => row - reasons);
    });
    expect(first.flat()).not.toContain(2);
  });

  it('has lines as high as their text, and a name of the section on every page', () => {
    const long = (no: number) => `${no} ${'Wolfeschlegelsteinhausenbergerdorff '.repeat(3)}`;
    const players = QUAD.players.map((player) => ({ ...player, name: long(player.no) }));
    const whole = sheetOf('explanation', subjectOf({ ...QUAD, players, section: 'B' }, { player: 1, cited }));
    expect(heightsOf(whole).slice(1, 9).join(' | ')).toBe(
      '4: 33 | 5: 17 | 6: 8 | 7: 20 | 9: 60 | 10: 60 | 11: 8 | 12: 140',
    );
    expect(whole.print?.header).toBe('Quad · B');
  });
});
