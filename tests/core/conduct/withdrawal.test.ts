import { withGame, withStatus } from '../../changed';
import {
  expellable,
  expulsionWarnings,
  progressOf,
  withdrawal,
  withdrawalRuleFor,
  WITHDRAWAL_RULES,
} from '../../../src/core/conduct/withdrawal';
import type { Game, Tournament } from '../../../src/core/model';
import type { OutcomeCode } from '../../../src/core/results/outcome';
import { RULE_SETS } from '../../../src/core/ruleSets';
import { codesOf, valueOf } from '../../results';
import { played, withOutcomes } from './played';

const [FIDE, US_CHESS] = WITHDRAWAL_RULES as [
  (typeof WITHDRAWAL_RULES)[number],
  (typeof WITHDRAWAL_RULES)[number],
];

const between = ({ games }: Tournament, one: number, other: number): Game =>
  games.find(({ white, black }) => [white, black].includes(one) && [white, black].includes(other))!;

const left = (tournament: Tournament, no: number, rule = FIDE) => valueOf(withdrawal(tournament, no, rule));

const codes = (tournament: Tournament, no: number): readonly string[] =>
  codesOf(withdrawal(tournament, no, FIDE));

it('no game is reversed for somebody who leaves where the stronger player has White', () => {
  const even = played(10, 1);
  expect(left(even, 9, US_CHESS).reversed.length).toBeGreaterThan(0);
  expect(left({ ...even, colours: 'strength' }, 9, US_CHESS).reversed).toEqual([]);
});

describe('a player who leaves', () => {
  it.each([
    [10, 4, 'annulled', '4 of 9'],
    [10, 5, 'withdrawn', '5 of 9'],
    [11, 5, 'withdrawn', '5 of 10'],
    [4, 1, 'annulled', '1 of 3'],
    [4, 2, 'withdrawn', '2 of 3'],
  ])('in a field of %i after round %i is %s: %s games', (players, rounds, status, progress) => {
    const found = left(played(players, rounds), players - 1);
    expect(found.status).toBe(status);
    expect(`${found.progress.completed} of ${found.progress.scheduled}`).toBe(progress);
  });

  it('is counted in games completed, not in rounds: who had the bye has one game fewer', () => {
    const tournament = played(11, 5);
    const rested = tournament.rests.find(({ round }) => round <= 5)!.player;
    expect(progressOf(tournament, rested)).toEqual({ completed: 4, scheduled: 10 });
    expect(left(tournament, rested).status).toBe('annulled');
  });

  it('has completed a game played ahead, and not one that was postponed or won by default', () => {
    const tournament = played(10, 3);
    const [ahead, behind] = [
      between(tournament, 2, 5),
      tournament.games.find(({ round, white, black }) => round === 1 && (white === 2 || black === 2))!,
    ];
    expect(ahead.outcome).toBeNull();
    expect(progressOf(withOutcomes(tournament, new Map([[ahead.no, '1-0']])), 2).completed).toBe(4);
    expect(progressOf(withOutcomes(tournament, new Map([[behind.no, '+-']])), 2).completed).toBe(2);
  });

  it('before half leaves no forfeits: their games count for nobody', () => {
    expect(left(played(10, 4), 3).forfeits).toEqual([]);
  });

  it('from half on loses what they have not played by default, with White -/+ and with Black +/-', () => {
    const tournament = played(10, 5);
    const { forfeits } = left(tournament, 3);
    expect(forfeits).toHaveLength(4);
    for (const { game, outcome } of forfeits) {
      const { white, round } = tournament.games[game - 1]!;
      expect(round).toBeGreaterThan(5);
      expect(outcome).toBe(white === 3 ? '-+' : '+-');
    }
  });

  it('loses a game still to come against one who left before them for both: -/-', () => {
    const tournament = played(10, 5);
    const first = left(tournament, 3);
    const without = withOutcomes(
      withStatus(tournament, 3, 'withdrawn'),
      new Map(first.forfeits.map(({ game, outcome }) => [game, outcome])),
    );
    const opponent = tournament.games.filter(
      ({ round, white, black }) => round > 5 && (white === 3 || black === 3),
    )[0]!;
    const second = opponent.white === 3 ? opponent.black : opponent.white;
    expect(left(without, second).forfeits).toContainEqual({ game: opponent.no, outcome: '--' });
    expect(left(without, second).forfeits).toHaveLength(4);
  });

  it('keeps a game that they won by default in a round that was played', () => {
    const tournament = played(10, 6);
    const own = tournament.games.find(({ round, white }) => round === 6 && white === 3)!;
    const won = withOutcomes(withStatus(tournament, own.black, 'withdrawn'), new Map([[own.no, '+-']]));
    expect(left(won, 3).forfeits.map(({ game }) => game)).not.toContain(own.no);
  });

  it('leaves as they are the games that they won, lost or drew, though the opponent has left since', () => {
    const tournament = withStatus(played(10, 6), 3, 'withdrawn');
    const own = between(tournament, 3, 4);
    for (const outcome of ['1-0', '0-1', '-+', '+-', '--'] as const) {
      const late = withGame(tournament, own.no, { outcome, round: 9 });
      const lost = left(late, 4).forfeits.filter(({ game }) => game === own.no);
      const isWon = outcome === (own.white === 4 ? '+-' : '-+');
      expect(lost).toEqual(isWon ? [{ game: own.no, outcome: '--' }] : []);
      expect(left(withStatus(late, 3, 'playing'), 4).forfeits.map(({ game }) => game)).not.toContain(own.no);
    }
  });

  it('has not completed a game that is annulled', () => {
    const tournament = played(10, 5);
    const games = tournament.games.map((game) => (game.round === 1 ? { ...game, annulled: true } : game));
    expect(progressOf({ ...tournament, games }, 2)).toEqual({ completed: 4, scheduled: 9 });
  });

  it('gives no forfeit to one whose games are annulled', () => {
    const tournament = withStatus(played(10, 5), 3, 'annulled');
    expect(progressOf(tournament, 4).scheduled).toBe(8);
    const game = between(tournament, 3, 4);
    expect(left(tournament, 4).forfeits.map((forfeit) => forfeit.game)).not.toContain(game.no);
  });

  it.each([
    ['who has left, after it', withStatus(played(10, 9), 2, 'withdrawn'), 2, 'withdrawn-already'],
    ['who is the bye', played(9, 3), 10, 'player-unknown'],
  ])('%s is a problem', (_, tournament, no, code) => {
    expect(codes(tournament, no)).toEqual([code]);
  });
});

describe("colours by US Chess's rule", () => {
  const reversed = (tournament: Tournament, no: number): readonly string[] =>
    left(tournament, no, US_CHESS).reversed.map(({ white, black }) => `${white}-${black}`);

  it('are reversed when a player leaves an even field before half of their games', () => {
    const tournament = played(8, 3, { system: 'crenshaw' });
    expect(reversed(tournament, 1)).toEqual(['7-2', '5-4']);
    const [first] = left(tournament, 1, US_CHESS).reversed;
    const { white, black, round } = tournament.games[first!.game - 1]!;
    expect([white, black, round]).toEqual([2, 7, 7]);
  });

  it.each([
    ['from half on', played(8, 4, { system: 'crenshaw' }), 1],
    ['in an odd field', played(9, 3, { system: 'crenshaw' }), 1],
    ['in a double round robin', played(8, 3, { system: 'crenshaw', cycles: 2 }), 1],
    ['when someone has left already', withStatus(played(8, 3, { system: 'crenshaw' }), 2, 'annulled'), 1],
  ])('stay %s', (_, tournament, no) => {
    expect(reversed(tournament, no)).toEqual([]);
    expect(left(tournament, no, US_CHESS).warnings).toEqual([]);
  });

  it("stay by FIDE's rule", () => {
    expect(left(played(8, 3, { system: 'crenshaw' }), 1).reversed).toEqual([]);
  });

  it('warn when too few open games are left to level everyone', () => {
    const tournament = played(8, 7, { system: 'crenshaw' });
    const games = tournament.games.map((game) =>
      game.white === 1 || game.black === 1 ? { ...game, outcome: null } : game,
    );
    const found = left({ ...tournament, games }, 1, US_CHESS);
    expect(found.reversed).toEqual([]);
    expect(found.warnings.map(({ code }) => code)).toEqual(['colours-not-level']);
  });
});

describe('three games lost by default', () => {
  const lost = (count: number): Tournament => {
    const tournament = played(8, 0);
    const own = tournament.games.filter(({ white, black }) => white === 5 || black === 5).slice(0, count);
    return withOutcomes(tournament, new Map(own.map(({ no, white }) => [no, white === 5 ? '-+' : '+-'])));
  };

  it.each([
    [2, []],
    [3, [5]],
  ])('%i: those who may be expelled are %j', (count, expected) => {
    expect(expellable(lost(count)).map(({ no }) => no)).toEqual(expected);
  });

  it('are not games lost over the board, nor games won by default', () => {
    const tournament = played(8, 0);
    const own = tournament.games.filter(({ white, black }) => white === 5 || black === 5);
    const all = (white: OutcomeCode, black: OutcomeCode) =>
      expellable(
        withOutcomes(tournament, new Map(own.map((game) => [game.no, game.white === 5 ? white : black]))),
      );
    expect(all('0-1', '1-0')).toEqual([]);
    expect(all('+-', '-+')).toEqual([]);
    expect(all('--', '--').map(({ no }) => no)).toEqual([5]);
  });

  it('say nothing of one who has left', () => {
    expect(expellable(withStatus(lost(3), 5, 'withdrawn'))).toEqual([]);
  });

  it('are warned of once, when it comes to that', () => {
    const codesOf = (tournament: Tournament, before?: Tournament): readonly string[] =>
      expulsionWarnings(tournament, before).map(({ code, values }) => `${code} ${values['player']}`);
    expect(codesOf(lost(3))).toEqual(['may-be-expelled Player E5']);
    expect(codesOf(lost(3), lost(2))).toEqual(['may-be-expelled Player E5']);
    expect(codesOf(lost(4), lost(3))).toEqual([]);
    expect(codesOf(lost(2))).toEqual([]);
  });
});

it('without being told, the rule is that of the federation whose list ranks; FIDE’s where no list has one', () => {
  const rules = RULE_SETS.map(({ id }) => [id, withdrawalRuleFor({ ruleSet: id }).id]);
  expect(Object.fromEntries(rules)).toEqual({
    'fide-2019': 'fide',
    'fide-2026': 'fide',
    nzcf: 'fide',
    'nzcf-swiss': 'fide',
    'uscf-34f': 'us-chess',
    go: 'fide',
    match: 'fide',
    own: 'fide',
    scores: 'fide',
  });
});
