import { makeTeamSchedule, type TeamRound } from '../pairing/teams/schedule';
import { present } from '../present';
import type { TeamEvent } from './model';
import type { Side } from '../model';

/**
 * Where a team's players go after a round: to the next higher board, to the next lower one, nowhere, or back to their first
 * board.
 */
export type Move = 'up' | 'down' | 'stay' | 'start';

/** One round of the movement. */
export interface MovementRound {
  readonly round: number;
  /** The boards on which the home side has White. */
  readonly homeWhite: readonly number[];
  /** How each team moves after it; `null` after the last round. */
  readonly moves: Readonly<Record<Side, Move>> | null;
}

const boardOf = ({ games }: TeamRound, member: number): number =>
  present(games.find(({ white, black }) => white === member || black === member)).board;

const moveOf = (from: TeamRound, to: TeamRound, member: number, boards: number): Move => {
  const moved = (boardOf(to, member) - boardOf(from, member) + boards) % boards;
  if (moved === 0) return 'stay';
  if (moved === 1) return 'up';
  return moved === boards - 1 ? 'down' : 'start';
};

/**
 * How two teams move in a cyclical Scheveningen match (NZCF handbook): they pass each other along the boards. `null` for any
 * other event, and for teams of different sizes, which leave seats empty.
 */
export const movementOf = ({
  system,
  players: teams,
  cycles,
  discipline: { boards },
}: TeamEvent): readonly MovementRound[] | null => {
  if (system !== 'scheveningen-cyclical' || teams.some(({ members }) => members.length !== boards))
    return null;
  const schedule = makeTeamSchedule({ system, boards, cycles });
  if (!schedule.ok) return null;
  const { rounds } = schedule.value;
  return rounds.map((each, index) => {
    const next = rounds[index + 1];
    return {
      round: each.round,
      homeWhite: each.games.filter(({ white }) => white <= boards).map(({ board }) => board),
      moves: next
        ? { home: moveOf(each, next, 1, boards), away: moveOf(each, next, boards + 1, boards) }
        : null,
    };
  });
};
