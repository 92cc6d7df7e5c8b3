import { applyToSheets } from '../../src/app/tools/apply';
import { undoOnSheets } from '../../src/app/tools/undo';
import type { CellChange } from '../../src/workbook/port';
import { officeWorkbook } from '../../src/workbook/office';
import { closePages } from '../emulator/office';
import { codes, excel, foreign, look, pointsOf, sweepOf, unwrap, type Look, type Sweep } from './sweep';

const workbook = officeWorkbook();

afterEach(closePages);

const CELLS: readonly CellChange[] = [
  { sheet: 'Mine', row: 1, column: 0, expect: 'Adams', write: 'Berg – Carlsen' },
  { sheet: 'Mine', row: 2, column: 0, expect: '007', write: '=cmd', format: '@' },
  {
    sheet: 'Mine',
    row: 1,
    column: 1,
    expect: 2000,
    write: 'Adams',
    writeFormula: 'INDEX($A$1:$A$3,2)',
    format: 'General',
  },
  { sheet: 'Mine', row: 5, column: 3, expect: null, write: 'Dam' },
  { sheet: 'Budget', row: 0, column: 0, expect: null, write: 7 },
];

const apply = (cells = CELLS) =>
  applyToSheets(workbook, { tool: 'names', sentence: 'Names on Mine', cells }, '2026-11-20 09:00');

/** Excel tells nobody whether a text was typed with an apostrophe, which nobody sees: those that we write are. */
const unprefixed = (text: string | undefined): string | undefined => text?.replaceAll('"prefixed":true,', '');
const cells = (all: Look): unknown => foreign(all).map(unprefixed);
const everything = (all: Look): unknown => [
  Object.entries(all.sheets).map(([name, text]) => [name, unprefixed(text)]),
  all.names,
  all.active,
];

const expectWhole = async (
  { page, before, clean, log, attempt }: Sweep,
  isDone: (warnings: readonly string[]) => void,
): Promise<readonly number[]> => {
  const [failed, done] = [new Set<number>(), new Set<number>()];
  for (const point of pointsOf(log, 20)) {
    const result = await attempt([point]);
    expect([point, page.host.book.enableEvents]).toEqual([point, true]);
    (result.ok ? done : failed).add(point.request);
    if (result.ok) {
      expect([point, foreign(look(page))]).toEqual([point, foreign(clean)]);
      isDone((result.value as { warnings: readonly { code: string }[] }).warnings.map(({ code }) => code));
    } else {
      expect([point, codes(result)]).toEqual([point, ['host-failed']]);
      expect([point, everything(look(page))]).toEqual([point, everything(before)]);
    }
  }
  return [failed.size, done.size];
};

describe('Excel stops in the midst of a tool, at any action of any request', () => {
  it('a first step is written whole or not at all; what stops only the looks of its sheet is a warning', async () => {
    const [failed, done] = await expectWhole(await sweepOf(await excel(), apply), (warnings) => {
      expect(warnings.length).toBeLessThanOrEqual(1);
    });
    expect([failed, done].map((count) => (count ?? 0) > 0)).toEqual([true, true]);
  });

  it('a later step is written whole or not at all', async () => {
    const page = await excel();
    unwrap(await apply());
    const later = [{ ...CELLS[0]!, expect: 'Berg – Carlsen', write: 'Euwe' }];
    const [failed, done] = await expectWhole(await sweepOf(page, () => apply(later)), () => undefined);
    expect([failed! > 0, done]).toEqual([true, 0]);
  });

  it('undo takes all back or nothing', async () => {
    const page = await excel();
    const before = cells(look(page));
    unwrap(await apply());
    const sweep = await sweepOf(page, () => undoOnSheets(workbook));
    expect(cells(sweep.clean)).toEqual(before);
    const [failed, done] = await expectWhole(sweep, () => undefined);
    expect([failed! > 0, done]).toEqual([true, 0]);
  });
});
