import { setValues } from '../../emulator/model';
import { area } from '../../src/grid/cell';
import { closePages } from '../emulator/office';
import { begun } from './begun';
import { add, excel, fresh, unwrap, workbook } from './excel';
import { sampled } from '../sample';

afterEach(closePages);

const NAMES = area(4, 4, 6, 1);

const formulas = async (): Promise<readonly (string | null)[]> =>
  unwrap(await workbook.read({ ranges: [{ sheet: 'Pairings', area: NAMES }] })).ranges[0]!.formulas.map(
    ([formula]) => formula!,
  );

/** Excel with a tournament of four. */
const standing = begun(excel, async () => unwrap(await add(fresh(4))));

/** Somebody types over the formulas of so many games, in a Text cell, where a formula would be a text. */
const typedOver = async (rows: number) => {
  const page = await standing();
  const own = await formulas();
  page.host.as('user', (book) => {
    const sheet = book.state.sheets.find(({ name }) => name === 'Pairings')!.id;
    setValues(
      book,
      { sheet, area: { ...NAMES, rows } },
      Array.from({ length: rows }, () => ['x']),
    );
  });
  return { page, own };
};

const mended = (own: readonly (string | null)[], rows: number) =>
  workbook.change({
    cells: own.slice(0, rows).map((formula, down) => ({
      ...{ sheet: 'Pairings', row: NAMES.row + down, column: NAMES.column },
      ...{ expect: 'x', expectFormula: null, write: null, writeFormula: formula!, format: 'General' },
    })),
  });

const PARTS = [
  ['all but the last', 5],
  ['one cell', 1],
  ['a whole column', 6],
] as const;

it.each(sampled(PARTS, 3))(
  'formulas of a table’s column are put back, no other cell changes: %s',
  async (_, rows) => {
    const { own } = await typedOver(rows);
    expect(own.every((formula) => formula !== null)).toBe(true);
    unwrap(await mended(own, rows));
    expect(await formulas()).toEqual(own);
  },
);

it('a request that fails half done is taken back', async () => {
  const { page, own } = await typedOver(2);
  const before = await formulas();
  page.host.reset();
  const next = page.host.log.length;
  page.host.faults.failures = [{ request: next + 1, action: 4, code: 'GeneralException' }];
  expect(await mended(own, 2)).toMatchObject({ ok: false });
  expect(page.host.faults.failures).toEqual([]);
  expect(await formulas()).toEqual(before);
});
