/** @sweep */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeEvent } from '../../src/core/format/event';
import { crossTable, eventTexts, expectedCases } from '../eventFixtures';
import { eventFile, hashOf, nameList, problemsOf, run, tempFolder, writeList } from './run';
import { sampled } from '../sample';

const folder = tempFolder();

const writeEvent = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** Anna beats everybody, Bob and Cleo draw, Dora lost all; nobody lost a tie on points but Bob and Cleo. */
const QUAD = makeEvent(crossTable('*111|0*=1|0=*1|000*', { id: 'quad' }));

describe('standings --json', () => {
  it('gives a column for every criterion and ranks by every list, in the order of the players', async () => {
    const file = writeEvent('quad.json', QUAD);
    const order = ['--order', 'NZCF:PTS,SB,WIN,DE', '--order', 'mine:PTS,WIN'];
    const { code, stdout, stderr } = await run('standings', file, '--json', ...order);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      quad: {
        values: {
          PTS: [3, 1.5, 1.5, 0],
          DE: [0, 0, 0, 0],
          SB: [3, 0.75, 0.75, 0],
          WIN: [3, 1, 1, 0],
          KS: [2, 0.5, 0.5, 0],
        },
        rank: { 'NZCF:PTS,SB,WIN,DE': [1, 2, 2, 4], 'mine:PTS,WIN': [1, 2, 2, 4] },
      },
    });
  });

  it('without an order takes the tournament’s own', async () => {
    const file = writeEvent(
      'own.json',
      makeEvent({ ...crossTable('*1=|0*1|=0*'), tieBreaks: ['PTS', 'SB'] }),
    );
    const { stdout } = await run('standings', file, '--json');
    expect((Object.values(JSON.parse(stdout) as object)[0] as { rank: object }).rank).toEqual({
      'own:PTS,SB': [1, 2, 3],
    });
  });

  it('a forfeit loss is worth 0 where a loss is worth 1', async () => {
    const list = await writeList(join(folder, 'list.xlsx'), { Club: nameList(4) });
    const [made, done] = ['made.xlsx', 'done.xlsx'].map((name) => join(folder, name)) as [string, string];
    await run('pair', list, '--numbers', 'list', '--scoring', '3,2,1', '--out', made);
    await run('record', made, '1=-/+', '2=-/-', '3=1-0', '--out', done);
    const { stdout } = await run('standings', done, '--json');
    const [found] = Object.values(JSON.parse(stdout) as Record<string, { values: { PTS: number[] } }>);
    expect(found!.values.PTS).toEqual([0, 0, 1, 6]);
  });

  it('an annulled player has no values and no rank', async () => {
    const { stdout } = await run('standings', eventFile('iz1979b'), '--json');
    const { iz1979b } = JSON.parse(stdout) as Record<string, { values: object; rank: object }>;
    for (const column of [...Object.values(iz1979b!.values), ...Object.values(iz1979b!.rank)] as unknown[][])
      expect(column.map((value, index) => (value === null ? index + 1 : null)).filter(Boolean)).toEqual([3]);
  });

  it('all real events come out as two calculators have them, in one call', async () => {
    const cases = sampled(expectedCases('real'), 7);
    const orders = Object.keys(cases[0]!.rank);
    const { stdout } = await run(
      'standings',
      ...cases.map(({ tournament }) => eventFile(tournament.id)),
      '--json',
      ...orders.flatMap((order) => ['--order', order]),
    );
    const found = JSON.parse(stdout) as Record<string, { values: Record<string, unknown>; rank: object }>;
    expect(Object.keys(found)).toHaveLength(cases.length);
    for (const { tournament, values, rank } of cases) {
      expect(found[tournament.id]!.rank).toEqual(rank);
      for (const [code, column] of Object.entries(values))
        if (code in found[tournament.id]!.values && tournament.id !== 'mannheim1914')
          expect([code, found[tournament.id]!.values[code]]).toEqual([code, column]);
    }
  });

  it('a workbook counts as its event file does', async () => {
    const workbook = join(folder, 'iz1987a.xlsx');
    expect((await run('convert', eventFile('iz1987a'), workbook)).code).toBe(0);
    const [one, other] = [
      await run('standings', workbook, '--json'),
      await run('standings', eventFile('iz1987a'), '--json'),
    ];
    expect(JSON.parse(one.stdout)).toEqual(JSON.parse(other.stdout));
  });
});

it('standings without --json is a table in order of rank, shared places with a dash', async () => {
  const { stdout } = await run('standings', writeEvent('table.json', QUAD), '--order', 'x:PTS,SB,WIN,DE');
  expect(stdout).toBe(
    [
      'Cross-table',
      'Rank  Name  PTS    SB  WIN  DE',
      '   1  A       3     3    3',
      ' 2–3  B     1.5  0.75    1',
      ' 2–3  C     1.5  0.75    1',
      '   4  D       0     0    0',
      '',
    ].join('\n'),
  );
});

it('standings by the list of a rule set name its source and year', async () => {
  const last = async (more: object): Promise<string> => {
    const file = writeEvent('rules.json', makeEvent({ ...crossTable('*1=|0*1|=0*'), ...more }));
    return (await run('standings', file)).stdout.trimEnd().split('\n').at(-1)!;
  };
  expect(await last({})).toBe('By FIDE Handbook C.02 13.16.2, 2019');
  expect(await last({ ruleSet: 'nzcf', tieBreaks: ['PTS', 'NZ_SB#rest', 'WIN', 'DE'] })).toBe(
    'By NZCF handbook, Tie-breaking Systems',
  );
  expect(await last({ tieBreaks: ['PTS', 'SB'] })).toMatch(/^ +3 +C/);
  expect(await last({ ruleSet: 'own', tieBreaks: ['PTS'] })).toMatch(/^ +\d.* +[ABC]/);
});

describe('standings --explain', () => {
  const explained = async (...more: readonly string[]) =>
    run('standings', writeEvent('explain.json', QUAD), '--order', 'x:PTS,SB', ...more);

  it('says below the table how a player comes to their place, by name or number', async () => {
    const { code, stdout, stderr } = await explained('--explain', ' a ');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('\n\nA: place 1 of 4.\n');
    expect(stdout).toContain('Round 2, White, won against C: 1 × 1½ = 1½');
    expect(stdout).toContain('Why A stands before B:\n  Points (FIDE C.07 4): A 3; B 1½.\n');
    expect((await explained('--explain', '1')).stdout).toBe(stdout);
  });

  it('as JSON too', async () => {
    const { stdout } = await explained('--explain', 'B', '--json');
    const { quad } = JSON.parse(stdout) as { quad: { explained: { rank: number; values: unknown[] } } };
    expect(quad.explained).toMatchObject({ player: 2, rank: 2, rankTo: 3 });
    expect(quad.explained.values).toHaveLength(2);
  });

  it('of nobody is a problem', async () => {
    const ran = await explained('--explain', 'Nobody', '--json');
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, ['player-unknown']]);
  });
});

describe('standings --teams', () => {
  const club = (id: string, name: string) => ({ id, name });
  const match = JSON.stringify({
    id: 'match',
    event: 'Match',
    teams: [club('n', 'North'), club('s', 'South')],
    players: ['N1', 'S1', 'N2', 'S2'].map((name, index) => ({
      no: index + 1,
      name,
      team: name.startsWith('N') ? 'n' : 's',
    })),
    games: [
      { round: 1, board: 1, white: 1, black: 2, result: '0-1' },
      { round: 1, board: 2, white: 4, black: 3, result: '0-1' },
    ],
  });

  it('prints the teams below the players', async () => {
    const { stdout } = await run('standings', writeEvent('match.json', match), '--teams', 'mp,gp,NZ_BOARDS');
    expect(stdout.split('\n\n')[1]).toBe(
      [
        'Rank  Name   MP  GP  NZ_BOARDS',
        '   1  South   1   1          1',
        '   2  North   1   1          2',
        '',
      ].join('\n'),
    );
  });

  it('as JSON too', async () => {
    const { stdout } = await run(
      'standings',
      writeEvent('match.json', match),
      '--json',
      '--teams',
      'MP,NZ_BLACK',
    );
    expect((JSON.parse(stdout) as { match: { teams: unknown } }).match.teams).toEqual([
      { team: 'n', rank: 1, values: [1, 1] },
      { team: 's', rank: 1, values: [1, 1] },
    ]);
  });

  it('refuses a list that is none', async () => {
    const ran = await run('standings', writeEvent('match.json', match), '--json', '--teams', 'SB');
    expect(problemsOf(ran).map(({ code }) => code)).toEqual(['criterion-order', 'criterion-unknown']);
  });
});

describe('standings --ratings', () => {
  it('prints what the event means for the ratings, under the rule of a day', async () => {
    const { stdout } = await run('standings', eventFile('cand2013'), '--ratings', '--date', '2013-03-15');
    const table = stdout.split('\n\n')[1]!;
    expect(table).toMatch(/^Name +Rating +Games +Score +Expected +Performance +Change +Score for a norm\n/);
    expect(table).toMatch(/Carlsen,M +2872 +14 +8.5 +8.9 +2854 +-4 \(K 10\) +GM 4, IM 2, WGM 1.5, WIM 0.5\n/);
  });

  it('as JSON too', async () => {
    const { stdout } = await run('standings', eventFile('cand2013'), '--ratings', '--json');
    const { cand2013 } = JSON.parse(stdout) as { cand2013: { ratings: object[] } };
    expect(cand2013.ratings[0]).toMatchObject({ no: 1, rating: 2872, score: 8.5, changes: [{ k: 10 }] });
  });

  it('takes a day as year, month, day', async () => {
    expect((await run('standings', eventFile('cand2013'), '--date', 'May')).code).toBe(2);
  });
});

describe('standings warns and goes on', () => {
  it.each([
    ['of what is forbidden in round robins', 'PTS,BH', 'criterion-forbidden'],
    ['of what tells nothing there', 'PTS,NZ_BH', 'criterion-idle'],
    ['of lots without a seed', 'PTS,LOTS', 'seed-missing'],
  ])('%s', async (_, list, code) => {
    const ran = await run('standings', writeEvent('warn.json', QUAD), '--json', '--order', `x:${list}`);
    expect([ran.code, problemsOf(ran).map((each) => each.code)]).toEqual([0, [code]]);
  });

  it('of ratings that somebody lacks', async () => {
    const ran = await run('standings', writeEvent('warn.json', QUAD), '--json', '--order', 'x:PTS,TPR');
    expect(problemsOf(ran).map(({ code }) => code)).toEqual(['criterion-idle', 'criterion-unrated']);
  });
});

describe('standings refuses, and leaves the file as it is', () => {
  it.each([
    ['an unknown criterion', 'good.json', QUAD, ['--order', 'x:PTS,ZZ'], 'criterion-unknown'],
    ['a list without points first', 'good.json', QUAD, ['--order', 'x:SB,PTS'], 'criterion-order'],
    ['what is no JSON', 'text.json', 'no', [], 'file-not-json'],
    ['what is no event', 'list.json', '[]', [], 'event-field'],
    ['another kind of file', 'event.tdf', QUAD, [], 'format-unknown'],
    ['a workbook that is none', 'none.xlsx', QUAD, [], 'file-other-kind'],
  ] as const)('%s', async (_, name, text, more, code) => {
    const file = writeEvent(name, text);
    const before = hashOf(file);
    const ran = await run('standings', file, '--json', ...more);
    expect([ran.code, ran.stdout]).toEqual([1, '']);
    expect(problemsOf(ran)[0]!.code).toBe(code);
    expect(hashOf(file)).toBe(before);
  });

  it('an event that comes twice, since one of the two would be lost', async () => {
    const [one, other] = [writeEvent('one.json', QUAD), writeEvent('other.json', QUAD)];
    const ran = await run('standings', one, other);
    expect(ran.code).toBe(1);
    expect(ran.stderr).toBe(
      `File “${other}”: The tournament quad is in ${one} too. Leave one of the two out, so that each stands for itself.\n`,
    );
  });

  it('all files that have problems, each named', async () => {
    const ran = await run(
      'standings',
      eventFile('ny1924'),
      join(folder, 'gone.json'),
      join(folder, 'gone.xlsx'),
      '--json',
    );
    expect(problemsOf(ran).map(({ code, place }) => [code, place.file])).toEqual([
      ['file-missing', join(folder, 'gone.json')],
      ['file-missing', join(folder, 'gone.xlsx')],
    ]);
  });
});

it('the events of the tests are the published ones', () => {
  expect(eventTexts.size).toBe(28);
  expect(readFileSync(eventFile('ny1924'), 'utf8')).toBe(eventTexts.get('ny1924'));
});

/** The commands of `docs/explanations.md` that are followed by what they print. */
const EXPLAINED = [
  ...readFileSync('docs/explanations.md', 'utf8').matchAll(/```sh\n(.+)\n```\n\n```text\n([^`]+)```/g),
].map(([, command, text]) => [command!, text!] as const);

/** The arguments after the program's name, of which some are quoted. */
const argumentsOf = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!).slice(2);

describe('docs/explanations.md', () => {
  it('explains three decisions', () => {
    expect(EXPLAINED).toHaveLength(3);
  });

  it.each(EXPLAINED)('%s prints what stands there', async (command, text) => {
    const { code, stdout } = await run(...argumentsOf(command));
    expect(code).toBe(0);
    expect(stdout).toContain(text);
  });

  it.each(EXPLAINED)('names an article for the decision, and no code: %s', (_, text) => {
    expect(text).toMatch(/FIDE C\.07 (6|7\.1|9\.1)/);
    expect(text).not.toMatch(/\b(PTS|DE|WIN|SB|KS)\b/);
  });
});
