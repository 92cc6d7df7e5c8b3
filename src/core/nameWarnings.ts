import { alikeNames } from './alikeNames';
import type { Player, Tournament } from './model';
import { unseenIn, withoutUnseen } from './name';
import { problem, type Problem, type ProblemPlace } from './problem';

/** `name-unseen` for a name with a sign in it that nobody sees. */
export const unseenName = (name: string, place: ProblemPlace): readonly Problem[] => {
  const sign = unseenIn(name);
  return sign === null ? [] : [problem('name-unseen', place, { name: withoutUnseen(name), sign })];
};

/** What should be known of the names of a tournament: `name-alike` at the second player of a name, and `name-unseen`. */
export const nameWarnings = (
  tournament: Pick<Tournament, 'players'>,
  placeOf: (player: Player) => ProblemPlace = ({ name }) => ({ player: name }),
): readonly Problem[] => [
  ...alikeNames(tournament, placeOf),
  ...tournament.players.flatMap((player) => unseenName(player.name, placeOf(player))),
];
