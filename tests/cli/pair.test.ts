/** @sweep */
import { linkSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, hashOf, nameList, problemsOf, run, SAMPLES, tempFolder, writeList } from './run';
import { eventOf } from '../eventFixtures';
import { sampled } from '../sample';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);

/** What `convert` reads back from a workbook. */
const tournamentIn = async (workbook: string) => {
  const out = `${workbook}.json`;
  expect((await run('convert', workbook, out, '--force')).stderr).toMatch(
    /^File “[^”]+”: The file does not hold: the Log.*\n$/,
  );
  return eventOf(readFileSync(out, 'utf8'));
};

describe('pair', () => {
  it('adds the tournament to a copy of the workbook and leaves the list alone', async () => {
    const list = await writeList(at('list.xlsx'), { Club: nameList(5), Notes: [['buy coffee']] });
    const before = hashOf(list);
    const ran = await run(
      'pair',
      list,
      '--numbers',
      'list',
      '--out',
      at('five.xlsx'),
      '--id',
      'five',
      '--json',
    );
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(JSON.parse(ran.stdout)).toEqual({
      id: 'five',
      event: 'Club',
      system: 'berger',
      cycles: 1,
      players: 5,
      rounds: 5,
      games: 10,
      out: at('five.xlsx'),
    });
    expect(hashOf(list)).toBe(before);
    const again = await run(
      'pair',
      at('five.xlsx'),
      '--numbers',
      'list',
      '--sheet',
      'Club',
      '--out',
      at('twice.xlsx'),
      '--json',
    );
    expect(again.code).toBe(0);
    const { players, games } = await tournamentIn(at('five.xlsx'));
    expect(players.map(({ name }) => name)).toEqual([
      'Player A',
      'Player B',
      'Player C',
      'Player D',
      'Player E',
    ]);
    expect(games.slice(0, 2).map(({ white, black }) => [white, black])).toEqual([
      [2, 5],
      [3, 4],
    ]);
  });

  it('says in words what it did', async () => {
    const list = await writeList(at('words.xlsx'), { Club: nameList(4) });
    const ran = await run('pair', list, '--numbers', 'list', '--out', at('words-out.xlsx'), '--cycles', '2');
    expect(ran.stdout).toBe(`4 players, 6 rounds, 12 games: ${at('words-out.xlsx')}\n`);
  });

  it('takes every choice', async () => {
    const rated = [
      ['Name', 'Elo'],
      ['Low', 1200],
      ['High', 2000],
      ['Middle', 1600],
      ['New', 'unr.'],
    ];
    const list = await writeList(at('choices.xlsx'), {
      Old: [['x']],
      New: [['Spring'], ...rated.map(([name]) => [name!])],
      Club: rated,
    });
    const ran = await run(
      ...[
        'pair',
        list,
        '--out',
        at('choices-out.xlsx'),
        '--sheet',
        'club',
        '--range',
        'A1:B5',
        '--system',
        'crenshaw',
      ],
      ...[
        '--cycles',
        '3',
        '--numbers',
        'rating',
        '--rules',
        'nzcf',
        '--scoring',
        '3,1,0',
        '--tie-breaks',
        'pts, sb,de',
      ],
      ...['--profile', 'neutral', '--event', 'Spring Cup', '--exchange-last-two', 'no', '--language', 'en'],
    );
    expect([ran.code, ran.stderr]).toEqual([
      0,
      '2 players are on one side three or more times in a row (up to 3 times): 2, 3. Another system, another order of rounds or the exchange of the last two rounds may avoid it.\n',
    ]);
    const found = await tournamentIn(at('choices-out.xlsx'));
    expect(found).toMatchObject({
      event: 'Spring Cup',
      system: 'crenshaw',
      cycles: 3,
      rounds: 9,
      exchangeLastTwo: false,
      ruleSet: 'nzcf',
      scoring: { win: 3, draw: 1, loss: 0, unit: 1 },
      tieBreaks: ['PTS', 'SB', 'DE'],
      profile: 'neutral',
      numbering: { method: 'rating' },
    });
    expect(found.players.map(({ name }) => name)).toEqual(['High', 'Middle', 'Low', 'New']);
  });

  it('makes a list with dan and kyu a Go tournament and says so, unless a game is named', async () => {
    const rows = [
      ['Name', 'Rank'],
      ['Ada', '3k'],
      ['Ben', '2 dan'],
      ['Cleo', '5 kyu'],
      ['Dan', '1p'],
    ];
    const list = await writeList(at('dan-and-kyu.xlsx'), { Club: rows });
    const go = await run('pair', list, '--numbers', 'rating', '--out', at('go.xlsx'));
    expect(go.stdout).toBe(
      `4 players, 3 rounds, 6 games: ${at('go.xlsx')}\nGo, as the list has dan and kyu. For another game: --profile.\n`,
    );
    const found = await tournamentIn(at('go.xlsx'));
    expect(found).toMatchObject({ profile: 'go', ruleSet: 'go', tieBreaks: ['PTS', 'SODOS', 'DE'] });
    expect(found.players.map(({ name }) => name)).toEqual(['Dan', 'Ben', 'Ada', 'Cleo']);
    const named = await run('pair', list, '--profile', 'chess', '--out', at('no-go.xlsx'));
    expect(named.stdout).not.toContain('dan and kyu');
    expect((await tournamentIn(at('no-go.xlsx'))).profile).toBe('chess');
  });

  const SYSTEMS: readonly [string, string[], object | undefined, number[]][] = [
    ['berger', [], undefined, [1, 6]],
    ['crenshaw', [], { tables: 'printed' }, [3, 6]],
    ['standard', [], undefined, [1, 6]],
    ['riches', [], { order: 'even', anchorFirst: 'white' }, [1, 6]],
    ['riches', ['order=listed', 'anchorFirst=black'], { order: 'listed', anchorFirst: 'black' }, [6, 1]],
    ['shift', ['anchor=4'], { anchor: '4', anchorFirst: 'white' }, [4, 6]],
    ['seats', [], { anchorFirst: 'black' }, [6, 1]],
    ['porter', ['boardOrder=internal'], { boardOrder: 'internal' }, [1, 6]],
  ];

  it.each(sampled(SYSTEMS, 4))(
    '--system %s with %j: the workbook keeps it, and its games',
    async (system, options, kept, first) => {
      const list = await writeList(at(`${system}.xlsx`), { Club: nameList(6) });
      const out = at(`${system}-out.xlsx`);
      const more = options.flatMap((option) => ['--option', option]);
      const ran = await run(
        'pair',
        list,
        '--numbers',
        'list',
        '--out',
        out,
        '--system',
        system,
        ...more,
        '--force',
      );
      expect([ran.code, ran.stderr.includes('three or more times in a row')]).toEqual([
        0,
        system === 'standard' || options.includes('order=listed'),
      ]);
      const found = await tournamentIn(out);
      expect([found.system, found.systemOptions]).toEqual([system, kept]);
      expect([found.games[0]!.white, found.games[0]!.black]).toEqual(first);
      expect(found.games).toHaveLength(15);
    },
  );

  it('takes the list that goes with the system', async () => {
    const list = await writeList(at('six.xlsx'), { Club: nameList(6) });
    const ran = await run(
      'pair',
      list,
      '--numbers',
      'list',
      '--out',
      at('six-out.xlsx'),
      '--system',
      'shift',
    );
    expect(ran.code).toBe(0);
    expect((await tournamentIn(at('six-out.xlsx'))).ruleSet).toBe('nzcf');
  });

  it('refuses an option that the system does not have, and teams', async () => {
    const list = await writeList(at('options.xlsx'), { Club: nameList(6) });
    const refused = async (...more: string[]) =>
      problemsOf(await run('pair', list, '--out', at('never.xlsx'), '--json', ...more)).map(
        ({ code }) => code,
      );
    expect(await refused('--option', 'order=listed')).toEqual(['option-unknown']);
    expect(await refused('--system', 'riches', '--option', 'order=x')).toEqual(['choice-unknown']);
    expect(await refused('--system', 'riches', '--option', 'byeLetter=A')).toEqual(['option-not-here']);
    expect(await refused('--system', 'scheveningen')).toEqual(['team-column-missing']);
    expect(
      (await run('pair', list, '--numbers', 'list', '--out', at('never.xlsx'), '--option', 'listed')).code,
    ).toBe(2);
  });

  it('draws the same lots for the same seed; makes one up and prints it where none was given', async () => {
    const list = await writeList(at('lots.xlsx'), { Club: nameList(9) });
    const drawn = await run('pair', list, '--out', at('lots1.xlsx'), '--numbers', 'lots');
    const [, seed] = /seed (\S+);/.exec(drawn.stdout)!;
    expect(seed).toMatch(/^r\d$/);
    await run('pair', list, '--out', at('lots2.xlsx'), '--numbers', 'lots', '--seed', seed!);
    const [one, other] = [await tournamentIn(at('lots1.xlsx')), await tournamentIn(at('lots2.xlsx'))];
    expect(one.players).toEqual(other.players);
    expect(one.numbering).toEqual({ method: 'lots', seed });
    expect(one.players.map(({ name }) => name)).not.toEqual(nameList(9).slice(1).flat());
  });

  it.each([
    ['groups', [], { method: 'groups', seed: 'Tante Käthe' }],
    ['best-last:odd', ['--system', 'seats'], { method: 'best-last', detail: 'odd', seed: 'Tante Käthe' }],
    ['varma', [], { method: 'varma', seed: 'Tante Käthe' }],
    ['column:Start no.', [], { method: 'column', detail: 'Start no.' }],
    ['hand:10,9,8,7,6,5,4,3,2,1', [], { method: 'hand', detail: '10,9,8,7,6,5,4,3,2,1' }],
  ])('--numbers %s: the workbook keeps how the numbers came about', async (numbers, more, kept) => {
    const cells = nameList(10).map((row, index) => [...row, index === 0 ? 'Start no.' : 11 - index]);
    const list = await writeList(at('numbers.xlsx'), { Club: cells });
    const out = at('numbers-out.xlsx');
    const asked = ['--numbers', numbers, '--seed', 'Tante Käthe', ...more, '--out', out, '--force'];
    expect((await run('pair', list, ...asked)).stderr).toBe('');
    const found = await tournamentIn(out);
    expect(found.numbering).toEqual(kept);
    if (!('seed' in kept)) expect(found.players[0]!.name).toBe('Player J');
  });

  it('warns on the error output and goes on', async () => {
    const ran = await run(
      'pair',
      join(SAMPLES, 'messy.xlsx'),
      '--numbers',
      'list',
      '--out',
      at('messy.xlsx'),
    );
    expect(ran.code).toBe(0);
    expect(ran.stdout).toBe(`10 players, 9 rounds, 45 games: ${at('messy.xlsx')}\n`);
    expect(ran.stderr.split('\n')).toEqual([
      'Sheet “Entries”, cell B19: “Total: 10 players” looks like a note, not like a player, and was left out.',
      'Sheet “Entries”, cell B20: “* entries close on 1 October” looks like a note, not like a player, and was left out.',
      '',
    ]);
  });
});

describe('pair refuses, with a code, and writes nothing', () => {
  const files = { list: '', broken: '', out: '' };
  beforeAll(async () => {
    mkdirSync(at('in'));
    mkdirSync(at('out'));
    files.list = await writeList(at('in/list.xlsx'), { Club: nameList(6), Empty: [[null]] });
    files.broken = await writeList(at('in/broken.xlsx'), {
      Club: [
        ['Name', 'Elo'],
        ['Anna', 1],
        ['Anna', 2],
        ['Bob', 3],
        [null, 4],
        ['Cleo', { error: '#N/A' }],
      ],
    });
    files.out = at('out/new.xlsx');
    writeFileSync(at('in/taken.xlsx'), 'mine');
    writeFileSync(at('in/text.xlsx'), 'no workbook');
    symlinkSync(files.list, at('in/link.xlsx'));
    linkSync(files.list, at('in/hard.xlsx'));
  });

  it.each([
    ['varma for six', ['--numbers', 'varma'], ['numbering-size']],
    ['the numbers of a column that is not there', ['--numbers', 'column:No'], ['numbers-column-missing']],
    ['an unknown system', ['--system', 'swiss'], ['system-unknown']],
    ['no number of cycles', ['--cycles', 'two'], ['not-a-whole-number']],
    ['more cycles than twelve', ['--cycles', '45'], ['cycles-invalid']],
    ['minus one cycle', ['--cycles', '-1'], ['cycles-invalid']],
    ['an unknown rule set', ['--rules', 'house'], ['rules-unknown']],
    ['a scoring of two numbers', ['--scoring', '1,0'], ['scoring-invalid']],
    ['a scoring with a gap', ['--scoring', '1,,0'], ['scoring-invalid']],
    ['an unknown tie-break', ['--tie-breaks', 'PTS,XX'], ['criterion-unknown']],
    ['tie-breaks without points', ['--tie-breaks', 'SB'], ['criterion-order']],
    ['an unknown profile', ['--profile', 'draughts'], ['choice-unknown']],
    ['a strange yes', ['--exchange-last-two', 'ja'], ['choice-unknown']],
    ['a missing sheet', ['--sheet', 'Team'], ['sheet-missing']],
    ['an empty sheet', ['--sheet', 'Empty'], ['list-empty']],
    ['no range', ['--range', 'A0:B'], ['range-invalid']],
    [
      'several things at once',
      ['--range', '!', '--cycles', 'x', '--profile', 'y'],
      ['range-invalid', 'not-a-whole-number', 'choice-unknown'],
    ],
  ])('%s', async (_, more, codes) => {
    const before = hashOf(files.list);
    const ran = await run('pair', files.list, '--out', files.out, '--json', ...more);
    expect([ran.code, ran.stdout]).toEqual([1, '']);
    expect(problemsOf(ran).map(({ code }) => code)).toEqual(codes);
    expect(hashOf(files.list)).toBe(before);
    expect(filesIn(at('out'))).toEqual([]);
  });

  it.each([
    [
      'a list with several faults',
      'in/broken.xlsx',
      'out/new.xlsx',
      ['name-duplicate', 'name-missing', 'rating-error-value'],
    ],
    ['what is no workbook', 'in/text.xlsx', 'out/new.xlsx', ['file-other-kind']],
    ['a file that is not there', 'in/none.xlsx', 'out/new.xlsx', ['file-missing']],
    ['a folder', 'in', 'out/new.xlsx', ['file-unreadable']],
    ['to overwrite a file', 'in/list.xlsx', 'in/taken.xlsx', ['output-exists']],
    ['to overwrite the list', 'in/list.xlsx', 'in/list.xlsx', ['output-is-input']],
    ['to overwrite the list by another path', 'in/list.xlsx', 'out/../in/list.xlsx', ['output-is-input']],
    ['to overwrite the list through a link', 'in/list.xlsx', 'in/link.xlsx', ['output-is-input']],
    ['to overwrite the list under its second name', 'in/list.xlsx', 'in/hard.xlsx', ['output-is-input']],
    ['a folder that is not there', 'in/list.xlsx', 'nowhere/new.xlsx', ['output-unwritable']],
    ['a folder below a file', 'in/list.xlsx', 'in/taken.xlsx/new.xlsx', ['output-unwritable']],
    ['another kind of file', 'in/list.xlsx', 'out/new.ods', ['format-unknown']],
    ['macros where there are none', 'in/list.xlsx', 'out/new.xlsm', ['format-unknown']],
  ])('%s', async (_, input, output, codes) => {
    const before = filesIn(at('in')).map((name) => hashOf(at(join('in', name))));
    const ran = await run('pair', at(input), '--numbers', 'list', '--out', `${folder}/${output}`, '--json');
    expect([ran.code, ran.stdout]).toEqual([1, '']);
    expect(problemsOf(ran).map(({ code }) => code)).toEqual(codes);
    expect(filesIn(at('in')).map((name) => hashOf(at(join('in', name))))).toEqual(before);
    expect(filesIn(at('out'))).toEqual([]);
  });

  it('one line a problem for people, the same with its code as JSON', async () => {
    const argv = ['pair', at('in/broken.xlsx'), '--numbers', 'list', '--out', files.out];
    const [people, programs] = [await run(...argv), await run(...argv, '--json')];
    expect(people.stderr.trimEnd().split('\n')).toEqual(problemsOf(programs).map(({ message }) => message));
    expect(people.stderr.split('\n')[0]).toBe(
      'Sheet “Club”, cell A3: “Anna” stands in A2 too. Give one of the two something that tells them apart, such as a year of birth or a club.',
    );
  });

  it('--force overwrites another file, never the list', async () => {
    const forced = at('forced.xlsx');
    writeFileSync(forced, 'old');
    expect((await run('pair', files.list, '--numbers', 'list', '--out', forced, '--force')).code).toBe(0);
    expect(readFileSync(forced).subarray(0, 2).toString()).toBe('PK');
    const ran = await run('pair', files.list, '--numbers', 'list', '--out', files.list, '--force', '--json');
    expect([ran.code, problemsOf(ran)[0]!.code]).toEqual([1, 'output-is-input']);
  });

  it('no file of its own is left beside the output', () => {
    expect(filesIn(folder).filter((name) => name.includes('.tmp'))).toEqual([]);
  });
});
