import { drawLots } from '../../../src/core/draw/lots';
import type { Tournament } from '../../../src/core/model';
import { crossTable, eventOf, realEvent } from '../../eventFixtures';
import { columnOf, lines } from './found';

/** A, B and C, rests included: A won the day they met B, lost to C by forfeit; B beat C over the board. */
const club = eventOf(
  JSON.stringify({
    event: 'Club',
    rounds: 3,
    players: ['A', 'B', 'C'].map((name, index) => ({ no: index + 1, name, rating: 1500 + 100 * index })),
    games: [
      { round: 1, white: 1, black: 2, result: '1-0' },
      { round: 2, white: 3, black: 1, result: '+-' },
      { round: 3, white: 3, black: 2, result: '0-1' },
    ],
  }),
);

const withPlayers = (tournament: Tournament, more: (no: number) => object): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, ...more(player.no) })),
});

describe('a player’s own results', () => {
  it('wins count forfeits, games won do not; 15.2 read to the letter does (FIDE C.07 7.1-7.4)', () => {
    expect(columnOf(club, 'WIN')).toEqual([1, 1, 1]);
    expect(columnOf(club, 'WON')).toEqual([1, 1, 0]);
    expect(columnOf(club, 'WON#15.2')).toEqual([1, 1, 1]);
    expect(columnOf(club, 'BPG')).toEqual([0, 2, 0]);
    expect(columnOf(club, 'BWG')).toEqual([0, 1, 0]);
  });

  it('a forfeit won with Black is a game with Black only to the letter of 15.2; one lost never is', () => {
    const black = crossTable('*-+ | +*1 | -0*');
    expect(columnOf(black, 'BPG')).toEqual([0, 0, 1]);
    expect(columnOf(black, 'BPG#15.2')).toEqual([0, 1, 1]);
    expect(columnOf(black, 'BWG')).toEqual([0, 0, 0]);
    expect(columnOf(black, 'BWG#15.2')).toEqual([0, 1, 0]);
    expect(columnOf(black, 'BPTS')).toEqual([0, 1, 0]);
    expect(columnOf(black, 'BPTS#otb')).toEqual([0, 0, 0]);
  });

  it('rounds elected to play are all but a forfeit lost (7.6)', () => {
    expect(columnOf(club, 'REP')).toEqual([1, 2, 2]);
  });

  it('a day of rest repeats the progressive score (7.5): B has 0, 0 and 1', () => {
    expect(columnOf(club, 'PS')).toEqual([3, 1, 2]);
    expect(columnOf(club, 'PS/C1')).toEqual([2, 1, 2]);
  });

  it('standard points are 1 and ½ on any scale (7.7)', () => {
    const scale = crossTable('*1= | 0*1 | =0*', { scoring: { W: 3, D: 1, L: 0.5 } });
    expect(columnOf(scale, 'PTS')).toEqual([4, 3.5, 1.5]);
    expect(columnOf(scale, 'STD')).toEqual([1.5, 1, 0.5]);
  });

  it('Kashdan: 4, 2 and 1; a forfeit is 2 in New Zealand and nothing in the United States (34E7)', () => {
    expect(columnOf(club, 'KASHDAN_NZ')).toEqual([6, 5, 3]);
    expect(columnOf(club, 'KASHDAN_USCF')).toEqual([4, 5, 1]);
  });
});

describe('opponents’ results', () => {
  it('NZCF’s adjusted score: unplayed games, and days of rest where they count, are draws with oneself', () => {
    expect(columnOf(club, 'NZ_ADJ')).toEqual([1.5, 1, 0.5]);
    expect(columnOf(club, 'NZ_ADJ#rest')).toEqual([2, 1.5, 1]);
    expect(columnOf(club, 'NZ_SB')).toEqual([1.75, 0.5, 0.25]);
    expect(columnOf(club, 'NZ_SB#rest')).toEqual([3.5, 1.75, 1]);
    expect(columnOf(club, 'NZ_BH')).toEqual([2.5, 2, 1.5]);
    expect(columnOf(club, 'NZ_BH/C1')).toEqual([1.5, 1.5, 1]);
  });

  it('the median leaves out one score at either end up to 8 rounds, two up to 12, three above', () => {
    const field = (size: number): Tournament =>
      crossTable(
        Array.from({ length: size }, (_, row) =>
          Array.from({ length: size }, (_, column) => (row === column ? '*' : row < column ? '1' : '0')).join(
            '',
          ),
        ).join('|'),
      );
    const rounds = (size: number, count: number): Tournament => ({ ...field(size), rounds: count });
    expect([8, 9, 12, 13].map((count) => columnOf(rounds(10, count), 'NZ_MEDIAN')[0])).toEqual([
      28, 20, 20, 12,
    ]);
  });

  it('SODOS is Sonneborn-Berger', () => {
    expect(columnOf(club, 'SODOS')).toEqual(columnOf(club, 'SB'));
  });

  it('cut 2 of Sonneborn-Berger and Buchholz leaves out two, medians as many at the top', () => {
    const table = crossTable('*1111 | 0*111 | 00*11 | 000*1 | 0000*');
    expect(columnOf(table, 'SB').slice(0, 2)).toEqual([6, 3]);
    expect(columnOf(table, 'SB/C2').slice(0, 2)).toEqual([5, 2]);
    expect(columnOf(table, 'BH')).toEqual([6, 7, 8, 9, 10]);
    expect(columnOf(table, 'BH/C2')).toEqual([5, 6, 7, 7, 7]);
    expect(columnOf(table, 'BH/M2')).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('among the tied', () => {
  it('US Chess counts wins less losses once and does not compare again whom that leaves tied (34E5)', () => {
    const recursive = crossTable('*10010 | 0*=1== | 1=*=01 | 10=*01 | 0=11*0 | 1=001*');
    expect(columnOf(recursive, 'US_TIED')).toEqual([0, 1, 0, 4, 2, 2]);
    expect(lines(recursive, 'PTS,US_TIED')).toEqual(['1 C', '2 B', '3-4 E', '3-4 F', '5 D', '6 A']);
  });

  it('plus or minus, not percentage: 3-1 among them is before 1-0', () => {
    const uneven = crossTable('*1... | 0*111 | .0*.. | .0.*. | .0..*');
    const level = withPlayers(uneven, (no) => ({ adjustment: no === 2 ? -2 : no > 2 ? 1 : 0 }));
    expect(lines(level, 'PTS,US_TIED').slice(0, 2)).toEqual(['1 B', '2 A']);
    expect(lines(level, 'PTS,DE').slice(0, 2)).toEqual(['1 B', '2 A']);
  });
});

describe('what is known before', () => {
  it('pairing numbers and ratings go both ways; the unrated come last either way', () => {
    const table = withPlayers(crossTable('*== | =*= | ==*'), (no) =>
      no === 2 ? {} : { rating: { typed: 1500 + no, strength: 1500 + no } },
    );
    expect(lines(table, 'PTS,TPN')).toEqual(['1 A', '2 B', '3 C']);
    expect(lines(table, 'PTS,TPN/R')).toEqual(['1 C', '2 B', '3 A']);
    expect(lines(table, 'PTS,RTNG')).toEqual(['1 C', '2 A', '3 B']);
    expect(lines(table, 'PTS,RTNG/R')).toEqual(['1 A', '2 C', '3 B']);
  });

  it('a play-off orders as the arbiter wrote it, among those still tied', () => {
    const table = withPlayers(crossTable('*== | =*= | ==*'), (no) => ({ playOff: [0, 2, 1.5][no - 1] }));
    expect(lines(table, 'PTS,PLAYOFF')).toEqual(['1 B', '2 C', '3 A']);
    expect(columnOf(crossTable('*= | =*'), 'PLAYOFF')).toEqual([0, 0]);
  });

  it('lots follow a written seed, so that anyone can repeat them; without one all stay tied', () => {
    const table = crossTable('*=== | =*== | ==*= | ===*');
    const drawn = drawLots(4, 'club night');
    const names = drawn.map((place) => 'ABCD'[place]);
    expect(lines({ ...table, lotsSeed: 'club night' }, 'PTS,LOTS')).toEqual(
      names.map((name, index) => `${index + 1} ${name}`),
    );
    expect(names.join('')).toBe('BDAC');
    expect(lines(table, 'PTS,LOTS')[3]).toBe('1-4 D');
  });
});

describe('by ratings, over the board only', () => {
  it('average, performance and perfect performance of the opponents met (FIDE C.07 10.1-10.3)', () => {
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

  it('expected score and what was made above it (FIDE B.02 8.3)', () => {
    expect(columnOf(club, 'FIDE_WE')).toEqual([0.36, 1, 0.64]);
    expect(columnOf(club, 'FIDE_DR')).toEqual([0.64, 0, -0.64]);
  });

  it('mean nothing while somebody has no rating (10): all stay tied', () => {
    const { players, ...rest } = club;
    const [first, ...others] = players;
    const unrated = { no: first!.no, name: first!.name, status: first!.status };
    const table = { ...rest, players: [unrated, ...others] };
    for (const code of ['ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'FIDE_WE', 'FIDE_DR'])
      expect(columnOf(table, code)).toEqual([null, null, null]);
    expect(columnOf(table, 'RTNG')).toEqual([null, 1600, 1700]);
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
