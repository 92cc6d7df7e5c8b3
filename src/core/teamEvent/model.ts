import type { Game, Player, Tournament, Discipline, MatchBoard, Side, TeamMember } from '../model';

/** A team of an event of teams. */
export interface EventTeam extends Player {
  readonly members: readonly TeamMember[];
}

/** Two teams in one round: the side of White is at home. */
export interface Match extends Game {
  readonly boards: readonly MatchBoard[];
}

/** A tournament of teams: of several boards, which all meet all; or of two whose members all meet, round by round (Scheveningen). */
export interface TeamEvent extends Tournament {
  readonly players: readonly EventTeam[];
  readonly games: readonly Match[];
  readonly discipline: Discipline;
}

/** Whether teams meet. */
export const isTeamEvent = (tournament: Tournament): tournament is TeamEvent =>
  tournament.discipline !== undefined;

/** How the teams of an event are ranked unless the organiser chooses otherwise. */
export const TEAM_EVENT_TIE_BREAKS: readonly string[] = ['MP', 'GP', 'EDE', 'EMGSB', 'BC'];

/** The team of a number. */
export const teamNo = ({ players }: Pick<TeamEvent, 'players'>, no: number): EventTeam | undefined =>
  players.find((team) => team.no === no);

/** The number of the team on a side of a match. */
export const teamOn = ({ white, black }: Pick<Match, 'white' | 'black'>, side: Side): number =>
  side === 'home' ? white : black;

/** A name as the cells compare it: without capitals, and blanks as one. */
const folded = (name: string): string => name.trim().replaceAll(/ +/g, ' ').toLowerCase();

/** The place of somebody in a team's list, from 1; 0 for a stranger and for nobody. */
export const memberNo = ({ members }: Pick<EventTeam, 'members'>, typed: string): number =>
  folded(typed) === '' ? 0 : members.findIndex(({ name }) => folded(name) === folded(typed)) + 1;
