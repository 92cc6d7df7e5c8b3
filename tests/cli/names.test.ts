/** @sweep */
import { readFileSync } from 'node:fs';
import type { CellValue } from '../../src/grid/cell';
import { openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { partsOf } from '../app/tools/hosts';
import { hashOf, nameList, problemsOf, run, tempFiles, writeList } from './run';
import { openTournament } from '../../src/app/open';
import { valueOf } from '../results';

const at = tempFiles();

const DRAW: readonly (readonly CellValue[])[] = [
  ['Winter 2026', null, null, null],
  ['Round 1', '1-10', '2-9', 'bye 11'],
  ['Round 2', '10-11', '3-1', '21-2'],
];

const MEMBERS: readonly (readonly CellValue[])[] = [
  ['No', 'Name'],
  [11, 'Kim'],
  [10, 'Jo'],
  [9, 'Ida'],
  [3, 'Cleo'],
  [2, 'Bob'],
  [1, 'Ann'],
];

const club = (): Promise<string> => writeList(at('club.xlsx'), { Draw: DRAW, Members: MEMBERS });

const opened = async (file: string): Promise<XlsxWorkbook> => valueOf(await openXlsx(readFileSync(at(file))));

const cellsIn = async (file: string, sheet: string): Promise<readonly (readonly CellValue[])[]> =>
  valueOf(await (await opened(file)).read({ ranges: [{ sheet, area: 'used' }] })).ranges[0]!.values;

const named = async (out: string, how: string, ...more: readonly string[]) =>
  run(
    'names',
    await club(),
    '--range',
    'Draw!B2:D3',
    '--list',
    'Members!A1:B7',
    '--how',
    how,
    '--out',
    at(out),
    ...more,
  );

beforeAll(async () => {
  await club();
});

it('shows every cell, writes a copy, and points out what does not fit', async () => {
  const before = hashOf(at('club.xlsx'));
  const ran = await named('named.xlsx', 'replace');
  expect(ran).toEqual({
    code: 0,
    stdout: [
      'Numbers from column A (No) of Members.',
      'B2: 1-10 → Ann - Jo',
      'C2: 2-9 → Bob - Ida',
      'D2: bye 11 → bye Kim',
      'B3: 10-11 → Jo - Kim',
      'C3: 3-1 → Cleo - Ann',
      'D3: 21-2 → 21 - Bob',
      `6 cells changed: ${at('named.xlsx')}`,
      '',
    ].join('\n'),
    stderr: 'Sheet “Draw”, cell D3: Nobody in the list has 21. It stays as it is.\n',
  });
  expect(await cellsIn('named.xlsx', 'Draw')).toEqual([
    ['Winter 2026', null, null, null],
    ['Round 1', 'Ann - Jo', 'Bob - Ida', 'bye Kim'],
    ['Round 2', 'Jo - Kim', 'Cleo - Ann', '21 - Bob'],
  ]);
  expect(hashOf(at('club.xlsx'))).toBe(before);
});

it('says the same as JSON', async () => {
  const ran = await named('json.xlsx', 'beside', '--json');
  expect(JSON.parse(ran.stdout)).toMatchObject({
    changed: 6,
    how: 'beside',
    sheet: 'Draw',
    cells: [
      { cell: 'F2', before: '', after: 'Ann - Jo' },
      { cell: 'G2' },
      { cell: 'H2' },
      { cell: 'F3' },
      { cell: 'G3' },
      { cell: 'H3' },
    ],
    out: at('json.xlsx'),
  });
  expect(problemsOf(ran).map(({ code, place, message }) => [code, place.cell, message])).toEqual([
    ['names-number-unknown', 'D3', 'Sheet “Draw”, cell D3: Nobody in the list has 21. It stays as it is.'],
  ]);
});

it('live: formulas stand in the file with the names that they show', async () => {
  await named('live.xlsx', 'live');
  const parts = await partsOf(await opened('live.xlsx'));
  expect(parts['xl/worksheets/sheet1.xml']).toContain(
    `<c r="B2" t="str"><f>INDEX('Members'!$B$2:$B$7,MATCH(1,'Members'!$A$2:$A$7,0))&amp;" - "&amp;INDEX('Members'!$B$2:$B$7,MATCH(10,'Members'!$A$2:$A$7,0))</f><v>Ann - Jo</v></c>`,
  );
});

it.each(['replace', 'beside', 'live'])('undo after %s gives the identical sheets', async (how) => {
  const before = await partsOf(await opened('club.xlsx'));
  await named(`${how}.xlsx`, how);
  const ran = await run('undo', at(`${how}.xlsx`), '--out', at(`${how}-undone.xlsx`));
  expect([ran.code, ran.stderr]).toEqual([0, '']);
  expect(ran.stdout).toMatch(/^Taken back: Put names .+ 'Draw'!B2:D3 \(2026-11-20 09:00\), 6 cells: /);
  const after = await partsOf(await opened(`${how}-undone.xlsx`));
  const rowsIn = (xml = ''): string => /<sheetData>.*<\/sheetData>/s.exec(xml)?.[0] ?? '';
  for (const sheet of ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'])
    expect(rowsIn(after[sheet])).toBe(rowsIn(before[sheet]));
  expect(Object.keys(after).sort()).toEqual(expect.arrayContaining(Object.keys(before).sort()));
  const sheets = valueOf(await (await opened(`${how}-undone.xlsx`)).read({ ranges: [] })).sheets;
  expect(sheets.map(({ name, visibility }) => [name, visibility])).toEqual([
    ['Draw', 'visible'],
    ['Members', 'visible'],
    ['Before Roundabout', 'hidden'],
  ]);
});

it('numbers: back from names to numbers, over formulas too', async () => {
  await named('live.xlsx', 'live', '--force');
  const ran = await run(
    'names',
    at('live.xlsx'),
    '--range',
    'Draw',
    '--list',
    'members',
    '--how',
    'numbers',
    '--out',
    at('back.xlsx'),
  );
  expect([ran.code, ran.stderr]).toEqual([
    0,
    'Sheet “Draw”, cell D3: Nobody in the list is called “21”. This cell stays as it is.\n',
  ]);
  expect((await cellsIn('back.xlsx', 'Draw')).map((line) => line.slice(1, 3))).toEqual([
    [null, null],
    ['1-10', '2-9'],
    ['10-11', '3-1'],
  ]);
});

it('a list in a sheet of its own, and pairings on the sheet that was open last', async () => {
  const ran = await run(
    'names',
    at('club.xlsx'),
    '--range',
    'B2:C2',
    '--list',
    'Members',
    '--how',
    'replace',
    '--out',
    at('open.xlsx'),
  );
  expect(ran.stdout).toContain('B2: 1-10 → Ann - Jo\n');
});

describe('undo and redo, with a tournament in the workbook', () => {
  /** Runs a command on a file and gives the next one; the clock stands still. */
  const then = async (file: string, out: string, ...argv: readonly string[]): Promise<string> => {
    const [name = '', ...rest] = argv;
    const ran = await run(name, at(file), ...rest, '--out', at(out), '--force');
    expect([argv, ran.code]).toEqual([argv, 0]);
    return ran.stdout;
  };
  const named2 = (file: string, out: string, range: string): Promise<string> =>
    then(file, out, 'names', '--range', `Draw!${range}`, '--list', 'Club', '--how', 'replace');
  const recorded = (file: string, out: string, result: string): Promise<string> =>
    then(file, out, 'record', result);

  /** What stands on the organiser's sheet, and the results of games 1 and 2. */
  const stands = async (file: string): Promise<unknown> => {
    const { games } = valueOf(await openTournament(await opened(file))).tournament;
    return [(await cellsIn(file, 'Draw')).flat(), games.slice(0, 2).map(({ outcome }) => outcome)];
  };

  beforeAll(async () => {
    const list = await writeList(at('list.xlsx'), { Draw: [['1-4', '2-3']], Club: nameList(4) });
    await run('pair', list, '--sheet', 'Club', '--numbers', 'list', '--out', at('s0.xlsx'), '--id', 'one');
    await named2('s0.xlsx', 's1.xlsx', 'A1:A1');
    await recorded('s1.xlsx', 's2.xlsx', '1=1-0');
    await named2('s2.xlsx', 's3.xlsx', 'B1:B1');
    await recorded('s3.xlsx', 's4.xlsx', '2=0-1');
  });

  it('go by the order of the steps, of tools and of the tournament, within one minute and from file to file', async () => {
    const states: unknown[] = [];
    for (const step of [0, 1, 2, 3, 4]) states.push(await stands(`s${step}.xlsx`));
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(5);

    const undone: string[] = [];
    for (const step of [4, 3, 2, 1]) {
      undone.push(await then(step === 4 ? 's4.xlsx' : `u${step}.xlsx`, `u${step - 1}.xlsx`, 'undo'));
      expect([step, await stands(`u${step - 1}.xlsx`)]).toEqual([step, states[step - 1]]);
    }
    expect(undone.map((text) => text.includes('Put names'))).toEqual([false, true, false, true]);
    for (const step of [1, 2, 3, 4]) {
      await then(step === 1 ? 'u0.xlsx' : `r${step - 1}.xlsx`, `r${step}.xlsx`, 'redo');
      expect([step, await stands(`r${step}.xlsx`)]).toEqual([step, states[step]]);
    }
    const more = await run('redo', at('r4.xlsx'), '--out', at('no.xlsx'), '--json');
    expect(problemsOf(more).map(({ code }) => code)).toEqual(['redo-nothing']);
    await then('r4.xlsx', 'again.xlsx', 'undo');
    expect(await stands('again.xlsx')).toEqual(states[3]);
  });

  it('nothing is done again after a new step, of a tool or of the tournament', async () => {
    const refusedRedo = async (file: string): Promise<readonly string[]> =>
      problemsOf(await run('redo', at(file), '--out', at('no.xlsx'), '--json')).map(({ code }) => code);
    await then('s2.xlsx', 'a.xlsx', 'undo');
    await named2('a.xlsx', 'b.xlsx', 'B1:B1');
    expect(await refusedRedo('b.xlsx')).toEqual(['redo-nothing']);
    await then('b.xlsx', 'c.xlsx', 'undo');
    await recorded('c.xlsx', 'd.xlsx', '2=0-1');
    expect(await refusedRedo('d.xlsx')).toEqual(['redo-nothing']);
    expect((await run('undo', at('d.xlsx'), '--out', at('e.xlsx'))).stdout).not.toContain('Put names');
  });

  it('of a tournament that is named go by that alone', async () => {
    const asked = await run('undo', at('s1.xlsx'), '--tournament', 'one', '--out', at('no.xlsx'), '--json');
    expect(problemsOf(asked).map(({ code }) => code)).toEqual(['undo-nothing']);
  });
});

it.each([
  [['--range', 'Draw!B2:', '--list', 'Members', '--how', 'replace'], 'range-invalid', undefined],
  [['--range', 'Drew!B2:D3', '--list', 'Members', '--how', 'replace'], 'sheet-missing', undefined],
  [['--range', 'Draw!B2:D3', '--list', 'Gone', '--how', 'replace'], 'sheet-missing', undefined],
  [['--range', 'Draw!B2:D3', '--list', 'Members', '--how', 'swap'], 'choice-unknown', undefined],
  [['--range', 'Draw!A1:A1', '--list', 'Members', '--how', 'replace'], 'printed-nothing', 'A1'],
  [['--range', 'Draw!A5:B9', '--list', 'Members', '--how', 'live'], 'printed-nothing', 'A5:B9'],
  [['--range', 'Draw!B2:D3', '--list', 'Members', '--how', 'numbers'], 'tool-nothing', 'B2:D3'],
  [
    ['--range', 'Draw!B2:D3', '--list', 'Members', '--list', 'Members', '--list', 'Members', '--how', 'live'],
    'names-lists',
    undefined,
  ],
] as const)('%j is refused, and nothing is written', async (given, code, cell) => {
  const ran = await run('names', at('club.xlsx'), ...given, '--out', at('no.xlsx'), '--json');
  expect([ran.code, ran.stdout]).toEqual([1, '']);
  expect(problemsOf(ran).map((each) => [each.code, each.place.cell])).toEqual([[code, cell]]);
  expect(() => readFileSync(at('no.xlsx'))).toThrow();
});

it('without a step of a tool and without a tournament there is nothing to undo', async () => {
  const ran = await run('undo', at('club.xlsx'), '--out', at('nothing.xlsx'), '--json');
  expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, ['workbook-not-ours']]);
});
