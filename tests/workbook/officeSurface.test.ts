import {
  addConditional,
  createBook,
  deleteSheet,
  select,
  setConditionalFormula,
  setFormulas,
  setValues,
} from '../../emulator/model';
import { area, areaAddress, type Area } from '../../src/grid/cell';
import { firstSelected, officeSurface } from '../../src/workbook/office/surface';
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

  it.each([
    ['Mine!A1:D20', 'Mine', area(0, 0, 20, 4)],
    ['Mine!$B$2', 'Mine', area(1, 1)],
    ["'Club, 2026'!B2:C9,'Club, 2026'!E2:E9", 'Club, 2026', area(1, 1, 8, 2)],
    ["'O''Brien'!A:C, 'O''Brien'!E1", "O'Brien", area(0, 0, 1_048_576, 3)],
    ['Mine!3:5', 'Mine', area(2, 0, 3, 16_384)],
    ['Mine!1:1048576', 'Mine', area(0, 0, 1_048_576, 16_384)],
    ['Mine!A:XFD', 'Mine', area(0, 0, 1_048_576, 16_384)],
    ['Mine!A1:XFD1048576', 'Mine', area(0, 0, 1_048_576, 16_384)],
  ])('the first area of the selection %s', (addresses, sheet, where) => {
    expect(firstSelected(addresses)).toEqual({ sheet, area: where });
  });

  it('a whole sheet that is selected is read where Excel hangs at its areas', async () => {
    const { host } = await open();
    host.quirks.wholeSelectionHangs = true;
    const [mine] = host.book.state.sheets;
    select(host.book, { sheet: mine!.id, area: area(0, 0, 1_048_576, 16_384) });
    expect(await officeSurface().selection()).toEqual({
      ok: true,
      value: { sheet: 'Mine', area: area(0, 0, 1_048_576, 16_384) },
    });
  });

  it('a sheet that is not there is a problem', async () => {
    await open();
    const shown = await officeSurface().show({ sheet: 'Nowhere', area: area(0, 0) });
    expect(shown).toMatchObject({ ok: false, problems: [{ code: 'sheet-missing' }] });
  });

  it('it tells whether the workbook calculates only when asked, and asks', async () => {
    const { host } = await open();
    const surface = officeSurface();
    const mine = host.book.state.sheets[0]!;
    const put = (where: Area, cell: unknown): void =>
      setValues(host.book, { sheet: mine.id, area: where }, [[cell]] as never);
    put(area(0, 0), 1);
    setFormulas(host.book, { sheet: mine.id, area: area(0, 1) }, [['=A1']]);
    expect(await surface.calculatesByHand()).toEqual({ ok: true, value: false });
    host.book.calculationMode = 'Manual';
    put(area(0, 0), 2);
    expect(await surface.calculatesByHand()).toEqual({ ok: true, value: true });
    expect(host.book.valueAt(mine, 0, 1)).toBe(1);
    expect(await surface.calculate()).toEqual({ ok: true, value: null });
    expect(host.book.valueAt(mine, 0, 1)).toBe(2);
    expect(await surface.calculatesByHand()).toEqual({ ok: true, value: true });
  });

  it('cells are marked by a conditional format, and those of before no longer; others stay', async () => {
    const { host } = await open();
    const [mine, other] = host.book.state.sheets;
    const own = addConditional(host.book, { sheet: other!.id, area: area(0, 0, 9, 9) }, 'Custom');
    setConditionalFormula(host.book, own, '=A1=1');
    const marks = (): readonly string[] =>
      [mine!, other!].flatMap(({ name, conditionals }) =>
        conditionals
          .filter(({ id }) => id !== own.id)
          .map(({ area: where, format }) => `${name}!${areaAddress(where)} ${String(format['fill/color'])}`),
      );
    const surface = officeSurface();
    const first = [
      { sheet: 'Mine', areas: [area(2, 1), area(4, 1), area(2, 1)] },
      { sheet: 'Other', areas: [area(0, 0)] },
    ];
    expect(await surface.mark(first)).toMatchObject({ ok: true });
    expect([...marks()].sort()).toEqual(['Mine!B3 #FFD966', 'Mine!B5 #FFD966', 'Other!A1 #FFD966']);
    expect(await surface.mark([{ sheet: 'Other', areas: [area(6, 6)] }])).toMatchObject({ ok: true });
    expect(marks()).toEqual(['Other!G7 #FFD966']);
    expect(await surface.mark([])).toMatchObject({ ok: true });
    expect([marks(), other!.conditionals.map(({ id }) => id)]).toEqual([[], [own.id]]);
  });

  it('marks that an earlier session left go with the first ones of the next', async () => {
    const { host } = await open();
    const mine = host.book.state.sheets[0]!;
    await officeSurface().mark([{ sheet: 'Mine', areas: [area(2, 1)] }]);
    await officeSurface().mark([{ sheet: 'Mine', areas: [area(7, 1)] }]);
    expect(mine.conditionals.map(({ area: where }) => areaAddress(where))).toEqual(['B8']);
  });

  it('marks on a sheet that was deleted meanwhile are no problem', async () => {
    const { host } = await open();
    const surface = officeSurface();
    await surface.mark([{ sheet: 'Other', areas: [area(2, 1)] }]);
    deleteSheet(host.book, host.book.state.sheets[1]!.id);
    expect(await surface.mark([])).toMatchObject({ ok: true });
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
