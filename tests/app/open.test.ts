import { addTournament, planFor } from '../../src/app/create';
import { openTournament, openTournaments } from '../../src/app/open';
import type { Tournament } from '../../src/core/model';
import type { Result } from '../../src/core/result';
import { layoutOf } from '../../src/sheets/layout';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { generated } from '../generated';
import { NAMES } from '../sheets/plan';

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
