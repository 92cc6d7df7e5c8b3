import type { Tournament } from '../../src/core/model';
import type { CellValue } from '../../src/sheets/cell';
import type { Block, SheetPlan, WorkbookPlan } from '../../src/sheets/plan';
import { crosstableValues } from '../../src/sheets/values/crosstable';
import { standingsValues } from '../../src/sheets/values/standings';
import { generated, randomOf } from '../generated';
import { annulledFirst, EVENTS } from '../sheets/events';
import { planned } from '../sheets/plan';
import { differences, fileOf, fileOfPlan, ours, part, refereed, valuesIn, type ValueAt } from './books';

jest.setTimeout(600_000);

const displayed = (tournament: Tournament, value: ValueAt) => {
  const { layout } = planned(tournament);
  const { standings, crosstable, playerCount, slots } = layout;
  const { area } = standings.body;
  const { first, cells, points, rank } = crosstable;
  const table = (column: number, columns: number): (string | number | boolean)[][] =>
    part(value, crosstable.sheet, first, column, playerCount, columns);
  return {
    standings: part(value, standings.sheet, area.row, area.column, area.rows, area.columns),
    heads: table(0, 2),
    cells: table(cells.area.column, cells.area.columns),
    values: table(points, slots),
    ranks: table(rank, 1),
  };
};

const expected = (tournament: Tournament) => {
  const { layout } = planned(tournament);
  const standings = standingsValues(tournament, layout);
  const rows = crosstableValues(tournament, layout);
  if (!standings.ok || !rows.ok) throw new Error('no standings');
  return {
    standings: standings.value,
    heads: rows.value.map(({ no, name }) => [no, name]),
    cells: rows.value.map(({ cells }) => cells),
    values: rows.value.map(({ values }) => values),
    ranks: rows.value.map(({ rank }) => [rank]),
  };
};

describe('sixty events in LibreOffice', () => {
  const files = new Map<string, { plan: WorkbookPlan; bytes: Uint8Array }>();
  let referee: ReadonlyMap<string, ValueAt>;
  const key = (index: number): string => `event${index}`;

  beforeAll(async () => {
    for (const [index, [, event]] of EVENTS.entries()) files.set(key(index), await fileOf(generated(event)));
    referee = await refereed(files);
  });

  it.each(EVENTS.map(([name, event], index) => [name, event, index] as const))(
    'every formula cell equals ours, and the sheets display what the rules say: %s',
    (_, event, index) => {
      const { plan } = files.get(key(index))!;
      const value = referee.get(key(index))!;
      expect(differences(plan, ours(plan), value)).toEqual([]);
      expect(displayed(generated(event), value)).toEqual(expected(generated(event)));
    },
  );

  it.each(EVENTS.map(([name], index) => [name, index] as const))(
    'the file itself carries these values before any recalculation: %s',
    async (_, index) => {
      const { plan, bytes } = files.get(key(index))!;
      expect(differences(plan, await valuesIn(bytes, plan), referee.get(key(index))!)).toEqual([]);
    },
  );
});

/** The rows of a sheet's table in another order, as sorting leaves them: inputs move, formulas read their own row. */
const sorted = (sheet: SheetPlan, seed: number): SheetPlan => {
  const [table] = sheet.tables;
  const first = table!.area.row + 1;
  const random = randomOf(seed);
  const order = Array.from({ length: table!.area.rows - 1 }, (_, index) => ({ index, by: random() }))
    .sort((one, other) => one.by - other.by)
    .map(({ index }) => index);
  const moved = (block: Block): Block =>
    block.kind === 'values' && block.area.row === first && block.area.column < table!.area.columns
      ? { ...block, values: order.map((index) => block.values[index] as CellValue[]) }
      : block;
  return { ...sheet, blocks: sheet.blocks.map(moved) };
};

describe('what an organiser may do to the sheets', () => {
  const plain = planned(annulledFirst).plan;
  const withSheets = (change: (sheet: SheetPlan) => SheetPlan): WorkbookPlan => ({
    ...plain,
    sheets: plain.sheets.map(change),
  });
  const referee = async (plan: WorkbookPlan): Promise<ValueAt> =>
    (await refereed(new Map([['book', { plan, bytes: await fileOfPlan(plan) }]]))).get('book')!;

  it('sorting Players changes nothing', async () => {
    const plan = withSheets((sheet) => (sheet.role === 'players' ? sorted(sheet, 5) : sheet));
    expect(displayed(annulledFirst, await referee(plan))).toEqual(expected(annulledFirst));
  });

  it('sorting Pairings changes nothing', async () => {
    const plan = withSheets((sheet) => (sheet.role === 'pairings' ? sorted(sheet, 6) : sheet));
    expect(displayed(annulledFirst, await referee(plan))).toEqual(expected(annulledFirst));
  });

  it('a broken formula is noticed by this comparison', async () => {
    const broken = (block: Block): Block =>
      block.kind === 'formula' && block.formula.startsWith('SUMPRODUCT($')
        ? { ...block, formula: `${block.formula}+1` }
        : block;
    const plan = withSheets((sheet) =>
      sheet.role === 'calculation' ? { ...sheet, blocks: sheet.blocks.map(broken) } : sheet,
    );
    const value = await referee(plan);
    expect(differences(plain, ours(plain), value).length).toBeGreaterThan(0);
    expect(displayed(annulledFirst, value)).not.toEqual(expected(annulledFirst));
  });
});
