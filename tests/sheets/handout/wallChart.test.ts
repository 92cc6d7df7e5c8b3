import { withPlayer, withStatus } from '../../changed';
import type { Tournament } from '../../../src/core/model';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { subjectOf, subjectOfTable } from '../../../src/sheets/handout/subject';
import { crossTable, realEvent } from '../../eventFixtures';
import { valueOf } from '../../results';
import { QUAD } from '../quad';
import { numbers, rowOf, sheetOf, styleAt, textOf, valueAt } from './sheet';

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

  it('has the points so far, with what the arbiter gave or took, and none before the first result', () => {
    const points = (tournament: Tournament): unknown[] => {
      const sheet = sheetOf('wall-chart', subjectOf(tournament));
      const column = 2 + tournament.rounds;
      return [1, 2, 3, 4].map((no) => valueAt(sheet, 2 + 2 * no, column));
    };
    expect(points(QUAD)).toEqual([1.5, 1, 1.5, 1]);
    expect(points(withPlayer(QUAD, 2, { adjustment: -0.5 }))).toEqual([1.5, 0.5, 1.5, 1]);
    const games = QUAD.games.map((game) => ({ ...game, outcome: null }));
    expect(points({ ...QUAD, games })).toEqual([null, null, null, null]);
  });

  it('has no points for whoever left before half of their games', () => {
    const sheet = sheetOf('wall-chart', subjectOf(withStatus(QUAD, 4, 'annulled')));
    expect([4, 6, 8, 10].map((row) => valueAt(sheet, row, 8))).toEqual([1.5, 1, 0.5, null]);
  });

  it('has results that do not count in grey, and says what grey means', () => {
    const looks = (tournament: Tournament) => {
      const sheet = sheetOf('wall-chart', subjectOf(tournament));
      const grey = [4, 5, 6, 7, 8, 9, 10, 11].map(
        (row) => [2, 3, 4, 5, 6, 7].filter((column) => styleAt(sheet, row, column).italic === true).length,
      );
      return [grey, String(valueAt(sheet, 2, 0))];
    };
    const legend = 'Above: the opponent’s number, bold with White. Below: room for the result.';
    expect(looks(QUAD)).toEqual([[0, 0, 0, 0, 0, 0, 0, 0], legend]);
    expect(looks(withStatus(QUAD, 4, 'annulled'))).toEqual([
      [0, 0, 1, 1, 1, 1, 2, 2],
      'Above: the opponent’s number, bold with White. Grey: the game does not count.',
    ]);
  });
});

describe('the seating plan', () => {
  const sheet = sheetOf('seats', numbers('shift', 6));

  it('draws the boards in a row: where from here, who, the two sides of the board, who, where from here', () => {
    expect(textOf(sheet, rowOf(sheet, 'Round 1') + 1, 0, 7, 3)).toEqual([
      'Board 1* Board 2* Board 3*',
      '→ board 2, White → board 3, Black → board 3, White',
      '6* 5* 4*',
      '■ □ ■',
      '□ ■ □',
      '1* 2* 3*',
      'stays → board 1, White → board 2, Black',
    ]);
  });

  it('says the movement in words', () => {
    expect(valueAt(sheet, 1, 0)).toContain('everybody but the anchor moves one board clockwise');
    expect(valueAt(sheetOf('seats', numbers('berger', 6)), 1, 0)).toContain('White sits on the near side');
  });

  it('another anchor is told to stay', () => {
    const schedule = { system: 'shift', players: 6, cycles: 1, options: { anchor: '3' } };
    const plan = sheetOf('seats', subjectOfTable(valueOf(makeSchedule(schedule))));
    expect(textOf(plan, rowOf(plan, 'Round 1') + 6, 0, 2, 1)).toEqual(['3*', 'stays']);
  });

  it('after the last round nobody goes anywhere', () => {
    expect(textOf(sheet, rowOf(sheet, 'Round 5') + 7, 0, 1, 3)).toEqual(['  ']);
  });

  it('by seats: each seat with its number, seat 1 empty in an odd field', () => {
    const odd = sheetOf('seats', numbers('seats', 5));
    expect(valueAt(odd, 1, 0)).toContain('Seat 1 stays empty');
    expect(textOf(odd, rowOf(odd, 'Round 1') + 2, 0, 2, 3)).toEqual([
      ' → seat 3 → seat 4',
      'Seat 1: (empty)* Seat 2: 1* Seat 3: 2*',
    ]);
    expect(textOf(odd, rowOf(odd, 'Round 1') + 6, 0, 2, 3)).toEqual([
      'Seat 6: 5* Seat 5: 4* Seat 4: 3*',
      '→ seat 2 → seat 6 → seat 5',
    ]);
  });

  it('in a system without movement whoever rests is named below, and sent to their next board', () => {
    const odd = sheetOf('seats', numbers('berger', 5));
    expect(textOf(odd, rowOf(odd, 'Round 1') + 8, 0, 1, 1)).toEqual(['Bye: 1']);
    expect(textOf(odd, rowOf(odd, 'Round 1') + 7, 0, 1, 2)).toEqual(['→ board 2, Black → board 1, Black']);
    expect(textOf(odd, rowOf(odd, 'Round 1') + 2, 0, 1, 2)).toEqual(['→ board 1, White → bye']);
  });

  it('of a tournament it has the names; every round begins where a page may', () => {
    const sheetOfNames = sheetOf('seats', subjectOf(realEvent('cand2013')));
    expect(valueAt(sheetOfNames, rowOf(sheetOfNames, 'Round 1') + 6, 0)).toBe('Aronian,L');
    const starts = Array.from({ length: 14 }, (_, index) => rowOf(sheetOfNames, `Round ${index + 1}`));
    const breaks = sheetOfNames.print!.rowBreaks!;
    expect(breaks.length).toBeGreaterThan(1);
    for (const row of breaks) expect(starts).toContain(row);
  });
});
