import { subjectOf } from '../../../src/sheets/handout/subject';
import { newMatch } from '../../matches';
import { sheetOf, textOf } from './sheet';

describe('handouts of a match', () => {
  const subject = subjectOf(newMatch(2));
  const lines = (id: Parameters<typeof sheetOf>[0], row: number, rows: number, columns: number): string[] =>
    textOf(sheetOf(id, subject), row, 0, rows, columns).map((line) => line.replaceAll(/[*.]/g, ''));

  it('name each player’s team where they are to be found', () => {
    expect([
      lines('pairings', 4, 1, 4),
      lines('table-cards', 4, 2, 3),
      lines('result-slips', 4, 2, 2),
      lines('wall-chart', 4, 1, 2),
    ]).toEqual([
      ['1 1 K1 (Kings)  3 Q1 (Queens)'],
      ['1 1 K1 (Kings) 3 Q1 (Queens)', '2 4 Q2 (Queens) 1 K1 (Kings)'],
      ['White 1 K1 (Kings)', 'Black 3 Q1 (Queens)'],
      ['1 K1 (Kings)'],
    ]);
  });

  it('on a card of a player only theirs: all opponents are of the other one', () => {
    expect(lines('player-cards', 3, 4, 4)).toEqual([
      '1 K1 (Kings)   ',
      'Round Board Colour Opponent',
      '1 1 White 3 Q1',
      '2 1 Black 4 Q2',
    ]);
  });
});
