import { grammarFaults, isReadable } from '../../../src/grid/formula/grammar';

describe('a formula that means the same everywhere has no faults', () => {
  it.each([
    'SUM($A$1:$A$9)',
    'IF(A1="",0,IFERROR(INDEX(Calc!$B$1:$B$9,MATCH(TRIM(A1&""),Calc!$A$1:$A$9,0)),-1))',
    'SUMPRODUCT((A1:A3=A1)*(B1:B3>B1))',
    'SUMPRODUCT(A1:A3,B1:B3)+COUNTIFS(A1:A3,"x")',
    'SUMPRODUCT(LARGE((A1:A3<3)*A1:A3,1))',
    'IF(EXACT(A1,B1&""),1,0)',
    'SUMPRODUCT(1*(A1:A3=IF(B1=1,2,3)))',
  ])('%s', (formula) => expect(grammarFaults(formula)).toEqual([]));
});

describe('a formula that versions read differently is refused', () => {
  it.each([
    ['A1:A3', 'a range where one value is meant'],
    ['A1:A3*2', 'a range where one value is meant'],
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
    ['SUMPRODUCT(EXACT(A1:A3,B1)*C1:C3)', 'EXACT over a range inside SUMPRODUCT'],
    ['SUMPRODUCT(EXACT(B1,A1:A3&"")*C1:C3)', 'EXACT over a range inside SUMPRODUCT'],
    ['INT(N(A1)*100)', 'the function N'],
    ['SUMPRODUCT(MAX((A1:A3<3)*A1:A3))', 'MAX over a range inside SUMPRODUCT'],
    ['SUMPRODUCT(MIN(A1:A3*2))', 'MIN over a range inside SUMPRODUCT'],
    ['LARGE(A1:A3*2,1)', 'the function LARGE'],
  ])('%s: %s', (formula, fault) => expect(grammarFaults(formula)).toContain(fault));

  it.each([
    'SUMPRODUCT(EXACT(A1:A3,B1)*C1:C3)',
    'SUMPRODUCT(MAX((A1:A3<3)*A1:A3))',
    'N(A1)+1',
    'IF(A1=1,2,3)',
  ])('what was written once can still be worked out: %s', (formula) =>
    expect(isReadable(formula)).toBe(true),
  );

  it('what our calculation does not know is left alone', () => expect(isReadable('TODAY()')).toBe(false));

  it.each(['Players[Name]', '{1,2}', 'A1#', 'Total+1', 'SUM(A1;A2)'])('%s does not parse', (formula) =>
    expect(() => grammarFaults(formula)).toThrow(),
  );
});
