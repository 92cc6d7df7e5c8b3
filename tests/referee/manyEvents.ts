import { withGames, withStatus } from '../changed';
import { WITHDRAWAL_RULES, withdrawal } from '../../src/core/conduct/withdrawal';
import type { Tournament } from '../../src/core/model';
import { expectedCases } from '../eventFixtures';
import { generated } from '../generated';
import { valueOf } from '../results';

/** Stopped after a share of its rounds. */
const stopped = (tournament: Tournament, share: number): Tournament => {
  const last = Math.floor(tournament.rounds * share);
  return withGames(tournament, (game) => (game.round > last ? { ...game, outcome: null } : game));
};

/** As it is after a player has left. */
const left = (tournament: Tournament, no: number): Tournament => {
  const { status, forfeits } = valueOf(withdrawal(tournament, no, WITHDRAWAL_RULES[0]!));
  const outcomes = new Map(forfeits.map(({ game, outcome }) => [game, outcome]));
  return {
    ...withStatus(tournament, no, status),
    games: tournament.games.map((game) => ({ ...game, outcome: outcomes.get(game.no) ?? game.outcome })),
  };
};

const FINISHED = (['real', 'ties', 'random'] as const).flatMap((name) =>
  expectedCases(name).map(({ tournament }) => tournament),
);

const every = (count: number, from: number): readonly Tournament[] =>
  FINISHED.filter((_, index) => index % count === from);

/** Players who count, so that one of them can leave. */
const playing = ({ players }: Tournament): readonly number[] =>
  players.filter(({ status }) => status === 'playing').map(({ no }) => no);

type Named = readonly [name: string, tournament: Tournament];

/**
 * Every tournament of the expected values (3 to 24 players), a third of them in progress, some after one player left
 * before half their games, others after one left later, and made-up ones of up to four cycles.
 */
export const MANY_EVENTS: readonly Named[] = [
  ...FINISHED.map((each): Named => [`${each.id} ${each.event}`, each]),
  ...every(3, 0).map((each, index): Named => {
    const share = [0.2, 0.5, 0.8][index % 3]!;
    return [`${each.id} ${each.event} stopped at ${share}`, stopped(each, share)];
  }),
  ...every(6, 1).map((each): Named => {
    const no = playing(each)[0]!;
    return [`${each.id} ${each.event} without ${no}`, left(stopped(each, 0.4), no)];
  }),
  ...every(6, 4).map((each): Named => {
    const no = playing(each).at(-1)!;
    return [`${each.id} ${each.event}: ${no} left late`, left(stopped(each, 0.8), no)];
  }),
  ...Array.from({ length: 40 }, (_, index): Named => {
    const event = {
      players: 3 + (index % 11),
      cycles: 1 + (index % 4),
      seed: 3000 + index,
      finished: index % 4 === 0 ? 0.6 : 1,
      special: index % 3 === 0 ? 0.3 : 0,
      draws: index % 5 === 0 ? 0.8 : 0.4,
      annulled: index % 6 === 5 && index % 11 > 1 ? 1 : 0,
      adjusted: index % 8 === 7,
      ...(index % 10 === 9 ? { scoring: { win: 3, draw: 1, loss: 0, unit: 1 } } : {}),
      ...(index % 6 === 3 ? { scoring: { win: 3, draw: 2, loss: 1, unit: 1 } } : {}),
    };
    return [`${event.players} players, ${event.cycles} cycles, seed ${event.seed}`, generated(event)];
  }),
];
