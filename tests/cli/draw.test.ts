/** @sweep */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStep } from '../../src/app/step';
import { openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { nameList, problemsOf, run, tempFolder, writeList, type Ran } from './run';
import { IS_SWEEP } from '../sample';

const folder = tempFolder();
const at = (name: string): string => join(folder, name);
const codesOf = (ran: Ran): readonly string[] => problemsOf(ran).map(({ code }) => code);

interface Drawn {
  readonly draws: readonly {
    readonly no: number;
    readonly seed: string;
    readonly order: readonly number[];
  }[];
  readonly players: readonly { readonly no: number; readonly name: string }[];
}
const drawn = async (...more: readonly string[]): Promise<Drawn> => {
  const ran = await run('draw', ...more, '--json');
  expect([ran.code, ran.stderr]).toEqual([0, '']);
  return JSON.parse(ran.stdout) as Drawn;
};

let list = '';
beforeAll(async () => {
  list = await writeList(at('list.xlsx'), { Club: nameList(6), Other: nameList(5) });
});

describe('draw: the numbers of a list', () => {
  it('one seed, one draw, the same each time; the names with their numbers', async () => {
    const first = await drawn(list, '--sheet', 'Club', '--seed', 'witness');
    expect(first.draws).toMatchObject([{ no: 1, numbering: 'lots', seed: 'witness', list: "'Club'!A1:A7" }]);
    expect(await drawn(list, '--sheet', 'Club', '--seed', 'witness')).toEqual(first);
    expect(first.players.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...first.draws[0]!.order].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('without a seed one is made up and shown, and how to repeat it', async () => {
    const { stdout } = await run('draw', list, '--sheet', 'Club');
    expect(stdout.split('\n')[0]).toBe('Draw 1 (2026-11-20 09:00): lots, seed “r1”');
    expect(stdout).toContain('Fisher-Yates');
  });

  it('several draws of one session are numbered, and the file keeps those of the sessions before', async () => {
    const file = at('draws.json');
    await drawn(list, '--sheet', 'Club', '--seed', 'a', '--seed', 'b', '--protocol', file);
    const { draws } = await drawn(list, '--sheet', 'Club', '--seed', 'c', '--protocol', file);
    expect(draws.map(({ no, seed }) => [no, seed])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
    const kept = readFileSync(file, 'utf8');
    await drawn(list, '--sheet', 'Club', '--seed', 'c', '--protocol', file);
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  it('who said the word is kept with the draw, and stands in the Log', async () => {
    const [file, out] = [at('said.json'), at('said.xlsx')];
    const seeded = ['--sheet', 'Club', '--seed', 'Ulla', '--protocol', file];
    await drawn(list, ...seeded, '--said-by', 'Anna Berg');
    const { stdout } = await run('draw', list, ...seeded);
    expect(stdout).toContain('seed “Ulla”, which Anna Berg said');
    const { code } = await run('pair', list, '--sheet', 'Club', '--out', out, '--protocol', file);
    expect(code).toBe(0);
    const { lines } = valueOf(await openStep(valueOf(await openXlsx(readFileSync(out)))));
    expect(lines[0]?.said).toBe('Numbers drawn by lots from the word “Ulla”, which Anna Berg said.');
    const without = await run('draw', list, '--sheet', 'Club', '--said-by', 'Anna Berg');
    expect([without.code, without.stderr.split('\n')[0]]).toEqual([
      2,
      'The option --said-by means something only with --seed.',
    ]);
  });

  it('pair takes the last draw of the file, and writes all of them into the Log', async () => {
    const [file, out] = [at('taken.json'), at('taken.xlsx')];
    const { players } = await drawn(
      list,
      '--sheet',
      'Club',
      '--seed',
      'a',
      '--seed',
      'b',
      '--protocol',
      file,
    );
    const paired = await run('pair', list, '--sheet', 'Club', '--out', out, '--protocol', file);
    expect([paired.code, paired.stderr]).toEqual([0, '']);
    expect(paired.stdout).toContain('seed b');
    const workbook = valueOf(await openXlsx(readFileSync(out)));
    const { open, lines } = valueOf(await openStep(workbook));
    expect(open.tournament.players.map(({ name }) => name)).toEqual(players.map(({ name }) => name));
    expect(lines.map(({ rule }) => rule)).toEqual(['draw 1', 'draw 2', 'create']);
  });
});

describe('draw --repeat: the draws of a tournament', () => {
  const paired = async (name: string, ...more: readonly string[]): Promise<string> => {
    const ran = await run('pair', list, '--sheet', 'Club', '--out', at(name), ...more);
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    return at(name);
  };

  it('come out again from the list beside it', async () => {
    const file = await paired('lots.xlsx', '--numbers', 'lots', '--seed', 'witness');
    expect(await run('draw', file, '--repeat')).toEqual({
      code: 0,
      stderr: '',
      stdout:
        'Draw 1 (2026-11-20 09:00): lots, seed “witness”\n' +
        'Club: its draw comes out again, and the players have the numbers of the last one.\n',
    });
  });

  it('so do those of groups', async () => {
    const file = await paired('groups.xlsx', '--system', 'seats', '--numbers', 'groups', '--seed', 'x');
    expect((await run('draw', file, '--repeat')).code).toBe(0);
  });

  it('another list does not give them', async () => {
    const file = await paired('other.xlsx', '--numbers', 'lots', '--seed', 'witness');
    expect(codesOf(await run('draw', file, '--repeat', '--sheet', 'Other', '--json'))).toEqual([
      'draw-differs',
    ]);
  });

  /** Someone types a name over another on the sheet Players. */
  const renamedByHand = async (file: string, name: string, to: string): Promise<void> => {
    const workbook = valueOf(await openXlsx(readFileSync(file)));
    const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet: 'Players', area: 'used' }] }));
    const { values, area } = ranges[0]!;
    const row = values.findIndex((cells) => cells.includes(name));
    const cell = { row: area.row + row, column: area.column + values[row]!.indexOf(name) };
    valueOf(await workbook.change({ cells: [{ sheet: 'Players', ...cell, expect: name, write: to }] }));
    writeFileSync(file, valueOf(await workbook.save()));
  };

  it('a player renamed by hand is told', async () => {
    const file = await paired('renamed.xlsx', '--numbers', 'lots', '--seed', 'witness');
    await renamedByHand(file, 'Player C', 'New One');
    expect(problemsOf(await run('draw', file, '--repeat', '--json'))).toMatchObject([
      { code: 'draw-other-player', values: { drawn: 'Player C', player: 'New One' } },
    ]);
  });

  /** Does one command after another, each from the file of the one before. */
  const then = async (file: string, ...commands: readonly (readonly string[])[]): Promise<string> => {
    let from = file;
    for (const [index, [command, ...more]] of commands.entries()) {
      const out = file.replace('.xlsx', `-${index}.xlsx`);
      const ran = await run(command!, from, ...more, '--out', out);
      expect([ran.code, ran.stderr]).toEqual([0, '']);
      from = out;
    }
    return from;
  };

  const drawsIn = async (file: string): Promise<readonly (readonly [number, string])[]> => {
    const ran = await run('draw', file, '--repeat', '--json');
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    return (JSON.parse(ran.stdout) as Drawn).draws.map(({ no, seed }) => [no, seed]);
  };

  if (IS_SWEEP)
    it('what the Log tells of later steps is no surprise: a substitute, a name corrected, a late entry', async () => {
      const odd = await writeList(at('odd.xlsx'), { Club: nameList(5) });
      const out = at('later.xlsx');
      await run('pair', odd, '--out', out, '--seed', 'witness');
      const later = await then(
        out,
        ['substitute', '--name', 'Player B', '--new', 'New One'],
        ['correct', '--name', 'Player C', '--new', 'Player Cc'],
        ['record', '1=1-0'],
        ['enter', '--name', 'Late One'],
      );
      expect(await drawsIn(later)).toEqual([[1, 'witness']]);
      await renamedByHand(later, 'New One', 'Newer One');
      expect(problemsOf(await run('draw', later, '--repeat', '--json'))).toMatchObject([
        { code: 'draw-other-player', values: { drawn: 'New One', player: 'Newer One' } },
      ]);
    });

  if (IS_SWEEP)
    it('a redraw because the field changed is a draw of its own, from the players that there were', async () => {
      const file = await paired('field.xlsx', '--seed', 'witness');
      const entered = await then(file, ['enter', '--name', 'Dora', '--seed', 'second']);
      expect(await drawsIn(entered)).toEqual([
        [1, 'witness'],
        [2, 'second'],
      ]);
      const removed = await then(
        entered,
        ['record', '1=1-0'],
        ['undo'],
        ['remove', '--name', 'Player C', '--seed', 'third'],
        ['substitute', '--name', 'Dora', '--new', 'Dana'],
      );
      expect(await drawsIn(removed)).toEqual([
        [1, 'witness'],
        [2, 'second'],
        [3, 'third'],
      ]);
    });

  if (IS_SWEEP)
    it('a redraw that was taken back stays in the protocol, and the numbers are those of the draw before', async () => {
      const file = await paired('back.xlsx', '--seed', 'witness');
      const back = await then(file, ['enter', '--name', 'Dora', '--seed', 'second'], ['undo']);
      expect(await drawsIn(back)).toEqual([
        [1, 'witness'],
        [2, 'second'],
      ]);
      const again = await then(back, ['enter', '--name', 'Ed', '--seed', 'third']);
      expect((await drawsIn(again)).at(-1)).toEqual([3, 'third']);
      await renamedByHand(again, 'Ed', 'Nobody');
      expect(problemsOf(await run('draw', again, '--repeat', '--json'))).toMatchObject([
        { code: 'draw-other-player', values: { drawn: 'Ed', player: 'Nobody' } },
      ]);
    });

  it('a tournament numbered as listed has none', async () => {
    const file = await paired('listed.xlsx', '--numbers', 'list');
    expect(codesOf(await run('draw', file, '--repeat', '--json'))).toEqual(['draw-missing']);
  });

  it('a tournament that comes from a file says that its Log does not tell of the draw', async () => {
    const file = await paired('logged.xlsx', '--seed', 'witness');
    await run('convert', file, at('logged.json'));
    await run('convert', at('logged.json'), at('without.xlsx'));
    expect(problemsOf(await run('draw', at('without.xlsx'), '--repeat', '--json'))).toMatchObject([
      { code: 'draw-not-logged', values: { seed: 'witness' } },
    ]);
  });
});

it.each<[string, readonly string[], string]>([
  ['no such way', ['--numbers', 'dice'], 'choice-unknown'],
  ['a blank seed', ['--seed', ' '], 'seed-missing'],
  ['a blank range', ['--range', 'x'], 'range-invalid'],
  ['no such sheet', ['--sheet', 'Nobody'], 'sheet-missing'],
])('refused: %s', async (_, more, code) => {
  expect(codesOf(await run('draw', list, ...more, '--json'))).toEqual([code]);
});

it.each<[string, string, string]>([
  ['no JSON', '{', 'file-not-json'],
  ['no list', '{}', 'event-field'],
  ['a draw without an order', '[{"no": 1, "time": "", "numbering": "lots"}]', 'event-field'],
  ['an order of names', '[{"no": 1, "time": "", "numbering": "lots", "order": ["A"]}]', 'event-field'],
])('a protocol that is none is refused and left as it is: %s', async (_, content, code) => {
  const file = at('bad.json');
  writeFileSync(file, content);
  expect(codesOf(await run('draw', list, '--sheet', 'Club', '--protocol', file, '--json'))).toEqual([code]);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

it('a protocol that cannot be read is refused: a folder, and for pair a file that is not there', async () => {
  const asked = ['--sheet', 'Club', '--json', '--protocol'];
  expect(codesOf(await run('draw', list, ...asked, at('.')))).toEqual(['output-unwritable']);
  for (const [file, code] of [
    ['.', 'file-unreadable'],
    ['missing.json', 'file-missing'],
  ] as const) {
    const ran = await run('pair', list, '--out', at('never.xlsx'), ...asked, at(file));
    expect([codesOf(ran), existsSync(at('never.xlsx'))]).toEqual([[code], false]);
  }
});
