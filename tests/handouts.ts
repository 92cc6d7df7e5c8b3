import { withGames } from './changed';
import type { Tournament } from '../src/core/model';
import { HANDOUTS } from '../src/sheets/handout/registry';

/** The handouts that can follow the results. */
export const LIVE_HANDOUTS = HANDOUTS.filter(({ live }) => live);

/** The handouts of values of tournaments of sections alone, with what those are like. */
export const SECTION_HANDOUTS = HANDOUTS.flatMap((handout) =>
  handout.values && handout.id.startsWith('section-') ? [{ ...handout, ...handout.values }] : [],
);

/** The handouts that can be made of values of any tournament, with what those are like. */
export const VALUES_HANDOUTS = HANDOUTS.flatMap((handout) =>
  handout.values && !handout.id.startsWith('section-') ? [{ ...handout, ...handout.values }] : [],
);

/** The handouts of tournaments in which players meet, and of those in which teams do. */
export const PLAYERS_HANDOUTS = HANDOUTS.filter(
  ({ id, values, live }) => (values ?? live) && !id.startsWith('section-'),
);
export const TEAM_HANDOUTS = HANDOUTS.filter(({ ofTeams }) => ofTeams);

/** A tournament after one result: of that there are all handouts but certificates. */
export const begun = (tournament: Tournament): Tournament => ({
  ...tournament,
  games: tournament.games.map((game, index) => (index === 0 ? game : { ...game, outcome: null })),
});

/** A tournament before its first result: of one that is finished there are no result slips. */
export const unplayed = (tournament: Tournament): Tournament =>
  withGames(tournament, (game) => ({ ...game, outcome: null }));
