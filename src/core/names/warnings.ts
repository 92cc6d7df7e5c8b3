import type { Player, Tournament } from '../model';
import { entryAt } from '../present';
import { problem, type Problem, type ProblemPlace } from '../problem';
import { foldedName, unseenIn, withoutUnseen } from './name';

/** `name-alike` for every name that several players share, at the second of them. */
export const alikeNames = (
  { players }: Pick<Tournament, 'players'>,
  placeOf: (player: Player) => ProblemPlace = ({ name }) => ({ player: name }),
): readonly Problem[] => {
  const byName = new Map<string, Player[]>();
  for (const player of players) {
    const group = byName.get(foldedName(player.name)) ?? [];
    byName.set(foldedName(player.name), group);
    group.push(player);
  }
  return [...byName.values()]
    .filter((group) => group.length > 1)
    .map((group) =>
      problem('name-alike', placeOf(entryAt(group, 1)), {
        name: entryAt(group, 0).name,
        numbers: group.map(({ no }) => no).join(', '),
        count: group.length,
      }),
    );
};

/** `name-unseen` for a name with an invisible character. */
export const unseenName = (name: string, place: ProblemPlace): readonly Problem[] => {
  const sign = unseenIn(name);
  return sign === null ? [] : [problem('name-unseen', place, { name: withoutUnseen(name), sign })];
};

/** Warnings about the names of a tournament: `name-alike` at the second player with a name, and `name-unseen`. */
export const nameWarnings = (
  tournament: Pick<Tournament, 'players'>,
  placeOf: (player: Player) => ProblemPlace = ({ name }) => ({ player: name }),
): readonly Problem[] => [
  ...alikeNames(tournament, placeOf),
  ...tournament.players.flatMap((player) => unseenName(player.name, placeOf(player))),
];
