import type { CellValue } from '../../src/grid/cell';
import type { Block, SheetPlan, WorkbookPlan } from '../../src/grid/plan';
import { generated, randomOf } from '../generated';
import { goEvent } from '../goEvents';
import { ROUND } from '../../src/sheets/layout/round';
import { annulledFirst, EVENTS as MADE_UP } from '../sheets/events';
import { planned } from '../sheets/plan';
import {
  differences,
  displayed,
  expected,
  fileOf,
  fileOfPlan,
  ours,
  part,
  refereed,
  valuesIn,
  withWrongValues,
  type ValueAt,
} from './books';
import { LIVE_HANDOUTS } from '../handouts';
import { makeXlsx } from '../../emulator/files/makeXlsx';
import { parseXlsx } from '../../emulator/files/parseXlsx';
import { valueOf } from '../results';

/** Half of them, of every kind. */
const liveHandouts = LIVE_HANDOUTS.map(({ id }) => id);
const EVENTS = MADE_UP.filter((_, index) => index % 4 === 0 || index % 4 === 3);

describe('thirty events in LibreOffice', () => {
  const files = new Map<string, { plan: WorkbookPlan; bytes: Uint8Array }>();
  let referee: ReadonlyMap<string, ValueAt>;
  const key = (index: number): string => `event${index}`;

  beforeAll(async () => {
    for (const [index, [, event]] of EVENTS.entries())
      files.set(key(index), await fileOf({ ...generated(event), liveHandouts }));
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

it('handicaps of Go on Round, one stone a rank and one stone less', async () => {
  const events = (['ranks', 'ranks-1'] as const).map((handicap) => planned(goEvent(9, { handicap })));
  const files = new Map<string, { plan: WorkbookPlan; bytes: Uint8Array }>();
  for (const { plan } of events)
    files.set(`go${files.size}`, { plan, bytes: withWrongValues(await fileOfPlan(plan)) });
  const values = await refereed(files);
  const notes = (book: string) =>
    part(values.get(book)!, 'Round', events[0]!.layout.round.header + 1, ROUND.note, 4, 1).flat();
  expect([notes('go0'), notes('go1')]).toEqual([
    ['9 stones', '9 stones', '6 stones', '2 stones'],
    ['9 stones', '8 stones', '5 stones', 'komi 0.5'],
  ]);
});

/** The rows of a sheet's table in another order, as sorting leaves them: inputs move, formulas read their own row. */
const sorted = (sheet: SheetPlan, seed: number): SheetPlan => {
  const [table] = sheet.tables!;
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
      block.kind === 'formula' && block.formula.includes('=0,0,SUMPRODUCT(')
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

it('LibreOffice works the values out and does not repeat those of the file', async () => {
  const { plan, layout } = planned(annulledFirst);
  const { sheet, area } = layout.standings.body;
  const points = (value: ValueAt) => value(sheet, area.row, area.column + 2);
  const bytes = withWrongValues(await fileOfPlan(plan));
  expect(points(await valuesIn(bytes, plan))).toBe(77);
  const worked = (await refereed(new Map([['book', { plan, bytes }]]))).get('book')!;
  expect([points(worked), differences(plan, ours(plan), worked)]).toEqual([points(ours(plan)), []]);
});

it('what the emulated Excel saves, LibreOffice opens, and recalculates to the same values', async () => {
  const { plan, bytes } = await fileOf(
    generated({ players: 10, cycles: 2, seed: 7, finished: 0.6, special: 0.2, adjusted: true }),
  );
  const read = valueOf(parseXlsx(bytes));
  const saved = makeXlsx(read.book);
  expect(differences(plan, await valuesIn(saved, plan), ours(plan))).toEqual([]);
  const values = await refereed(new Map([['emulated.xlsx', { plan, bytes: saved }]]));
  expect(differences(plan, values.get('emulated.xlsx')!, ours(plan))).toEqual([]);
});
