import type { Game, Player, Section } from '../model';
import { problem, type Problem } from '../problem';
import { unknownProblem } from '../unknown';

type Member = Pick<Player, 'no' | 'name' | 'section'>;

const ofPlayer =
  (names: readonly string[]) =>
  ({ name: player, section = '' }: Member): readonly Problem[] => {
    if (section === '') return [problem('section-missing', { player }, { player })];
    return names.includes(section) ? [] : [unknownProblem('section-unknown', section, names, { player })];
  };

/** Whoever comes after a player of a later section. */
const outOfOrder = (players: readonly Member[], names: readonly string[]): readonly Problem[] => {
  let last = 0;
  return [...players]
    .sort((one, other) => one.no - other.no)
    .flatMap(({ name: player, section = '' }) => {
      const at = names.indexOf(section);
      if (at < last) return [problem('section-numbers', { player }, { player, section })];
      last = at;
      return [];
    });
};

/**
 * What is wrong with players and the sections that they are divided into: a name that two sections have (`section-twice`), a
 * player of none (`section-missing`) or of one that there is not (`section-unknown`), numbers that do not run on from section
 * to section (`section-numbers`). The places name the player.
 */
export const sectionProblems = (
  players: readonly Member[],
  sections: readonly Pick<Section, 'name'>[],
): readonly Problem[] => {
  const names = sections.map(({ name }) => name);
  const problems = [
    ...names
      .filter((name, index) => names.indexOf(name) < index)
      .map((name) => problem('section-twice', {}, { section: name })),
    ...players.flatMap(ofPlayer(names)),
  ];
  return problems.length > 0 ? problems : outOfOrder(players, names);
};

/** Games between players of two sections, which nobody can play (`section-mixed`). */
export const mixedGames = (
  players: readonly Member[],
  games: readonly Pick<Game, 'no' | 'white' | 'black'>[],
): readonly Problem[] => {
  const byNo = new Map(players.map((player) => [player.no, player]));
  return games.flatMap(({ no, white, black }) => {
    const [one, other] = [byNo.get(white), byNo.get(black)];
    return one && other && one.section !== other.section
      ? [problem('section-mixed', { game: no }, { one: one.name, other: other.name })]
      : [];
  });
};
