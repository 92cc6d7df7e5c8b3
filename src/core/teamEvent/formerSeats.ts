import { meetingKey } from '../grouped';
import type { Match, TeamEvent } from './model';

/**
 * An event paired anew, with the names at boards that its teams had in the same match before: a line-up stays with its team.
 * `formerly` is the number that each team had, from number 1 on.
 */
export const withFormerSeats = (
  again: TeamEvent,
  before: TeamEvent,
  formerly: readonly (number | undefined)[],
): TeamEvent => {
  const known = new Map(before.games.map((match) => [meetingKey(match), match]));
  const seated = (match: Match): Match => {
    const [white = 0, black = 0] = [formerly[match.white - 1], formerly[match.black - 1]];
    const former = known.get(meetingKey({ white, black, cycle: match.cycle }));
    if (!former) return match;
    const [home, away] = former.white === white ? (['home', 'away'] as const) : (['away', 'home'] as const);
    const boards = match.boards.map((board, index) => {
      const had = former.boards[index];
      return had ? { ...board, home: had[home], away: had[away] } : board;
    });
    return { ...match, boards };
  };
  return { ...again, games: again.games.map(seated) };
};
