import { createBook, setValues } from '../../emulator/model';
import { area } from '../../src/grid/cell';
import { officeSurface } from '../../src/workbook/office/surface';
import type { Changed } from '../../src/workbook/port';
import { closePages, openPage, settled, type Page } from '../emulator/office';

const open = async (): Promise<Page> => {
  const page = await openPage({ workbook: createBook(['Mine', 'Other']) });
  Object.assign(globalThis, {
    Excel: page.Excel,
    Office: page.Office,
    OfficeExtension: page.OfficeExtension,
  });
  return page;
};

afterEach(closePages);

describe('what a person sees of the workbook', () => {
  it('a range that is shown is selected, on its sheet', async () => {
    await open();
    const surface = officeSurface();
    const shown = { sheet: 'Other', area: area(4, 5, 2, 3) };
    expect(await surface.show(shown)).toEqual({ ok: true, value: null });
    expect(await surface.selection()).toEqual({ ok: true, value: shown });
  });

  it('a sheet that is not there is a problem', async () => {
    await open();
    const shown = await officeSurface().show({ sheet: 'Nowhere', area: area(0, 0) });
    expect(shown).toMatchObject({ ok: false, problems: [{ code: 'sheet-missing' }] });
  });

  it('a cell that a person types into is told of, with the sheet as it is called now, until stopped', async () => {
    const { host } = await open();
    const told: Changed[] = [];
    const listening = await officeSurface().onChanged((changed) => told.push(changed));
    const [mine] = host.book.state.sheets;
    const type = async (row: number): Promise<void> => {
      host.as('user', () => setValues(host.book, { sheet: mine!.id, area: area(row, 1) }, [['x']]));
      await settled();
      await settled();
    };
    await type(2);
    expect(told).toEqual([{ sheet: 'Mine', address: 'B3', remote: false }]);
    if (!listening.ok) throw new Error('not listening');
    expect(await listening.value()).toEqual({ ok: true, value: null });
    await type(3);
    expect(told).toHaveLength(1);
  });

  it('a co-author’s change is told as remote', async () => {
    const { host } = await open();
    const told: Changed[] = [];
    await officeSurface().onChanged((changed) => told.push(changed));
    const [mine] = host.book.state.sheets;
    host.as('co-author', () => setValues(host.book, { sheet: mine!.id, area: area(0, 0) }, [['y']]));
    await settled();
    await settled();
    expect(told).toEqual([{ sheet: 'Mine', address: 'A1', remote: true }]);
  });

  it('the sheet that somebody opens is told of by its name', async () => {
    await open();
    const surface = officeSurface();
    const told: string[] = [];
    const stop = await surface.onOpened((sheet) => told.push(sheet));
    await surface.show({ sheet: 'Mine', area: area(7, 7) });
    await surface.show({ sheet: 'Other', area: area(7, 7) });
    await settled();
    await settled();
    expect(told).toEqual(['Other']);
    if (stop.ok) await stop.value();
    await surface.show({ sheet: 'Mine', area: area(0, 0) });
    await settled();
    await settled();
    expect(told).toEqual(['Other']);
  });
});
