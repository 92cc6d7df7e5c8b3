import { withPlayers } from '../changed';
import type { WorkbookPlan } from '../../src/grid/plan';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import { TEAM_CRITERIA } from '../../src/core/tiebreak/teams/standings';
import { makeTeamWorkbook, teamSheetNames } from '../../src/sheets/teamEvent/workbook';
import { newTeamEvent, teamsAtRandom } from '../teamEvents';
import {
  drawn,
  tablesPublished,
  tablesShown,
  withRounds,
  WORLDS_2001,
  WORLDS_2019,
  worldsWithTenth,
} from '../worldTeams';
import { workedOutAlike } from './alike';
import { fileOfPlan, refereed, valuesIn } from './books';
import { recalculatedByGnumeric } from './gnumeric';

const CODES = TEAM_CRITERIA.map(({ code }) => code);

/** Somebody leaves, somebody else plays: what a season brings. */
const season = (event: TeamEvent): TeamEvent =>
  withPlayers(event, (team) =>
    team.no === 4 ? { ...team, status: 'withdrawn' } : team.no === 6 ? { ...team, status: 'annulled' } : team,
  );

const EVENTS: readonly (readonly [string, TeamEvent])[] = [
  [
    'six teams on four boards, changed line-ups, one withdrawn, one annulled',
    season(teamsAtRandom(newTeamEvent(6, 5, { boards: 4, lineUp: 'order', tieBreaks: CODES }), 11, 0.8)),
  ],
  [
    'five teams, two cycles, game points first, 3-1-0',
    teamsAtRandom(
      newTeamEvent(5, 3, {
        cycles: 2,
        lineUp: 'fixed',
        matchScoring: { win: 3, draw: 1, loss: 0, unit: 1 },
        tieBreaks: ['GP', ...CODES.filter((code) => code !== 'GP')],
      }),
      12,
    ),
  ],
  ['nine teams and one that did not come', worldsWithTenth()],
  ['two teams that meet once', teamsAtRandom(newTeamEvent(2, 3), 14)],
  ['Scheveningen, four against four', teamsAtRandom(newTeamEvent(2, 4, { system: 'scheveningen' }), 13, 0.9)],
];

describe('every formula of an event of teams is worked out elsewhere as the file has it', () =>
  workedOutAlike(
    EVENTS.map(([name, event]) => [
      name,
      makeTeamWorkbook(event, teamSheetNames(event, []), '2026-11-20 09:00'),
    ]),
  ));

const WORLDS = [
  ['2019', WORLDS_2019],
  ['2001', WORLDS_2001],
] as const;

describe('the World Team Championships of 2019 and 2001, typed into their workbooks to the last board, end as they were published', () => {
  const files = new Map<string, { plan: WorkbookPlan; bytes: Uint8Array }>();
  beforeAll(async () => {
    for (const [year, teams] of WORLDS) {
      const event = drawn(teams.event);
      const plan = makeTeamWorkbook(event, teamSheetNames(event, []), '2026-11-20 09:00');
      const bytes = await withRounds(await fileOfPlan(plan), teams, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
      files.set(year, { plan, bytes });
    }
  });

  it('in LibreOffice', async () => {
    const values = await refereed(files);
    for (const [year, teams] of WORLDS)
      expect(tablesShown(teams, values.get(year)!)).toEqual(tablesPublished(teams));
  });

  it('in Gnumeric', async () => {
    const saved = await recalculatedByGnumeric(new Map([...files].map(([year, { bytes }]) => [year, bytes])));
    for (const [year, teams] of WORLDS) {
      const { plan } = files.get(year)!;
      expect(tablesShown(teams, await valuesIn(saved.get(year)!, plan))).toEqual(tablesPublished(teams));
    }
  });
});
