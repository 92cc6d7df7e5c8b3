import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tournament } from '../../src/core/model';
import { demonstrate, realResults } from '../../assets/demonstrate';
import { openXlsx } from '../../src/workbook/xlsx';
import { eventOf, realEvent } from '../eventFixtures';
import { valueOf } from '../results';
import { run, SAMPLES, tempFolder } from './run';

const folder = tempFolder();

const paired = async (sample: string, ...more: readonly string[]): Promise<Tournament> => {
  const [workbook, event] = [join(folder, `${sample}.xlsx`), join(folder, `${sample}.json`)];
  expect(
    (await run('pair', join(SAMPLES, `${sample}.xlsx`), '--numbers', 'list', '--out', workbook, ...more))
      .code,
  ).toBe(0);
  expect((await run('convert', workbook, event)).code).toBe(0);
  return eventOf(readFileSync(event, 'utf8'));
};

/** Round, White and Black of every game by name, and of a name what comes before the comma. */
const pairings = ({ players, games }: Tournament): readonly string[] => {
  const names = new Map(players.map(({ no, name }) => [no, name.split(',')[0]]));
  return games.map(({ round, white, black }) => `${round}: ${names.get(white)} - ${names.get(black)}`).sort();
};

describe('the sample lists', () => {
  it('Candidates 2013 in the order of the lots is the real schedule, colours and exchange included', async () => {
    expect(pairings(await paired('candidates-2013', '--cycles', '2'))).toEqual(
      pairings(realEvent('cand2013')),
    );
  });

  it('Gothenburg 1955 in the order of the lots is the real schedule of its odd field', async () => {
    const found = await paired('interzonal-1955');
    expect(pairings(found)).toEqual(pairings(realEvent('iz1955')));
    expect(found.rests).toHaveLength(21);
    expect(found.players.every(({ rating }) => rating === undefined)).toBe(true);
  });

  it('the club’s sixteen meet once in fifteen rounds', async () => {
    const found = await paired('club-16');
    expect([found.players.length, found.rounds, found.games.length]).toEqual([16, 15, 120]);
    expect(found.players[3]).toMatchObject({ name: 'Colm O’Dwyer', rating: { typed: 1790 } });
  });

  it('the messy list is read as its organiser means it', async () => {
    const { players, columns } = await paired('messy');
    expect(players.map(({ name, rating, federation }) => [name, rating?.strength, federation])).toEqual([
      ['Fletcher, Amy', 1523, 'Oakfield'],
      ["O'Neill, Sean", 1688, 'Oakfield'],
      ['Brandt, Jürgen', 1742, 'Guest'],
      ['Kovács, Éva', null, 'Riverside'],
      ['de la Cruz, Maria', 1601, 'Riverside'],
      ['Nguyen, Minh', 1626, 'Oakfield'],
      ['Whitlock, Robert (Bob)', 1455, 'Oakfield'],
      ['Ahmadi, Dariush', 1390, 'Guest'],
      ['Sørensen, Liv', 1812, 'Riverside'],
      ['Tan, Wei Ling', null, 'Oakfield'],
    ]);
    expect(columns).toEqual(['No.', 'Entered on', 'Remarks']);
  });

  it('are the organiser’s own: no table, no name, none of our sheets', async () => {
    for (const sample of ['candidates-2013', 'interzonal-1955', 'club-16', 'messy']) {
      const opened = await openXlsx(readFileSync(join(SAMPLES, `${sample}.xlsx`)));
      const read = opened.ok ? await opened.value.read({ ranges: [] }) : opened;
      expect(read).toMatchObject({ ok: true, value: { names: [], tables: [] } });
    }
  });
});

describe('the demonstration', () => {
  const circumstances = {
    time: () => '2026-11-20 09:00',
    instant: () => '2026-11-20T08:00:00Z',
    random: () => 'r',
  };

  it('plays the Candidates of 2013: Carlsen before Kramnik, on wins', async () => {
    const out = join(folder, 'out');
    for (let times = 0; times < 2; times++) {
      const done = valueOf(await demonstrate(SAMPLES, out, circumstances));
      expect(done.out).toBe(join(out, 'candidates-2013.xlsx'));
      expect(done.standings.split('\n').slice(2, 5)).toEqual([
        '   1  Carlsen, Magnus      8.5        5  56.25    3',
        '   2  Kramnik, Vladimir    8.5        4  57.75    4',
        '   3  Svidler, Peter         8   1    4  52.75    3',
      ]);
    }
    const { stdout } = await run('standings', join(out, 'candidates-2013.xlsx'), '--json');
    const [event] = Object.values(JSON.parse(stdout) as Record<string, { values: { PTS: number[] } }>);
    expect(event!.values.PTS.reduce((sum, points) => sum + points, 0)).toBe(56);
  });

  it('its results are the real games', () => {
    const results = eventOf(readFileSync(join(SAMPLES, 'candidates-2013-results.json'), 'utf8'));
    expect(results.games).toEqual(realEvent('cand2013').games);
  });

  it('stops at a game that was not paired so: other round, other colours', () => {
    const real = realEvent('cand2013');
    const [first, ...others] = real.games;
    for (const wrong of [
      { ...first!, round: 2 },
      { ...first!, white: first!.black, black: first!.white },
    ])
      expect(realResults(real, { ...real, games: [wrong, ...others] })).toMatchObject({
        ok: false,
        problems: [{ code: 'game-unknown' }],
      });
    expect(realResults(real, real)).toMatchObject({ ok: true });
  });
});
