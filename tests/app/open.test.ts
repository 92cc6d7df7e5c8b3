import { addTournament, planFor } from '../../src/app/create';
import { openTournament, openTournaments, knownTournaments } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import { type Result, fail, ok } from '../../src/core/result';
import { layoutOf } from '../../src/sheets/layout';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook, Query, Reader, Snapshot } from '../../src/workbook/port';
import { generated } from '../generated';
import { NAMES } from '../sheets/plan';
import { problem } from '../../src/core/problem';
import { type CellValue, area } from '../../src/grid/cell';
import { locateProblem } from '../../src/app/locate';

const TIME = { time: '2026-11-20 09:00' };
const tournamentOf = (seed: number): Tournament => generated({ players: 4, cycles: 1, seed, finished: 0.5 });
const [MEN, WOMEN] = [tournamentOf(1), tournamentOf(2)];

const workbookOf = async (...tournaments: readonly Tournament[]): Promise<Workbook> => {
  const workbook = memoryWorkbook();
  for (const tournament of tournaments)
    expect((await addTournament(workbook, tournament, TIME)).ok).toBe(true);
  return workbook;
};

const codes = (result: Result<unknown>): readonly string[] =>
  result.ok ? [] : result.problems.map(({ code }) => code);

const idOf = (result: Result<{ readonly tournament: Tournament }>): string =>
  result.ok ? result.value.tournament.id : codes(result).join();

describe('several tournaments in one workbook', () => {
  it('the one that is named is opened, by its id or its Tournament sheet, and the first if none is', async () => {
    const workbook = await workbookOf(MEN, WOMEN);
    expect(idOf(await openTournament(workbook, WOMEN.id))).toBe(WOMEN.id);
    expect(idOf(await openTournament(workbook, 'Generated 2 Tournament'))).toBe(WOMEN.id);
    expect(idOf(await openTournament(workbook))).toBe(MEN.id);
    expect(codes(await openTournament(workbook, 'neither'))).toEqual(['workbook-not-ours']);
  });

  it('one is opened whatever is wrong with another', async () => {
    const workbook = await workbookOf(MEN, WOMEN);
    const { players, playersColumns } = layoutOf(MEN, NAMES);
    const [row, column] = [players.header + 1, playersColumns.status];
    const cell = { sheet: NAMES.players, row, column, expect: null, write: 'gone' };
    expect(codes(await workbook.change({ cells: [cell] }))).toEqual([]);
    expect(codes(await openTournament(workbook, MEN.id))).toEqual(['workbook-cell']);
    expect(idOf(await openTournament(workbook, WOMEN.id))).toBe(WOMEN.id);
    expect(codes(await openTournaments(workbook))).toEqual(['workbook-cell']);
  });

  it('a copied one is asked about, the others are not', async () => {
    const workbook = await workbookOf(MEN, WOMEN);
    const plan = planFor(MEN, Object.values(NAMES), TIME.time);
    const copied = plan.sheets.map((sheet) => ({ ...sheet, tables: [] }));
    expect(codes(await workbook.create({ ...plan, sheets: copied }))).toEqual([]);
    expect(codes(await openTournament(workbook, MEN.id))).toEqual(['workbook-copied-sheet']);
    expect(codes(await openTournament(workbook))).toEqual(['workbook-copied-sheet']);
    expect(await openTournament(workbook)).toMatchObject({
      problems: [
        {
          place: { sheet: expect.stringContaining('Tournament') },
          values: {
            first: expect.stringContaining('Tournament'),
            second: expect.stringContaining('Tournament'),
          },
        },
      ],
    });
    expect(idOf(await openTournament(workbook, WOMEN.id))).toBe(WOMEN.id);
    expect(codes(await openTournaments(workbook))).toEqual(['workbook-copied-sheet']);
  });
});

/** A workbook of Tournament sheets: each with what stands in the cell of its id, or none where its name is gone. */
const workbook = (...tournaments: readonly (readonly [sheet: string, id?: CellValue])[]): Reader => ({
  read: async (query) => {
    const { ranges } = query as Query;
    return ok({
      sheets: tournaments.map(([name]) => ({ name, visibility: 'visible', active: false })),
      names: tournaments.flatMap(([sheet, id]) => [
        { sheet, name: 'Roundabout_event', refersTo: `${sheet}!$B$5` },
        ...(id === undefined ? [] : [{ sheet, name: 'Roundabout_id', refersTo: `${sheet}!$B$4` }]),
      ]),
      tables: [],
      ranges: ranges.map(({ sheet }) => ({
        ...{ sheet, area: { row: 3, column: 1, rows: 1, columns: 1 }, hiddenRows: [], merges: [] },
        ...{
          values: [[tournaments.find(([name]) => name === sheet)![1] ?? null]],
          formulas: [],
          formats: [],
        },
      })),
      contents: [],
      formulas: [],
    } satisfies Snapshot);
  },
});

it('each tournament by its sheet and id, whatever of it is damaged', async () => {
  expect(
    await knownTournaments(workbook(['Tournament', ' t1 '], ['Open'], ['Cup', 't2'], ['Blitz', null])),
  ).toEqual(
    ok([
      { sheet: 'Tournament', id: 't1', ofTeams: false },
      { sheet: 'Open', id: '', ofTeams: false },
      { sheet: 'Cup', id: 't2', ofTeams: false },
      { sheet: 'Blitz', id: '', ofTeams: false },
    ]),
  );
});

it('a copied Tournament sheet is named with the one that it was copied from', async () => {
  expect(await knownTournaments(workbook(['Open', 't0'], ['First', 't1'], ['Second', 't1']))).toEqual(
    fail(problem('workbook-copied-sheet', { sheet: 'Second' }, { first: 'First', second: 'Second' })),
  );
});

it('a workbook without a tournament, and one that cannot be read', async () => {
  expect(await knownTournaments(workbook())).toMatchObject({
    ok: false,
    problems: [{ code: 'workbook-not-ours' }],
  });
  const failed = fail(problem('host-failed'));
  expect(await knownTournaments({ read: async () => failed })).toEqual(failed);
});

describe('where a problem is', () => {
  it.each([
    ['its cell', { sheet: 'Club', cell: 'B7' }, { sheet: 'Club', area: area(6, 1) }],
    ['its cells', { sheet: 'Club', cell: 'A1:C3' }, { sheet: 'Club', area: area(0, 0, 3, 3) }],
    ['the corner of its sheet, if no cell is known', { sheet: 'Club' }, { sheet: 'Club', area: area(0, 0) }],
    ['nowhere, if it is not in the workbook', { player: 'Anna' }, undefined],
  ])('is %s', (_, place, where) => expect(locateProblem(problem('name-missing', place))).toEqual(where));
});
