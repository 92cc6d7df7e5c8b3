import type { TeamEvent } from '../../../core/teamEvent/model';
import type { SheetWords } from '../../../language/words';
import type { SheetPlan } from '../../../grid/plan';
import { TEAM_COLUMNS, type TeamEventLayout } from '../../layout/teamEvent';
import { makeTeamChain } from './chain';
import { makeBoardPoints, makeTeamCriteria } from './criteria';
import { makeTeamLines } from './lines';
import { makeTeamMatches, makeTeamTotals } from './matches';
import { makePersons } from './persons';
import { makeTeamTables } from './tables';

/** The hidden sheet of a team event: lines, matches, teams, members, and the rank chain of the teams. */
export const makeTeamCalculation = (
  event: TeamEvent,
  layout: TeamEventLayout,
  words: SheetWords,
): SheetPlan => {
  const { teams } = layout;
  const columns = {
    name: teams.column(TEAM_COLUMNS.name),
    status: teams.column(TEAM_COLUMNS.status),
    adjustment: teams.column(TEAM_COLUMNS.adjustment),
  };
  return {
    role: 'team-event',
    name: layout.calculation.sheet,
    hidden: true,
    gridlines: true,
    blocks: [
      ...makeTeamTables(layout, words),
      ...makeTeamLines(layout),
      ...makeTeamMatches(event, layout),
      ...makeTeamTotals(layout, words, columns),
      ...makeBoardPoints(layout),
      ...makeTeamCriteria(layout),
      ...makeTeamChain(layout),
      ...makePersons(layout),
    ],
    styles: [],
    columns: [],
  };
};
