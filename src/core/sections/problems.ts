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

/** Players who come after a player of a later section. */
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

/** Games between players of two sections, which cannot be played. */
const mixedGames = (players: readonly Member[], games: readonly Meeting[]): readonly Problem[] => {
  const byNo = new Map(players.map((player) => [player.no, player]));
  return games.flatMap(({ no, white, black }) => {
    const [one, other] = [byNo.get(white), byNo.get(black)];
    return one && other && one.section !== other.section
      ? [problem('section-mixed', { game: no }, { one: one.name, other: other.name })]
      : [];
  });
};

/** `section-twice` for each name that an earlier section has. */
export const namedTwice = (names: readonly string[]): readonly Problem[] =>
  names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => problem('section-twice', {}, { section: name }));

/**
 * Problems with players and their sections: two sections with one name (`section-twice`), a player without a section
 * (`section-missing`) or of an unknown one (`section-unknown`), numbers that do not run on from section to section
 * (`section-numbers`). If there are none of these: games between players of two sections (`section-mixed`). The places name the
 * player, or the game by its number.
 */
export const sectionProblems = (
  players: readonly Member[],
  sections: readonly Pick<Section, 'name'>[],
  games: readonly Meeting[],
): readonly Problem[] => {
  const names = sections.map(({ name }) => name);
  const ofNames = [...namedTwice(names), ...players.flatMap(ofPlayer(names))];
  const ofNumbers = ofNames.length > 0 ? ofNames : outOfOrder(players, names);
  return ofNumbers.length > 0 ? ofNumbers : mixedGames(players, games);
};
