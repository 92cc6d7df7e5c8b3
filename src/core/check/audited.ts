import type { Audited } from '../audit/audit';
import { fieldOf, NOBODY, type Field } from './field';
import type { PrintedSchedule } from './printed';

/** The games of a printed schedule whose two players can be read, as an audit takes them. */
export const gamesForAudit = ({ labels, rounds, teams }: Field): Audited => {
  const isPlayer = (player: number): boolean => player !== NOBODY && player < labels.length;
  return {
    players: labels.length,
    rounds: rounds.map(({ round, slots }) => ({
      round,
      games: slots
        .filter(({ white, black }) => isPlayer(white) && isPlayer(black) && white !== black)
        .map(({ white, black }, place) => ({ board: place + 1, white: white + 1, black: black + 1 })),
    })),
    ...(teams ? { leaders: [1, 2, teams.boards + 1, teams.boards + 2] } : {}),
  };
};

/** A printed schedule for an audit, and what its players are called. */
export const auditedOf = (
  schedule: PrintedSchedule,
): { readonly schedule: Audited; readonly label: (no: number) => string } => {
  const field = fieldOf(schedule);
  return { schedule: gamesForAudit(field), label: (no) => field.labels[no - 1] ?? '' };
};
