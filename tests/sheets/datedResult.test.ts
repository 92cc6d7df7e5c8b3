import type { CellValue } from '../../src/grid/cell';
import { problem } from '../../src/core/problem';
import { datedResult, isProposed, lastLogged, resultOfDate, undated } from '../../src/sheets/datedResult';
import { numberShown } from '../../src/sheets/dates';

it.each([
  [36526, 'd-mmm', '1-Jan'],
  [36526, 'mmm-yy', 'Jan-00'],
  [46054, 'dd/mm/yyyy', '01/02/2026'],
  [46054, 'm/d/yy', '2/1/26'],
  [46054, '[$-409]dddd, mmmm d, yyyy;@', 'Sunday, February 1, 2026'],
  [46054, 'ddd d"." mmm\\ yyyy', 'Sun 1. Feb 2026'],
  [1 / 24, 'h:mm', '1:00'],
  [1 / 1440, 'hh:mm', '00:01'],
  [46054.75 + 5 / 86400, 'd.m.yyyy h:mm:ss AM/PM', '1.2.2026 6:00:05 PM'],
  [46054.5, 'mm:ss', '00:00'],
  [1, 'd-mmm', '1-Jan'],
  [59, 'd-mmm', '28-Feb'],
  [61, 'd-mmm', '1-Mar'],
  [36526, 'General', '36526'],
  [36526, '@', '36526'],
  [-1, 'd-mmm', '-1'],
])('%d with the format %s shows %s', (value, format, shown) =>
  expect(numberShown(value, format)).toBe(shown),
);

it.each([
  [36526, '1-0'],
  [46054, '½-½'],
  [46024, '½-½'],
  [1 / 24, '1-0'],
  [1 / 1440, '0-1'],
  [46023, null],
  [0.3, null],
])('%d can only have been typed as %s', (value, result) => expect(resultOfDate(value)).toBe(result));

describe('a number in the place of a result', () => {
  it.each<[what: string, value: CellValue, logged: CellValue, proposals: readonly string[] | null]>([
    ['tells what was typed by its date', 36526, null, ['1-0']],
    ['or by the Log', 46023, '0-1', ['0-1']],
    ['or by both, which may agree', 36526, '1-0', ['1-0']],
    ['or not', 36526, '0-1', ['0-1', '1-0']],
    ['or by nothing', 46023, 'postponed', []],
    ['is a result where it is one', 1, null, null],
    ['and a text is none that became a date', '1-Jan', '1-0', null],
  ])('%s', (_, value, logged, proposals) =>
    expect(datedResult(value, 'd-mmm', logged)?.proposals ?? null).toEqual(proposals),
  );

  it('is Text again as it was shown, or as the result if one alone is proposed and somebody says so', () => {
    const told = { shown: '1-Jan', proposals: ['1-0'] };
    expect([undated(told, false), undated(told, true)]).toEqual(['1-Jan', '1-0']);
    expect(undated({ shown: '1-Jan', proposals: ['0-1', '1-0'] }, true)).toBe('1-Jan');
    expect(undated({ shown: '1-Jan', proposals: [] }, true)).toBe('1-Jan');
  });

  it.each([
    ['1-0', true],
    ['0-1, 1-0', false],
    ['none', false],
  ])('%s: there is one result to take: %s', (results, isOne) =>
    expect(isProposed([problem('damaged-date', {}, { shown: '1-Jan', results })])).toBe(isOne),
  );
});

it('the Log tells the last result of each cell', () => {
  const line = { step: 1, time: '', tournament: '', sentence: '', rule: 'record', before: '' };
  const lines = [
    { ...line, cells: 'game 1\ngame 2', after: '"1-0"\n"0-1"' },
    { ...line, cells: 'game 1', after: '"1-Jan"' },
    { ...line, cells: 'game 2', after: '"½-½"' },
  ];
  expect([...lastLogged(lines)]).toEqual([
    ['game 1', '1-0'],
    ['game 2', '½-½'],
  ]);
});
