import type { Game, Player, Tournament, Discipline, MatchBoard, Side, TeamMember } from '../model';

/** A team of an event of teams. */
export interface EventTeam extends Player {
  readonly members: readonly TeamMember[];
}

/** Two teams in one round: White's side is at home. */
export interface Match extends Game {
  readonly boards: readonly MatchBoard[];
}

/**
 * A tournament of teams: either teams with several boards, which all meet; or two teams whose members all meet, round by round
 * (Scheveningen).
 */
export interface TeamEvent extends Tournament {
  readonly players: readonly EventTeam[];
  readonly games: readonly Match[];
  readonly discipline: Discipline;
}

/** Whether it is a tournament of teams. */
export const isTeamEvent = (tournament: Tournament): tournament is TeamEvent =>
  tournament.discipline !== undefined;

const USUAL: readonly string[] = ['MP', 'GP', 'EDE', 'EMGSB', 'BC'];

/** How team events of so many matches are ranked by default: the only one of all may be drawn. */
export const usualOrder = (matches: number): readonly string[] => (matches === 1 ? USUAL.slice(0, 2) : USUAL);

/** The team of a number. */
export const teamNo = ({ players }: Pick<TeamEvent, 'players'>, no: number): EventTeam | undefined =>
  players.find((team) => team.no === no);

/** The number of the team on a side of a match. */
export const teamOn = ({ white, black }: Pick<Match, 'white' | 'black'>, side: Side): number =>
  side === 'home' ? white : black;

/** A name in the form in which cells compare it: without capitals, and with single blanks. */
const folded = (name: string): string => name.trim().replaceAll(/ +/g, ' ').toLowerCase();

/** The place of a name in a team's list, from 1; 0 for a stranger and for nobody. */
export const memberNo = ({ members }: Pick<EventTeam, 'members'>, typed: string): number =>
  folded(typed) === '' ? 0 : members.findIndex(({ name }) => folded(name) === folded(typed)) + 1;
