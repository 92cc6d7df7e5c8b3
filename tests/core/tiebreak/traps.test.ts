import { rulesOf } from '../../../src/core/rules';
import { crossTable } from '../../eventFixtures';
import { columnOf, limitOf, lines } from './found';

const tieBreaks = (id: string): string => {
  const rules = rulesOf(id);
  return rules.ok ? rules.value.tieBreaks.join() : '';
};

describe('worked traps of several tie-breaks', () => {
  it('one forfeit, B against A: FIDE has B before C, NZCF’s adjusted scores C before B', () => {
    const table = crossTable('*-=1 | +*== | ==*1 | 0=0*');
    expect(columnOf(table, 'PTS')).toEqual([1.5, 2, 2, 0.5]);
    expect(columnOf(table, 'SB').slice(1, 3)).toEqual([2.75, 2.25]);
    expect(columnOf(table, 'NZ_ADJ')).toEqual([2, 1.5, 2, 0.5]);
    expect(columnOf(table, 'NZ_SB').slice(1, 3)).toEqual([2, 2.25]);
    expect(lines(table, 'PTS,SB').slice(0, 2)).toEqual(['1 B', '2 C']);
    expect(lines(table, tieBreaks('nzcf')).slice(0, 2)).toEqual(['1 C', '2 B']);
  });

  it('Bilbao, 3-1-0: both factors of Sonneborn-Berger and the limit of Koya are on that scale; standard points are not', () => {
    const bilbao = crossTable('*1= | 0*1 | =0*', { scoring: { W: 3, D: 1, L: 0 } });
    expect(columnOf(bilbao, 'PTS')).toEqual([4, 3, 1]);
    expect(columnOf(bilbao, 'SB')).toEqual([10, 3, 4]);
    expect(columnOf(bilbao, 'STD')).toEqual([1.5, 1, 0.5]);
    expect(limitOf(bilbao)).toBe(3);
    expect(columnOf(bilbao, 'KS')).toEqual([3, 0, 1]);
  });
});
