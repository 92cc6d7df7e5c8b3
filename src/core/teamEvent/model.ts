import type { PlayerStatus, SystemId, SystemOptions } from '../model';
import type { OutcomeCode } from '../outcome';
import type { Pending } from '../pending';
import type { Rating } from '../rating';
import type { Scoring } from '../scoring';

/** Somebody who may play for a team. */
export interface TeamMember {
  readonly name: string;
  readonly rating?: Rating;
}

/** A team that meets all others. `no` is its number in the pairing table, from 1; members stand in the order of boards, reserves last. */
export interface EventTeam {
  readonly no: number;
  readonly name: string;
  /**
   * `withdrawn`: left after at least half its matches, and its boards without a result are lost by forfeit; `annulled`: left
   * before half, and its matches count for nobody.
   */
  readonly status: PlayerStatus;
  readonly members: readonly TeamMember[];
}

export type Side = 'home' | 'away';

/** One board of a match: who sits there, as somebody typed it; empty where nobody was named. */
export interface MatchBoard {
  readonly board: number;
  readonly home: string;
  readonly away: string;
  /** The side that has White. */
  readonly white: Side;
  /** The home side stands first, whoever has White: `1-0` is its win. `null` while there is no result. */
  readonly outcome: OutcomeCode | null;
  /** Why there is no result yet, where somebody said so. */
  readonly pending?: Pending;
}

/** Two teams in one round; `home` and `away` are numbers of teams. */
export interface TeamEventMatch {
  readonly no: number;
  readonly round: number;
  readonly home: number;
  readonly away: number;
  /** When and where it is played, the date as of a game (`core/dates`) or as somebody typed it. */
  readonly date?: string;
  readonly venue?: string;
  readonly boards: readonly MatchBoard[];
}

/**
 * Who may sit where: `free`, anybody anywhere; `order`, in the order of the team's list, reserves moving up; `fixed`, everybody
 * at their own board, reserves at any.
 */
export const LINE_UP_RULES = ['free', 'order', 'fixed'] as const;

export type LineUpRule = (typeof LINE_UP_RULES)[number];

/** Teams of several boards that all meet all; or two teams whose members all meet, round by round (Scheveningen). */
export interface TeamEvent {
  /** Identity, letters, digits, dashes and underscores only. */
  readonly id: string;
  readonly event: string;
  readonly system: SystemId;
  readonly systemOptions?: SystemOptions;
  readonly cycles: number;
  readonly rounds: number;
  /** Whether its sheets have columns for dates and venues. */
  readonly dated?: true;
  /** Boards of a match. */
  readonly boards: number;
  readonly teams: readonly EventTeam[];
  readonly matches: readonly TeamEventMatch[];
  /** What a game is worth. */
  readonly scoring: Scoring;
  /** What a match is worth. */
  readonly matchScoring: Scoring;
  readonly lineUp: LineUpRule;
  /** Codes of team criteria in order of application, match points (`MP`) or game points (`GP`) first. */
  readonly tieBreaks: readonly string[];
  readonly language: string;
}

/** How the teams of an event are ranked unless the organiser chooses otherwise. */
export const TEAM_EVENT_TIE_BREAKS: readonly string[] = ['MP', 'GP', 'EDE', 'EMGSB', 'BC'];

/** The team of a number. */
export const teamNo = ({ teams }: Pick<TeamEvent, 'teams'>, no: number): EventTeam | undefined =>
  teams.find((team) => team.no === no);

/** A name as the cells compare it: without capitals, and blanks as one. */
const folded = (name: string): string => name.trim().replaceAll(/ +/g, ' ').toLowerCase();

/** The place of somebody in a team's list, from 1; 0 for a stranger and for nobody. */
export const memberNo = ({ members }: Pick<EventTeam, 'members'>, typed: string): number =>
  folded(typed) === '' ? 0 : members.findIndex(({ name }) => folded(name) === folded(typed)) + 1;
