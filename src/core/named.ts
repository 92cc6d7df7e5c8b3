import { entryAt } from './present';
import type { Player, Tournament } from './model';
import { foldedName } from './name';
import { problem, type ProblemPlace, type Problem } from './problem';
import { fail, ok, type Result } from './result';

const listed = (players: readonly Player[]): string =>
  players.map(({ no, name }) => `${no} ${name}`).join(', ');

/** The names of players by their numbers; of a number that nobody has the number itself. */
export const nameOf = (players: readonly Pick<Player, 'no' | 'name'>[]): ((no: number) => string) => {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return (no) => names.get(no) ?? String(no);
};

const NUMBER = /^\d{1,9}$/;

/**
 * The player of a number, or of a name as it stands on Players, capitals or not; digits that are nobody's name are a number.
 * Problems: `player-unknown`, `player-ambiguous` with all who have the name.
 */
export const playerNamed = (
  { players }: Pick<Tournament, 'players'>,
  typed: string | number,
): Result<Player> => {
  const numbered = (no: number): Player | undefined => players.find((player) => player.no === no);
  const called =
    typeof typed === 'number' ? [] : players.filter(({ name }) => foldedName(name) === foldedName(typed));
  if (called.length > 1)
    return fail(
      problem('player-ambiguous', {}, { typed, players: listed(called), example: entryAt(called, 0).no }),
    );
  const isNumber = typeof typed === 'number' || NUMBER.test(typed.trim());
  const found = called[0] ?? (isNumber ? numbered(Number(typed)) : undefined);
  return found ? ok(found) : fail(problem('player-unknown', {}, { typed }));
};

/** `name-alike` for every name that several players have, at the place of the second of them. */
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
