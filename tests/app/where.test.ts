import { locateProblem } from '../../src/app/locate';
import { problem } from '../../src/core/problem';
import { area } from '../../src/grid/cell';

describe('where a problem is', () => {
  it.each([
    ['its cell', { sheet: 'Club', cell: 'B7' }, { sheet: 'Club', area: area(6, 1) }],
    ['its cells', { sheet: 'Club', cell: 'A1:C3' }, { sheet: 'Club', area: area(0, 0, 3, 3) }],
    ['the corner of its sheet, if no cell is known', { sheet: 'Club' }, { sheet: 'Club', area: area(0, 0) }],
    ['nowhere, if it is not in the workbook', { player: 'Anna' }, undefined],
  ])('is %s', (_, place, where) => expect(locateProblem(problem('name-missing', place))).toEqual(where));
});
