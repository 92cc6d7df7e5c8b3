import { checkTeamOrder, TEAM_CODES } from '../../../../src/core/tiebreak/teams/order';
import { TEAM_CRITERIA, teamStandings } from '../../../../src/core/tiebreak/teams/standings';
import { league } from './league';

describe('a list for teams', () => {
  const codes = (order: string): string[] => checkTeamOrder(order.split(',')).map(({ code }) => code);

  it('begins with match points or game points, names known criteria, and none twice but direct encounter', () => {
    expect(codes('MP,GP,EDE,BC,EDE')).toEqual([]);
    expect(codes('gp,mp')).toEqual([]);
    expect(codes('BC,MP')).toEqual(['criterion-order']);
    expect(codes('MP,GP,GP')).toEqual(['criterion-twice']);
    expect(codes('MP,SB')).toEqual(['criterion-unknown']);
    expect(teamStandings(league('AB', 1, 'A-B 1'), ['BC']).ok).toBe(false);
  });

  it('is made of criteria that name their source', () => {
    for (const { source } of TEAM_CRITERIA) expect(source).toMatch(/^(FIDE C\.07 1[123]\.|NZCF handbook)/);
    expect(new Set(TEAM_CRITERIA.map(({ code }) => code)).size).toBe(TEAM_CRITERIA.length);
    expect(TEAM_CRITERIA.map(({ code, of }) => [code, of])).toEqual(TEAM_CODES);
  });
});
