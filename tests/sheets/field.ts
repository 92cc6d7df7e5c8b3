import type { Tournament } from '../../src/core/model';
import { CLASSIC } from '../../src/core/results/scoring';
import { makeTournament, type TournamentRequest } from '../../src/core/tournament';

/** Players of these names in Berger's order, none of their games played. */
export const newField = (names: readonly string[], more: Partial<TournamentRequest> = {}): Tournament => {
  const made = makeTournament({
    id: 'six',
    event: 'Six',
    players: names.map((name) => ({ name })),
    columns: [],
    system: 'berger',
    cycles: 1,
    scoring: CLASSIC,
    ruleSet: 'fide-2019',
    tieBreaks: ['PTS', 'DE', 'SB'],
    numbering: { method: 'list' },
    profile: 'chess',
    language: 'en',
    ...more,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
};
