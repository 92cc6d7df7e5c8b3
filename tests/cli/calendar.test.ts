/** @sweep */
import { problemsOf, run, tempFiles, writeList, nameList, tempFolder } from './run';
import { IS_SWEEP } from '../sample';
import { readFileSync, writeFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { makeEvent } from '../../src/core/format/event';
import { newMatch } from '../matches';
import { join } from 'node:path';
import { readTournaments } from '../../src/cli/formats';
import { roundDates } from '../../src/core/calendar/roundDates';
import { valueOf } from '../results';

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

beforeAll(async () => {
  const names = ['Anna', 'Berg', 'Cora', 'Dora'].map((name) => [name]);
  await writeList(at('file-list.xlsx'), { Club: [['Name'], ...names] });
  const dates = ['--dates', '2026-11-27 19:00/7', '--venue', 'Town Hall, 1st floor'];
  await run(
    'pair',
    at('file-list.xlsx'),
    '--numbers',
    'list',
    '--id',
    'club',
    ...dates,
    '--out',
    at('file-club.xlsx'),
  );
});

/** What an independent parser finds in a file: one line a game. */
const entriesOf = async (input: string, ...options: readonly string[]): Promise<readonly string[]> => {
  expect(await run('convert', input, at('out.ics'), '--force', ...options)).toMatchObject({
    code: 0,
    stderr: '',
  });
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(at('out.ics'), 'utf8')) as []);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate, summary, location } = new ICAL.Event(component);
    const status = component.getFirstPropertyValue('status') as string;
    return [uid, startDate, endDate, summary, location, status].map(String).join(' | ');
  });
};

describe('convert to a calendar file', () => {
  it('has all games, each where and when it is played', async () => {
    const entries = await entriesOf(at('file-club.xlsx'));
    expect(entries).toHaveLength(6);
    expect(entries[0]).toBe(
      'game-1.club@roundabout | 2026-11-27T19:00:00 | 2026-11-27T22:00:00 | Anna – Dora | Town Hall, 1st floor | CONFIRMED',
    );
  });

  it('or those of a player', async () => {
    const entries = await entriesOf(at('file-club.xlsx'), '--player', 'Berg');
    expect(entries.map((entry) => entry.split(' | ')[3])).toEqual([
      'Berg – Cora',
      'Anna – Berg',
      'Berg – Dora',
    ]);
  });

  it('or those of a team', async () => {
    const match = newMatch(2);
    const games = match.games.map((game) => ({ ...game, date: '2026-11-27' }));
    writeFileSync(at('match.json'), makeEvent({ ...match, dated: true, games }));
    const [team] = match.teams;
    expect(await entriesOf(at('match.json'), '--team', team!.name.toUpperCase())).toHaveLength(4);
    const refused = await run('convert', at('match.json'), at('no.ics'), '--team', 'Nobody', '--json');
    expect(problemsOf(refused).map(({ code }) => code)).toEqual(['team-unknown']);
  });

  it('a game that is moved keeps its identity; one without a new date is cancelled', async () => {
    const move = (...to: readonly string[]) =>
      run(
        'reschedule',
        at('file-club.xlsx'),
        '--game',
        '1',
        ...to,
        '--out',
        at('file-moved.xlsx'),
        '--force',
      );
    await move('--to', '2026-12-01 20:00');
    expect((await entriesOf(at('file-moved.xlsx')))[0]).toMatch(
      /^game-1\.club@roundabout \| 2026-12-01T20:00:00 .* CONFIRMED$/,
    );
    expect(readFileSync(at('out.ics'), 'utf8').replaceAll('\r\n ', '')).toContain(
      'Moved from 2026-11-27 19:00.',
    );
    await move();
    expect((await entriesOf(at('file-moved.xlsx')))[0]).toMatch(
      /^game-1\.club@roundabout \| 2026-11-27T19:00:00 .* CANCELLED$/,
    );
  });

  it('games that nobody waits for any more are cancelled', async () => {
    await run('withdraw', at('file-club.xlsx'), '--name', 'Anna', '--out', at('left.xlsx'), '--force');
    const entries = await entriesOf(at('left.xlsx'));
    expect(
      entries.filter((entry) => entry.endsWith('CANCELLED')).map((entry) => entry.split(' | ')[3]),
    ).toEqual(['Anna – Dora', 'Anna – Berg', 'Cora – Anna']);
  });

  it('is refused without dates; other files have the whole tournament; a calendar is not read', async () => {
    const codes = async (...argv: readonly string[]) =>
      problemsOf(await run('convert', ...argv, '--json')).map(({ code }) => code);
    await run('pair', at('file-list.xlsx'), '--out', at('file-plain.xlsx'));
    expect(await codes(at('file-plain.xlsx'), at('no.ics'))).toEqual(['games-undated']);
    expect(await codes(at('file-club.xlsx'), at('no.ics'), '--player', 'Zoe')).toEqual(['player-unknown']);
    expect(await codes(at('file-club.xlsx'), at('no.json'), '--player', 'Berg')).toEqual(['format-whole']);
    expect(await codes(at('out.ics'), at('no.json'))).toEqual(['format-unknown']);
  });
});

const folder = tempFolder();
const out = join(folder, 'out.xlsx');
const again = join(folder, 'again.xlsx');
const file = join(folder, 'event.json');
let list = '';
beforeAll(async () => {
  list = await writeList(join(folder, 'list.xlsx'), { Club: nameList(4) });
});

const pair = (dates: string) =>
  run('pair', list, '--numbers', 'list', '--dates', dates, '--out', out, '--force', '--json');
const datesIn = async (path: string) => roundDates(valueOf(await readTournaments(path))[0]!.tournament);
const refusal = async (dates: string): Promise<string> => {
  const ran = await pair(dates);
  expect(ran.code).toBe(1);
  const [{ code, place, message }] = problemsOf(ran) as readonly [ReturnType<typeof problemsOf>[number]];
  return `${code} (${place.field}): ${message}`;
};

describe('pair --dates', () => {
  it('gives every round its date, or the first and the days between', async () => {
    expect((await pair('2026-11-27,2026-12-04,2026-12-11 14:00')).code).toBe(0);
    expect(await datesIn(out)).toEqual(['2026-11-27', '2026-12-04', '2026-12-11 14:00']);
    expect((await pair('2026-11-27 19:00/14')).code).toBe(0);
    expect(await datesIn(out)).toEqual(['2026-11-27 19:00', '2026-12-11 19:00', '2026-12-25 19:00']);
  });

  it('refuses what is none, and what does not go with the rounds', async () => {
    expect(await refusal('27.11.2026/7')).toBe(
      'date-invalid (dates): Field dates: “27.11.2026” is not a date. Write one like 2026-11-27, or with a time 2026-11-27 19:00.',
    );
    expect(await refusal('2026-11-27,2026-12-04')).toBe(
      'dates-count (dates): Field dates: 2 dates were given for 3 rounds. Give one for each round, or the first and the days between rounds, such as 2026-11-27/7.',
    );
    expect(await refusal('2026-11-27,2026-12-04,2025-12-11')).toBe(
      'dates-order (dates): Field dates: Round 3 would be played on 2025-12-11, before the round above it (2026-12-04). Check the dates.',
    );
    expect(await refusal('2026-11-27/x')).toBe(
      'not-a-whole-number (dates): Field dates: “x” is not a whole number. Type one, such as 8.',
    );
  });

  it('the dates go into an event file and come out of it', async () => {
    await pair('2026-11-27/7');
    expect((await run('convert', out, file)).code).toBe(0);
    const [first] = (JSON.parse(readFileSync(file, 'utf8')) as { games: readonly { date: string }[] }).games;
    expect(first!.date).toBe('2026-11-27');
    expect((await run('convert', file, again)).code).toBe(0);
    expect(await datesIn(again)).toEqual(['2026-11-27', '2026-12-04', '2026-12-11']);
  });
});

describe('pair --skip, --times, --boards and --slots', () => {
  const paired = async (...options: readonly string[]) => {
    const ran = await run('pair', list, '--numbers', 'list', ...options, '--out', out, '--force', '--json');
    expect(ran.code).toBe(0);
    const { games } = valueOf(await readTournaments(out))[0]!.tournament;
    return games.map(({ round, date = '–' }) => `${round} ${date}`);
  };

  it('rounds move on past a holiday, two a day', async () => {
    expect(
      await paired('--dates', '2026-12-18/7', '--skip', '2026-12-25..2027-01-01', '--times', '10:00,14:00'),
    ).toEqual([
      '1 2026-12-18 10:00',
      '1 2026-12-18 10:00',
      '2 2026-12-18 14:00',
      '2 2026-12-18 14:00',
      '3 2027-01-08 10:00',
      '3 2027-01-08 10:00',
    ]);
  });

  it('with one board each game has a slot of its own', async () => {
    const dates = [
      '1 2026-11-27',
      '1 2026-11-28',
      '2 2026-11-29',
      '2 2026-11-30',
      '3 2026-12-01',
      '3 2026-12-02',
    ];
    for (const slots of ['round', 'rolling'])
      expect(await paired('--dates', '2026-11-27/1', '--boards', '1', '--slots', slots)).toEqual(dates);
  });

  it('mean nothing without dates', async () => {
    const ran = await run('pair', list, '--skip', '2026-12-25', '--out', out, '--force');
    expect([ran.code, ran.stderr.split('\n')[0]]).toEqual([
      2,
      'The option --skip means something only with --dates.',
    ]);
  });
});
