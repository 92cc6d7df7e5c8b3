import { closePages } from '../emulator/office';
import { area } from '../../src/grid/cell';
import { listOf, settled } from './ports';
import { paneInExcel } from './paneInExcel';

afterEach(closePages);

it('a tournament is played in a workbook that calculates only when asked, and its sheets follow when it is', async () => {
  const { page, pane, clock, type } = await paneInExcel(listOf(['Anna', 'Bert', 'Cora', 'Dora']));
  const { book } = page.host;
  book.calculationMode = 'Manual';
  await pane.follow();
  expect(pane.get().byHand).toBe(true);
  await pane.create();
  const standings = pane.get().tournaments[0]!.places.standings!.sheet;
  const points = (): readonly unknown[] => {
    const sheet = book.state.sheets.find(({ name }) => name === standings)!;
    return Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 12 }, (__, column) => book.valueAt(sheet, row, column)),
    ).flat();
  };
  const before = points();
  const { sheet, area: result } = pane.get().tournaments[0]!.places.pairings!;
  await type(sheet, area(result.row, result.column), [['1-0']]);
  await clock.pass();
  for (let turn = 0; turn < 5; turn += 1) await settled();
  await pane.takeChange('withdraw', { player: '2' });
  await pane.takeChange('undo', {});
  pane.record(2, '½-½');
  while (pane.get().busy || pane.get().typed.length > 0) await settled();
  expect(pane.get().problems).toEqual([]);
  expect(pane.get().tournaments[0]).toMatchObject({ finished: 2, problems: [], damage: [] });
  expect(points()).toEqual(before);
  expect(await pane.calculate()).toBe(true);
  expect(points()).not.toEqual(before);
});
