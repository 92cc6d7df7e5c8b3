import { entryAt } from '../../../src/core/present';
import { numbers, sheetOf, textOf } from './sheet';

const TWENTY = sheetOf('seats', numbers('seats', 20));

describe('the seating plan of more boards than stand beside each other', () => {
  it('has them in lines of equal length, which count the seats on: ten boards in two lines of five', () => {
    expect([5, 7, 10].map((row) => textOf(TWENTY, row, 0, 1, 6)[0])).toEqual([
      'Board 1* Board 2* Board 3* Board 4* Board 5* .',
      'Seat 1: 1* Seat 2: 2* Seat 3: 3* Seat 4: 4* Seat 5: 5* .',
      'Seat 20: 20* Seat 19: 19* Seat 18: 18* Seat 17: 17* Seat 16: 16* .',
    ]);
    expect([13, 15, 18].map((row) => textOf(TWENTY, row, 0, 1, 6)[0])).toEqual([
      'Board 6* Board 7* Board 8* Board 9* Board 10* .',
      'Seat 6: 6* Seat 7: 7* Seat 8: 8* Seat 9: 9* Seat 10: 10* .',
      'Seat 15: 15* Seat 14: 14* Seat 13: 13* Seat 12: 12* Seat 11: 11* .',
    ]);
  });

  it('keeps rounds of two lines on a page, three to an upright one', () => {
    expect(textOf(TWENTY, 22, 0, 1, 1)).toEqual(['Round 2*']);
    expect(TWENTY.print!.rowBreaks!.slice(0, 2)).toEqual([40, 94]);
  });

  it('keeps a round of three lines on a page; below the last it says who rests', () => {
    const sheet = sheetOf('seats', numbers('berger', 39));
    const heads = [5, 13, 21].map((row) => textOf(sheet, row, 0, 1, 7)[0]);
    expect(heads[0]).toBe('Board 1* Board 2* Board 3* Board 4* Board 5* Board 6* Board 7*');
    expect(heads[2]).toBe('Board 15* Board 16* Board 17* Board 18* Board 19* . .');
    expect(textOf(sheet, 28, 0, 3, 1)).toEqual(['Bye: 1', '.', 'Round 2*']);
    expect(sheet.print!.rowBreaks!.slice(0, 3)).toEqual([30, 56, 82]);
  });
});

it('of 14 very long names the rounds stand in two lines of boards, two rounds on an upright page', () => {
  const subject = numbers('berger', 14);
  const players = subject.players.map((player) => ({
    ...player,
    name: `Maximiliana-Anna ${'Long '.repeat(8)}`,
  }));
  const { print, rows = [] } = sheetOf('seats', { ...subject, players });
  const starts = [0, ...(print?.rowBreaks ?? []), print?.area.rows ?? 0];
  const tall = starts.slice(1).map((end, page) =>
    Array.from({ length: end - entryAt(starts, page) }, (_, down) => {
      const own = rows.filter(({ row }) => row === entryAt(starts, page) + down);
      return own.at(-1)?.height ?? 15;
    }).reduce((sum, height) => sum + height, 0),
  );
  expect(tall).toHaveLength(7);
  expect(Math.max(...tall)).toBeLessThanOrEqual((730 * 100) / Number(print?.scale));
  expect(Number(print?.scale)).toBeGreaterThanOrEqual(80);
});

it('of 14 players is four pages: the seven boards of a round stand in one line', () => {
  const { print } = sheetOf('seats', numbers('berger', 14));
  expect([print?.landscape, print?.scale, print?.rowBreaks]).toEqual([true, 86, [34, 64, 94]]);
});
