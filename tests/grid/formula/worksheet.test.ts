import { calculate } from '../../../src/grid/formula/calculate';
import { area, type CellValue } from '../../../src/grid/cell';
import { grammarFaults } from '../../../src/grid/formula/grammar';
import { numberIn } from '../../../src/grid/formula/number';
import { oneCell } from './oneCell';

const NA = { error: '#N/A' };

/** A: numbers; B: texts; C: a bit of everything; D: errors; E: logical values. */
const GRID: readonly (readonly CellValue[])[] = [
  [1, 'Anna', null, 5, true],
  [2, 'bert', '', NA, false],
  [3, 'Bert*', '2', 7, null],
  [2, 'carl', 2, null, 1],
];

describe.each<[what: string, cases: readonly (readonly [formula: string, value: CellValue])[]]>([
  [
    'COUNTIFS compares numbers with numbers and texts with texts',
    [
      ['COUNTIFS(A1:A4,"<2")', 1],
      ['COUNTIFS(A1:A4,"<=2")', 3],
      ['COUNTIFS(A1:A4,">2")', 1],
      ['COUNTIFS(A1:A4,">=2")', 3],
      ['COUNTIFS(A1:A4,"<-1.5")', 0],
      ['COUNTIFS(B1:B4,"<bert")', 1],
      ['COUNTIFS(B1:B4,">=BERT")', 3],
    ],
  ],
  [
    'COUNTIFS finds a number in a text of digits, and both in a column of both',
    [
      ['COUNTIFS(C1:C4,"2")', 2],
      ['COUNTIFS(A1:A4,2,B1:B4,"bert")', 1],
      ['COUNTIFS(A1:A4,9,A1:A4,9)', 0],
      ['COUNTIFS(A1:A4,9)', 0],
    ],
  ],
  [
    'COUNTIFS knows blank cells from empty texts',
    [
      ['COUNTIFS(C1:C4,"")', 2],
      ['COUNTIFS(C1:C4,"=")', 1],
      ['COUNTIFS(C1:C4,"<>")', 3],
      ['COUNTIFS(E1:E4,E1,E1:E4,E1)', 1],
    ],
  ],
  [
    'COUNTIFS reads * and ? in texts, not after ~, and ignores case',
    [
      ['COUNTIFS(B1:B4,"b*")', 2],
      ['COUNTIFS(B1:B4,"BERT")', 1],
      ['COUNTIFS(B1:B4,"=BERT")', 1],
      ['COUNTIFS(B1:B4,"<>bert")', 3],
      ['COUNTIFS(B1:B4,"bert~*")', 1],
      ['COUNTIFS(B1:B4,"?ert")', 1],
      ['COUNTIFS(B1:B4,"*r*")', 3],
    ],
  ],
  [
    'MATCH finds the first one, by kind, and nothing longer than 255 signs',
    [
      ['MATCH(2,A1:A4,0)', 2],
      ['MATCH(C1,A1:A4,0)', '#N/A'],
      ['MATCH(FALSE,E1:E4,0)', 2],
      ['MATCH(1/0,A1:A4,0)', '#DIV/0!'],
      ['MATCH("?ert",B1:B4,0)', 2],
      ['MATCH("b?",B1:B4,0)', '#N/A'],
      [`MATCH("${'x'.repeat(256)}",B1:B4,0)`, '#VALUE!'],
      [`MATCH("${'x'.repeat(255)}",B1:B4,0)`, '#N/A'],
      ['MATCH(1,A1:A4*1,0)', '#VALUE!'],
    ],
  ],
  [
    'INDEX counts from 1, along a row too, and not beyond the end',
    [
      ['INDEX(A1:A4,4)', 2],
      ['INDEX(A1:E1,4)', 5],
      ['INDEX(A1:E1,1,4)', 5],
      ['INDEX(A1:B4,2)', 2],
      ['INDEX(A1:B4,2.9,1.9)', 2],
      ['INDEX(B2,1)', 'bert'],
      ['INDEX(C1:C4,1)', 0],
      ['INDEX(A1:B4,0,1)', '#VALUE!'],
      ['INDEX(A1:B4,1,0)', '#VALUE!'],
      ['INDEX(A1:B4,1,3)', '#REF!'],
      ['INDEX(A1:B4,5,1)', '#REF!'],
      ['INDEX(A1:E1,6)', '#REF!'],
      ['INDEX(A1:B4,1,D2)', '#N/A'],
    ],
  ],
  [
    'SUM, MAX and MIN leave out texts of cells, and count what is written as an argument',
    [
      ['SUM(A1:A4,C1:C4)', 10],
      ['SUM("3",TRUE,1)', 5],
      ['SUM(D1:D4)', '#N/A'],
      ['SUM(1,"x")', '#VALUE!'],
      ['MIN(A1:A4,-7)', -7],
      ['MAX(B1:B4)', 0],
      ['MIN(B1:B4)', 0],
    ],
  ],
  [
    'SUMPRODUCT: ranges of one shape, elements by each other, an error is its result',
    [
      ['SUMPRODUCT(A1:A4,B1:B4)', 0],
      ['SUMPRODUCT(A1:A4,A1:A3)', '#VALUE!'],
      ['SUMPRODUCT(A1:B1,A1:B2)', '#VALUE!'],
      ['SUMPRODUCT((A1:A4>1)*(A1:A3>1))', '#VALUE!'],
      ['SUMPRODUCT(E1:E4)', 1],
      ['SUMPRODUCT(1*E1:E4)', 2],
      ['SUMPRODUCT((A1:A2=A1:B1)*1)', 1],
      ['SUMPRODUCT(A1:A2*A1:D1)', '#VALUE!'],
      ['SUMPRODUCT(LARGE(A1:A4*1,3))', 2],
      ['SUMPRODUCT(LARGE(A1:A4*1,5))', '#NUM!'],
      ['SUMPRODUCT(LARGE(D1:D4*1,1))', '#N/A'],
    ],
  ],
  [
    'conditions: a number but 0 is true, an error stays one',
    [
      ['IF(0,1,2)', 2],
      ['IF(C1,1,2)', 2],
      ['IF("x",1,2)', '#VALUE!'],
      ['IF(D2,1,2)', '#N/A'],
      ['IF(1=1,3)', 3],
      ['AND(1,0)', false],
      ['OR(0,0)', false],
      ['OR(0,1)', true],
      ['AND(1,D2)', '#N/A'],
      ['NOT(D2)', '#N/A'],
      ['NOT("x")', '#VALUE!'],
      ['IFERROR(D2,"none")', 'none'],
      ['ISERROR(D1)', false],
      ['ISNUMBER(D2)', false],
    ],
  ],
  [
    'texts: what & makes of values, what is trimmed, replaced and cut',
    [
      ['1=1&""', false],
      ['TRUE&1&C1&"x"', 'TRUE1x'],
      ['"x"&D2', '#N/A'],
      ['TRIM("  a   b  ")&"|"', 'a b|'],
      ['TRIM(12)', '12'],
      ['TRIM(D2)', '#N/A'],
      ['LOWER("AB")', 'ab'],
      ['LEFT("abc")', 'a'],
      ['LEFT("abc",9)', 'abc'],
      ['SUBSTITUTE("a.a","a","$&")', '$&.$&'],
      ['SUBSTITUTE("abc","","x")', 'abc'],
      ['SUBSTITUTE("abc",D2,"x")', '#N/A'],
      ['SUBSTITUTE("abc","b",1/0)', '#DIV/0!'],
      ['EXACT("a","a")', true],
      ['EXACT("a","A")', false],
      ['EXACT(D2,"a")', '#N/A'],
    ],
  ],
  [
    'arithmetic: digits count, other texts are no numbers, the first error stays',
    [
      ['" -2.5 "*2', -5],
      ['"2x"+1', '#VALUE!'],
      ['"x2"+1', '#VALUE!'],
      ['TRUE+1', 2],
      ['C1+1', 1],
      ['D2+1/0', '#N/A'],
      ['1/0+D2', '#DIV/0!'],
      ['-"x"', '#VALUE!'],
      ['-D2', '#N/A'],
      ['--"3"', 3],
      ['1.5E+2+1E-1', 150.1],
      ['0/5', 0],
      ['INT(D2)', '#N/A'],
      ['INT("x")', '#VALUE!'],
      ['MOD(-7,3)', 2],
      ['MOD(7,-3)', -2],
      ['MOD(7,0)', '#DIV/0!'],
      ['MOD(7,"x")', '#VALUE!'],
      ['MOD(D2,3)', '#N/A'],
      ['NOSUCH(1)', '#NAME?'],
      ['A1:A4', '#VALUE!'],
    ],
  ],
  [
    'comparisons: numbers before texts before logical values, blank like either',
    [
      ['1<"a"', true],
      ['"z"<TRUE', true],
      ['9<FALSE', true],
      ['TRUE=1', false],
      ['C1=0', true],
      ['C1=""', true],
      ['C1=FALSE', true],
      ['""=C1', true],
      ['C1<1', true],
      ['"B">"a"', true],
      ['"a"<>"A"', false],
      ['2<=2', true],
      ['3<=2', false],
      ['2>=2', true],
      ['2>2', false],
      ['2<2', false],
      ['1<>2', true],
      ['D2=1', '#N/A'],
    ],
  ],
])('%s', (_, cases) => {
  it.each(cases)('%s is %j', (formula, expected) => expect(oneCell(formula, GRID)).toEqual(expected));
});

it.each<[formula: string, value: CellValue]>([
  ['COUNTIFS(A1:A6,"x2")', 1],
  ['COUNTIFS(A1:A6,"2x")', 1],
  ['COUNTIFS(A1:A6,"<>2x")', 5],
  ['COUNTIFS(A1:A6,"12")', 1],
  ['COUNTIFS(A1:A6,">1.2")', 2],
  ['COUNTIFS(A1:A6,"1.25")', 1],
  ['COUNTIFS(A1:A6,"2X")', 1],
  ['MATCH("?2",A1:A6,0)', 1],
  ['MATCH("a~b",A1:A6,0)', 5],
  ['MATCH("a~?",A1:A6,0)', '#N/A'],
  ['MATCH("a~",B1:B6,0)', 1],
  ['MATCH("a~?",B1:B6,0)', 2],
])('texts that look like numbers and patterns: %s is %j', (formula, expected) => {
  const grid = [
    ['x2', 'a~'],
    ['2x', 'a?'],
    [12, 'a*'],
    [1.25, 7],
    ['a~b', 8],
    ['', null],
  ];
  expect(oneCell(formula, grid)).toEqual(expected);
});

it.each<[formula: string, value: CellValue]>([
  [' 1 + 2 ', 3],
  ['Sheet!A1', 1],
  ['sheet!$A$3', 3],
  ['"12"+1', 13],
  ['"1.25"+1', 2.25],
  ['SUMPRODUCT(A1:A1,A1:C1)', '#VALUE!'],
  ['SUMPRODUCT(A1:B1*A1:C1)', '#VALUE!'],
])('%s is %j', (formula, expected) => expect(oneCell(formula, GRID)).toEqual(expected));

it.each([
  ['1+', 'unexpected end in 1+'],
  ['1)', 'unexpected ) in 1)'],
  ['TOTAL', 'the name TOTAL stands in TOTAL'],
  ['1§', 'unexpected character at 1 in 1§'],
])('%s: %s', (formula, told) => expect(() => oneCell(formula)).toThrow(told));

it.each(['', '1+', '(1', '1)', 'SUM(1', 'SUM(1,)', 'Sheet!', 'Sheet!5', 'A1:5', 'A1:', 'Total', '1 2', '§'])(
  '%j is no formula of ours',
  (formula) => expect(() => oneCell(formula)).toThrow(/ in |unexpected/),
);

it('a blank cell as the criterion of COUNTIFS is 0: no blank cell, empty text or logical value is that', () => {
  const grid = [
    [null, 0],
    [null, ''],
    [null, false],
    [null, null],
    [null, 0],
  ];
  expect(oneCell('COUNTIFS(B1:B5,A1)', grid)).toBe(2);
  expect(oneCell('COUNTIFS(B1:B5,A1,B1:B5,A1)', grid)).toBe(2);
});

it('a cell that somebody may have typed a text into counts as 0 then', () => {
  expect(numberIn('B1')).toBe('IF(ISNUMBER(B1),B1,0)');
  expect([oneCell(numberIn('A3'), GRID), oneCell(numberIn('B3'), GRID)]).toEqual([3, 0]);
});

it('what stands outside a sheet is an error, what nobody wrote is empty, a loop is an error', () => {
  const value = calculate([
    {
      name: 'S',
      blocks: [
        { kind: 'formula', area: area(1, 1, 1, 2), formula: 'A1', format: '0' },
        { kind: 'formula', area: area(2, 0), formula: 'B3', format: '0' },
        { kind: 'formula', area: area(2, 1), formula: 'A3', format: '0' },
        { kind: 'values', area: area(5, 5, 2, 2), values: [[1], []] },
        { kind: 'values', area: area(5, 5), values: [[9]] },
      ],
    },
  ]);
  expect([value('S', -1, 0), value('S', 0, -1), value('T', 0, 0)]).toEqual([
    { error: '#REF!' },
    { error: '#REF!' },
    { error: '#REF!' },
  ]);
  expect([value('S', 1, 1), value('S', 1, 3), value('S', 2, 0)]).toEqual([0, null, { error: '#CYCLE!' }]);
  expect([value('S', 5, 0), value('S', 7, 5), value('S', 3, 0), value('S', 2, 2)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([value('S', 5, 5), value('S', 5, 6), value('S', 6, 5), value('S', 99, 99)]).toEqual([
    9,
    null,
    null,
    null,
  ]);
});

it('a range that is filled goes on; its corners may be turned', () => {
  const sums = (formula: string): readonly CellValue[] => {
    const value = calculate([
      {
        name: 'S',
        blocks: [
          {
            kind: 'values',
            area: area(0, 0, 3, 2),
            values: [
              [1, 10],
              [2, 20],
              [3, 30],
            ],
          },
          { kind: 'formula', area: area(0, 3, 2, 2), formula, format: '0' },
        ],
      },
    ]);
    return [value('S', 0, 3), value('S', 1, 3), value('S', 0, 4)];
  };
  expect(sums('SUM(A1:A2)')).toEqual([3, 5, 30]);
  expect(sums('SUM($A$1:A2)')).toEqual([3, 6, 33]);
  expect(sums('SUM(A2:$A$1)')).toEqual([3, 6, 33]);
  expect(sums('SUM($A$1:$A$3)')).toEqual([6, 6, 6]);
  expect(sums('COUNTIFS(A$1:A2,">1")')).toEqual([1, 2, 2]);
});

it.each([
  ['SUMPRODUCT((1&-A1:A3)*1)', ['a range joined as text']],
  ['SUMPRODUCT((EXACT(A1:A3,B1)&"x")*1)', ['a range joined as text']],
  ['SUMPRODUCT((SUM(A1:A3)&"x")*1)', ['SUM over a range inside SUMPRODUCT']],
  ['SUMPRODUCT((A1&"x")*1)', []],
  ['-A1:A3', ['a range where one value is meant']],
  ['-A1', []],
  ['SUMPRODUCT(-A1*B1:B3)', []],
])('what of %s is read in different ways: %j', (formula, faults) =>
  expect(grammarFaults(formula)).toEqual(faults),
);
