import type { Tournament } from '../../../src/core/model';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { crossTable } from '../../eventFixtures';
import { QUAD } from '../quad';
import { drawnOf, numbers, setUpOf, sheetOf, styleAt, textOf, valueAt } from './sheet';

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
    const players = QUAD.players.map((player) =>
      player.no === 2 ? { ...player, adjustment: -0.5 } : player,
    );
    expect(points({ ...QUAD, players })).toEqual([1.5, 0.5, 1.5, 1]);
    const games = QUAD.games.map((game) => ({ ...game, outcome: null }));
    expect(points({ ...QUAD, games })).toEqual([null, null, null, null]);
  });

  it('has no points for whoever left before half of their games', () => {
    const players = QUAD.players.map((player) =>
      player.no === 4 ? { ...player, status: 'annulled' as const } : player,
    );
    const sheet = sheetOf('wall-chart', subjectOf({ ...QUAD, players }));
    expect([4, 6, 8, 10].map((row) => valueAt(sheet, row, 8))).toEqual([1.5, 1, 0.5, null]);
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('wall-chart', subjectOf(QUAD)))).toEqual({
      rows: [
        'Quad · Wall chart',
        'As of round 6, 1 game missing.',
        'Above: the number of the opponent, bold with White. Below: room for the result.',
        'No | Name | 1 | 2 | 3 | 4 | 5 | 6 | Points',
      ],
      widths: '5 14 5.5 5.5 5.5 5.5 5.5 5.5 9 18',
      frozen: '4 rows 2 columns',
      merged: 'A5:A6 B5:B6 I5:I6 A7:A8 B7:B8 I7:I8 A9:A10 B9:B10 I9:I10 A11:A12 B11:B12 I11:I12',
      printed: 'A1:J12 upright, 1 wide 1 tall, rows 4 to 4, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('wall-chart', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2:A3',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1': 'A4:I4 A5:A12',
        'grid BFC7D1, align left, vertical center, bold, wrap': 'B5:B12',
        'grid BFC7D1, align center, vertical center': 'C5:I12 I5:I6 I7:I8 I9:I10 I11:I12',
        bold: 'C5 D5 E5 F7 G7 H9',
      },
      heights: { 20: '4', 18: '5 6 7 8 9 10 11 12' },
      breaks: [],
    });
  });
});
