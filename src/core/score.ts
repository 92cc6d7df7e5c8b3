import type { OutcomeCode } from './outcome';
import type { Pending } from './pending';
import type { Rating } from './rating';
import type { Scoring } from './scoring';

/** Somebody who may play for a team. */
export interface TeamMember {
  readonly name: string;
  readonly rating?: Rating;
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

/**
 * Who may sit where: `free`, anybody anywhere; `order`, in the order of the team's list, reserves moving up; `fixed`, everybody
 * at their own board, reserves at any.
 */
export const LINE_UP_RULES = ['free', 'order', 'fixed'] as const;

export type LineUpRule = (typeof LINE_UP_RULES)[number];

/** Where games are matches of teams: the result of each follows from its boards. */
export interface Discipline {
  /** Boards of a match. */
  readonly boards: number;
  readonly lineUp: LineUpRule;
  /** What a game at a board is worth. */
  readonly scoring: Scoring;
}
