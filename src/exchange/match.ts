import { countsOf, pairKey } from '../core/grouped';
import { largest } from '../core/extremes';
import { given } from '../core/format/fields';
import type { Game, Team, Tournament } from '../core/model';
import { makeTournament, type TournamentRequest } from '../core/tournament';
import { andThen, fail, ok, type Result } from '../core/result';
import { problem } from '../core/problem';
import type { FoundEvent, FoundGame } from './exchangeFormat';

/** The teams of an event if it is a match of two: everybody is in one of them, and nobody plays a mate. */
export const teamsOfMatch = ({ players, games }: FoundEvent): readonly Team[] => {
  const names = [...new Set(players.map(({ team }) => team ?? ''))];
  const isMatch =
    names.length === 2 &&
    !names.includes('') &&
    games.length > 0 &&
    games.every(({ white, black }) => players[white]?.team !== players[black]?.team);
  return isMatch ? names.map((name) => ({ id: name, name })) : [];
};

const keyOf = (round: number | null, white: number, black: number): string => `${round} ${white} ${black}`;

const noAt = ({ players }: FoundEvent, at: number): number => players[at]?.no ?? 0;

/** A game of the table as the file tells of it. */
const toldOf = (game: Game, found: FoundGame | undefined): Game =>
  found
    ? {
        ...game,
        outcome: found.outcome,
        ...given({ date: found.date }),
        ...(found.annulled === true && found.outcome !== null ? { annulled: true } : {}),
      }
    : game;

/**
 * A match of two teams by FIDE's table, with the results that were found: players in order of their numbers, those of the first team
 * before those of the second. Problems: those of `makeTournament`, `exchange-match-table` at a game that the table has not.
 */
export const matchOf = (
  found: FoundEvent,
  teams: readonly Team[],
  request: Omit<TournamentRequest, 'system' | 'cycles' | 'teams'>,
): Result<Tournament> => {
  const order = found.players.map((_, at) => at).sort((a, b) => noAt(found, a) - noAt(found, b));
  const numberOf = new Map(order.map((at, place) => [at, place + 1]));
  const met = countsOf(found.games.map(({ white, black }) => pairKey(white, black)));
  const often = Math.max(1, largest(met.values()));
  const made = makeTournament({ ...request, teams, system: 'scheveningen', cycles: found.cycles ?? often });
  return andThen(made, (tournament) => {
    const byKey = new Map(
      found.games.map((game) => [
        keyOf(game.round, numberOf.get(game.white) ?? 0, numberOf.get(game.black) ?? 0),
        game,
      ]),
    );
    const games = tournament.games.map((game) =>
      toldOf(game, byKey.get(keyOf(game.round, game.white, game.black))),
    );
    const table = new Set(tournament.games.map(({ round, white, black }) => keyOf(round, white, black)));
    const stray = [...byKey].find(([key]) => !table.has(key))?.[1];
    if (stray)
      return fail(
        problem('exchange-match-table', stray.place, {
          name: found.players[stray.white]?.name ?? '',
          opponent: found.players[stray.black]?.name ?? '',
        }),
      );
    return ok({ ...tournament, games });
  });
};
