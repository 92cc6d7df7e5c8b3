import { SYSTEMS } from '../../../src/core/pairing/registry';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { crossTable } from '../../eventFixtures';
import { numbers, sheetOf, styleAt, textOf, valueAt } from './sheet';

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
      '* Board 1* Board 2* Rests*',
      'Round 1* 4–1 2–3 5',
      'Round 2* 5–2 3–4 1',
    ]);
  });
});

describe('the wall chart', () => {
  it('a line a player: their opponents, bold with White, and below them the results', () => {
    const sheet = sheetOf('wall-chart', subjectOf(crossTable('*1=. | 0*10 | =0*1 | .10*')));
    const opponents = [1, 2, 3, 4].map((no) => textOf(sheet, 2 + 2 * no, 2, 2, 3));
    expect(opponents.flat().filter((_, index) => index % 2 === 0)).toHaveLength(4);
    for (const [first] of opponents) expect(first!.split(' ')).toHaveLength(3);
    expect(new Set(opponents[0]![1]!.split(' '))).toEqual(new Set(['1', '½', '.']));
  });

  it('each player meets each other one, in every system', () => {
    for (const { id } of SYSTEMS)
      for (const players of [4, 7, 10]) {
        const sheet = sheetOf('wall-chart', numbers(id, players));
        const rounds = players % 2 === 0 ? players - 1 : players;
        for (let no = 1; no <= players; no++) {
          const line = textOf(sheet, 2 + 2 * no, 2, 1, rounds)[0]!
            .replaceAll('*', '')
            .split(' ');
          const others = Array.from({ length: players }, (_, index) => `${index + 1}`).filter(
            (each) => each !== `${no}`,
          );
          expect(line.sort()).toEqual([...others, ...(players % 2 === 1 ? ['–'] : [])].sort());
        }
      }
  });

  it('of numbers it leaves room for the names', () => {
    const sheet = sheetOf('wall-chart', numbers('berger', 4));
    expect([valueAt(sheet, 4, 0), valueAt(sheet, 4, 1), styleAt(sheet, 4, 1).grid]).toEqual([
      1,
      null,
      'BFC7D1',
    ]);
  });
});
