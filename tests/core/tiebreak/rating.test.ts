import { crossTable, realEvent } from '../../eventFixtures';
import { club, withoutRating, withPlayers } from './events';
import { columnOf, lines } from './found';

describe('a player’s own rating (FIDE C.07 10.6)', () => {
  it('the highest goes first, or the lowest; the unrated come last either way', () => {
    const table = withPlayers(crossTable('*== | =*= | ==*'), (no) =>
      no === 2 ? {} : { rating: { typed: 1500 + no, strength: 1500 + no } },
    );
    expect(lines(table, 'PTS,RTNG')).toEqual(['1 C', '2 A', '3 B']);
    expect(lines(table, 'PTS,RTNG/R')).toEqual(['1 A', '2 C', '3 B']);
  });

  it('counts though somebody else has none', () => {
    expect(columnOf(withoutRating(club, 1), 'RTNG')).toEqual([null, 1600, 1700]);
  });
});

describe('ratings of the opponents met over the board (FIDE C.07 10)', () => {
  it('average, performance and perfect performance of the opponents met (10.1-10.5)', () => {
    expect(columnOf(club, 'ARO')).toEqual([1600, 1600, 1600]);
    expect(columnOf(club, 'TPR')).toEqual([2400, 1600, 800]);
    expect(columnOf(club, 'PTP')).toEqual([2336, 1599, 800]);
    expect(columnOf(club, 'APRO')).toEqual([1600, 1600, 1600]);
    expect(columnOf(club, 'APPO')).toEqual([1599, 1568, 1599]);
  });

  it('the average of the opponents’ performances is rounded, a half upwards (10.4)', () => {
    const table = withPlayers(crossTable('*== | =*1 | =0*'), (no) => {
      const strength = [1500, 1501, 1500][no - 1]!;
      return { rating: { typed: strength, strength } };
    });
    expect(columnOf(table, 'TPR')).toEqual([1501, 1693, 1308]);
    expect(columnOf(table, 'APRO')).toEqual([1501, 1405, 1597]);
  });

  it('mean nothing while somebody has no rating: all stay tied', () => {
    const table = withoutRating(club, 1);
    for (const code of ['ARO', 'TPR', 'PTP', 'APRO', 'APPO'])
      expect(columnOf(table, code)).toEqual([null, null, null]);
  });

  it('whoever played nobody has none, and stands last', () => {
    const table = withPlayers(crossTable('*-- | +*1 | +0*'), () => ({
      rating: { typed: 1500, strength: 1500 },
    }));
    expect(columnOf(table, 'TPR')).toEqual([null, 2300, 700]);
  });

  it('Candidates 2013: Carlsen 8½ of 14', () => {
    const candidates = realEvent('cand2013');
    const carlsen = candidates.players.findIndex(({ name }) => name === 'Carlsen,M');
    expect(columnOf(candidates, 'TPR')[carlsen]).toBe(2854);
  });
});

describe('the score that ratings let expect (FIDE B.02 8.3)', () => {
  it('expected score and what was made above it', () => {
    expect(columnOf(club, 'FIDE_WE')).toEqual([0.36, 1, 0.64]);
    expect(columnOf(club, 'FIDE_DR')).toEqual([0.64, 0, -0.64]);
  });

  it('means nothing while somebody has no rating: all stay tied (FIDE C.07 10)', () => {
    const table = withoutRating(club, 1);
    for (const code of ['FIDE_WE', 'FIDE_DR']) expect(columnOf(table, code)).toEqual([null, null, null]);
  });
});
