import { planned } from '../sheets/plan';
import { STAYED_AWAY } from '../sheets/events';
import { fileOf, part, refereed } from './books';

it('a forfeit loss is worth 0 in LibreOffice where a loss is worth 1', async () => {
  const book = await fileOf(STAYED_AWAY);
  const value = (await refereed(new Map([['book', book]]))).get('book')!;
  const { sheet, area } = planned(STAYED_AWAY).layout.standings.body;
  const shown = part(value, sheet, area.row, area.column, area.rows, area.columns);
  expect(
    shown.map(([rank, , name, , , games, won, drawn, lost, ...values]) => [
      ...[rank, name, `${games} games: ${won} ${drawn} ${lost}`],
      ...values,
    ]),
  ).toEqual([
    [1, 'A', '3 games: 2 1 0', 8, 28, 2, 0, 2.5, 41],
    [2, 'D', '3 games: 1 1 1', 5, 28, 2, 5, 1.5, 11],
    [3, 'C', '3 games: 0 1 2', 4, 17, 2, 3, 0.5, 12],
    [4, 'B', '3 games: 0 1 2', 2, 8, 0, 0, 0.5, 6],
  ]);
});
