import { grammarFaults, isReadable } from '../../../src/grid/formula/grammar';
import { formulaAt, formulaTemplate, isFormulaAt } from '../../../src/grid/formula/template';

describe('a formula that means the same everywhere has no faults', () => {
  it.each([
    'SUM($A$1:$A$9)',
    'IF(A1="",0,IFERROR(INDEX(Calc!$B$1:$B$9,MATCH(TRIM(A1&""),Calc!$A$1:$A$9,0)),-1))',
    'SUMPRODUCT((A1:A3=A1)*(B1:B3>B1))',
    'SUMPRODUCT(A1:A3,B1:B3)+COUNTIFS(A1:A3,"x")',
    'SUMPRODUCT(LARGE((A1:A3<3)*A1:A3,1))',
    'IF(EXACT(A1,B1&""),1,0)',
    'SUMPRODUCT(1*(A1:A3=IF(B1=1,2,3)))',
    'INDEX(A1:A9,ROW())',
    'INDEX($A:$A,ROW())&INDEX($5:$5,1,COLUMN())',
  ])('%s', (formula) => expect(grammarFaults(formula)).toEqual([]));
});

describe('a formula that versions read differently is refused', () => {
  it.each([
    ['IF(A1:A3>1,1,0)', 'a range where one value is meant'],
    ['SUM(A1:A3*2)', 'a range where one value is meant'],
    ['SUMPRODUCT(IF(A1:A3>1,1,0))', 'IF over a range inside SUMPRODUCT'],
    ['SUMPRODUCT(IFERROR(A1:A3,0))', 'IFERROR over a range inside SUMPRODUCT'],
    ['SUMPRODUCT(-(A1:A3>1))', 'a minus sign before a range'],
    ['SUMPRODUCT(INDEX(A1:A3*1,1))', 'INDEX over a range inside SUMPRODUCT'],
    ['SUMPRODUCT(1*(A1:A3&"x"="ax"))', 'a range joined as text'],
    ['TEXT(A1,"0.0")', 'the function TEXT'],
    ['INDIRECT("A1")', 'the function INDIRECT'],
    ['TODAY()', 'the function TODAY'],
    ['XLOOKUP(1,A1:A3,B1:B3)', 'the function XLOOKUP'],
    ['EXACT(A1:A3,"x")', 'a range where one value is meant'],
    ['SUMPRODUCT(EXACT(B1,A1:A3&"")*C1:C3)', 'EXACT over a range inside SUMPRODUCT'],
    ['INT(N(A1)*100)', 'the function N'],
    ['SUMPRODUCT(MAX((A1:A3<3)*A1:A3))', 'MAX over a range inside SUMPRODUCT'],
    ['SUMPRODUCT(MIN(A1:A3*2))', 'MIN over a range inside SUMPRODUCT'],
    ['LARGE(A1:A3*2,1)', 'the function LARGE'],
    ['ROW(A5)', 'ROW of another cell'],
    ['COLUMN(A5)', 'COLUMN of another cell'],
    ['SUM($A:$A)', 'whole columns or rows outside INDEX'],
    ['MATCH(1,$5:$6,0)', 'whole columns or rows outside INDEX'],
    ['SUMPRODUCT($A:$A*1)', 'whole columns or rows outside INDEX'],
  ])('%s: %s', (formula, fault) => expect(grammarFaults(formula)).toContain(fault));

  it('is worked out; what our calculation does not know is left alone', () =>
    expect([isReadable('IF(A1=1,2,3)'), isReadable('TODAY()')]).toEqual([true, false]));

  it.each(['Players[Name]', '{1,2}', 'A1#', 'Total+1', 'SUM(A1;A2)'])('%s does not parse', (formula) =>
    expect(() => grammarFaults(formula)).toThrow(),
  );
});

/** A formula of B2, written for D5. */
const filled = (formula: string): string => formulaAt(formulaTemplate(formula, 1, 1), 4, 3);

it.each([
  ['B2', 'D5'],
  ['$B2+B$2+$B$2', '$B5+D$2+$B$2'],
  ['SUM(A1:C$3)', 'SUM(C4:E$3)'],
  ['b2', 'D5'],
  ['B:B', 'D:D'],
  ['$B:C', '$B:E'],
  ['2:$3', '5:$3'],
  ['"B2 ""B2"""&B2', '"B2 ""B2"""&D5'],
  ["'B2'!B2", "'B2'!D5"],
  ["'It''s B2'!B2", "'It''s B2'!D5"],
  ['B2!B2', 'B2!D5'],
  ['LOG10(B2)', 'LOG10(D5)'],
  ['List[B2]+B2', 'List[B2]+D5'],
  ['List[[B2]:[B2]]', 'List[[B2]:[B2]]'],
  ['Name.B2+xB2y', 'Name.B2+xB2y'],
  ['TRUE', 'TRUE'],
  ['XFE1+A1048577', 'XFE1+A1048577'],
  ['XFD1', '#REF!'],
  ['A1048576', '#REF!'],
  ['#REF!+B2', '#REF!+D5'],
])('%s of B2 reads %s in D5', (formula, there) => expect(filled(formula)).toBe(there));

it('what would stand above or left of the sheet is lost', () => {
  expect(formulaAt(formulaTemplate('A1', 1, 1), 0, 3)).toBe('#REF!');
  expect(formulaAt(formulaTemplate('A1', 1, 1), 3, 0)).toBe('#REF!');
  expect(formulaAt(formulaTemplate('A1', 1, 1), 1, 1)).toBe('A1');
  expect(formulaAt(formulaTemplate('A:A', 1, 1), 0, 1)).toBe('A:A');
});

it('the sheets that a formula names, each as often as it does', () => {
  expect(formulaTemplate("Data!A1+'It''s'!B2+Data!C3+SUM(A1)", 0, 0).sheets).toEqual([
    'Data',
    "It's",
    'Data',
  ]);
});

it('formulas that are fills of each other have one key, others do not', () => {
  const key = (formula: string, row: number, column: number) => formulaTemplate(formula, row, column).key;
  expect(key('A1+$B$2', 0, 0)).toBe(key('C3+$B$2', 2, 2));
  expect(key('A1', 0, 0)).not.toBe(key('A2', 0, 0));
  expect(key('A1', 0, 0)).not.toBe(key('B1', 0, 0));
  expect(key('A1', 0, 0)).not.toBe(key('$A1', 0, 0));
  expect(key('A1', 0, 0)).not.toBe(key('A$1', 0, 0));
  expect(key('A:A', 0, 0)).not.toBe(key('1:1', 0, 0));
  expect(key('$A1', 0, 0)).toBe(key('$A2', 1, 5));
});

it('texts beside each other are one piece', () => {
  expect(formulaTemplate('1+A1+2', 0, 0).pieces).toEqual([
    '1+',
    { row: { at: 0, fixed: false }, column: { at: 0, fixed: false } },
    '+2',
  ]);
});

it('a formula is known as a fill of another whole: no more, no less, no other cell', () => {
  const template = formulaTemplate('B2+$C$3', 1, 1);
  const found = ['D5+$C$3', 'D5+$C$33', 'D5+$C$', 'D6+$C$3', 'E5+$C$3', ''].map((formula) =>
    isFormulaAt(template, formula, 4, 3),
  );
  expect(found).toEqual([true, false, false, false, false, false]);
});
