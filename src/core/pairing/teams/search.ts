import { entryAt } from '../../present';
import type { TeamGame } from './system';

/** Who has White, and how far the search has come: games with White and the last colours of everybody. */
interface Line {
  whites: number;
  last: boolean | null;
  run: number;
}

const LONGEST_RUN = 2;

const played = ({ whites, last, run }: Line, white: boolean): Line => ({
  whites: whites + (white ? 1 : 0),
  last: white,
  run: last === white ? run + 1 : 1,
});

/** Whether a line can still come out level after `games` of `all` games. */
const isOpen = ({ whites, run }: Line, games: number, all: number): boolean =>
  run <= LONGEST_RUN && whites * 2 <= all && (games - whites) * 2 <= all;

/**
 * Gives the games of a table for an even number of boards such colours that every player has White as often as Black, so
 * has each team in every round, and nobody has one colour three times in a row; the first such colours in order of rounds
 * and boards, White before Black. `null` if there are none.
 */
export const levelColours = (
  table: readonly (readonly TeamGame[])[],
): readonly (readonly TeamGame[])[] | null => {
  const n = table.length;
  const start = (): Line[] => Array.from({ length: n }, () => ({ whites: 0, last: null, run: 0 }));
  const numbers = start();
  const letters = start();
  const chosen: boolean[] = [];
  const goOn = (at: number, teamWhites: number): boolean => {
    if (at === n * n) return true;
    const round = Math.floor(at / n);
    const { number, letter } = entryAt(entryAt(table, round), at % n);
    const [one, other] = [entryAt(numbers, number - 1), entryAt(letters, letter - 1)];
    for (const white of [true, false]) {
      const team: Line = { whites: teamWhites + (white ? 1 : 0), last: null, run: 0 };
      const [next, opposite] = [played(one, white), played(other, !white)];
      if (!isOpen(team, (at % n) + 1, n) || !isOpen(next, round + 1, n) || !isOpen(opposite, round + 1, n))
        continue;
      [numbers[number - 1], letters[letter - 1], chosen[at]] = [next, opposite, white];
      if (goOn(at + 1, at % n === n - 1 ? 0 : team.whites)) return true;
      [numbers[number - 1], letters[letter - 1]] = [one, other];
    }
    return false;
  };
  return goOn(0, 0)
    ? table.map((games, round) =>
        games.map((game, board) => ({ ...game, white: entryAt(chosen, round * n + board) })),
      )
    : null;
};
