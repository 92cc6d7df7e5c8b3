import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTournaments } from '../../src/cli/formats';
import { roundDates } from '../../src/core/roundDates';
import { valueOf } from '../results';
import { nameList, problemsOf, run, tempFolder, writeList } from './run';

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
