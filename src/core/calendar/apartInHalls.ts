import { given } from '../format/fields';
import type { Player, Tournament } from '../model';
import { foldedName } from '../names/name';
import { hallClashes } from './clashes';

type League = Pick<Tournament, 'games' | 'players' | 'calendarLimits' | 'discipline'>;

/** A team that takes the number of another of its league, which takes theirs, and how many clashes there are then. */
export interface OtherNumber {
  readonly team: Player;
  readonly other: Player;
  readonly clashes: number;
}

/** Where each team is at home, by number. */
const hallsOf = ({ games }: League): ReadonlyMap<number, string> =>
  new Map(games.flatMap(({ white, venue }) => (venue === undefined ? [] : [[white, venue] as const])));

/** The matches of a league in the halls they are in once two teams have each other's numbers. */
const swapped = (league: League, one: number, other: number): League => {
  const halls = hallsOf(league);
  const hallAt = (no: number) => halls.get(no === one ? other : no === other ? one : no);
  return { ...league, games: league.games.map((game) => given({ ...game, venue: hallAt(game.white) })) };
};

/**
 * The two teams of new leagues whose exchange of numbers leaves the fewest clashes in halls (`hallClashes`), if these are fewer than now: by Berger the
 * numbers 1 and 4 of six teams are never at home in one round. One of them shares its hall; the last such team of the list moves first.
 */
export const apartInHalls = (leagues: readonly League[]): OtherNumber | null => {
  const now = hallClashes(leagues).length;
  if (now === 0) return null;
  const homes = leagues.flatMap((league) => [...hallsOf(league).values()].map(foldedName));
  const isShared = (hall: string | undefined): boolean =>
    hall !== undefined && homes.filter((each) => each === foldedName(hall)).length > 1;
  let best: OtherNumber | null = null;
  for (const league of [...leagues].reverse()) {
    const halls = hallsOf(league);
    for (const team of [...league.players].reverse().filter(({ no }) => isShared(halls.get(no))))
      for (const other of league.players.filter(({ no }) => halls.get(no) !== halls.get(team.no))) {
        const clashes = hallClashes(
          leagues.map((each) => (each === league ? swapped(league, team.no, other.no) : each)),
        ).length;
        if (clashes < (best?.clashes ?? now)) best = { team, other, clashes };
      }
  }
  return best;
};
