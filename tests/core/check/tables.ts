import type { PrintedSchedule } from '../../../src/core/check/printed';
import type { SystemOptions } from '../../../src/core/model';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { makeTeamSchedule, memberLabel } from '../../../src/core/pairing/teams/schedule';

/** A table as one types it: a list of `7-14` a round, and who rests. */
export interface TypedRound {
  readonly games: readonly string[];
  readonly rests: readonly string[];
}
export type Typed = readonly TypedRound[];

export interface Wanted {
  readonly cycles?: number;
  readonly options?: SystemOptions;
  readonly literal?: boolean;
  readonly exchangeLastTwo?: boolean;
  /** What each number is called. */
  readonly label?: (no: number) => string;
}

/** A table of a system for so many players. */
export const typedTable = (system: string, players: number, wanted: Wanted = {}): Typed => {
  const { cycles = 1, label = String, ...more } = wanted;
  const made = makeSchedule({ system, players, cycles, ...more });
  if (!made.ok) throw new Error(made.problems[0].code);
  return made.value.rounds.map(({ games, bye }) => ({
    games: games.map(({ white, black }) => `${label(white)}-${label(black)}`),
    rests: bye === null ? [] : [label(bye)],
  }));
};

/** A match of two teams: numbers and letters, or `A1` and `B1`. */
export const typedMatch = (
  system: string,
  boards: number,
  opponents = boards,
  { cycles = 1, prefixed = false }: { readonly cycles?: number; readonly prefixed?: boolean } = {},
): Typed => {
  const made = makeTeamSchedule({ system, boards, opponents, cycles });
  if (!made.ok) throw new Error(made.problems[0].code);
  const counted = (member: number): string => (member <= boards ? `A${member}` : `B${member - boards}`);
  const label = (member: number): string => (prefixed ? counted(member) : memberLabel(boards, member));
  return made.value.rounds.map(({ games, rests }) => ({
    games: games.map(({ white, black }) => `${label(white)}-${label(black)}`),
    rests: rests.map(label),
  }));
};

/** The same table with all colours turned round. */
export const coloursReversed = (table: Typed): Typed =>
  table.map(({ games, rests }) => ({
    games: games.map((game) => game.split('-').reverse().join('-')),
    rests,
  }));

/** The same table with its last round first. */
export const roundsReversed = (table: Typed): Typed => [...table].reverse();

/** A typed table as it is printed: `R3B2w` is the side of White in round 3 at board 2. */
export const printedOf = (typed: Typed): PrintedSchedule => ({
  coloured: true,
  rounds: typed.map(({ games, rests }, index) => {
    const round = index + 1;
    return {
      round,
      games: games.map((game, place) => {
        const [white = '', black = ''] = game.split('-');
        const cell = `R${round}B${place + 1}`;
        return {
          board: place + 1,
          white: { label: white, cell: `${cell}w` },
          black: { label: black, cell: `${cell}b` },
        };
      }),
      rests: rests.map((label) => ({ label, cell: `R${round}bye` })),
    };
  }),
});
