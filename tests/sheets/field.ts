import type { Tournament } from '../../src/core/model';
import { makeTournament, type TournamentRequest } from '../../src/core/tournament';

/** Players of these names in Berger's order, none of their games played. */
export const newField = (names: readonly string[], more: Partial<TournamentRequest> = {}): Tournament => {
  const made = makeTournament({
    id: 'six',
    event: 'Six',
    players: names.map((name) => ({ name })),
    tieBreaks: ['PTS', 'DE', 'SB'],
    ...more,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
};
