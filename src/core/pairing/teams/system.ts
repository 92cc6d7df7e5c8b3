import type { SystemOptions, TeamSystemId } from '../../model';
import type { SystemOption } from '../system';

/**
 * One game of a team table: member `number` of the first team (known by numbers) against member `letter` of the second
 * (known by letters: 1 is A), and whether the first of them has White.
 */
export interface TeamGame {
  readonly board: number;
  readonly number: number;
  readonly letter: number;
  readonly white: boolean;
}

/** A system in which each member of a team meets each member of another. A table for n boards has rounds 1..n. */
export interface TeamSystem {
  readonly id: TeamSystemId;
  /** What it is called, and why one would choose it: for users. */
  readonly name: string;
  readonly about: string;
  /** Where it is published: a citation, not a text for users. */
  readonly source: string;
  /** The fewest and the most members of a team. */
  readonly sizes: { readonly least: number; readonly most: number };
  readonly options: readonly SystemOption[];
  /** Every round of the table for teams of `n` each, in board order. */
  readonly table: (n: number, options?: SystemOptions) => readonly (readonly TeamGame[])[];
  /** Whether member `number` of the larger team has White against `letter`, where teams of different size need a rule. */
  readonly unequalWhite?: (number: number, letter: number) => boolean;
  /** Whether teams of `n` have the even colours that the system is meant for; on very few boards no table has them. */
  readonly isLevel: (n: number) => boolean;
  /** Teams of one size have White by turns, on all boards of a round: until then the score says little. */
  readonly isByRounds?: true;
}

/** The largest team that the rules were checked for. */
export const TEAM_SIZES = { least: 2, most: 62 } as const;

/** Rounds 1..n, each made of its number. */
export const roundsOf = <T>(n: number, make: (r: number) => T): readonly T[] =>
  Array.from({ length: n }, (_, index) => make(index + 1));

/** `x` turned into 1..m, from any whole number. */
export const cyclic = (x: number, m: number): number => ((((x - 1) % m) + m) % m) + 1;

/** The ids of the systems for two teams, in the order in which they are offered. */
export const TEAM_SYSTEM_IDS: readonly TeamSystemId[] = [
  'scheveningen',
  'scheveningen-classical',
  'scheveningen-cyclical',
];

/** Whether a pairing system is one for two teams. */
export const isTeamSystem = (id: string): id is TeamSystemId => TEAM_SYSTEM_IDS.some((team) => team === id);
