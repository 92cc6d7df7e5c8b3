import { withGame } from '../../changed';
import { exchangeGames, turnColours } from '../../../src/core/conduct/manualChange';
import { withMadeCycles } from '../../../src/core/conduct/madeCycles';
import { scheduleFaults } from '../../../src/core/conduct/scheduleFaults';
import type { Game, Tournament } from '../../../src/core/model';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { generated } from '../../generated';
import { codesOf, valueOf } from '../../results';
import { played } from './played';
import { sectioned } from '../../sectioned';

const between = ({ games }: Tournament, one: number, other: number, cycle = 1): Game =>
  games.find(
    (game) =>
      game.cycle === cycle &&
      [game.white, game.black].includes(one) &&
      [game.white, game.black].includes(other),
  )!;

const codes = (faults: readonly { readonly code: string }[]): readonly string[] =>
  faults.map(({ code }) => code).sort();

describe('a schedule as it was made', () => {
  it.each(SYSTEMS.map(({ id }) => [id]))('by %s has no fault, in every field and cycle', (system) => {
    for (let players = 3; players <= 14; players += 1)
      for (const cycles of [1, 2, 3]) {
        const made = generated({ players, cycles, seed: 1, system, finished: 0 });
        expect(scheduleFaults(made)).toEqual([]);
        expect(withMadeCycles(made)).toEqual(made);
      }
  });
});

describe('what somebody typed into the numbers', () => {
  const tournament = played(6, 0);
  const [first] = tournament.games;

  it('a wrong opponent: two meet twice, two never, one plays twice in the round', () => {
    const { white, black } = first!;
    const other = [1, 2, 3, 4, 5, 6].find((no) => no !== white && no !== black)!;
    const faults = scheduleFaults(withGame(tournament, first!.no, { black: other }));
    expect(codes(faults)).toEqual(
      expect.arrayContaining(['pair-missing', 'pair-too-often', 'player-two-games']),
    );
    const often = faults.find(({ code }) => code === 'pair-too-often')!;
    expect(often.values).toMatchObject({ count: 2, cycles: 1 });
    expect(often.place.game).toBe(between(tournament, white, other).no);
    expect(faults.find(({ code }) => code === 'pair-missing')!.values).toMatchObject({ count: 0, cycles: 1 });
  });

  it('another round: two games of each in that round', () => {
    const faults = scheduleFaults(withGame(tournament, first!.no, { round: 2 }));
    expect(codes(faults)).toEqual(['player-two-games', 'player-two-games']);
    expect(faults.every(({ place }) => place.round === 2)).toBe(true);
  });

  it('a game for one who rests', () => {
    const odd = played(5, 0);
    const { round, player } = odd.rests[0]!;
    const own = odd.games.find(
      (game) => game.round !== round && (game.white === player || game.black === player),
    )!;
    expect(codes(scheduleFaults(withGame(odd, own.no, { round })))).toEqual([
      'player-two-games',
      'rest-with-game',
    ]);
  });

  it('one colour in both games of a pair', () => {
    const double = played(6, 0, { cycles: 2 });
    const { no, white, black } = between(double, 1, 2);
    const turned = withGame(double, no, { white: black, black: white });
    expect(codes(scheduleFaults(turned))).toEqual([
      'colours-more-uneven',
      'colours-more-uneven',
      'pair-one-colour',
    ]);
  });

  it('two games of a pair in one cycle, of another in the other: the sheets count by cycles', () => {
    const double = played(6, 0, { cycles: 2 });
    const [one, other] = [between(double, 1, 2, 1), between(double, 3, 4, 2)];
    const typed = withGame(withGame(double, one.no, { white: other.white, black: other.black }), other.no, {
      white: one.white,
      black: one.black,
    });
    expect(codes(scheduleFaults(withMadeCycles(typed)))).toEqual(
      expect.arrayContaining(['pair-twice-in-cycle', 'pair-twice-in-cycle']),
    );
  });
});

describe('colours turned by hand', () => {
  it('exchange White and Black of a game that is to be played', () => {
    const tournament = played(6, 0);
    const [game] = tournament.games;
    const { games, warnings } = valueOf(turnColours(tournament, [game!.no]));
    expect(games).toEqual([{ ...game, white: game!.black, black: game!.white }]);
    expect(warnings).toEqual([]);
    const [again] = valueOf(turnColours(withGame(tournament, game!.no, games[0]!), [game!.no])).games;
    expect(again).toEqual(game);
  });

  it('say who then has more of one colour than the system gives anybody', () => {
    const tournament = played(6, 0);
    const balance = (no: number): number =>
      tournament.games.reduce(
        (sum, { white, black }) => sum + Number(white === no) - Number(black === no),
        0,
      );
    const game = tournament.games.find(({ white }) => balance(white) < 0)!;
    const { warnings } = valueOf(turnColours(tournament, [game.no]));
    expect(warnings[0]).toMatchObject({ code: 'colours-more-uneven', values: { whites: 1, blacks: 4 } });
  });

  it('turn the result of a finished game with them: the same player has won', () => {
    const tournament = withGame(played(6, 1), 1, { outcome: '1-0' });
    const { games, warnings } = valueOf(turnColours(tournament, [1]));
    expect(games[0]!.outcome).toBe('0-1');
    expect(codes(warnings)).toContain('result-turned');
  });

  it('say who then has White in both games', () => {
    const double = played(6, 0, { cycles: 2 });
    const { warnings } = valueOf(turnColours(double, [between(double, 1, 2).no]));
    expect(codes(warnings)).toContain('pair-one-colour');
    const both = [between(double, 1, 2, 1).no, between(double, 1, 2, 2).no];
    expect(valueOf(turnColours(double, both)).warnings).toEqual([]);
  });
});

describe('games exchanged by hand', () => {
  it('the two of a pair in a double round robin change places, and nothing is wrong', () => {
    const double = played(6, 0, { cycles: 2 });
    const [one, other] = [between(double, 1, 2, 1), between(double, 1, 2, 2)];
    const { games, warnings } = valueOf(exchangeGames(double, [[one.no, other.no]], 'places'));
    expect(games.map(({ no, round, board }) => [no, round, board])).toEqual([
      [one.no, other.round, other.board],
      [other.no, one.round, one.board],
    ]);
    expect(warnings).toEqual([]);
  });

  it('whole rounds change places, and nothing is wrong', () => {
    const tournament = played(6, 0);
    const [first, second] = [1, 2].map((round) => tournament.games.filter((game) => game.round === round));
    const pairs = first!.map(({ no }, index) => [no, second![index]!.no] as const);
    expect(valueOf(exchangeGames(tournament, pairs, 'places')).warnings).toEqual([]);
  });

  it('a finished game keeps its result', () => {
    const tournament = withGame(played(6, 1), 1, { outcome: '1-0' });
    const { games } = valueOf(exchangeGames(tournament, [[1, 2]], 'places'));
    expect(games[0]).toEqual({ ...tournament.games[0], board: 2 });
  });

  it('one game alone into another round: players would have two games in a round, which is refused', () => {
    const refused = exchangeGames(played(6, 0), [[1, 4]], 'places');
    expect(new Set(codesOf(refused))).toEqual(new Set(['player-two-games']));
  });

  it('whole rounds that are exchanged take whoever rests with them', () => {
    const odd = played(5, 0, { cycles: 2 });
    const pairs = odd.games
      .filter(({ round }) => round === 1)
      .map((game) => [game.no, between(odd, game.white, game.black, 2).no] as const);
    expect(valueOf(exchangeGames(odd, pairs, 'places')).warnings).toEqual([]);
    const [first, second] = [1, 2].map((round) => odd.games.filter((game) => game.round === round));
    const rounds = first!.map(({ no }, index) => [no, second![index]!.no] as const);
    const { rests, warnings } = valueOf(exchangeGames(odd, rounds, 'places'));
    expect(warnings).toEqual([]);
    const [one, other, ...others] = odd.rests;
    expect(rests).toEqual([{ ...one, player: other!.player }, { ...other, player: one!.player }, ...others]);
  });

  it('opponents of two games: two would meet twice and two never, which is refused', () => {
    const refused = exchangeGames(played(6, 0), [[1, 2]], 'opponents');
    expect(new Set(codesOf(refused))).toEqual(new Set(['pair-too-often', 'pair-missing']));
  });

  it('opponents of four games together, so that everyone still meets everyone', () => {
    const four = played(4, 0);
    const tournament = withGame(four, between(four, 3, 1).no, { white: 1, black: 3 });
    const numberOf = (one: number, other: number): number => between(tournament, one, other).no;
    const pairs = [
      [numberOf(1, 4), numberOf(2, 3)],
      [numberOf(2, 4), numberOf(1, 3)],
    ] as const;
    expect(codesOf(exchangeGames(tournament, pairs.slice(0, 1), 'opponents'))).not.toEqual([]);
    const { games } = valueOf(exchangeGames(tournament, pairs, 'opponents'));
    expect(games.map(({ round, white, black }) => [round, white, black])).toEqual([
      [1, 1, 3],
      [1, 2, 4],
      [3, 2, 3],
      [3, 1, 4],
    ]);
  });

  it.each([
    [[[1, 1]], ['exchange-itself']],
    [[[1, 99]], ['game-unknown']],
    [
      [
        [1, 4],
        [4, 5],
      ],
      ['exchange-itself'],
    ],
  ] as const)('%j: %j', (pairs, expected) =>
    expect(codesOf(exchangeGames(played(6, 0), pairs, 'places'))).toEqual(expected),
  );
});

describe('rests in an odd field', () => {
  const rests = (tournament: Tournament, ...pairs: readonly (readonly [number, number])[]) =>
    valueOf(exchangeGames(tournament, pairs, 'places')).rests.map(({ round, player }) => [round, player]);

  it('are those of whoever has no game in the round: 3 players, two games exchange their rounds', () => {
    const three = played(3, 0);
    expect(three.rests).toEqual([
      { round: 1, player: 1 },
      { round: 2, player: 3 },
      { round: 3, player: 2 },
    ]);
    expect(rests(three, [2, 3])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('stay where the games of one pair exchange their cycles', () => {
    const double = played(3, 0, { cycles: 2 });
    const [one, other] = [between(double, 2, 3, 1), between(double, 2, 3, 2)];
    expect(rests(double, [one.no, other.no])).toEqual(
      double.rests.map(({ round, player }) => [round, player]),
    );
  });

  it('stay as somebody wrote them in a round whose rests were others already', () => {
    const three = played(3, 0);
    const other = {
      ...three,
      rests: three.rests.map((rest) => (rest.round === 2 ? { ...rest, player: 1 } : rest)),
    };
    expect(rests(other, [2, 3])).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ]);
  });

  it('of several in one round stay in order of number', () => {
    const six: Tournament = {
      ...played(3, 0),
      players: [1, 2, 3, 4, 5, 6].map((no) => ({ no, name: `P${no}`, status: 'playing' as const })),
      games: [
        { no: 1, round: 1, board: 1, cycle: 1, white: 1, black: 2, outcome: null },
        { no: 2, round: 2, board: 1, cycle: 1, white: 5, black: 6, outcome: null },
      ],
      rests: [
        ...[6, 5, 4, 3].map((player) => ({ round: 1, player })),
        ...[1, 2, 3, 4].map((player) => ({ round: 2, player })),
      ],
    };
    expect(rests(six, [1, 2])).toEqual([
      ...[1, 2, 3, 4].map((player) => [1, player]),
      ...[3, 4, 5, 6].map((player) => [2, player]),
    ]);
  });
});

describe('exchangeGames in sections', () => {
  // Two quads: round 1 is game 1, 1-4, and 2, 2-3, of A, game 3, 5-8, and 4, 6-7, of B; round 2 begins with game 5 of A.
  const quads = sectioned([4, 4]);

  it.each(['places', 'opponents'] as const)('refuses games of two sections (%s), and says which', (what) => {
    const refused = exchangeGames(quads, [[1, 3]], what);
    expect(refused.ok ? [] : refused.problems).toEqual([
      {
        code: 'exchange-sections',
        place: { round: 1, game: 1 },
        values: { game: 1, section: 'A', other: 3, another: 'B' },
      },
    ]);
  });

  it('exchanges boards within a section', () => {
    const made = exchangeGames(quads, [[3, 4]], 'places');
    expect(made.ok && made.value.games.map(({ no, round, board }) => [no, round, board])).toEqual([
      [3, 1, 4],
      [4, 1, 3],
    ]);
  });
});
