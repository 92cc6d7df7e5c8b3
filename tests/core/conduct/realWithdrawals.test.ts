import { progressOf, withdrawal, WITHDRAWAL_RULES } from '../../../src/core/conduct/withdrawal';
import type { Game, Tournament } from '../../../src/core/model';
import { standings } from '../../../src/core/tiebreak/standings';
import { realEvent } from '../../eventFixtures';

const ranksOf = (tournament: Tournament): readonly (number | null)[] => {
  const result = standings(tournament);
  if (!result.ok) throw new Error(result.problems[0].code);
  return result.value.ranks;
};

/** The games that a player never came to play, which an event's file leaves out. */
const unplayed = ({ players, games, rounds }: Tournament, no: number): readonly Game[] => {
  const met = new Set(
    games.flatMap(({ white, black }) => (white === no ? [black] : black === no ? [white] : [])),
  );
  return players
    .filter((player) => player.no !== no && !met.has(player.no))
    .map((player, index) => ({
      no: games.length + 1 + index,
      round: rounds,
      board: 100 + index,
      cycle: 1,
      white: no,
      black: player.no,
      outcome: null,
    }));
};

/** The tournament on the evening he left: his games played, those of the later rounds to come. */
const asHeLeft = (event: Tournament, no: number, after: number): Tournament => ({
  ...event,
  players: event.players.map((player) => ({ ...player, status: 'playing' })),
  games: [...event.games, ...unplayed(event, no)].map((game) => ({
    no: game.no,
    round: game.round,
    board: game.board,
    cycle: game.cycle,
    white: game.white,
    black: game.black,
    outcome: game.round <= after ? game.outcome : null,
  })),
});

describe('withdrawals that happened', () => {
  it.each([
    ['Rio de Janeiro 1979', 'iz1979b', 'Mecking, Henrique', 2, 1, 18],
    ['Tunis 1985', 'iz1985c', 'Bouaziz, Slim', 6, 6, 17],
    ['Subotica 1987', 'iz1987a', 'Kavalek, Lubomir', 7, 6, 16],
  ])('%s: annulled, and the final table is as it was', (_, id, name, after, completed, scheduled) => {
    const event = realEvent(id);
    const gone = event.players.find(({ status }) => status === 'annulled')!;
    expect(gone.name.split(',')[0]).toBe(name.split(',')[0]);
    const evening = asHeLeft(event, gone.no, after);
    expect(progressOf(evening, gone.no)).toEqual({ completed, scheduled });
    const left = withdrawal(evening, gone.no, WITHDRAWAL_RULES[0]!);
    if (!left.ok) throw new Error(left.problems[0].code);
    const outcomes = new Map(event.games.map((game) => [game.no, game.outcome]));
    const played: Tournament = {
      ...evening,
      players: evening.players.map((player) =>
        player.no === gone.no ? { ...player, status: left.value.status } : player,
      ),
      games: evening.games.map((game) => ({ ...game, outcome: outcomes.get(game.no) ?? null })),
    };
    expect(ranksOf(played)).toEqual(ranksOf(event));
    expect(ranksOf(played)[gone.no - 1]).toBeNull();
  });
});
