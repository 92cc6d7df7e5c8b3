import type { Game, Player, Section } from '../model';
import { problem, type Problem } from '../problem';
import { unknownProblem } from '../names/meant';

type Member = Pick<Player, 'no' | 'name' | 'section'>;
type Meeting = Pick<Game, 'no' | 'white' | 'black'>;

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

/** Games between players of two sections, which nobody can play. */
const mixedGames = (players: readonly Member[], games: readonly Meeting[]): readonly Problem[] => {
  const byNo = new Map(players.map((player) => [player.no, player]));
  return games.flatMap(({ no, white, black }) => {
    const [one, other] = [byNo.get(white), byNo.get(black)];
    return one && other && one.section !== other.section
      ? [problem('section-mixed', { game: no }, { one: one.name, other: other.name })]
      : [];
  });
};

/**
 * What is wrong with players and the sections that they are divided into: a name that two sections have (`section-twice`), a
 * player of none (`section-missing`) or of one that there is not (`section-unknown`), numbers that do not run on from section
 * to section (`section-numbers`); if all that is right, games between players of two sections (`section-mixed`). The places
 * name the player, or the game by its number.
 */
export const sectionProblems = (
  players: readonly Member[],
  sections: readonly Pick<Section, 'name'>[],
  games: readonly Meeting[],
): readonly Problem[] => {
  const names = sections.map(({ name }) => name);
  const ofNames = [
    ...names
      .filter((name, index) => names.indexOf(name) < index)
      .map((name) => problem('section-twice', {}, { section: name })),
    ...players.flatMap(ofPlayer(names)),
  ];
  const ofNumbers = ofNames.length > 0 ? ofNames : outOfOrder(players, names);
  return ofNumbers.length > 0 ? ofNumbers : mixedGames(players, games);
};
