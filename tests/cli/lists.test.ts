import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventOf } from '../eventFixtures';
import { filesIn, hashOf, problemsOf, run, tempFiles } from './run';

const at = tempFiles();

/** A list in a text file. */
const written = (name: string, lines: readonly string[], encoding: BufferEncoding = 'utf8'): string => {
  writeFileSync(at(name), lines.join('\r\n'), encoding);
  return at(name);
};

/** What `pair` makes of a list: the event, and who has which number. */
const paired = async (list: string, ...argv: readonly string[]) => {
  const [out, event] = [`${list}.xlsx`, `${list}.json`];
  const ran = await run('pair', list, '--numbers', 'list', '--out', out, '--force', ...argv);
  expect([ran.code, ran.stderr]).toEqual([0, '']);
  expect((await run('convert', out, event, '--force')).code).toBe(0);
  const found = eventOf(readFileSync(event, 'utf8'));
  return [
    found.event,
    ...found.players.map(({ no, name, rating }) => `${no} ${name} ${rating?.typed ?? '–'}`),
  ];
};

/** Whoever `draw --json` has drawn numbers for, by name. */
const namesIn = (stdout: string): readonly string[] => {
  const { players } = JSON.parse(stdout) as { players: readonly { name: string }[] };
  return players.map(({ name }) => name).sort();
};

describe('pair reads lists in text files', () => {
  it('.csv: a new workbook has the list and the tournament, under the name of the file', async () => {
    const list = written('Spring Cup.csv', ['Name;Rating', 'Berg, Anna;1720', 'José Núñez;1650', 'Ömer;']);
    const before = hashOf(list);
    expect(await paired(list)).toEqual(['Spring Cup', '1 Berg, Anna 1720', '2 José Núñez 1650', '3 Ömer –']);
    expect(hashOf(list)).toBe(before);
    const again = await run('draw', `${list}.xlsx`, '--sheet', 'List 1', '--json');
    expect(namesIn(again.stdout)).toEqual(['Berg, Anna', 'José Núñez', 'Ömer']);
  });

  it.each([
    ['.txt with tabs', 'tabs.txt', ['Name\tElo', 'Anna\t1720', 'Bert\t1650', 'Carl\t1600'], 'utf8'],
    [
      'UTF-16, as Excel writes Unicode text',
      'wide.TXT',
      ['\ufeffName\tElo', 'Anna\t1720', 'Bert\t1650', 'Carl\t1600'],
      'utf16le',
    ],
    [
      'every text in quotes',
      'quoted.csv',
      ['"Name","Elo"', '"Anna","1720"', '"Bert","1650"', '"Carl","1600"'],
      'utf8',
    ],
  ] as const)('%s', async (_, name, lines, encoding) => {
    const [, ...players] = await paired(written(name, lines, encoding));
    expect(players).toEqual(['1 Anna 1720', '2 Bert 1650', '3 Carl 1600']);
  });

  it('as Windows wrote it, which is said', async () => {
    const list = written('windows.csv', ['Name,Elo', 'José Núñez,1720', 'Jörg,1650', 'Carl,1600'], 'latin1');
    expect(await paired(list, '--encoding', 'windows-1252')).toContain('1 José Núñez 1720');
    const { code, stderr } = await run('pair', list, '--out', at('windows.xlsx'));
    expect([code, stderr]).toEqual([
      0,
      `File “${list}”: Read as Western (windows-1252): “José Núñez, Jörg”.\n`,
    ]);
  });

  it('a range of it', async () => {
    const list = written('range.csv', ['Anna,1', 'Bert,2', 'Carl,3', 'Dora,4']);
    expect(await paired(list, '--range', 'A1:A3')).toHaveLength(4);
  });
});

it('draw reads them, too', async () => {
  const list = written('draw.csv', ['Dora', 'Bert', 'Carl']);
  const ran = await run('draw', list, '--seed', 'x', '--json');
  expect([ran.code, ran.stderr]).toEqual([0, '']);
  expect(namesIn(ran.stdout)).toEqual(['Bert', 'Carl', 'Dora']);
});

describe('what is wrong is said by line and column', () => {
  it.each(['pair', 'draw'])('%s', async (command) => {
    const list = written('twice.csv', [
      'Name;Rating',
      'Anna;1720',
      '"Bert',
      'Ek";1650',
      'anna;1500',
      'Carl;fast',
    ]);
    const out = command === 'pair' ? ['--out', at('twice.xlsx')] : [];
    const ran = await run(command, list, ...out);
    expect([ran.code, ran.stderr.split('\n')]).toEqual([
      1,
      [
        `File “${list}”, line 5, column A: “anna” stands in A2 too. Give one of the two something that tells them apart, such as a year of birth or a club.`,
        `File “${list}”, line 6, column B: “fast” is not a rating. Type a number from 0 to 9999 or a Go rank such as 3k; leave it empty if there is none.`,
        '',
      ],
    ]);
    expect(filesIn(at(''))).not.toContain('twice.xlsx');
  });

  it('for programs, too', async () => {
    const list = written('json.csv', ['Name;Rating', 'Anna;1720', 'anna;1500', 'Carl;']);
    const [found] = problemsOf(await run('draw', list, '--json'));
    expect(found).toMatchObject({ code: 'name-duplicate', place: { file: list, line: 3, column: 'A' } });
  });

  it('warnings as well', async () => {
    const list = written('gap.csv', ['Name;Rating', 'Anna;1720', 'Bert;1650', 'Carl;1600', 'bye;']);
    const ran = await run('pair', list, '--numbers', 'list', '--out', at('gap.xlsx'));
    expect(ran.code).toBe(0);
    expect(ran.stderr).toContain(`File “${list}”, line 5, column A: `);
  });
});

describe('what is refused', () => {
  it.each([
    ['no file', 'none.csv', [], 'file-missing'],
    ['nothing in it', 'empty.csv', [''], 'exchange-empty'],
    ['no text', 'binary.csv', ['PK\u0000\u0001'], 'file-unreadable'],
    ['too few names', 'two.csv', ['Anna', 'Bert'], 'too-few-players'],
  ])('%s', async (_, name, lines, code) => {
    if (lines.length > 0) written(name, lines);
    const ran = await run('pair', at(name), '--out', at('refused.xlsx'), '--json');
    expect([ran.code, problemsOf(ran).map((each) => each.code)]).toEqual([1, [code]]);
    expect(problemsOf(ran)[0]?.place.file).toBe(at(name));
  });

  it('a text file to write: it has no sheets and no formulas', async () => {
    const list = written('out.csv', ['Anna', 'Bert', 'Carl']);
    const ran = await run('pair', list, '--out', at('made.csv'));
    expect([ran.code, ran.stderr]).toEqual([
      1,
      `File “${at('made.csv')}”: A file of the kind “.csv” cannot hold the sheets of a tournament with their formulas: choose .xlsx.\n`,
    ]);
  });

  it('a file for macros to write: a new workbook has none', async () => {
    const ran = await run('pair', at('out.csv'), '--out', at('made.xlsm'), '--json');
    expect([ran.code, problemsOf(ran)[0]]).toMatchObject([
      1,
      { code: 'format-unknown', values: { choices: '.xlsx' } },
    ]);
  });

  it('a list where a tournament is asked for', async () => {
    const ran = await run('record', at('out.csv'), '1=1-0', '--out', at('made.xlsx'), '--json');
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, ['workbook-not-ours']]);
  });
});

describe('lists as people have them', () => {
  const reported = (name: string): string => join(__dirname, '../fixtures/reported', name);

  it.each([
    ['16-cp1250.csv', 'Central European (windows-1250): “Černý, Jiří, Novák, Petr”', 'Černý, Jiří'],
    ['17-utf16-no-mark.csv', 'UTF-16 without its mark', 'Ann'],
  ])('%s: read as %s', async (name, said, player) => {
    const [out, event] = [at(`${name}.xlsx`), at(`${name}.json`)];
    const ran = await run('pair', reported(name), '--numbers', 'list', '--out', out);
    expect([ran.code, ran.stderr]).toEqual([0, `File “${reported(name)}”: Read as ${said}.\n`]);
    await run('convert', out, event);
    expect(eventOf(readFileSync(event, 'utf8')).players[0]!.name).toBe(player);
  });

  it('an encoding that is none is refused', async () => {
    const ran = await run(
      'pair',
      reported('16-cp1250.csv'),
      '--encoding',
      'klingon',
      '--out',
      at('k.xlsx'),
      '--json',
    );
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, ['choice-unknown']]);
  });

  it('a surname in capitals stays first in a report for the Go database', async () => {
    const [out, report] = [at('go.xlsx'), at('go.h9')];
    await run('pair', reported('22-go-surname-in-capitals.csv'), '--numbers', 'list', '--out', out);
    await run('convert', out, report);
    expect(readFileSync(report, 'latin1')).toContain('1 TESTER Alpha 1d TR');
  });
});
