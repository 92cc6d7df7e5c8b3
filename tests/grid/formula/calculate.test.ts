/** @sweep */
import { HyperFormula } from 'hyperformula';
import { calculate, isCircular } from '../../../src/grid/formula/calculate';
import { area, type CellValue } from '../../../src/grid/cell';
import { oneCell } from './oneCell';
import type { Block } from '../../../src/grid/plan';
import { planFor } from '../../app/tools/planFor';
import { numberedList } from '../../app/tools/lists';
import { valueOf } from '../../results';
import { sampled } from '../../sample';
import { BOOKS } from './books';
import { circleIn } from './circles';

describe('a formula is worked out as Excel does', () => {
  const GRID: CellValue[][] = [
    [1, 'Anna', null],
    [2, 'bert', '1-0'],
    [3, "O'Neil*", '~'],
  ];
  it.each<[string, CellValue]>([
    ['1+2*3', 7],
    ['(1+2)*3', 9],
    ['2^3^2', 64],
    ['-2^2', 4],
    ['7-2-1', 4],
    ['"a"&1&"b"', 'a1b'],
    ['"a"="A"', true],
    ['C1', 0],
    ['C1=""', true],
    ['MAX(A1:A3)-MIN(A1:A3)', 2],
    ['SUMPRODUCT((A1:A3>1)*A1:A3)', 5],
    ['SUMPRODUCT(1*(A1:A3>D1:F1))', 9],
    ['SUMPRODUCT(MAX((A1:A3<3)*A1:A3))', 2],
    ['SUMPRODUCT(LARGE((A1:A3<3)*A1:A3,2))', 1],
    ['INDEX(A1:B1,2)', 'Anna'],
    ['SUM(INDEX(A1:B1,1))', 1],
    ['SUM(INDEX(A1:B1,2))', 0],
    ['MAX(3,INDEX(A1:B1,2))', 3],
    ['MATCH("BERT",B1:B3,0)', 2],
    ['MATCH("*~*",B1:B3,0)', 3],
    ['IFERROR(MATCH(9,A1:A3,0),-1)', -1],
    ['IF(A1=1,"yes",1/0)', 'yes'],
    ['IF(A1=2,1)', false],
    ['AND(A1=1,A2=2)', true],
    ['OR(A1=2,A2=1)', false],
    ['NOT(A1=1)', false],
    ['COUNTIFS(A1:A3,">1")', 2],
    ['COUNTIFS(A1:A3,2)', 1],
    ['COUNTIFS(C1:C3,"")', 1],
    ['INT(2.7)+INT(-2.5)', -1],
    ['MOD(7,3)', 1],
    ['TRIM("  a  b ")', 'a b'],
    ['SUBSTITUTE("a-b-c","-","+",2)', 'a-b+c'],
    ['SUBSTITUTE("a-b-c","-","+",3)', 'a-b-c'],
    ['LEN("abc")+LEN("")', 3],
    ['LEFT("abc",2)', 'ab'],
    ['LOWER("ÀB")', 'àb'],
    ['ISNUMBER(A1)', true],
    ['"say ""hi"""', 'say "hi"'],
    ['Nowhere!A1', '#REF!'],
  ])('%s is %j', (formula, expected) => expect(oneCell(formula, GRID)).toEqual(expected));
});

describe('a block holds its formula once, as if filled', () => {
  it('shifts relative parts and keeps fixed ones', () => {
    const value = calculate([
      {
        name: 'S',
        blocks: [
          { kind: 'values', area: area(0, 0, 3, 1), values: [[1], [2], [3]] },
          { kind: 'formula', area: area(0, 1, 3, 2), formula: '$A1*10+A$1', format: '0' },
          { kind: 'formula', area: area(1, 3, 2, 1), formula: 'INDEX($A$1:$A$3,ROW())', format: '0' },
          { kind: 'formula', area: area(1, 4, 2, 1), formula: 'INDEX($A:$A,ROW())', format: '0' },
          { kind: 'formula', area: area(4, 1, 1, 2), formula: 'INDEX($2:$2,1,COLUMN())', format: '0' },
        ],
      },
    ]);
    expect([0, 1, 2].map((row) => value('s', row, 1))).toEqual([11, 21, 31]);
    expect([0, 1, 2].map((row) => value('S', row, 2))).toEqual([21, 31, 41]);
    expect([1, 2].map((row) => value('S', row, 3))).toEqual([2, 3]);
    expect([1, 2].map((row) => value('S', row, 4))).toEqual([2, 3]);
    expect([1, 2].map((column) => value('S', 4, column))).toEqual([21, 31]);
  });

  it('finds a sheet whose name needs quotes', () => {
    const value = calculate([
      { name: "Anna's cup", blocks: [{ kind: 'values', area: area(0, 0), values: [[5]] }] },
      {
        name: 'B',
        blocks: [{ kind: 'formula', area: area(0, 0), formula: "'Anna''s cup'!A1+1", format: '0' }],
      },
    ]);
    expect(value('B', 0, 0)).toBe(6);
  });

  it('never takes the formula of one sheet for that of another, whatever they are called', () => {
    const sheet = (name: string, formula: string, number: number) => ({
      name,
      blocks: [
        { kind: 'formula', area: area(0, 0), formula, format: '0' },
        { kind: 'values', area: area(1, 1), values: [[number]] },
      ] as const,
    });
    const value = calculate([sheet('A', 'B!B2', 1), sheet('B', 'B2', 2), sheet('A!B', 'B2', 3)]);
    expect(['A', 'B', 'A!B'].map((name) => value(name, 0, 0))).toEqual([2, 2, 3]);
  });
});

describe('a formula that leads back to itself', () => {
  const value = calculate([
    {
      name: 'S',
      blocks: [
        { kind: 'values', area: area(0, 0, 1, 1), values: [[1]] },
        { kind: 'formula', area: area(0, 1), formula: 'IFERROR(C1,7)', format: '0' },
        { kind: 'formula', area: area(0, 2), formula: 'SUM(A1:B1)', format: '0' },
        { kind: 'formula', area: area(0, 3), formula: 'IFERROR(C1,7)+1', format: '0' },
        { kind: 'formula', area: area(0, 4), formula: 'IF(A1=1,2,C1)', format: '0' },
      ],
    },
  ]);

  it('has no value, and IFERROR does not make one up', () =>
    expect([1, 2, 1, 3].map((column) => isCircular(value('S', 0, column)))).toEqual([
      true,
      true,
      true,
      true,
    ]));

  it('does no harm where nothing needs it', () =>
    expect([0, 4].map((column) => value('S', 0, column))).toEqual([1, 2]));
});

describe('HyperFormula, which others wrote, agrees', () => {
  const GRID = [
    [4, 1, 'x', 3],
    [2, 7, 'y', 3],
    [9, 0, 'X', 1],
  ];
  it.each([
    'SUMPRODUCT((A1:A3>B1:B3)*(D1:D3=3),A1:A3)',
    'SUMPRODUCT(1*(A1:A3=A2))+SUM(A1:B3)',
    'INDEX(A1:D3,2,4)*MATCH("y",C1:C3,0)',
    'COUNTIFS(C1:C3,"x",D1:D3,">2")',
    'IF(AND(A1>3,OR(B1=1,B2=2)),MAX(A1:B3),MIN(A1:B3))',
    'SUMPRODUCT(MAX((D1:D3=3)*A1:A3))',
    'SUMPRODUCT(LARGE((D1:D3=3)*A1:A3,1))',
    'SUMPRODUCT((A1:A3>A2:B2)*(D1:D3+A2:B2))',
    'IFERROR(INDEX(A1:A3,MATCH(8,A1:A3,0)),"none")',
    'TRIM(SUBSTITUTE(" a:b ",":","-"))&INT(7/2)',
  ])('%s', (formula) => {
    const engine = HyperFormula.buildFromArray(
      GRID.map((row, at) => [...row, null, null, null, at === 0 ? `=${formula}` : null]),
      { licenseKey: 'gpl-v3', useArrayArithmetic: true },
    );
    expect(oneCell(formula, GRID)).toEqual(engine.getCellValue({ sheet: 0, row: 0, col: 7 }));
  });
});

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
