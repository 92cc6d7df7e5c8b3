import type { Game, Player, Section } from '../model';

type Member = Pick<Player, 'no' | 'section'>;

/** The names of the players' sections, in the order of player numbers. */
export const sectionNames = (players: readonly Member[]): readonly string[] => [
  ...new Set([...players].sort((one, other) => one.no - other.no).flatMap(({ section }) => section ?? [])),
];

/** A section as its games show it: its first board and its cycles. */
export const sectionFound = (
  name: string,
  players: readonly Member[],
  games: readonly Pick<Game, 'board' | 'cycle' | 'white'>[],
): Section => {
  const numbers = new Set(players.flatMap(({ no, section }) => (section === name ? [no] : [])));
  const own = games.filter(({ white }) => numbers.has(white));
  return {
    name,
    firstBoard: own.reduce((least, { board }) => Math.min(least, board), own[0]?.board ?? 1),
    cycles: own.reduce((most, { cycle }) => Math.max(most, cycle), 1),
  };
};

/** The players of each section; all of them without sections. */
export const bySection = <P extends Pick<Player, 'no' | 'section'>>(
  players: readonly P[],
): readonly (readonly P[])[] => {
  const names = sectionNames(players);
  return names.length === 0
    ? [players]
    : names.map((name) => players.filter(({ section }) => section === name));
};
