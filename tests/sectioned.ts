import { withGames } from './changed';
import { makeSectionedTournament, type SectionRequest } from '../src/core/sections/makeSectioned';
import type { Tournament } from '../src/core/model';
import { OUTCOME_CODES } from '../src/core/results/outcome';
import type { TournamentRequest } from '../src/core/tournament';
import { randomOf } from './generated';
import { valueOf } from './results';

/** What a tournament of sections is made of: as many players as all sections together, rated from 2000 downwards. */
export const sectionedRequest = (
  players: number,
  more: Partial<TournamentRequest> = {},
): TournamentRequest => ({
  id: 'sectioned',
  event: 'Quads of Riverside',
  players: Array.from({ length: players }, (_, index) => ({
    name: `Player ${index + 1}`,
    rating: { typed: 2000 - 7 * index, strength: 2000 - 7 * index },
  })),
  tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'],
  ...more,
});

/** Sections A, B, C ... of these sizes. */
export const sectionsOf = (sizes: readonly number[]): SectionRequest[] =>
  sizes.map((players, index) => ({ name: String.fromCharCode(65 + index), players }));

/** A tournament of sections A, B, C ... of these sizes; nothing is played. */
export const sectioned = (
  sizes: readonly number[],
  more: Partial<TournamentRequest> = {},
  sections: readonly SectionRequest[] = sectionsOf(sizes),
): Tournament => {
  const players = sections.reduce((sum, section) => sum + section.players, 0);
  return valueOf(makeSectionedTournament(sectionedRequest(players, more), sections));
};

/** The same with made-up results, of which a share is special ones and a share is missing. */
export const withResults = (tournament: Tournament, seed: number, finished = 0.8): Tournament => {
  const random = randomOf(seed);
  const common = ['1-0', '0-1', '1/2'] as const;
  return withGames(tournament, (game) => {
    if (random() >= finished) return game;
    const codes = random() < 0.2 ? OUTCOME_CODES : common;
    return { ...game, outcome: codes[Math.floor(random() * codes.length)]! };
  });
};
