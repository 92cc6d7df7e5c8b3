import { newMatch, playedBy } from '../matches';
import { STAYED_AWAY } from './events';
import { planned, read } from './plan';

describe('a forfeit loss is worth 0 on the sheets, whatever a loss is worth', () => {
  it('in Standings and in what adds up points', () => {
    const sheets = planned(STAYED_AWAY);
    const { sheet, area } = sheets.layout.standings.body;
    const shown = read(sheets, sheet, area.row, area.column, area.rows, area.columns);
    expect(shown.map(([rank, , name, , , ...values]) => [rank, name, ...values])).toEqual([
      [1, 'A', 3, 2, 1, 0, 8, 28, 2, 0, 2.5, 41],
      [2, 'D', 3, 1, 1, 1, 5, 28, 2, 5, 1.5, 11],
      [3, 'C', 3, 0, 1, 2, 4, 17, 2, 3, 0.5, 12],
      [4, 'B', 3, 0, 1, 2, 2, 8, 0, 0, 0.5, 6],
    ]);
  });

  it('on the Match sheet', () => {
    const match = playedBy(newMatch(2, 2, { scoring: { win: 3, draw: 2, loss: 1, unit: 1 } }), '+0 1=');
    const sheets = planned(match);
    const { points } = sheets.layout.match!.total;
    expect(read(sheets, points.first.sheet, points.first.area.row, points.first.area.column, 1, 2)).toEqual([
      [9, 6],
    ]);
  });
});
