import { planned } from '../sheets/plan';
import { STAYED_AWAY } from '../sheets/events';
import { fileOf, part, refereed } from './books';

it('a forfeit loss is worth 0 in LibreOffice where a loss is worth 1', async () => {
  const book = await fileOf(STAYED_AWAY);
  const value = (await refereed(new Map([['book', book]]))).get('book')!;
  const { sheet, area } = planned(STAYED_AWAY).layout.standings.body;
  const shown = part(value, sheet, area.row, area.column, area.rows, area.columns);
  expect(shown.map(([rank, , name, , , ...values]) => [rank, name, ...values])).toEqual([
    [1, 'A', 8, 28, 2, 0, 2.5, 41],
    [2, 'D', 5, 28, 2, 5, 1.5, 11],
    [3, 'C', 4, 17, 2, 3, 0.5, 12],
    [4, 'B', 2, 8, 0, 0, 0.5, 6],
  ]);
});
