import { withGames, withStatus } from '../../changed';
import { toNumber } from '../../../src/core/fraction';
import { progressOf, withdrawal, WITHDRAWAL_RULES } from '../../../src/core/conduct/withdrawal';
import type { Game, Tournament } from '../../../src/core/model';
import { standings } from '../../../src/core/tiebreak/standings';
import { outcomeOf, type OutcomeCode } from '../../../src/core/results/outcome';
import { mirror } from '../../../src/core/results/typed';
import { expectedCases, realEvent } from '../../eventFixtures';
import { valueOf } from '../../results';
import { played, withOutcomes } from './played';

const ranksOf = (tournament: Tournament): readonly (number | null)[] => valueOf(standings(tournament)).ranks;

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

/** The tournament on the evening they left: their games played, those of the later rounds to come. */
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

/** The rest of the tournament after they left on that evening: what the others made of their games, and what the rule says. */
const playedOn = (event: Tournament, evening: Tournament, no: number): Tournament => {
  const left = valueOf(withdrawal(evening, no, WITHDRAWAL_RULES[0]!));
  const forfeits = new Map(left.forfeits.map(({ game, outcome }) => [game, outcome]));
  const outcomes = new Map(event.games.map((game) => [game.no, game.outcome]));
  const isHis = ({ white, black }: Game): boolean => white === no || black === no;
  return {
    ...withStatus(evening, no, left.status),
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

/**
 * Curaçao 1962, each against each four times, as the crosstables have it: a player's results against the others in the order
 * of the table, cycle by cycle. Nobody tells the colours; points do not depend on them.
 */
const CURACAO: readonly (readonly [name: string, points: number, results: string])[] = [
  ['Petrosian', 17.5, '.... ==== ==== =1== ==11 ==1= 11=* =11='],
  ['Keres', 17, '==== .... ==== 0=1= ==1= 1110 1=1* =11='],
  ['Geller', 17, '==== ==== .... 11=0 ==1= ===1 =11* =11='],
  ['Fischer', 14, '=0== 1=0= 00=1 .... 010= 01=1 =1=* 1=1='],
  ['Korchnoi', 13.5, '==00 ==0= ==0= 101= .... ===0 10=* 1111'],
  ['Benko', 12, '==0= 0001 ===0 10=0 ===1 .... 10=* 011='],
  ['Tal', 7, '00=* 0=0* =00* =0=* 01=* 01=* .... 10=*'],
  ['Filip', 7, '=00= =00= =00= 0=0= 0000 100= 01=* ....'],
];
const TAL = 7;

const OUTCOMES: Readonly<Record<string, OutcomeCode>> = { '1': '1-0', '=': '1/2', '0': '0-1' };

const curacao = (): Tournament => {
  const base = played(CURACAO.length, 0, { cycles: 4 });
  const outcome = ({ white, black, cycle }: Game): OutcomeCode | null => {
    const result = (one: number, other: number): string =>
      CURACAO[one - 1]![2].split(' ')[other - 1]![cycle - 1]!;
    expect({ '1': '0', '0': '1' }[result(black, white)] ?? result(black, white)).toBe(result(white, black));
    return OUTCOMES[result(white, black)] ?? null;
  };
  return withGames(base, (game) => ({ ...game, outcome: outcome(game) }));
};

/** By number; `null` for a player whose games are annulled. */
const pointsOf = (tournament: Tournament): readonly (number | null)[] => {
  const { rows } = valueOf(standings(tournament, ['PTS']));
  return tournament.players.map(({ no }) => {
    const [points] = rows.find((row) => row.no === no)!.values;
    return points ? toNumber(points) : null;
  });
};

it('Curaçao 1962: Tal left after three of four cycles; the published table leaves their last games out', () => {
  const event = curacao();
  expect(progressOf(event, TAL)).toEqual({ completed: 21, scheduled: 28 });
  expect(pointsOf(event)).toEqual(CURACAO.map(([, points]) => points));
});

it('Curaçao 1962 by the rule of today: they had played more than half, so each of the others wins once by forfeit', () => {
  const event = curacao();
  const { status, forfeits } = valueOf(withdrawal(event, TAL, WITHDRAWAL_RULES[0]!));
  expect([status, forfeits.length]).toEqual(['withdrawn', 7]);
  const outcomes = new Map(forfeits.map(({ game, outcome }) => [game, outcome]));
  const after = withOutcomes(withStatus(event, TAL, status), outcomes);
  expect(pointsOf(after)).toEqual([18.5, 18, 18, 15, 14.5, 13, 7, 8]);
});

/**
 * Sousse 1967: the first nine of the published table, with their results against numbers 1 to 22, and Fischer's against
 * those whom they met (Korchnoi, Portisch, Reshevsky, Stein, Kavalek, Barczay, Byrne, Cuellar, Myagmarsuren, Sarapu).
 */
const SOUSSE: readonly (readonly [name: string, points: number, results: string])[] = [
  ['Larsen', 15.5, '.0==01111=111=01=11111'],
  ['Korchnoi', 14, '1.==1===0=00=1111111=1'],
  ['Geller', 14, '==.==01=1==1==1==1=111'],
  ['Gligoric', 14, '===.===1=====11===1111'],
  ['Portisch', 13.5, '10==.==10====11=1==111'],
  ['Reshevsky', 13, '0=1==.==1==1====11011='],
  ['Hort', 13, '0=0===.1==1======11111'],
  ['Stein', 13, '0==00=0.===11=1111111='],
  ['Matulovic', 12.5, '010=10==.011=10==11=11'],
];
const FISCHER = 23;
const MET_FISCHER: Readonly<Record<number, OutcomeCode>> = {
  ...{ 2: '1/2', 5: '1/2', 14: '1/2' },
  ...Object.fromEntries([6, 8, 17, 18, 19, 20, 21].map((no) => [no, '1-0' as const])),
};

it('Sousse 1967: Fischer had played 10 of 22 games; without them the first nine have the points that were published', () => {
  const base = played(FISCHER, 0);
  const result = (one: number, other: number): string | undefined => SOUSSE[one - 1]?.[2][other - 1];
  const turned: Readonly<Record<string, string>> = { '1': '0', '=': '=', '0': '1' };
  const outcome = ({ white, black }: Game): OutcomeCode | null => {
    if (white === FISCHER) return MET_FISCHER[black] ?? null;
    if (black === FISCHER) return MET_FISCHER[white] ? mirror(MET_FISCHER[white]) : null;
    const [one, other] = [result(white, black), result(black, white)];
    if (one && other) expect(other).toBe(turned[one]);
    return OUTCOMES[one ?? turned[other ?? ''] ?? ''] ?? null;
  };
  const event = withGames(base, (game) => ({ ...game, outcome: outcome(game) }));
  expect(progressOf(event, FISCHER)).toEqual({ completed: 10, scheduled: 22 });
  expect(pointsOf(event).slice(0, 5)).toEqual([15.5, 14.5, 14, 14, 14]);
  const { status, forfeits } = valueOf(withdrawal(event, FISCHER, WITHDRAWAL_RULES[0]!));
  expect([status, forfeits]).toEqual(['annulled', []]);
  const after = pointsOf(withStatus(event, FISCHER, status));
  expect(after.slice(0, SOUSSE.length)).toEqual(SOUSSE.map(([, points]) => points));
});

it('Taxco 1985: Balashov had played 11 of 15 games; the last four were forfeits', () => {
  const evening = played(16, 11);
  expect(progressOf(evening, 16)).toEqual({ completed: 11, scheduled: 15 });
  const { status, forfeits } = valueOf(withdrawal(evening, 16, WITHDRAWAL_RULES[0]!));
  expect([status, forfeits.length]).toEqual(['withdrawn', 4]);
});

/** Made-up events in which somebody leaves, and what two calculators found for them. */
const MADE_UP = expectedCases('random').flatMap((made) => {
  const gone = made.tournament.players.filter(({ status }) => status !== 'playing');
  return gone.length === 1 ? [[made.tournament.event, made, gone[0]!] as const] : [];
});

describe('withdrawals that were made up', () => {
  it.each(MADE_UP)(
    '%s: what happened to their games follows from the rule',
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
