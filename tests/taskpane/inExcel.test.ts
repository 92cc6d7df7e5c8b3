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

/** Windows: Excel tells of merges, and forgets its undo where it meets one. */
const WINDOWS = { sets: { ExcelApi: '1.17' }, quirks: { mergesClearUndo: true } };

const LIST = [['Name', 'Rating'], ...['Ann', 'Bob', 'Cy', 'Dee'].map((name, at) => [name, 2000 - at])];

afterEach(closePages);

describe('merged cells', () => {
  it('are not asked for when the pane follows a typed result: Excel’s undo takes it back', async () => {
    const { page, pane, clock, type } = await paneInExcel(LIST, { row: 0, column: 0, options: WINDOWS });
    await pane.create();
    const { sheet, area: result } = pane.get().tournaments[0]!.places.pairings!;
    page.host.reset();
    await type(sheet, result, [['1-0']]);
    await clock.pass();
    for (let turn = 0; turn < 5; turn += 1) await settled();
    const asked = page.host.log.map(({ body }) => body);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((body) => body.includes('GetMergedAreas'))).toEqual([]);
    expect(page.host.book.undoStands).toBe(true);
  });

  it('are asked for where a list is looked for, and above 512 of them it is read all the same', async () => {
    const { page, pane, type } = await paneInExcel(LIST, { row: 0, column: 0, options: WINDOWS });
    await type('Mine', area(599, 4), [['the end of a form']]);
    page.host.book.state.sheets[0]!.merges = Array.from({ length: 513 }, (_, row) => area(row, 4, 1, 2));
    page.host.reset();
    await pane.lookAgain();
    expect(page.host.log.map(({ failed }) => failed)).toContain('GeneralException');
    expect(pane.get()).toMatchObject({ problems: [] });
    await pane.create();
    expect(pane.get()).toMatchObject({ problems: [], screen: 'tournament' });
  });
});

it('a tie-break that is added on the sheet Tournament shows its columns, with one request more', async () => {
  const { page, pane, clock, type } = await paneInExcel(LIST);
  await pane.create();
  const { places } = pane.get().opened!.open.parts;
  const { tieBreaks } = pane.get().opened!.open.tournament;
  const hidden = (sheet: string, column: number): boolean =>
    page.host.book.state.sheets.find(({ name }) => name === sheet)!.columns.get(column)?.hidden === true;
  const columns = (): readonly boolean[] => [
    hidden('Standings', 3 + tieBreaks.length - 1),
    hidden('Crosstable', 4 + 4 + tieBreaks.length - 1),
    hidden('Players', places.Players_playOff!.area.column),
  ];
  const follow = async (slot: number, code: string): Promise<number> => {
    const { sheet, area: list } = places.TieBreaks!;
    page.host.reset();
    await type(sheet, area(list.row + slot, list.column), [[code]]);
    await clock.pass();
    for (let turn = 0; turn < 5; turn += 1) await settled();
    return page.host.counters.requests;
  };
  expect(columns()).toEqual([true, true, true]);
  const usual = await follow(tieBreaks.length - 1, 'WIN');
  expect(columns()).toEqual([true, true, true]);
  expect(await follow(tieBreaks.length, 'PLAYOFF')).toBe(usual + 1);
  expect(columns()).toEqual([false, false, false]);
  expect(pane.get().opened!.open.tournament.tieBreaks.at(-1)).toBe('PLAYOFF');
});

it('all sheets are looked at for damage in one reading: three requests', async () => {
  const { page, pane } = await paneInExcel(LIST);
  await pane.create();
  page.host.reset();
  await pane.inspect();
  expect(page.host.counters.requests).toBe(3);
  expect(pane.get().care).toMatchObject({ kind: 'repair', faults: [] });
});
