/** @sweep */
import { problemsOf, run, tempFiles, writeList } from './run';
import { IS_SWEEP } from '../sample';

const at = tempFiles();

/** A club evening series: twelve evenings for twelve players at six boards, with two holidays, a postponement and a clash. */
beforeAll(async () => {
  const names = [
    'Anna',
    'Berg',
    'Cora',
    'Dora',
    'Emil',
    'Finn',
    'Gina',
    'Hugo',
    'Ivan',
    'Jana',
    'Karl',
    'Lena',
  ];
  await writeList(at('list.xlsx'), { Club: [['Name'], ...names.map((name) => [name])] });
  const dates = ['--dates', '2026-11-27/7', '--skip', '2026-12-25,2027-01-01', '--venue', 'Town Hall'];
  const paired = ['--numbers', 'list', ...dates, '--deadline', '4w', '--out', at('club.xlsx')];
  expect((await run('pair', at('list.xlsx'), ...paired)).code).toBe(0);
});

const move = (...options: readonly string[]) =>
  run('reschedule', at('club.xlsx'), ...options, '--out', at('moved.xlsx'), '--force');

describe('calendar: what is played when', () => {
  it('by dates, with what is overdue on a day', async () => {
    const ran = await run('calendar', at('club.xlsx'), '--today', '2027-01-02');
    const lines = ran.stdout.split('\n');
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(lines.filter((line) => /^\d{4}/.test(line))).toEqual([
      '2026-11-27',
      '2026-12-04',
      '2026-12-11',
      '2026-12-18',
      '2027-01-08',
      '2027-01-15',
      '2027-01-22',
      '2027-01-29',
      '2027-02-05',
      '2027-02-12',
      '2027-02-19',
    ]);
    expect(lines[1]).toBe('  Round 1, game 1: Anna – Lena, Town Hall');
    expect(lines.slice(-13)[4]).toBe('  Round 1, game 5: Emil – Hugo, due 2026-12-25');
    expect(lines.slice(-14)[0]).toBe('Overdue on 2027-01-02:');
  });

  it('nothing is overdue today, the day that the clock says', async () => {
    expect((await run('calendar', at('club.xlsx'))).stdout).toMatch(/Nothing is overdue on 2026-11-20.\n$/);
  });

  it('clashes are listed, and the exit code says so', async () => {
    const ran = await run('calendar', at('club.xlsx'), '--boards', '5', '--skip', '2027-01-08');
    expect(ran.code).toBe(1);
    const clashes = ran.stdout.split('\n').slice(ran.stdout.split('\n').indexOf('Clashes:'));
    expect(clashes.slice(0, 2)).toEqual([
      'Clashes:',
      '  Game 1: 6 games are played on 2026-11-27 at Town Hall, and there are 5 boards. Move some of them.',
    ]);
    expect(clashes).toContain('  Game 25: This game is on 2027-01-08, a day without play. Move it.');
  });

  it('as JSON for programs', async () => {
    await move('--game', '2', '--to', '2026-12-04');
    const ran = await run('calendar', at('moved.xlsx'), '--today', '2026-12-30', '--json');
    const { games, overdue, clashes } = JSON.parse(ran.stdout) as Record<string, readonly object[]>;
    expect(games!.find((game) => 'game' in game && game.game === 2)).toEqual({
      ...{ game: 2, round: 1, white: 2, black: 11 },
      ...{ date: '2026-12-04', planned: '2026-11-27', venue: 'Town Hall', deadline: '2026-12-25' },
    });
    expect(overdue![0]).toEqual({ game: 1, due: '2026-12-25' });
    expect(clashes!.map((clash) => 'message' in clash && clash.message)).toEqual([
      'Game 2: Berg has too many games on 2026-12-04: 2, 12. Move one of them.',
      'Game 2: Karl has too many games on 2026-12-04: 2, 11. Move one of them.',
    ]);
  });

  it('is refused where games have no dates, and where the day is none', async () => {
    await run('pair', at('list.xlsx'), '--out', at('plain.xlsx'));
    expect(problemsOf(await run('calendar', at('plain.xlsx'), '--json')).map(({ code }) => code)).toEqual([
      'games-undated',
    ]);
    const ran = await run('calendar', at('club.xlsx'), '--today', 'Friday', '--json');
    expect(problemsOf(ran).map(({ code, place }) => [code, place.field])).toEqual([
      ['date-invalid', 'today'],
    ]);
  });
});

describe('reschedule: a game moves to another date', () => {
  it('says who has to agree, and warns of the clash', async () => {
    const ran = await move('--game', 'Lena:1', '--to', '2026-12-11 19:00');
    expect(ran.stdout.split('\n').slice(1, 4)).toEqual([
      'Game 1, Anna – Lena: 2026-11-27 → 2026-12-11 19:00',
      'It was planned for 2026-11-27.',
      'Both players have to agree: Anna and Lena.',
    ]);
    expect(ran.stderr).toMatch(/Anna has too many games on 2026-12-11: 1, 14/);
    const { stdout } = await run('calendar', at('moved.xlsx'));
    expect(stdout).toContain(
      '2026-12-11 19:00\n  Round 1, game 1: Anna – Lena postponed, Town Hall, planned for 2026-11-27',
    );
  });

  if (IS_SWEEP)
    it('undo takes it back', async () => {
      await move('--game', '1', '--to', '2026-12-01');
      expect((await run('undo', at('moved.xlsx'), '--out', at('undone.xlsx'), '--force')).stdout).toMatch(
        /^Taken back: game moved to another date/,
      );
      const { stdout } = await run('calendar', at('undone.xlsx'));
      expect(stdout).toBe((await run('calendar', at('club.xlsx'))).stdout);
    });

  it('without a date it is put off until one is found', async () => {
    const ran = await move('--game', '1');
    expect(ran.stdout).toContain('Game 1, Anna – Lena: 2026-11-27 → no date yet');
    expect((await run('calendar', at('moved.xlsx'))).stdout).toContain('Without a date\n  Round 1, game 1');
  });

  it('names no game that there is not', async () => {
    const refused = async (game: string) =>
      problemsOf(await move('--game', game, '--to', '2026-12-01', '--json')).map(({ message }) => message);
    expect(await refused('Anna:12')).toEqual(['Anna has no game in round 12.']);
    expect(await refused('Zoe:1')).toHaveLength(1);
  });
});

describe('status of a tournament with dates', () => {
  const paired = (...dates: readonly string[]) =>
    run(
      'pair',
      at('list.xlsx'),
      '--numbers',
      'list',
      '--dates',
      ...dates,
      '--out',
      at('dated.xlsx'),
      '--force',
    );

  it('says how many games are overdue today, the day that the clock says', async () => {
    await paired('2026-11-06/14');
    const { stdout } = await run('status', at('dated.xlsx'));
    expect(stdout).toContain('6 games are overdue: see the command calendar.');
    expect(JSON.parse((await run('status', at('dated.xlsx'), '--json')).stdout)).toMatchObject({
      overdue: 6,
    });
    expect((await run('status', at('club.xlsx'))).stdout).not.toContain('overdue');
  });

  if (IS_SWEEP)
    it('warns of what clashes with the boards and the days without play of the workbook', async () => {
      await paired('2026-12-04/7', '--boards', '6', '--skip', '2027-01-01');
      await run(
        'reschedule',
        at('dated.xlsx'),
        '--game',
        '1',
        '--to',
        '2027-01-01',
        '--out',
        at('put.xlsx'),
        '--force',
      );
      expect((await run('status', at('dated.xlsx'))).stderr).toBe('');
      expect((await run('status', at('put.xlsx'))).stderr).toContain(
        'This game is on 2027-01-01, a day without play.',
      );
      expect((await run('calendar', at('put.xlsx'))).code).toBe(1);
    });
});
