import { checkMatchOrder } from '../../../src/core/tiebreak/match';
import { checkOrder } from '../../../src/core/tiebreak/registry';
import { scoreTable } from '../../../src/core/tiebreak/scores';
import { checkTeamOrder } from '../../../src/core/tiebreak/teams/order';
import { crossTable } from '../../eventFixtures';
import { toldOf } from '../../results';

describe('a list of tie-breaks that is refused is told whole', () => {
  it.each([
    [['SB', 'DE'], ['criterion-order; typed SB, DE']],
    [[], ['criterion-order; typed ']],
    [['PTS', 'SB', 'sb'], ['criterion-twice; typed sb']],
    [['PTS', 'DE', 'SB', 'DE'], []],
  ])('%j: %j', (order, expected) => {
    expect(toldOf(checkOrder(order))).toEqual(expected);
  });

  it.each([
    [['NZ_BOARDS', 'GP'], ['criterion-order; typed NZ_BOARDS, GP']],
    [[], ['criterion-order; typed ']],
    [['GP', 'NZ_BOARDS', 'nz_boards'], ['criterion-twice; typed nz_boards']],
    [['MP', 'GP'], []],
  ])('of teams, %j: %j', (order, expected) => {
    expect(toldOf(checkTeamOrder(order))).toEqual(expected);
  });

  it('of teams, an unknown code is told with those that are known', () => {
    const [said] = toldOf(checkTeamOrder(['GP', 'SWISS']));
    expect(said).toMatch(/^criterion-unknown; typed SWISS; choices MP, GP, /);
  });

  it('members of one team have no games among them: what compares the tied by those is told', () => {
    expect(toldOf(checkMatchOrder(['PTS', 'DE', 'SB', 'NOBODY']))).toEqual([
      'criterion-not-for-teams; typed DE',
    ]);
  });
});

it('games count in the order of rounds, and of numbers within a round, however they stand', () => {
  const event = crossTable('*1=0 | 0*11 | =0*1 | 100*');
  const rounds = (games: typeof event.games): readonly (readonly number[])[] =>
    [0, 1, 2, 3].map((player) =>
      scoreTable({ ...event, games })
        .encounters(player)
        .map(({ game }) => game.round),
    );
  const numbered = event.games.map((game) => ({ ...game, no: 7 - game.no }));
  for (const games of [event.games, [...event.games].reverse(), numbered])
    for (const own of rounds(games)) expect(own).toEqual([...own].sort((one, other) => one - other));
  const once = event.games.map((game) => ({ ...game, round: 1 }));
  expect(scoreTable({ ...event, games: [...once].reverse() }).encounters(0)).toEqual(
    scoreTable({ ...event, games: once }).encounters(0),
  );
});
