import { makeTournament, type TournamentRequest } from '../src/core/tournament';
import type { Tournament } from '../src/core/model';
import { OUTCOME_CODES } from '../src/core/results/outcome';
import { RESULTS } from './eventFixtures';
import { randomOf } from './generated';
import { valueOf } from './results';

/** A match of so many members against so many, K1, K2 ... of the Kings and Q1, Q2 ... of the Queens, none played. */
export const newMatch = (
  boards: number,
  opponents = boards,
  more: Partial<TournamentRequest> = {},
): Tournament => {
  const members = (team: string, letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${letter}${index + 1}`, team }));
  return valueOf(
    makeTournament({
      id: 'match',
      event: 'Kings and Queens',
      players: [...members('k', 'K', boards), ...members('q', 'Q', opponents)],
      teams: [
        { id: 'k', name: 'Kings' },
        { id: 'q', name: 'Queens' },
      ],
      system: 'scheveningen',
      ruleSet: 'match',
      tieBreaks: ['PTS', 'WIN', 'SB'],
      teamTieBreaks: ['GP', 'MP', 'NZ_BOARDS', 'NZ_BLACK'],
      ...more,
    }),
  );
};

/** Fills a match in, a word a round: what the first team made board by board, `1 = 0`, `+ -` forfeits, `x` by both, `.` not finished. */
export const playedBy = (match: Tournament, rounds: string): Tournament => {
  const marks = rounds.replaceAll(' ', '');
  const ofFirst = new Set(match.players.filter(({ team }) => team === 'k').map(({ no }) => no));
  return {
    ...match,
    games: match.games.map((game, index) => ({
      ...game,
      outcome: RESULTS[marks[index] ?? '.']?.[ofFirst.has(game.white) ? 0 : 1] ?? null,
    })),
  };
};

/** Any results, also forfeits, special ones, games to come and a player who left. */
export const playedAtRandom = (match: Tournament, seed: number, finished = 1): Tournament => {
  const random = randomOf(seed);
  const any = () => OUTCOME_CODES[Math.floor(random() * (random() < 0.8 ? 3 : OUTCOME_CODES.length))]!;
  const left = seed % 4 === 0 ? Math.ceil(random() * match.players.length) : 0;
  return {
    ...match,
    games: match.games.map((game) => ({ ...game, outcome: random() < finished ? any() : null })),
    players: match.players.map((player) =>
      player.no === left ? { ...player, status: 'annulled' as const } : player,
    ),
  };
};
