import { knownTournaments } from '../../../src/app/open';
import { problem } from '../../../src/core/problem';
import { fail, ok } from '../../../src/core/result';
import { type CellValue } from '../../../src/grid/cell';
import type { Query, Reader, Snapshot } from '../../../src/workbook/port';

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
