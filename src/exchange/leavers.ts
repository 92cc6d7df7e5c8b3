import { nameOf } from '../core/names/name';
import type { Tournament } from '../core/model';
import { problem, type Problem } from '../core/problem';

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
