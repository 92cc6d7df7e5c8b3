import { toNumber } from '../../../src/core/fraction';
import type { Tournament } from '../../../src/core/model';
import { RULE_SETS, rulesOf } from '../../../src/core/rules';
import { CRITERIA, checkOrder } from '../../../src/core/tiebreak/registry';
import { standings, values, type Standings } from '../../../src/core/tiebreak/standings';
import { crossTable, eventOf, realEvent } from '../../eventFixtures';

const columnOf = (tournament: Tournament, code: string): (number | null)[] => {
  const result = values(tournament, code);
  if (!result.ok) throw new Error(code);
  return result.value.map((value) => value && toNumber(value));
};

const standingsOf = (tournament: Tournament, order: string): Standings => {
  const result = standings(tournament, order.split(','));
  if (!result.ok) throw new Error(order);
  return result.value;
};

/** The lines of the standings: rank and name, `2-3 C` for a shared place. */
const lines = (tournament: Tournament, order: string): string[] =>
  standingsOf(tournament, order).rows.map(({ no, rank, rankTo }) => {
    const { name } = tournament.players.find((player) => player.no === no)!;
    return `${rank === rankTo ? rank : `${rank}-${rankTo}`} ${name}`;
  });

describe('direct encounter, FIDE C.07 6', () => {
  const recursive = crossTable('*10010 | 0*=1== | 1=*=01 | 10=*01 | 0=11*0 | 1=001*');

  test('those it leaves tied are compared by their own games alone (6.2): F beat E', () => {
    expect(columnOf(recursive, 'PTS')).toEqual([2, 2.5, 3, 2.5, 2.5, 2.5]);
    expect(columnOf(recursive, 'DE')).toEqual([0, 1, 0, 4, 3, 2]);
    expect(lines(recursive, 'PTS,DE')).toEqual(['1 C', '2 B', '3 F', '4 E', '5 D', '6 A']);
  });

  const cycle = crossTable('*1=1= | 0*=0= | ==*10 | 010*1 | ==10*');

  test('its group is those still tied after the criteria before it: E beat C', () => {
    expect(columnOf(cycle, 'DE')).toEqual([0, 0, 0, 0, 0]);
    expect(columnOf(cycle, 'SB').slice(2)).toEqual([4, 3, 4]);
    expect(lines(cycle, 'PTS,DE')).toEqual(['1 A', '2-4 C', '2-4 D', '2-4 E', '5 B']);
    expect(lines(cycle, 'PTS,SB')).toEqual(['1 A', '2-3 C', '2-3 E', '4 D', '5 B']);
    expect(lines(cycle, 'PTS,SB,DE')).toEqual(['1 A', '2 E', '3 C', '4 D', '5 B']);
  });

  test('it may stand in a list more than once, and shows the rank in the group of its place', () => {
    expect(lines(cycle, 'PTS,DE,SB,DE')).toEqual(['1 A', '2 E', '3 C', '4 D', '5 B']);
    const shown = standingsOf(cycle, 'PTS,DE,SB,DE').rows.map((row) => [row.values[1], row.values[3]]);
    const one = { n: 1, d: 1 };
    const two = { n: 2, d: 1 };
    expect(shown).toEqual([
      [null, null],
      [null, one],
      [null, two],
      [null, null],
      [null, null],
    ]);
  });

  /** A, B and C, who all drew every game, made equal by adjustments. */
  const drawn = (
    meetings: readonly (readonly [number, number, number])[],
    adjustments: readonly number[],
  ) => {
    const pairs = meetings.flatMap(([white, black, count]) =>
      Array.from({ length: count }, () => [white, black]),
    );
    const games = pairs.map(([white, black], index) => ({ round: index + 1, white, black, result: '1/2' }));
    const players = adjustments.map((adjustment, index) => ({
      no: index + 1,
      name: 'ABC'[index],
      adjustment,
    }));
    const cycles = Math.max(...meetings.map(([, , count]) => count));
    return eventOf(JSON.stringify({ event: 'Unfinished', cycles, players, games }));
  };

  test('two who met more often count their average (6.1.2): a draw more is not half a point more', () => {
    const event = drawn(
      [
        [1, 2, 2],
        [2, 3, 1],
        [1, 3, 1],
      ],
      [0, 0, 0.5],
    );
    expect(columnOf(event, 'PTS')).toEqual([1.5, 1.5, 1.5]);
    expect(columnOf(event, 'DE')).toEqual([0, 0, 0]);
  });

  test('the averages are exact where the counts of games have no small common multiple', () => {
    const event = drawn(
      [
        [1, 2, 47],
        [2, 3, 43],
        [1, 3, 41],
      ],
      [0, -1, 2],
    );
    expect(columnOf(event, 'PTS')).toEqual([44, 44, 44]);
    expect(columnOf(event, 'DE')).toEqual([0, 0, 0]);
  });

  test('a pair that has not played yet adds nothing', () => {
    const started = crossTable('*=.. | =*.. | ..*1 | ..0*');
    expect(columnOf(started, 'DE')).toEqual([0, 0, 0, 0]);
    expect(lines(crossTable('*.1 | .*. | 0.*'), 'PTS,DE')).toEqual(['1 A', '2-3 B', '2-3 C']);
  });
});

describe('Koya, FIDE C.07 9.2', () => {
  const odd = crossTable('*1=00 | 0*=== | ==*01 | 1=1*= | 1=0=*');

  test('half of the maximum is 2 in an odd field of 5, who have 4 games each, and reaching it is enough', () => {
    expect(columnOf(odd, 'PTS')).toEqual([1.5, 1.5, 2, 3, 2]);
    expect(columnOf(odd, 'KS')).toEqual([0.5, 1.5, 1, 1.5, 0.5]);
    expect(lines(odd, 'PTS,KS')).toEqual(['1 D', '2 C', '3 E', '4 B', '5 A']);
  });

  test('an annulled player is nobody’s game: among the other three, 1 point is half', () => {
    const left = crossTable('*100 | 0*1= | 10*= | 1==*', {
      withdrawn: [{ no: 4, after: 1, treatment: 'annulled' }],
    });
    expect(columnOf(left, 'PTS')).toEqual([1, 1, 1, null]);
    expect(columnOf(left, 'KS')).toEqual([1, 1, 1, null]);
  });

  test('two players, two games: half is one point', () => {
    const match = (second: string): Tournament =>
      eventOf(
        JSON.stringify({
          event: 'Match',
          system: 'DRR',
          players: [
            { no: 1, name: 'A' },
            { no: 2, name: 'B' },
          ],
          games: [
            { round: 1, white: 1, black: 2, result: '1-0' },
            { round: 2, white: 2, black: 1, result: second },
          ],
        }),
      );
    expect(columnOf(match('1-0'), 'KS')).toEqual([1, 1]);
    expect(columnOf(match('1/2'), 'KS')).toEqual([0, 0.5]);
  });
});

describe('Sonneborn-Berger, FIDE C.07 9.1', () => {
  test('forfeits count, FIDE TEC exercise: Helene’s 2.25 holds 1.5 for a game that Franck did not come to', () => {
    const tec = realEvent('tec_rr');
    expect(columnOf(tec, 'PTS')).toEqual([3.5, 3.5, 3.5, 1.5, 1.5, 1.5]);
    expect(columnOf(tec, 'SB')).toEqual([9.25, 6.25, 6.25, 4.25, 3.25, 2.25]);
    expect(columnOf(tec, 'KS')).toEqual([2, 0.5, 0.5, 1, 0.5, 0]);
    expect(standingsOf(tec, 'PTS,DE').ranks).toEqual([1, 2, 2, 6, 5, 4]);
  });

  test('one forfeit, B against A', () => {
    const table = crossTable('*-=1 | +*== | ==*1 | 0=0*');
    expect(columnOf(table, 'PTS')).toEqual([1.5, 2, 2, 0.5]);
    expect(columnOf(table, 'SB').slice(1, 3)).toEqual([2.75, 2.25]);
  });

  test('with 3-1-0 both factors are on that scale, and half of the maximum is 3 of 6', () => {
    const bilbao = crossTable('*1= | 0*1 | =0*', { scoring: { W: 3, D: 1, L: 0 } });
    expect(columnOf(bilbao, 'PTS')).toEqual([4, 3, 1]);
    expect(columnOf(bilbao, 'SB')).toEqual([10, 3, 4]);
    expect(columnOf(bilbao, 'KS')).toEqual([3, 0, 1]);
  });
});

describe('Candidates 2013: the order of the list decides', () => {
  const candidates = realEvent('cand2013');
  const nameOf = (order: readonly string[]): string[] =>
    standingsOf(candidates, order.join(','))
      .rows.slice(0, 2)
      .map(({ no }) => candidates.players.find((player) => player.no === no)!.name.split(',')[0]!);
  const tieBreaks = (id: string): readonly string[] => {
    const rules = rulesOf(id);
    return rules.ok ? rules.value.tieBreaks : [];
  };
  const of = (name: string, code: string): number | null =>
    columnOf(candidates, code)[candidates.players.findIndex((player) => player.name.startsWith(name))]!;

  test('both 8½ and 1-1 against each other; Carlsen has more wins, Kramnik more Sonneborn-Berger', () => {
    expect([of('Carlsen', 'PTS'), of('Kramnik', 'PTS')]).toEqual([8.5, 8.5]);
    expect([of('Carlsen', 'DE'), of('Kramnik', 'DE')]).toEqual([0, 0]);
    expect([of('Carlsen', 'WIN'), of('Kramnik', 'WIN')]).toEqual([5, 4]);
    expect([of('Carlsen', 'SB'), of('Kramnik', 'SB')]).toEqual([56.25, 57.75]);
  });

  test('FIDE: Carlsen; NZCF: Kramnik', () => {
    expect(nameOf(tieBreaks('fide-2019'))).toEqual(['Carlsen', 'Kramnik']);
    expect(nameOf(tieBreaks('nzcf'))).toEqual(['Kramnik', 'Carlsen']);
  });
});

describe('standings', () => {
  test('equals share places 1, 2, 2, 4 and stand in order of their numbers', () => {
    const table = crossTable('*111 | 0*== | 0=*= | 0==*');
    const { rows, ranks } = standingsOf(table, 'PTS,DE,SB');
    expect(rows.map(({ no, rank, rankTo }) => [no, rank, rankTo])).toEqual([
      [1, 1, 1],
      [2, 2, 4],
      [3, 2, 4],
      [4, 2, 4],
    ]);
    expect(ranks).toEqual([1, 2, 2, 2]);
  });

  test('an annulled player is listed last, without a rank or a value', () => {
    const table = crossTable('*111 | 0*10 | 00*1 | 010*', {
      withdrawn: [{ no: 1, after: 1, treatment: 'annulled' }],
    });
    const { rows, ranks } = standingsOf(table, 'PTS,WIN');
    expect(rows.at(-1)).toEqual({ no: 1, rank: null, rankTo: null, values: [null, null] });
    expect(ranks).toEqual([null, 1, 1, 1]);
  });

  test('a game annulled by itself counts for nobody', () => {
    const table = crossTable('*1 | 0*');
    const without = { ...table, games: table.games.map((game) => ({ ...game, annulled: true })) };
    expect(columnOf(without, 'PTS')).toEqual([0, 0]);
    expect(columnOf(without, 'WIN')).toEqual([0, 0]);
  });

  test('an arbiter’s adjustment counts in the points, and nowhere else', () => {
    const table = crossTable('*=1 | =*1 | 00*');
    const fined = {
      ...table,
      players: table.players.map((player) => (player.no === 1 ? { ...player, adjustment: -0.25 } : player)),
    };
    expect(columnOf(fined, 'PTS')).toEqual([1.25, 1.5, 0]);
    for (const code of ['SB', 'WIN', 'KS']) expect(columnOf(fined, code)).toEqual(columnOf(table, code));
    expect(lines(fined, 'PTS')).toEqual(['1 B', '2 A', '3 C']);
  });

  test('before the first game everybody is first', () => {
    expect(standingsOf(crossTable('*.. | .*. | ..*'), 'PTS,DE,WIN,SB,KS').ranks).toEqual([1, 1, 1]);
  });

  test('without a list of its own it takes the tournament’s', () => {
    const result = standings(realEvent('cand2013'));
    expect(result.ok && result.value.order).toEqual(['PTS', 'DE', 'WIN', 'SB', 'KS']);
  });
});

describe('a list of tie-breaks', () => {
  const codes = (order: string): string[] => checkOrder(order.split(',')).map(({ code }) => code);

  test('begins with points, names known criteria, and none twice but direct encounter', () => {
    expect(codes('PTS,DE,SB,DE')).toEqual([]);
    expect(codes('PTS,SB,SB')).toEqual(['criterion-twice']);
    expect(codes('SB,PTS')).toEqual(['criterion-order']);
    expect(codes('PTS,DE,PTS')).toEqual(['criterion-twice']);
    expect(codes('PTS,LUCK,__proto__')).toEqual(['criterion-unknown', 'criterion-unknown']);
    expect(checkOrder([]).map(({ code }) => code)).toEqual(['criterion-order']);
  });

  test('that is wrong gives no standings', () => {
    const result = standings(realEvent('tec_rr'), ['PTS', 'BH']);
    expect(result.ok ? [] : result.problems[0].values).toEqual({
      typed: 'BH',
      choices: 'PTS, DE, SB, WIN, KS',
    });
    expect(values(realEvent('tec_rr'), 'BH').ok).toBe(false);
  });

  test('of every rule set is one that can be applied', () => {
    for (const { tieBreaks } of RULE_SETS) expect(checkOrder(tieBreaks)).toEqual([]);
    expect(rulesOf('house').ok).toBe(false);
    expect(rulesOf()).toEqual(rulesOf('fide-2019'));
  });

  test('can be made of criteria that all name their source', () => {
    expect(CRITERIA.every(({ source }) => /^FIDE C\.07 \d/.test(source))).toBe(true);
  });
});
