import { withGames } from '../../changed';
import { rulesOf } from '../../../src/core/ruleSets';
import { CRITERIA, checkOrder, codeOf, criterionOf } from '../../../src/core/tiebreak/registry';
import { standings, values } from '../../../src/core/tiebreak/standings';
import { crossTable, realEvent } from '../../eventFixtures';
import { columnOf, standingsOf } from './found';

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

  it('both 8½ and 1-1 against each other; Carlsen has more wins, Kramnik more Sonneborn-Berger', () => {
    expect([of('Carlsen', 'PTS'), of('Kramnik', 'PTS')]).toEqual([8.5, 8.5]);
    expect([of('Carlsen', 'DE'), of('Kramnik', 'DE')]).toEqual([0, 0]);
    expect([of('Carlsen', 'WIN'), of('Kramnik', 'WIN')]).toEqual([5, 4]);
    expect([of('Carlsen', 'SB'), of('Kramnik', 'SB')]).toEqual([56.25, 57.75]);
  });

  it('FIDE: Carlsen; NZCF: Kramnik', () => {
    expect(nameOf(tieBreaks('fide-2019'))).toEqual(['Carlsen', 'Kramnik']);
    expect(nameOf(tieBreaks('nzcf'))).toEqual(['Kramnik', 'Carlsen']);
  });
});

describe('standings', () => {
  it('equals share places 1, 2, 2, 4 and stand in order of their numbers', () => {
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

  it('an annulled player is listed last, without a rank or a value', () => {
    const table = crossTable('*111 | 0*10 | 00*1 | 010*', {
      withdrawn: [{ no: 1, after: 1, treatment: 'annulled' }],
    });
    const { rows, ranks } = standingsOf(table, 'PTS,WIN');
    expect(rows.at(-1)).toEqual({ no: 1, rank: null, rankTo: null, values: [null, null] });
    expect(ranks).toEqual([null, 1, 1, 1]);
  });

  it('a game annulled by itself counts for nobody', () => {
    const table = crossTable('*1 | 0*');
    const without = withGames(table, (game) => ({ ...game, annulled: true }));
    expect(columnOf(without, 'PTS')).toEqual([0, 0]);
    expect(columnOf(without, 'WIN')).toEqual([0, 0]);
  });

  it('before the first game everybody is first', () => {
    expect(standingsOf(crossTable('*.. | .*. | ..*'), 'PTS,DE,WIN,SB,KS').ranks).toEqual([1, 1, 1]);
  });

  it('without a list of its own it takes the tournament’s', () => {
    const result = standings(realEvent('cand2013'));
    expect(result.ok && result.value.order).toEqual(['PTS', 'DE', 'WIN', 'SB', 'KS']);
  });
});

describe('a list of tie-breaks', () => {
  const codes = (order: string): string[] => checkOrder(order.split(',')).map(({ code }) => code);

  it('begins with points, names known criteria, and none twice but direct encounter', () => {
    expect(codes('PTS,DE,SB,DE')).toEqual([]);
    expect(codes('PTS,SB,SB')).toEqual(['criterion-twice']);
    expect(codes('SB,PTS')).toEqual(['criterion-order']);
    expect(codes('PTS,DE,PTS')).toEqual(['criterion-twice']);
    expect(codes('PTS,LUCK,__proto__')).toEqual(['criterion-unknown', 'criterion-unknown']);
    expect(checkOrder([]).map(({ code }) => code)).toEqual(['criterion-order']);
  });

  it('that is wrong gives no standings', () => {
    const result = standings(realEvent('tec_rr'), ['PTS', 'LUCK']);
    const found = result.ok ? {} : result.problems[0].values;
    expect(found['typed']).toBe('LUCK');
    expect(found['choices']).toMatch(/^PTS, DE, DIFF, SCORED, SB, WIN, KS, .*BH\/M2$/);
    expect(values(realEvent('tec_rr'), 'LUCK').ok).toBe(false);
  });

  it('is made of criteria with one code each, that name their source', () => {
    expect(new Set(CRITERIA.map(({ code }) => code)).size).toBe(CRITERIA.length);
    for (const { code, source } of CRITERIA) {
      expect(source).toMatch(
        /^(FIDE [BC]\.0\d \d|NZCF handbook|US Chess Official Rules 34E|Custom of (?:Go|leagues))/,
      );
      expect(criterionOf(code)!.code).toBe(code);
    }
  });

  it('may be typed in any case', () => {
    expect(['nz_sb#REST', ' sb ', 'ks/l-2', 'luck'].map(codeOf)).toEqual([
      'NZ_SB#rest',
      'SB',
      'KS/L-2',
      'LUCK',
    ]);
    expect(codes('pts,NZ_SB#REST,de')).toEqual([]);
    expect(codes('PTS,sb,SB')).toEqual(['criterion-twice']);
  });

  it('may have limits and cuts of the arbiter’s own', () => {
    for (const code of ['KS/L-2', 'KS/L+1.0', 'KS/L60', 'SB/C3', 'PS/C4', 'BH/C3', 'BH/M3'])
      expect(criterionOf(code)?.code).toBe(code);
    for (const code of ['KS/L', 'KS/L101', 'KS/L1.5', 'SB/C0', 'PS/C10', 'DE/C1', 'BH/M'])
      expect(criterionOf(code)).toBeUndefined();
  });
});
