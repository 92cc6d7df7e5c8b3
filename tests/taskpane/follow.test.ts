import { area } from '../../src/grid/cell';
import { makePane } from '../../src/taskpane/pane';
import { valueOf } from '../results';
import { ports, withLeftovers, withList } from './ports';

/** The pane on a new tournament, beside a workbook that counts how often it is read. */
const counted = async () => {
  const workbook = withLeftovers(withList());
  let reads = 0;
  const around = ports({
    ...workbook,
    read: (query) => {
      reads += 1;
      return workbook.read(query);
    },
  });
  const pane = makePane(around);
  await pane.open();
  await pane.create();
  /** How often the workbook is read after a change on a sheet. */
  const readsAfter = async (...sheets: readonly string[]): Promise<number> => {
    reads = 0;
    for (const sheet of sheets) around.surface.change(sheet);
    for (let turn = 0; turn < 10; turn += 1) await around.clock.pass();
    return reads;
  };
  return { pane, workbook, readsAfter };
};

describe('after a change on a sheet, the pane reads', () => {
  it('nothing for one of the organiser’s own, the inputs for one of ours, and what was made only for Pairings', async () => {
    const { readsAfter } = await counted();
    expect(await readsAfter('Club')).toBe(0);
    expect(await readsAfter('Standings')).toBe(1);
    expect(await readsAfter('Players')).toBe(1);
    expect(await readsAfter('Pairings')).toBe(2);
    expect(await readsAfter('Pairings', 'Log')).toBe(1);
  });

  it('of a name that was typed over on Pairings only once somebody typed there', async () => {
    const { pane, workbook, readsAfter } = await counted();
    const cell = { sheet: 'Pairings', row: 4, column: 4 };
    const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet: 'Pairings', area: area(4, 4) }] }));
    const now = ranges[0]?.values[0]?.[0] ?? null;
    valueOf(await workbook.change({ cells: [{ ...cell, expect: now, write: 'Somebody' }] }));
    await readsAfter('Standings');
    expect(pane.get().care).toBeNull();
    await readsAfter('Pairings');
    expect(pane.get().care).toMatchObject({ kind: 'repair' });
  });

  it('once on opening what was typed over on Pairings while no pane was open', async () => {
    const { workbook } = await counted();
    const cell = { sheet: 'Pairings', row: 4, column: 4 };
    const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet: 'Pairings', area: area(4, 4) }] }));
    const now = ranges[0]?.values[0]?.[0] ?? null;
    valueOf(await workbook.change({ cells: [{ ...cell, expect: now, write: '2026-11-27' }] }));
    const around = ports(workbook);
    const pane = makePane(around);
    await pane.open();
    expect(pane.get()).toMatchObject({ screen: 'tournament', busy: null, care: null });
    await around.clock.pass();
    expect(pane.get().care).toMatchObject({ kind: 'repair' });
  });
});
