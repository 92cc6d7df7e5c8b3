import { withGame, withStatus } from '../../changed';
import { adjustment, correction, substitution } from '../../../src/core/conduct/person';
import { effectOf, type Affected } from '../../../src/core/conduct/effect';
import { aheadWarnings, currentRound, owedGames } from '../../../src/core/conduct/owed';
import { toNumber } from '../../../src/core/fraction';
import { plays, type Tournament } from '../../../src/core/model';
import { codesOf, valueOf } from '../../results';
import { newTeamEvent, playedMatches } from '../../teamEvents';
import { played, withOutcomes } from './played';

const touchedBy = (affected: readonly Affected[]): readonly string[] => [
  ...new Set(affected.flatMap(({ values }) => values.map(({ code }) => code))),
];

const DORA = { name: 'Dora', rating: 2100, federation: 'GER' };

describe('a substitute', () => {
  it('takes number, games and colours; name, rating and federation are theirs', () => {
    const { before, after, progress, warnings } = valueOf(substitution(played(8, 0), 3, DORA));
    expect([before.name, after.name, after.no, after.rating, after.federation]).toEqual([
      'Player C3',
      'Dora',
      3,
      { typed: 2100, strength: 2100 },
      'GER',
    ]);
    expect([progress.completed, warnings]).toEqual([0, []]);
  });

  it('without rating and federation has none, whatever the one who leaves had', () => {
    const { after } = valueOf(
      substitution(played(8, 0), 3, { name: 'Dora', rating: null, federation: null }),
    );
    expect([after.rating, after.federation]).toEqual([undefined, undefined]);
  });

  it('after the first game is said: FIDE provides for one before it', () => {
    const { warnings } = valueOf(substitution(played(8, 2), 3, DORA));
    expect(warnings.map(({ code, values }) => [code, values['count']])).toEqual([
      ['substitute-has-games', 2],
    ]);
  });

  it('who takes over a win by forfeit is told of it, and by whose name it will stand', () => {
    const before = played(8, 0);
    const game = before.games.find(plays(3))!;
    const games = before.games.map((each) =>
      each === game ? { ...each, outcome: each.white === 3 ? ('+-' as const) : ('-+' as const) } : each,
    );
    const { warnings } = valueOf(substitution({ ...before, games }, 3, DORA));
    expect(warnings.map(({ code, values }) => [code, values['count'], values['after']])).toEqual([
      ['substitute-has-games', 1, 'Dora'],
    ]);
  });

  it('of a team that has played is said in other words: no rule of FIDE is about teams', () => {
    const event = playedMatches(newTeamEvent(4, 2), 'A-D 1=');
    const { warnings } = valueOf(substitution(event, 1, { name: 'Team E', rating: null, federation: null }));
    expect(warnings.map(({ code, values }) => [code, values['count']])).toEqual([
      ['substitute-has-matches', 1],
    ]);
  });

  it('has in the list’s own columns what is told of them, and nothing of the one who leaves', () => {
    const tournament = played(8, 0);
    const players = tournament.players.map((player) => ({ ...player, extra: ['WFM', 1990] }));
    const listed = { ...tournament, columns: ['Title', 'Born'], players };
    const extraOf = (person: Parameters<typeof substitution>[2]) =>
      valueOf(substitution(listed, 3, person)).after.extra;
    expect([extraOf(DORA), extraOf({ ...DORA, extra: [null, 2001] })]).toEqual([[], [null, 2001]]);
  });
});

describe('a correction', () => {
  it('of a name changes no line of the standings', () => {
    const { before, after, affected } = valueOf(correction(played(6, 3), 2, { name: 'Benno' }));
    expect([before.name, after.name, after.rating, affected]).toEqual([
      'Player B2',
      'Benno',
      before.rating,
      [],
    ]);
  });

  it('of a rating changes nothing where no criterion reads ratings', () => {
    expect(valueOf(correction(played(6, 3), 2, { rating: 1200 })).affected).toEqual([]);
  });

  it('of a rating touches the criteria that read it, and the ranks of those tied', () => {
    const tournament = played(4, 3, { tieBreaks: ['PTS', 'RTNG'] });
    const { affected } = valueOf(correction(tournament, 1, { rating: 1600 }));
    expect(touchedBy(affected)).toEqual(['RTNG']);
    expect(affected.map(({ no, rank }) => [no, rank.before, rank.after])).toEqual([
      [1, 4, 1],
      [2, 3, 4],
      [3, 2, 3],
      [4, 1, 2],
    ]);
  });
});

describe('an adjustment', () => {
  it('takes the place of an earlier one', () => {
    const first = valueOf(adjustment(played(4, 3), 2, { points: -1, reason: 'phone' })).after;
    const tournament = played(4, 3);
    const players = tournament.players.map((player) => (player.no === 2 ? first : player));
    const { before, after } = valueOf(
      adjustment({ ...tournament, players }, 2, { points: 0.5, reason: 'appeal' }),
    );
    expect([before.adjustment, after.adjustment, after.adjustmentReason]).toEqual([-1, 0.5, 'appeal']);
  });

  it('affects points and ranks: with a point less the last of four is 4th, the others 1st to 3rd', () => {
    const { affected } = valueOf(
      adjustment(played(4, 3, { tieBreaks: ['PTS'] }), 4, { points: -1, reason: 'late' }),
    );
    expect(affected.map(({ no, rank, values }) => [no, rank.after, values.map(({ code }) => code)])).toEqual([
      [4, 4, ['PTS']],
    ]);
    const [points] = affected[0]!.values;
    expect([toNumber(points!.before!), toNumber(points!.after!)]).toEqual([1.5, 0.5]);
  });

  it.each([
    [{ points: 1.005, reason: 'x' }, ['adjustment-invalid']],
    [{ points: 10_001, reason: 'x' }, ['adjustment-invalid']],
    [{ points: NaN, reason: 'x' }, ['adjustment-invalid']],
    [{ points: -1, reason: ' ' }, ['adjustment-reason-missing']],
    [{ points: 0, reason: '' }, []],
  ])('%j: %j', (given, codes) => expect(codesOf(adjustment(played(4, 3), 1, given))).toEqual(codes));
});

describe('a result that is corrected later', () => {
  const tournament = played(4, 3);
  const [game] = tournament.games;
  const corrected = withOutcomes(tournament, new Map([[game!.no, '1-0']]));

  it('changes the points of its two players, and everyone whose tie-breaks or rank follow', () => {
    const affected = effectOf(tournament, corrected);
    const byPoints = affected.filter(({ values }) => values.some(({ code }) => code === 'PTS'));
    expect(byPoints.map(({ no }) => no)).toEqual([game!.white, game!.black].sort());
    expect(affected.find(({ no }) => no === game!.white)!.rank).toEqual({ before: 1, after: 1 });
    expect(affected.find(({ no }) => no === game!.black)!.rank).toEqual({ before: 1, after: 4 });
    expect(touchedBy(affected)).toContain('SB');
  });

  it('affects nobody where it is the same', () => expect(effectOf(tournament, tournament)).toEqual([]));

  it('is told by points alone where the order of ranking cannot be applied', () => {
    const broken = { ...tournament, tieBreaks: ['PTS', 'NONE'] };
    const affected = effectOf(broken, withOutcomes(broken, new Map([[game!.no, '1-0']])));
    expect(touchedBy(affected)).toEqual(['PTS']);
  });
});

/** The games of a round, by number. */
const inRound = ({ games }: Tournament, round: number): readonly number[] =>
  games.filter((game) => game.round === round).map(({ no }) => no);

const owed = (tournament: Tournament): readonly number[] =>
  owedGames(tournament).games.map(({ game }) => game);

describe('the round that is being played', () => {
  it.each([
    ['before the first result is 1', 0, 1],
    ['after three rounds is 4', 3, 4],
    ['after the last of nine is past it', 9, 10],
  ])('%s', (_, rounds, current) => expect(currentRound(played(10, rounds))).toBe(current));

  it('stays while one of its games is open and the next has hardly begun', () => {
    const tournament = withGame(played(10, 4), inRound(played(10, 4), 4)[0]!, { outcome: null });
    expect(currentRound(tournament)).toBe(4);
    const ahead = withGame(tournament, inRound(tournament, 7)[0]!, { outcome: '1-0' });
    expect(currentRound(ahead)).toBe(4);
  });

  it('stays while half of the next is finished, and goes on with more than half: 8 players', () => {
    const open = played(8, 1);
    const tournament = withGame(open, inRound(open, 1)[0]!, { outcome: null });
    const finished = (count: number) =>
      withOutcomes(
        tournament,
        new Map(
          inRound(tournament, 2)
            .slice(0, count)
            .map((no) => [no, '1-0']),
        ),
      );
    expect([2, 3].map((count) => currentRound(finished(count)))).toEqual([1, 2]);
  });

  it('is not taken on by forfeits against players who have left', () => {
    const two = withStatus(withStatus(played(6, 3), 1, 'withdrawn'), 6, 'withdrawn');
    const gone = (no: number): boolean => no === 1 || no === 6;
    const games = two.games.map((game) =>
      game.outcome === null && (gone(game.white) || gone(game.black))
        ? { ...game, outcome: gone(game.white) ? ('-+' as const) : ('+-' as const) }
        : game,
    );
    const over = games.filter(({ round, outcome }) => round === 5 && outcome !== null).length;
    expect([over, currentRound({ ...two, games })]).toEqual([2, 4]);
  });

  it('nor by those of teams that have left, of which each round has two of three matches', () => {
    const event = playedMatches(newTeamEvent(6, 2), 'A-F 1=');
    const left = withStatus(withStatus(event, 1, 'withdrawn'), 6, 'withdrawn');
    expect([currentRound(left), owed(left)]).toEqual([1, []]);
  });

  it('is the first where there are no games', () => {
    expect(currentRound({ ...played(4, 0), games: [] })).toBe(1);
  });

  it('goes on when its last open game is marked', () => {
    const game = inRound(played(10, 4), 4)[0]!;
    expect(currentRound(withGame(played(10, 4), game, { outcome: null, pending: 'postponed' }))).toBe(5);
  });
});

describe('a game is owed', () => {
  it('if its round is over: most games of a later one are finished', () => {
    const tournament = played(10, 4);
    const [game] = inRound(tournament, 2);
    const open = withGame(tournament, game!, { outcome: null });
    expect(owedGames(open)).toMatchObject({
      current: 5,
      games: [{ game, round: 2, board: 1, pending: null }],
      players: [
        { no: Math.min(open.games[game! - 1]!.white, open.games[game! - 1]!.black), games: [game] },
        { no: Math.max(open.games[game! - 1]!.white, open.games[game! - 1]!.black), games: [game] },
      ],
    });
  });

  it('by round, then by board, however the games stand', () => {
    const { games, ...tournament } = played(6, 4);
    const open = games.map((game) => (game.round < 3 ? { ...game, outcome: null } : game));
    const found = owedGames({ ...tournament, games: [...open].reverse() });
    expect(found.current).toBe(5);
    expect(found.games.map(({ round, board }) => `${round}.${board}`)).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '2.1',
      '2.2',
      '2.3',
    ]);
  });

  it('if it is marked postponed or adjourned, in whatever round', () => {
    const tournament = played(10, 3);
    const [early] = inRound(tournament, 3);
    const [late] = inRound(tournament, 8);
    const marked = withGame(withGame(tournament, early!, { outcome: null, pending: 'adjourned' }), late!, {
      pending: 'postponed',
    });
    expect(owedGames(marked).games.map(({ game, pending }) => [game, pending])).toEqual([
      [early, 'adjourned'],
      [late, 'postponed'],
    ]);
  });

  it('not while its round is being played', () => expect(owed(played(10, 3))).toEqual([]));

  it('not if one of the two has left', () => {
    const tournament = played(10, 4);
    const [game] = inRound(tournament, 2);
    const { white } = tournament.games[game! - 1]!;
    expect(owed(withStatus(withGame(tournament, game!, { outcome: null }), white, 'annulled'))).toEqual([]);
  });

  it('by nobody when all is played, and in a double round robin as in a single one', () => {
    expect(owedGames(played(7, 14, { cycles: 2 })).players).toEqual([]);
    const tournament = played(7, 10, { cycles: 2 });
    const [game] = inRound(tournament, 3);
    expect(owed(withGame(tournament, game!, { outcome: null }))).toEqual([game]);
  });
});

describe('a game of a later round that is entered early', () => {
  const tournament = played(10, 3);

  it('is said, with the round that is being played', () => {
    const [game] = inRound(tournament, 6);
    const now = withOutcomes(tournament, new Map([[game!, '1-0']]));
    expect(aheadWarnings(now, [game!]).map(({ code, values }) => [code, values])).toEqual([
      ['game-ahead', { round: 6, current: 4 }],
    ]);
  });

  it('not that of the round that is being played, nor that of an earlier one', () => {
    const games = [inRound(tournament, 4)[0]!, inRound(tournament, 1)[0]!];
    expect(aheadWarnings(withOutcomes(tournament, new Map([[games[0]!, '1-0']])), games)).toEqual([]);
  });
});
