import { nameWarnings } from '../core/nameWarnings';
import type { Problem } from '../core/problem';
import { located } from '../sheets/findTournaments';
import { playerKey } from '../sheets/log/key';
import { identityOf } from './identity';
import type { OpenTournament } from './open';

/** Where a player's name or rating stands. */
export const cellOf = (open: OpenTournament, no: number, what: 'name' | 'rating'): Problem['place'] => {
  const where = identityOf(open).cell(playerKey(no, what));
  return where ? located({ sheet: where.sheet, area: { ...where, rows: 1, columns: 1 } }) : {};
};

/** What should be known of the names of players, at their cells: `name-alike name-unseen`. */
export const playerNameWarnings = (open: OpenTournament): readonly Problem[] =>
  nameWarnings(open.tournament, ({ no }) => cellOf(open, no, 'name'));
