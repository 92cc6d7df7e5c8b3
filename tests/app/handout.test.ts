/** @sweep */
import { tabsOf, valuesOf } from '../workbook/sheetsIn';
import { addTournament } from '../../src/app/create';
import { addHandout, addTableHandout, offeredHandouts } from '../../src/app/handout';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import { present } from '../../src/core/present';
import { problem } from '../../src/core/problem';
import type { CellValue } from '../../src/grid/cell';
import '../../src/language/late';
import { messageOf } from '../../src/language/language';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { newXlsx } from '../../src/workbook/xlsx';
import { realEvent } from '../eventFixtures';
import { generated } from '../generated';
import { PLAYERS_HANDOUTS, TEAM_HANDOUTS, unplayed } from '../handouts';
import { sampled } from '../sample';
import { valueOf } from '../results';
import { newTeamEvent } from '../teamEvents';

const tournament = realEvent('cand2013');

const withTournament = async (workbook: Workbook): Promise<Workbook> => {
  valueOf(await addTournament(workbook, tournament, { time: '2026-11-20 09:00' }));
  return workbook;
};

/** What shows nothing before a result. */
const LATER = ['final-report', 'certificates', 'certificates-all', 'race', 'explanation'];

const OF_PLAYERS = PLAYERS_HANDOUTS.map(({ id }) => id);

describe('what is offered for a tournament', () => {
  it('all handouts by Berger, with name and purpose; the Russian ways by no other system; none that it is too large for', () => {
    const begins = unplayed(tournament);
    const offered = offeredHandouts({ ...begins, system: 'berger' });
    expect(offered.map(({ id }) => id)).toEqual(OF_PLAYERS.filter((id) => !LATER.includes(id)));
    expect(offered.find(({ id }) => id === 'seats')).toMatchObject({
      id: 'seats',
      name: 'Seating plan',
    });
    expect(offered.find(({ id }) => id === 'seats')!.players()).toEqual([]);
    const others = offeredHandouts({ ...begins, system: 'porter' });
    expect(others.map(({ id }) => id)).toEqual(
      OF_PLAYERS.filter((id) => ![...LATER, 'by-rows', 'by-sums', 'by-diagonals'].includes(id)),
    );
    const finished = offeredHandouts(tournament).map(({ id }) => id);
    expect(finished).toEqual(OF_PLAYERS.filter((id) => id !== 'result-slips'));
    const large = offeredHandouts(generated({ players: 101, cycles: 1, seed: 1 }));
    expect(large.map(({ id }) => id)).toEqual([
      ...['pairing-table', 'pairings', 'blank-slips', 'name-cards', 'player-list'],
    ]);
  });

  it('of teams what an arbiter of a league wants, in its own words; a calendar only of matches with dates', () => {
    const event = newTeamEvent(4, 3);
    const ids = TEAM_HANDOUTS.map(({ id }) => id);
    expect(ids).toEqual([
      'final-report',
      'certificates',
      'certificates-all',
      'round-table',
      'pairings',
      'fixtures',
      'calendar',
      'match-sheets',
      'name-cards',
    ]);
    const offered = offeredHandouts(event);
    const before = ids.filter((id) => !LATER.includes(id));
    expect(offered.map(({ id }) => id)).toEqual(before.filter((id) => id !== 'calendar'));
    const games = event.games.map((match) => ({ ...match, date: '2026-12-04' }));
    expect(offeredHandouts({ ...event, games, dated: true }).map(({ id }) => id)).toEqual(before);
    expect(offered.find(({ id }) => id === 'name-cards')?.about).toMatch(/each member of each team/);
    expect(offered.map(({ players, rounds }) => [players().length > 0, rounds(null).length > 1])).toEqual([
      ...[[false, false] as const, [false, true] as const],
      ...[[true, false] as const, [true, true] as const],
      [true, false],
    ]);
  });

  it('some of one round; of so many games that only one round has room, of one alone', () => {
    const rounds = (tournament: Tournament): readonly string[] =>
      offeredHandouts(tournament)
        .filter((each) => each.rounds(null).length > 1)
        .map((each) => `${each.id}: ${each.rounds(null)[0] === null ? 'all' : 'one'}`);
    const begins = (players: number) => unplayed(generated({ players, cycles: 1, seed: 1 }));
    expect(rounds(begins(10))).toEqual(['pairings: all', 'result-slips: all']);
    const large = begins(40);
    expect(rounds(large)).toEqual(['pairings: all', 'result-slips: one']);
    const games = large.games.map((game) => ({
      ...game,
      outcome: game.round === 1 ? ('1-0' as const) : null,
    }));
    expect(rounds({ ...large, games })).toEqual(['pairings: all', 'result-slips: one']);
  });

  it('slips of the rounds and the players that have a game to play', () => {
    const all = unplayed(generated({ players: 4, cycles: 1, seed: 1 }));
    const games = all.games.map((game) => ({
      ...game,
      outcome: game.round === 1 || [game.white, game.black].includes(4) ? ('1-0' as const) : null,
    }));
    const slips = offeredHandouts({ ...all, games }).find(({ id }) => id === 'result-slips')!;
    expect(slips.rounds(null)).toEqual([null, 2, 3]);
    expect(slips.players()).toEqual([1, 2, 3]);
    expect(slips.rounds(4)).toEqual([]);
  });
});

const WORKBOOKS = [
  ['in memory', () => memoryWorkbook()],
  ['in a file', () => newXlsx()],
] as const;

describe.each(WORKBOOKS)('a handout of a tournament, %s', (_, empty) => {
  it('is a new sheet; the others stand as they stood, and the tournament is read as before', async () => {
    const workbook = await withTournament(empty());
    const before = await tabsOf(workbook);
    const held = await Promise.all(before.map((name) => valuesOf(workbook, name)));
    for (const { id: handout } of sampled(offeredHandouts(tournament), 4)) {
      const added = valueOf(await addHandout(workbook, { handout }, undefined, { id: `h${handout}` }));
      expect((await tabsOf(workbook)).at(-1)).toBe(added.sheet);
    }
    expect((await tabsOf(workbook)).slice(0, before.length)).toEqual(before);
    expect(await Promise.all(before.map((name) => valuesOf(workbook, name)))).toEqual(held);
    expect(valueOf(await openTournament(workbook)).tournament.games).toEqual(
      valueOf(await openTournament(await withTournament(empty()))).tournament.games,
    );
  });

  it('asked for again is the one that stands', async () => {
    const workbook = await withTournament(empty());
    const once = () => addHandout(workbook, { handout: 'seats' }, undefined, { id: 'h' });
    expect([valueOf(await once()), valueOf(await once())]).toMatchObject([
      { sheet: 'Seating plan', isNew: true },
      { sheet: 'Seating plan', isNew: false },
    ]);
  });

  it('the explanation names the cells in which the figures stand', async () => {
    const workbook = await withTournament(empty());
    const choice = { handout: 'explanation', player: 'Kramnik,V' };
    valueOf(await addHandout(workbook, choice, undefined, { id: 'h' }));
    const rows = await valuesOf(workbook, 'Explanation, Kramnik,V');
    const line = rows.find(
      ([text, adds]) => text === 'Round 8, White, won against Svidler,P' && adds === '1 × 8 = 8',
    )!;
    const [game, score] = String(line[2]).split(', ');
    const [pairings, standings] = [
      await valuesOf(workbook, 'Pairings'),
      await valuesOf(workbook, 'Standings'),
    ];
    const at = (grid: readonly (readonly CellValue[])[], address: string): CellValue =>
      grid[Number(/\d+$/.exec(address)![0]) - 1]!['ABCDEFGHIJ'.indexOf(/!([A-Z])/.exec(address)![1]!)]!;
    expect([game!.split('!')[0], score!.split('!')[0]]).toEqual(['Pairings', 'Standings']);
    expect([at(pairings, game!), at(standings, score!)]).toEqual(['1-0', 8]);
    const why = rows.findIndex(([text]) => text === 'Why Carlsen,M is above Kramnik,V:');
    expect(rows.slice(why + 1, why + 5).map(([text]) => text)).toEqual([
      'Points (FIDE C.07 4): both 8.5.',
      'Direct encounter (FIDE C.07 6): in their games: both 1.',
      'Wins (FIDE C.07 7.1): Carlsen,M 5; Kramnik,V 4.',
      'Carlsen,M has more and is ahead.',
    ]);
  });

  it('a player whom nobody knows, a handout that does not exist: nothing is written', async () => {
    const workbook = await withTournament(empty());
    const before = await tabsOf(workbook);
    const ask = (handout: string, player?: string) =>
      addHandout(workbook, { handout, player }, undefined, { id: 'h' });
    expect(await ask('player-cards', 'Nobody')).toEqual({
      ok: false,
      problems: [problem('player-unknown', {}, { typed: 'Nobody' })],
    });
    expect(await ask('wall')).toMatchObject({ problems: [{ code: 'handout-unknown' }] });
    expect(await tabsOf(workbook)).toEqual(before);
  });

  it('of a round has its games; a round that there is not is a problem that names those that there are', async () => {
    const workbook = await withTournament(empty());
    const ask = (round: number) =>
      addHandout(workbook, { handout: 'pairings', round }, undefined, { id: 'h' });
    const { sheet } = valueOf(await ask(14));
    expect(sheet).toBe('Wall pairings, round 14');
    expect((await valuesOf(workbook, sheet)).slice(2, 6).map((row) => row.slice(0, 4))).toEqual([
      ['Round 14', null, null, null],
      ['Board', 'White', 'Result', 'Black'],
      [1, '1 Carlsen,M', '0–1', '7 Svidler,P'],
      [2, '3 Aronian,L', '1–0', '4 Radjabov,T'],
    ]);
    expect(await ask(15)).toEqual({
      ok: false,
      problems: [problem('number-out-of-range', { field: 'round' }, { typed: '15', least: 1, most: 14 })],
    });
    expect(await ask(0)).toMatchObject({ problems: [{ code: 'number-out-of-range' }] });
    expect(await ask(1.5)).toMatchObject({ problems: [{ code: 'not-a-whole-number' }] });
  });

  it('is refused while it would be empty: a race before the first result, certificates before the last', async () => {
    const ask = async (played: Tournament, handout: string) => {
      const workbook = empty();
      valueOf(await addTournament(workbook, played, { time: '2026-11-20 09:00' }));
      const added = await addHandout(workbook, { handout }, undefined, { id: 'h' });
      return added.ok ? added.value.sheet : messageOf(present(added.problems[0]));
    };
    const begins = unplayed(generated({ players: 4, cycles: 1, seed: 1 }));
    const ends = (count: number): Tournament => ({
      ...begins,
      games: begins.games.map((game, index) => (index < count ? { ...game, outcome: '1-0' } : game)),
    });
    for (const handout of ['race', 'final-report', 'explanation'])
      expect(await ask(begins, handout)).toBe(
        `There is no result yet, so “${handout}” has nothing to print.`,
      );
    expect(await ask(ends(1), 'race')).toBe('Race');
    expect(await ask(ends(4), 'certificates')).toBe(
      '2 results are still missing, so “certificates” has nothing to print.',
    );
    expect(await ask(ends(5), 'certificates')).toMatch(/^One result is still missing, so/);
    expect(await ask(ends(6), 'certificates')).toBe('Certificates');
  });

  it('a workbook without a tournament has none', async () => {
    const asked = await addHandout(empty(), { handout: 'seats' }, undefined, { id: 'h' });
    expect(asked).toMatchObject({ problems: [{ code: 'workbook-not-ours' }] });
  });
});

describe.each(WORKBOOKS)('a handout of numbers, %s', (_, empty) => {
  it('needs a system and how many play', async () => {
    const workbook = empty();
    const table = { handout: 'pairing-table', system: 'berger', players: 4, cycles: 1 };
    const { sheet } = valueOf(await addTableHandout(workbook, table, { id: 'h' }));
    expect((await valuesOf(workbook, sheet)).slice(4).map((row) => row.slice(0, 3))).toEqual([
      ['Round 1', '1–4', '2–3'],
      ['Round 2', '4–3', '1–2'],
      ['Round 3', '2–4', '3–1'],
    ]);
  });

  it('a second one has another name, and one of a player is theirs alone', async () => {
    const workbook = empty();
    const table = { handout: 'player-cards', system: 'berger', players: 4, cycles: 1 };
    const added = async (player: number, id: string) =>
      valueOf(await addTableHandout(workbook, { ...table, player }, { id })).sheet;
    expect([await added(1, 'h1'), await added(2, 'h2')]).toEqual(['Player cards', 'Player cards 2']);
    expect(await valuesOf(workbook, 'Player cards')).not.toEqual(await valuesOf(workbook, 'Player cards 2'));
  });

  it('one of a round is that round’s alone', async () => {
    const workbook = empty();
    const table = { handout: 'pairings', system: 'berger', players: 4, cycles: 1 };
    const { sheet } = valueOf(await addTableHandout(workbook, { ...table, round: 2 }, { id: 'h' }));
    expect((await valuesOf(workbook, sheet)).slice(2).map((row) => row.slice(0, 4))).toEqual([
      ['Round 2', null, null, null],
      ['Board', 'White', 'Result', 'Black'],
      [1, '4', null, '3'],
      [2, '1', null, '2'],
    ]);
    expect(await addTableHandout(workbook, { ...table, round: 4 }, { id: 'h' })).toMatchObject({
      problems: [{ code: 'number-out-of-range', values: { least: 1, most: 3 } }],
    });
  });

  it('a number that nobody has, a field too small', async () => {
    const table = { handout: 'player-cards', system: 'berger', players: 4, cycles: 1 };
    const ask = (more: object) => addTableHandout(empty(), { ...table, ...more }, { id: 'h' });
    expect(await ask({ player: 5 })).toMatchObject({ problems: [{ code: 'player-unknown' }] });
    expect(await ask({ players: 2 })).toMatchObject({ problems: [{ code: 'number-out-of-range' }] });
  });
});
