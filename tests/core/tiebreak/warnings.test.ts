import { CRITERIA } from '../../../src/core/tiebreak/registry';
import { changeWarnings, orderWarnings } from '../../../src/core/tiebreak/warnings';
import { crossTable, realEvent } from '../../eventFixtures';

const codes = (problems: readonly { readonly code: string }[]): string[] => problems.map(({ code }) => code);

describe('an arbiter is warned of', () => {
  const rated = realEvent('cand2013');
  const unrated = realEvent('cand1950');

  it('what FIDE forbids in round robins (C.07 8)', () => {
    expect(orderWarnings(rated, ['PTS', 'BH/C1', 'SB'])).toEqual([
      { code: 'criterion-forbidden', place: {}, values: { typed: 'BH/C1', source: 'FIDE C.07 14.1, 8.1' } },
    ]);
    const forbidden = CRITERIA.filter(({ roundRobin }) => roundRobin === 'forbidden').map(({ code }) => code);
    expect(forbidden).toEqual(['BH', 'BH/C1', 'BH/C2', 'BH/M1', 'BH/M2']);
  });

  it('what is equal for equals where everybody has met everybody', () => {
    expect(codes(orderWarnings(rated, ['PTS', 'NZ_BH', 'TPR']))).toEqual([
      'criterion-idle',
      'criterion-idle',
    ]);
  });

  it('ratings that somebody lacks (C.07 10), unless they are annulled', () => {
    expect(codes(orderWarnings(unrated, ['PTS', 'FIDE_DR']))).toEqual(['criterion-unrated']);
    expect(codes(orderWarnings(rated, ['PTS', 'FIDE_DR', 'RTNG']))).toEqual([]);
    const { players } = realEvent('iz1979b');
    const without = players.map((player) => {
      const { rating, ...rest } = player;
      return player.no === 3 || rating === undefined ? rest : player;
    });
    expect(codes(orderWarnings({ ...realEvent('iz1979b'), players: without }, ['PTS', 'FIDE_DR']))).toEqual(
      [],
    );
  });

  it('lots without a seed', () => {
    expect(codes(orderWarnings(rated, ['PTS', 'LOTS']))).toEqual(['seed-missing']);
    expect(codes(orderWarnings({ ...rated, lotsSeed: 'Candidates' }, ['PTS', 'LOTS']))).toEqual([]);
  });

  it('nothing in a list that suits', () => {
    expect(orderWarnings(unrated, unrated.tieBreaks)).toEqual([]);
  });
});

describe('a change of the list', () => {
  const started = crossTable('*1. | 0*. | ..*');
  const waiting = crossTable('*.. | .*. | ..*');

  it('is warned of once there is a result (FIDE C.07 4.1.1)', () => {
    expect(changeWarnings(started, ['PTS', 'SB'])).toEqual([
      { code: 'order-changed-late', place: {}, values: { before: 'PTS, DE, WIN, SB, KS', after: 'PTS, SB' } },
    ]);
    expect(changeWarnings(started, started.tieBreaks)).toEqual([]);
    expect(changeWarnings(started, ['PTS', 'DE', 'WIN', 'KS', 'SB'])).toHaveLength(1);
    expect(changeWarnings(waiting, ['PTS', 'SB'])).toEqual([]);
  });
});
