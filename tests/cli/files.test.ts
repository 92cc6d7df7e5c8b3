import { readFileSync, writeFileSync, copyFileSync, existsSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { nameList, run, tempFiles, writeList, problemsOf } from './run';
import { join } from 'node:path';
import { openTournament } from '../../src/app/open';
import { openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';

const at = tempFiles();

/** A copy of a workbook with half a part. */
const damaged = (file: string, part: string): string => {
  const parts = unzipSync(readFileSync(file));
  const text = strFromU8(parts[part]!);
  writeFileSync(at('damaged.xlsx'), zipSync({ ...parts, [part]: strToU8(text.slice(0, text.length / 2)) }));
  return at('damaged.xlsx');
};

beforeAll(async () => {
  await writeList(at('list.xlsx'), { Club: nameList(4) });
  expect((await run('pair', at('list.xlsx'), '--numbers', 'list', '--out', at('made.xlsx'))).code).toBe(0);
});

it.each([
  ['pair', 'list.xlsx', 'xl/worksheets/sheet1.xml', []],
  ['pair', 'list.xlsx', 'xl/workbook.xml', []],
  ['record', 'made.xlsx', 'xl/worksheets/sheet2.xml', ['1=1-0']],
  ['withdraw', 'made.xlsx', 'xl/worksheets/sheet5.xml', ['--name', 'Player A']],
  ['undo', 'made.xlsx', 'xl/styles.xml', []],
  ['handout', 'made.xlsx', 'xl/tables/table1.xml', []],
] as const)('%s of %s with a damaged %s names the file and the part', async (command, file, part, more) => {
  const input = damaged(at(file), part);
  const handout = command === 'handout' ? ['wall-chart'] : [];
  const ran = await run(command, ...handout, input, ...more, '--out', at('never.xlsx'));
  expect([ran.code, ran.stdout, ran.stderr]).toEqual([
    1,
    '',
    `File “${input}”: The file’s part ${part} is missing or damaged. Open the workbook in Excel, let Excel repair it and save it; or take the last saved copy.\n`,
  ]);
});

const reported = (name: string): string => join(__dirname, '../fixtures/reported', name);

const COMMANDS: readonly (readonly string[])[] = [
  ['pair', 'IN', '--out', at('out.xlsx')],
  ['adopt', 'IN', '--out', at('out.xlsx')],
  ['sections', 'IN', '--size', '4', '--by', 'list', '--out', at('out.xlsx')],
  ['names', 'IN', '--range', 'A1:A2', '--list', 'B1:B9', '--how', 'replace', '--out', at('out.xlsx')],
  ['record', 'IN', '1=1-0', '--out', at('out.xlsx')],
  ['repair', 'IN', '--out', at('out.xlsx')],
  ['convert', 'IN', at('out.json')],
  ['check', 'IN'],
  ['doctor', 'IN'],
  ['status', 'IN'],
  ['standings', 'IN'],
  ['calendar', 'IN'],
  ['text', 'IN'],
  ['audit', 'IN'],
  ['draw', 'IN'],
];

beforeAll(() => {
  writeFileSync(at('kind-csv.xlsx'), 'Name;Elo\nAnn;2000\n');
  writeFileSync(at('page.xls'), '<html><body><table><tr><td>Ann</td></tr></table></body></html>');
  writeFileSync(at('list.pdf'), '%PDF-1.4\n');
  writeFileSync(at('empty.xlsx'), '');
  copyFileSync(reported('18-opendocument.ods'), at('ods.csv'));
});

describe.each([
  ['an old workbook', reported('18-old-format.xls'), 'an Excel workbook of the old format (.xls)'],
  ['an old workbook called .xlsx', reported('18-old-format-named.xlsx'), 'of the old format (.xls)'],
  ['OpenDocument', reported('18-opendocument.ods'), 'an OpenDocument spreadsheet (.ods)'],
  ['OpenDocument called .csv', at('ods.csv'), 'an OpenDocument spreadsheet (.ods)'],
  ['CSV called .xlsx', at('kind-csv.xlsx'), 'This is a text, such as CSV'],
  ['a page called .xls', at('page.xls'), 'This is a web page'],
  ['a PDF', at('list.pdf'), 'This is a PDF.'],
  ['an empty file', at('empty.xlsx'), 'This file is empty.'],
])('%s is named by every command', (_, file, what) => {
  it.each(COMMANDS.map((command) => [command[0]!, command] as const))('%s', async (_name, command) => {
    const ran = await run(...command.map((word) => (word === 'IN' ? file : word)), '--json');
    expect([ran.code, problemsOf(ran).length]).toEqual([1, 1]);
    expect(problemsOf(ran)[0]!.message).toContain(what);
  });
});

it.each(['pair', 'adopt', 'doctor'])('%s says what to do with a file of a whole tournament', async (name) => {
  writeFileSync(at('club.json'), '{ "event": "Club" }');
  const ran = await run(
    name,
    at('club.json'),
    ...(name === 'doctor' ? [] : ['--out', at('o.xlsx')]),
    '--json',
  );
  expect(problemsOf(ran).map(({ message }) => message.replace(/^.*: (?=This)/, ''))).toEqual([
    'This is a file with a whole tournament, not a list. Make a workbook of it with the command convert, and take that.',
  ]);
});

it('doctor looks at the sheets of a workbook with a module of Visual Basic, as pair does', async () => {
  const { code, stdout, stderr } = await run('doctor', reported('19-module-sheet-empty-rid.xlsx'));
  expect([code, stdout, stderr]).toEqual([0, 'Nothing looks wrong on your sheets.\n', '']);
});

const written = (name: string, lines: readonly string[]): string => {
  writeFileSync(at(name), lines.join('\n'));
  return at(name);
};

describe('as many faults as there can be', () => {
  const list = (): string =>
    written('strange.csv', ['Round 1', '1-2', ...Array.from({ length: 3000 }, (_, index) => `x ${index}`)]);

  it('are told by the first twenty and their count', async () => {
    const { code, stdout, stderr } = await run('check', list());
    const lines = stderr.trimEnd().split('\n');
    expect([code, stdout, lines.length]).toEqual([1, '', 21]);
    expect(lines[20]).toBe('And 2,980 more.');
  });

  it('as JSON, too', async () => {
    const found = problemsOf(await run('check', list(), '--json'));
    expect(found.map(({ code }) => code)).toEqual([
      ...Array<string>(20).fill('printed-cell'),
      'more-problems',
    ]);
    expect(found[20]!.values).toEqual({ count: 2980 });
  });

  it('one value of a million signs is quoted in part', async () => {
    const file = written('long.csv', ['Name', `1 ${'2 '.repeat(500_000)}`, 'Ann']);
    for (const more of [[], ['--json']]) {
      const { code, stderr } = await run('check', file, ...more);
      expect([code, stderr.length < 2000]).toEqual([1, true]);
    }
  });
});

describe('what is no table of pairings is refused', () => {
  it.each([
    ['of too many rows', Array.from({ length: 30_000 }, (_, row) => `${row};text`), 'printed-too-large'],
    [
      'of too many columns',
      [Array.from({ length: 3000 }, (_, column) => column).join(';')],
      'printed-too-large',
    ],
    [
      'of too many players',
      Array.from({ length: 600 }, (_, row) => `${row + 1}-${row + 601}`),
      'too-many-players',
    ],
    [
      'in which nearly all is double',
      Array.from({ length: 6000 }, (_, row) => `${(row % 40) + 1}-${((row * 7) % 40) + 1}`),
      'check-no-schedule',
    ],
  ])('%s', async (_, lines, code) => {
    const ran = await run('check', written('large.csv', ['Round 1', ...lines]), '--json');
    const codes = problemsOf(ran).map((each) => each.code);
    expect([ran.code, ran.stdout]).toEqual([1, '']);
    expect(codes).toEqual([code]);
  });
});

const NAMES = ['Anna', 'Be\u200brt', 'Cora', 'Dora'];
const SAID =
  '“Bert” has a sign in it that nobody sees (U+200B), so searches and formulas miss this name. Type it anew.';

const said = async (...argv: readonly string[]): Promise<string> => {
  const ran = await run(...argv);
  expect([argv, ran.code]).toEqual([argv, 0]);
  return ran.stderr;
};

describe('a sign that nobody sees in a name', () => {
  it('is told with its cell where a list is read, and is not on the sheets', async () => {
    const list = await writeList(at('unseen-list.xlsx'), {
      Club: [['Name'], ...NAMES.map((name) => [name])],
    });
    expect(await said('pair', list, at('unseen-out.xlsx'))).toContain(`Sheet “Club”, cell A3: ${SAID}`);
    expect(await said('status', at('unseen-out.xlsx'))).toBe('');
    expect((await run('doctor', list)).stdout).toContain(`Sheet “Club”, cell A3: ${SAID}`);
  });

  it('is told in a list that is a text file, in an event file and in a file of another program', async () => {
    writeFileSync(at('list.csv'), `Name\n${NAMES.join('\n')}\n`);
    expect(await said('pair', at('list.csv'), at('unseen-csv.xlsx'))).toContain(`line 3, column A: ${SAID}`);
    await said('convert', at('unseen-csv.xlsx'), at('event.pgn'));
    await said('convert', at('unseen-csv.xlsx'), at('event.json'));
    for (const file of ['event.pgn', 'event.json']) {
      writeFileSync(at(file), readFileSync(at(file), 'utf8').replaceAll('Bert', NAMES[1]!));
      expect(await said('convert', at(file), at(`${file}.csv`))).toContain(SAID);
    }
  });
});

it('two players of one name in an event file are said, with both numbers', async () => {
  const list = await writeList(at('four.xlsx'), { Club: [['Name'], ['Anna'], ['Bert'], ['Cora'], ['Dora']] });
  await said('pair', list, at('four-out.xlsx'), '--numbers', 'list');
  await said('convert', at('four-out.xlsx'), at('unseen-four.json'));
  writeFileSync(at('unseen-four.json'), readFileSync(at('unseen-four.json'), 'utf8').replace('Cora', 'anna'));
  for (const argv of [
    ['standings', at('unseen-four.json')],
    ['convert', at('unseen-four.json'), at('four.csv')],
  ])
    expect(await said(...argv)).toContain('2 players have the same name, Anna (numbers 1, 3).');
});

beforeAll(async () => {
  await writeList(at('out-list.xlsx'), { Club: nameList(6) });
  await run('pair', at('out-list.xlsx'), '--numbers', 'list', '--out', at('six.xlsx'));
});

describe('the file to write may stand right behind the one that is read', () => {
  it.each([
    ['pair', [], 'list', ['--numbers', 'list']],
    ['enter', [], 'six', ['--name', 'Late Larry']],
    ['remove', [], 'six', ['--name', 'Player B']],
    ['withdraw', [], 'six', ['--no', '2']],
    ['refresh', [], 'six', ['--new-sheets']],
    ['repair', [], 'six', []],
    ['remove-tournament', [], 'six', []],
    ['record', [], 'six', ['1=1-0', '2==']],
    ['colours', [], 'six', ['1']],
    ['exchange', [], 'six', ['1=2']],
    ['handout', ['seats'], 'six', []],
  ])('%s', async (command, before, input, after) => {
    const out = at(`by-${command}.xlsx`);
    const { code, stderr } = await run(command, ...before, at(`${input}.xlsx`), out, ...after);
    expect([code, stderr]).toEqual([0, '']);
    expect(existsSync(out)).toBe(true);
  });

  it('also where --out says the same, but not where it says another', async () => {
    const same = ['pair', at('out-list.xlsx'), at('same.xlsx'), '--out', at('same.xlsx')];
    expect((await run(...same)).code).toBe(0);
    const { code, stderr } = await run(
      'pair',
      at('out-list.xlsx'),
      at('one.xlsx'),
      '--out',
      at('other.xlsx'),
    );
    expect(code).toBe(2);
    expect(stderr).toContain(
      `The file to write has two names, “${at('other.xlsx')}” and “${at('one.xlsx')}”.`,
    );
    expect([existsSync(at('one.xlsx')), existsSync(at('other.xlsx'))]).toEqual([false, false]);
  });

  it('a third name is not expected, and a result that is none stays one', async () => {
    const third = await run('pair', at('out-list.xlsx'), at('two.xlsx'), at('three.xlsx'));
    expect([third.code, third.stderr.split('\n')[0]]).toEqual([
      2,
      `“${at('three.xlsx')}” was not expected here.`,
    ]);
    const typed = await run('record', at('six.xlsx'), '1:1-0', '--out', at('out-never.xlsx'));
    expect([typed.code, typed.stderr]).toEqual([2, expect.stringContaining('“1:1-0”')]);
  });
});

describe('a player is pinned by part of their name', () => {
  beforeAll(() =>
    writeList(at('names.xlsx'), {
      Club: [['Name'], ['Anna Berg'], ['Berta Berg'], ['Carla Rossi'], ['Dora Lind']],
    }),
  );

  it('that fits one player alone', async () => {
    const pinned = ['--numbers', 'list', '--pin', 'rossi:board 2', '--out', at('pinned.xlsx')];
    const { code, stderr } = await run('pair', at('names.xlsx'), ...pinned);
    expect([code, stderr]).toEqual([0, '']);
    const workbook = valueOf(await openXlsx(readFileSync(at('pinned.xlsx'))));
    const { players, pins } = valueOf(await openTournament(workbook)).tournament;
    expect(pins?.map(({ no, board }) => [players[no - 1]!.name, board])).toEqual([['Carla Rossi', 2]]);
  });

  it('not where it fits several, who are named', async () => {
    const { code, stderr } = await run(
      'pair',
      at('names.xlsx'),
      '--pin',
      'Berg',
      '--out',
      at('out-never.xlsx'),
    );
    expect([code, stderr]).toEqual([
      1,
      'Field pin: “Berg” fits more than one player: Anna Berg; Berta Berg. Write more of the name of the one who is to stay.\n',
    ]);
  });
});
