/** @sweep */
import { applyToSheets } from '../../../src/app/tools/apply';
import { undoOnSheets } from '../../../src/app/tools/undo';
import { cureCells, examineSheets, sureCures } from '../../../src/app/tools/doctor';
import { addTournament } from '../../../src/app/create';
import { address } from '../../../src/grid/cell';
import { closePages } from '../../emulator/office';
import { generated } from '../../generated';
import { LAYOUTS } from '../../sheets/doctor/layouts';
import { unwrap } from '../../workbook/excel';
import { HOSTS, lookAt, lookAtMine, partsOf, TRIED } from './hosts';

afterEach(closePages);

const TIME = '2026-11-20 09:00';

/** Layouts with something that is beyond doubt; formulas that refer to sheets that are not there are no workbook's. */
const MENDED = LAYOUTS.filter(({ name }) => !name.includes('in quotes'));

describe.each(TRIED)('in %s', (_, hosted) => {
  it.each(MENDED)(
    '$name: what is found is put right, and taken back to the identical workbook',
    async (layout) => {
      const { workbook, reopened } = await hosted(layout.sheets);
      const before = await lookAt(workbook);
      const { findings, ours } = unwrap(await examineSheets(workbook, undefined, TIME));
      expect(ours).toEqual([]);
      expect(
        findings.map(({ problem: { place, code }, cures }) =>
          [`${place.sheet}!${place.cell}`, code, ...cures.map(({ shown }) => shown)].join(' '),
        ),
      ).toEqual(layout.found);
      const cells = unwrap(cureCells(findings, sureCures(findings)));
      if (cells.length === 0) return;
      const change = { tool: 'doctor', sentence: 'put right', cells };
      unwrap(await applyToSheets(workbook, change, TIME));
      const later = await reopened(workbook);
      const left = unwrap(await examineSheets(later, undefined, TIME)).findings;
      expect(left.map(({ problem: { place } }) => place.cell)).toEqual(
        findings.filter(({ sure }) => !sure).map(({ problem: { place } }) => place.cell),
      );
      unwrap(await undoOnSheets(later));
      expect(await lookAtMine(later)).toEqual(before);
    },
  );

  it('looks at one sheet, compares its names with all, and tells of what is wrong with a tournament', async () => {
    const layout = LAYOUTS.find(({ name }) => name.startsWith('another spelling'))!;
    const { workbook } = await hosted(layout.sheets);
    unwrap(
      await addTournament(workbook, generated({ players: 4, cycles: 1, seed: 1, finished: 0 }), {
        time: TIME,
      }),
    );
    const typed = { sheet: 'Pairings', row: 4, column: 5 };
    const { ranges } = unwrap(await workbook.read({ ranges: [{ sheet: 'Pairings', area: 'used' }] }));
    const header = ranges[0]!.values.findIndex((row) => row.includes('Result'));
    const column = ranges[0]!.values[header]!.indexOf('Result') + ranges[0]!.area.column;
    const row = header + 1 + ranges[0]!.area.row;
    unwrap(await workbook.change({ cells: [{ ...typed, row, column, expect: null, write: 'abc' }] }));
    const draw = unwrap(await examineSheets(workbook, 'draw', TIME));
    expect(draw.findings.map(({ problem: { place } }) => place.cell)).toEqual(['B2', 'A3']);
    expect(draw.ours).toEqual([]);
    const all = unwrap(await examineSheets(workbook, undefined, TIME));
    expect(all.ours.map(({ code, place }) => [code, place.sheet, place.cell])).toEqual([
      ['result-not-understood', 'Pairings', address(row, column)],
    ]);
    expect(await examineSheets(workbook, 'Drew', TIME)).toMatchObject({
      ok: false,
      problems: [{ code: 'sheet-missing', values: { sheet: 'Drew' } }],
    });
  });
});

it('a cure that is not there is refused with its number', () => {
  expect(cureCells([], [{ finding: 2, cure: 0 }])).toMatchObject({
    ok: false,
    problems: [{ code: 'cure-unknown', values: { number: 3, count: 0 } }],
  });
});

it('a formula that is put back in a file is calculated when it is opened', async () => {
  const layout = LAYOUTS.find(({ name }) => name.startsWith('a total typed over'))!;
  const { workbook } = await HOSTS['an .xlsx file']!(layout.sheets);
  const { findings } = unwrap(await examineSheets(workbook, undefined, TIME));
  const cells = unwrap(cureCells(findings, sureCures(findings)));
  unwrap(await applyToSheets(workbook, { tool: 'doctor', sentence: 'put right', cells }, TIME));
  const parts = await partsOf(workbook);
  const sheet = Object.entries(parts).find(([name]) => name.endsWith('sheet1.xml'))![1];
  expect(sheet).toContain('SUM(B4:C4)');
  expect(parts['xl/workbook.xml']).toContain('fullCalcOnLoad');
});
