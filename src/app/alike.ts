import { alikeNames } from '../core/alikeNames';
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

/** `name-alike` for every name that several players have, at the cell of the second. */
export const alikePlayers = (open: OpenTournament): readonly Problem[] =>
  alikeNames(open.tournament, ({ no }) => cellOf(open, no, 'name'));
