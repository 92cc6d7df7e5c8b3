import { withGames } from '../changed';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { takeChange } from '../../src/app/changes/take';
import { addTournament } from '../../src/app/create';
import { addHandout, offeredHandouts } from '../../src/app/handout';
import { openTournament } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import { cellsOf, madeHandouts, madeName } from '../../src/sheets/handout/made';
import { HANDOUTS } from '../../src/sheets/handout/registry';
import { fill } from '../../src/grid/block';
import { area } from '../../src/grid/cell';
import { messageOf } from '../../src/language/language';
import type { Workbook } from '../../src/workbook/port';
import { newXlsx } from '../../src/workbook/xlsx';
import { generated } from '../generated';
import { valueOf } from '../results';
import { sectioned } from '../sectioned';
import { newTeamEvent, playedMatches } from '../teamEvents';
import { excel, workbook as inExcel } from '../workbook/excel';
import { sheetPlan, workbookPlan } from '../workbook/plan';
import { tabsOf, valuesOf } from '../workbook/sheetsIn';

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

  const SLIPS = 'Result slips, round 1';
  const rename = async (workbook: Workbook, name: string): Promise<void> => {
    valueOf(await takeChange(workbook, 'correct', { player: '2', name }, TIME));
  };
  const typeOn = async (workbook: Workbook, sheet: string): Promise<void> => {
    const cell = { sheet, row: 40, column: 1, expect: null, write: 'Hall B' };
    valueOf(await workbook.change({ cells: [cell] }));
  };

  it('are opened if they would be made alike, and are made anew in their place if not', async () => {
    const workbook = await started();
    expect(await prepare(workbook, 'result-slips', 1)).toEqual([SLIPS, true]);
    await prepare(workbook, 'result-slips', 2);
    expect(await prepare(workbook, 'result-slips', 1)).toEqual([SLIPS, false]);
    const before = await tabsOf(workbook);
    await rename(workbook, 'Mia Berg');
    expect(await prepare(workbook, 'result-slips', 1)).toEqual([SLIPS, false]);
    expect(await tabsOf(workbook)).toEqual(before);
    expect((await valuesOf(workbook, SLIPS)).flat().join(' ')).toContain('Mia Berg');
    expect(await stale(workbook)).toEqual(['Result slips, round 2']);
  });

  it('stay if somebody typed on them, with a word; the new one is made anew from then on', async () => {
    const workbook = await started();
    await prepare(workbook, 'result-slips', 1);
    await typeOn(workbook, SLIPS);
    const held = await valuesOf(workbook, SLIPS);
    await rename(workbook, 'Mia Berg');
    const choice = { handout: 'result-slips', round: 1 };
    const { warnings, ...added } = valueOf(await addHandout(workbook, choice, undefined, { id: 'h' }));
    expect(added).toEqual({ sheet: `${SLIPS} (2)`, isNew: true });
    expect(warnings.map((each) => messageOf(each))).toEqual([
      `Sheet “${SLIPS}”: It may hold something of yours, so it stays as it is. The new sheet is “${SLIPS} (2)”.`,
    ]);
    expect(await valuesOf(workbook, SLIPS)).toEqual(held);
    await rename(workbook, 'Noa Berg');
    expect(await prepare(workbook, 'result-slips', 1)).toEqual([`${SLIPS} (2)`, false]);
    expect(await valuesOf(workbook, SLIPS)).toEqual(held);
  });

  it('stay if a formula of the organiser’s refers to them, or if nothing tells what was written', async () => {
    const workbook = await started();
    await prepare(workbook, 'result-slips', 1);
    const blocks = [fill(area(0, 0), `'${SLIPS}'!$A$1`)];
    valueOf(await workbook.create(workbookPlan(sheetPlan('Notes', { blocks }))));
    await rename(workbook, 'Mia Berg');
    expect(await prepare(workbook, 'result-slips', 1)).toEqual([`${SLIPS} (2)`, true]);
    const { names, tournament } = valueOf(await openTournament(workbook, undefined, { of: 'all' }));
    const older = names.map((each) => ({ ...each, refersTo: each.refersTo.replace(/\|[^|]*$/, '"') }));
    expect(madeHandouts(older, tournament).map(({ cells }) => cells)).toEqual([undefined, undefined]);
  });

  it('are told by their cells, whichever they are', async () => {
    const played = generated({ players: 4, cycles: 1, seed: 1 });
    const workbook = await started(played);
    for (const { id: handout } of offeredHandouts(played)) await prepare(workbook, handout);
    const { names, tournament } = valueOf(await openTournament(workbook));
    const all = madeHandouts(names, tournament);
    expect(all.length).toBeGreaterThan(8);
    for (const { sheet, cells } of all) {
      const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet, area: 'used' }] }));
      expect([sheet, cellsOf(ranges[0]!)]).toEqual([sheet, cells]);
    }
  });

  it('hold in spite of results if they are made before them, but what reports results does not', async () => {
    const workbook = await started();
    await prepare(workbook, 'result-slips');
    valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], TIME));
    await prepare(workbook, 'explanation');
    valueOf(await takeChange(workbook, 'record', [{ game: 2, typed: '1-0' }], TIME));
    expect(await stale(workbook)).toEqual(['Explanation']);
    expect(await prepare(workbook, 'result-slips')).toEqual(['Result slips', false]);
  });
});

describe('sheets that show results', () => {
  const LEAGUE = newTeamEvent(4, 2, { boards: 2, calendar: { dates: { first: '2026-11-13', days: 7 } } });
  const LATER = playedMatches(LEAGUE, 'A-D 11');
  const LAST = playedMatches(LATER, 'B-C 1=');

  const isStale = (id: string, before: Tournament, after: Tournament, round: number | null = null) => {
    const handout = HANDOUTS.find((each) => each.id === id)!;
    const { name, refersTo } = madeName({ name: 'Sheet', blocks: [] }, handout, before, {
      player: null,
      round,
    });
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
