import { progressOf, withdrawal, WITHDRAWAL_RULES } from '../../../src/core/conduct/withdrawal';
import type { Game, Tournament } from '../../../src/core/model';
import { standings } from '../../../src/core/tiebreak/standings';
import { outcomeOf } from '../../../src/core/outcome';
import { expectedCases, realEvent } from '../../eventFixtures';

const ranksOf = (tournament: Tournament): readonly (number | null)[] => {
  const result = standings(tournament);
  if (!result.ok) throw new Error(result.problems[0].code);
  return result.value.ranks;
};

/** The games that a player never came to play, which an event's file leaves out. */
const unplayed = ({ players, games, rounds, cycles }: Tournament, no: number): readonly Game[] => {
  const met = games.flatMap(({ white, black }) => (white === no ? [black] : black === no ? [white] : []));
  return players
    .filter((player) => player.no !== no)
    .flatMap((player) => {
      const times = met.filter((other) => other === player.no).length;
      return Array.from({ length: cycles - times }, (_, index) => ({
        black: player.no,
        cycle: times + index + 1,
      }));
    })
    .map((game, index) => ({
      ...game,
      no: games.length + 1 + index,
      round: rounds,
      board: 100 + index,
      white: no,
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

/** The rest of the tournament after he left on that evening: what the others made of their games, and what the rule says. */
const playedOn = (event: Tournament, evening: Tournament, no: number): Tournament => {
  const left = withdrawal(evening, no, WITHDRAWAL_RULES[0]!);
  if (!left.ok) throw new Error(left.problems[0].code);
  const forfeits = new Map(left.value.forfeits.map(({ game, outcome }) => [game, outcome]));
  const outcomes = new Map(event.games.map((game) => [game.no, game.outcome]));
  const isHis = ({ white, black }: Game): boolean => white === no || black === no;
  return {
    ...evening,
    players: evening.players.map((player) =>
      player.no === no ? { ...player, status: left.value.status } : player,
    ),
    games: evening.games.map((game) => ({
      ...game,
      outcome: isHis(game) ? (forfeits.get(game.no) ?? game.outcome) : (outcomes.get(game.no) ?? null),
    })),
  };
};

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
    const played = playedOn(event, evening, gone.no);
    expect(ranksOf(played)).toEqual(ranksOf(event));
    expect(ranksOf(played)[gone.no - 1]).toBeNull();
  });

  it('Saltsjöbaden 1952: the draw had 22 numbers, one of them never came', () => {
    const event = realEvent('iz1952');
    const absent = { no: 22, name: 'He who never came', status: 'playing' } as const;
    const whole = { ...event, players: [...event.players, absent] };
    const evening = asHeLeft(whole, absent.no, 0);
    expect(progressOf(evening, absent.no)).toEqual({ completed: 0, scheduled: 21 });
    expect(ranksOf(playedOn(event, evening, absent.no))).toEqual([...ranksOf(event), null]);
  });
});

/** Made-up events in which somebody leaves, and what two calculators found for them. */
const MADE_UP = expectedCases('random').flatMap((made) => {
  const gone = made.tournament.players.filter(({ status }) => status !== 'playing');
  return gone.length === 1 ? [[made.tournament.event, made, gone[0]!] as const] : [];
});

describe('withdrawals that were made up', () => {
  it.each(MADE_UP)(
    '%s: what happened to his games follows from the rule',
    (_, { tournament: event }, gone) => {
      const own = event.games.filter(({ white, black }) => white === gone.no || black === gone.no);
      const after = own
        .filter(({ outcome }) => outcome !== null && outcomeOf(outcome).kind === 'played')
        .reduce((last, { round }) => Math.max(last, round), 0);
      const played = playedOn(event, asHeLeft(event, gone.no, after), gone.no);
      expect(played.players[gone.no - 1]!.status).toBe(gone.status);
      expect(ranksOf(played)).toEqual(ranksOf(event));
    },
  );
});
