import type { Game, Tournament } from '../model';

/** The first board of games: the lowest that one of them has, 1 where none has any. */
export const firstBoard = (games: readonly Pick<Game, 'board'>[]): number => {
  const boards = games.map(({ board }) => board).filter((board) => board > 0);
  return boards.reduce((least, board) => Math.min(least, board), boards[0] ?? 1);
};

/** The last board of games; 0 where there are none. */
export const lastBoard = (games: readonly Pick<Game, 'board'>[]): number =>
  games.reduce((most, { board }) => Math.max(most, board), 0);

/** Games that begin at board 1, moved to the boards from a first one on. */
export const fromBoard = <T extends Pick<Game, 'board'>>(games: readonly T[], first: number): readonly T[] =>
  first === 1 ? games : games.map((game) => ({ ...game, board: game.board + first - 1 }));

/** Sections of an event at boards that run on from one to the next: the first has board 1. */
export const onBoards = (sections: readonly Tournament[]): readonly Tournament[] => {
  let first = 1;
  return sections.map((section) => {
    const games = fromBoard(section.games, first);
    first = lastBoard(games) + 1;
    return { ...section, games };
  });
};
