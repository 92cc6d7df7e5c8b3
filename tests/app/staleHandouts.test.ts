import { withGames } from '../changed';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { addHandout } from '../../src/app/handout';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import { madeHandouts, madeName } from '../../src/sheets/handout/made';
import { HANDOUTS } from '../../src/sheets/handout/registry';
import type { Workbook } from '../../src/workbook/port';
import { newXlsx } from '../../src/workbook/xlsx';
import { generated } from '../generated';
import { valueOf } from '../results';
import { sectioned } from '../sectioned';
import { newTeamEvent, playedMatches } from '../teamEvents';
import { excel, workbook as inExcel } from '../workbook/excel';
import { tabsOf } from '../workbook/sheetsIn';

const TIME = { time: '2026-11-20 09:00' };
const FIVE = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });

const WORKBOOKS = [
  ['in memory', () => memoryWorkbook([{ name: 'Mine', blocks: [] }])],
  ['in a file', () => newXlsx()],
  ['in Excel', async () => (await excel(), inExcel)],
] as const;

describe.each(WORKBOOKS)('sheets of values after a change, %s', (_, empty) => {
  const started = async (tournament: Tournament = FIVE): Promise<Workbook> => {
    const workbook = await empty();
    valueOf(await addTournament(workbook, tournament, TIME));
    return workbook;
  };

  const prepare = async (workbook: Workbook, handout: string, round?: number) => {
    const choice = { handout, round };
    const { sheet, isNew } = valueOf(await addHandout(workbook, choice, undefined, { id: 'h' }));
    return [sheet, isNew];
  };

  const stale = async (workbook: Workbook): Promise<readonly string[]> => {
    const { names, tournament } = valueOf(await openTournament(workbook, undefined, { of: 'all' }));
    return madeHandouts(names, tournament).flatMap(({ sheet, isStale }) => (isStale ? [sheet] : []));
  };

  it('are out of date with a corrected name, and after Undo they are not', async () => {
    const workbook = await started();
    await prepare(workbook, 'result-slips');
    await prepare(workbook, 'table-cards');
    await prepare(workbook, 'by-rows');
    expect(await stale(workbook)).toEqual([]);
    const renamed = { player: FIVE.players[0]!.name, name: 'Mia Berg' };
    valueOf(await takeChange(workbook, 'correct', renamed, TIME));
    expect(await stale(workbook)).toEqual(['Result slips', 'Table cards']);
    valueOf(await takeChange(workbook, 'undo', null, TIME));
    expect(await stale(workbook)).toEqual([]);
  });

  it('of a round are so only by what stands on them', async () => {
    const workbook = await started();
    await prepare(workbook, 'result-slips', 1);
    await prepare(workbook, 'result-slips', 2);
    const [one, other] = FIVE.games.filter(({ round }) => round === 1).map(({ no }) => no);
    const exchange = { pairs: [[one!, other!]] as const, what: 'places' } as const;
    valueOf(await takeChange(workbook, 'exchange', exchange, TIME));
    expect(await stale(workbook)).toEqual(['Result slips, round 1']);
  });

  it('are opened if they would be made alike, and stay beside the new one if not', async () => {
    const workbook = await started();
    expect(await prepare(workbook, 'result-slips', 1)).toEqual(['Result slips, round 1', true]);
    expect(await prepare(workbook, 'result-slips', 1)).toEqual(['Result slips, round 1', false]);
    const before = await tabsOf(workbook);
    const renamed = { player: FIVE.players[1]!.name, name: 'Mia Berg' };
    valueOf(await takeChange(workbook, 'correct', renamed, TIME));
    expect(await prepare(workbook, 'result-slips', 1)).toEqual(['Result slips, round 1 (2)', true]);
    expect(await tabsOf(workbook)).toEqual([...before, 'Result slips, round 1 (2)']);
  });

  it('hold in spite of results if they are made before them, but what reports results does not', async () => {
    const workbook = await started();
    await prepare(workbook, 'result-slips');
    valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], TIME));
    await prepare(workbook, 'explanation');
    valueOf(await takeChange(workbook, 'record', [{ game: 2, typed: '1-0' }], TIME));
    expect(await stale(workbook)).toEqual(['Explanation']);
    expect(await prepare(workbook, 'result-slips')).toEqual(['Result slips, as of round 1', true]);
  });
});

describe('sheets that show results', () => {
  const LEAGUE = newTeamEvent(4, 2, { boards: 2, calendar: { dates: { first: '2026-11-13', days: 7 } } });
  const LATER = playedMatches(LEAGUE, 'A-D 11');
  const LAST = playedMatches(LATER, 'B-C 1=');

  const isStale = (id: string, before: Tournament, after: Tournament, round: number | null = null) => {
    const handout = HANDOUTS.find((each) => each.id === id)!;
    const { name, refersTo } = madeName('Sheet', handout, before, { player: null, round });
    return madeHandouts([{ sheet: 'Sheet', name, refersTo }], after)[0]!.isStale;
  };

  it.each(['final-report', 'fixtures', 'calendar', 'match-sheets', 'pairings'])(
    'of a league are out of date after the next: %s',
    (id) => {
      expect(isStale(id, LATER, LATER)).toBe(false);
      expect(isStale(id, LATER, LAST)).toBe(true);
    },
  );

  it('are those on a wall, but not where they have room for all results of a round', () => {
    const finished = (tournament: Tournament, most: number): Tournament =>
      withGames(tournament, (game) => ({ ...game, outcome: game.no <= most ? '1-0' : null }));
    const [quads, first] = [sectioned([4, 4]), 4];
    for (const id of ['section-posters', 'section-posters-4', 'pairings', 'wall-chart', 'player-cards']) {
      expect([id, isStale(id, finished(quads, 1), finished(quads, 2))]).toEqual([id, true]);
      expect([id, isStale(id, finished(quads, 0), finished(quads, 2))]).toEqual([id, false]);
    }
    for (const id of ['section-posters', 'section-posters-4', 'pairings'])
      expect([id, isStale(id, finished(quads, first), finished(quads, first + 1), 2)]).toEqual([id, false]);
    expect(isStale('pairings', LAST, playedMatches(LAST, 'D-C 11'), 2)).toBe(false);
  });
});
