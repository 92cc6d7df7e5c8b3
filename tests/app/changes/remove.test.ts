import { planRemoval } from '../../../src/app/changes/field';
import { newMatch } from '../../matches';
import { told } from '../../results';
import { opened } from '../opened';
import { after, cellsIn, FIVE, FOUR, openedOnce, problemsOf, sentencesIn, shown } from './previewed';

describe('a player is taken off the list', () => {
  it('the others move up', () => {
    const removed = shown(FOUR, 'remove', { player: '1' });
    expect(sentencesIn(removed)).toEqual([
      'Anna is taken off the list.',
      'The numbers are given anew, in the same way as before.',
    ]);
    expect(removed.numbers).toEqual([
      { no: 1, name: 'Bert', before: 2 },
      { no: 2, name: 'Cleo', before: 3 },
      { no: 3, name: 'Dora', before: 4 },
    ]);
  });

  it('the last one of an even field is the bye', () => {
    const removed = shown(FOUR, 'remove', { player: '4' });
    expect(sentencesIn(removed)).toEqual([
      'Dora is taken off the list.',
      'Whoever would have met number 4 rests: all other games stay as they are.',
    ]);
    expect(removed.numbers).toEqual([]);
    expect(cellsIn(removed)).toEqual([
      'player 4 name: Dora → null',
      'player 4 rating: 1503 → null',
      'player 4 federation: NZL → null',
    ]);
  });

  it('of an odd field two rounds less are played', () => {
    expect(sentencesIn(shown(FIVE, 'remove', { player: '5' }))[2]).toBe('4 players play 3 rounds, not 5.');
  });

  it('not once there is a result, nor a word for an open game', () => {
    const refused = [{ code: 'removal-too-late', place: { player: 'Anna' }, values: { player: 'Anna' } }];
    expect(problemsOf(after(FIVE, '1-0', '1-0'), 'remove', { player: '1' })).toEqual(refused);
    const [first, ...more] = FIVE.games;
    const postponed = { ...FIVE, games: [{ ...first!, pending: 'postponed' as const }, ...more] };
    expect(problemsOf(postponed, 'remove', { player: '1' })).toEqual(refused);
  });

  it('nobody who is not on it', () => {
    expect(told(planRemoval(openedOnce(FIVE), { player: 'Nobody' }))).toEqual([
      'player-unknown; typed Nobody',
    ]);
  });

  it('a match has no list to be taken off', () => {
    expect(told(planRemoval(opened(newMatch(2)), { player: 1 }))).toEqual(['match-players-stay']);
  });
});
