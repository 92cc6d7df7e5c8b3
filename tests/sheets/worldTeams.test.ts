import type { TeamEvent } from '../../src/core/teamEvent/model';
import { calculate } from '../../src/grid/formula/calculate';
import { teamEventLayout } from '../../src/sheets/layout/teamEvent';
import { makeTeamWorkbook, teamSheetNames } from '../../src/sheets/teamEvent/workbook';
import { tablesPublished, tablesShown, WORLDS_2001, WORLDS_2019, worldsWithTenth } from '../worldTeams';

const valuesOf = (event: TeamEvent) =>
  calculate(makeTeamWorkbook(event, teamSheetNames(event, []), '2026-11-20 09:00').sheets);

it.each([
  ['2019', WORLDS_2019],
  ['2001', WORLDS_2001],
])(
  'World Team Championship %s: Team standings and Team crosstable show the published final table',
  (_, teams) => {
    expect(tablesShown(teams, valuesOf(teams.event))).toEqual(tablesPublished(teams));
  },
);

it('a tenth team that did not come stands last, without rank, and the others as they were published', () => {
  const event = worldsWithTenth();
  const { standings } = teamEventLayout(event, teamSheetNames(event, []));
  const value = valuesOf(event);
  const lines = Array.from({ length: 10 }, (_, place) =>
    [0, 1, standings.fixed, standings.fixed + 1].map((column) =>
      value(standings.sheet, standings.first + place, column),
    ),
  );
  expect(lines.slice(0, 9)).toEqual(tablesPublished(WORLDS_2001).map((each) => each.standings));
  expect(lines[9]!.map((cell) => cell ?? '')).toEqual(['', 'Africa', '', '']);
});
