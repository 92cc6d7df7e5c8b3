import { bergerRound } from '../../../src/core/pairing/systems/berger';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { pairedBy } from '../../core/pairing/field';
import { generated } from '../../generated';
import { rowOf as lineOf } from '../facts';
import { numbers, rowOf, sheetOf, styleAt, textOf, valueAt } from './sheet';

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

describe('a Berger table by rows (“A round robin without tables”, method 1)', () => {
  const sheet = sheetOf('by-rows', numbers('berger', 8));

  it('writes the last number in the first column, starting on the right', () => {
    const row = rowOf(sheet, '3. ') + 1;
    expect(textOf(sheet, row, 1, 3, 4)).toEqual(['– 8* – .', '8–* . – .', '– 8* – .']);
  });

  it('then 1, 2, 3 … on the left, after 7 again 1, and beside the last number on the right', () => {
    const row = rowOf(sheet, '4. ') + 1;
    expect(textOf(sheet, row, 1, 3, 8)).toEqual([
      '1–* 8 2–* . 3–* . 4–* .',
      '8– 5* 6–* . 7–* . 1–* .',
      '2–* 8 3–* . 4–* . 5–* .',
    ]);
  });

  it('then 7, 6 … into what is left', () => {
    const row = rowOf(sheet, '5. ') + 1;
    expect(textOf(sheet, row, 1, 2, 8)).toEqual(['1– 8 2– 7* 3– 6* 4– 5*', '8– 5 6– 4* 7– 3* 1– 2*']);
  });

  it('ends with the Berger table, board for board, for 3 to 40 players', () => {
    for (let players = 3; players <= 40; players++) {
      const n = players + (players % 2);
      const printed = sheetOf('by-rows', numbers('berger', players));
      const row = rowOf(printed, 'The table') + 2;
      for (let round = 1; round < n; round++)
        expect(
          pairedBy(bergerRound, n, round).map((_, board) => valueAt(printed, row + round - 1, 1 + 2 * board)),
        ).toEqual(pairedBy(bergerRound, n, round).map((pair) => pair.join('–')));
    }
  });
});

describe('a Berger table by diagonals (“A round robin without tables”, method 3)', () => {
  const sheet = sheetOf('by-diagonals', numbers('berger', 8));

  it('round 1: the diagonal from corner to corner, and number 1 in its shaded square', () => {
    const row = rowOf(sheet, 'Round 1') + 2;
    expect(textOf(sheet, row, 1, 3, 8)).toEqual(['×* . . . . . . .', '. . . . . . 1* .', '. . . . . 1* . .']);
    expect(valueAt(sheet, row + 8, 0)).toBe('1 is crossed in its shaded square: 1–8');
    expect(valueAt(sheet, row + 9, 0)).toBe(
      'between shaded squares, the upper line has White:\n2–7  3–6  4–5',
    );
  });

  it('in an odd field whoever is crossed rests', () => {
    const odd = sheetOf('by-diagonals', numbers('berger', 7));
    expect(valueAt(odd, rowOf(odd, 'Round 1') + 10, 0)).toBe(
      '1 is crossed in its shaded square and has the bye',
    );
  });

  it('ends with the round table, for all even fields to 24', () => {
    for (let n = 4; n <= 24; n += 2) {
      const printed = sheetOf('by-diagonals', numbers('berger', n));
      // Up to 14 players it stands beside the last round.
      const column = n <= 14 ? n + 2 : 0;
      expect(textOf(printed, rowOf(printed, 'The table', column) + 2, column + 1, n, n)).toEqual(
        textOf(sheetOf('round-table', numbers('berger', n)), 4, 1, n, n),
      );
    }
  });

  it('shades the squares of the players against themselves', () => {
    const row = rowOf(sheet, 'The table', 10) + 2;
    for (let no = 1; no <= 8; no++) expect(styleAt(sheet, row + no - 1, 10 + no).fill).toBe('44546A');
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

  it('takes one page up to 14 players', () => {
    const prints = [12, 13, 14, 16].map((n) => sheetOf('by-sums', numbers('berger', n)).print);
    const isOne = { wide: 1, tall: 1 };
    expect(prints.map((print) => print?.rowBreaks?.length ?? print?.fit)).toEqual([
      ...[isOne, isOne, isOne],
      1,
    ]);
  });

  it('works examples step by step', () => {
    const row = rowOf(sheet, 'When do 4 and 7 meet?');
    expect(valueAt(sheet, row + 1, 0)).toBe(
      '4 + 7 = 11. That is more than 8: take 8 away. They meet in round 3. The sum is odd: the smaller number, 4, has White.',
    );
  });
});
