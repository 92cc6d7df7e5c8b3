import { largest } from '../extremes';
import { groupedBy, pairKey } from '../grouped';
import { countedPlayers } from '../results/progress';
import { present } from '../present';
import { nameOf } from '../names/name';
import type { Game, Tournament } from '../model';
import { meetingsOf, scheduleOf } from '../pairing/anySystem';
import { coloursOf } from '../pairing/colours';
import { problem, type Problem } from '../problem';
import { fieldsOf, firstNumber } from '../sections/fields';
import { hasSides } from '../results/sides';

/** Faults that no change by hand may cause: a pair meets too often or too rarely, or somebody plays twice at a time. */
export const BREAKING_FAULTS: readonly Problem['code'][] = [
  'pair-too-often',
  'pair-missing',
  'pair-twice-in-cycle',
  'player-meets-self',
  'player-two-games',
  'team-mates-meet',
];

type Namer = (no: number) => string;

const grouped = (games: readonly Game[]): ReadonlyMap<string, readonly Game[]> =>
  groupedBy(games, ({ white, black }) => pairKey(white, black));

const oftenFaults = (
  games: readonly Game[],
  { cycles, discipline, carried = 0 }: Tournament,
  name: Namer,
): readonly Problem[] => {
  const last = present(games.at(-1));
  const place = { round: last.round, game: last.no };
  const [one, other] = [name(last.white), name(last.black)];
  if (games.length > cycles)
    return [problem('pair-too-often', place, { one, other, count: games.length, cycles })];
  const isTwice = new Set(games.map(({ cycle }) => cycle)).size < games.length;
  const isOneColour =
    games.length > 1 && games.every(({ no, white }) => no > carried && white === last.white);
  const oneColour = discipline ? 'pair-one-home' : 'pair-one-colour';
  return [
    ...(isTwice ? [problem('pair-twice-in-cycle', place, { one, other })] : []),
    ...(isOneColour ? [problem(oneColour, place, { white: one, black: other })] : []),
  ];
};

const meetingFaults = (tournament: Tournament, name: Namer): readonly Problem[] => {
  const { games, cycles } = tournament;
  const meetings = grouped(games);
  const areToMeet = meetingsOf(tournament);
  const others = games.filter(({ white, black }) => white !== black);
  const selfless = [...grouped(others.filter(({ white, black }) => areToMeet(white, black))).values()];
  const mates = others
    .filter(({ white, black }) => !areToMeet(white, black))
    .map(({ no, round, white, black }) =>
      problem('team-mates-meet', { round, game: no }, { one: name(white), other: name(black) }),
    );
  // Nobody misses a game that would not count.
  const numbers = countedPlayers(tournament).map(({ no }) => no);
  const missing = numbers.flatMap((one, index) =>
    numbers.slice(index + 1).flatMap((other): Problem[] => {
      const count = meetings.get(pairKey(one, other))?.length ?? 0;
      const values = { one: name(one), other: name(other), count, cycles };
      return count < cycles && areToMeet(one, other) ? [problem('pair-missing', {}, values)] : [];
    }),
  );
  const himself = games
    .filter(({ white, black }) => white === black)
    .map(({ no, round, white }) => problem('player-meets-self', { round, game: no }, { number: white }));
  const often = selfless.flatMap((each) => oftenFaults(each, tournament, name));
  return [...himself, ...mates, ...often, ...missing];
};

const roundFaults = ({ games, rests }: Tournament, name: Namer): readonly Problem[] => {
  const busy = new Set<string>();
  const faults: Problem[] = [];
  for (const { no, round, white, black } of games)
    for (const player of new Set([white, black])) {
      const values = { player: name(player), round };
      if (busy.has(`${round} ${player}`))
        faults.push(problem('player-two-games', { round, game: no }, values));
      busy.add(`${round} ${player}`);
    }
  const resting = rests
    .filter(({ round, player }) => busy.has(`${round} ${player}`))
    .map(({ round, player }) => problem('rest-with-game', { round }, { player: name(player), round }));
  return [...faults, ...resting];
};

/** Colours may be as uneven as the system makes them, and by at least one game. */
const unevenBySystem = (tournament: Tournament): number => {
  const made = scheduleOf(tournament);
  const balances = made.ok ? coloursOf(made.value).players : [];
  return Math.max(1, largest(balances.map(({ whites, blacks }) => Math.abs(whites - blacks))));
};

/** Carried-over games keep the colours they were played with, so no system made the other games even with them. */
const colourFaults = (tournament: Tournament, name: Namer): readonly Problem[] => {
  if (tournament.carried !== undefined) return [];
  const { players } = tournament;
  if (!hasSides(tournament)) return [];
  const most = unevenBySystem(tournament);
  const before = firstNumber(tournament) - 1;
  const games = tournament.games.map(({ white, black }) => ({
    white: white - before,
    black: black - before,
  }));
  return coloursOf({ players: players.length, rounds: [{ games }] })
    .players.filter(({ whites, blacks }) => Math.abs(whites - blacks) > most)
    .map(({ no, whites, blacks }) => {
      const player = name(no + before);
      return problem(
        tournament.discipline ? 'homes-more-uneven' : 'colours-more-uneven',
        { player },
        { player, whites, blacks },
      );
    });
};

const faultsOfField = (field: Tournament): readonly Problem[] => {
  const name = nameOf(field.players);
  return [...meetingFaults(field, name), ...roundFaults(field, name), ...colourFaults(field, name)];
};

/**
 * What is wrong with the schedule of a tournament: `pair-too-often pair-missing pair-twice-in-cycle player-meets-self
 * player-two-games team-mates-meet` (`BREAKING_FAULTS`); `rest-with-game`; `pair-one-colour` (`pair-one-home`), and `colours-more-uneven` than the
 * system makes them, but not in finals with carried-over games. A fault of a game names it. Each section is checked by itself.
 */
export const scheduleFaults = (tournament: Tournament): readonly Problem[] =>
  fieldsOf(tournament).flatMap(faultsOfField);

/** The faults of a schedule that are new. */
export const newFaults = (before: Tournament, after: Tournament): readonly Problem[] => {
  const keyOf = ({ code, place, values }: Problem): string =>
    JSON.stringify([code, place.player, place.round, values]);
  const known = new Set(scheduleFaults(before).map(keyOf));
  return scheduleFaults(after).filter((fault) => !known.has(keyOf(fault)));
};
