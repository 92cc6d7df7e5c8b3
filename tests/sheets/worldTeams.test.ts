import { calculate } from '../../src/grid/formula/calculate';
import { makeTeamWorkbook, teamSheetNames } from '../../src/sheets/teamEvent/workbook';
import { tablesPublished, tablesShown, worldTeams } from '../worldTeams';

it('the World Team Championship 2019: Team standings and Team crosstable show the published final table', () => {
  const { sheets } = makeTeamWorkbook(worldTeams, teamSheetNames(worldTeams, []), '2026-11-20 09:00');
  expect(tablesShown(calculate(sheets))).toEqual(tablesPublished);
});
