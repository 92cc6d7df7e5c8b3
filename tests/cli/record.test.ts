import { readFileSync, writeFileSync } from 'node:fs';
import type { Game, Tournament } from '../../src/core/model';
import { openTournament } from '../../src/app/open';
import { openXlsx } from '../../src/workbook/xlsx';
import { eventOf } from '../eventFixtures';
import { filesIn, hashOf, nameList, problemsOf, run, tempFiles, writeList } from './run';
import { CHANGE_IDS, changeOf, type ChangeId } from '../../src/app/changes/table';
import { parseArguments } from '../../src/cli/arguments';
import { changeCommand } from '../../src/cli/changeCommand';
import { COMMANDS } from '../../src/cli/commands';
import { commandUsage } from '../../src/cli/usage';

const at = tempFiles();

const gamesIn = async (workbook: string): Promise<readonly Game[]> => {
  await run('convert', workbook, at('read.json'), '--force');
  return eventOf(readFileSync(at('read.json'), 'utf8')).games;
};

const outcomes = async (workbook: string) => (await gamesIn(workbook)).map(({ outcome }) => outcome);

beforeAll(async () => {
  const list = await writeList(at('list.xlsx'), { Club: nameList(4) });
  expect((await run('pair', list, '--numbers', 'list', '--out', at('quad.xlsx'), '--id', 'quad')).code).toBe(
    0,
  );
  const second = ['--sheet', 'Club', '--event', 'Blitz', '--id', 'blitz'];
  expect(
    (await run('pair', at('quad.xlsx'), '--numbers', 'list', '--out', at('two.xlsx'), ...second)).code,
  ).toBe(0);
});

describe('record', () => {
  it('types results into a copy, in any form that is understood', async () => {
    const before = hashOf(at('quad.xlsx'));
    const ran = await run(
      'record',
      at('quad.xlsx'),
      '1=1:0',
      '2==',
      '3=-/+',
      '--out',
      at('r1.xlsx'),
      '--json',
    );
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(JSON.parse(ran.stdout)).toEqual({ changed: 3, out: at('r1.xlsx') });
    expect(await outcomes(at('r1.xlsx'))).toEqual(['1-0', '1/2', '-+', null, null, null]);
    expect(hashOf(at('quad.xlsx'))).toBe(before);
  });

  it('takes a result back where nothing follows the sign', async () => {
    await run('record', at('quad.xlsx'), '1=1-0', '2=0-1', '--out', at('r2.xlsx'));
    const ran = await run('record', at('r2.xlsx'), '2=', '--out', at('r3.xlsx'));
    expect(ran.stdout.split('\n')).toEqual([
      `1 result recorded: ${at('r3.xlsx')}`,
      'F6: 0-1 → –',
      'The standings change for:',
      '  Player B: rank 3 → 2',
      '  Player C: rank 1 → 2, PTS 1 → 0, WIN 1 → 0',
      '  Player D: rank 3 → 2',
      '',
    ]);
    expect(await outcomes(at('r3.xlsx'))).toEqual(['1-0', null, null, null, null, null]);
  });

  it('says whom it affects when a result is corrected', async () => {
    await run('record', at('quad.xlsx'), '1=1-0', '2=1-0', '--out', at('c1.xlsx'));
    const ran = await run('record', at('c1.xlsx'), '1=0-1', '--out', at('c2.xlsx'), '--json');
    const { corrected, affected } = JSON.parse(ran.stdout) as {
      corrected: readonly number[];
      affected: readonly { name: string; rank: object; values: Record<string, object> }[];
    };
    expect(corrected).toEqual([1]);
    expect(affected.map(({ name, rank, values }) => [name, rank, values['PTS']])).toEqual([
      ['Player A', { before: 1, after: 3 }, { before: 1, after: 0 }],
      ['Player D', { before: 3, after: 1 }, { before: 0, after: 1 }],
    ]);
  });

  it('marks a game postponed or adjourned; it is not played, and no mistake', async () => {
    const ran = await run('record', at('quad.xlsx'), '1=pp', '2=Adj.', '--out', at('p1.xlsx'), '--json');
    expect([ran.stderr, JSON.parse(ran.stdout)]).toEqual(['', { changed: 2, out: at('p1.xlsx') }]);
    const games = await gamesIn(at('p1.xlsx'));
    expect(games.slice(0, 3).map(({ outcome, pending }) => [outcome, pending])).toEqual([
      [null, 'postponed'],
      [null, 'adjourned'],
      [null, undefined],
    ]);
  });

  it('says that a game of a later round was entered early', async () => {
    const ran = await run('record', at('quad.xlsx'), '5=1-0', '--out', at('e1.xlsx'), '--json');
    expect(problemsOf(ran).map(({ code, place }) => [code, place.game, place.round])).toEqual([
      ['game-ahead', 5, 3],
    ]);
  });

  it.each([
    ['a result nobody understands', ['1=1-0', '2=won'], ['result-not-understood']],
    ['a game that there is not', ['1=1-0', '7=1-0'], ['game-unknown']],
    ['two results for a game', ['1=1-0', '1=0-1'], ['result-twice']],
  ])('refuses %s; then none is recorded', async (_, results, codes) => {
    const before = hashOf(at('quad.xlsx'));
    const ran = await run('record', at('quad.xlsx'), ...results, '--out', at('refused.xlsx'), '--json');
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, codes]);
    expect(filesIn(at(''))).not.toContain('refused.xlsx');
    expect(hashOf(at('quad.xlsx'))).toBe(before);
  });

  it('asks which one in a workbook with two tournaments', async () => {
    const several = await run('record', at('two.xlsx'), '1=1-0', '--out', at('refused.xlsx'));
    expect([several.code, several.stderr]).toEqual([
      1,
      `File “${at('two.xlsx')}”: There are several tournaments here. Choose one of: Tournament, Blitz Tournament.\n`,
    ]);
    const unknown = ['record', at('two.xlsx'), '1=1-0', '--out', at('refused.xlsx'), '--tournament', 'Rapid'];
    expect(problemsOf(await run(...unknown, '--json'))[0]!.code).toBe('tournament-unknown');
    for (const [name, out] of [
      ['blitz', 'b1.xlsx'],
      ['Blitz Tournament', 'b2.xlsx'],
    ] as const) {
      const argv = ['record', at('two.xlsx'), '1=1-0', '--out', at(out), '--tournament', name];
      expect((await run(...argv)).code).toBe(0);
      const { stdout } = await run('standings', at(out), '--json');
      const found = JSON.parse(stdout) as Record<string, { values: { PTS: number[] } }>;
      expect(found['blitz']!.values.PTS).toEqual([1, 0, 0, 0]);
      expect(found['quad']!.values.PTS).toEqual([0, 0, 0, 0]);
    }
  });

  it('refuses a workbook without a tournament', async () => {
    const ran = await run('record', at('list.xlsx'), '1=1-0', '--out', at('refused.xlsx'), '--json');
    expect([ran.code, problemsOf(ran)[0]!.code]).toEqual([1, 'workbook-not-ours']);
  });
});

describe('undo', () => {
  it('takes one step back at a time, until there is none', async () => {
    await run('record', at('quad.xlsx'), '1=1-0', '2=1-0', '--out', at('u1.xlsx'));
    await run('record', at('u1.xlsx'), '1=0-1', '--out', at('u2.xlsx'));
    const once = await run('undo', at('u2.xlsx'), '--out', at('u3.xlsx'));
    expect(once.stdout).toBe(`Taken back: results recorded (2026-11-20 09:00), 1 cell: ${at('u3.xlsx')}\n`);
    expect((await outcomes(at('u3.xlsx'))).slice(0, 2)).toEqual(['1-0', '1-0']);
    await run('undo', at('u3.xlsx'), '--out', at('u4.xlsx'));
    expect((await outcomes(at('u4.xlsx'))).slice(0, 2)).toEqual([null, null]);
    const nothing = await run('undo', at('u4.xlsx'), '--out', at('u5.xlsx'), '--json');
    expect([nothing.code, problemsOf(nothing)[0]!.code]).toEqual([1, 'undo-nothing']);
    expect(filesIn(at(''))).not.toContain('u5.xlsx');
  });

  it('redo does one step again at a time, until there is none', async () => {
    const once = await run('redo', at('u4.xlsx'), '--out', at('forth1.xlsx'));
    expect(once.stdout).toBe(
      `Done again: results recorded (2026-11-20 09:00), 2 cells: ${at('forth1.xlsx')}\n`,
    );
    expect((await outcomes(at('forth1.xlsx'))).slice(0, 2)).toEqual(['1-0', '1-0']);
    await run('redo', at('forth1.xlsx'), '--out', at('forth2.xlsx'));
    expect((await outcomes(at('forth2.xlsx'))).slice(0, 2)).toEqual(['0-1', '1-0']);
    const nothing = await run('redo', at('forth2.xlsx'), '--out', at('forth3.xlsx'), '--json');
    expect([nothing.code, problemsOf(nothing)[0]!.code]).toEqual([1, 'redo-nothing']);
  });

  it('both say whom the step was about', async () => {
    await run('withdraw', at('quad.xlsx'), '--no', '3', '--out', at('w1.xlsx'));
    const name = (await run('undo', at('w1.xlsx'), '--out', at('w2.xlsx'))).stdout;
    expect(name).toMatch(/^Taken back: Player \w+ withdrawn \(/);
    const again = await run('redo', at('w2.xlsx'), '--out', at('w3.xlsx'));
    expect(again.stdout.replace('Done again', 'Taken back').split(' (')[0]).toBe(name.split(' (')[0]);
  });
});

it('a result that nobody understands is warned of where standings are read, and counts as not played', async () => {
  const opened = await openXlsx(readFileSync(at('quad.xlsx')));
  if (!opened.ok) throw new Error('unreadable');
  const tournament = await openTournament(opened.value);
  if (!tournament.ok) throw new Error('not ours');
  const { sheet, area } = tournament.value.parts.places.Pairings_result!;
  const cell = { sheet, row: area.row, column: area.column, expect: null, write: 'won', format: '@' };
  await opened.value.change({ cells: [cell] });
  const saved = await opened.value.save();
  if (!saved.ok) throw new Error('not saved');
  writeFileSync(at('odd.xlsx'), saved.value);
  const ran = await run('standings', at('odd.xlsx'), '--json');
  expect(ran.code).toBe(0);
  expect(problemsOf(ran).map(({ code, place }) => [code, place.file, place.sheet])).toEqual([
    ['result-not-understood', at('odd.xlsx'), 'Pairings'],
  ]);
  const { quad } = JSON.parse(ran.stdout) as Record<string, { values: { PTS: number[] } }>;
  expect(quad!.values.PTS).toEqual([0, 0, 0, 0]);
});

const eventIn = async (workbook: string): Promise<Tournament> => {
  await run('convert', workbook, at('read.json'), '--force');
  return eventOf(readFileSync(at('read.json'), 'utf8'));
};

const namesIn = async (workbook: string): Promise<readonly string[]> =>
  (await eventIn(workbook)).players.map(({ name }) => name);

beforeAll(async () => {
  const list = await writeList(at('field-list.xlsx'), { Club: nameList(5) });
  await run('pair', list, '--numbers', 'list', '--out', at('five.xlsx'), '--id', 'five');
  await run('record', at('five.xlsx'), '1=1-0', '2=1-0', '3=1-0', '--out', at('half.xlsx'));
});

describe('enter', () => {
  it('after the first result: on the empty seat, with the games that they have to catch up with', async () => {
    const out = at('entered.xlsx');
    const { stdout } = await run(
      'enter',
      at('half.xlsx'),
      '--name',
      'Dora',
      '--rating',
      '1900',
      '--out',
      out,
    );
    expect(stdout).toBe(
      [
        `Dora has number 6, on the empty seat; all other games stay as they are: ${out}`,
        'still to play, round 1: game 11, Player A – Dora',
        '',
      ].join('\n'),
    );
    const [before, after] = [await eventIn(at('half.xlsx')), await eventIn(out)];
    expect(after.games.filter(({ no }) => no <= 10)).toEqual(before.games);
    expect(after.players[5]).toMatchObject({ name: 'Dora', rating: { typed: 1900, strength: 1900 } });
    await run('undo', out, '--out', at('undone.xlsx'));
    expect(await eventIn(at('undone.xlsx'))).toEqual(before);
  });

  it('an even field that has begun is full', async () => {
    const ran = await run('enter', at('entered.xlsx'), '--name', 'Ed', '--out', at('no.xlsx'), '--json');
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, ['late-entry-full']]);
  });

  it('before the first result the numbers are given anew, as they were given before', async () => {
    const out = at('field-six.xlsx');
    const { stdout } = await run('enter', at('five.xlsx'), '--name', 'Dora', '--out', out);
    expect(stdout).toBe(`Dora has number 6; the numbers were given anew, in the same way: ${out}\n`);
    expect((await namesIn(out)).at(-1)).toBe('Dora');
  });
});

describe('remove', () => {
  it('the last number of an even field becomes the bye', async () => {
    const out = at('again.xlsx');
    const { stdout } = await run('remove', at('field-six.xlsx'), '--name', 'dora', '--out', out);
    expect(stdout).toBe(
      `Dora is off the list; number 6 is the bye, and all other games stay as they are: ${out}\n`,
    );
    expect(await eventIn(out)).toEqual(await eventIn(at('five.xlsx')));
  });

  it('with lots everyone draws anew, from the seed that is given', async () => {
    const list = await writeList(at('lots.xlsx'), { Club: nameList(6) });
    await run('pair', list, '--numbers', 'lots', '--seed', 'apple', '--out', at('drawn.xlsx'));
    const [first] = await namesIn(at('drawn.xlsx'));
    const argv = ['--name', first!, '--seed', 'pear', '--out', at('redrawn.xlsx'), '--json'];
    const { stdout } = await run('remove', at('drawn.xlsx'), ...argv);
    expect(JSON.parse(stdout)).toMatchObject({ player: first, by: 'lots', players: 5, catchUp: [] });
    expect((await eventIn(at('redrawn.xlsx'))).numbering).toMatchObject({ method: 'lots', seed: 'pear' });
  });

  it('without a seed one is made up, and printed', async () => {
    const argv = ['--name', (await namesIn(at('drawn.xlsx')))[0]!, '--out', at('again-drawn.xlsx')];
    const { stdout } = await run('remove', at('drawn.xlsx'), ...argv);
    expect(stdout).toContain('Lots drawn with the seed r1;');
    expect((await eventIn(at('again-drawn.xlsx'))).numbering).toMatchObject({ method: 'lots', seed: 'r1' });
  });

  it('is refused once there is a result', async () => {
    const argv = ['--name', 'Player A', '--out', at('no.xlsx'), '--json'];
    const ran = await run('remove', at('half.xlsx'), ...argv);
    expect([ran.code, problemsOf(ran).map(({ code }) => code)]).toEqual([1, ['removal-too-late']]);
  });
});

const session = {
  time: () => '2026-11-20 09:00',
  instant: () => '2026-11-20T08:00:00Z',
  random: () => 'r1',
  language: 'en',
  playing: () => undefined,
  texts: { told: () => undefined },
};

/** Runs the command that a change has without one of its own. */
const runChange = async (id: ChangeId, ...argv: readonly string[]) => {
  const command = changeCommand(changeOf(id));
  const parsed = parseArguments(command, argv);
  if ('misuse' in parsed) throw new Error(parsed.misuse.code);
  return command.run(parsed.given, session);
};

beforeAll(async () => {
  await writeList(at('change-list.xlsx'), { Club: nameList(6) });
  await run(
    'pair',
    at('change-list.xlsx'),
    '--numbers',
    'list',
    '--id',
    'six',
    '--out',
    at('change-six.xlsx'),
  );
  await run('record', at('change-six.xlsx'), '1=1-0', '2==', '--out', at('begun.xlsx'));
});

describe('a change has a command by its fields alone', () => {
  it.each<[ChangeId, readonly string[], readonly string[]]>([
    [
      'adjust',
      ['--name', 'Player C', '--points', '-1', '--reason', 'late'],
      ['--name', 'Player C', '--points', '-1', '--reason', 'late'],
    ],
    ['correct', ['--no', '4', '--federation', 'SUI'], ['--no', '4', '--federation', 'SUI']],
    ['substitute', ['--no', '4', '--new-name', 'Zoe'], ['--no', '4', '--new', 'Zoe']],
    ['withdraw', ['--name', 'Player B', '--rule', 'nzcf'], ['--name', 'Player B', '--rule', 'nzcf']],
    ['colours', ['--game', '5'], ['5']],
    ['exchange', ['--game', '4', '--other', '5'], ['4=5']],
  ])('%s %j writes what the command of its own writes', async (id, byFields, own) => {
    const ran = await run(id, at('begun.xlsx'), ...own, '--out', at('own.xlsx'), '--force');
    expect(ran).toMatchObject({ code: 0 });
    const done = await runChange(id, at('begun.xlsx'), ...byFields, '--out', at('fields.xlsx'), '--force');
    expect(done.ok ? [] : done.problems).toEqual([]);
    expect(hashOf(at('fields.xlsx'))).toBe(hashOf(at('own.xlsx')));
  });

  it('says what follows, in sentences', async () => {
    const done = await runChange(
      'adjust',
      at('begun.xlsx'),
      '--no',
      '3',
      '--points',
      '-1',
      '--reason',
      'late',
      '--out',
      at('said.xlsx'),
    );
    const text = done.ok ? done.value.text() : '';
    expect(text.split('\n').slice(0, 2)).toEqual([
      `2 cells changed: ${at('said.xlsx')}`,
      'Player C has an adjustment of -1 point.',
    ]);
  });

  it.each<[ChangeId, readonly string[], string]>([
    ['adjust', ['--name', 'Nobody', '--points', '1'], 'player-unknown'],
    ['withdraw', ['--no', '2', '--rule', 'mine'], 'choice-unknown'],
    ['colours', ['--game', '99'], 'game-unknown'],
  ])('%s %j writes nothing and says why: %s', async (id, argv, code) => {
    const done = await runChange(id, at('begun.xlsx'), ...argv, '--out', at(`${code}.xlsx`));
    expect(done.ok ? [] : done.problems.map((each) => each.code)).toEqual([code]);
    expect(() => hashOf(at(`${code}.xlsx`))).toThrow('ENOENT');
  });

  it('says how it is used', () => {
    const lines = commandUsage(changeCommand(changeOf('reschedule')), 'en').split('\n');
    expect(lines.find((line) => line.startsWith('  --to TEXT'))).toContain(
      'the new date, such as 2026-12-03',
    );
    expect(lines[0]).toMatch(
      /^roundabout reschedule: move a game, or a match of teams, to another date, .*, in a copy of the workbook/,
    );
  });
});

it('every change is a command', () => {
  const names = COMMANDS.map(({ name }) => name);
  for (const id of CHANGE_IDS) expect(names.filter((name) => name === id)).toEqual([id]);
});
