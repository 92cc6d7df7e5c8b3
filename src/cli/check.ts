import type { ScheduleCheck } from '../core/check/check';
import { remarkText } from '../language/checkText';

/** What is said of a checked schedule, for programs. */
export const checkJson = ({ nearest, misprints, remarks }: ScheduleCheck, language: string): object => {
  const { system, players, cycles, orientation, renumbered, differences } = nearest ?? {};
  return {
    nearest: nearest && { system, players, cycles, orientation, renumbered, differences },
    misprints: misprints.map(({ kind, round, board, cell, printed, repair, candidates }) => ({
      kind,
      round,
      board,
      cell,
      printed,
      repair,
      candidates,
    })),
    remarks: remarks.map((each) => ({ ...each, message: remarkText(each, language) })),
  };
};
