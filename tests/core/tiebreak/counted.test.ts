import { withPlayer } from '../../changed';
import { explainPlace } from '../../../src/core/explain/standings';
import { teamStandings } from '../../../src/core/tiebreak/teams/standings';
import { crossTable } from '../../eventFixtures';
import { newMatch, playedBy } from '../../matches';
import { valueOf } from '../../results';
import { club, columnOf, lines } from './found';

describe('games won (FIDE C.07 7.1, 7.2)', () => {
  it('a draw is none, a loss is none', () => {
    const table = crossTable('*1== | 0*11 | =0*+ | =0-*');
    expect(columnOf(table, 'WIN')).toEqual([1, 2, 1, 0]);
    expect(columnOf(table, 'WON')).toEqual([1, 2, 0, 0]);
    expect(columnOf(table, 'WON#15.2')).toEqual([1, 2, 1, 0]);
  });

  it('wins count forfeits, games won do not; 15.2 read to the letter does', () => {
    expect(columnOf(club, 'WIN')).toEqual([1, 1, 1]);
    expect(columnOf(club, 'WON')).toEqual([1, 1, 0]);
    expect(columnOf(club, 'WON#15.2')).toEqual([1, 1, 1]);
  });
});

describe('games with Black (FIDE C.07 7.3, 7.4)', () => {
  it('C had Black twice, drew with A and beat B', () => {
    const table = crossTable('*1= | 0*0 | =1*');
    expect(columnOf(table, 'BPG')).toEqual([0, 1, 2]);
    expect(columnOf(table, 'BWG')).toEqual([0, 0, 1]);
    expect(columnOf(table, 'BPTS')).toEqual([0, 0, 1.5]);
  });

  it('games played and games won with Black are games over the board', () => {
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
});

describe('points (FIDE C.07 4)', () => {
  it('are those of all games, forfeits among them', () => {
    expect(columnOf(crossTable('*+1 | -*= | 0=*'), 'PTS')).toEqual([2, 0.5, 0.5]);
  });

  it('an arbiter’s adjustment counts in the points, and nowhere else', () => {
    const table = crossTable('*=1 | =*1 | 00*');
    const fined = withPlayer(table, 1, { adjustment: -0.25 });
    expect(columnOf(fined, 'PTS')).toEqual([1.25, 1.5, 0]);
    for (const code of ['SB', 'WIN', 'KS']) expect(columnOf(fined, code)).toEqual(columnOf(table, code));
    expect(lines(fined, 'PTS')).toEqual(['1 B', '2 A', '3 C']);
  });
});

describe('the progressive score (FIDE C.07 7.5)', () => {
  it('a day of rest repeats the score: B has 0, 0 and 1', () => {
    expect(columnOf(club, 'PS')).toEqual([3, 1, 2]);
    expect(columnOf(club, 'PS/C1')).toEqual([2, 1, 2]);
  });

  it('cut 1 leaves out the score after round 1, not the point made in it (14.1)', () => {
    const table = crossTable('*11 | 0*1 | 00*');
    expect(columnOf(table, 'PS')).toEqual([5, 1, 0]);
    expect(columnOf(table, 'PS/C1')).toEqual([4, 1, 0]);
    expect(columnOf(table, 'PS/C2')).toEqual([2, 1, 0]);
  });
});

describe('standard points (FIDE C.07 7.7)', () => {
  it('are 1 and ½ on any scale', () => {
    const scale = crossTable('*1= | 0*1 | =0*', { scoring: { W: 3, D: 1, L: 0.5 } });
    expect(columnOf(scale, 'PTS')).toEqual([4, 3.5, 1.5]);
    expect(columnOf(scale, 'STD')).toEqual([1.5, 1, 0.5]);
  });
});

describe('a forfeit loss is worth 0, whatever a loss is worth', () => {
  const TABLE = '*+1= | -*=x | 0=*0 | =x1*';
  const three = crossTable(TABLE, { scoring: { W: 3, D: 2, L: 1 } });

  it('A won by forfeit against B, B and D both stayed away: B has a draw and nothing else', () => {
    expect(columnOf(three, 'PTS')).toEqual([8, 2, 4, 5]);
  });

  it('so it is in what adds up points: 28 is 3 × 2 + 3 × 4 + 2 × 5', () => {
    expect(columnOf(three, 'SB')).toEqual([28, 8, 17, 28]);
    expect(columnOf(three, 'SB/C1')).toEqual([22, 0, 13, 28]);
    expect(columnOf(three, 'SODOS')).toEqual([28, 8, 17, 28]);
    expect(columnOf(three, 'KS')).toEqual([2, 0, 2, 2]);
    expect(columnOf(three, 'BH')).toEqual([11, 17, 15, 14]);
    expect(columnOf(three, 'PS')).toEqual([41, 6, 12, 11]);
  });

  it('with Black a forfeit loss adds nothing, one over the board does', () => {
    expect(columnOf(three, 'BPTS')).toEqual([0, 0, 3, 5]);
    expect(columnOf(three, 'BPTS#otb')).toEqual([0, 0, 3, 5]);
  });

  it('direct encounter: A lost by forfeit and has less than C, who lost over the board', () => {
    const level = crossTable('*-= | +*1 | =0*', {
      scoring: { W: 3, D: 2, L: 1 },
      players: ['A', 'B', 'C'].map((name, index) => ({ no: index + 1, name, adjustment: [4, 0, 3][index] })),
    });
    expect(columnOf(level, 'PTS')).toEqual([6, 6, 6]);
    expect(columnOf(level, 'DE')).toEqual([3, 1, 2]);
  });

  it('standard points: where a draw is worth what a loss is, a loss over the board is ½, a forfeit loss 0', () => {
    const level = crossTable(TABLE, { scoring: { W: 3, D: 1, L: 1 } });
    expect(columnOf(level, 'STD')).toEqual([2.5, 0.5, 1.5, 1.5]);
    const nothing = crossTable(TABLE, { scoring: { W: 3, D: 0, L: 0 } });
    expect(columnOf(nothing, 'STD')).toEqual([2.5, 1.5, 1.5, 2]);
  });

  it('what counts games or draws against oneself is as it was', () => {
    expect(columnOf(three, 'WIN')).toEqual([2, 0, 0, 1]);
    expect(columnOf(three, 'REP')).toEqual([3, 1, 3, 2]);
    expect(columnOf(three, 'NZ_ADJ')).toEqual([7, 6, 4, 7]);
    expect(columnOf(three, 'KASHDAN_NZ')).toEqual([8, 6, 4, 8]);
    expect(columnOf(three, 'KASHDAN_USCF')).toEqual([6, 2, 4, 6]);
  });

  it('an explanation gives the game 0 points', () => {
    const told = explainPlace(three, 2, ['PTS', 'SB']);
    const games =
      told.ok &&
      told.value.values[1]?.lines.map(
        (line) => line.of === 'game' && [line.opponent, line.points, line.factor],
      );
    expect(games).toEqual([
      [1, { n: 0, d: 1 }, { n: 0, d: 1 }],
      [3, { n: 2, d: 1 }, { n: 2, d: 1 }],
      [4, { n: 0, d: 1 }, { n: 0, d: 1 }],
    ]);
  });

  it('in a match of two teams too', () => {
    const scoring = { win: 3, draw: 2, loss: 1, unit: 1 };
    const match = playedBy(newMatch(2, 2, { scoring }), '+0 1=');
    const found = valueOf(teamStandings(match, ['GP']));
    expect(found.map(({ team, values }) => [team, values[0]])).toEqual([
      ['k', { n: 9, d: 1 }],
      ['q', { n: 6, d: 1 }],
    ]);
  });
});
