import { subjectOf } from '../../../src/sheets/handout/subject';
import { generated } from '../../generated';
import { rowOf as lineOf } from '../facts';
import { numbers, rowOf, sheetOf, textOf, valueAt } from './sheet';

describe('the pairing table', () => {
  it('6 players by Berger, as printed', () => {
    expect(textOf(sheetOf('pairing-table', numbers('berger', 6)), 4, 1, 5, 3)).toEqual([
      '1–6 2–5 3–4',
      '6–4 5–3 1–2',
      '2–6 3–1 4–5',
      '6–5 1–4 2–3',
      '3–6 4–2 5–1',
    ]);
  });

  it('an odd field says who rests', () => {
    expect(textOf(sheetOf('pairing-table', numbers('shift', 5)), 3, 0, 3, 4)).toEqual([
      '* Board 1* Board 2* Bye*',
      'Round 1* 4–1 2–3 5',
      'Round 2* 5–2 3–4 1',
    ]);
  });

  it('names who has a bye in a column of its own, of a tournament as of a system', () => {
    const five = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });
    const [table, own] = [numbers('berger', 5), subjectOf(five)].map((subject) =>
      sheetOf('pairing-table', subject),
    );
    const rows = (sheet: ReturnType<typeof sheetOf>) =>
      [3, 4, 5].map((row) => lineOf((down, along) => valueAt(sheet, down, along), row, 6));
    expect(rows(table!)).toEqual([
      ' | Board 1 | Board 2 | Bye',
      'Round 1 | 2–5 | 3–4 | 1',
      'Round 2 | 5–3 | 1–2 | 4',
    ]);
    expect(rows(own!)).toEqual(rows(table!));
  });
});

describe('a Berger table by sums (“A round robin without tables”, method 2)', () => {
  const sheet = sheetOf('by-sums', numbers('berger', 8));

  it('adds the two numbers, and doubles the other one against the last', () => {
    expect(textOf(sheet, rowOf(sheet, '1. ') + 2, 1, 2, 8)).toEqual(['. 3 4 5 6 7 8 2', '3 . 5 6 7 8 9 4']);
  });

  it('ends with the table of the NZCF handbook', () => {
    expect(textOf(sheet, rowOf(sheet, '3. ') + 2, 1, 8, 8)).toEqual(
      textOf(sheetOf('round-table', numbers('berger', 8)), 4, 1, 8, 8),
    );
  });

  it('works examples step by step', () => {
    const row = rowOf(sheet, 'When do 4 and 7 meet?');
    expect(valueAt(sheet, row + 1, 0)).toBe(
      '4 + 7 = 11. That is more than 8: take 8 away. They meet in round 3. The sum is odd: the smaller number, 4, has White.',
    );
  });
});
