import type { SystemOptions, TeamSystemId } from '../../model';
import type { KnownSystem } from '../system';

/**
 * One game of a team table: member `number` of the first team (with numbers) against member `letter` of the second (with letters:
 * 1 is A), and whether the first has White.
 */
export interface TeamGame {
  readonly board: number;
  readonly number: number;
  readonly letter: number;
  readonly white: boolean;
}

/** A system in which each member of a team meets each member of another. A table for n boards has rounds 1..n. */
export interface TeamSystem extends KnownSystem {
  readonly id: TeamSystemId;
  /** Every round of the table for teams of `n` each, in board order. */
  readonly table: (n: number, options?: SystemOptions) => readonly (readonly TeamGame[])[];
  /** Whether member `number` of the larger team has White against `letter`, if teams of different sizes need a rule. */
  readonly unequalWhite?: (number: number, letter: number) => boolean;
  /** Whether a table for teams of `n` has the even colours that the system promises; on very few boards no table has. */
  readonly isLevel: (n: number) => boolean;
  /** Teams of equal size alternate White on all boards of a round: until both have had it, the score says little. */
  readonly isByRounds?: true;
}

/** The largest team for which the rules were checked. */
export const TEAM_SIZES = { least: 2, most: 62 } as const;

/** Rounds 1..n, each made from its number. */
export const roundsOf = <T>(n: number, make: (r: number) => T): readonly T[] =>
  Array.from({ length: n }, (_, index) => make(index + 1));

/** `x` moved into 1..m from any whole number. */
export const cyclic = (x: number, m: number): number => ((((x - 1) % m) + m) % m) + 1;

/** The ids of the systems for two teams, in the order in which they are offered. */
export const TEAM_SYSTEM_IDS: readonly TeamSystemId[] = [
  'scheveningen',
  'scheveningen-classical',
  'scheveningen-cyclical',
];

/** Whether a pairing system is one for two teams. */
export const isTeamSystem = (id: string): id is TeamSystemId =>
  (TEAM_SYSTEM_IDS as readonly string[]).includes(id);
