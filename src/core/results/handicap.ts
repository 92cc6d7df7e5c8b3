import { hasColours } from './sides';
import type { ColourMethod, HandicapId, Player, ProfileId, Tournament } from '../model';

/** What each takes off the ranks between the players. */
export const FEWER: readonly (readonly [id: HandicapId, fewer: number])[] = [
  ['ranks', 0],
  ['ranks-1', 1],
  ['ranks-2', 2],
];

/** The most stones. */
export const MOST_STONES = 9;

/** From one rank to the next. */
export const RANK = 100;

interface Chosen {
  readonly profile: ProfileId;
  readonly colours?: ColourMethod | undefined;
  readonly handicap?: HandicapId | undefined;
}

/** Whether games can have a handicap: in Go, where the stronger player has White. */
export const allowsHandicap = ({ profile, colours }: Chosen): boolean =>
  profile === 'go' && colours === 'strength';

/** The handicap that was chosen, where there can be one; `undefined` for none. */
export const handicapIn = (chosen: Chosen): Tournament['handicap'] =>
  allowsHandicap(chosen) && chosen.handicap !== 'none' ? chosen.handicap : undefined;

/** How many ranks White is ahead, 0 where they are not; `null` where the ranks do not tell. */
export const ranksAhead = (white: Player | undefined, black: Player | undefined): number | null => {
  const [first, second] = [white, black].map((player) => player?.rating?.strength ?? null);
  return typeof first !== 'number' || typeof second !== 'number'
    ? null
    : Math.max(0, Math.round((first - second) / RANK));
};

/**
 * The handicap of a game, by its players: 0 for an even game, 1 if Black begins with half a point of komi, from 2 on so many stones;
 * `null` in a tournament without.
 */
export const handicapOf = (
  tournament: Chosen,
  white: Player | undefined,
  black: Player | undefined,
): number | null => {
  const fewer = FEWER.find(([id]) => id === handicapIn(tournament));
  if (!fewer) return null;
  return Math.min(MOST_STONES, Math.max(0, (ranksAhead(white, black) ?? 0) - fewer[1]));
};

/** Part of a point, as people write komi: `6.5`, `6,5`, `6½`, `6 1/2`. */
const PART_OF_A_POINT = /[.,]\d*[1-9]|[¼½¾]|\d\/\d/;

/** Whether a game can end in a draw: in Go there is no jigo where komi has part of a point; other games may have no draws. */
export const canBeDrawn = ({
  profile,
  details,
  draws,
}: Pick<Tournament, 'profile' | 'details' | 'draws'>): boolean =>
  draws !== false && (profile !== 'go' || !PART_OF_A_POINT.test(details?.komi ?? ''));

/** That games have no draws, as a tournament keeps it: in other games than chess and Go, if somebody said so. */
export const drawsIn = (chosen: {
  readonly profile: ProfileId;
  readonly draws?: boolean | undefined;
}): Tournament['draws'] => (chosen.draws === false && !hasColours(chosen) ? false : undefined);
