import type { Game, Tournament } from '../model';
import { problem, type Problem } from '../problem';
import { allOf, fail, ok, type Result } from '../result';

/** The first board of games: the lowest of any; 1 without boards. */
export const firstBoard = (games: readonly Pick<Game, 'board'>[]): number => {
  const boards = games.map(({ board }) => board).filter((board) => board > 0);
  return boards.reduce((least, board) => Math.min(least, board), boards[0] ?? 1);
};

/** The last board of games; 0 without boards. */
export const lastBoard = (games: readonly Pick<Game, 'board'>[]): number =>
  games.reduce((most, { board }) => Math.max(most, board), 0);

/** Games at boards from 1 on, moved to start at another board. */
export const fromBoard = <T extends Pick<Game, 'board'>>(games: readonly T[], first: number): readonly T[] =>
  first === 1 ? games : games.map((game) => ({ ...game, board: game.board + first - 1 }));

/** No hall has more boards. */
const MOST_BOARD = 9999;

const boardIn = (typed: string): Result<number> => {
  const place = { field: 'firstBoard' };
  if (!/^\d+$/.test(typed)) return fail(problem('not-a-whole-number', place, { typed }));
  const board = Number(typed);
  return board >= 1 && board <= MOST_BOARD
    ? ok(board)
    : fail(problem('number-out-of-range', place, { typed: board, least: 1, most: MOST_BOARD }));
};

/**
 * Reads the first boards of sections: `11` for the first one, `1, 21, 41` for each; an empty text has none. Problems of the field
 * `firstBoard`: `not-a-whole-number`, `number-out-of-range`.
 */
export const parseFirstBoards = (typed: string): Result<readonly number[]> =>
  typed.trim() === ''
    ? ok([])
    : allOf(
        typed
          .trim()
          .split(/[\s,;]+/)
          .map(boardIn),
      );

/**
 * Sections of an event, each at its own boards: those with a first board begin there, the others follow the section above, the
 * first begins at board 1.
 */
export const onBoards = (
  sections: readonly Tournament[],
  firstBoards: readonly number[] = [],
): readonly Tournament[] => {
  let next = 1;
  return sections.map((section, index) => {
    const games = fromBoard(section.games, firstBoards[index] ?? next);
    next = lastBoard(games) + 1;
    return { ...section, games };
  });
};

/**
 * Problems with the first boards of sections: `first-boards-many` for more of them than sections, `boards-overlap` for a section
 * that would begin among the boards of another.
 */
export const boardProblems = (
  sections: readonly { readonly name: string; readonly tournament: Pick<Tournament, 'games'> }[],
  firstBoards: readonly number[],
): readonly Problem[] => {
  const place = { field: 'firstBoard' };
  if (firstBoards.length > sections.length)
    return [problem('first-boards-many', place, { count: firstBoards.length, sections: sections.length })];
  const spans = sections
    .map(({ name, tournament: { games } }) => ({ name, first: firstBoard(games), last: lastBoard(games) }))
    .sort((one, other) => one.first - other.first);
  return spans.flatMap(({ name: section, first: board }, index) => {
    const above = spans[index - 1];
    if (!above || board > above.last) return [];
    const values = { section, board, other: above.name, last: above.last, next: above.last + 1 };
    return [problem('boards-overlap', place, values)];
  });
};
