import { withResults } from '../../../src/core/results/record';
import { rulesFor } from '../../../src/core/ruleSets';
import { orderWarnings } from '../../../src/core/tiebreak/registry';
import { explainPlace } from '../../../src/core/explain/standings';
import { placeText } from '../../../src/language/explain';
import { generated } from '../../generated';
import { valueOf } from '../../results';
import { grandSlam } from '../../scores';
import { columnOf, lines } from './found';

describe('tie-breaks of scores: Grand Slam of Darts 2023, group A', () => {
  const group = grandSlam();

  it('three have beaten each other in a circle: the difference of legs parts them', () => {
    expect(columnOf(group, 'PTS')).toEqual([2, 2, 2, 0]);
    expect(columnOf(group, 'DIFF')).toEqual([0, 4, 6, -10]);
    expect(columnOf(group, 'SCORED')).toEqual([11, 14, 14, 5]);
    expect(lines(group, 'PTS,DE')).toEqual(['1-3 Smith', '1-3 Ratajski', '1-3 Wade', '4 Girvan']);
    expect(lines(group, 'PTS,DE,DIFF')).toEqual(['1 Wade', '2 Ratajski', '3 Smith', '4 Girvan']);
  });

  it('legs won come next', () => {
    const typed = ['3-1', '4-2'].map((score, index) => ({ game: index + 1, typed: score }));
    const even = valueOf(withResults(generated({ players: 4, cycles: 1, seed: 1, finished: 0 }), []));
    const played = valueOf(withResults({ ...even, profile: 'home' }, typed));
    expect(lines(played, 'PTS,DIFF')).toEqual([
      '1-2 Player A1',
      '1-2 Player B2',
      '3-4 Player C3',
      '3-4 Player D4',
    ]);
    expect(lines(played, 'PTS,DIFF,SCORED')).toEqual([
      '1 Player B2',
      '2 Player A1',
      '3 Player C3',
      '4 Player D4',
    ]);
  });

  it('a win without a score is one to nil, a draw without one nothing, and a forfeit counts nothing', () => {
    const open = { ...generated({ players: 4, cycles: 1, seed: 1, finished: 0 }), profile: 'plain' } as const;
    const typed = ['W', '+/-', '½', '0-0', '½-0', '2-2'].map((text, index) => ({
      game: index + 1,
      typed: text,
    }));
    const played = valueOf(withResults(open, typed));
    expect(columnOf(played, 'DIFF')).toEqual([1, 0, 0, -1]);
    expect(columnOf(played, 'SCORED')).toEqual([3, 0, 2, 0]);
  });

  it('the reasons name the score of each game', () => {
    const place = valueOf(explainPlace(group, 2, ['PTS', 'DIFF']));
    const names = new Map(group.players.map(({ no, name }) => [no, name]));
    const text = placeText(place, { names, profile: 'plain' });
    expect(text.slice(text.findIndex((line) => line.startsWith('Difference'))).slice(0, 4)).toEqual([
      'Difference (Custom of leagues): 4',
      '  Round 1, won against Wade: 5 − 4 = 1',
      '  Round 2, lost to Smith: 4 − 5 = −1',
      '  Round 3, won against Girvan: 5 − 1 = 4',
    ]);
  });
});

describe('which games a tie-break suits', () => {
  const warned = (profile: 'chess' | 'go' | 'plain' | 'home', ...order: string[]) =>
    orderWarnings(grandSlam(), order) &&
    orderWarnings({ ...grandSlam(), profile }, order).map(({ code }) => code);

  it('scores suit other games than chess and Go, Black those with sides, SODOS those with colours', () => {
    expect(warned('plain', 'PTS', 'DE', 'DIFF', 'SCORED', 'SB')).toEqual([]);
    expect(warned('chess', 'DIFF')).toEqual(['criterion-of-other-games']);
    expect(warned('go', 'SCORED', 'SODOS')).toEqual(['criterion-of-other-games']);
    expect(warned('home', 'BPG', 'SODOS')).toEqual(['criterion-of-other-games']);
    expect(warned('plain', 'BPG', 'WIN')).toEqual(['criterion-of-other-games']);
  });

  it('an event of scores is offered them after direct encounter', () => {
    for (const profile of ['plain', 'home', 'neutral'] as const)
      expect(rulesFor('berger', profile).tieBreaks).toEqual(['PTS', 'DE', 'DIFF', 'SCORED', 'SB']);
    expect(rulesFor('berger', 'chess').id).toBe('fide-2019');
    expect(rulesFor('scheveningen', 'plain').id).toBe('match');
  });
});
