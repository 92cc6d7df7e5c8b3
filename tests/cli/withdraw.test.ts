import { readFileSync } from 'node:fs';
import { eventOf } from '../eventFixtures';
import { hashOf, nameList, problemsOf, run, tempFiles, writeList } from './run';

const at = tempFiles();

const eventIn = async (workbook: string) => {
  await run('convert', workbook, at('read.json'), '--force');
  return eventOf(readFileSync(at('read.json'), 'utf8'));
};

beforeAll(async () => {
  const list = await writeList(at('list.xlsx'), { Club: nameList(8) });
  await run(
    'pair',
    list,
    '--numbers',
    'list',
    '--out',
    at('eight.xlsx'),
    '--system',
    'crenshaw',
    '--id',
    'eight',
  );
  const first = ['1=1-0', '2=1-0', '3==', '4=0-1'];
  await run('record', at('eight.xlsx'), ...first, '--out', at('round1.xlsx'));
  const later = Array.from({ length: 12 }, (_, index) => `${index + 5}==`);
  await run('record', at('round1.xlsx'), ...later, '--out', at('round4.xlsx'));
});

describe('withdraw', () => {
  it("says what US Chess's rule does to a table of numbers", async () => {
    const asked = ['--system', 'crenshaw', '--players', '8', '--number', '5', '--after', '3'];
    const ran = await run('withdraw', ...asked, '--json');
    expect(JSON.parse(ran.stdout)).toEqual({
      system: 'crenshaw',
      players: 8,
      number: 5,
      after: 3,
      completed: 3,
      scheduled: 7,
      status: 'annulled',
      reversed: [
        { round: 7, white: 8, black: 1 },
        { round: 7, white: 7, black: 2 },
        { round: 6, white: 2, black: 1 },
        { round: 5, white: 1, black: 3 },
      ],
    });
    expect((await run('withdraw', ...asked)).stdout).toBe(
      'Number 5 has completed 3 of 7 games: they do not count. Colours reversed: 8-1 7-2 2-1 1-3.\n',
    );
  });

  it('counts games, not rounds, where they are told', async () => {
    const asked = ['--system', 'crenshaw', '--players', '8', '--number', '5', '--after', '4', '--json'];
    expect(JSON.parse((await run('withdraw', ...asked)).stdout)).toMatchObject({
      status: 'withdrawn',
      reversed: [],
    });
    expect(JSON.parse((await run('withdraw', ...asked, '--played', '3')).stdout)).toMatchObject({
      completed: 3,
      status: 'annulled',
    });
  });

  it('takes a player out of a copy of a workbook before half: annulled, with colours reversed', async () => {
    const before = hashOf(at('round1.xlsx'));
    const asked = ['--name', ' player a ', '--rule', 'us-chess', '--out', at('without.xlsx')];
    const ran = await run('withdraw', at('round1.xlsx'), ...asked);
    expect([ran.stderr, ran.stdout.split('\n')]).toEqual([
      '',
      [
        `Player A has completed 1 of 7 games: they do not count. Colours reversed: 7-2 5-4. ${at('without.xlsx')}`,
        'By US Chess Official Rules, 30B, 30E and chapter 12',
        'The standings change for:',
        '  Player A: rank 1 → –, PTS 1 → –, SB 0 → –',
        '  Player B: rank 4 → 3',
        '  Player C: rank 6 → 5',
        '  Player F: rank 4 → 3',
        '  Player G: rank 6 → 5',
        '  Player H: rank 6 → 5',
        '',
      ],
    ]);
    expect(hashOf(at('round1.xlsx'))).toBe(before);
    const { players, games } = await eventIn(at('without.xlsx'));
    expect(players[0]!.status).toBe('annulled');
    const last = games.filter(({ round }) => round === 7).map(({ white, black }) => `${white}-${black}`);
    expect(last).toEqual(['1-8', '7-2', '3-6', '5-4']);
  });

  it('and from half on: the rest are forfeits', async () => {
    await run('withdraw', at('round4.xlsx'), '--name', 'Player A', '--out', at('forfeits.xlsx'));
    const { players, games } = await eventIn(at('forfeits.xlsx'));
    expect(players[0]!.status).toBe('withdrawn');
    const own = games.filter(({ round, white, black }) => round > 4 && (white === 1 || black === 1));
    expect(own.map(({ white, outcome }) => [white === 1, outcome])).toEqual(
      own.map(({ white }) => [white === 1, white === 1 ? '-+' : '+-']),
    );
    expect(own).toHaveLength(3);
  });

  it('undo takes all of it back', async () => {
    await run(
      'withdraw',
      at('round1.xlsx'),
      '--name',
      'Player A',
      '--rule',
      'us-chess',
      '--out',
      at('w.xlsx'),
    );
    await run('undo', at('w.xlsx'), '--out', at('back.xlsx'));
    expect(await eventIn(at('back.xlsx'))).toEqual(await eventIn(at('round1.xlsx')));
  });

  it.each([
    ['a name that nobody has', ['--name', 'Z'], 'player-unknown'],
    ['the bye', ['--name', 'bye'], 'player-unknown'],
    ['a rule that there is not', ['--name', 'Player A', '--rule', 'mine'], 'choice-unknown'],
  ])('refuses %s', async (_, asked, code) => {
    const ran = await run('withdraw', at('round1.xlsx'), ...asked, '--out', at('no.xlsx'), '--json');
    expect([ran.code, problemsOf(ran).map((each) => each.code)]).toEqual([1, [code]]);
  });

  it.each([
    ['fide', /\nBy FIDE C\.05/],
    ['us-chess', /\nBy US Chess Official Rules/],
    ['nzcf', /\nBy NZCF handbook is silent: FIDE's rule/],
  ])('names the rule of %s', async (rule, named) => {
    const asked = ['--name', 'Player A', '--rule', rule, '--out', at('named.xlsx'), '--force'];
    expect((await run('withdraw', at('round1.xlsx'), ...asked)).stdout).toMatch(named);
  });

  it('refuses anybody after the last game', async () => {
    const all = Array.from({ length: 28 }, (_, index) => `${index + 1}==`);
    await run('record', at('eight.xlsx'), ...all, '--out', at('over.xlsx'));
    const ran = await run(
      'withdraw',
      at('over.xlsx'),
      ...['--name', 'Player A', '--out', at('no.xlsx'), '--json'],
    );
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, ['tournament-over']]);
  });

  it('refuses one who has left already', async () => {
    await run('withdraw', at('round1.xlsx'), '--name', 'Player A', '--out', at('once.xlsx'));
    const ran = await run(
      'withdraw',
      at('once.xlsx'),
      '--name',
      'Player A',
      '--out',
      at('twice.xlsx'),
      '--json',
    );
    expect(problemsOf(ran).map(({ code }) => code)).toEqual(['withdrawn-already']);
  });

  it.each([
    [['--players', '8', '--number', '9', '--after', '1'], 'number-out-of-range'],
    [['--players', '8', '--number', '1', '--after', '8'], 'number-out-of-range'],
    [['--players', '8', '--number', '5', '--after', '6', '--played', '1'], 'colours-not-level'],
    [['--players', 'x', '--number', '1', '--after', '1'], 'not-a-whole-number'],
  ])('refuses %j', async (asked, code) => {
    const ran = await run('withdraw', ...asked, '--json');
    expect([ran.code, problemsOf(ran).map((each) => each.code)]).toEqual([1, [code]]);
  });

  it.each([
    ['with a file: the name', [at('round1.xlsx'), '--out', at('no.xlsx')], '--name'],
    ['without a file: the number', ['--players', '8', '--after', '1'], '--number'],
  ])('needs, %s', async (_, asked, option) => {
    const ran = await run('withdraw', ...asked);
    expect([ran.code, ran.stderr.includes(`The option ${option} is missing.`)]).toEqual([2, true]);
  });
});

describe('reversals', () => {
  it('prints the whole table', async () => {
    const ran = await run('reversals', '--players', '4');
    expect(ran.stdout.split('\n')).toEqual([
      'crenshaw, 4 players: colours that are reversed when a number leaves before completing 2 games',
      '1: none',
      '2: 4-3',
      '3: 2-1',
      '4: none',
      '',
    ]);
  });

  it('has nothing to say of an odd field', async () => {
    expect((await run('reversals', '--players', '9')).stdout).toBe(
      'An odd field has a bye already: no colours are reversed.\n',
    );
  });

  it('answers programs', async () => {
    const { rows } = JSON.parse((await run('reversals', '--players', '8', '--json')).stdout) as {
      rows: readonly { number: number; reversed: readonly unknown[] }[];
    };
    expect(rows[5]).toEqual({
      number: 6,
      reversed: [
        { round: 7, white: 5, black: 4 },
        { round: 5, white: 8, black: 2 },
      ],
    });
  });
});

it('on the command line as in the pane: in a tournament by US Chess’s list colours are reversed unless it is said', async () => {
  const list = await writeList(at('us-list.xlsx'), { Club: nameList(10) });
  await run('pair', list, '--system', 'crenshaw', '--numbers', 'list', '--out', at('us.xlsx'));
  await run(
    'record',
    at('us.xlsx'),
    ...['1=1-0', '2=1-0', '3=1-0', '4=1-0', '5=1-0'],
    '--out',
    at('us1.xlsx'),
  );
  const reversed = async (...rule: readonly string[]): Promise<readonly unknown[]> => {
    const asked = ['--no', '4', ...rule, '--out', at('us2.xlsx'), '--force', '--json'];
    const { stdout } = await run('withdraw', at('us1.xlsx'), ...asked);
    const { reversed: games, source } = JSON.parse(stdout) as {
      reversed: readonly unknown[];
      source: string;
    };
    return [games.length > 0, source.slice(0, 4)];
  };
  expect(await reversed()).toEqual([true, 'US C']);
  expect(await reversed('--rule', 'fide')).toEqual([false, 'FIDE']);
});
