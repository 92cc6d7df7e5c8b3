import { nameParts } from '../../src/exchange/playerDetails';

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
  ['Alpha Tester', 'Tester', 'Alpha'],
  ['ALPHA TESTER', 'TESTER', 'ALPHA'],
  ['Tester, Alpha', 'Tester', 'Alpha'],
  ['TESTER, Alpha', 'TESTER', 'Alpha'],
  ['Tester', 'Tester', ''],
  ['TESTER', 'TESTER', ''],
  ['', '', ''],
])('%s: surname %s, first name %s', (name, surname, first) => {
  expect(nameParts(name)).toEqual({ surname, first });
});
