import { applyNames, planNames } from '../../src/app/tools/names';
import { openXlsx } from '../../src/workbook/xlsx';
import { HOSTS } from '../app/tools/hosts';
import { numberedList } from '../app/tools/lists';
import { valueOf } from '../results';
import { drawn } from '../sheets/printed/draw';
import { recalculatedByGnumeric } from './gnumeric';
import { recalculated } from './soffice';

const DRAW = { ...drawn('Round 1 | 1-4 | 2-3\nRound 2 | bye 5 | 7:14\nRound 3 | 11-6', {}), sheet: 'Draw' };

/** A file with live names whose list was sorted afterwards, and in which number 1 was renamed: its cached names are those before. */
const sortedFile = async (): Promise<Uint8Array> => {
  const { workbook } = await HOSTS['an .xlsx file']!([numberedList(14), DRAW]);
  const range = { sheet: 'Draw', area: DRAW.area };
  const plan = valueOf(await planNames(workbook, { range, lists: [{ sheet: 'Members' }], how: 'live' }));
  valueOf(await applyNames(workbook, plan, '2026-11-20 09:00'));
  const [before, after] = [
    numberedList(14),
    numberedList(14, [5, 3, 14, 1, 2, 4, 7, 6, 9, 8, 11, 10, 13, 12]),
  ];
  const cells = after.values.flatMap((line, row) =>
    line.map((write, column) => ({
      ...{ sheet: 'Members', row, column, expect: before.values[row]![column]! },
      write: write === 'Berg' ? 'Berg, Anna' : write,
    })),
  );
  valueOf(await workbook.change({ cells }));
  if (!('save' in workbook)) throw new Error('no file');
  return valueOf(await (workbook as Awaited<ReturnType<typeof opened>>).save());
};

const opened = async (bytes: Uint8Array) => valueOf(await openXlsx(bytes));

describe.each([
  ['LibreOffice', recalculated],
  ['Gnumeric', recalculatedByGnumeric],
])('names as formulas, worked out by %s', (_, recalculate) => {
  it('follow the numbers of a list that was sorted, and a name that was corrected', async () => {
    const saved = (await recalculate(new Map([['draw', await sortedFile()]]))).get('draw')!;
    const { ranges } = valueOf(
      await (await opened(saved)).read({ ranges: [{ sheet: 'Draw', area: DRAW.area }] }),
    );
    expect(ranges[0]!.values).toEqual([
      ['Round 1', 'Berg, Anna - =cmd', "Carlsen, M. - 't Hart"],
      ['Round 2', 'bye @home', 'Bergman : Łódź & Söhne'],
      ['Round 3', 'Ann 11 - Smith-Jones', null],
    ]);
  });
});
