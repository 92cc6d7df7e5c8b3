import { roundsNeeded } from '../core/adopt/allMeet';
import { largest } from '../core/extremes';
import { countsOf, pairKey } from '../core/grouped';
import type { Tournament } from '../core/model';
import { nameOf } from '../core/names/name';
import { problem, type Problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import type { FoundEvent } from './exchangeFormat';

/** What a list of games shows of how often all meet. */
interface Shown {
  readonly lastRound: number;
  /** How often the two meet who meet most often. */
  readonly most: number;
  /** Whether every two meet equally often: rounds further on then hold postponed games. */
  readonly isWhole: boolean;
}

const shownBy = ({ players, games }: FoundEvent): Shown => {
  const met = countsOf(games.map(({ white, black }) => pairKey(white, black)));
  const most = Math.max(1, largest(met.values()));
  return {
    most,
    lastRound: games.reduce((last, { round }) => Math.max(last, round ?? 0), 0),
    isWhole: games.length === (most * players.length * (players.length - 1)) / 2,
  };
};

/**
 * How often all meet, where a file leaves it open: as its games and the numbers of their rounds show; undefined where they show no more than
 * `adoptTournament` sees. `exchange-cycles-open` where nobody meets twice and a round is above those that they need to meet once: then somebody
 * has to say it.
 */
export const cyclesShown = (found: FoundEvent, file: string): Result<number | undefined> => {
  if (found.cycles !== undefined || found.rounds !== undefined) return ok(found.cycles);
  const { lastRound, most, isWhole } = shownBy(found);
  const needed = roundsNeeded(found.players.length);
  if (isWhole || lastRound <= needed) return ok(undefined);
  if (most > 1) return ok(lastRound > needed * (most - 1) ? most : undefined);
  const values = { round: lastRound, players: found.players.length, needed };
  return fail(problem('exchange-cycles-open', { file }, values));
};

/** `exchange-cycles-few` where a round is above those that all need who meet as often as somebody said. */
export const cyclesWarnings = (found: FoundEvent, cycles: number, file: string): readonly Problem[] => {
  const { lastRound, isWhole } = shownBy(found);
  const players = found.players.length;
  const needed = cycles * roundsNeeded(players);
  if (found.rounds !== undefined || isWhole || lastRound <= needed) return [];
  return [problem('exchange-cycles-few', { file }, { round: lastRound, players, cycles, needed })];
};

/**
 * Whoever left before half of their games: files say only that their games count for nobody. It is those all of whose finished games are
 * annulled, one of them against somebody who has others; `[]` where that does not account for every annulled game.
 */
const leaversOf = ({ players, games }: Tournament): readonly number[] => {
  const finished = games.filter(({ outcome }) => outcome !== null);
  const annulled = finished.filter((game) => game.annulled === true);
  const others = new Set(
    finished.filter((game) => game.annulled !== true).flatMap(({ white, black }) => [white, black]),
  );
  const met = (no: number): boolean =>
    annulled.some(
      ({ white, black }) => (white === no && others.has(black)) || (black === no && others.has(white)),
    );
  const leavers = players.map(({ no }) => no).filter((no) => !others.has(no) && met(no));
  const isOne = new Set(leavers);
  return annulled.every(({ white, black }) => isOne.has(white) || isOne.has(black)) ? leavers : [];
};

/** The players of a file with those who left, and `exchange-left` for each of them. */
export const withLeavers = (
  tournament: Tournament,
  file: string,
): { readonly tournament: Tournament; readonly warnings: readonly Problem[] } => {
  const leavers = new Set(leaversOf(tournament));
  if (leavers.size === 0) return { tournament, warnings: [] };
  const { players, games } = tournament;
  return {
    tournament: {
      ...tournament,
      players: players.map((player) =>
        leavers.has(player.no) ? { ...player, status: 'annulled' as const } : player,
      ),
      games: games.map((game) => {
        const { annulled, ...rest } = game;
        return annulled === true && (leavers.has(game.white) || leavers.has(game.black)) ? rest : game;
      }),
    },
    warnings: [...leavers].map((no) => problem('exchange-left', { file, player: nameOf(players)(no) })),
  };
};
