/** @sweep */
import { ENTER } from '../../../src/app/changes/field';
import { RECORD } from '../../../src/app/changes/record';
import { takeRow } from '../../../src/app/changes/take';
import { UNDO } from '../../../src/app/changes/undo';
import { openTournaments } from '../../../src/app/open';
import { planTournamentRemoval, removeTournament } from '../../../src/app/removeTournament';
import { repairTournament } from '../../../src/app/repair/repair';
import { createFinals } from '../../../src/app/sections/finals';
import { remakePage } from '../../../src/app/sections/page';
import { createSections } from '../../../src/app/sections/create';
import { pairLeagues } from '../../../src/app/sections/leagues';
import { area, type CellValue } from '../../../src/grid/cell';
import type { Workbook } from '../../../src/workbook/port';
import { gridOf } from '../../sheets/grid-of';
import { codesOf, valueOf } from '../../results';
import { HOSTS, TRIED } from '../tools/hosts';
import { rowOf, TIME } from './hosted';

/** So many teams of two in each of some divisions; teams of two of them are called alike. */
const listOf = (...divisions: readonly (readonly [name: string, teams: number])[]): CellValue[][] => [
  ['Name', 'Team', 'Division'],
  ...divisions.flatMap(([division, teams]) =>
    Array.from({ length: 2 * teams }, (_, index): CellValue[] => [
      `${division} ${index + 1}`,
      `Club ${Math.floor(index / 2) + 1}`,
      division,
    ]),
  ),
];

const LIST = listOf(['Premier', 4], ['First', 3]);

const choices = { column: 'Division', event: 'League' };
const identity = { id: 'league', time: TIME };

const create = (workbook: Workbook) =>
  createSections(workbook, { sheet: 'Teams list' }, (roster) => pairLeagues(roster, choices, identity), {
    ...identity,
    sheets: 'each',
  });

const made = async (workbook: Workbook): Promise<void> => {
  valueOf(await create(workbook));
};

const record = async (workbook: Workbook, league: string, ...results: readonly string[][]): Promise<void> => {
  valueOf(
    await takeRow(
      workbook,
      RECORD,
      results.map((all, at) => ({ game: at + 1, typed: all.join() })),
      { time: TIME, named: `${league} Team event` },
    ),
  );
};

const NOT_BEGUN = [null, null, null, null, null, null, 'No results yet.'];

describe.each(TRIED)('leagues of one list, in %s', (_, host) => {
  it('are an event each, with its division as the title', async () => {
    const { workbook } = await host([gridOf(LIST, { sheet: 'Teams list' })]);
    await made(workbook);
    const opened = valueOf(await openTournaments(workbook, { of: 'all' }));
    expect(
      opened.map(({ tournament: { id, event, section, players, games } }) => [
        ...[id, event, section, players.length, games.length],
      ]),
    ).toEqual([
      ['league-1', 'League', 'Premier', 4, 6],
      ['league-2', 'League', 'First', 3, 3],
    ]);
    const titles = await workbook.read({ ranges: [{ sheet: 'Premier Matches', area: area(0, 0) }] });
    expect(valueOf(titles).ranges[0]!.values).toEqual([['League · Premier · Matches']]);
  });

  it('have a page on which each has a row: who leads, how far it is, what is missing', async () => {
    const { workbook } = await host([gridOf(LIST, { sheet: 'Teams list' })]);
    await made(workbook);
    expect(await rowOf(workbook, 1)).toEqual(['Premier', null, ...NOT_BEGUN, '0 of 6 matches finished']);
    expect(await rowOf(workbook, 2)).toEqual(['First', null, ...NOT_BEGUN, '0 of 3 matches finished']);
    // Round 1 is Club 1 - Club 4 and Club 2 - Club 3.
    await record(workbook, 'Premier', ['1-0', '1-0']);
    expect(await rowOf(workbook, 1)).toEqual([
      ...['Premier', null, 'Club 1', 2, 'Club 2 and 2 more', 0, null, null],
      ...['After round 1 (1 match missing).', '1 of 6 matches finished'],
    ]);
    const draw = ['1/2-1/2', '1/2-1/2'];
    await record(workbook, 'First', draw, draw, draw);
    expect((await rowOf(workbook, 2)).slice(2)).toEqual([
      ...['Club 1 and 2 more', 2, null, null, null, null],
      ...['Final standings.', '3 of 3 matches finished'],
    ]);
  });

  it('have a page that is made again, and that says which of them are gone', async () => {
    const { workbook } = await host([gridOf(LIST, { sheet: 'Teams list' })]);
    await made(workbook);
    expect(valueOf(await remakePage(workbook, { id: 'page' }))).toMatchObject({
      sheet: 'Sections',
      sections: 2,
    });
    expect((await rowOf(workbook, 2)).slice(-1)).toEqual(['0 of 3 matches finished']);
    const removal = valueOf(await planTournamentRemoval(workbook, 'Premier Team event'));
    valueOf(await removeTournament(workbook, removal, false));
    expect((await rowOf(workbook, 1)).slice(-2)).toEqual(['The sheets of this section are gone.', null]);
    expect((await rowOf(workbook, 2)).slice(-1)).toEqual(['0 of 3 matches finished']);
  });
});

describe.each(TRIED)('a team that enters a league, in %s', (_, host) => {
  it('leaves the page with the teams of now, and so does taking it back', async () => {
    const { workbook } = await host([gridOf(LIST, { sheet: 'Teams list' })]);
    await made(workbook);
    await record(workbook, 'First', ['1-0', '1-0']);
    const row = [...['First', null, 'Club 2', 2, 'Club 1 and Club 3', 0, null, null], 'After round 1.'];
    expect(await rowOf(workbook, 2)).toEqual([...row, '1 of 3 matches finished']);
    const members = ['Ann', 'Bo'].map((name) => ({ name }));
    const context = { time: TIME, named: 'First Team event' };
    valueOf(await takeRow(workbook, ENTER, { name: 'Late', members }, context));
    expect((await rowOf(workbook, 2)).slice(-1)).toEqual(['1 of 6 matches finished']);
    valueOf(await takeRow(workbook, UNDO, null, context));
    expect(await rowOf(workbook, 2)).toEqual([...row, '1 of 3 matches finished']);
  });
});

describe('leagues of one list', () => {
  it('say where the division begins that has too many teams', async () => {
    const { workbook } = await HOSTS['memory']!([
      gridOf(listOf(['Premier', 3], ['First', 25]), { sheet: 'Teams list' }),
    ]);
    const failed = await create(workbook);
    expect(failed.ok ? [] : failed.problems).toMatchObject([
      { code: 'team-count', place: { sheet: 'Teams list', cell: 'A8' }, values: { count: 25, most: 24 } },
    ]);
    expect(valueOf(await workbook.read({ ranges: [] })).sheets.map(({ name }) => name)).toEqual([
      'Teams list',
    ]);
  });

  it('are paired with one warning for what is to be looked at in the list', async () => {
    const list = LIST.map((row, at) => (at === 1 ? ['Anna\u200b Berg', ...row.slice(1)] : row));
    const { workbook } = await HOSTS['memory']!([gridOf(list, { sheet: 'Teams list' })]);
    const { warnings } = valueOf(await create(workbook));
    expect(warnings.map(({ code, place }) => [code, place])).toEqual([
      ['name-unseen', { sheet: 'Teams list', cell: 'A2' }],
    ]);
  });

  it('say of each league how many reserves the list marks', async () => {
    const boards = ['Board', 1, 'R'];
    const list = LIST.map((row, at) => [...row, at === 0 ? boards[0]! : boards[1 + ((at - 1) % 2)]!]);
    const { workbook } = await HOSTS['memory']!([gridOf(list, { sheet: 'Teams list' })]);
    const { warnings } = valueOf(await create(workbook));
    expect(warnings.map(({ code, place, values }) => [code, place['cell'], values['count']])).toEqual([
      ['reserves-read', 'A2', 4],
      ['reserves-read', 'A10', 3],
    ]);
  });

  it('lead the page to the sheet that Repair makes, where Excel has left nothing of the reference', async () => {
    const { workbook } = await HOSTS['memory']!([gridOf(LIST, { sheet: 'Teams list' })]);
    await made(workbook);
    await record(workbook, 'First', ['1-0', '1-0']);
    const before = await rowOf(workbook, 2);
    const page = { sheet: 'Sections', area: area(5, 8) };
    const [said, standings] = valueOf(
      await workbook.read({ ranges: [page, { sheet: 'First Team standings', area: 'used' }] }),
    ).ranges;
    valueOf(await workbook.remove({ sheets: ['First Team standings'], asRead: [standings!] }));
    const gone = { expectFormula: said!.formulas[0]![0]!, write: null, writeFormula: 'IFERROR(NA(),"gone")' };
    const [now] = valueOf(await workbook.read({ ranges: [page] })).ranges;
    const cell = { sheet: 'Sections', row: 5, column: 8, expect: now!.values[0]![0]!, ...gone };
    valueOf(await workbook.change({ cells: [cell] }));
    expect((await rowOf(workbook, 2))[8]).toBe('gone');
    valueOf(await repairTournament(workbook, 'First Team event', TIME));
    expect(await rowOf(workbook, 2)).toEqual(before);
  });

  it('have no finals before all matches are played', async () => {
    const { workbook } = await HOSTS['memory']!([gridOf(LIST, { sheet: 'Teams list' })]);
    await made(workbook);
    const refused = async (of?: { readonly event: string }) => {
      const choices = { qualify: 1, finals: 1, numbers: 'list', decision: { by: 'nothing' } } as const;
      return codesOf(await createFinals(workbook, { ...choices, of }, { id: 'final', time: TIME }));
    };
    expect(await refused()).toEqual(['final-unfinished', 'final-unfinished']);
    expect(await refused({ event: 'Another event' })).toEqual(['final-no-sections']);
  });

  it('of two teams each have a final of their winners', async () => {
    const { workbook } = await HOSTS['memory']!([
      gridOf(listOf(['Premier', 2], ['First', 2]), { sheet: 'Teams list' }),
    ]);
    await made(workbook);
    await record(workbook, 'Premier', ['1-0', '1-0']);
    await record(workbook, 'First', ['1-0', '1-0']);
    const final = { qualify: 1, finals: 1, numbers: 'list', decision: { by: 'nothing' } } as const;
    valueOf(await createFinals(workbook, final, { id: 'final', time: TIME }));
    const { tournament } = valueOf(await openTournaments(workbook, { of: 'all' })).at(-1)!;
    expect(tournament.players.map(({ name }) => name)).toEqual(['Club 1 (Premier)', 'Club 1 (First)']);
    expect(tournament.games).toHaveLength(1);
  });
});
