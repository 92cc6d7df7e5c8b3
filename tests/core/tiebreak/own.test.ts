import { drawLots } from '../../../src/core/draw/lots';
import { withPlayers } from '../../changed';
import { club, columnOf, lines, withoutRating } from './found';
import { crossTable, realEvent } from '../../eventFixtures';

describe('a player’s own rating (FIDE C.07 10.6)', () => {
  it('the highest goes first, or the lowest; the unrated come last either way', () => {
    const table = withPlayers(crossTable('*== | =*= | ==*'), (player) => {
      const typed = 1500 + player.no;
      return player.no === 2 ? player : { ...player, rating: { typed, strength: typed } };
    });
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
    const table = withPlayers(crossTable('*== | =*1 | =0*'), (player, place) => {
      const strength = [1500, 1501, 1500][place]!;
      return { ...player, rating: { typed: strength, strength } };
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
    const table = withPlayers(crossTable('*-- | +*1 | +0*'), (player) => ({
      ...player,
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

describe('lots (FIDE C.07 4.2)', () => {
  it('follow a written seed, so that anyone can repeat them; without one all stay tied', () => {
    const table = crossTable('*=== | =*== | ==*= | ===*');
    const drawn = drawLots(4, 'club night');
    const names = drawn.map((place) => 'ABCD'[place]);
    expect(lines({ ...table, lotsSeed: 'club night' }, 'PTS,LOTS')).toEqual(
      names.map((name, index) => `${index + 1} ${name}`),
    );
    expect(names.join('')).toBe('BDAC');
    expect(lines(table, 'PTS,LOTS')[3]).toBe('1-4 D');
  });

  it('are the places from 1 in the drawn order', () => {
    const event = { ...crossTable('*1=0 | 0*11 | =0*1 | 100*'), lotsSeed: 'apple' };
    expect([...columnOf(event, 'LOTS')].sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('pairing numbers (FIDE C.07 7.8)', () => {
  it('the lowest goes first, or the highest', () => {
    const table = crossTable('*== | =*= | ==*');
    expect(lines(table, 'PTS,TPN')).toEqual(['1 A', '2 B', '3 C']);
    expect(lines(table, 'PTS,TPN/R')).toEqual(['1 C', '2 B', '3 A']);
  });
});

describe('a play-off (FIDE C.07 3)', () => {
  it('orders as the arbiter wrote it, among those still tied', () => {
    const table = withPlayers(crossTable('*== | =*= | ==*'), (player, place) => ({
      ...player,
      playOff: [0, 2, 1.5][place]!,
    }));
    expect(lines(table, 'PTS,PLAYOFF')).toEqual(['1 B', '2 C', '3 A']);
    expect(columnOf(crossTable('*= | =*'), 'PLAYOFF')).toEqual([0, 0]);
  });
});

describe('rounds elected to play (FIDE C.07 7.6)', () => {
  it('are all but a forfeit lost', () => {
    expect(columnOf(club, 'REP')).toEqual([1, 2, 2]);
  });

  it('neither of two who both stayed away elected to play', () => {
    expect(columnOf(crossTable('*x1 | x*1 | 00*'), 'REP')).toEqual([1, 1, 2]);
  });
});
