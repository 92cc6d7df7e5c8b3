import type { Given } from '../../../src/app/changes/change';
import { isComplete, answersOf } from '../../../src/app/changes/preview';
import { changeOf, type ChangeId } from '../../../src/app/changes/table';
import { FIVE, problemsOf } from './previewed';

describe('what a change has to be told', () => {
  const told = (id: ChangeId, given: Given = {}) => answersOf(changeOf(id), FIVE, given);
  const complete = (id: ChangeId, given: Given) => isComplete(changeOf(id), FIVE, given);

  it('choices are those that are preset until others are made', () => {
    expect([told('withdraw'), told('withdraw', { rule: 'us-chess' })]).toEqual([
      { rule: 'fide' },
      { rule: 'us-chess' },
    ]);
    expect(told('exchange', { game: '1' })).toEqual({ exchanged: 'places', game: '1' });
    expect(told('enter', { newName: 'Fred' })).toEqual({ newName: 'Fred' });
  });

  it('all that is not optional', () => {
    expect([complete('record', { game: '1' }), complete('record', { result: '1-0' })]).toEqual([true, false]);
    expect([complete('enter', { newName: ' ' }), complete('enter', { newName: 'Fred' })]).toEqual([
      false,
      true,
    ]);
    expect([complete('adjust', { player: '1' }), complete('adjust', { player: '1', points: '1' })]).toEqual([
      false,
      true,
    ]);
    expect(complete('undo', {})).toBe(true);
  });

  it('both games of an exchange have to be told', () => {
    const codes = (given: Given) => problemsOf(FIVE, 'exchange', given).map(({ values }) => values.typed);
    expect([codes({ game: '1' }), codes({ other: 'x' })]).toEqual([[''], ['', 'x']]);
  });

  it.each(['x', '1.5', '', '1234567890', '1 2'])('%j is no number of a game', (typed) => {
    expect(problemsOf(FIVE, 'record', { game: typed, result: '1-0' })).toEqual([
      { code: 'game-unknown', place: {}, values: { typed } },
    ]);
  });
});
