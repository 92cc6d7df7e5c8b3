/** @sweep */
import { area } from '../../../src/grid/cell';
import type { Block } from '../../../src/grid/plan';
import { planFor } from '../../app/tools/planFor';
import { numberedList } from '../../app/tools/lists';
import { valueOf } from '../../results';
import { sampled } from '../../sample';
import { BOOKS } from './books';
import { circleIn } from './circles';

const fill = (row: number, column: number, formula: string, rows = 1): Block => ({
  kind: 'formula',
  area: area(row, column, rows),
  formula,
  format: '0',
});

describe('a circle of references is found', () => {
  it.each<[what: string, circle: readonly string[], blocks: readonly Block[]]>([
    ['of a cell with itself', ["'S'!A1"], [fill(0, 0, 'A1+1')]],
    ['of two cells', ["'S'!A1", "'S'!B1"], [fill(0, 0, 'B1'), fill(0, 1, 'A1')]],
    ['in a branch that is never taken', ["'S'!A1"], [fill(0, 0, 'IF(TRUE,1,A1)')]],
    ['in a range that the formula looks something up in', ["'S'!B2"], [fill(1, 1, 'INDEX($B$1:$B$9,1)')]],
    ['in one row of a block alone', ["'S'!A2", "'S'!B2"], [fill(0, 0, 'B1', 3), fill(1, 1, 'A2')]],
  ])('%s', (_, circle, blocks) => {
    expect([...circleIn([{ name: 'S', blocks }])].sort()).toEqual(circle);
  });

  it('but none where each row leads to the one above', () =>
    expect(circleIn([{ name: 'S', blocks: [fill(1, 0, 'A1+SUM(A$1:A1)', 20)] }])).toEqual([]));

  it('nor where a value lies over the formula', () =>
    expect(
      circleIn([
        {
          name: 'S',
          blocks: [fill(0, 0, 'B1'), fill(0, 1, 'A1'), { kind: 'values', area: area(0, 1), values: [[1]] }],
        },
      ]),
    ).toEqual([]));
});

describe('no formula of ours leads back to itself, not even through a branch that is not taken', () => {
  it.each(sampled(BOOKS, 9))('%s', (_, make) => expect(circleIn(make())).toEqual([]));

  it('names for numbers as formulas', async () => {
    const { plan } = await planFor('Round 1 | 1-4 | 2-3\nRound 2 | 4-3 | 1-2', numberedList(4), 'live');
    const blocks = valueOf(plan).cells.map(({ row, column, writeFormula = '' }) =>
      fill(row, column, writeFormula),
    );
    expect(blocks.length).toBeGreaterThan(3);
    expect(
      circleIn([
        { name: 'Draw', blocks },
        { name: 'Members', blocks: [] },
      ]),
    ).toEqual([]);
  });
});
