import { fillKey, filled, isSameFormula } from '../../../src/sheets/repair/fill';

it.each([
  ['A1+$A1+A$1+$A$1', 'C4+$A4+C$1+$A$1'],
  ["SUM(B2:$C$3)+'A 1'!B2+Data!A1", "SUM(D5:$C$3)+'A 1'!D5+Data!C4"],
  ['"A1 says ""B2"""&A1', '"A1 says ""B2"""&C4'],
  ["'It''s A1'!A1", "'It''s A1'!C4"],
  ['LOG10(A1)+TAB1(A1)+x.A1', 'LOG10(C4)+TAB1(C4)+x.A1'],
  ['1+1', '1+1'],
])('%s of A1 reads %s in C4', (formula, there) => {
  expect(filled(formula, 0, 0)(3, 2)).toBe(there);
  expect(filled(there, 3, 2)(0, 0)).toBe(formula);
  expect(fillKey(there, 3, 2)).toBe(fillKey(formula, 0, 0));
});

it.each([
  ['A1', 'B1'],
  ['A1', 'A2'],
  ['A1', '$A1'],
  ['A1', 'A$1'],
  ['"A1"', '"B1"'],
])('%s and %s in one cell are no fills of each other', (one, other) => {
  expect(fillKey(one, 0, 0)).not.toBe(fillKey(other, 0, 0));
});

it('the key of a formula says which references are fixed, and how far away the others are', () => {
  expect(fillKey('\'Data\'!$B$3+C5&"A1"', 3, 1)).toBe('Data!C1R3+c1r2&"A1"');
});

it('quotes around a sheet’s name that needs none make no difference; others do', () => {
  expect(isSameFormula("'Data'!A1+'x_1.y'!B2", 'Data!A1+x_1.y!B2')).toBe(true);
  expect(isSameFormula('Data!A1', "'Data'!A1")).toBe(true);
  expect(isSameFormula("'My data'!A1", 'My data!A1')).toBe(false);
  expect(isSameFormula("'1st'!A1", '1st!A1')).toBe(false);
  expect(isSameFormula('A1', 'A1')).toBe(true);
  expect(isSameFormula('A1', 'A2')).toBe(false);
});
