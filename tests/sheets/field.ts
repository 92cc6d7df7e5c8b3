import type { Tournament } from '../../src/core/model';
import { makeTournament, type TournamentRequest } from '../../src/core/tournament';
import { valueOf } from '../results';

/** Players of these names in Berger's order, none of their games played. */
export const newField = (names: readonly string[], more: Partial<TournamentRequest> = {}): Tournament =>
  valueOf(
    makeTournament({
      id: 'six',
      event: 'Six',
      players: names.map((name) => ({ name })),
      tieBreaks: ['PTS', 'DE', 'SB'],
      ...more,
    }),
  );
