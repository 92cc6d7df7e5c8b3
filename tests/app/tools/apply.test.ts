/** @sweep */
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { addTournament } from '../../../src/app/create';
import { applyToSheets } from '../../../src/app/tools/apply';
import { redoTool, undoTool } from '../../../src/app/tools/undo';
import { toolSteps } from '../../../src/app/tools/steps';
import type { CellValue } from '../../../src/grid/cell';
import type { CellChange, Workbook } from '../../../src/workbook/port';
import { problem } from '../../../src/core/problem';
import { fail, type Result } from '../../../src/core/result';
import { openXlsx } from '../../../src/workbook/xlsx';
import { closePages } from '../../emulator/office';
import { generated } from '../../generated';
import { newTeamEvent } from '../../teamEvents';
import { error, gridOf } from '../../sheets/grid-of';
import { rawBook, row } from '../../workbook/rawBook';
import { unwrap } from '../../workbook/excel';
import { HOSTS, lookAt, lookAtMine, partsOf, TRIED } from './hosts';

afterEach(closePages);

const TIME = '2026-11-20 09:00';

/** Contents of every kind, each with its number format and perhaps its formula. */
const KINDS: readonly (readonly [string, CellValue, string, string?])[] = [
  ['a number', 7, 'General'],
  ['a fraction with a format', 7.25, '0.00'],
  ['a date', 45852, 'd-mmm'],
  ['a text', '7-14', 'General'],
  ['a text in a Text cell', '7-14', '@'],
  ['a number in a Text cell', 7, '@'],
  ['a text that looks like a formula', '=1+1', '@'],
  ['an apostrophe', "'t Hart", '@'],
  ['a truth', true, 'General'],
  ['an error', error('#N/A'), 'General'],
  ['nothing', null, 'General'],
  ['nothing, in a Text cell', null, '@'],
  ['a formula', 21, '0', '7*3'],
  ['a formula that comes to a text', '7-14', '0', '7&"-"&14'],
];

const GRID = gridOf(
  KINDS.map(([name, value]) => [name, value]),
  {
    sheet: 'Draw',
    formats: Object.fromEntries(KINDS.map(([, , format], index) => [`B${index + 1}`, format])),
    formulas: Object.fromEntries(
      KINDS.flatMap(([, , , formula], index) => (formula === undefined ? [] : [[`B${index + 1}`, formula]])),
    ),
  },
);

const change = (line: number, write: CellValue, more: Partial<CellChange> = {}): CellChange => ({
  ...{ sheet: 'Draw', row: line, column: 1, expect: KINDS[line]![1], write },
  ...more,
});

/** Every cell gets a text, a number, a formula or nothing, with or without another format. */
const WRITTEN: Readonly<Record<string, (line: number) => CellChange>> = {
  texts: (line) => change(line, 'Berg – Carlsen'),
  'texts that look like something else': (line) => change(line, '=cmd', { format: '@' }),
  numbers: (line) => change(line, 1234.5, { format: '0.0' }),
  formulas: (line) => change(line, 'a number', { writeFormula: 'INDEX($A$1:$A$3,1)', format: 'General' }),
  nothing: (line) => change(line, null),
};

const apply = (workbook: Workbook, cells: readonly CellChange[], time = TIME) =>
  applyToSheets(workbook, { tool: 'names', sentence: 'Names for numbers on Draw', cells }, time);

const refused = async (result: Promise<Result<unknown>>) => {
  const found = await result;
  return found.ok
    ? []
    : found.problems.map(({ code, place }) => [code, place.sheet, place.cell].join(' ').trim());
};

describe.each(TRIED)('in %s', (_, hosted) => {
  it.each(Object.entries(WRITTEN))(
    '%s over contents of every kind are taken back to the identical workbook',
    async (_written, write) => {
      const { workbook, reopened } = await hosted([gridOf([['Ann']], { sheet: 'Members' }), GRID]);
      const before = await lookAt(workbook);
      const cells = KINDS.map((_kind, line) => write(line));
      expect(unwrap(await apply(workbook, cells))).toEqual({ step: 1, warnings: [] });
      expect(await lookAt(workbook)).not.toEqual(before);
      const done = await lookAtMine(workbook);
      const later = await reopened(workbook);
      expect(unwrap(await undoTool(later))).toMatchObject({ step: 1, cells: KINDS.length });
      expect(await lookAtMine(later)).toEqual(before);
      const again = await reopened(later);
      expect(unwrap(await redoTool(again))).toMatchObject({ step: 1, cells: KINDS.length });
      expect(await lookAtMine(again)).toEqual(done);
      expect(await refused(redoTool(again))).toEqual(['redo-nothing']);
      unwrap(await undoTool(again));
      expect(await lookAtMine(again)).toEqual(before);
    },
  );

  it('keeps what stood there on a hidden sheet that people can read', async () => {
    const { workbook } = await hosted([GRID]);
    unwrap(await apply(workbook, [change(4, 'Berg – Carlsen'), change(12, 'Berg')]));
    const { sheets, ranges } = unwrap(
      await workbook.read({
        ranges: [{ sheet: 'Before Roundabout', area: { row: 0, column: 0, rows: 3, columns: 7 } }],
      }),
    );
    expect(sheets.map(({ name, visibility, active }) => [name, visibility, active]).slice(-2)).toEqual([
      ['Draw', 'visible', true],
      ['Before Roundabout', 'hidden', false],
    ]);
    expect(ranges[0]!.values).toEqual([
      ['Step', 'Time', 'What', 'Sheet', 'Cell', 'Before', 'After'],
      [1, TIME, 'Names for numbers on Draw', 'Draw', 'B5', '7-14', 'Berg – Carlsen'],
      [1, TIME, 'Names for numbers on Draw', 'Draw', 'B13', '=7*3', 'Berg'],
    ]);
  });

  it('takes steps back one by one, the last first', async () => {
    const { workbook } = await hosted([GRID]);
    const looks = [await lookAt(workbook)];
    for (const [index, text] of ['one', 'two', 'three'].entries()) {
      const expected = ['7-14', 'one', 'two'][index]!;
      const cell = { ...change(3, text), expect: expected };
      expect(unwrap(await apply(workbook, [cell], `2026-11-20 09:0${index}`)).step).toBe(index + 1);
      looks.push(await lookAt(workbook));
    }
    expect(unwrap(await toolSteps(workbook)).map(({ step, time, cells }) => [step, time, cells])).toEqual([
      [1, '2026-11-20 09:00', 1],
      [2, '2026-11-20 09:01', 1],
      [3, '2026-11-20 09:02', 1],
    ]);
    for (const step of [3, 2, 1]) {
      expect(unwrap(await undoTool(workbook)).step).toBe(step);
      const read = unwrap(await workbook.read({ ranges: [{ sheet: 'Draw', area: 'used' }] }));
      expect([read.ranges[0]]).toEqual(looks[step - 1]!.grids.filter(({ sheet }) => sheet === 'Draw'));
    }
    expect(await lookAtMine(workbook)).toEqual(looks[0]);
    expect(await refused(undoTool(workbook))).toEqual(['tool-undo-nothing']);
    for (const step of [1, 2]) expect(unwrap(await redoTool(workbook)).step).toBe(step);
    const other = { ...change(3, 'four'), expect: 'two' };
    expect(unwrap(await apply(workbook, [other])).step).toBe(4);
    expect(unwrap(await toolSteps(workbook)).map(({ step }) => step)).toEqual([1, 2, 4]);
    expect(await refused(redoTool(workbook))).toEqual(['redo-nothing']);
  });

  it('writes nothing, and leaves nothing behind, where one cell differs from what was shown', async () => {
    const { workbook } = await hosted([GRID]);
    const before = await lookAt(workbook);
    const cells = [change(0, 'Berg'), { ...change(3, 'Carlsen'), expect: '7-15' }];
    expect(await refused(apply(workbook, cells))).toEqual(['changed-meanwhile Draw B4']);
    expect(await lookAt(workbook)).toEqual(before);
    unwrap(await apply(workbook, [change(1, 'Dam')]));
    const after = await lookAt(workbook);
    expect(await refused(apply(workbook, cells))).toEqual(['changed-meanwhile Draw B4']);
    expect(await lookAt(workbook)).toEqual(after);
  });

  it('takes nothing back where one cell was changed since', async () => {
    const { workbook } = await hosted([GRID]);
    unwrap(await apply(workbook, [change(0, 'Berg'), change(3, 'Carlsen')]));
    unwrap(await workbook.change({ cells: [{ ...change(3, 'Carlsen, M.'), expect: 'Carlsen' }] }));
    const before = await lookAt(workbook);
    expect(await refused(undoTool(workbook))).toEqual(['changed-meanwhile Draw B4']);
    expect(await lookAt(workbook)).toEqual(before);
  });

  it('refuses what is not there, and nothing', async () => {
    const { workbook } = await hosted([GRID]);
    expect(await refused(apply(workbook, [{ ...change(0, 'Berg'), sheet: 'Gone' }]))).toEqual([
      'sheet-missing Gone',
    ]);
    expect(await refused(apply(workbook, []))).toEqual(['tool-nothing']);
  });

  it('never touches the sheets of a tournament, nor the sheet with former contents', async () => {
    const { workbook } = await hosted([GRID]);
    unwrap(await addTournament(workbook, generated({ players: 4, cycles: 1, seed: 1 }), { time: TIME }));
    unwrap(await addTournament(workbook, newTeamEvent(3, 2), { time: TIME }));
    unwrap(await apply(workbook, [change(0, 'Berg')]));
    const before = await lookAt(workbook);
    const on = (sheet: string): CellChange => ({ ...change(0, 'Berg'), sheet });
    expect(await refused(apply(workbook, [on('Pairings')]))).toEqual(['tool-on-ours Pairings']);
    expect(await refused(apply(workbook, [on('Draw'), on('PLAYERS')]))).toEqual(['tool-on-ours PLAYERS']);
    expect(await refused(apply(workbook, [on('Matches')]))).toEqual(['tool-on-ours Matches']);
    expect(await refused(apply(workbook, [on('Before Roundabout')]))).toEqual([
      'tool-on-ours Before Roundabout',
    ]);
    expect(await lookAt(workbook)).toEqual(before);
  });

  it('takes another name for its sheet where the organiser has one of that name, and finds it by its own', async () => {
    const { workbook } = await hosted([gridOf([['mine']], { sheet: 'before roundabout' }), GRID]);
    const before = await lookAt(workbook);
    unwrap(await apply(workbook, [change(0, 'Berg')]));
    const { sheets } = unwrap(await workbook.read({ ranges: [] }));
    expect(sheets.at(-1)?.name).toBe('Before Roundabout 2');
    unwrap(await undoTool(workbook));
    expect(await lookAtMine(workbook)).toEqual(before);
  });

  it('says which line of former contents was changed', async () => {
    const { workbook } = await hosted([GRID]);
    unwrap(await apply(workbook, [change(0, 'Berg'), change(3, 'Carlsen')]));
    unwrap(
      await workbook.change({
        cells: [{ sheet: 'Before Roundabout', row: 2, column: 4, expect: 'B4', write: 'here' }],
      }),
    );
    expect(await refused(undoTool(workbook))).toEqual(['tool-steps-damaged Before Roundabout A3']);
  });
});

describe('where Excel refuses', () => {
  it.each([
    ['sheet', 'sheet-protected Draw'],
    ['workbook', 'workbook-protected'],
  ])('a protected %s leaves all as it was', async (what, code) => {
    const { workbook } = await HOSTS['Excel']!([GRID]);
    await Excel.run(async (context) => {
      if (what === 'sheet') context.workbook.worksheets.getItem('Draw').protection.protect();
      else context.workbook.protection.protect();
      await context.sync();
    });
    const before = await lookAt(workbook);
    expect(await refused(apply(workbook, [change(0, 'Berg')]))).toEqual([code]);
    expect(await lookAt(workbook)).toEqual(before);
  });
});

describe('where something fails in the midst', () => {
  /** A workbook in memory of which some requests fail. */
  const failing = async (what: 'create' | 'change' | 'remove', after = 0) => {
    const hosted = await HOSTS['memory']!([GRID]);
    let left = after;
    const { workbook } = hosted;
    const broken = (): boolean => (left -= 1) < 0;
    const host = fail(problem('host-failed', {}, { detail: what }));
    const facade: Workbook = {
      read: (query) => workbook.read(query),
      create: (plan) => (what === 'create' && broken() ? Promise.resolve(host) : workbook.create(plan)),
      change: (patch) => (what === 'change' && broken() ? Promise.resolve(host) : workbook.change(patch)),
      replace: (old, plan) => workbook.replace(old, plan),
      remove: (old) => (what === 'remove' && broken() ? Promise.resolve(host) : workbook.remove(old)),
    };
    return { workbook, facade };
  };

  it.each(['create', 'change'] as const)('a first step leaves nothing behind when %s fails', async (what) => {
    const { workbook, facade } = await failing(what);
    const before = await lookAt(workbook);
    expect(await refused(apply(facade, [change(0, 'Berg')]))).toEqual(['host-failed']);
    expect(await lookAt(workbook)).toEqual(before);
  });

  it('a later step leaves nothing behind when change fails', async () => {
    const { workbook, facade } = await failing('change', 1);
    unwrap(await apply(facade, [change(0, 'Berg')]));
    const before = await lookAt(workbook);
    expect(await refused(apply(facade, [change(3, 'Carlsen')]))).toEqual(['host-failed']);
    expect(await lookAt(workbook)).toEqual(before);
  });

  it('undo leaves all as it was when change fails', async () => {
    const { workbook, facade } = await failing('change', 1);
    unwrap(await apply(facade, [change(0, 'Berg')]));
    const before = await lookAt(workbook);
    expect(await refused(undoTool(facade))).toEqual(['host-failed']);
    expect(await lookAt(workbook)).toEqual(before);
  });

  it('says that a copied sheet has the same steps', async () => {
    const workbook = memoryWorkbook();
    const hosted = await HOSTS['memory']!([GRID]);
    unwrap(await apply(hosted.workbook, [change(0, 'Berg')]));
    const snapshot = unwrap(await hosted.workbook.read({ ranges: [] }));
    const [name] = snapshot.names;
    expect(name?.name).toBe('Roundabout_before');
    const copied: Workbook = {
      ...workbook,
      read: async (query) => {
        const read = await hosted.workbook.read(query);
        return read.ok
          ? { ok: true, value: { ...read.value, names: [...read.value.names, { ...name!, sheet: 'Copy' }] } }
          : read;
      },
    };
    expect(await refused(undoTool(copied))).toEqual(['tool-steps-twice Before Roundabout']);
  });
});

describe('a file', () => {
  const BOOK = rawBook(
    [
      {
        before: '<dimension ref="A1:C3"/>',
        rows: [
          row(1, '<c r="A1" t="s"><v>1</v></c>', '<c r="B1"><v>7</v></c>', '<c r="C1" t="s"><v>0</v></c>'),
          row(2, '<c r="A2"><f>COUNTIF(A1:C1,"7-14")</f><v>2</v></c>', '<c r="C2" t="b"><v>1</v></c>'),
          row(3, '<c r="A3" t="inlineStr"><is><t>in place</t></is></c>', '<c r="B3"><v>8</v></c>'),
        ],
      },
    ],
    ['7-14', 'Round 1', '7-14'],
  );
  const cell = (address: readonly [number, number], expected: CellValue, write: CellValue): CellChange => ({
    ...{ sheet: 'Sheet1', row: address[0], column: address[1], expect: expected, write },
  });

  it('has every cell after undo as it had it before, byte by byte, shared strings among them', async () => {
    const workbook = unwrap(await openXlsx(BOOK));
    const before = await partsOf(workbook);
    const cells = [
      cell([0, 0], 'Round 1', 'Runde 1'),
      cell([0, 1], 7, 'Berg'),
      { ...cell([0, 2], '7-14', 'Berg – Carlsen'), format: '@' },
      cell([0, 4], null, 'Dam'),
      cell([1, 2], true, 'Euwe'),
      cell([2, 0], 'in place', '7-14'),
    ];
    unwrap(await apply(workbook, cells));
    const written = await partsOf(workbook);
    expect(written['xl/worksheets/sheet1.xml']).toContain('<is><t>Berg – Carlsen</t></is>');
    expect(written['xl/worksheets/sheet1.xml']).toContain('<c r="A3" t="s"><v>0</v></c>');
    unwrap(await undoTool(workbook));
    const after = await partsOf(workbook);
    const cellsIn = (xml: string | undefined): string =>
      /<sheetData>.*<\/sheetData>/s.exec(xml ?? '')?.[0] ?? '';
    expect(cellsIn(after['xl/worksheets/sheet1.xml'])).toBe(cellsIn(before['xl/worksheets/sheet1.xml']));
    expect(after['xl/sharedStrings.xml']).toBe(before['xl/sharedStrings.xml']);
  });

  it('is calculated when it is opened where formulas depend on what was written, and only then', async () => {
    const asks = async (cells: readonly CellChange[]): Promise<boolean> => {
      const workbook = unwrap(await openXlsx(BOOK));
      unwrap(await apply(workbook, cells));
      return (await partsOf(workbook))['xl/workbook.xml']!.includes('fullCalcOnLoad');
    };
    expect(await asks([cell([0, 1], 7, 'Berg')])).toBe(true);
    const plain = unwrap(await openXlsx(rawBook([{ rows: [row(1, 7)] }])));
    const live: CellChange = { ...cell([0, 0], 7, 'Berg'), writeFormula: 'INDEX($C$1:$C$2,1)' };
    unwrap(await apply(plain, [live]));
    const parts = await partsOf(plain);
    expect(parts['xl/workbook.xml']).not.toContain('fullCalcOnLoad');
    expect(parts['xl/worksheets/sheet1.xml']).toContain(
      '<c r="A1" t="str"><f>INDEX($C$1:$C$2,1)</f><v>Berg</v></c>',
    );
  });
});
