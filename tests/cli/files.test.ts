import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { inFolder, nameList } from './run';

const { at, ran, said, answered, refusal, refused, written, read, list, event, hash, files } = inFolder();

const REPORTED = join(__dirname, '../fixtures/reported');
const reported = (name: string): string => `"${join(REPORTED, name)}"`;

beforeAll(async () => {
  await list('four.xlsx', { Club: nameList(4) });
  await said('pair four.xlsx made.xlsx --numbers list');
  await list('list6.xlsx', { Club: nameList(6) });
  await said('pair list6.xlsx six.xlsx --numbers list');
});

it.each([
  ['pair IN never.xlsx', 'four.xlsx', 'xl/worksheets/sheet1.xml'],
  ['pair IN never.xlsx', 'four.xlsx', 'xl/workbook.xml'],
  ['record IN never.xlsx 1=1-0', 'made.xlsx', 'xl/worksheets/sheet2.xml'],
  ['withdraw IN never.xlsx --name "Player A"', 'made.xlsx', 'xl/worksheets/sheet5.xml'],
  ['undo IN never.xlsx', 'made.xlsx', 'xl/styles.xml'],
  ['handout wall-chart IN never.xlsx', 'made.xlsx', 'xl/tables/table1.xml'],
])('%s of %s with a damaged %s names the file and the part', async (line, file, part) => {
  const parts = unzipSync(readFileSync(at(file)));
  const text = strFromU8(parts[part]!);
  writeFileSync(at('damaged.xlsx'), zipSync({ ...parts, [part]: strToU8(text.slice(0, text.length / 2)) }));
  expect(await ran(line.replace('IN', 'damaged.xlsx'))).toEqual({
    ...{ code: 1, stdout: '' },
    stderr: `File “damaged.xlsx”: The part ${part} of this file is missing or damaged. Open the workbook in Excel, let Excel repair it and save it, or go back to the last saved copy.\n`,
  });
});

describe.each([
  ['an old workbook', '18-old-format.xls', 'an Excel workbook in the old format (.xls)'],
  ['an old workbook called .xlsx', '18-old-format-named.xlsx', 'in the old format (.xls)'],
  ['OpenDocument', '18-opendocument.ods', 'an OpenDocument spreadsheet (.ods)'],
  ['OpenDocument called .csv', 'ods.csv', 'an OpenDocument spreadsheet (.ods)'],
  ['CSV called .xlsx', 'kind-csv.xlsx', 'This is a text file, such as CSV'],
  ['a page called .xls', 'page.xls', 'This is a web page'],
  ['a PDF', 'list.pdf', 'This is a PDF.'],
  ['an empty file', 'empty.xlsx', 'This file is empty.'],
])('%s is named by every command', (_, file, what) => {
  beforeAll(() => {
    written('kind-csv.xlsx', 'Name;Elo\nAnn;2000\n');
    written('page.xls', '<html><body><table><tr><td>Ann</td></tr></table></body></html>');
    written('list.pdf', '%PDF-1.4\n');
    written('empty.xlsx', '');
    copyFileSync(join(REPORTED, '18-opendocument.ods'), at('ods.csv'));
  });

  const named = /^18-/.test(file) ? reported(file) : `"${at(file)}"`;

  it.each([
    'pair IN out.xlsx',
    'adopt IN --out out.xlsx',
    'sections IN out.xlsx --size 4 --by list',
    'names IN out.xlsx --range A1:A2 --list B1:B9 --how replace',
    'record IN out.xlsx 1=1-0',
    'repair IN out.xlsx',
    'convert IN out.json',
    ...['check IN', 'doctor IN', 'status IN', 'standings IN', 'calendar IN', 'text IN', 'draw IN'],
  ])('%s', async (line) => {
    const told = await refusal(line.replace('IN', named));
    expect(told.map(({ message }) => message)).toEqual([expect.stringContaining(what)]);
  });
});

it.each(['pair club.json o.xlsx', 'adopt club.json --out o.xlsx', 'doctor club.json'])(
  '%s says what to do with a file of a whole tournament',
  async (line) => {
    written('club.json', '{ "event": "Club" }');
    expect((await refusal(line)).map(({ message }) => message.replace(/^.*: (?=This)/, ''))).toEqual([
      'This is a file with a whole tournament, not a list. Turn it into a workbook with the command convert, and use that.',
    ]);
  },
);

it('doctor looks at the sheets of a workbook with a module of Visual Basic, as pair does', async () => {
  expect(await ran(`doctor ${reported('19-module-sheet-empty-rid.xlsx')}`)).toEqual({
    ...{ code: 0, stdout: 'Nothing looks wrong on your sheets.\n', stderr: '' },
  });
});

describe('the file to write may stand right behind the one that is read', () => {
  it.each([
    'pair list6.xlsx behind.xlsx --numbers list',
    'enter six.xlsx behind.xlsx --name "Late Larry"',
    'remove six.xlsx behind.xlsx --name "Player B"',
    'withdraw six.xlsx behind.xlsx --no 2',
    'refresh six.xlsx behind.xlsx --new-sheets',
    'repair six.xlsx behind.xlsx',
    'remove-tournament six.xlsx behind.xlsx',
    'record six.xlsx behind.xlsx 1=1-0 2==',
    'colours six.xlsx behind.xlsx 1',
    'exchange six.xlsx behind.xlsx 1=2',
    'handout seats six.xlsx behind.xlsx',
    'pair list6.xlsx behind.xlsx --out behind.xlsx',
  ])('%s', async (line) => {
    expect(await ran(`${line} --force`)).toMatchObject({ code: 0, stderr: '' });
    expect(files()).toContain('behind.xlsx');
  });

  it.each([
    [
      'pair list6.xlsx one.xlsx --out other.xlsx',
      /You named two files to write, “other\.xlsx” and “one\.xlsx”\./,
    ],
    ['pair list6.xlsx two.xlsx three.xlsx', /^“three\.xlsx” is not expected here\.\n/],
    ['record six.xlsx 1:1-0 --out four-never.xlsx', /“1:1-0”/],
  ])('%s is wrong usage', async (line, told) => {
    const before = files();
    const { code, stderr } = await ran(line);
    expect([code, stderr, files()]).toEqual([2, expect.stringMatching(told), before]);
  });
});

describe('a sign that nobody sees in a name', () => {
  const NAMES = ['Anna', 'Be\u200brt', 'Cora', 'Dora'];
  const SAID =
    '“Bert” contains an invisible character (U+200B), so searches and formulas miss it. Type the name again.';

  it('is told with its place where a list or a file is read, and is not on the sheets', async () => {
    await list('unseen.xlsx', { Club: [['Name'], ...NAMES.map((name) => [name])] });
    expect((await ran('pair unseen.xlsx seen.xlsx')).stderr).toContain(`Sheet “Club”, cell A3: ${SAID}`);
    expect((await ran('status seen.xlsx')).stderr).toBe('');
    expect(await said('doctor unseen.xlsx')).toContain(`Sheet “Club”, cell A3: ${SAID}`);
    written('unseen.csv', ['Name', ...NAMES]);
    expect((await ran('pair unseen.csv seen-csv.xlsx')).stderr).toContain(`line 3, column A: ${SAID}`);
    for (const name of ['event.pgn', 'event.json']) {
      await said(`convert seen.xlsx ${name}`);
      written(name, read(name).replaceAll('Bert', NAMES[1]!));
      expect((await ran(`convert ${name} ${name}.csv`)).stderr).toContain(SAID);
    }
  });
});

describe('pair and draw read lists in text files', () => {
  const ratedIn = async (name: string): Promise<readonly string[]> =>
    (await event(name)).players.map(
      (player) => `${player.no} ${player.name} ${'rating' in player ? (player.rating?.typed ?? '–') : '–'}`,
    );

  it('.csv: a new workbook has the list and the tournament, under the name of the file', async () => {
    written('Spring Cup.csv', ['Name;Rating', 'Berg, Anna;1720', 'José Núñez;1650', 'Ömer;']);
    const before = hash('Spring Cup.csv');
    await said('pair "Spring Cup.csv" spring.xlsx --numbers list');
    expect((await event('spring.xlsx')).event).toBe('Spring Cup');
    expect(await ratedIn('spring.xlsx')).toEqual(['1 Berg, Anna 1720', '2 José Núñez 1650', '3 Ömer –']);
    expect(hash('Spring Cup.csv')).toBe(before);
    const { players } = await answered<{ players: readonly { name: string }[] }>(
      'draw spring.xlsx --sheet "List 1" --seed x',
    );
    expect(players.map(({ name }) => name).sort()).toEqual(['Berg, Anna', 'José Núñez', 'Ömer']);
    expect(await answered('draw "Spring Cup.csv" --seed x')).toMatchObject({ players });
  });

  it('.csv: the list prints up to its first column that is not for a wall, such as that of phone numbers', async () => {
    const printed = async (name: string, heads: string): Promise<string | undefined> => {
      written(`${name}.csv`, [heads, 'Anna;1720;Uster;079', 'Bert;1650;Zug;078', 'Carl;1600;Chur;077']);
      await said(`pair "${name}.csv" "${name}.xlsx" --numbers list`);
      const book = strFromU8(unzipSync(readFileSync(at(`${name}.xlsx`)))['xl/workbook.xml']!);
      return /Print_Area[^>]*>'List 1'!([^<]*)</.exec(book)?.[1];
    };
    expect(await printed('phones', 'Name;Rating;Club;Phone')).toBe('$A$1:$C$4');
    expect(await printed('for the wall', 'Name;Rating;Club;Federation')).toBe('$A$1:$D$4');
  });

  it.each([
    ['tabs.txt', 'Name\tElo\r\nAnna\t1720\r\nBert\t1650\r\nCarl\t1600', 'utf8'],
    ['wide.txt', '\ufeffName\tElo\r\nAnna\t1720\r\nBert\t1650\r\nCarl\t1600', 'utf16le'],
    ['quoted.csv', '"Name","Elo"\r\n"Anna","1720"\r\n"Bert","1650"\r\n"Carl","1600"', 'utf8'],
  ] as const)('%s', async (name, text, encoding) => {
    writeFileSync(at(name), text, encoding);
    await said(`pair ${name} text.xlsx --numbers list --force --range A1:B4`);
    expect(await ratedIn('text.xlsx')).toEqual(['1 Anna 1720', '2 Bert 1650', '3 Carl 1600']);
  });

  it('as Windows wrote it, which is said', async () => {
    writeFileSync(at('windows.csv'), 'Name,Elo\r\nJosé Núñez,1720\r\nJörg,1650\r\nCarl,1600', 'latin1');
    expect(await ran('pair windows.csv windows.xlsx --numbers list')).toMatchObject({
      ...{ code: 0, stderr: 'File “windows.csv”: Read as Western (windows-1252): “José Núñez, Jörg”.\n' },
    });
    expect((await ratedIn('windows.xlsx'))[0]).toBe('1 José Núñez 1720');
    expect((await ran('pair windows.csv told.xlsx --encoding windows-1252')).stderr).toBe('');
    expect(await refused('pair windows.csv no.xlsx --encoding klingon')).toEqual(['choice-unknown']);
  });

  it.each([
    ['16-cp1250.csv', 'Central European (windows-1250): “Černý, Jiří, Novák, Petr”', 'Černý, Jiří'],
    ['17-utf16-no-mark.csv', 'UTF-16 without a byte order mark', 'Ann'],
  ])('%s: read as %s', async (name, told, player) => {
    const { stderr } = await ran(`pair ${reported(name)} reported.xlsx --numbers list --force`);
    expect(stderr).toMatch(new RegExp(`^File “[^”]*${basename(name)}”: Read as `));
    expect(stderr).toContain(`Read as ${told}.\n`);
    expect((await event('reported.xlsx')).players[0]!.name).toBe(player);
  });

  it('a surname in capitals stays first in a report for the Go database', async () => {
    await said(`pair ${reported('22-go-surname-in-capitals.csv')} go.xlsx --numbers list`);
    await said('convert go.xlsx go.h9');
    expect(readFileSync(at('go.h9'), 'latin1')).toContain('1 TESTER Alpha 1d TR');
  });

  it.each(['pair twice.csv twice.xlsx', 'draw twice.csv'])(
    '%s: what is wrong is said by line and column',
    async (line) => {
      written('twice.csv', ['Name;Rating', 'Anna;1720', '"Bert', 'Ek";1650', 'anna;1500', 'Carl;fast']);
      expect((await ran(line)).stderr.split('\n')).toEqual([
        'File “twice.csv”, line 5, column A: “anna” is also in A2. If they are two people, add a club or a number to the name, such as “anna (2)”.',
        'File “twice.csv”, line 6, column B: “fast” is not a rating. Type a number from 0 to 9999 or a Go rank such as 3k, or leave the cell empty.',
        '',
      ]);
      expect((await refusal(line))[0]!.place).toEqual({ file: 'twice.csv', line: 5, column: 'A' });
    },
  );

  it('warnings as well', async () => {
    written('gap.csv', ['Name;Rating', 'Anna;1720', 'Bert;1650', 'Carl;1600', 'bye;']);
    expect((await ran('pair gap.csv gap.xlsx')).stderr).toContain('File “gap.csv”, line 5, column A: ');
  });

  it.each([
    ['none.csv', undefined, 'file-missing'],
    ['nothing.csv', '', 'exchange-empty'],
    ['binary.csv', 'PK\u0000\u0001', 'file-unreadable'],
    ['few.csv', 'Anna\nBert', 'too-few-players'],
  ])('%s is refused', async (name, text, code) => {
    if (text !== undefined) written(name, text);
    expect(await refusal(`pair ${name} no.xlsx`)).toMatchObject([{ code, place: { file: name } }]);
  });

  it('a text file has no sheets to write and no tournament, a new workbook no macros', async () => {
    written('three.csv', ['Anna', 'Bert', 'Carl']);
    expect((await ran('pair three.csv no.csv')).stderr).toBe(
      'File “no.csv”: A “.csv” file cannot hold the sheets of a tournament with their formulas: choose .xlsx.\n',
    );
    expect(await refusal('pair three.csv no.xlsm')).toMatchObject([
      { code: 'format-unknown', values: { choices: '.xlsx' } },
    ]);
    expect(await refused('record three.csv no.xlsx 1=1-0')).toEqual(['workbook-not-ours']);
  });
});
