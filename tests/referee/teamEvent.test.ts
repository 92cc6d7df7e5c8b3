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
const season = (event: TeamEvent): TeamEvent => ({
  ...event,
  players: event.players.map((team) =>
    team.no === 4 ? { ...team, status: 'withdrawn' } : team.no === 6 ? { ...team, status: 'annulled' } : team,
  ),
});

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
  ['Scheveningen, four against four', teamsAtRandom(newTeamEvent(2, 4, { system: 'scheveningen' }), 13, 0.9)],
];

describe('every formula of an event of teams is worked out elsewhere as the file has it', () =>
  workedOutAlike(
    EVENTS.map(([name, event]) => [
      name,
      makeTeamWorkbook(event, teamSheetNames(event, []), '2026-11-20 09:00'),
    ]),
  ));

describe.each([
  ['2019', WORLDS_2019],
  ['2001', WORLDS_2001],
])(
  'the World Team Championship %s, typed into its workbook to the last board, ends as it was published',
  (_, teams) => {
    const event = drawn(teams.event);
    const plan = makeTeamWorkbook(event, teamSheetNames(event, []), '2026-11-20 09:00');
    const played = async (): Promise<Uint8Array> =>
      withRounds(await fileOfPlan(plan), teams, [1, 2, 3, 4, 5, 6, 7, 8, 9]);

    it('in LibreOffice', async () => {
      const value = (await refereed(new Map([['worlds', { plan, bytes: await played() }]]))).get('worlds')!;
      expect(tablesShown(teams, value)).toEqual(tablesPublished(teams));
    });

    it('in Gnumeric', async () => {
      const saved = await recalculatedByGnumeric(new Map([['worlds', await played()]]));
      expect(tablesShown(teams, await valuesIn(saved.get('worlds')!, plan))).toEqual(tablesPublished(teams));
    });
  },
);
