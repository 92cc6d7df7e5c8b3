import { nameParts, withComma } from '../../src/exchange/playerDetails';

it.each([
  ['TESTER Alpha', 'TESTER', 'Alpha'],
  ['Alpha TESTER', 'TESTER', 'Alpha'],
  ['DE LA CRUZ María José', 'DE LA CRUZ', 'María José'],
  ['María José DE LA CRUZ', 'DE LA CRUZ', 'María José'],
  ["O'NEIL Sean", "O'NEIL", 'Sean'],
  ['McDONALD Ian', 'McDONALD', 'Ian'],
  ['MÜLLER-LÜDENSCHEIDT Hans', 'MÜLLER-LÜDENSCHEIDT', 'Hans'],
  ['ИВАНОВ Пётр', 'ИВАНОВ', 'Пётр'],
  ['TESTER A.', 'TESTER', 'A.'],
  ['A. TESTER', 'TESTER', 'A.'],
  ['J Tester', 'Tester', 'J'],
  ['Alpha Tester', 'Alpha', 'Tester'],
  ['Ito Ken', 'Ito', 'Ken'],
  ['ALPHA TESTER', 'ALPHA', 'TESTER'],
  ['Tester, Alpha', 'Tester', 'Alpha'],
  ['TESTER, Alpha', 'TESTER', 'Alpha'],
  ['Tester', 'Tester', ''],
  ['TESTER', 'TESTER', ''],
  ['', '', ''],
])('%s: surname %s, first name %s', (name, surname, first) => {
  expect(nameParts(name)).toMatchObject({ surname, first });
});

it.each([
  ['TESTER Alpha', 'TESTER, Alpha'],
  ['Alpha DE TESTER', 'DE TESTER, Alpha'],
  ['Tester, Alpha', 'Tester, Alpha'],
  ['Alpha Tester', 'Alpha Tester'],
  ['ALPHA TESTER', 'ALPHA TESTER'],
  ['TESTER', 'TESTER'],
])('%s is %s in a report to FIDE: a comma comes where capitals tell the surname', (name, said) => {
  expect(withComma(name)).toBe(said);
});

it('only a comma, capitals or an initial make sure which part is the surname', () => {
  const sure = ['Tester, Alpha', 'TESTER Alpha', 'A. Tester', 'Tester', 'Ito Ken'].map(
    (name) => nameParts(name).sure,
  );
  expect(sure).toEqual([true, true, true, true, false]);
});
