import { CHANGE_IDS, changeOf, type ChangeId } from '../../src/app/changes/table';
import { parseArguments } from '../../src/cli/arguments';
import { changeCommand } from '../../src/cli/changeCommand';
import { COMMANDS } from '../../src/cli/commands';
import { commandUsage } from '../../src/cli/usage';
import { hashOf, nameList, run, tempFiles, writeList } from './run';

const at = tempFiles();

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
  await writeList(at('list.xlsx'), { Club: nameList(6) });
  await run('pair', at('list.xlsx'), '--numbers', 'list', '--id', 'six', '--out', at('six.xlsx'));
  await run('record', at('six.xlsx'), '1=1-0', '2==', '--out', at('begun.xlsx'));
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
    expect(lines.find((line) => line.startsWith('  --to TEXT'))).toContain('the new date, such as 2026-12-03');
    expect(lines[0]).toMatch(
      /^roundabout reschedule: move a game to another date, .*, in a copy of the workbook/,
    );
  });
});

it('every change is a command', () => {
  const names = COMMANDS.map(({ name }) => name);
  for (const id of CHANGE_IDS) expect(names.filter((name) => name === id)).toEqual([id]);
});
