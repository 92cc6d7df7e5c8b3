import { planSubstitution } from '../../../src/app/changes/person';
import { FIVE, openedOnce, sentencesIn, shown, writes } from './previewed';

describe('somebody plays in place of a player', () => {
  it('a substitute has nothing of who was there', () => {
    const changed = shown(FIVE, 'substitute', { player: '2', newName: 'Bea', rating: '1800' });
    expect(sentencesIn(changed)).toEqual(['Bea has number 2 in place of Bert.']);
    expect(changed.cells).toEqual([
      { key: 'player 2 name', before: 'Bert', after: 'Bea' },
      { key: 'player 2 rating', before: 1501, after: 1800 },
      { key: 'player 2 federation', before: 'NZL', after: null },
    ]);
  });

  it('has the number with their own name, rating and federation', () => {
    const eve = { player: 2, name: 'Eve', rating: 1700, federation: 'AUS' };
    expect(writes(planSubstitution(openedOnce(FIVE), eve))).toEqual([
      'Players!B6: Bert → Eve',
      'Players!C6: 1501 → 1700',
      'Players!D6: NZL → AUS',
    ]);
  });

  it('not under a name that somebody else has', () => {
    const cleo = { player: 2, name: 'Cleo', rating: null, federation: null };
    expect(writes(planSubstitution(openedOnce(FIVE), cleo))).toEqual([
      'name-duplicate; sheet Players; cell B6; name Cleo; other B7',
    ]);
  });
});
