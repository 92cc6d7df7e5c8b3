import type { ProfileId } from '../core/model';
import { isGoRank } from '../core/rating';
import { cellText } from '../grid/cell';
import type { Roster } from '../sheets/roster';
import { isRankHeading } from '../sheets/roster/headers';

const areGoRanks = (typed: readonly (string | number)[]): boolean =>
  typed.filter(isGoRank).length * 2 > typed.length;

/**
 * The game of a list where the organiser chose none: Go if most of its rated players have dan or kyu, as their rating or in
 * a column of ranks beside another rating; else chess.
 */
export const gameOf = ({ players, columns }: Pick<Roster, 'players' | 'columns'>): ProfileId => {
  const ranks = columns.flatMap((heading, index) =>
    isRankHeading(heading)
      ? [players.map(({ extra }) => cellText(extra[index]).trim()).filter((text) => text !== '')]
      : [],
  );
  const ratings = players.flatMap(({ rating }) => (rating && rating.strength !== null ? [rating.typed] : []));
  return [ratings, ...ranks].some(areGoRanks) ? 'go' : 'chess';
};
