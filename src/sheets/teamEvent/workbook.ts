import type { Draw } from '../../core/draw/protocol';
import type { TeamEvent } from '../../core/teamEvent/model';
import { movementOf } from '../../core/teamEvent/movement';
import type { WorkbookPlan } from '../../grid/plan';
import { wordsOf } from '../../language/language';
import {
  MATCH_COLUMNS,
  type TeamEventLayout,
  type TeamRoom,
  type TeamSheetNames,
  teamEventLayout,
} from '../layout/teamEvent';
import { makeLogSheet } from '../log/sheet';
import { onPaper } from '../look/fit';
import { freeNames, freeSectionNames } from '../names';
import { makeTeamCalculation } from './calculation';
import { makeTeamCrosstable } from './crosstable';
import { makeIndividuals } from './individuals';
import { makeMatchesSheet } from './matches';
import { makeMovement } from './movement';
import { teamNames } from './parts';
import { makeForm, type FormLayout } from '../tournament/tournament';
import { makeTeamStandings } from './standings';
import { makeTeamsSheet } from './teams';

/** The form of a team event. */
const formOf = ({ tournament, calculation }: TeamEventLayout): FormLayout => ({
  tournament,
  lists: { lineUp: calculation.choices.lineUps, paper: calculation.choices.papers },
  criteria: { ...calculation.criteria, choice: calculation.criteria.heading },
  fixed: 0,
  crosstableShown: true,
});

const ROLES = [
  'matches',
  'standings',
  'crosstable',
  'players',
  'teams',
  'settings',
  'calculation',
  'log',
  'movement',
] as const;

/** Names for the sheets of a team event, as `sheetNames` gives them to a tournament; those of a section have its name in front. */
export const teamSheetNames = (
  event: Pick<TeamEvent, 'event' | 'profile'>,
  taken: readonly string[],
  section?: string,
): TeamSheetNames => {
  const { teamEvent } = wordsOf(event);
  const { matches, standings, crosstable, players, teams, settings, calculation, log, movement } = teamEvent;
  const plain = { matches, standings, crosstable, players, teams, settings, calculation, log };
  const names = { ...plain, movement: movement.sheet };
  return section === undefined
    ? freeNames(names, event.event, taken, ROLES)
    : freeSectionNames(names, { event: event.event, section }, taken, ROLES);
};

/**
 * All sheets of a team event as one plan, in tab order. `time` is that of its creation, for the Log; they have as much room as new ones
 * have unless it is said.
 */
export const makeTeamWorkbook = (
  event: TeamEvent,
  names: TeamSheetNames,
  time: string,
  room?: TeamRoom,
  draws: readonly Draw[] = [],
): WorkbookPlan => {
  const words = wordsOf(event);
  const layout = teamEventLayout(event, names, room, draws.length + 1);
  const movement = movementOf(event);
  const [first] = layout.lines.flatMap(({ kind }, index) => (kind === 'board' ? [index] : []));
  return {
    id: event.id,
    sheets: [
      makeMatchesSheet(event, layout, words),
      makeTeamStandings(event, layout, words),
      makeTeamCrosstable(event, layout, words),
      makeIndividuals(event, layout, words),
      makeTeamsSheet(event, layout, words),
      makeForm(event, formOf(layout), words),
      ...(movement ? [makeMovement(event, names.movement, movement, words)] : []),
      makeLogSheet(event, layout, words, time, draws),
      makeTeamCalculation(event, layout, words),
    ].map(onPaper(event)),
    names: teamNames(layout, movement !== null),
    active: {
      sheet: names.matches,
      row: layout.matches.first + (first ?? 0),
      column: MATCH_COLUMNS.result,
    },
  };
};
