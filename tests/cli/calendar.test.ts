/** @sweep */
import ICAL from 'ical.js';
import { roundDates } from '../../src/core/calendar/dates';
import { makeEvent } from '../../src/core/format/event';
import type { Tournament } from '../../src/core/model';
import { newMatch } from '../matches';
import { IS_SWEEP } from '../sample';
import { inFolder, nameList } from './run';

const { ran, said, answered, refusal, refused, written, read, list, event } = inFolder();

/** A club evening series: twelve evenings for twelve players at six boards, with two holidays, a postponement and a clash. */
beforeAll(async () => {
  const names = 'Anna Berg Cora Dora Emil Finn Gina Hugo Ivan Jana Karl Lena'.split(' ');
  await list('list.xlsx', { Club: [['Name'], ...names.map((name) => [name])] });
  await said(
    'pair list.xlsx club.xlsx --numbers list --dates 2026-11-27/7 --skip 2026-12-25,2027-01-01 --venue "Town Hall" --deadline 4w',
  );
  await said('pair list.xlsx plain.xlsx');
  await list('four-list.xlsx', { Club: [['Name'], ...names.slice(0, 4).map((name) => [name])] });
  await said(
    'pair four-list.xlsx four.xlsx --numbers list --id club --dates "2026-11-27 19:00/7" --venue "Town Hall, 1st floor"',
  );
});

describe('calendar: what is played when', () => {
  it('by dates, with what is overdue on a day', async () => {
    const lines = (await said('calendar club.xlsx --today 2027-01-02')).split('\n');
    expect(lines.filter((line) => /^\d{4}/.test(line))).toEqual([
      ...['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2027-01-08', '2027-01-15'],
      ...['2027-01-22', '2027-01-29', '2027-02-05', '2027-02-12', '2027-02-19'],
    ]);
    expect(lines[1]).toBe('  Round 1, game 1: Anna – Lena, Town Hall');
    expect(lines.slice(-14)[0]).toBe('Overdue on 2027-01-02:');
    expect(lines.slice(-13)[4]).toBe('  Round 1, game 5: Emil – Hugo, due 2026-12-25');
    expect(await said('calendar club.xlsx')).toMatch(/Nothing is overdue on 2026-11-20.\n$/);
  });

  it('clashes are listed, and the exit code says so', async () => {
    const { code, stdout } = await ran('calendar club.xlsx --boards 5 --skip 2027-01-08');
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining(
        'Clashes:\n  Game 1: There are 6 games on 2026-11-27 at Town Hall, but only 5 boards. Move some of them.\n',
      ),
    ]);
    expect(stdout).toContain('  Game 25: This game is on 2027-01-08, a day without play. Move it.');
  });

  it('as JSON for programs', async () => {
    await said('reschedule club.xlsx moved2.xlsx --game 2 --to 2026-12-04');
    const { stdout } = await ran('calendar moved2.xlsx --today 2026-12-30 --json');
    const { games, overdue, clashes } = JSON.parse(stdout) as Record<string, readonly object[]>;
    expect(games!.find((game) => 'game' in game && game.game === 2)).toEqual({
      ...{ game: 2, round: 1, white: 2, black: 11 },
      ...{ date: '2026-12-04', planned: '2026-11-27', venue: 'Town Hall', deadline: '2026-12-25' },
    });
    expect([overdue![0], clashes]).toMatchObject([
      { game: 1, due: '2026-12-25' },
      [
        { message: 'Game 2: Berg has games 2, 12 on the same day, 2026-12-04. Move one of them.' },
        { message: 'Game 2: Karl has games 2, 11 on the same day, 2026-12-04. Move one of them.' },
      ],
    ]);
  });

  it('is refused where games have no dates, and where the day is none', async () => {
    expect(await refused('calendar plain.xlsx')).toEqual(['games-undated']);
    expect(await refusal('calendar club.xlsx --today Friday')).toMatchObject([
      { code: 'date-invalid', place: { field: 'today' } },
    ]);
  });
});

describe('dates: a tournament made without them gets them', () => {
  it('and its games can be listed by day', async () => {
    expect(
      await said('dates plain.xlsx new-dates.xlsx --round 2 --first 2026-11-27 --days 14 --skip "11 Dec"'),
    ).toContain('The dates: R2 27 Nov, R3 18 Dec, R4 8 Jan');
    expect(await said('calendar new-dates.xlsx --today 2026-11-20')).toContain(
      '2026-11-27\n  Round 2, game 7: Ivan – Dora',
    );
    expect(await refused('dates new-dates.xlsx no.xlsx --first 2026-11-27')).toEqual(['games-dated']);
  });
});

describe('reschedule: a game moves to another date', () => {
  it('says who has to agree, warns of the clash, and undo takes it back', async () => {
    const { stdout, stderr } = await ran(
      'reschedule club.xlsx moved.xlsx --game Lena:1 --to "2026-12-11 19:00"',
    );
    expect(stdout.split('\n').slice(1, 3)).toEqual([
      'Anna – Lena: Fri 27 Nov 2026 → Fri 11 Dec 2026 19:00',
      'Both players have to agree: Anna and Lena.',
    ]);
    expect(await said('reschedule moved.xlsx again.xlsx --game 1')).toContain(
      'Fri 11 Dec 2026 19:00 → no date yet\nIt was planned for Fri 27 Nov 2026.',
    );
    expect(stderr).toMatch(/Anna has games 1, 14 on the same day, 2026-12-11/);
    expect((await ran('calendar moved.xlsx')).stdout).toContain(
      '2026-12-11 19:00\n  Round 1, game 1: Anna – Lena postponed, Town Hall, planned for 2026-11-27',
    );
    expect(await said('undo moved.xlsx undone.xlsx')).toMatch(/^Undone: Changed the date of a game/);
    expect(await said('calendar undone.xlsx')).toBe(await said('calendar club.xlsx'));
  });

  it('without a date it is put off until one is found; a game that there is not has none', async () => {
    expect(await said('reschedule club.xlsx off.xlsx --game 1')).toContain(
      'Anna – Lena: Fri 27 Nov 2026 → no date yet',
    );
    expect((await ran('calendar off.xlsx')).stdout).toContain('Without a date\n  Round 1, game 1');
    const [told] = await refusal('reschedule club.xlsx no.xlsx --game Anna:12 --to 2026-12-01');
    expect(told!.message).toBe('Anna has no game in round 12.');
    expect(await refused('reschedule club.xlsx no.xlsx --game Zoe:1 --to 2026-12-01')).toHaveLength(1);
  });
});

describe('status of a tournament with dates', () => {
  it('says how many games are overdue today, the day that the clock says', async () => {
    await said('pair list.xlsx dated.xlsx --numbers list --dates 2026-11-06/14');
    expect(await said('status dated.xlsx')).toContain('6 games are overdue: run calendar to see which.');
    expect(await answered('status dated.xlsx')).toMatchObject({ overdue: 6 });
    expect(await said('status club.xlsx')).not.toContain('overdue');
  });

  if (IS_SWEEP)
    it('warns of what clashes with the boards and the days without play of the workbook', async () => {
      await said(
        'pair list.xlsx limits.xlsx --numbers list --dates 2026-12-04/7 --boards 6 --skip 2027-01-01',
      );
      await said('reschedule limits.xlsx put.xlsx --game 1 --to 2027-01-01');
      expect((await ran('status limits.xlsx')).stderr).toBe('');
      expect((await ran('status put.xlsx')).stderr).toContain(
        'This game is on 2027-01-01, a day without play.',
      );
      expect((await ran('calendar put.xlsx')).code).toBe(1);
    });
});

/** What an independent parser finds in a file: one line a game. */
const entriesOf = async (line: string): Promise<readonly string[]> => {
  expect(await ran(`convert ${line} out.ics --force`)).toMatchObject({ code: 0, stderr: '' });
  const calendar = new ICAL.Component(ICAL.parse(read('out.ics')) as []);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate, summary, location } = new ICAL.Event(component);
    const status = component.getFirstPropertyValue('status') as string;
    return [uid, startDate, endDate, summary, location, status].map(String).join(' | ');
  });
};

const summariesOf = (entries: readonly string[]) => entries.map((entry) => entry.split(' | ')[3]);

describe('convert to a calendar file', () => {
  it('has all games, each where and when it is played, or those of a player or a team', async () => {
    const entries = await entriesOf('four.xlsx');
    expect([entries.length, entries[0]]).toEqual([
      6,
      'game-1.club@roundabout | 2026-11-27T19:00:00 | 2026-11-27T22:00:00 | Anna – Dora | Town Hall, 1st floor | CONFIRMED',
    ]);
    expect(summariesOf(await entriesOf('four.xlsx --player Berg'))).toEqual([
      ...['Berg – Cora', 'Anna – Berg', 'Berg – Dora'],
    ]);
    const match = newMatch(2);
    const games = match.games.map((game) => ({ ...game, date: '2026-11-27' }));
    written('match.json', makeEvent({ ...match, dated: true, games }));
    expect(await entriesOf(`match.json --team "${match.teams[0]!.name.toUpperCase()}"`)).toHaveLength(4);
  });

  it('a game that is moved keeps its identity; one without a new date is tentative, and one that nobody waits for is cancelled', async () => {
    await said('reschedule four.xlsx later.xlsx --game 1 --to "2026-12-01 20:00"');
    expect((await entriesOf('later.xlsx'))[0]).toMatch(
      /^game-1\.club@roundabout \| 2026-12-01T20:00:00 .* CONFIRMED$/,
    );
    expect(read('out.ics').replaceAll('\r\n ', '')).toContain('Moved from 2026-11-27 19:00.');
    await said('reschedule four.xlsx open.xlsx --game 1');
    expect((await entriesOf('open.xlsx'))[0]).toMatch(
      /^game-1\.club@roundabout \| 2026-11-27T19:00:00 .* TENTATIVE$/,
    );
    expect(read('out.ics')).toContain('SUMMARY:Postponed: ');
    await said('withdraw four.xlsx left.xlsx --name Anna');
    const cancelled = (await entriesOf('left.xlsx')).filter((entry) => entry.endsWith('CANCELLED'));
    expect(summariesOf(cancelled)).toEqual(['Anna – Dora', 'Anna – Berg', 'Cora – Anna']);
    await said('withdraw four.xlsx forfeits.xlsx --name Anna --rule forfeit');
    const forfeits = (await entriesOf('forfeits.xlsx')).filter((entry) => entry.endsWith('CANCELLED'));
    expect(summariesOf(forfeits)).toEqual(['Anna – Dora', 'Anna – Berg', 'Cora – Anna']);
  });

  it.each([
    ['plain.xlsx no.ics', 'games-undated'],
    ['four.xlsx no.ics --player Zoe', 'player-unknown'],
    ['four.xlsx no.json --player Berg', 'format-whole'],
    ['match.json no.ics --team Nobody', 'team-unknown'],
    ['out.ics no.json', 'format-unknown'],
  ])('%s is refused: %s', async (given, code) => {
    expect(await refused(`convert ${given}`)).toEqual([code]);
  });
});

describe('pair --dates', () => {
  const datesIn = async (name: string) => roundDates((await event(name)) as Tournament);

  beforeAll(async () => {
    await list('quad.xlsx', { Club: nameList(4) });
  });

  it.each([
    ['"2026-11-27,2026-12-04,2026-12-11 14:00"', ['2026-11-27', '2026-12-04', '2026-12-11 14:00']],
    ['"2026-11-27 19:00/14"', ['2026-11-27 19:00', '2026-12-11 19:00', '2027-01-08 19:00']],
  ])('%s gives every round its date, in an event file too', async (dates, wanted) => {
    await said(`pair quad.xlsx rounds.xlsx --numbers list --force --dates ${dates}`);
    expect(await datesIn('rounds.xlsx')).toEqual(wanted);
    await said('convert rounds.xlsx rounds.json --force');
    expect((JSON.parse(read('rounds.json')) as { games: readonly unknown[] }).games[0]).toMatchObject({
      date: wanted[0],
    });
    await said('convert rounds.json again.xlsx --force');
    expect(await datesIn('again.xlsx')).toEqual(wanted);
  });

  it.each([
    [
      'Friday/7',
      'date-invalid',
      'Field dates: “Friday” is not a date. Write one like 27 Nov 2026, or with a time 27 Nov 2026 19:00.',
    ],
    [
      '2026-11-27,2026-12-04',
      'dates-count',
      'Field dates: You gave 2 dates for 3 rounds. Give one for each round, or the first date and the days between rounds, such as 2026-11-27/7.',
    ],
    [
      '2026-11-27,2026-12-04,2025-12-11',
      'dates-order',
      'Field dates: Round 3 is on 2025-12-11, before the round above it (2026-12-04). Check the dates.',
    ],
    ['2026-11-27/x', 'not-a-whole-number', 'Field dates: “x” is not a whole number. Type one, such as 8.'],
  ])('refuses %s: %s', async (dates, code, message) => {
    expect(await refusal(`pair quad.xlsx never.xlsx --dates ${dates}`)).toMatchObject([
      { code, message, place: { field: 'dates' } },
    ]);
  });

  it.each<[string, readonly string[]]>([
    [
      '2026-12-18/7 --skip 2026-12-25..2027-01-01 --times 10:00,14:00',
      ['1 2026-12-18 10:00', '2 2026-12-18 14:00', '3 2027-01-08 10:00'].flatMap((game) => [game, game]),
    ],
    [
      '2026-11-27/1 --boards 1',
      ['1 2026-11-27', '1 2026-11-28', '2 2026-11-29', '2 2026-11-30', '3 2026-12-01', '3 2026-12-02'],
    ],
  ])('%s: when each game is played', async (dates, wanted) => {
    await said(`pair quad.xlsx slots.xlsx --numbers list --force --dates ${dates}`);
    const { games } = (await event('slots.xlsx')) as Tournament;
    expect(games.map(({ round, date = '–' }) => `${round} ${date}`)).toEqual(wanted);
  });

  it('--skip means nothing without dates', async () => {
    const { code, stderr } = await ran('pair quad.xlsx never.xlsx --skip 2026-12-25');
    expect([code, stderr.split('\n')[0]]).toEqual([2, 'The option --skip only works with --dates.']);
  });
});
