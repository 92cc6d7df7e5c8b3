import { planRecord } from '../../../src/app/changes/record';
import { told } from '../../results';
import { unwrap } from '../conduct/check';
import { after, cellsIn, FIVE, openedOnce, problemsOf, ranksIn, shown } from './previewed';

describe('results are recorded', () => {
  it('the first one changes its cell, and nothing else', () => {
    const { cells, ...rest } = shown(FIVE, 'record', { game: ' 1 ', result: '1-0' });
    expect(cells).toEqual([{ key: 'game 1', before: null, after: '1-0' }]);
    expect(rest).toEqual({ follows: [], numbers: [], warnings: [], affected: [] });
  });

  it('a result that stands there already is no change', () => {
    expect(shown(after(FIVE, '1-0'), 'record', { game: '1', result: '1-0' }).cells).toEqual([]);
    expect(cellsIn(shown(after(FIVE, '1-0'), 'record', { game: '1' }))).toEqual(['game 1: 1-0 → null']);
  });

  it('a correction says whose rank it changes; a word for an open game is one, too', () => {
    const corrected = shown(after(FIVE, '1-0'), 'record', { game: '1', result: '0-1' });
    expect(ranksIn(corrected)).toEqual(['Bert 1 → 2', 'Emil 2 → 1']);
    expect(cellsIn(shown(FIVE, 'record', { game: '1', result: 'pp' }))).toEqual(['game 1: null → postponed']);
  });

  it('a game of a round that is ahead is warned of, a result that is taken back is not', () => {
    expect(shown(FIVE, 'record', { game: '5', result: '1-0' }).warnings).toMatchObject([
      { code: 'game-ahead', place: { game: 5 } },
    ]);
    const early = after(FIVE, null, null, null, null, '1-0');
    expect(shown(early, 'record', { game: '5', result: '' }).warnings).toEqual([]);
  });

  it('what is no result, and a game that there is not, are told as they were typed', () => {
    expect(problemsOf(FIVE, 'record', { game: '1', result: 'won' })).toEqual([
      { code: 'result-not-understood', place: { game: 1 }, values: { typed: 'won' } },
    ]);
    expect(problemsOf(FIVE, 'record', { game: '99', result: '1-0' })).toEqual([
      { code: 'game-unknown', place: {}, values: { typed: 99 } },
    ]);
  });

  const started = after(FIVE, '1-0');

  it('only what had another result is a correction', () => {
    const plan = (typed: string, game = 1) => unwrap(planRecord(openedOnce(started), [{ game, typed }]));
    expect([plan('0-1').corrected, plan('1-0').corrected, plan('1-0', 2).corrected]).toEqual([[1], [], []]);
    expect(plan('0-1').affected.length).toBeGreaterThan(0);
    expect(plan('1-0', 2).affected).toEqual([]);
    expect(plan('1-0', 2).warnings).toEqual([]);
  });

  it('a game has one result at a time', () => {
    const twice = [1, 1].map((game) => ({ game, typed: '1-0' }));
    expect(told(planRecord(openedOnce(started), twice))).toEqual(['result-twice; game 1']);
  });
});
