import fc from '../properties';
import { area, areaAddress, parseArea, type Area } from '../../src/grid/cell';
import { joinedAreas, joinedCells, runsAcross } from '../../src/grid/joined';

const areas = (...addresses: readonly string[]): Area[] => addresses.map((text) => parseArea(text)!);

const cellsOf = ({ row, column, rows, columns }: Area): string[] =>
  Array.from(
    { length: rows * columns },
    (_, at) => `${row + Math.floor(at / columns)},${column + (at % columns)}`,
  );

describe('areas that stand side by side', () => {
  it.each([
    [['A1', 'B1', 'C1'], ['A1:C1']],
    [['C1', 'A1', 'B1', 'A2:C2'], ['A1:C2']],
    [['A1:B2', 'C1:C2'], ['A1:C2']],
    [
      ['A1', 'C1'],
      ['A1', 'C1'],
    ],
    [
      ['A1:A2', 'B1'],
      ['A1:A2', 'B1'],
    ],
  ])('%j are %j', (given, joined) => {
    expect(joinedAreas(areas(...given)).map((each) => areaAddress(each))).toEqual(joined);
  });

  it('become fewer, and none of their cells is lost or comes twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(24), { maxLength: 25 }), (places) => {
        const single = places.map((at) => area(Math.floor(at / 5), at % 5));
        const joined = joinedAreas(single);
        expect(joined.flatMap(cellsOf).sort()).toEqual(single.flatMap(cellsOf).sort());
        expect(joined.length).toBeLessThanOrEqual(single.length);
      }),
    );
  });

  it('keep their cells, each at its place', () => {
    const filled = [
      { area: area(0, 1), cells: [['b']] },
      { area: area(1, 0, 1, 2), cells: [['c', 'd']] },
      { area: area(0, 0), cells: [['a']] },
    ];
    expect(joinedCells(filled)).toEqual([
      {
        area: area(0, 0, 2, 2),
        cells: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    ]);
  });

  it('are one run only where they are equally high', () => {
    const runs = runsAcross(areas('B1:B3', 'A1:A3', 'C1:C2').map((each) => ({ area: each })));
    expect(runs.map((run) => run.map(({ area: each }) => areaAddress(each)))).toEqual([
      ['A1:A3', 'B1:B3'],
      ['C1:C2'],
    ]);
  });
});
