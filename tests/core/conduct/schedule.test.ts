import { withGame, withGames } from '../../changed';
import { applyDeparture } from '../../../src/core/conduct/departure';
import { lateEntry } from '../../../src/core/conduct/lateEntry';
import { withMadeCycles } from '../../../src/core/conduct/madeCycles';
import { movedRests } from '../../../src/core/conduct/manualChange';
import { scheduleFaults } from '../../../src/core/conduct/scheduleFaults';
import type { Tournament } from '../../../src/core/model';
import { newMatch } from '../../matches';
import { valueOf } from '../../results';
import { played } from './played';

const codes = (match: Tournament): string[] => scheduleFaults(match).map(({ code }) => code);

describe('the games of a match as a schedule', () => {
  it('are whole when each member of a team has met each of the other, however uneven its colours are made', () => {
    for (const [boards, opponents] of [
      [2, 2],
      [5, 5],
      [4, 3],
      [3, 7],
    ] as const)
      expect([boards, opponents, codes(newMatch(boards, opponents, { cycles: 2 }))]).toEqual([
        boards,
        opponents,
        [],
      ]);
  });

  it('say who never meets, and that members of one team do', () => {
    // Game 1 is 1-4.
    const [one, other] = [withGame(newMatch(3), 1, { black: 2 }), newMatch(3)];
    expect(scheduleFaults(one).slice(0, 3)).toMatchObject([
      { code: 'team-mates-meet', place: { round: 1, game: 1 }, values: { one: 'K1', other: 'K2' } },
      { code: 'pair-missing', values: { one: 'K1', other: 'Q1' } },
      { code: 'player-two-games', values: { player: 'K2' } },
    ]);
    expect(codes({ ...other, games: other.games.slice(1) })[0]).toBe('pair-missing');
  });

  it('have their cycles by their numbers', () => {
    const match = newMatch(3, 4, { cycles: 2 });
    const mixed = withGames(match, (game) => ({ ...game, cycle: 1 }));
    expect(withMadeCycles(mixed).games.map(({ cycle }) => cycle)).toEqual(
      match.games.map(({ cycle }) => cycle),
    );
  });
});

const five = played(5, 0);
const said = (rests: readonly { readonly round: number; readonly player: number }[]): string =>
  rests.map(({ round, player }) => `${round}: ${player}`).join(', ');

describe('rests', () => {
  it('are those of whoever has no game in the round, by round and number, however they stood', () => {
    expect(said(five.rests)).toBe('1: 1, 2: 4, 3: 2, 4: 5, 5: 3');
    const turned = { ...five, rests: [...five.rests].reverse(), players: [...five.players].reverse() };
    expect(said(movedRests(turned, five.games))).toBe(said(five.rests));
    const moved = five.games.map((game) => ({ ...game, round: 6 - game.round }));
    expect(said(movedRests(turned, moved))).toBe('1: 3, 2: 5, 3: 2, 4: 4, 5: 1');
  });

  it('that were others by hand stay, and so do those of a round that now has more or fewer of them', () => {
    const byHand = { ...five, rests: [{ round: 1, player: 2 }, ...five.rests.slice(1)] };
    const moved = five.games.map((game) => ({ ...game, round: 6 - game.round }));
    expect(said(movedRests(byHand, moved))).toBe('1: 2, 2: 5, 3: 2, 4: 4, 5: 1');
    const fewer = five.games.filter(({ round, board }) => round !== 2 || board !== 1);
    expect(said(movedRests(five, fewer))).toBe(said(five.rests));
    const two = { ...five, rests: [...five.rests, { round: 2, player: 2 }] };
    expect(said(movedRests(two, fewer))).toBe('1: 1, 2: 2, 2: 4, 3: 2, 4: 5, 5: 3');
  });
});

describe('cycles as they were made', () => {
  it('follow the numbers of the games, however these stand', () => {
    const double = played(4, 0, { cycles: 2 });
    expect(withMadeCycles({ ...double, games: [...double.games].reverse() })).toEqual(double);
    const { tournament } = valueOf(lateEntry(played(5, 0, { cycles: 2 }), { name: 'Late' }));
    expect(withMadeCycles({ ...tournament, games: [...tournament.games].reverse() })).toEqual(tournament);
  });

  it('stay in a field that lacks a game', () => {
    const double = played(4, 0, { cycles: 2 });
    const lacking = { ...double, games: double.games.slice(1).map((game) => ({ ...game, cycle: 2 })) };
    expect(withMadeCycles(lacking)).toBe(lacking);
  });
});

it('afterwards the player has their new status, their games their outcomes, reversed games their new sides; all else stays', () => {
  const before = played(4, 1);
  const after = applyDeparture(before, {
    no: 2,
    status: 'withdrawn',
    outcomes: [
      { game: 1, outcome: null },
      { game: 4, outcome: '+-' },
    ],
    reversed: [{ game: 3, white: 3, black: 4 }],
  });
  expect(after.players.map(({ status }) => status)).toEqual(['playing', 'withdrawn', 'playing', 'playing']);
  expect(after.games.map(({ white, black, outcome }) => `${white}-${black} ${outcome}`)).toEqual([
    '1-4 null',
    '2-3 1/2',
    '3-4 null',
    '1-2 +-',
    '2-4 null',
    '3-1 null',
  ]);
  expect({ ...after, players: before.players, games: before.games }).toEqual(before);
});
