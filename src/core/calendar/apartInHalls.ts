import { given } from '../format/fields';
import type { Game, Player, Tournament } from '../model';
import { foldedName } from '../names/name';
import { hallClashes } from './clashes';

type League = Pick<Tournament, 'games' | 'players' | 'calendarLimits' | 'discipline' | 'profile'>;

/** Two teams of a league that take each other's numbers, and how many clashes there are then. */
export interface OtherNumber {
  readonly team: Player;
  readonly other: Player;
  readonly clashes: number;
}

/** Where each team is at home, by number. */
const hallsOf = ({ games }: League): ReadonlyMap<number, string> =>
  new Map(
    games.flatMap(({ white, venue = '' }) => (venue === '' ? [] : [[white, foldedName(venue)] as const])),
  );

/** Matches with their time and hall. */
type Placed = readonly (readonly [time: string, hall: string | undefined])[];

/** Without dates, the matches of a round are at one time. */
const timeOf = ({ date, round }: Game): string => date ?? `round ${round}`;

/** How many matches are too many at one time in one hall. */
const tooMany = (placed: Placed): number => {
  const inHalls = placed.flatMap(([time, hall]) => (hall === undefined ? [] : [`${time} ${hall}`]));
  return inHalls.length - new Set(inHalls).size;
};

/**
 * The two teams of new leagues whose exchange of numbers leaves the fewest matches too many at one time in one hall, if that leaves fewer clashes
 * (`hallClashes`): by Berger the numbers 1 and 4 of six are never at home in one round. One of them shares its hall; the last such team moves first.
 */
export const apartInHalls = (leagues: readonly League[]): OtherNumber | null => {
  const now = hallClashes(leagues).length;
  if (now === 0) return null;
  const homes = leagues.flatMap((league) => [...hallsOf(league).values()]);
  const isShared = (hall: string | undefined): boolean => homes.filter((each) => each === hall).length > 1;
  let [best, least]: [OtherNumber | null, number] = [null, Infinity];
  for (const league of [...leagues].reverse()) {
    const halls = hallsOf(league);
    const elsewhere = leagues.filter((each) => each !== league).flatMap(({ games }) => games);
    const others: Placed = elsewhere.map((game) => [timeOf(game), game.venue && foldedName(game.venue)]);
    for (const team of [...league.players].reverse().filter(({ no }) => isShared(halls.get(no))))
      for (const other of league.players) {
        const hallAt = (no: number) => halls.get(no === team.no ? other.no : no === other.no ? team.no : no);
        const own: Placed = league.games.map((game) => [timeOf(game), hallAt(game.white)]);
        const left = tooMany([...others, ...own]);
        if (left >= least) continue;
        const games = league.games.map((game) => given({ ...game, venue: hallAt(game.white) }));
        const after = leagues.map((each) => (each === league ? { ...league, games } : each));
        [best, least] = [{ team, other, clashes: hallClashes(after).length }, left];
      }
  }
  return best && best.clashes < now ? best : null;
};
