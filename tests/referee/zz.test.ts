import { obeyed, reading, type Order } from './macro';
import { fileOfPlan } from './books';
import { planned } from '../sheets/plan';
import { field } from '../../bench/measure';
import { PAIRINGS } from '../../src/sheets/layout';
const book = process.env['BOOK']!; const count = Number(process.env['COUNT']);
it('cost', async () => {
    const full = field(100, 1);
    const t = { ...full, games: full.games.map((g) => ({ ...g, outcome: g.no < full.games.length / 2 ? g.outcome : null })) };
    const { plan, layout } = planned(t);
    const without = { ...plan, sheets: plan.sheets.filter(({ role }) => role !== 'round'), names: plan.names.filter(({ name }) => name !== 'Roundabout_Round') };
    const files = new Map([['book', await fileOfPlan(book === 'with' ? plan : without)]]);
    const { sheet, area } = layout.pairings.column(PAIRINGS.result);
    const orders: Order[] = [['open', 'book'], ['everything'], ...Array.from({ length: count }, (_, i) => ['0-1', '½-½', '1-0', '+/-'][i % 4]!).flatMap((text, i): Order[] => [
        ['type', sheet, area.row + 2500 + i * 3, area.column, text], ['settle'],
        reading(layout.standings.sheet, layout.standings.body.area), reading(layout.crosstable.sheet, layout.crosstable.cells.area),
        ...(book === 'with' ? [reading('Round', layout.round.body.area)] : []),
      ]), ['close']];
    await obeyed(files, orders);
}, 590000);
