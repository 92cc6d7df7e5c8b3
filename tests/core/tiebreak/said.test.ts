import { koyaLimitOf } from '../../../src/core/tiebreak/koya';
import { checkMatchOrder } from '../../../src/core/tiebreak/match';
import { checkOrder, criterionOf } from '../../../src/core/tiebreak/registry';
import { scoreTable } from '../../../src/core/tiebreak/scores';
import { directEncounter } from '../../../src/core/tiebreak/direct';
import { checkTeamOrder } from '../../../src/core/tiebreak/teams/order';
import { crossTable, eventOf } from '../../eventFixtures';
import { toldOf } from '../../results';
import { columnOf } from './found';

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

describe('the limit of Koya (FIDE C.07 14.5)', () => {
  it.each([
    ['+1', { share: 50, more: 50 }],
    ['-2', { share: 50, more: -100 }],
    ['+1.0', { share: 50, more: 100 }],
    ['-0.5', { share: 50, more: -50 }],
    ['60', { share: 60, more: 0 }],
    ['0', { share: 0, more: 0 }],
    ['100', { share: 100, more: 0 }],
    ['101', null],
    ['60.5', null],
    ['x', null],
  ])('%s is %j', (typed, expected) => {
    expect(koyaLimitOf(typed)).toEqual(expected);
  });

  it('is above or below half of the maximum, or a share of it: 4 players, 3 games each', () => {
    const table = scoreTable(crossTable('*111 | 0*11 | 00*1 | 000*'));
    const limit = (code: string) => {
      const criterion = criterionOf(code)!;
      const found = criterion.of === 'player' ? criterion.working(table)(0).facts!.limit! : null;
      return found && found.n / found.d;
    };
    expect(['KS', 'KS/L+1', 'KS/L-1', 'KS/L+1.0', 'KS/L100'].map(limit)).toEqual([1.5, 2, 1, 2.5, 3]);
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

it('direct encounter compares averages where some met three times and some twice (FIDE C.07 6.1.2)', () => {
  const results: readonly (readonly [number, number, string])[] = [
    [1, 2, '1-0'],
    [2, 1, '0-1'],
    [1, 2, '1/2'],
    [1, 3, '1-0'],
    [3, 1, '1/2'],
  ];
  const met = eventOf(
    JSON.stringify({
      event: 'Three',
      cycles: 3,
      players: ['A', 'B', 'C'].map((name, index) => ({ no: index + 1, name })),
      games: results.map(([white, black, result], index) => ({ round: index + 1, white, black, result })),
    }),
  );
  expect(directEncounter.once(scoreTable(met), [0, 1, 2])).toEqual([[0], [2], [1]]);
});

it('lots are the places from 1 in the drawn order', () => {
  const event = { ...crossTable('*1=0 | 0*11 | =0*1 | 100*'), lotsSeed: 'apple' };
  expect([...columnOf(event, 'LOTS')].sort()).toEqual([1, 2, 3, 4]);
});
