import { withGame, withGames, withPlayers, withStatus } from '../../changed';
import { adjustment, correction, substitution } from '../../../src/core/conduct/person';
import { exchangeGames, turnColours } from '../../../src/core/conduct/manualChange';
import { aheadWarnings } from '../../../src/core/conduct/owed';
import { reentry } from '../../../src/core/conduct/reentry';
import { scheduleFaults } from '../../../src/core/conduct/scheduleFaults';
import { expulsionWarnings, withdrawal, WITHDRAWAL_RULES } from '../../../src/core/conduct/withdrawal';
import type { Problem } from '../../../src/core/problem';
import { told, toldOf, valueOf } from '../../results';
import { played, withOutcomes } from './played';

const FIDE = WITHDRAWAL_RULES[0]!;
const US_CHESS = WITHDRAWAL_RULES[1]!;
const DORA = { name: 'Dora', rating: null, federation: null };
const ten = played(10, 5);
const gone = withStatus(ten, 3, 'withdrawn');

describe('a refusal says who and what', () => {
  it.each([
    ['nobody leaves', withdrawal(ten, 11, FIDE), ['player-unknown; typed 11']],
    [
      'one who has left leaves',
      withdrawal(gone, 3, FIDE),
      ['withdrawn-already; player Player C3; status withdrawn'],
    ],
    [
      'leaving after the last game',
      withdrawal(played(10, 9), 2, FIDE),
      ['tournament-over; player Player B2'],
    ],
    ['coming back without having left', reentry(ten, 3, null), ['reentry-not-left; player Player C3']],
    [
      'a substitute for one who has left',
      substitution(gone, 3, DORA),
      ['withdrawn-already; player Player C3; status withdrawn'],
    ],
    ['a correction of nobody', correction(ten, 11, DORA), ['player-unknown; typed 11']],
    [
      'more points than an event file holds',
      adjustment(ten, 3, { points: 10_001, reason: 'rule' }),
      ['adjustment-invalid; player Player C3; typed 10001; most 10000'],
    ],
    [
      'points without a reason',
      adjustment(ten, 3, { points: 1, reason: ' ' }),
      ['adjustment-reason-missing; player Player C3'],
    ],
    ['colours of game 99', turnColours(ten, [1, 99]), ['game-unknown; typed 99']],
    ['a game exchanged with itself', turnColours(ten, [7, 7]), ['exchange-itself; game 7']],
    [
      'the players of finished games',
      exchangeGames(ten, [[2, 3]], 'opponents'),
      ['game-finished; round 1; game 2', 'game-finished; round 1; game 3'],
    ],
  ])('%s', (_, result, expected) => {
    expect(told(result)).toEqual(expected);
  });

  it('up to 10,000 points may be given, and points taken back need no reason', () => {
    expect(valueOf(adjustment(ten, 3, { points: 10_000, reason: 'rule' })).after.adjustment).toBe(10_000);
    const given = withPlayers(ten, (player) => ({ ...player, adjustment: 1 }));
    expect(valueOf(adjustment(given, 3, { points: 0, reason: 'once' })).after).toEqual(ten.players[2]);
  });
});

describe('a warning says who and what', () => {
  const later = ten.games.filter(({ round, white, black }) => round > 5 && (white === 3 || black === 3));
  const forfeited = later.map(({ no }) => no);
  const lost = withOutcomes(gone, new Map(later.map(({ no, white }) => [no, white === 3 ? '-+' : '+-'])));
  const missed = lost.games.filter(({ round, outcome }) => round <= 7 && outcome === null);
  const now = withOutcomes(lost, new Map(missed.map(({ no }) => [no, '1-0'])));
  const own = forfeited.slice(0, 2);
  const eight = played(8, 0);
  const threes = eight.games.filter(({ white, black }) => white === 5 || black === 5).slice(0, 3);
  const defaulted = withOutcomes(
    eight,
    new Map(threes.map(({ no, white }) => [no, white === 5 ? '-+' : '+-'])),
  );
  const told = {
    columns: ['Club', 'Born', 'Mail'],
    players: ten.players.map((player) =>
      player.no === 3 ? { ...player, extra: ['Ulm', null, 'x'] } : player,
    ),
  };

  const crenshaw = played(8, 7, { system: 'crenshaw' });
  const onlyOpen = withGames(crenshaw, (game) =>
    game.white === 1 || game.black === 1 ? { ...game, outcome: null } : game,
  );

  it.each<[string, readonly Problem[], readonly string[]]>([
    [
      'who comes back owes the games of rounds 6 and 7',
      valueOf(reentry(now, 3, { forfeited, reversed: [] })).warnings,
      [`reentry-owes; player Player C3; count 2; games ${own.join(', ')}`],
    ],
    [
      'no withdrawal of theirs stands in the Log',
      valueOf(reentry(now, 3, null)).warnings,
      ['reentry-not-logged; player Player C3'],
    ],
    [
      'a reversed game was played since',
      valueOf(reentry(now, 3, { forfeited: [], reversed: [{ game: 1, white: 1, black: 10 }] })).warnings,
      ['reentry-colours; player Player C3; count 1'],
    ],
    [
      'a substitute after five games, whatever stood in the columns of the one who leaves',
      valueOf(substitution({ ...ten, ...told }, 3, DORA)).warnings,
      ['substitute-has-games; player Player C3; count 5; after Dora; left no'],
    ],
    [
      'three games lost by default',
      expulsionWarnings(defaulted),
      ['may-be-expelled; player Player E5; count 3'],
    ],
    ['a game of a later round', aheadWarnings(ten, [1, 31]), ['game-ahead; game 31; round 7; current 6']],
    [
      'a result that turned with its colours',
      valueOf(turnColours(withGame(played(6, 1), 1, { outcome: '1-0' }), [1])).warnings.slice(0, 1),
      ['result-turned; round 1; game 1'],
    ],
    [
      'too few open games to level the colours',
      valueOf(withdrawal(onlyOpen, 1, US_CHESS)).warnings,
      ['colours-not-level; player Player A1'],
    ],
  ])('%s', (_, warnings, expected) => {
    expect(toldOf(warnings)).toEqual(expected);
  });
});

describe('a fault of a schedule says who and what', () => {
  const six = played(6, 0);
  const double = played(4, 0, { cycles: 2 });

  it('a player against himself', () => {
    const { no, round, white } = six.games[0]!;
    const faults = toldOf(scheduleFaults(withGame(six, no, { black: white })));
    expect(faults).toContain(`player-meets-self; round ${round}; game ${no}; number ${white}`);
    expect(faults.filter((fault) => fault.startsWith('pair-too-often'))).toEqual([]);
  });

  it('two with one colour, and twice in a cycle', () => {
    const [one, other] = double.games.filter(
      ({ white, black }) => white + black === 5 && white * black === 4,
    );
    const names = [one!.white, one!.black].map((no) => double.players[no - 1]!.name);
    const turned = { white: one!.white, black: one!.black };
    expect(toldOf(scheduleFaults(withGame(double, other!.no, turned)))).toContain(
      `pair-one-colour; round ${other!.round}; game ${other!.no}; white ${names[0]}; black ${names[1]}`,
    );
    expect(toldOf(scheduleFaults(withGame(double, other!.no, { cycle: 1 })))).toContain(
      `pair-twice-in-cycle; round ${other!.round}; game ${other!.no}; one ${names[1]}; other ${names[0]}`,
    );
  });

  it('a rest with a game', () => {
    const five = played(5, 0);
    const { white } = five.games[0]!;
    const rests = [{ round: 1, player: white }, ...five.rests.slice(1)];
    expect(toldOf(scheduleFaults({ ...five, rests }))).toEqual([
      `rest-with-game; round 1; player ${five.players[white - 1]!.name}`,
    ]);
  });
});
