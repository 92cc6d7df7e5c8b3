import { explainValue } from '../../src/core/explain/standings';
import { toNumber } from '../../src/core/fraction';
import type { Tournament } from '../../src/core/model';
import { present } from '../../src/core/present';
import { valueParts } from '../../src/language/explain';
import { crossTable } from '../eventFixtures';
import { planned, standingsIn } from './plan';
import { shownOn } from './facts';

const order = ['PTS', 'SB', 'KS', 'BH', 'DE'];

/** Each has 1½ from the games; B has a point more by the arbiter's decision, D half a point less. */
const table: Tournament = (() => {
  const plain = crossTable('*1=0 | 0*1= | =0*1 | 1=0*', { tieBreaks: order });
  const adjustment = [0, 1, 0, -0.5];
  return {
    ...plain,
    tieBreaks: order,
    players: plain.players.map((player, place) => ({ ...player, adjustment: present(adjustment[place]) })),
  };
})();

const explained = (no: number, code: string) => {
  const value = explainValue(table, no, code);
  if (!value.ok || value.value === null) throw new Error(code);
  return value.value;
};

describe('points that the arbiter adjusted', () => {
  it.each([
    ['PTS', 1, [1, 0.5, 0], 1.5],
    ['PTS', 2, [0, 1, 0.5, 1], 2.5],
    ['PTS', 4, [1, 0.5, 0, -0.5], 1],
    ['SB', 1, [1.5, 0.75, 0], 2.25],
    ['SB', 4, [1.5, 0.75, 0], 2.25],
    ['KS', 1, [1, 0.5, 0], 1.5],
    ['KS', 3, [0.5, 0, 1], 1.5],
    ['BH', 1, [1.5, 1.5, 1.5], 4.5],
    ['BH', 2, [1.5, 1.5, 1.5], 4.5],
  ])('%s of number %i is %j, together %d', (code, no, amounts, together) => {
    const { lines, value, sum } = explained(no, code);
    expect(lines.map(({ amount }) => toNumber(amount))).toEqual(amounts);
    expect([toNumber(present(value)), toNumber(present(sum))]).toEqual([together, together]);
  });

  it('direct encounter looks at those whom the adjusted points leave tied, and at their games alone', () => {
    const { tied, lines, sum } = explained(1, 'DE');
    expect(tied).toEqual([1, 3]);
    expect(lines.map(({ amount }) => toNumber(amount))).toEqual([0.5]);
    expect(toNumber(present(sum))).toBe(0.5);
  });

  it('the explanation says for whom it takes the points of the games alone', () => {
    const names = new Map(table.players.map(({ no, name }) => [no, name]));
    const notesOf = (no: number, code: string) =>
      valueParts(explained(no, code), { names, language: 'en' }).notes;
    const note = (players: string) => [
      `For ${players} this takes the points of the games alone, without the arbiter’s decision.`,
    ];
    expect(notesOf(1, 'SB')).toEqual(note('B; D'));
    expect(notesOf(2, 'KS')).toEqual(note('D'));
    expect(notesOf(4, 'BH')).toEqual(note('B'));
    expect([notesOf(1, 'PTS'), notesOf(1, 'WIN')]).toEqual([[], []]);
  });

  it('the live sheet has the same numbers, and says below what they count for', () => {
    const rows = standingsIn(planned(table)).map((row) => [row[0], row[2], ...row.slice(9, 13)]);
    expect(rows).toEqual([
      [1, 'B', 2.5, 2.25, 1.5, 4.5],
      ['2–3', 'A', 1.5, 2.25, 1.5, 4.5],
      ['2–3', 'C', 1.5, 2.25, 1.5, 4.5],
      [4, 'D', 1, 2.25, 1.5, 4.5],
    ]);
    expect(Object.values(shownOn(planned(table), 'Standings', 30))).toContain(
      'Adjusted: these count in the points; a tie-break takes the opponents’ points from their games alone.',
    );
  });
});
