import { readFileSync, writeFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { makeEvent } from '../../src/core/format/event';
import { newMatch } from '../matches';
import { problemsOf, run, tempFiles, writeList } from './run';

const at = tempFiles();

beforeAll(async () => {
  const names = ['Anna', 'Berg', 'Cora', 'Dora'].map((name) => [name]);
  await writeList(at('list.xlsx'), { Club: [['Name'], ...names] });
  const dates = ['--dates', '2026-11-27 19:00/7', '--venue', 'Town Hall, 1st floor'];
  await run('pair', at('list.xlsx'), '--numbers', 'list', '--id', 'club', ...dates, '--out', at('club.xlsx'));
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
    const entries = await entriesOf(at('club.xlsx'));
    expect(entries).toHaveLength(6);
    expect(entries[0]).toBe(
      'game-1.club@roundabout | 2026-11-27T19:00:00 | 2026-11-27T22:00:00 | Anna – Dora | Town Hall, 1st floor | CONFIRMED',
    );
  });

  it('or those of a player', async () => {
    const entries = await entriesOf(at('club.xlsx'), '--player', 'Berg');
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
      run('reschedule', at('club.xlsx'), '--game', '1', ...to, '--out', at('moved.xlsx'), '--force');
    await move('--to', '2026-12-01 20:00');
    expect((await entriesOf(at('moved.xlsx')))[0]).toMatch(
      /^game-1\.club@roundabout \| 2026-12-01T20:00:00 .* CONFIRMED$/,
    );
    expect(readFileSync(at('out.ics'), 'utf8').replaceAll('\r\n ', '')).toContain(
      'Moved from 2026-11-27 19:00.',
    );
    await move();
    expect((await entriesOf(at('moved.xlsx')))[0]).toMatch(
      /^game-1\.club@roundabout \| 2026-11-27T19:00:00 .* CANCELLED$/,
    );
  });

  it('games that nobody waits for any more are cancelled', async () => {
    await run('withdraw', at('club.xlsx'), '--name', 'Anna', '--out', at('left.xlsx'), '--force');
    const entries = await entriesOf(at('left.xlsx'));
    expect(
      entries.filter((entry) => entry.endsWith('CANCELLED')).map((entry) => entry.split(' | ')[3]),
    ).toEqual(['Anna – Dora', 'Anna – Berg', 'Cora – Anna']);
  });

  it('is refused without dates; other files have the whole tournament; a calendar is not read', async () => {
    const codes = async (...argv: readonly string[]) =>
      problemsOf(await run('convert', ...argv, '--json')).map(({ code }) => code);
    await run('pair', at('list.xlsx'), '--out', at('plain.xlsx'));
    expect(await codes(at('plain.xlsx'), at('no.ics'))).toEqual(['games-undated']);
    expect(await codes(at('club.xlsx'), at('no.ics'), '--player', 'Zoe')).toEqual(['player-unknown']);
    expect(await codes(at('club.xlsx'), at('no.json'), '--player', 'Berg')).toEqual(['format-whole']);
    expect(await codes(at('out.ics'), at('no.json'))).toEqual(['format-unknown']);
  });
});
