/** @sweep */
import { readFileSync } from 'node:fs';
import type { Tournament } from '../../src/core/model';
import { standings } from '../../src/core/tiebreak/standings';
import { eventOf } from '../eventFixtures';
import { IS_SWEEP, sampled } from '../sample';
import { filesIn, hashOf, nameList, problemsOf, run, tempFiles, writeList, type Ran } from './run';

const at = tempFiles();

const eventIn = async (workbook: string): Promise<Tournament> => {
  await run('convert', workbook, at('read.json'), '--force');
  return eventOf(readFileSync(at('read.json'), 'utf8'));
};

const codesOf = (ran: Ran): readonly string[] => problemsOf(ran).map(({ code }) => code);

/** Runs a step on the half-played workbook and answers what came of it. */
const step = async (...argv: readonly string[]) => {
  const [command, ...rest] = argv;
  const out = at(`${command!}.xlsx`);
  const ran = await run(command!, at('half.xlsx'), ...rest, '--out', out, '--force');
  return { ...ran, out, event: await eventIn(out) };
};

beforeAll(async () => {
  const list = await writeList(at('list.xlsx'), { Club: nameList(6) });
  await run('pair', list, '--numbers', 'list', '--out', at('six.xlsx'), '--id', 'six');
  const drawn = Array.from({ length: 9 }, (_, index) => `${index + 1}==`);
  await run('record', at('six.xlsx'), ...drawn, '--out', at('half.xlsx'));
});

/** What a step changed, undone again. */
const undone = async (workbook: string): Promise<Tournament> => {
  await run('undo', workbook, '--out', at('undone.xlsx'), '--force');
  return eventIn(at('undone.xlsx'));
};

describe('substitute', () => {
  if (IS_SWEEP)
    it('gives number and games to somebody else, which FIDE provides for before the first game', async () => {
      const asked = ['--name', 'Player B', '--new', 'Dora', '--rating', '1900', '--federation', 'GER'];
      const { stdout, stderr, event, out } = await step('substitute', ...asked);
      expect(stdout).toBe(`Dora has number 2 in place of Player B: ${out}\n`);
      expect(stderr).toMatch(/^Player B: 3 games of Player B count for the substitute.*FIDE/);
      expect(event.players[1]).toMatchObject({ no: 2, name: 'Dora', federation: 'GER' });
      expect(event.players[1]!.rating).toEqual({ typed: 1900, strength: 1900 });
      expect(event.games).toEqual((await eventIn(at('half.xlsx'))).games);
      expect(await undone(out)).toEqual(await eventIn(at('half.xlsx')));
    });

  it('is refused under a name that somebody else has', async () => {
    const asked = ['--name', 'Player B', '--new', ' player  c', '--out', at('no.xlsx'), '--json'];
    const ran = await run('substitute', at('half.xlsx'), ...asked);
    expect([ran.code, codesOf(ran), filesIn(at('')).includes('no.xlsx')]).toEqual([
      1,
      ['name-duplicate'],
      false,
    ]);
  });
});

describe('correct', () => {
  it('corrects a name and says that nothing else changes', async () => {
    const { stdout, event, out } = await step('correct', '--name', 'Player C', '--new', "'t Hart");
    expect(stdout).toBe(`'t Hart was corrected: ${out}\n`);
    expect(event.players[2]!.name).toBe("'t Hart");
  });

  it('is refused for a rating that can be none, with the cell', async () => {
    const asked = ['--name', 'Player C', '--rating', '1e308', '--out', at('no.xlsx'), '--json'];
    const ran = await run('correct', at('half.xlsx'), ...asked);
    expect([ran.code, codesOf(ran), filesIn(at('')).includes('no.xlsx')]).toEqual([
      1,
      ['rating-invalid'],
      false,
    ]);
    expect(ran.stderr).toMatch(/"cell": ?"C7"/);
  });

  if (IS_SWEEP)
    it('takes a rating away with an empty one', async () => {
      await step('correct', '--name', 'Player C', '--rating', '1523P12');
      const ran = await run(
        'correct',
        at('correct.xlsx'),
        '--name',
        'Player C',
        '--rating=',
        '--out',
        at('none.xlsx'),
      );
      expect(ran.code).toBe(0);
      expect((await eventIn(at('none.xlsx'))).players[2]!.rating).toBeUndefined();
    });

  it.each([
    [['--new', ' '], 'name-missing'],
    [['--new', 'x'.repeat(256)], 'name-too-long'],
  ])('refuses %j', async (asked, code) => {
    const ran = await run(
      'correct',
      at('half.xlsx'),
      '--name',
      'Player C',
      ...asked,
      '--out',
      at('no.xlsx'),
      '--json',
    );
    expect(codesOf(ran)).toEqual([code]);
  });
});

describe('adjust', () => {
  it('takes a point away and says whom that affects', async () => {
    const { stdout, event, out } = await step(
      'adjust',
      ...['--name', 'Player A', '--points', '-1', '--reason', 'phone'],
    );
    const [first, ...more] = stdout.trimEnd().split('\n');
    expect(first).toBe(`Player A has an adjustment of -1 points (before: 0): ${out}`);
    expect(more[0]).toBe('The standings change for:');
    expect(more[1]).toMatch(/^ {2}Player A: rank 1 → 6, PTS 1.5 → 0.5/);
    expect(event.players[0]).toMatchObject({ adjustment: -1, adjustmentReason: 'phone' });
    expect(await undone(out)).toEqual(await eventIn(at('half.xlsx')));
  });

  it.each([
    [['--points', '-1'], 'adjustment-reason-missing'],
    [['--points', '0.001', '--reason', 'x'], 'adjustment-invalid'],
    [['--points', 'much', '--reason', 'x'], 'adjustment-invalid'],
  ])('refuses %j', async (asked, code) => {
    const ran = await run(
      'adjust',
      at('half.xlsx'),
      '--name',
      'Player A',
      ...asked,
      '--out',
      at('no.xlsx'),
      '--json',
    );
    expect([ran.code, codesOf(ran)]).toEqual([1, [code]]);
  });
});

describe('reenter', () => {
  it.each(sampled(['fide', 'us-chess', 'nzcf'], 3))(
    'takes back what a withdrawal by the rule of %s did',
    async (rule) => {
      for (const from of ['six.xlsx', 'half.xlsx']) {
        await run(
          'withdraw',
          at(from),
          '--name',
          'Player A',
          '--rule',
          rule,
          '--out',
          at('gone.xlsx'),
          '--force',
        );
        const ran = await run(
          'reenter',
          at('gone.xlsx'),
          '--name',
          'Player A',
          '--out',
          at('back.xlsx'),
          '--force',
        );
        expect([ran.code, ran.stderr]).toEqual([0, '']);
        expect(await eventIn(at('back.xlsx'))).toEqual(await eventIn(at(from)));
        await run('undo', at('back.xlsx'), '--out', at('again.xlsx'), '--force');
        expect(await eventIn(at('again.xlsx'))).toEqual(await eventIn(at('gone.xlsx')));
      }
    },
  );

  /** Ranks by number, by the results that a workbook holds. */
  const ranksIn = async (file: string): Promise<readonly (number | null)[]> => {
    const result = standings(await eventIn(file));
    if (!result.ok) throw new Error(result.problems[0].code);
    return result.value.ranks;
  };

  it.each(sampled(['half.xlsx', 'six.xlsx'], 2))(
    'leaving and coming back in %s: whose rank changes is told',
    async (from) => {
      const moved = async (command: string, file: string, out: string): Promise<void> => {
        const asked = [command, file, '--name', 'Player A', '--out', out, '--force', '--json'];
        const { affected } = JSON.parse((await run(...asked)).stdout) as {
          affected: { number: number; rank: { before: number | null; after: number | null } }[];
        };
        const [before, after] = [await ranksIn(file), await ranksIn(out)];
        const told = new Map(affected.map(({ number, rank }) => [number, [rank.before, rank.after]]));
        before.forEach((rank, index) => {
          const now = after[index]!;
          expect([index + 1, told.get(index + 1) ?? [rank, rank]]).toEqual([index + 1, [rank, now]]);
        });
      };
      await moved('withdraw', at(from), at('moved.xlsx'));
      await moved('reenter', at('moved.xlsx'), at('moved-back.xlsx'));
    },
  );

  it('keeps the mark of a postponed game through both', async () => {
    await run('record', at('half.xlsx'), '10=pp', '--out', at('pp.xlsx'));
    const marked = await eventIn(at('pp.xlsx'));
    const { white } = marked.games[9]!;
    const name = marked.players[white - 1]!.name;
    await run('withdraw', at('pp.xlsx'), '--name', name, '--out', at('pp-gone.xlsx'));
    expect((await eventIn(at('pp-gone.xlsx'))).games[9]!.pending).toBeUndefined();
    await run('reenter', at('pp-gone.xlsx'), '--name', name, '--out', at('pp-back.xlsx'));
    expect(await eventIn(at('pp-back.xlsx'))).toEqual(marked);
  });

  it('refuses one who has not left', async () => {
    const ran = await run('reenter', at('half.xlsx'), '--name', 'Player A', '--out', at('no.xlsx'), '--json');
    expect(codesOf(ran)).toEqual(['reentry-not-left']);
  });
});

describe('colours', () => {
  it('reverses a game to be played', async () => {
    const before = (await eventIn(at('half.xlsx'))).games[11]!;
    const { stdout, event, out } = await step('colours', '12');
    expect(stdout).toBe(`1 game changed: ${out}\n`);
    expect(event.games[11]).toEqual({ ...before, white: before.black, black: before.white });
    expect(await undone(out)).toEqual(await eventIn(at('half.xlsx')));
  });

  it('turns the result of a finished game with them', async () => {
    await run('record', at('half.xlsx'), '1=1-0', '--out', at('won.xlsx'));
    const ran = await run('colours', at('won.xlsx'), '1', '--out', at('turned.xlsx'), '--json');
    expect(codesOf(ran)).toContain('result-turned');
    const [before, after] = [await eventIn(at('won.xlsx')), await eventIn(at('turned.xlsx'))];
    expect([before.games[0]!.outcome, after.games[0]!.outcome]).toEqual(['1-0', '0-1']);
    expect(after.games[0]!.white).toBe(before.games[0]!.black);
  });
});

describe('exchange', () => {
  it('exchanges the boards of two games, and nothing else', async () => {
    const { stdout, event, out } = await step('exchange', '1=2');
    expect(stdout).toBe(`2 games changed: ${out}\n`);
    const before = await eventIn(at('half.xlsx'));
    expect(event.games.slice(0, 2)).toEqual([
      { ...before.games[0], board: 2 },
      { ...before.games[1], board: 1 },
    ]);
    expect(await undone(out)).toEqual(before);
  });

  it.each([
    [['1=10'], ['player-two-games']],
    [
      ['10=11', '--black'],
      ['pair-too-often', 'pair-missing'],
    ],
  ])('refuses %j, and names the cells', async (argv, codes) => {
    const ran = await run('exchange', at('half.xlsx'), ...argv, '--out', at('no.xlsx'), '--json');
    expect([ran.code, new Set(codesOf(ran))]).toEqual([1, new Set(codes)]);
    expect(problemsOf(ran)[0]!.place).toMatchObject({
      sheet: 'Pairings',
      cell: expect.stringMatching(/^D\d+$/) as string,
    });
  });

  it.each([[['1']], [['1=']], [['one=two']]])('%j is wrong usage', async (operands) => {
    expect((await run('exchange', at('half.xlsx'), ...operands, '--out', at('no.xlsx'))).code).toBe(2);
  });
});

describe('owes and status', () => {
  it('say who owes which game', async () => {
    const later = ['2=pp', '10==', '11=='];
    await run('record', at('half.xlsx'), ...later, '--out', at('later.xlsx'));
    const before = hashOf(at('later.xlsx'));
    const { players, games } = await eventIn(at('later.xlsx'));
    const { white, black } = games[1]!;
    const nameOf = (no: number): string => players[no - 1]!.name;
    const ran = await run('owes', at('later.xlsx'));
    expect(ran.stdout.trimEnd().split('\n')).toEqual([
      `Round 1, board 2, game 2: ${nameOf(white)} – ${nameOf(black)} (postponed)`,
      ...[white, black].sort((a, b) => a - b).map((no) => `${nameOf(no)}: 2`),
    ]);
    expect(hashOf(at('later.xlsx'))).toBe(before);
    expect((await run('status', at('later.xlsx'))).stdout).toMatch(/: 10 of 15 games finished, 1 owed\n$/);
  });

  it('have nothing to say of a tournament that is as it should be', async () => {
    expect((await run('owes', at('half.xlsx'))).stdout).toBe('Nobody owes a game.\n');
    const ran = await run('status', at('half.xlsx'), '--json');
    expect([ran.stderr, JSON.parse(ran.stdout)]).toEqual([
      '',
      expect.objectContaining({ games: 15, finished: 9, owed: 0, round: 4 }),
    ]);
  });

  if (IS_SWEEP)
    it('warn of a player who may be expelled, as record does when it comes to that', async () => {
      const { games } = await eventIn(at('six.xlsx'));
      const own = games.filter(({ white, black }) => white === 1 || black === 1).slice(0, 3);
      const lost = own.map(({ no, white }) => `${no}=${white === 1 ? '-/+' : '+/-'}`);
      const recorded = await run('record', at('six.xlsx'), ...lost, '--out', at('lost.xlsx'), '--json');
      expect(codesOf(recorded)).toContain('may-be-expelled');
      expect(codesOf(await run('status', at('lost.xlsx'), '--json'))).toEqual(['may-be-expelled']);
    });
});
