import { foldedName } from '../core/name';
import { entryAt } from '../core/present';
import type { Problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import type { SystemOptions } from '../core/model';
import { CLASSIC, type Scoring } from '../core/scoring';
import { makeTeamEvent, TEAM_LIMITS, type OddBoards } from '../core/teamEvent/create';
import {
  TEAM_EVENT_TIE_BREAKS,
  type LineUpRule,
  type TeamEvent,
  type TeamMember,
} from '../core/teamEvent/model';
import { MATCH_POINTS } from '../core/tiebreak/teams/table';
import type { Roster } from '../sheets/roster';
import { withTeams, type TeamRoster } from './teams';

/** What the organiser chooses for a new event of teams; what they leave out is preset. */
export interface TeamEventChoices {
  readonly event?: string | undefined;
  readonly teamColumn?: string | undefined;
  readonly boards?: number | undefined;
  readonly system?: string | undefined;
  readonly systemOptions?: SystemOptions | undefined;
  readonly cycles?: number | undefined;
  readonly scoring?: Scoring | undefined;
  readonly matchScoring?: Scoring | undefined;
  readonly lineUp?: LineUpRule | undefined;
  readonly whiteOnOdd?: OddBoards | undefined;
  readonly tieBreaks?: readonly string[] | undefined;
  readonly language: string;
}

/** A team event that was made of a list, and what should be known of it. */
export interface PairedTeams {
  readonly event: TeamEvent;
  readonly warnings: readonly Problem[];
}

interface ListedTeam {
  readonly name: string;
  readonly members: TeamMember[];
  /** The cells of their names. */
  readonly cells: string[];
}

/** The teams of a list in the order in which it names them, members in the order of their rows. */
const teamsOf = ({ players, teams: sides }: TeamRoster): readonly ListedTeam[] => {
  const teams = new Map<string, ListedTeam>();
  players.forEach(({ name, rating, cell }, index) => {
    const side = entryAt(sides, index);
    const team = teams.get(foldedName(side)) ?? { name: side, members: [], cells: [] };
    team.members.push(rating === undefined ? { name } : { name, rating });
    team.cells.push(cell);
    teams.set(foldedName(side), team);
  });
  return [...teams.values()];
};

/** Says of a team that is too large where its first member too many stands. */
const inList =
  (sheet: string, teams: readonly ListedTeam[]) =>
  (problem: Problem): Problem => {
    const cell =
      problem.code === 'team-size'
        ? teams.find(({ name }) => name === problem.values['team'])?.cells[TEAM_LIMITS.members]
        : undefined;
    return cell === undefined ? problem : { ...problem, place: { ...problem.place, sheet, cell } };
  };

/**
 * The event of the teams of a list, by the organiser's choices. Problems: those of `withTeams` and `makeTeamEvent`, a team that
 * is too large in its cell.
 */
export const pairTeams = (
  roster: Roster,
  choices: TeamEventChoices,
  { id }: { readonly id: string },
): Result<PairedTeams> => {
  const listed = withTeams(roster, choices.teamColumn);
  if (!listed.ok) return listed;
  const teams = teamsOf(listed.value);
  const { system = 'berger', cycles = 1, scoring = CLASSIC, matchScoring = MATCH_POINTS } = choices;
  const { lineUp = 'free', whiteOnOdd = 'home', tieBreaks = TEAM_EVENT_TIE_BREAKS } = choices;
  const made = makeTeamEvent({
    ...{ id, system, cycles, scoring, matchScoring, lineUp, whiteOnOdd, tieBreaks },
    event: choices.event ?? roster.event,
    teams: teams.map(({ name, members }) => ({ name, members })),
    boards: choices.boards,
    systemOptions: choices.systemOptions,
    language: choices.language,
  });
  if (!made.ok) {
    const [first, ...more] = made.problems;
    const located = inList(roster.sheet, teams);
    return fail(located(first), ...more.map(located));
  }
  return andThen(made, (event) => ok({ event, warnings: listed.value.warnings }));
};
