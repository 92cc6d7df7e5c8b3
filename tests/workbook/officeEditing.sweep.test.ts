import type { Result } from '../../src/core/result';
import { closePages, settled, type Page } from '../emulator/office';
import { valueOf } from '../results';
import { IS_SWEEP, sampled } from '../sample';
import { add, excel, fresh, outcomes, record, undo } from './excel';

afterEach(closePages);

/** Excels that wait by themselves, and those that refuse while a cell is edited. */
const HOSTS = [
  ['only refuses while a cell is edited', null],
  ['waits for the end of cell editing', '1.1'],
] as const;

describe.each(sampled(HOSTS, HOSTS.length))('a host that %s', (_, DelayForCellEdit) => {
  /** Runs a use case while a cell is being edited; it has to be pending until that ends. */
  const whileEditing = async ({ host }: Page, use: () => Promise<Result<unknown>>): Promise<void> => {
    host.beginCellEdit();
    let done = false;
    const running = use().finally(() => (done = true));
    await settled();
    expect(done).toBe(false);
    host.endCellEdit();
    valueOf(await running);
  };

  it('has a tournament created, recorded into and undone when Enter was pressed', async () => {
    const page = await excel({ sets: { DelayForCellEdit } });
    await whileEditing(page, () => add(fresh(3)));
    await whileEditing(page, () => record([1, '1-0']));
    expect(await outcomes()).toEqual(['1-0', null, null]);
    await whileEditing(page, undo);
    expect(await outcomes()).toEqual([null, null, null]);
  });

  if (IS_SWEEP)
    it('has one tournament made, and nothing left, when a cell is edited in the midst of creating', async () => {
      const page = await excel({ sets: { DelayForCellEdit } });
      page.host.before(5, () => {
        page.host.beginCellEdit();
        setTimeout(() => page.host.endCellEdit(), 20);
      });
      valueOf(await add(fresh(3)));
      expect(page.host.book.state.sheets.map(({ name }) => name)).toEqual([
        'Mine',
        'Budget',
        'Pairings',
        'Round',
        'Standings',
        'Crosstable',
        'Players',
        'Tournament',
        'Log',
        'Lists',
        'Calculation',
      ]);
    });
});

describe('Excel’s own undo', () => {
  /** The options of each `Excel.run`, in the order of the calls. */
  const grouped = async (version: string, use: () => Promise<unknown>): Promise<readonly boolean[]> => {
    const page = await excel({ sets: { ExcelApi: version } });
    valueOf(await add(fresh(3)));
    const runs = jest.spyOn(page.Excel, 'run');
    await use();
    return runs.mock.calls.map((call) => (call as unknown as [Excel.RunOptions])[0].mergeUndoGroup === true);
  };

  it('takes back a recorded result in one step where Excel offers that, and only what writes is marked', async () => {
    const runs = await grouped('1.20', () => record([1, '1-0']));
    expect(runs.filter((one) => one)).toHaveLength(1);
  });

  if (IS_SWEEP)
    it('is not asked for below ExcelApi 1.20, nor by a creation', async () => {
      expect(await grouped('1.19', () => record([1, '1-0']))).not.toContain(true);
      expect(await grouped('1.20', () => add({ ...fresh(4), event: 'Other', id: 'other' }))).not.toContain(
        true,
      );
    });

  if (IS_SWEEP)
    it('is done without where Excel cannot take it in one step', async () => {
      const page = await excel({ sets: { ExcelApi: '1.20' } });
      valueOf(await add(fresh(3)));
      page.host.reset();
      valueOf(await record([1, '1-0']));
      const last = page.host.log.length;
      valueOf(await undo());
      page.host.reset();
      page.host.faults.failures = [{ request: last, action: 5, code: 'UndoNotSupported' }];
      const runs = jest.spyOn(page.Excel, 'run');
      valueOf(await record([1, '1-0']));
      expect(page.host.faults.failures).toEqual([]);
      expect(await outcomes()).toEqual(['1-0', null, null]);
      expect(
        runs.mock.calls.filter((call) => (call as unknown as [Excel.RunOptions])[0].mergeUndoGroup === true),
      ).toHaveLength(1);
    });
});
