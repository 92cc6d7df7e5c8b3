import { planSets } from '../../src/app/sections/create';
import type { WorkbookPlan } from '../../src/grid/plan';
import { words } from '../../src/language/language';
import { makeSectionsPage } from '../../src/sheets/sections/page';
import { generated } from '../generated';
import { differences, fileOfPlan, ours, refereed, valuesIn } from './books';
import { recalculatedByGnumeric } from './gnumeric';

/** Sections that are not begun, under way, and finished, of 4, 5 and 6 players, with their page. */
const planned = (): WorkbookPlan => {
  const sections = [0, 0.5, 1].map((finished, at) => ({
    name: 'ABC'[at]!,
    tournament: {
      ...generated({ players: 4 + at, cycles: 1, seed: at, finished }),
      id: `open-${at}`,
      event: 'Open',
      section: `Section ${'ABC'[at]!}`,
    },
  }));
  const sets = planSets(sections, ['Sections'], '2026-11-20 09:00');
  const page = makeSectionsPage(sets, words('en'), 'Sections');
  return {
    id: 'open',
    sheets: [page.sheet, ...sets.flatMap(({ plan }) => plan.sheets)],
    names: [...sets.flatMap(({ plan }) => plan.names), page.name],
    active: { sheet: 'Sections', row: 0, column: 0 },
  };
};

it('the page of all sections is the same in LibreOffice and Gnumeric as by our own calculation', async () => {
  const plan = planned();
  const bytes = await fileOfPlan(plan);
  const saved = await recalculatedByGnumeric(new Map([['sections', bytes]]));
  expect(differences(plan, await valuesIn(saved.get('sections')!, plan), ours(plan))).toEqual([]);
  const values = await refereed(new Map([['sections.xlsx', { plan, bytes }]]));
  const found = values.get('sections.xlsx')!;
  expect(differences(plan, found, ours(plan))).toEqual([]);
  expect(found('Sections', 1, 0)).toBe('1 of 3 sections finished');
  expect([4, 5, 6].map((row) => found('Sections', row, 1))).toEqual([1, 1, 1]);
  expect([4, 5, 6].map((row) => found('Sections', row, 8))).toEqual([
    'No result yet.',
    'Provisional: games are still to be played.',
    'Final standings.',
  ]);
});
